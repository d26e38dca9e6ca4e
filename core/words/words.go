// Package words measures how complicated a sequence is: how many different
// factors, palindromes and squares of each length its word has, whether it is
// balanced, and whether a morphism generates it.
//
// Fraenkel ("New games related to old and new sequences", §6) asks for these of
// the sequences that games produce. The word of a sequence is any that says it:
// its gaps, its characteristic word, or which of several sequences owns each
// integer.
//
// A word is finite here: a prefix of an infinite one. Its counts are exact for
// the prefix and bound those of the infinite word from below. A factor of length
// n of a word of length N is one of the N−n+1 stretches of n letters in it.
package words

// A Word is a sequence of letters. Letters are small numbers; which, does not
// matter.
type Word []byte

// MaxLetters bounds the length of the words that are measured: an automaton of
// twice as many states is built, of about 20 bytes a state and letter.
const MaxLetters = 1 << 20

// Counts are the numbers of different factors, palindromes and squares of each
// length n from 0 on. A square is a factor u·u that is not empty; at odd n there
// is none. The empty word counts as a factor and as a palindrome.
type Counts struct{ Factors, Palindromes, Squares []int }

// Complexity counts up to length most, most ≥ 0. A factor is counted where it
// ends for the first time: where it is longer than the longest suffix of the
// prefix that has occurred before. The cost grows as len(w)·most for the squares
// and as len(w) for the rest.
func Complexity(w Word, most int) Counts {
	known := Repeats(w)
	return Counts{
		Factors:     factors(known, most),
		Palindromes: palindromes(w, known, most),
		Squares:     squares(w, known, most),
	}
}

// factors counts, for each length, the places where a factor of that length
// ends for the first time: known[e] < n ≤ e+1.
func factors(known []int32, most int) []int {
	counts := make([]int, most+2)
	for e, longest := range known {
		first, last := int(longest)+1, min(e+1, most)
		if first <= last {
			counts[first]++
			counts[last+1]--
		}
	}
	for n := 1; n <= most; n++ {
		counts[n] += counts[n-1]
	}
	counts[0] = 1
	return counts[:most+1]
}

// squares counts, for each period p, the places where a square of length 2p ends
// for the first time.
func squares(w Word, known []int32, most int) []int {
	counts := make([]int, most+1)
	for p := 1; 2*p <= most; p++ {
		run := 0 // how many letters before e equal the one p places before them
		for e := p; e < len(w); e++ {
			if w[e] != w[e-p] {
				run = 0
				continue
			}
			if run++; run >= p && 2*p > int(known[e]) {
				counts[2*p]++
			}
		}
	}
	return counts
}

// Balance is the largest difference in the number of one letter between two
// factors of the same length ≤ most; a word is balanced when it is at most 1. It
// also returns a length at which it is reached first.
func Balance(w Word, most int) (difference, length int) {
	for _, letter := range Alphabet(w) {
		for n := 1; n <= min(most, len(w)); n++ {
			inside, low, high := 0, len(w), 0
			for e, a := range w {
				if a == letter {
					inside++
				}
				if e >= n && w[e-n] == letter {
					inside--
				}
				if e >= n-1 {
					low, high = min(low, inside), max(high, inside)
				}
			}
			if high-low > difference {
				difference, length = high-low, n
			}
		}
	}
	return difference, length
}

// Alphabet lists the letters of w in the order in which they come first.
func Alphabet(w Word) []byte {
	var seen [256]bool
	var letters []byte
	for _, a := range w {
		if !seen[a] {
			seen[a] = true
			letters = append(letters, a)
		}
	}
	return letters
}

// Period finds the smallest preperiod + period of w: w[i] = w[i+period] for all
// i ≥ preperiod. It wants them within the first quarter of w, so that the period
// is seen four times: words of irrational slopes have cubes (the golden word no
// fourth power). It reports false where there is none.
func Period(w Word) (preperiod, period int, ok bool) {
	best := len(w)/4 + 1
	for p := 1; p < best; p++ {
		start := len(w) - p
		for start > 0 && w[start-1] == w[start-1+p] {
			start--
		}
		if start+p < best {
			best, preperiod, period, ok = start+p, start, p, true
		}
	}
	return preperiod, period, ok
}
