package bundle

import (
	"bytes"
	"fmt"
	"html/template"
	"os"
	"strconv"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/show"
)

// pageData is what index.html is filled with.
type pageData struct {
	Families []*catalog.Family
	Papers   []paper
	Notes    []note
	Words    []word

	regions map[string]template.HTML
}

// Region is what a region of the page shows when it opens.
func (d pageData) Region(id string) (template.HTML, error) {
	nodes, ok := d.regions[id]
	if !ok {
		return "", fmt.Errorf("bundle: nothing is shown in #%s", id)
	}
	return nodes, nil
}

// Book is what is known of a game, for a reader without a program.
func (d pageData) Book(e *catalog.Family) (template.HTML, error) {
	n, err := show.Book(e)
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	return template.HTML(n.String()), nil
}

// page fills the template at path from the catalogue, so that all that can be
// read is there before any program has arrived.
func page(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	t, err := template.New("index.html").Parse(string(text))
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	data, err := newPageData()
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, data); err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	return b.String(), nil
}

func newPageData() (pageData, error) {
	terms, err := words()
	data := pageData{Families: catalog.All(), Papers: printedPapers(), Notes: notes(), Words: terms, regions: map[string]template.HTML{}}
	for _, r := range show.Opening() {
		data.regions[r.ID] = template.HTML(html.String(r.Nodes...)) // its texts are escaped
	}
	return data, err
}

// digits writes a number in groups of three: 1,000,000.
func digits(n int64) string {
	s := strconv.FormatInt(n, 10)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
