package bundle

import (
	"fmt"
	"html/template"
	"math/big"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/glossary"
	"wythoffatlas/core/route"
	"wythoffatlas/core/sieve"
	"wythoffatlas/wasm/html"
)

// A word is a term of the glossary with its diagram, computed from its game.
type word struct {
	glossary.Term
	Link    template.URL
	Shows   string // what the diagram shows, for those who do not see it
	Picture template.HTML
}

// words are the terms of the glossary.
func words() ([]word, error) {
	var list []word
	for _, t := range glossary.Terms() {
		picture, shows, err := diagram(t.Diagram)
		if err != nil {
			return nil, fmt.Errorf("bundle: the diagram of %s: %w", t.Name, err)
		}
		fragment := "#v=1&" + t.Diagram.Game
		if t.Diagram.Table {
			fragment += "&view=table"
		} else if len(t.Diagram.Marks) > 0 {
			fragment += fmt.Sprintf("&at=%d,%d", t.Diagram.Marks[0].X, t.Diagram.Marks[0].Y)
		}
		list = append(list, word{t, template.URL(fragment), shows, template.HTML(html.String(picture))})
	}
	return list, nil
}

// diagram draws a diagram, and says of what it is.
func diagram(d glossary.Diagram) (picture *html.Node, shows string, err error) {
	g, problems := catalog.FromLink(d.Game)
	if len(problems) > 0 {
		return nil, "", fmt.Errorf("%s: %s", d.Game, problems[0].Message)
	}
	if d.Table {
		picture, err = rowsOf(g, d)
		return picture, "The first rows of the table of " + g.Name(), err
	}
	picture, err = squaresOf(g, d)
	return picture, "The first P-positions of " + g.Name(), err
}

// drawing is a picture of that size in its own units.
func drawing(w, h int64, items ...html.Item) *html.Node {
	return html.El("svg", append([]html.Item{html.Set("viewBox", fmt.Sprintf("0 0 %d %d", w, h)), html.Set("aria-hidden", "true")}, items...)...)
}

// squaresOf draws the squares of [0,Side)², decided by elimination, ten units each.
func squaresOf(g *catalog.Game, d glossary.Diagram) (*html.Node, error) {
	w, err := sieve.NewWindow(g.Rules, g.Play, d.Side, d.Side)
	if err != nil {
		return nil, err
	}
	for !w.Advance(d.Side) {
	}
	if err := w.Err(); err != nil {
		return nil, err
	}
	const unit = 10
	n := unit * d.Side
	top := func(y int64) int64 { return n - unit*(y+1) }
	var lines, filled, reached strings.Builder
	for i := range d.Side + 1 {
		fmt.Fprintf(&lines, "M0 %[1]dH%[2]dM%[1]d 0V%[2]d", unit*i, n)
	}
	for x := range d.Side {
		for y := range d.Side {
			if w.Has(x, y) {
				fmt.Fprintf(&filled, "M%d %dh8v8h-8z", unit*x+1, top(y)+1)
			}
			if d.Moves && g.Rules.Allows(d.Marks[0], game.Position{X: x, Y: y}) {
				fmt.Fprintf(&reached, "M%d %dh0", unit*x+unit/2, top(y)+unit/2)
			}
		}
	}
	path := func(class, along string) html.Item {
		return html.When(along != "", html.El("path", html.Class(class), html.Set("d", along)))
	}
	picture := drawing(n, n, path("lines", lines.String()), path("filled", filled.String()))
	if d.Beams {
		for i, line := range g.Lines {
			slope, end := line.Slope.Float64(), float64(d.Side) // a picture: near enough is right
			x, y := end, slope*end
			if slope > 1 {
				x, y = end/slope, end
			}
			picture.Add(html.El("path", html.Class(fmt.Sprintf("beam beam-%d", i)), html.Set("d", fmt.Sprintf("M0 %dL%.1f %.1f", n, unit*x, float64(n)-unit*y))))
		}
	}
	picture.Add(path("reached", reached.String()))
	for i, m := range d.Marks {
		picture.Add(html.El("path", html.Class(map[bool]string{true: "mark first", false: "mark"}[i == 0]), html.Set("d", fmt.Sprintf("M%d %dh10v10h-10z", unit*m.X, top(m.Y)))))
	}
	return picture, nil
}

// rowsOf draws the first rows of a table.
func rowsOf(g *catalog.Game, d glossary.Diagram) (*html.Node, error) {
	const wide, high, foot = 34, 16, 5
	columns := g.Columns()
	picture := drawing(int64(wide*len(columns)), high*(d.Side+1))
	put := func(class string, row int64, cells []string) {
		line := html.El("g", html.Class(class))
		for i, cell := range cells {
			line.Add(html.El("text", html.Class(fmt.Sprintf("column-%d", i)), html.Set("x", fmt.Sprint(wide*(i+1)-6)), html.Set("y", fmt.Sprint(high*(row+1)-foot)), html.Text(cell)))
		}
		picture.Add(line)
	}
	put("heads", 0, columns)
	row := int64(0)
	note, err := catalog.Route(g, route.Standard).Rows(new(big.Int), d.Side, nil, func(values []*big.Int) bool {
		cells := []string{fmt.Sprint(row)}
		for _, v := range values {
			cells = append(cells, v.String())
		}
		class := "row"
		for _, m := range d.Marks {
			if m.X == row {
				class = "row marked"
			}
		}
		row++
		put(class, row, cells)
		return row < d.Side
	})
	if err == nil && note != "" {
		err = fmt.Errorf("%s", note)
	}
	return picture, err
}
