package words

import (
	"fmt"
	"slices"
	"strings"
)

// A Morphism replaces each letter by a word. Images[i] is that of Letters[i].
type Morphism struct {
	Letters []byte
	Images  []Word
}

// Apply is the image of w, cut off after n letters.
func (m Morphism) Apply(w Word, n int) Word {
	var index [256]int
	for i, a := range m.Letters {
		index[a] = i
	}
	image := make(Word, 0, n)
	for _, a := range w {
		if len(image) >= n {
			break
		}
		image = append(image, m.Images[index[a]]...)
	}
	return image[:min(n, len(image))]
}

// Primitive reports whether some power of the morphism puts every letter into
// the image of every letter. Then the word that it fixes has each of its factors
// again and again, at bounded distances.
func (m Morphism) Primitive() bool {
	k := len(m.Letters)
	has := make([][]bool, k)
	for i := range has {
		has[i] = make([]bool, k)
		for _, a := range m.Images[i] {
			for j, b := range m.Letters {
				has[i][j] = has[i][j] || a == b
			}
		}
	}
	power := has
	// A primitive matrix of order k is positive from the power (k−1)²+1 on
	// (Wielandt).
	for range (k - 1) * (k - 1) {
		next := make([][]bool, k)
		for i := range next {
			next[i] = make([]bool, k)
			for j := range k {
				for l := range k {
					next[i][j] = next[i][j] || power[i][l] && has[l][j]
				}
			}
		}
		power = next
	}
	return !slices.ContainsFunc(power, func(row []bool) bool { return slices.Contains(row, false) })
}

// String writes "1 → 12, 2 → 1".
func (m Morphism) String() string {
	var parts []string
	for i, a := range m.Letters {
		var b strings.Builder
		for j, c := range m.Images[i] {
			if j > 0 && len(m.Letters) > 0 && wide(m.Letters) {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%d", c)
		}
		parts = append(parts, fmt.Sprintf("%d → %s", a, b.String()))
	}
	return strings.Join(parts, ", ")
}

// wide reports whether letters have more than one digit.
func wide(letters []byte) bool {
	return slices.ContainsFunc(letters, func(a byte) bool { return a > 9 })
}

// The bounds of the search of [Fixing].
const (
	maxImage   = 24 // letters in the image of one letter
	maxLetters = 4
)

// Fixing looks for a morphism that fixes w: images of at most 24 letters, for
// words of two to four different letters, the first image longer than one
// letter. It returns the shortest, by the sum of the lengths of the images. That
// w is fixed is checked on all of w, and is no proof for what comes after it; so
// it wants a w of at least 1,000 letters, else it finds none.
func Fixing(w Word) (Morphism, bool) {
	letters := Alphabet(w)
	if len(letters) < 2 || len(letters) > maxLetters || len(w) < 1000 {
		return Morphism{}, false
	}
	s := fixing{w: w, letters: letters, lengths: make([]int, len(letters))}
	for total := len(letters) + 1; total <= len(letters)*maxImage; total++ {
		if s.share(0, total) {
			return s.morphism(), true
		}
	}
	return Morphism{}, false
}

// fixing is a search over the lengths of the images.
type fixing struct {
	w       Word
	letters []byte
	lengths []int
	starts  [maxLetters]int // where the image of each letter stands first
}

// share gives the letters from i on images of so many letters in all, in every
// way, until one fixes the word.
func (s *fixing) share(i, total int) bool {
	least := 1
	if i == 0 {
		least = 2
	}
	if i == len(s.lengths)-1 {
		s.lengths[i] = total
		return total >= least && total <= maxImage && s.fixes()
	}
	for n := least; n <= min(maxImage, total-(len(s.lengths)-1-i)); n++ {
		s.lengths[i] = n
		if s.share(i+1, total-n) {
			return true
		}
	}
	return false
}

// fixes reports whether images of these lengths, each read off where its letter
// comes first, fix the word.
func (s *fixing) fixes() bool {
	var index [256]int
	var known [maxLetters]bool
	for i, a := range s.letters {
		index[a] = i
	}
	at := 0
	for _, a := range s.w {
		i := index[a]
		n := s.lengths[i]
		if at+n > len(s.w) {
			break
		}
		if !known[i] {
			known[i], s.starts[i] = true, at
		} else if string(s.w[at:at+n]) != string(s.w[s.starts[i]:s.starts[i]+n]) {
			return false
		}
		at += n
	}
	for i := range s.letters {
		if !known[i] {
			return false
		}
	}
	return true
}

func (s *fixing) morphism() Morphism {
	m := Morphism{Letters: s.letters}
	for i, n := range s.lengths {
		m.Images = append(m.Images, append(Word(nil), s.w[s.starts[i]:s.starts[i]+n]...))
	}
	return m
}
