package bundle

import (
	"fmt"
	"path"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/html"
	"github.com/tdewolff/minify/v2/js"
	"github.com/tdewolff/minify/v2/json"
	"github.com/tdewolff/minify/v2/svg"
)

type minifier struct{ m *minify.M }

// newMinifier takes out comments and space and little else: what the page and
// its scripts say must still be readable in the browser's own tools, and
// nothing is worth a file that means something else than its source.
func newMinifier() minifier {
	m := minify.New()
	m.AddFunc(".css", css.Minify)
	m.AddFunc(".svg", svg.Minify)
	m.AddFunc(".webmanifest", json.Minify)
	m.Add(".js", &js.Minifier{KeepVarNames: true})
	m.Add(".html", &html.Minifier{
		KeepDefaultAttrVals: true,
		KeepDocumentTags:    true,
		KeepEndTags:         true,
		KeepQuotes:          true,
		KeepWhitespace:      true,
	})
	return minifier{m}
}

// file minifies by the ending of the name; binaries and texts stay as they are.
func (m minifier) file(name string, data []byte) ([]byte, error) {
	ext := path.Ext(name)
	if ext == ".wasm" || ext == ".txt" {
		return data, nil
	}
	small, err := m.m.Bytes(ext, data)
	if err != nil {
		return nil, fmt.Errorf("bundle: minifying %s: %w", name, err)
	}
	return small, nil
}
