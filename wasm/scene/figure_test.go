package scene

import (
	"encoding/csv"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/viewport"
)

// definition lists the P-positions of a game below n by its definition.
func definition(rules *game.Ruleset, play game.Convention, n int64) (list []game.Position) {
	isP := make([]bool, n*n)
	for x := range n {
		for y := range n {
			outcome, options := true, false
			for q := range rules.Options(game.Position{X: x, Y: y}) {
				options = true
				if isP[q.X*n+q.Y] {
					outcome = false
					break
				}
			}
			if outcome && (options || play == game.Normal) {
				isP[x*n+y] = true
				list = append(list, game.Position{X: x, Y: y})
			}
		}
	}
	return list
}

// Figures of the map hold exactly the P-positions in view, for every format that
// has squares; and words that lead back.
func TestFiguresHoldThePositionsInView(t *testing.T) {
	for _, link := range []string{"game=wythoff&x=20&y=16&z=4", "game=st-wythoff&s=2&t=3&play=misere&x=10&y=12&z=5", "game=radius&r=3&x=12&y=12&z=4.5", "game=wab&a=2&b=3&x=15&y=15&z=4"} {
		s := opened(t, link)
		figures := 0
		for _, format := range []string{"svg", "tikz", "csv"} {
			for _, e := range s.Update(2*time.Second, model.Do{Verb: "figure", Arg: format}) {
				f, ok := e.(model.Figure)
				if !ok {
					continue
				}
				figures++
				p := &Painter{}
				text, err := p.Write(s, f.Picture, false)
				if err != nil {
					t.Fatalf("%s: %v", link, err)
				}
				left, top, right, bottom := s.Map.View.Free()
				want := map[string]bool{}
				for _, at := range definition(&s.Game().Rules, s.Game().Play, 90) {
					corner := p.corner(big.NewInt(at.X), big.NewInt(at.Y))
					cell := s.Map.View.Cell()
					if corner.X < right && corner.X+cell > left && corner.Y > top && corner.Y-cell < bottom {
						want[fmt.Sprintf("%d,%d", at.X, at.Y)] = true
					}
				}
				if len(want) < 10 {
					t.Fatalf("%s: only %d positions are in view", link, len(want))
				}
				switch format {
				case "csv":
					rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
					if err != nil || len(rows) != len(want)+1 {
						t.Errorf("%s: %d rows of %d, %v", link, len(rows), len(want), err)
					}
					for _, row := range rows[1:] {
						if !want[row[0]+","+row[1]] {
							t.Errorf("%s: %v is listed", link, row)
						}
					}
				case "svg":
					if n, err := classes(text); err != nil || n["p"] != len(want) {
						t.Errorf("%s: %d squares of %d, %v", link, n["p"], len(want), err)
					}
					if !strings.Contains(text, "#v=1&amp;game=") || !strings.Contains(text, "@misc{WythoffAtlas,") {
						t.Errorf("%s: no link or no citation", link)
					}
				case "tikz":
					view, _, _ := strings.Cut(text, "\\end{scope}")
					if n := strings.Count(view, "\\fill[c12324b]"); n != len(want) {
						t.Errorf("%s: %d filled squares of %d", link, n, len(want))
					}
				}
			}
		}
		if figures != 3 {
			t.Errorf("%s: %d figures were drawn", link, figures)
		}
	}
}

// classes counts the elements of a document by their class.
func classes(text string) (map[string]int, error) {
	n := map[string]int{}
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return n, nil
		} else if err != nil {
			return nil, err
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "class" {
					n[a.Value]++
				}
			}
		}
	}
}

