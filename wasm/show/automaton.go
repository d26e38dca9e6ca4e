package show

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/layered"
	"wythoffatlas/wasm/protocol"
)

// drawnStates is the largest automaton that is drawn.
const drawnStates = 60

var lastDrawn lasting[*layered.Drawing]

// drawing is an automaton as a picture. The arrows and states of a way light up one
// after the other (web/list.css).
func drawing(a *protocol.Automaton, way []int) *html.Node {
	d := lastDrawn.of(a, func() *layered.Drawing { return layered.Lay(a) })
	svg := html.El("svg", html.Class("automaton"), html.Set("viewBox", "0 0 "+number2(d.Width)+" "+number2(d.Height)),
		html.Set("width", number2(d.Width)), html.Set("height", number2(d.Height)),
		html.Set("role", "img"), html.Set("aria-label", "The automaton: "+count(int64(len(a.Accepting)), "state")+", in layers from the start"))
	on := map[int]int{} // when each arrow is gone
	for i := range len(way) - 1 {
		for _, arrow := range d.Way(way[i], way[i+1]) {
			if _, gone := on[arrow]; !gone {
				on[arrow] = i
			}
		}
	}
	var words html.Nodes // over all arrows, so that none strikes them through
	for i := range d.Arrows {
		arrow, label := drawnArrow(d, &d.Arrows[i])
		if step, gone := on[i]; gone {
			light(arrow, step)
		}
		svg.Add(arrow)
		words = append(words, label)
	}
	for _, j := range d.Joints {
		svg.Add(ring(j, 3.5, html.Class("joint")))
	}
	for i := range d.Boxes {
		drawnBox(svg, &d.Boxes[i], a, way)
	}
	svg.Add(words)
	return div("scroll", html.Set("tabindex", "0"), html.Set("role", "group"), html.Set("aria-label", "The automaton, drawn"), svg)
}

// diagram is the dialog that has room for the automaton of a proof, and its table.
func diagram(s *state) html.Nodes {
	if !s.open("diagram") {
		return nil
	}
	return html.Nodes{p("", html.El("b", text(s.game.Name()))), answered(s.tasks("settle"), "diagram-out", func(proof *protocol.Settled) html.Nodes {
		if !proof.Proved {
			return html.Nodes{p("serif", text(proof.Why))}
		}
		r := runOf(s, proof)
		return html.Nodes{drawing(&proof.P, r.way), p("help", text(howToRead)), r.words, transitions(s, &proof.P)}
	})}
}

// howToRead says what a drawing means.
const howToRead = "From state 0, the highest digits first: on 1,0 the digit of x is 1 and that of y 0; 1–3 is any of 1, 2, 3, and 0/2 is 0 or 2. Two rings: P. +2 stands for two more pairs, which the table below has. In a box the digits go to its states in order. Arrows that meet in a dot: the first says the digit of one heap, the next that of the other, in place of the ·."

// drawnArrow is an arrow and what is read on it.
func drawnArrow(d *layered.Drawing, a *layered.Arrow) (arrow, label *html.Node) {
	path := "M" + point(a.Curve[0]) + "C"
	for _, p := range a.Curve[1:] {
		path += point(p) + " "
	}
	arrow = html.El("g", html.El("path", html.Set("d", path)))
	end, before := a.Curve[len(a.Curve)-1], a.Curve[len(a.Curve)-2]
	if a.To < len(d.Boxes) {
		length := math.Hypot(end.X-before.X, end.Y-before.Y)
		x, y := 6*(end.X-before.X)/length, 6*(end.Y-before.Y)/length
		arrow.Add(html.El("path", html.Class("tip"), html.Set("d", "M"+point(end)+
			"L"+point(layered.Point{X: end.X - x - y/2, Y: end.Y - y + x/2})+"L"+point(layered.Point{X: end.X - x + y/2, Y: end.Y - y - x/2})+"z")))
	}
	return arrow, html.El("text", html.Class("step"), html.Set("x", number2(a.At.X)), html.Set("y", number2(a.At.Y+4)), text(a.Words()))
}

