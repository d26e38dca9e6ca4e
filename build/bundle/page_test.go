package bundle

import (
	"bytes"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"

	"github.com/tdewolff/parse/v2"
	"github.com/tdewolff/parse/v2/html"
)

// policy is what the page may do: run its own files and nothing else.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
	"connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types atlas"

// void elements have no end tag.
var void = map[string]bool{"meta": true, "link": true, "input": true, "br": true, "hr": true, "img": true, "rect": true, "path": true}

// pages are the page as it is written, filled, and minified: a browser must be
// able to read each.
func pages(t *testing.T) map[string]string {
	t.Helper()
	written, err := os.ReadFile("../../index.html")
	if err != nil {
		t.Fatal(err)
	}
	filled, err := page("../../index.html")
	if err != nil {
		t.Fatal(err)
	}
	minified, err := site(t).File("index.html")
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{"written": string(written), "filled": filled, "minified": string(minified.Data)}
}

// An element is a start tag with its attributes.
type element struct {
	tag   string
	attrs map[string]string
}

// elements lists the start tags of a page and checks that every element is
// closed in its turn.
func elements(t *testing.T, text string) []element {
	t.Helper()
	var all []element
	var open []string
	lexer := html.NewLexer(parse.NewInputString(text))
	for {
		kind, _ := lexer.Next()
		switch kind {
		case html.ErrorToken:
			if lexer.Err() != io.EOF {
				t.Error(lexer.Err())
			}
			if len(open) > 0 {
				t.Errorf("left open: %s", open)
			}
			return all
		case html.StartTagToken:
			tag := string(lexer.Text())
			all = append(all, element{tag, map[string]string{}})
			if !void[tag] {
				open = append(open, tag)
			}
		case html.AttributeToken:
			value := bytes.Trim(lexer.AttrVal(), `"`)
			all[len(all)-1].attrs[string(lexer.Text())] = string(value)
		case html.EndTagToken:
			tag := string(lexer.Text())
			if len(open) == 0 || open[len(open)-1] != tag {
				t.Fatalf("</%s> closes one of %s", tag, open)
			}
			open = open[:len(open)-1]
		case html.SVGToken, html.MathToken:
			all = append(all, element{tag: "foreign", attrs: map[string]string{}})
		}
	}
}

func TestPageIsWellFormed(t *testing.T) {
	for name, text := range pages(t) {
		t.Run(name, func(t *testing.T) {
			if !strings.HasPrefix(strings.ToLower(text), "<!doctype html>") {
				t.Errorf("begins with %.20q", text)
			}
			ids := map[string]bool{}
			all := elements(t, text)
			for _, e := range all {
				if id := e.attrs["id"]; id != "" {
					if ids[id] {
						t.Errorf("two elements have the id %s", id)
					}
					ids[id] = true
				}
			}
			for _, e := range all {
				for _, key := range []string{"for", "form", "aria-describedby", "aria-labelledby", "aria-controls", "popovertarget"} {
					for id := range strings.FieldsSeq(e.attrs[key]) {
						if !ids[id] {
							t.Errorf("<%s %s=%q> points at nothing", e.tag, key, id)
						}
					}
				}
			}
		})
	}
}

// What the program of the page takes hold of.
func TestPageHasWhatTheProgramNeeds(t *testing.T) {
	ids := map[string]bool{}
	for _, e := range elements(t, pages(t)["minified"]) {
		ids[e.attrs["id"]] = true
	}
	for _, id := range strings.Fields(`bar actions band list list-tab chip key zoom notices live paper skip gallery gallery-leaf tables notes keys
		game-name share projector fullscreen zoom-in zoom-out fit one loading loading-bar loading-text failed failed-text restart`) {
		if !ids[id] {
			t.Errorf("the page has no #%s", id)
		}
	}
}

// The strictest policy that WebAssembly can live under, and nothing inline
// that it would have to allow.
func TestContentSecurityPolicy(t *testing.T) {
	text := pages(t)["minified"]
	met := false
	for _, e := range elements(t, text) {
		if e.attrs["http-equiv"] == "Content-Security-Policy" {
			met = true
			if got := regexp.MustCompile(` 'sha256-[\w+/]{43}='`).ReplaceAllString(e.attrs["content"], ""); got != policy {
				t.Errorf("the policy is %q", e.attrs["content"])
			}
		}
		if !met && (e.tag == "script" || e.tag == "link") {
			t.Errorf("<%s> comes before the policy", e.tag)
		}
		if e.tag == "style" {
			t.Errorf("an inline <%s>", e.tag)
		}
		for key := range e.attrs {
			if key == "style" || strings.HasPrefix(key, "on") {
				t.Errorf("<%s> has the attribute %s", e.tag, key)
			}
		}
	}
	if !met {
		t.Error("there is no policy")
	}
	if inline := regexp.MustCompile(`\sstyle=`).FindString(text); inline != "" {
		t.Error("a style attribute inside SVG or MathML")
	}
}

// escape writes text as the page has it.
var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;")

func TestPageTellsEveryGame(t *testing.T) {
	text := pages(t)["minified"]
	for _, e := range catalog.All() {
		for _, want := range []string{e.Name, e.Summary} {
			if !strings.Contains(text, escape.Replace(want)) && !strings.Contains(text, want) {
				t.Errorf("%s: no %s", e.ID, want)
			}
		}
	}
	if strings.Contains(text, "ZgotmplZ") || strings.Contains(text, "{{") {
		t.Error("the template has left traces")
	}
}

func TestDigits(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1,000", 1000000: "1,000,000", -1: "-1", -100: "-100", -1000: "-1,000"} {
		if got := digits(n); got != want {
			t.Errorf("digits(%d) = %s, want %s", n, got, want)
		}
	}
}
