package lecture

import (
	"reflect"
	"strings"
	"testing"
)

var sample = &Lecture{Title: "Two ~ beams", Steps: []Step{
	{Link: "game=wythoff&at=5,7", Caption: "Two heaps.\n\nWho begins?", Note: "Ask # first.", Hidden: []string{"formula", "reading"}},
	{Link: "game=nim&k=3", Caption: "~.~,~~"},
	{},
}}

// What is written is read again as it was, in both forms.
func TestRoundTrip(t *testing.T) {
	file, err := sample.File()
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParseFile(file)
	if err != nil || !reflect.DeepEqual(again, sample) {
		t.Errorf("%+v, %v, from\n%s", again, err, file)
	}
	text, err := sample.Compact()
	if err != nil {
		t.Fatal(err)
	}
	again, err = ParseCompact(text)
	if err != nil || !reflect.DeepEqual(again, sample) {
		t.Errorf("%+v, %v, from %s", again, err, text)
	}
}

// A file from another system reads the same: line ends, a byte order mark,
// comments.
func TestFileFromElsewhere(t *testing.T) {
	file := "\uFEFF" + header + "\r\n# mine\r\n\r\ntitle  One\r\nstep #game=wythoff\r\ncaption a\r\ncaption b\r\n"
	l, err := ParseFile(file)
	if err != nil || l.Title != "One" || l.Steps[0].Link != "game=wythoff" || l.Steps[0].Caption != "a\nb" {
		t.Errorf("%+v, %v", l, err)
	}
}

func TestWhatIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"":                                     "first line",
		"<html>":                               "first line",
		header + "\ncaption x":                 "line 2: \"caption\" comes before",
		header + "\nstep a\nslide b":           "line 3: a line begins with",
		header + "\ntitle a\ntitle b":          "line 3: there is one title",
		header + "\nstep a b":                  "step 1: a link",
		header + "\nstep a\nhide X":            "step 1: what is hidden",
		header + "\nstep\ncaption \x01":        "step 1: a caption",
		header + "\n\xff":                      "UTF-8",
		header + strings.Repeat("\nstep", 201): "line 202: a lecture has at most 200",
		strings.Repeat("x", MaxFile+1):         "bytes",
	} {
		if _, err := ParseFile(text); err == nil || !strings.Contains(err.Error(), says) || len(err.Error()) > 300 {
			t.Errorf("%.40q: %v; want %q", text, err, says)
		}
	}
	for text, says := range map[string]string{
		"a~":                            "means nothing",
		"a~;":                           "means nothing",
		"a~,b":                          "title",
		"a~.1~,2~,~,4~,5":               "at most 4 fields",
		"a~.ü":                          "a link",
		strings.Repeat("x", MaxLink+1):  "at most 8000",
		strings.Repeat("x", MaxTitle+1): "title",
	} {
		if _, err := ParseCompact(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.40q: %v; want %q", text, err, says)
		}
	}
	long := &Lecture{}
	for range 20 {
		long.Steps = append(long.Steps, Step{Caption: strings.Repeat("x", 500)})
	}
	if _, err := long.Compact(); err == nil || !strings.Contains(err.Error(), "more than 8000") {
		t.Error(err)
	}
	if _, err := (&Lecture{Title: " a"}).File(); err == nil {
		t.Error("a title with a blank before it is written")
	}
}

func FuzzParseFile(f *testing.F) {
	file, _ := sample.File()
	f.Add(file)
	f.Add(header + "\nstep\nhide a  b\nnote\nnote x")
	f.Fuzz(func(t *testing.T, text string) {
		if l, err := ParseFile(text); err == nil {
			file, err := l.File()
			if err != nil {
				return // a file with many blank lines may not fit
			}
			if again, err := ParseFile(file); err != nil || !reflect.DeepEqual(again, l) {
				t.Fatalf("%q: %+v, then %+v, %v", text, l, again, err)
			}
		}
	})
}

func FuzzParseCompact(f *testing.F) {
	text, _ := sample.Compact()
	f.Add(text)
	f.Add("~.~,~,a b~,")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := ParseCompact(text)
		if err != nil {
			return
		}
		short, err := l.Compact()
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if again, err := ParseCompact(short); err != nil || !reflect.DeepEqual(again, l) {
			t.Fatalf("%q: %+v, then %+v, %v", text, l, again, err)
		}
	})
}
