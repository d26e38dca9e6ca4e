package scene

import (
	"encoding/csv"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/model"
)

// valuesByDefinition are the values of a game on [0,n)², from the options.
func valuesByDefinition(rules *game.Ruleset, n int64) map[[2]int64]int {
	values := map[[2]int64]int{}
	for x := range n {
		for y := range n {
			seen := map[int]bool{}
			for q := range rules.Options(game.Position{X: x, Y: y}) {
				seen[values[[2]int64{q.X, q.Y}]] = true
			}
			v := 0
			for seen[v] {
				v++
			}
			values[[2]int64{x, y}] = v
		}
	}
	return values
}

// An element of a picture: its class, the map that it is on, from 0, its left and
// lower edge or the point where text stands, and its text.
type element struct {
	class string
	on    int
	x, y  float64
	text  string
}

// elements are those of an SVG with a class.
func elements(t *testing.T, text string) (list []element) {
	t.Helper()
	on := -1
	var last *element
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.CharData:
			if last != nil {
				last.text += string(token)
			}
		case xml.EndElement:
			last = nil
		case xml.StartElement:
			if token.Name.Local == "g" {
				on++
			}
			at := map[string]string{}
			for _, a := range token.Attr {
				at[a.Name.Local] = a.Value
			}
			number := func(key string) float64 { f, _ := strconv.ParseFloat(at[key], 64); return f }
			e := element{class: at["class"], on: on, x: number("x"), y: number("y") + number("height")}
			if token.Name.Local == "ellipse" {
				e.x, e.y = number("cx"), number("cy")
			}
			if e.class != "" {
				list = append(list, e)
				last = &list[len(list)-1]
			}
		}
	}
}

// on is what is shown of a game in a figure: the positions that are drawn as P, and
// the values of those with one.
type on struct {
	p      map[[2]int64]bool
	values map[[2]int64]int
}

// inPart is what the definition has of a game in a part of the screen.
func inPart(g *catalog.Game, p *Painter, left, right, shift float64) on {
	const n = 64
	_, top, _, bottom := p.s.Map.View.Free()
	cell := p.s.Map.View.Cell()
	want := on{map[[2]int64]bool{}, map[[2]int64]int{}}
	isP := map[game.Position]bool{}
	for _, at := range definition(&g.Rules, g.Play, n) {
		isP[at] = true
	}
	values := map[[2]int64]int{}
	if g.Play == game.Normal {
		values = valuesByDefinition(&g.Rules, n)
	}
	for x := range int64(n) {
		for y := range int64(n) {
			c := p.corner(big.NewInt(x), big.NewInt(y))
			c.X += shift
			if c.X < right && c.X+cell > left && c.Y > top && c.Y-cell < bottom {
				if isP[game.Position{X: x, Y: y}] {
					want.p[[2]int64{x, y}] = true
				}
				if v, has := values[[2]int64{x, y}]; has {
					want.values[[2]int64{x, y}] = v
				}
			}
		}
	}
	return want
}

