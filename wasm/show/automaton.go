package show

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// drawnStates is the largest automaton that is drawn.
const drawnStates = 60

// Sizes of a drawing of an automaton, in its own units.
const (
	layerGap = 84
	stateGap = 62
	stateAt  = 13 // radius
)

// drawing is an automaton in layers: each state as far to the right as it is
// from the start. Accepting states have two rings. The states and arrows of a way
// light up one after the other (web/list.css).
func drawing(a *protocol.Automaton, way []uint64) *html.Node {
	layers := layersOf(a)
	x, y := map[uint64]float64{}, map[uint64]float64{}
	high := 1
	for _, layer := range layers {
		high = max(high, len(layer))
	}
	for i, layer := range layers {
		for j, state := range layer {
			x[state] = float64(30 + i*layerGap)
			y[state] = 30 + stateGap*(float64(j)+float64(high-len(layer))/2)
		}
	}
	width, height := 60+(len(layers)-1)*layerGap, 40+high*stateGap
	svg := html.El("svg", html.Class("automaton"), html.Set("viewBox", fmt.Sprintf("0 0 %d %d", width, height)), html.Set("width", strconv.Itoa(width)), html.Set("height", strconv.Itoa(height)),
		html.Set("role", "img"), html.Set("aria-label", "The automaton: "+count(int64(len(a.Accepting)), "state")+", in layers from the start"))
	labels := edges(a)
	var keys [][2]uint64
	for key := range labels {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		return keys[i][0] < keys[j][0] || keys[i][0] == keys[j][0] && keys[i][1] < keys[j][1]
	})
	var words html.Nodes // over all arrows, so that none strikes them through
	for _, key := range keys {
		arrow, label := edgeOfAutomaton(x[key[0]], y[key[0]], x[key[1]], y[key[1]], labels[key])
		for i := range len(way) - 1 {
			if way[i] == key[0] && way[i+1] == key[1] {
				light(arrow, i)
				break
			}
		}
		svg.Add(arrow)
		words = append(words, label)
	}
	svg.Add(words)
	for state := range a.Accepting {
		n := uint64(state) + 1
		if _, seen := x[n]; !seen {
			continue
		}
		circle := func(r int) *html.Node {
			return html.El("circle", html.Set("cx", number2(x[n])), html.Set("cy", number2(y[n])), html.Set("r", strconv.Itoa(r)))
		}
		ring := circle(stateAt)
		if at := slices.Index(way, n); at >= 0 {
			light(ring, at)
			if way[len(way)-1] == n {
				ring.Add(html.Set("data-end", ""))
			}
		}
		svg.Add(ring)
		if a.Accepting[state] == 1 {
			svg.Add(circle(stateAt - 3))
		}
		svg.Add(html.El("text", html.Set("x", number2(x[n])), html.Set("y", number2(y[n]+4)), text(strconv.Itoa(state))))
	}
	return div("scroll", html.Set("tabindex", "0"), html.Set("role", "group"), html.Set("aria-label", "The automaton, drawn"), svg,
		p("help", text("From state 0, the highest digits first: a label 1,0 is a step with the digit 1 of x and 0 of y. Two rings: P.")))
}

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
	leads := map[uint64][]string{}
	for key, labels := range edges(a) {
		leads[key[0]] = append(leads[key[0]], strings.Join(labels, " ")+" → "+strconv.FormatUint(key[1]-1, 10))
	}
	for state := range a.Accepting {
		outcome := "N"
		if a.Accepting[state] == 1 {
			outcome = "P"
		}
		ways := leads[uint64(state)+1]
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

// layersOf are the states by their distance from the start, those of a layer
// in the order of the middles of what leads to them, so that fewer arrows cross.
func layersOf(a *protocol.Automaton) (layers [][]uint64) {
	if len(a.Accepting) == 0 {
		return nil
	}
	seen := map[uint64]bool{1: true}
	for layer := []uint64{1}; len(layer) > 0; {
		layers = append(layers, layer)
		var next []uint64
		sum, from := map[uint64]int{}, map[uint64]int{}
		for at, state := range layer {
			for x := range int64(a.Digits) {
				for y := range int64(a.Digits) {
					to := follow(a, state, x, y)
					if to > 0 && !seen[to] {
						seen[to] = true
						next = append(next, to)
					}
					sum[to] += at
					from[to]++
				}
			}
		}
		sort.SliceStable(next, func(i, j int) bool {
			return sum[next[i]]*from[next[j]] < sum[next[j]]*from[next[i]]
		})
		layer = next
	}
	return layers
}

// edges are the labels by the states they join.
func edges(a *protocol.Automaton) map[[2]uint64][]string {
	found := map[[2]uint64][]string{}
	for state := range a.Accepting {
		from := uint64(state) + 1
		for x := range int64(a.Digits) {
			for y := range int64(a.Digits) {
				if to := follow(a, from, x, y); to > 0 {
					key := [2]uint64{from, to}
					found[key] = append(found[key], fmt.Sprintf("%d,%d", x, y))
				}
			}
		}
	}
	return found
}

// edgeOfAutomaton is an arrow and its labels: a loop above a state, a curve from
// one to another.
func edgeOfAutomaton(x0, y0, x1, y1 float64, labels []string) (arrow, label *html.Node) {
	const most = 3
	words := strings.Join(labels[:min(most, len(labels))], " ")
	if len(labels) > most {
		words += fmt.Sprintf(" +%d", len(labels)-most)
	}
	at := func(x, y float64) *html.Node {
		return html.El("text", html.Class("step"), html.Set("x", number2(x)), html.Set("y", number2(y)), text(words))
	}
	arrow = html.El("g")
	if x0 == x1 && y0 == y1 {
		arrow.Add(html.El("path", html.Set("d", fmt.Sprintf("M%s %sc-10 -20 18 -20 8 0", number2(x0-4), number2(y0-stateAt)))))
		return arrow, at(x0, y0-stateAt-17)
	}
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	ux, uy := dx/length, dy/length
	bend := 18.0
	if dx < 0 {
		bend = 34
	}
	mx, my := (x0+x1)/2-uy*bend, (y0+y1)/2+ux*bend
	ex, ey := x1-ux*stateAt, y1-uy*stateAt
	arrow.Add(html.El("path", html.Set("d", fmt.Sprintf("M%s %sQ%s %s %s %s", number2(x0+ux*stateAt), number2(y0+uy*stateAt), number2(mx), number2(my), number2(ex), number2(ey)))),
		html.El("path", html.Class("tip"), html.Set("d", fmt.Sprintf("M%s %sl%s %sl%s %sz", number2(ex), number2(ey),
			number2(-6*ux-3*uy), number2(-6*uy+3*ux), number2(6*uy), number2(-6*ux)))))
	return arrow, at((x0+x1)/2-uy*bend*0.75, (y0+y1)/2+ux*bend*0.75+3)
}
