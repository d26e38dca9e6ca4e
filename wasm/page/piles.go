//go:build js

package main

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// A judge tells about positions of games with K piles.
type judge struct {
	about string // what is asked, or told
	asked uint64 // the question; 0 for none
	told  *protocol.Inspected
	fails string
}

// piled reports whether the positions of the game on the page are vectors.
func (a *app) piled() bool { return a.game().Piles != nil }

func (a *app) listenToPiles() {
	dom.Listen(dom.Query("#vector"), "submit", dom.Options{}, func(js.Value) { a.examine() })
	for _, id := range []string{"#axis-x", "#axis-y"} {
		dom.Listen(dom.Query(id), "change", dom.Options{}, func(js.Value) { a.axesFromForm() })
	}
	dom.Listen(dom.Query("#beside"), "change", dom.Options{}, func(js.Value) {
		a.state.Beside = dom.Query("#beside").Get("value").String()
		a.table.setBeside()
		a.stateChanged()
	})
	dom.Listen(dom.Query("#own"), "submit", dom.Options{}, func(js.Value) { a.findOwner() })
	dom.Listen(dom.Query("#export"), "submit", dom.Options{}, func(e js.Value) {
		a.export(e.Get("submitter").Get("value").String())
	})
}

// pilesToForm writes what the state says of K piles into the forms.
func (a *app) pilesToForm() {
	setFlag(dom.Global("document").Get("documentElement").Get("dataset"), "piled", a.piled())
	a.fillColumns()
	if !a.piled() {
		return
	}
	fillOptions(dom.Query("#beside"), a.others(), a.state.Beside)
	axes := a.axes()
	var names []option
	for i, name := range a.game().Columns() {
		names = append(names, option{strconv.Itoa(i), name})
	}
	fillOptions(dom.Query("#axis-x"), names, strconv.Itoa(axes[0]))
	fillOptions(dom.Query("#axis-y"), names, strconv.Itoa(axes[1]))
	if v := a.state.Vector; v != nil {
		dom.Query("#vector-from").Set("value", link.Numbers(v, ", "))
	}
}

// An option of a select.
type option struct{ value, name string }

func fillOptions(list js.Value, options []option, chosen string) {
	list.Call("replaceChildren")
	for _, o := range options {
		item := dom.New("option", "", o.name)
		item.Set("value", o.value)
		list.Call("append", item)
	}
	list.Set("value", chosen)
}

// others are the games whose tables can stand beside that of the page.
func (a *app) others() []option {
	options := []option{{"", "nothing"}}
	for _, e := range catalog.All() {
		if g := link.Beside(a.game(), e.ID); g != nil {
			options = append(options, option{e.ID, g.Name()})
		}
	}
	return options
}

// axes are what the axes of the map show: 0 for n, else the pile.
func (a *app) axes() [2]int {
	if a.state.Axes == [2]int{} {
		return [2]int{1, 2}
	}
	return a.state.Axes
}

func (a *app) axesFromForm() {
	x, _ := strconv.Atoi(dom.Query("#axis-x").Get("value").String())
	y, _ := strconv.Atoi(dom.Query("#axis-y").Get("value").String())
	if x == y { // the other axis takes what this one had
		old := a.axes()
		if old[0] != x {
			y = old[0]
		} else {
			x = old[1]
		}
	}
	a.state.Axes = [2]int{x, y}
	if a.state.Axes == [2]int{1, 2} {
		a.state.Axes = [2]int{}
	}
	a.atlas.reset()
	a.measurePlot()
	a.stateChanged()
}

// pinVector keeps a position in the link and in the inspector.
func (a *app) pinVector(sizes []string) {
	v := make([]*big.Int, len(sizes))
	for i, text := range sizes {
		var ok bool
		if v[i], ok = new(big.Int).SetString(text, 10); !ok {
			return
		}
	}
	a.state.Vector = v
	dom.Query("#vector-to").Set("value", "")
	a.stateChanged()
	a.consult()
	a.showReading()
}

// examine reads the positions of the form.
func (a *app) examine() {
	from, fault := a.vector("#vector-from")
	if fault != "" {
		a.notice(fault)
		return
	}
	a.notice()
	a.state.Vector = from
	a.stateChanged()
	a.consult()
	a.showReading()
	dom.Query("#inspector").Set("scrollTop", 0) // the answer is at its head
}

