//go:build js

package main

import (
	"strconv"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/wasm/dom"
)

// defaultDigits is how many digits of a slope are shown when the field for
// them says nothing sensible.
const defaultDigits = 6

// showBeams writes the slopes of the beams beside the map: exactly, and in
// decimals to as many digits as are asked for.
func (a *app) showBeams() {
	digits, err := strconv.Atoi(strings.TrimSpace(dom.Query("#digits").Get("value").String()))
	if err != nil || digits < 0 {
		digits = defaultDigits
	}
	digits = min(digits, beam.MaxDigits)
	list := dom.Query("#beams")
	list.Call("replaceChildren")
	if a.piled() {
		a.showTrend(list)
		return
	}
	for i, line := range a.game().Lines {
		card := dom.New("div", "beam "+[]string{"upper", "lower"}[i%2], "")
		card.Call("append", dom.New("h4", "", capitalised(line.Name)))
		formula := dom.New("p", "formula", "")
		formula.Set("innerHTML", `slope <math>`+line.Slope.MathML()+`</math> = `)
		formula.Call("append", dom.New("span", "decimals", decimal(line.Slope, digits)))
		card.Call("append", formula)
		card.Call("append", dom.New("p", "help",
			"A step is "+decimal(line.DX, 3)+" across and "+decimal(line.DY, 3)+" up on average; "+
				decimal(line.Density(), 3)+" positions a column."))
		list.Call("append", card)
	}
	for i, curve := range a.game().Curves {
		card := dom.New("div", "beam "+[]string{"upper", "lower"}[i%2], "")
		card.Call("append", dom.New("h4", "", capitalised(curve.Name)), dom.New("p", "formula", curve.Formula))
		if curve.Approximate {
			card.Call("append", dom.New("p", "help", "Near the P-positions in proportion, not through them."))
		}
		list.Call("append", card)
	}
	layer, title := "Beams", "The lines that the P-positions follow"
	if a.parts() {
		layer, title = "Candidates", "The candidates of Theorem 3, and rays that a study has measured"
		list.Call("append", dom.New("p", "help", "Hollow squares on the map: the candidates of Theorem 3, which for this f does not say that they are the P-positions. A study tells where they part."))
	}
	box := dom.Query(`#layers input[value="beams"] + span`)
	dom.SetText(box, layer)
	dom.SetAttr(box.Get("parentElement"), "title", title)
	dom.Show(dom.Query("#digits").Call("closest", "p"), len(a.game().Lines) > 0)
	if len(a.game().Lines)+len(a.game().Curves) == 0 {
		list.Call("append", dom.New("p", "help", "No line is known that these P-positions follow."))
	}
}

// decimal is the value cut off after that many digits, with dots where digits
// follow.
func decimal(x beam.Surd, digits int) string {
	s, err := x.Decimal(digits)
	if err != nil {
		return x.String()
	}
	if !x.Rational() {
		s += "…"
	}
	return s
}

func capitalised(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
