package catalog

import (
	"fmt"
	"strings"
	"unicode"
)

// A formula is written once, as plain text that reads well by itself, and set
// from that as MathML:
//
//	Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}
//	α = (2 − a + √(a² + 4)) / 2
//
// One letter is a variable (Δx is one letter too), but f is a function. √ covers
// the next piece, a / b is a fraction, and a^b a power; all drop the round
// brackets that only grouped. Things side by side are multiplied, at most two
// letters without a space. The words below are words; another word is an error.
var formulaWords = map[string]bool{
	"and": true, "even": true, "for": true, "if": true, "mod": true, "odd": true, "or": true,
}

var closing = map[rune]rune{'(': ')', '[': ']', '{': '}', '⌊': '⌋', '⌈': '⌉'}

// subscripts and superscripts are the small letters, figures and signs, and what
// they stand for.
var (
	subscripts = map[rune]string{
		'ᵢ': "<mi>i</mi>", 'ⱼ': "<mi>j</mi>", 'ₖ': "<mi>k</mi>", 'ₙ': "<mi>n</mi>", 'ₛ': "<mi>s</mi>", 'ₜ': "<mi>t</mi>",
		'₀': "<mn>0</mn>", '₁': "<mn>1</mn>", '₂': "<mn>2</mn>",
		'₋': "<mo>−</mo>", '₊': "<mo>+</mo>",
	}
	superscripts = map[rune]string{'⁰': "<mn>0</mn>", '²': "<mn>2</mn>", 'ⁿ': "<mi>n</mi>", 'ᵐ': "<mi>m</mi>"}
)

const (
	invisibleTimes = "<mo>\u2062</mo>"
	applyFunction  = "<mo>\u2061</mo>"
)

// setFormula is the formula as a <math> element, its lines as rows of a table.
// It panics on a line that is not in the notation: formulas are written here,
// never read from outside, and [Validate] says which line it is.
func setFormula(lines []string) string {
	var b strings.Builder
	b.WriteString(`<math display="block" xmlns="http://www.w3.org/1998/Math/MathML"><mtable displaystyle="true">`)
	for _, line := range lines {
		row, err := formulaLine(line)
		if err != nil {
			panic(fmt.Sprintf("catalog: formula %q: %v", line, err))
		}
		b.WriteString("<mtr><mtd>" + row + "</mtd></mtr>")
	}
	b.WriteString("</mtable></math>")
	return b.String()
}

// formulaLine sets one line. The error says what is not in the notation.
func formulaLine(line string) (markup string, err error) {
	defer func() {
		if fault, ok := recover().(formulaFault); ok {
			err = fault
		}
	}()
	p := formulaParser{rest: []rune(line)}
	return p.row(0), nil
}

// A formulaFault is what is wrong with a line.
type formulaFault string

func (f formulaFault) Error() string { return string(f) }

// A mark is a set piece of a formula.
type mark struct {
	markup string
	inside string // of a round bracket: what it encloses
	kind   markKind
}

type markKind uint8

const (
	operator markKind = iota // also words and punctuation
	operand
	function
)

// bare is the markup without the round brackets that only grouped it.
func (m mark) bare() string {
	if m.inside != "" {
		return m.inside
	}
	return m.markup
}

type formulaParser struct {
	rest []rune
}

// row sets everything up to the closing bracket, or to the end if that is 0.
func (p *formulaParser) row(end rune) string {
	var marks []mark
	for {
		r := p.peek()
		if r == end {
			break
		}
		if r == 0 {
			panic(formulaFault("a bracket is not closed"))
		}
		if r == '/' {
			p.next()
			if len(marks) == 0 {
				panic(formulaFault("a fraction has nothing above its line"))
			}
			over := marks[len(marks)-1]
			marks[len(marks)-1] = mark{markup: "<mfrac>" + over.bare() + p.scripted().bare() + "</mfrac>", kind: operand}
			continue
		}
		marks = append(marks, p.scripted())
	}
	var b strings.Builder
	b.WriteString("<mrow>")
	for i, m := range marks {
		if i > 0 && m.kind != operator {
			switch marks[i-1].kind {
			case operand:
				b.WriteString(invisibleTimes)
			case function:
				b.WriteString(applyFunction)
			}
		}
		b.WriteString(m.markup)
	}
	b.WriteString("</mrow>")
	return b.String()
}