// Two games over one another: what is P in both, and in one only, by the
// definition, square by square.
func TestFiguresOfTwoGames(t *testing.T) {
	for _, with := range []string{"game=a-wythoff%26a=2", "game=wythoff%26play=misere", "game=radius%26r=3"} {
		s := opened(t, "game=wythoff&x=18&y=14&z=4.2&with="+with)
		p := &Painter{}
		text, err := p.Write(s, model.Picture{Format: "csv", Width: 480, Scale: 1}, false)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]string{}
		for _, row := range rows[1:] {
			got[row[0]+","+row[1]] = row[2]
		}
		want := map[string]string{}
		for i, g := range []*catalog.Game{s.Game(), s.With()} {
			for _, at := range definition(&g.Rules, g.Play, 80) {
				name := fmt.Sprintf("%d,%d", at.X, at.Y)
				want[name] = map[string]string{"0": "first", "1": "second", "1first": "both"}[fmt.Sprint(i)+want[name]]
			}
		}
		counts := map[string]int{}
		for at, share := range got {
			counts[share]++
			if want[at] != share {
				t.Errorf("%s: %s is %s, not %q", with, at, share, want[at])
			}
		}
		svg, err := p.Write(s, model.Picture{Format: "svg", Width: 480, Scale: 1}, false)
		if err != nil {
			t.Fatal(err)
		}
		n, err := classes(svg)
		if err != nil || n["p"] != counts["both"] || n["first"] != counts["first"] || n["second"] != counts["second"] || len(counts) != 3 {
			t.Errorf("%s: %v, %v, %v", with, n, counts, err)
		}
		m := s.Meeting()
		if len(m.First) != 2 || !m.Sure || m.InView == nil || int(m.InView.Agree) != counts["both"] || int(m.InView.OnlyFirst) != counts["first"] || int(m.InView.OnlySecond) != counts["second"] {
			t.Errorf("%s: %+v %+v, %v", with, m, m.InView, counts)
		}
	}
}

// Beside one another, two games show the same places at the same distance; under a
// divider, at the same pixel.
func TestTwoMaps(t *testing.T) {
	for way, beside := range map[string]bool{"beside": true, "divider": false} {
		s := opened(t, "game=wythoff&x=18&y=14&z=4&at=4,7&with=game=a-wythoff%26a=2&compare="+way)
		p := &Painter{}
		scene := p.Scene(s)
		d := scene.Second
		if d == nil {
			t.Fatalf("%s: there is no second map", way)
		}
		shift := d.Map.Origin.X - scene.Map.Origin.X
		if beside != (shift > 100) || len(d.Map.Lines) != len(scene.Map.Lines) {
			t.Errorf("%s: moved by %v, %d lines beside %d", way, shift, len(d.Map.Lines), len(scene.Map.Lines))
		}
		if beside && math.Abs(shift-(d.Part.Right-d.Part.Left)) > 0.01 {
			t.Errorf("moved by %v into %v", shift, d.Part)
		}
		for i, placed := range d.Map.Tiles {
			if placed.ID.Layer != 1 || placed.Over || placed.Waiting || math.Abs(placed.Corner.X-scene.Map.Tiles[i].Corner.X-shift) > 1e-6 {
				t.Fatalf("%s: %+v", way, placed)
			}
		}
		text, err := (&Painter{}).Write(s, model.Picture{Format: "csv", Width: 480, Scale: 1}, false)
		if err != nil || !strings.Contains(text, ",first\r\n") || !strings.Contains(text, ",second\r\n") {
			t.Errorf("%s: %v %.60s", way, err, text)
		}
	}
}

// A pointer on the second map reads the place that is drawn there, and drags the
// divider where that is.
func TestPointingAtTwoMaps(t *testing.T) {
	s := opened(t, "game=wythoff&x=18&y=14&z=4&with=game=a-wythoff%26a=2&compare=beside")
	d := (&Painter{}).Scene(s).Second
	buttons := 0
	point := func(kind viewport.Kind, x, y float64) {
		s.Update(3*time.Second, model.Pointer{Event: viewport.Event{Kind: kind, X: x, Y: y, Buttons: buttons}})
	}
	point(viewport.Move, 500, 300)
	first := s.Hand.Hovered
	point(viewport.Move, 500+d.Part.Right-d.Part.Left, 300)
	if second := s.Hand.Hovered; first == nil || second == nil || first[0].Cmp(second[0]) != 0 || first[1].Cmp(second[1]) != 0 {
		t.Errorf("%v is read on the first map, %v in the same place of the second", first, second)
	}
	s = opened(t, "game=wythoff&x=18&y=14&z=4&with=game=a-wythoff%26a=2&compare=divider")
	at := (&Painter{}).Scene(s).Second.Part.Left
	buttons = 1
	point(viewport.Down, at+3, 300)
	point(viewport.Move, at-300, 300)
	point(viewport.Up, at-300, 300)
	if now := (&Painter{}).Scene(s).Second.Part.Left; math.Abs(now-at+300) > 2 || !strings.Contains(s.Fragment(), "&split=0.25") {
		t.Errorf("the divider went from %v to %v, %s", at, now, s.Fragment())
	}
}