// vector reads the piles of a field, in any order and with any brackets; fault
// says in a sentence what is wrong.
func (a *app) vector(selector string) (v []*big.Int, fault string) {
	text := strings.Trim(strings.TrimSpace(dom.Query(selector).Get("value").String()), "[](){}")
	if text == "" {
		return nil, a.wrongPiles(0)
	}
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == ';' || r == ' ' }) {
		n, fault := readNatural(part)
		if fault != "" {
			return nil, fault
		}
		v = append(v, n)
	}
	if len(v) != a.game().Heaps {
		return nil, a.wrongPiles(len(v))
	}
	slices.SortFunc(v, (*big.Int).Cmp)
	return v, ""
}

func (a *app) wrongPiles(n int) string {
	return fmt.Sprintf("%s has %d piles, and the position has %d. Write their sizes with commas between.", a.game().Name(), a.game().Heaps, n)
}

// consultPiles asks about the pinned position, and the move that is asked for.
func (a *app) consultPiles() {
	j := &a.judged
	if a.state.Vector == nil {
		return
	}
	question := &protocol.Inspect{Game: a.game().Link(), At: texts(a.state.Vector)}
	if dom.Query("#vector-to").Get("value").String() != "" {
		to, fault := a.vector("#vector-to")
		if fault != "" {
			a.notice(fault)
		}
		question.To = texts(to)
	}
	about := question.Game + "|" + strings.Join(question.At, ",") + "|" + strings.Join(question.To, ",")
	if about == j.about {
		return
	}
	a.client.cancel(j.asked)
	*j = judge{about: about}
	j.asked = a.client.ask(question, a.busy(), func(answer protocol.Body) {
		if j.about != about {
			return
		}
		switch answer := answer.(type) {
		case *protocol.Inspected:
			j.told = answer
		case *protocol.Error:
			j.fails = answer.Message
		default:
			j.about = "" // ask again when asked for
		}
		a.showReading()
	})
}

func texts(v []*big.Int) []string {
	words := make([]string, len(v))
	for i, n := range v {
		words[i] = n.String()
	}
	return words
}

// showPiles writes what is known of the pinned position beside the table.
func (a *app) showPiles() {
	j := &a.judged
	moves, legality := dom.Query("#moves"), dom.Query("#legality")
	moves.Call("replaceChildren")
	legality.Call("replaceChildren")
	where := "Choose a row, or write a position."
	if a.state.View != viewTable {
		where = "Click on a point, or write a position."
	}
	if a.state.Vector != nil {
		where = vectorText(texts(a.state.Vector))
	}
	dom.SetText(dom.Query("#where"), where)
	switch {
	case a.state.Vector == nil || j.told == nil:
		dom.SetText(dom.Query("#outcome"), j.fails)
		return
	case j.told.Outcome == "":
		dom.SetText(dom.Query("#outcome"), j.told.Reason)
	default:
		dom.SetText(dom.Query("#outcome"), outcome(j.told))
	}
	from := texts(a.state.Vector)
	for _, m := range j.told.Moves[:min(len(j.told.Moves), shownMoves)] {
		moves.Call("append", dom.New("li", "", taking(from, m)+", leaving "+vectorText(m.To)+"."))
	}
	if words := otherMoves(len(j.told.Moves)-shownMoves, j.told.More); words != "" {
		moves.Call("append", dom.New("li", "", words))
	}
	if len(j.told.Reasons) == 0 {
		a.tell(where + ": " + dom.Query("#outcome").Get("textContent").String())
		return
	}
	verdict := "The move is not legal."
	if j.told.Legal {
		verdict = "The move is legal."
		for _, way := range j.told.Way {
			verdict += " " + taking(from, way) + "."
		}
	}
	legality.Call("append", dom.New("p", "", verdict))
	list := dom.New("ul", "", "")
	for _, reason := range j.told.Reasons {
		list.Call("append", dom.New("li", "", together(reason)))
	}
	legality.Call("append", list)
	a.tell(where + ": " + verdict)
}

// tell says something to a screen reader, once.
func (a *app) tell(words string) {
	if words != a.said {
		a.said = words
		dom.SetText(dom.Query("#live"), words)
	}
}

// readNatural reads a whole number as people type it; wrong says in a sentence
// what is wrong.
func readNatural(text string) (n *big.Int, wrong string) {
	n, err := expr.Integer(text, viewport.MaxDigits)
	switch {
	case err != nil:
		return nil, "“" + game.Clip(text) + "”: " + fault.Words(err) + "."
	case n.Sign() < 0:
		return nil, game.Clip(text) + " is negative."
	}
	return n, ""
}

// vectorText writes a position as the paper does. It breaks over lines only if
// it is long, and then between two piles.
func vectorText(sizes []string) string {
	grouped := make([]string, len(sizes))
	for i, s := range sizes {
		grouped[i] = strings.ReplaceAll(group(s), "\u2009", "\u202f")
	}
	text := "[" + strings.Join(grouped, ", ") + "]"
	if len(text) < 24 {
		text = together(text)
	}
	return text
}

