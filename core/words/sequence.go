package words

import "wythoffatlas/core/fault"

// Kinds are the words that say a sequence a₁, a₂, … or several of them, by the
// names that links have.
var Kinds = []string{"gaps", "characteristic", "owners", "runs"}

// Gaps has the steps aₙ₊₁ − aₙ as letters. It is an error when one is negative or
// more than 255: such a sequence has no word of gaps here.
func Gaps(terms []int64) (Word, error) {
	var w Word
	for i := range max(len(terms)-1, 0) {
		// Terms are heaps, not negative, so that the difference does not overflow.
		step := terms[i+1] - terms[i]
		if step < 0 || step > 255 {
			return nil, fault.Newf("words", "from %d to %d is a step of %d; gaps from 0 to 255 are letters", terms[i], terms[i+1], step)
		}
		w = append(w, byte(step))
	}
	return w, nil
}

// Owners says for each integer 1, 2, 3, … which of the sequences has it: the
// letter is 1 + the number of the first that has, 0 where none has. It goes as
// far as every sequence is known, and has at most most letters. The sequences must
// not decrease.
func Owners(sequences [][]int64, most int) (Word, error) {
	end := int64(most)
	for _, terms := range sequences {
		for i := range max(len(terms)-1, 0) {
			if terms[i+1] < terms[i] {
				return nil, fault.Newf("words", "%d comes after %d: a sequence that decreases has no such word", terms[i+1], terms[i])
			}
		}
		if len(terms) == 0 {
			return nil, nil
		}
		end = min(end, terms[len(terms)-1])
	}
	w := make(Word, max(end, 0))
	for i := len(sequences) - 1; i >= 0; i-- {
		for _, v := range sequences[i] {
			if 1 <= v && v <= end {
				w[v-1] = byte(i + 1)
			}
		}
	}
	return w, nil
}

// Characteristic says of each integer 1, 2, 3, … up to the last term, or up to
// most, whether the sequence has it: 1 or 0. The sequence must not decrease.
func Characteristic(terms []int64, most int) (Word, error) {
	return Owners([][]int64{terms}, most)
}

// Runs has a₁ letters 0, then a₂ − a₁ letters 1, a₃ − a₂ letters 0 and so on, at
// most most in all. Of the numbers that end in an even number of binary zeros it is
// the Prouhet–Thue–Morse word (Fraenkel, "New games related to old and new
// sequences", §3). The sequence must not decrease.
func Runs(terms []int64, most int) (Word, error) {
	var w Word
	before := int64(0)
	for i, v := range terms {
		if v < before {
			return nil, fault.Newf("words", "%d comes after %d: a sequence that decreases has no such word", v, before)
		}
		for ; before < v && len(w) < most; before++ {
			w = append(w, byte(i&1))
		}
		before = v
	}
	return w, nil
}

// IsThueMorse reports whether w begins the Prouhet–Thue–Morse word, whose letter i
// is the parity of the ones of i in binary, or that with its letters exchanged.
func IsThueMorse(w Word) bool {
	if len(w) == 0 || w[0] > 1 {
		return false
	}
	for i, a := range w {
		if a != w[0]^parity(uint(i)) {
			return false
		}
	}
	return true
}