// Figures of one game with its values, and of two beside one another or under a
// divider, hold exactly what is in view, as the definition has it: the squares of
// P-positions and the number of each other position, on each map; in SVG, TikZ and
// CSV.
func TestFiguresHoldWhatIsShown(t *testing.T) {
	for _, link := range []string{
		"game=wythoff&x=14&y=9&z=5&show=values,beams&level=3",
		"game=wab&a=2&b=3&x=14&y=9&z=5&show=values",
		"game=wythoff&x=14&y=9&z=5&with=game=a-wythoff%26a=2&compare=beside",
		"game=wythoff&x=14&y=9&z=4.7&with=game=a-wythoff%26a=2&compare=divider&split=0.37",
		"game=wythoff&x=14&y=9&z=5&show=values&with=game=oow%26s=1%26t=1&compare=beside",
		"game=wythoff&play=misere&x=14&y=9&z=5&show=values&with=game=wab%26a=2%26b=3&compare=divider",
	} {
		s := opened(t, link)
		p := &Painter{}
		picture := model.Picture{Format: "svg", Width: 480, Scale: 1}
		f := p.Figure(s, picture, false)
		left, _, right, _ := s.Map.View.Free()
		games, edges, shifts := []*catalog.Game{s.Game()}, [][2]float64{{left, right}}, []float64{0}
		if part, _, divided := s.Division(); divided {
			games = append(games, s.With())
			if strings.Contains(link, "beside") {
				shift := f.Second.Map.Origin.X - f.Map.Origin.X
				if math.Abs(f.Box.Right-(right+shift)) > 1e-6 || shift <= right-left {
					t.Errorf("%s: the maps are %v apart, in %v", link, shift, f.Box)
				}
				edges, shifts = append(edges, [2]float64{left + shift, right + shift}), append(shifts, shift)
			} else {
				edges, shifts = [][2]float64{{left, part.Left}, {part.Left, right}}, append(shifts, 0)
			}
		}
		valued := strings.Contains(link, "show=values")
		wants := make([]on, len(games))
		for i, g := range games {
			wants[i] = inPart(g, p, edges[i][0], edges[i][1], shifts[i])
			if !valued {
				wants[i].values = nil
			}
			if len(wants[i].p) < 5 {
				t.Fatalf("%s: only %d positions are in view", link, len(wants[i].p))
			}
		}

		svg, err := p.Write(s, picture, false)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		sameSVG(t, link, svg, p, f.Box.Left, f.Box.Top, shifts, wants)
		picture.Format = "tikz"
		tikz, err := p.Write(s, picture, false)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		sameTikZ(t, link, tikz, p, f.Box.Left, f.Box.Top, shifts, wants)
		picture.Format = "csv"
		list, err := p.Write(s, picture, false)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		sameCSV(t, link, list, wants)
	}
}

// positionAt is the position on whose square a point is. Squares have a hairline gap,
// which is cut where they reach out of the part; numbers stand in the middle of
// theirs.
func positionAt(p *Painter, x, y float64) [2]int64 {
	cell, origin := p.s.Map.View.Cell(), p.corner(big.NewInt(0), big.NewInt(0))
	return [2]int64{int64(math.Floor((x-origin.X)/cell + 0.02)), int64(math.Floor((origin.Y-y)/cell + 0.02))}
}

func sameSVG(t *testing.T, link, svg string, p *Painter, left, top float64, shifts []float64, wants []on) {
	t.Helper()
	got := make([]on, len(wants))
	for i := range got {
		got[i] = on{map[[2]int64]bool{}, map[[2]int64]int{}}
	}
	for _, e := range elements(t, svg) {
		if e.class != "p" && e.class != "number" || e.on < 0 || e.on >= len(got) {
			continue
		}
		at := positionAt(p, e.x+left-shifts[e.on], e.y+top)
		if e.class == "p" {
			got[e.on].p[at] = true
			continue
		}
		v, err := strconv.Atoi(e.text)
		if err != nil {
			t.Errorf("%s: a value is %q", link, e.text)
		}
		got[e.on].values[at] = v
	}
	for i, want := range wants {
		if fmt.Sprint(got[i].p) != fmt.Sprint(want.p) {
			t.Errorf("%s: map %d has P at %v, not %v", link, i, got[i].p, want.p)
		}
		for at, v := range want.values {
			if v != got[i].values[at] {
				t.Fatalf("%s: map %d has %d at %v, not %d", link, i, got[i].values[at], at, v)
			}
		}
		for at := range got[i].values {
			if want.values[at] == 0 {
				t.Fatalf("%s: map %d has a number at %v", link, i, at)
			}
		}
	}
}

func sameTikZ(t *testing.T, link, tikz string, p *Painter, left, top float64, shifts []float64, wants []on) {
	t.Helper()
	scopes := strings.Split(tikz, "\\begin{scope}")
	if len(scopes) != 1+len(wants) {
		t.Fatalf("%s: %d scopes", link, len(scopes)-1)
	}
	for i, want := range wants {
		view, _, _ := strings.Cut(scopes[1+i], "\\end{scope}")
		got := map[[2]int64]bool{}
		squares := regexp.MustCompile(`\\fill\[c12324b\] \((\S+),\S+\) rectangle \(\S+,(\S+)\);`).FindAllStringSubmatch(view, -1)
		for _, m := range squares {
			x, _ := strconv.ParseFloat(m[1], 64)
			y, _ := strconv.ParseFloat(m[2], 64)
			got[positionAt(p, x+left-shifts[i], y+top)] = true
		}
		if len(squares) != len(want.p) || fmt.Sprint(got) != fmt.Sprint(want.p) {
			t.Errorf("%s: map %d has P at %v, not %v", link, i, got, want.p)
		}
		numbers := map[string]int{}
		for _, m := range regexp.MustCompile(`\{(\d+)\};`).FindAllStringSubmatch(view, -1) {
			numbers[m[1]]++
		}
		for _, v := range want.values {
			if v > 0 {
				numbers[strconv.Itoa(v)]--
			}
		}
		for v, n := range numbers {
			if n != 0 {
				t.Errorf("%s: map %d has the value %s %+d times too often", link, i, v, n)
			}
		}
	}
}

