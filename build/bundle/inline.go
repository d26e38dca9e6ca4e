package bundle

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// classic is a script of the page that is no module and not deferred.
var classic = regexp.MustCompile(`<script src="web/([\w-]+\.js)"></script>`)

// inline writes the page's classic scripts into the page. They are what says
// that something is missing, so they must not be missing themselves, also in a
// copy of the page that is older than the files beside it.
func (a *assembly) inline(text string) (string, error) {
	var failed error
	inlined := classic.ReplaceAllStringFunc(text, func(element string) string {
		source := classic.FindStringSubmatch(element)[1]
		script, err := a.read(source)
		var small []byte
		if err == nil {
			small, err = a.minify.file(source, []byte(script))
		}
		if err == nil && strings.Contains(strings.ToLower(string(small)), "</script") {
			err = fmt.Errorf("bundle: %s would end the element that it is written into", source)
		}
		if err != nil && failed == nil {
			failed = err
		}
		return "<script>" + string(small) + "</script>"
	})
	return inlined, failed
}

var inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)

// allowInline adds the hashes of the scripts in a page to its
// Content-Security-Policy, which allows no other inline script.
func allowInline(page []byte) ([]byte, error) {
	const sources = "script-src 'self'"
	text := string(page)
	allowed := sources
	for _, m := range inlineScript.FindAllStringSubmatch(text, -1) {
		sum := sha256.Sum256([]byte(m[1]))
		allowed += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	if allowed == sources {
		return page, nil
	}
	if strings.Count(text, sources) != 1 {
		return nil, errors.New("bundle: the page has scripts, and its policy does not say " + sources)
	}
	return []byte(strings.Replace(text, sources, allowed, 1)), nil
}