// scripted sets one piece with what hangs below or above it.
func (p *formulaParser) scripted() mark {
	m := p.piece()
	var below strings.Builder
	for subscripts[p.peek()] != "" {
		below.WriteString(subscripts[p.next()])
	}
	if below.Len() > 0 {
		m = mark{markup: "<msub>" + m.markup + "<mrow>" + below.String() + "</mrow></msub>", kind: operand}
	}
	if above := superscripts[p.peek()]; above != "" {
		p.next()
		m = mark{markup: "<msup>" + m.markup + above + "</msup>", kind: operand}
	}
	if p.peek() == '^' {
		p.next()
		m = mark{markup: "<msup>" + m.markup + p.scripted().bare() + "</msup>", kind: operand}
	}
	return m
}

// piece sets a variable, number, word, operator, bracket or root.
func (p *formulaParser) piece() mark {
	r := p.next()
	switch {
	case r == '√':
		return mark{markup: "<msqrt>" + p.piece().bare() + "</msqrt>", kind: operand}
	case closing[r] != 0:
		inside := p.row(closing[r])
		p.next()
		m := mark{markup: "<mrow>" + fence(r) + inside + fence(closing[r]) + "</mrow>", kind: operand}
		if r == '(' {
			m.inside = inside
		}
		return m
	case unicode.IsDigit(r):
		return mark{markup: "<mn>" + string(r) + p.while(unicode.IsDigit) + "</mn>", kind: operand}
	case r == 'Δ':
		return mark{markup: "<mi>Δ" + string(p.next()) + "</mi>", kind: operand}
	case unicode.IsLetter(r):
		if word := p.wordFrom(r); formulaWords[word] {
			return mark{markup: "<mtext>\u00A0" + word + "\u00A0</mtext>"}
		} else if word == "mex" {
			return mark{markup: "<mi>mex</mi>", kind: function}
		} else if r == 'f' {
			return mark{markup: "<mi>f</mi>", kind: function}
		}
		return mark{markup: "<mi>" + string(r) + "</mi>", kind: operand}
	case r == '<':
		return mark{markup: "<mo>&lt;</mo>"}
	case strings.ContainsRune("=≠≤≥−+±,:;…·∪∈⋃∑⊕", r):
		return mark{markup: "<mo>" + string(r) + "</mo>"}
	}
	if r == 0 {
		panic(formulaFault("it ends where something should follow"))
	}
	panic(formulaFault(fmt.Sprintf("%q is no sign of formulas", r)))
}

func fence(r rune) string { return "<mo>" + string(r) + "</mo>" }

// wordFrom reads the letters that follow r if together they make a word that
// formulas know; otherwise it leaves them: they are variables side by side.
func (p *formulaParser) wordFrom(r rune) string {
	n := 0
	for n < len(p.rest) && unicode.IsLetter(p.rest[n]) {
		n++
	}
	word := string(r) + string(p.rest[:n])
	if formulaWords[word] || word == "mex" {
		p.rest = p.rest[n:]
		return word
	}
	if letters := plainLetters(word); letters > mostFactors {
		panic(formulaFault(fmt.Sprintf("%q is no word of formulas; products of letters have spaces", word)))
	}
	return word
}

// mostFactors is how many letters may be multiplied without a space.
const mostFactors = 2

// plainLetters counts the letters up to the first that hangs below or above.
func plainLetters(word string) int {
	n := 0
	for _, r := range word {
		if subscripts[r] != "" || superscripts[r] != "" {
			break
		}
		if r != 'Δ' { // one letter together with the next
			n++
		}
	}
	return n
}

// while reads as long as in holds.
func (p *formulaParser) while(in func(rune) bool) string {
	n := 0
	for n < len(p.rest) && in(p.rest[n]) {
		n++
	}
	taken := string(p.rest[:n])
	p.rest = p.rest[n:]
	return taken
}

// peek is the next rune that is not a space, or 0 at the end.
func (p *formulaParser) peek() rune {
	p.while(unicode.IsSpace)
	if len(p.rest) == 0 {
		return 0
	}
	return p.rest[0]
}

// next takes what [formulaParser.peek] shows.
func (p *formulaParser) next() rune {
	r := p.peek()
	if r != 0 {
		p.rest = p.rest[1:]
	}
	return r
}
