// Package written reads numbers as people write them: with separators, in the
// digits of other scripts, as expressions. It is the one reader of numbers that
// are typed into forms or links, so that what one of them takes the others take.
package written

import (
	"errors"
	"math/big"
	"strings"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
)

// MaxText bounds a text that is read, in bytes: far more than the longest number.
const MaxText = 1 << 16

// A Fault is what is wrong with a text, for a person: a sentence, and the bytes
// at fault, From ≤ To; both 0 when it is the whole.
type Fault struct {
	Words     string
	From, To  int
	Ambiguous bool // what was written may mean two things, and is asked back
}

func (f *Fault) Error() string { return "written: " + f.Words }

// Natural reads a whole number that is not negative, of at most digits decimal
// digits: 1000000, 1 000 000, 1,000,000, 10^6, 10⁶, １０００, an expression.
func Natural(text string, digits int) (*big.Int, *Fault) {
	n, wrong := Integer(text, digits)
	switch {
	case wrong != nil:
		return nil, wrong
	case n.Sign() < 0:
		return nil, &Fault{Words: "The number must not be negative.", To: len(text)}
	}
	return n, nil
}

// Integer is [Natural] that takes negative numbers too.
func Integer(text string, digits int) (*big.Int, *Fault) {
	if len(text) > MaxText {
		return nil, &Fault{Words: "That is too long for a number."}
	}
	plain := Plain(text)
	if plain == "" {
		return nil, &Fault{Words: "A number is missing, such as 100 or 10^6."}
	}
	joined, ok := grouped(plain)
	if !ok {
		joined = plain
	}
	n, err := expr.Integer(joined, digits)
	if err == nil {
		return n, nil
	}
	f := &Fault{Words: fault.Sentence(fault.Words(err))}
	var at *expr.Error
	if errors.As(err, &at) {
		f.Words = fault.Sentence(at.Message)
		if joined == strings.TrimSpace(text) {
			f.From = strings.Index(text, joined) + at.At
			f.To = min(len(text), f.From+1)
		}
	}
	return nil, f
}

// grouped joins the groups of a number that is written in groups of three, by
// commas, points, blanks or apostrophes; ok is false when it is not so written.
func grouped(text string) (joined string, ok bool) {
	sign := ""
	digits := text
	if strings.HasPrefix(digits, "-") {
		sign, digits = "-", digits[1:]
	}
	for _, separator := range []string{",", ".", " ", "'", "_"} {
		groups := strings.Split(digits, separator)
		if len(groups) < 2 {
			continue
		}
		good := len(groups[0]) >= 1 && len(groups[0]) <= 3 && allDigits(groups[0])
		for _, g := range groups[1:] {
			good = good && len(g) == 3 && allDigits(g)
		}
		if good {
			return sign + strings.Join(groups, ""), true
		}
	}
	return "", false
}

func allDigits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// Plain writes a text in ASCII where it means the same: digits of other scripts,
// superscripts as powers, typographic minus signs, blanks of all kinds, invisible
// characters left out.
func Plain(text string) string {
	var b strings.Builder
	raised := false
	for _, r := range text {
		if up, ok := superscript(r); ok {
			if !raised {
				b.WriteByte('^')
			}
			raised = true
			b.WriteByte(up)
			continue
		}
		raised = false
		switch {
		case invisible(r):
		case blank(r):
			b.WriteByte(' ')
		case r == '−' || r == '–' || r == '‐' || r == '‑' || r == '－' || r == '﹣':
			b.WriteByte('-')
		case r == '×' || r == '·' || r == '⋅' || r == '＊':
			b.WriteByte('*')
		case r == '’' || r == '＇':
			b.WriteByte('\'')
		case r >= '！' && r <= '～': // full-width forms of ASCII
			b.WriteByte(byte(r - '！' + '!'))
		default:
			if d, ok := digit(r); ok {
				b.WriteByte('0' + d)
			} else {
				b.WriteRune(r)
			}
		}
	}
	return strings.TrimSpace(b.String())
}

// zeros are the digits 0 of the scripts in which people write numbers; 1 to 9
// follow each.
var zeros = []rune{'٠', '۰', '०', '০', '๐', '߀', '໐', '༠', '၀', '០'}

func digit(r rune) (byte, bool) {
	for _, zero := range zeros {
		if r >= zero && r < zero+10 {
			return byte(r - zero), true
		}
	}
	return 0, false
}

func superscript(r rune) (byte, bool) {
	switch {
	case r == '¹':
		return '1', true
	case r == '²' || r == '³':
		return byte(r-'²') + '2', true
	case r == '⁰' || r >= '⁴' && r <= '⁹':
		return byte(r-'⁰') + '0', true
	}
	return 0, false
}

func blank(r rune) bool {
	return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '\u00a0' || r >= '\u2000' && r <= '\u200a' || r == '\u202f' || r == '\u205f' || r == '\u3000'
}

func invisible(r rune) bool {
	return r >= '\u200b' && r <= '\u200f' || r >= '\u202a' && r <= '\u202e' || r >= '\u2060' && r <= '\u2064' || r == '\ufeff' || r == '\u00ad'
}
