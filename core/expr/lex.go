package expr

import (
	"strings"
	"unicode/utf8"
)

type token uint8

const (
	tokEnd token = iota
	tokNumber
	tokName
	tokSign // an operator, a parenthesis or a comma: text says which
)

// signs are the operators, longest first.
var signs = []string{"<=", ">=", "!=", "==", "<", ">", "=", "+", "-", "*", "/", "%", "^", "(", ")", ","}

// lookalikes are signs that come along when a formula is copied from a page.
var lookalikes = map[rune]string{
	'−': "-", '–': "-", '×': "*", '·': "*", '÷': "/", '≤': "<=", '≥': ">=", '≠': "!=",
	'⌊': "floor(", '⌋': ")", '⌈': "ceil(", '⌉': ")", '[': "(", ']': ")", '²': "^2", '³': "^3",
}

// next reads the next token.
func (p *parser) next() {
	if p.err != nil {
		return
	}
	for p.pos < len(p.source) && (p.source[p.pos] == ' ' || p.source[p.pos] == '\t') {
		p.pos++
	}
	p.at = p.pos
	rest := p.source[p.pos:]
	switch {
	case rest == "":
		p.tok, p.text = tokEnd, ""
		return
	case isDigit(rest[0]):
		p.take(tokNumber, span(rest, isDigit))
		return
	case isLetter(rest[0]):
		p.take(tokName, span(rest, func(c byte) bool { return isLetter(c) || isDigit(c) }))
		return
	}
	for _, sign := range signs {
		if strings.HasPrefix(rest, sign) {
			p.take(tokSign, len(sign))
			return
		}
	}
	r, size := utf8.DecodeRuneInString(rest)
	if p.roots && (r == '√' || r == '−') {
		p.take(tokSign, size)
		if r == '−' {
			p.text = "-"
		}
		return
	}
	if meant, ok := lookalikes[r]; ok {
		p.fail(p.at, "%q means nothing here; write %s", r, meant)
		return
	}
	p.fail(p.at, "%q means nothing here", r)
}

func (p *parser) take(tok token, n int) {
	p.tok, p.text = tok, p.source[p.pos:p.pos+n]
	p.pos += n
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' }

// span is the length of the longest prefix of s all in the class.
func span(s string, class func(byte) bool) int {
	n := 0
	for n < len(s) && class(s[n]) {
		n++
	}
	return n
}
