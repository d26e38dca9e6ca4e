//go:build js

package main

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"syscall/js"

	"wythoffatlas/core/numeration"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/viewport"
)

// Two folded parts of the inspector: the position with all its digits, and in
// the number system of the game's theorem.

// listenToNumbers writes the parts when they are unfolded.
func (a *app) listenToNumbers() {
	for _, id := range []string{"#all-digits", "#numeration"} {
		dom.Listen(dom.Query(id), "toggle", dom.Options{}, func(js.Value) { a.showNumbers() })
	}
}

// longestWritten is how many digits a number may have to be written in the
// number system: the way there takes the square of that.
const longestWritten = 1000

// showNumbers follows what is being read.
func (a *app) showNumbers() {
	c := a.read()
	plain := c != nil && !a.piled()
	all, numeration := dom.Query("#all-digits"), dom.Query("#numeration")
	dom.Show(all, plain && (viewport.Shortened(c.x) || viewport.Shortened(c.y)))
	system := a.game().Numeration
	dom.Show(numeration, plain && system != nil)
	if !plain {
		return
	}
	if all.Get("open").Bool() {
		dom.SetText(dom.Query("#all-x"), c.x.String())
		dom.SetText(dom.Query("#all-y"), c.y.String())
	}
	if system != nil && numeration.Get("open").Bool() {
		out := dom.Query("#numeration-out")
		out.Call("replaceChildren")
		out.Call("append", dom.New("p", "help", systemWords(system)))
		for i, n := range []*big.Int{c.x, c.y} {
			out.Call("append", written(system, []string{"x", "y"}[i], n))
		}
		if system.Has(c.x, c.y) {
			out.Call("append", dom.New("p", "", "Each is the other’s partner: one is the other shifted left."))
		}
	}
}

// systemWords says what the places of the number system are worth.
func systemWords(system *numeration.Wythoff) string {
	const shown = 6
	var weights []string
	for _, w := range system.Weights(shown) {
		weights = append(weights, viewport.Full(w))
	}
	s, t := system.Parameters()
	after := "one less than " + count(s)
	if s == 1 {
		after = "a 0"
	}
	return fmt.Sprintf("From the right, places weigh %s, …: uₙ = %suₙ₋₁ + %suₙ₋₂. Digits go up to %s; after a %[4]s comes %s. "+
		"A number is an Aₙ when it ends in an even number of zeros, and one zero more makes its Bₙ.",
		strings.Join(weights, ", "), factor(s+t-1), factor(s), count(s+t-1), after)
}

// factor is a coefficient, which is left out when it is 1.
func factor(n int64) string {
	if n == 1 {
		return ""
	}
	return count(n)
}

// written is a number in the system, and what its zeros say.
func written(system *numeration.Wythoff, name string, n *big.Int) js.Value {
	p := dom.New("p", "", "")
	p.Call("append", dom.New("i", "", name), " = ")
	if len(n.Text(10)) > longestWritten {
		p.Call("append", fmt.Sprintf("… is written for numbers of up to %d digits.", longestWritten))
		return p
	}
	digits := system.Digits(n)
	p.Call("append", dom.New("span", "numeral", numeral(digits)))
	row, a, b := system.Pair(n)
	zeros := numeration.TrailingZeros(digits)
	words := fmt.Sprintf("ends in %d zeros", zeros)
	if zeros == 1 {
		words = "ends in 1 zero"
	}
	switch {
	case n.Sign() == 0:
		words = "no digits: the first A and the first B"
	case zeros%2 == 0:
		words += ": an A, with n = " + viewport.Full(row) + " and B = " + viewport.Full(b)
	default:
		words += ": a B, with n = " + viewport.Full(row) + " and A = " + viewport.Full(a)
	}
	p.Call("append", " – "+words+".")
	return p
}

// numeral writes digits, highest place first; of many only both ends.
func numeral(digits []int64) string {
	const ends = 24
	if len(digits) == 0 {
		return "0"
	}
	between := ""
	for _, d := range digits {
		if d > 9 {
			between = "\u200a·\u200a"
		}
	}
	write := func(digits []int64) string {
		texts := make([]string, len(digits))
		for i, d := range digits {
			texts[i] = strconv.FormatInt(d, 10)
		}
		return strings.Join(texts, between)
	}
	if len(digits) <= 2*ends+8 {
		return write(digits)
	}
	return fmt.Sprintf("%s…%s [%d places]", write(digits[:ends]), write(digits[len(digits)-ends:]), len(digits))
}