// drawnBox draws the states of a box, those that accept with two rings.
func drawnBox(svg *html.Node, b *layered.Box, a *protocol.Automaton, way []int) {
	if n := len(b.States); n > 1 {
		half, high := layered.Radius+layered.BoxRim, layered.StateGap*float64(n-1)+2*(layered.Radius+layered.BoxRim)
		svg.Add(html.El("rect", html.Set("x", number2(b.X-half)), html.Set("y", number2(b.Y-high/2)),
			html.Set("width", number2(2*half)), html.Set("height", number2(high)), html.Set("rx", number2(half))))
	}
	for i, state := range b.States {
		at := b.At(i)
		outer := ring(at, layered.Radius)
		if step := slices.Index(way, state); step >= 0 {
			light(outer, step)
			if way[len(way)-1] == state {
				outer.Add(html.Set("data-end", ""))
			}
		}
		svg.Add(outer)
		if a.Accepting[state] == 1 {
			svg.Add(ring(at, layered.Radius-3))
		}
		svg.Add(html.El("text", html.Set("x", number2(at.X)), html.Set("y", number2(at.Y+4)), text(strconv.Itoa(state))))
	}
}

func ring(at layered.Point, radius float64, more ...html.Item) *html.Node {
	circle := html.El("circle", html.Set("cx", number2(at.X)), html.Set("cy", number2(at.Y)), html.Set("r", number2(radius)))
	circle.Add(more...)
	return circle
}

func point(p layered.Point) string { return number2(p.X) + " " + number2(p.Y) }

// lastStep is the last step of a way that lights up by itself; what comes later
// does with it.
const lastStep = 12

// light has an arrow or a state light up at a step of a way.
func light(node *html.Node, step int) {
	node.Add(html.Set("data-on", strconv.Itoa(min(step, lastStep))))
}

// transitions are an automaton as a table, where there are too many states to draw:
// for each state whether it accepts, and where its letters lead.
func transitions(s *state, a *protocol.Automaton) *html.Node {
	fold := html.El("details", html.Class("fold-line"), html.Flag("open", s.open("automaton")), html.El("summary", does("panel", "automaton"), text("The automaton as a table")))
	if !s.open("automaton") {
		return fold
	}
	body := html.El("tbody")
	leads := map[int][]string{}
	for key, labels := range edges(a) {
		leads[key[0]] = append(leads[key[0]], strings.Join(labels, " ")+" → "+strconv.Itoa(key[1]))
	}
	for state := range a.Accepting {
		outcome := "N"
		if a.Accepting[state] == 1 {
			outcome = "P"
		}
		ways := leads[state]
		sort.Strings(ways)
		body.Add(html.El("tr", html.El("th", html.Set("scope", "row"), text(strconv.Itoa(state))), html.El("td", text(outcome)), html.El("td", text(strings.Join(ways, "; ")))))
	}
	heads := html.El("tr")
	for _, head := range []string{"State", "Outcome", "Digits of x, y → the next state"} {
		heads.Add(html.El("th", html.Set("scope", "col"), text(head)))
	}
	fold.Add(div("scroll", html.Set("tabindex", "0"), html.Set("role", "group"), html.Set("aria-label", "The automaton as a table"),
		html.El("table", html.El("thead", heads), body)))
	return fold
}

func number2(v float64) string { return strconv.FormatFloat(math.Round(10*v)/10, 'f', -1, 64) }

// edges are the labels by the states they join.
func edges(a *protocol.Automaton) map[[2]int][]string {
	found := map[[2]int][]string{}
	for from := range a.Accepting {
		a.Each(from, func(x, y, to int) {
			key := [2]int{from, to}
			found[key] = append(found[key], fmt.Sprintf("%d,%d", x, y))
		})
	}
	return found
}
