package words

import (
	"fmt"
	"math/bits"
	"slices"

	"wythoffatlas/core/pause"
)

// What is found of a word.
const (
	MostFactor   = 200 // the length to which factors are counted
	mostLetters  = 64  // different letters: an automaton has an edge for each at each state
	fewLetters   = 8   // for balance, which takes a pass for each letter and length
	fixingPrefix = 4000
)

func parity(i uint) byte { return byte(bits.OnesCount(i) & 1) }

// A Finding is what is found of a word: counts, and what they and a search show.
// All of it is about the prefix that is given, and proves nothing of what comes
// after it.
type Finding struct {
	Letters []byte
	Counts  Counts

	Preperiod, Period int // Period is 0 where none was found

	Difference, Length int // see [Balance]; −1 and 0 of a word of many letters
	ThueMorse          bool
	Morphism           Morphism // none if it has no letters
}

// Find measures a word: factors to length [MostFactor], or to an eighth of the
// word if that is less. A word of more than 64 different letters has no counts.
func Find(w Word, pause pause.Func) (Finding, error) {
	f := Finding{Letters: Alphabet(w), Difference: -1}
	if len(f.Letters) > mostLetters {
		return f, nil
	}
	at := func(done int64) error { return pause.At(done, 3, "Counting factors") }
	if err := at(0); err != nil {
		return f, err
	}
	most := min(MostFactor, len(w)/8)
	f.Counts = Complexity(w, most)
	if err := at(1); err != nil {
		return f, err
	}
	if pre, p, ok := Period(w[:min(len(w), fixingPrefix)]); ok && repeats(w, pre, p) {
		f.Preperiod, f.Period = pre, p
	}
	if len(f.Letters) <= fewLetters {
		f.Difference, f.Length = Balance(w, most)
	}
	if err := at(2); err != nil {
		return f, err
	}
	f.ThueMorse = IsThueMorse(w)
	if m, ok := Fixing(w[:min(len(w), fixingPrefix)]); ok && slices.Equal(m.Apply(w, len(w)), w) {
		f.Morphism = m
	}
	return f, nil
}

// repeats reports whether w[i] = w[i+period] from the preperiod on.
func repeats(w Word, preperiod, period int) bool {
	return slices.Equal(w[preperiod:len(w)-period], w[preperiod+period:])
}

// Sturmian reports whether the word looks like one of Sturm's: of two letters,
// with n + 1 factors of each length n to which they were counted, and balanced.
func (f Finding) Sturmian() bool {
	if len(f.Letters) != 2 || f.Period > 0 || f.Difference != 1 || len(f.Counts.Factors) < 20 {
		return false
	}
	for n, count := range f.Counts.Factors {
		if count != n+1 {
			return false
		}
	}
	return true
}

// Tell says in sentences what a word is like, of which so many letters were read.
func (f Finding) Tell(read int) []string {
	most := len(f.Counts.Factors) - 1
	if most < 1 {
		return []string{fmt.Sprintf("%d letters, %d of them different: nothing is counted of so few letters, or of more than %d different ones.", read, len(f.Letters), mostLetters)}
	}
	lines := []string{fmt.Sprintf("All of this is about the first %d letters; factors are counted to length %d.", read, most)}
	add := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	switch {
	case f.Period > 0 && f.Preperiod == 0:
		add("It is periodic: it repeats after %d letters.", f.Period)
	case f.Period > 0:
		add("It is periodic after %d letters: from there it repeats after %d.", f.Preperiod, f.Period)
	case f.Sturmian():
		add("It is Sturmian as far as was counted: n + 1 factors of each length n, and balanced.")
	}
	switch {
	case f.Difference < 0:
	case f.Difference <= 1:
		if !f.Sturmian() {
			add("It is balanced: two factors of one length differ by at most 1 in how often they have a letter.")
		}
	default:
		add("It is not balanced: two factors of length %d differ by %d in how often they have a letter.", f.Length, f.Difference)
	}
	if f.ThueMorse {
		add("It is the Prouhet–Thue–Morse word: letter i is the parity of the binary ones of i, or 1 less it.")
	}
	switch {
	case f.Period > 0:
	case len(f.Morphism.Letters) == 0:
		add("No morphism with images of up to %d letters was found that fixes it.", maxImage)
	case f.Morphism.Primitive():
		add("The morphism %s fixes it, and is primitive.", f.Morphism)
	default:
		add("The morphism %s fixes it, and is not primitive.", f.Morphism)
	}
	return lines
}
