package bundle

import (
	"bytes"
	"fmt"
	"html/template"
	"os"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/raster"
)

// pageData is what index.html is filled with.
type pageData struct {
	Groups  []group
	Entries []entry
	Plays   [2]catalog.Play
	Themes  []*raster.Palette
	Papers  []paper
	Notes   []note

	PresetHelp string
}

// A group is a heading in the list of games and the entries under it.
type group struct {
	Name    string
	Entries []entry
}

type entry struct {
	*catalog.Entry
	Statements []statement
	Examples   []example
}

// Figures are the small maps of the gallery: the examples, or the game that
// the entry stands for when it has none.
func (e entry) Figures() []example {
	if len(e.Examples) > 0 {
		return e.Examples
	}
	return []example{newExample(e.Default(), "")}
}

type statement struct {
	catalog.Statement
	Play      game.Convention
	MathML    template.HTML
	Member    string // which member Sequences are of, where there is more than one
	Sequences []catalog.Sequence
}

// An example is a game with its part of a link, Game, and the whole link.
type example struct {
	Name, Note, Game string
	Link             template.URL
}

func newExample(g *catalog.Game, note string) example {
	return example{Name: g.Name(), Note: note, Game: g.Link(), Link: template.URL("v=1&" + g.Link())}
}

// page fills the template at path from the catalogue, so that all that can be
// read is there before any program has arrived.
func page(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	t, err := template.New("index.html").Funcs(template.FuncMap{"group": digits, "capital": capital}).Parse(string(text))
	if err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	data, err := newPageData(catalog.All())
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, data); err != nil {
		return "", fmt.Errorf("bundle: %w", err)
	}
	return b.String(), nil
}

func newPageData(entries []*catalog.Entry) (pageData, error) {
	data := pageData{Plays: catalog.Plays, Themes: raster.Palettes(), Papers: printedPapers(), Notes: notes(), PresetHelp: catalog.PresetHelp}
	for _, e := range entries {
		made, err := newEntry(e)
		if err != nil {
			return pageData{}, err
		}
		data.Entries = append(data.Entries, made)
		last := len(data.Groups) - 1
		if last < 0 || data.Groups[last].Name != e.Group {
			data.Groups = append(data.Groups, group{Name: e.Group})
			last++
		}
		data.Groups[last].Entries = append(data.Groups[last].Entries, made)
	}
	return data, nil
}

func newEntry(e *catalog.Entry) (entry, error) {
	made := entry{Entry: e}
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g, err := e.Game(e.Defaults(), play)
		if err != nil {
			return entry{}, fmt.Errorf("bundle: %w", err)
		}
		s := statement{
			Statement: g.Statement,
			Play:      play,
			MathML:    template.HTML(g.Statement.MathML()), // the catalogue's own markup
			Sequences: g.Sequences(),
		}
		if len(e.Params) > 0 {
			s.Member = g.Name()
		}
		made.Statements = append(made.Statements, s)
	}
	for _, x := range e.Examples {
		made.Examples = append(made.Examples, newExample(e.Example(x), x.Note))
	}
	return made, nil
}

// digits writes a number in groups of three: 1,000,000.
func digits(n int64) string {
	s := strconv.FormatInt(n, 10)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// capital begins a word of ASCII letters with a capital.
func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }
