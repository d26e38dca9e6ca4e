package cover

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/expr"
	"wythoffatlas/core/game"
)

// Bounds on what a person may type.
const (
	MaxLength = 4000 // bytes of the text of a pair
	maxDigits = 15   // of a number in a list
)

// Parse reads a pair of sequences:
//
//	wythoff          the pair of Wythoff's game
//	wythoff:3        of a-Wythoff, here with a = 3
//	vile             the vile and the dopey numbers
//	hofstadter       Hofstadter's sequences less 1
//	beatty:p,β,q,γ   ⌊np+β⌋ and ⌊nq+γ⌋
//	list:1,3,4;2,5,7 two lists with as many numbers
//
// p, β, q and γ are numbers as in (1+sqrt(5))/2. All but p may be left out or
// empty: β is 0 then, q makes 1/p + 1/q = 1, and γ makes β/p + γ/q = 0. So the
// two sequences have as many terms up to any v as there are integers, unless
// a term is a whole number before it is rounded.
//
// An error is an [*expr.Error] and points at the character at fault.
func Parse(text string) (*Pair, error) {
	r := &reader{text: text}
	if len(text) > MaxLength {
		r.text = text[:MaxLength]
		r.fail(MaxLength, "a pair of sequences has at most %d characters", MaxLength)
		return nil, r.err
	}
	kind, rest, more := strings.Cut(text, ":")
	start := len(text) - len(rest)
	p := &Pair{text: text}
	switch kind {
	case "wythoff":
		a := int64(1)
		if more {
			a = r.size(start)
		}
		if r.err == nil {
			p.seq = aWythoff(a)
		}
	case "vile", "hofstadter":
		if more {
			r.fail(start-1, "%s goes without anything more", kind)
		}
		p.seq = binary{}
		if kind == "hofstadter" {
			p.seq = &hofstadter{}
		}
	case "beatty":
		p.seq = r.beatty(start, len(text))
	case "list":
		p.seq = r.lists(start)
	default:
		r.fail(0, "expected wythoff, vile, hofstadter, beatty: or list:")
	}
	if r.err != nil {
		return nil, r.err
	}
	return p, nil
}

// A reader keeps the first error.
type reader struct {
	text string
	err  *expr.Error
}

func (r *reader) fail(at int, format string, args ...any) {
	if r.err == nil {
		r.err = &expr.Error{Source: r.text, At: at, Message: fmt.Sprintf(format, args...)}
	}
}

// size reads the a of a-Wythoff.
func (r *reader) size(at int) int64 {
	a, err := strconv.ParseInt(r.text[at:], 10, 64)
	if err != nil || a < 1 || a > game.MaxParam {
		r.fail(at, "expected a whole number from 1 to %d", game.MaxParam)
	}
	return a
}

// beatty reads up to four numbers between commas.
func (r *reader) beatty(at, end int) *Beatty {
	if at == end {
		r.fail(at, "expected p, and perhaps β, q and γ after it")
		return nil
	}
	var x [4]beam.Surd
	var given [4]bool
	var start [4]int
	for i, part := range strings.Split(r.text[at:end], ",") {
		if i == 4 {
			r.fail(at-1, "expected the end: there are only p, β, q and γ")
			return nil
		}
		start[i] = at
		if given[i] = strings.TrimSpace(part) != ""; given[i] {
			x[i] = r.surd(at, at+len(part))
		}
		at += len(part) + 1
	}
	b := &Beatty{P: x[0], Beta: x[1], Q: x[2], Gamma: x[3]}
	if r.err == nil && !given[0] {
		r.fail(start[0], "expected p")
	}
	if r.err != nil {
		return nil
	}
	if b.P.Sign() <= 0 || !given[2] && b.P.Cmp(beam.Int(1)) <= 0 {
		r.fail(start[0], "p must be more than 1, or positive if q is given")
		return nil
	}
	if !oneField(b.P, b.Beta) {
		r.fail(start[1], "β must have the same square root as p, or none")
		return nil
	}
	if !given[2] {
		b.Q = b.P.Quo(b.P.Sub(beam.Int(1)))
	}
	if b.Q.Sign() <= 0 {
		r.fail(start[2], "q must be positive")
		return nil
	}
	if !given[3] && oneField(b.P, b.Q) && oneField(b.Beta, b.Q) {
		b.Gamma = b.Beta.Quo(b.P).Mul(b.Q).Neg()
	}
	if !oneField(b.Q, b.Gamma) {
		r.fail(start[3], "γ must have the same square root as q, or none")
		return nil
	}
	return b
}

// lists reads two lists of whole numbers.
func (r *reader) lists(at int) *lists {
	first, second, ok := strings.Cut(r.text[at:], ";")
	if !ok {
		r.fail(len(r.text), "expected a semicolon and the second list")
		return nil
	}
	l := &lists{r.list(at, first), r.list(at+len(first)+1, second)}
	if r.err == nil && len(l[0]) != len(l[1]) {
		r.fail(len(r.text), "the first list has %d numbers, the second %d; they must be as many", len(l[0]), len(l[1]))
	}
	return l
}

func (r *reader) list(at int, text string) (numbers []int64) {
	for _, part := range strings.Split(text, ",") {
		n, err := strconv.ParseInt(strings.TrimSpace(part), 10, 64)
		if err != nil || n < 0 || len(part) > maxDigits {
			r.fail(at, "expected a whole number of at most %d digits", maxDigits)
			return nil
		}
		numbers = append(numbers, n)
		at += len(part) + 1
	}
	return numbers
}