func sameCSV(t *testing.T, link, list string, wants []on) {
	t.Helper()
	rows, err := csv.NewReader(strings.NewReader(list)).ReadAll()
	if err != nil {
		t.Fatalf("%s: %v", link, err)
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	_, valued := column["value"]
	n := 0
	for _, want := range wants {
		if len(want.values) > 0 {
			n += len(want.values)
			if !valued {
				t.Errorf("%s: the values are not listed", link)
			}
		} else {
			n += len(want.p)
		}
	}
	if len(rows) != n+1 {
		t.Errorf("%s: %d rows, not %d", link, len(rows)-1, n)
	}
	for _, row := range rows[1:] {
		of := 0
		if c, two := column["of"]; two && row[c] == "second" {
			of = 1
		}
		x, _ := strconv.ParseInt(row[0], 10, 64)
		y, _ := strconv.ParseInt(row[1], 10, 64)
		at := [2]int64{x, y}
		if v, has := wants[of].values[at]; has && row[column["value"]] != strconv.Itoa(v) || !has && !wants[of].p[at] {
			t.Fatalf("%s: the list has %v", link, row)
		}
	}
}

// The level line of a value is all positions of it, on the map and in figures.
func TestLevelLine(t *testing.T) {
	s := opened(t, "game=wythoff&x=12&y=9&z=5&show=values&level=3&at=1,1")
	p := &Painter{}
	values := valuesByDefinition(&s.Game().Rules, 64)
	levels := 0
	for _, v := range p.Scene(s).Map.Values {
		if want := values[[2]int64{int64(v.X), int64(v.Y)}]; v.Value != want || v.Level != (want == 3) {
			t.Fatalf("(%d, %d) is %+v, and has the value %d", v.X, v.Y, v, want)
		}
		if v.Level {
			levels++
		}
	}
	if levels < 8 {
		t.Errorf("%d positions of value 3", levels)
	}
	svg, err := p.Write(s, model.Picture{Format: "svg", Width: 480, Scale: 1}, false)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := classes(svg); err != nil || n["level"] < 8 || n["level"] > levels {
		t.Errorf("%d level squares, %v", n["level"], err)
	}
}

// A figure of a game that is played has the token and where it may go, and tells no
// P-position; neither does the map of a second game.
func TestFigureOfAMatch(t *testing.T) {
	for link, tokens := range map[string]int{
		"game=wythoff&match=5.7_3.5": 1,
		"game=wythoff&match=5.7_3.5&with=game=wythoff%26play=misere&compare=beside": 2,
		"game=wythoff&match=5.7_3.5&with=game=wythoff%26play=misere":                1,
	} {
		s := opened(t, link)
		p := &Painter{}
		svg, err := p.Write(s, model.Picture{Format: "svg", Width: 480, Scale: 1}, false)
		if err != nil {
			t.Fatal(err)
		}
		n := map[string]int{}
		for _, e := range elements(t, svg) {
			if e.class == "token" && e.on == 0 {
				corner := p.corner(big.NewInt(3), big.NewInt(5))
				left, top, _, _ := s.Map.View.Free()
				half := s.Map.View.Cell() / 2
				if math.Abs(e.x+left-corner.X-half) > 0.02 || math.Abs(e.y+top-corner.Y+half) > 0.02 {
					t.Errorf("%s: the token is at (%v, %v), not on (3, 5)", link, e.x, e.y)
				}
			}
			n[e.class]++
		}
		if n["token"] != tokens || n["p"]+n["first"]+n["second"]+n["number"]+n["coordinates"] > 0 {
			t.Errorf("%s: %v", link, n)
		}
	}
}