// together keeps positions in a sentence from breaking over two lines.
func together(words string) string {
	inside := false
	return strings.Map(func(r rune) rune {
		switch {
		case r == '[':
			inside = true
		case r == ']':
			inside = false
		case r == ' ' && inside:
			return '\u00a0'
		}
		return r
	}, words)
}

// group writes a decimal number in groups of three.
func group(s string) string {
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		return s
	}
	return viewport.Full(n)
}

// taking says in words what happens to each pile. The two piles of the Wythoff
// part come first.
func taking(from []string, m protocol.Move) string {
	var parts []string
	first, second := int(m.Pair[0]), int(m.Pair[1])
	order := []int{first}
	if second != first {
		order = append(order, second)
	}
	for i := range from {
		if i != first && i != second {
			order = append(order, i)
		}
	}
	for _, i := range order {
		number, negative := strings.CutPrefix(m.Change[i], "-")
		pile := "the pile of " + group(from[i])
		switch {
		case number == "0":
			if i == first || i == second {
				parts = append(parts, "leave "+pile)
			}
		case negative:
			parts = append(parts, "take "+group(number)+" from "+pile)
		default:
			parts = append(parts, "add "+group(number)+" to "+pile)
		}
	}
	return capitalised(strings.Join(parts, ", "))
}

// showExamples offers positions worth a look, §2.1 of the paper among them.
func (a *app) showExamples() {
	row := dom.Query("#vector-examples")
	row.Call("replaceChildren")
	if !a.piled() {
		return
	}
	examples := a.examples()
	dom.Query("#vector-from").Set("placeholder", examples[0].from)
	for _, x := range examples {
		words := exampleWords(x.from)
		if x.to != "" {
			words += " → " + exampleWords(x.to)
		}
		button := dom.New("button", "", words)
		button.Set("type", "button")
		dom.Listen(button, "click", dom.Options{}, func(js.Value) {
			dom.Query("#vector-from").Set("value", x.from)
			dom.Query("#vector-to").Set("value", x.to)
			a.examine()
		})
		row.Call("append", button)
	}
}

// limitVerify offers a size that the check of the game takes a moment for.
func (a *app) limitVerify() {
	n := int64(256)
	if a.piled() {
		n = min(n, a.game().Piles().MaxVerify())
	}
	dom.Query("#verify-n").Set("value", strconv.FormatInt(n, 10))
}

// exampleWords are a position on a button: of many piles the first and the last.
func exampleWords(v string) string {
	if piles := strings.Split(v, ", "); len(piles) > 6 {
		v = piles[0] + ", " + piles[1] + ", …, " + piles[len(piles)-1]
	}
	return together("[" + v + "]")
}

// A move, or a position if it says not where to.
type vectorExample struct{ from, to string }

// examples are positions of the game on the page that are worth a look; there
// is at least one.
func (a *app) examples() []vectorExample {
	known := vectorExamples
	if a.game().Entry.ID == "nim" {
		known = nimExamples
	}
	var found []vectorExample
	for _, x := range known {
		if strings.Count(x.from, ",")+1 == a.game().Heaps {
			found = append(found, x)
		}
	}
	if found == nil {
		var first, last []string
		for i := range a.game().Heaps {
			first = append(first, strconv.Itoa(i))
			last = append(last, strconv.Itoa(10*i+10))
		}
		from, to := strings.Join(last, ", "), strings.Join(first, ", ")
		found = []vectorExample{{from, ""}, {from, to}}
	}
	return found
}

// vectorExamples are those of §2.1 in Klein and Fraenkel, and of Tables 1 and 2;
// nimExamples are for Table 2.1 in Hu.
var (
	vectorExamples = []vectorExample{
		{"0, 10, 30", "0, 0, 0"}, {"0, 10, 30", "0, 9, 50"}, {"10, 10, 20", "5, 12, 12"}, {"1, 2, 3", "0, 0, 0"},
		{"23, 39, 58", "20, 37, 53"}, {"2, 4, 6", "0, 1, 2"},
		{"27, 55, 80, 103", "27, 52, 81, 104"}, {"3, 5", "1, 2"}, {"10, 20", "6, 10"},
	}
	nimExamples = []vectorExample{
		{"1, 2, 3", ""}, {"3, 5, 7", ""}, {"3, 5, 7", "2, 5, 7"}, {"1, 2, 4, 7", ""}, {"1, 3, 5, 7", ""}, {"2, 3, 5, 7", ""},
	}
)
