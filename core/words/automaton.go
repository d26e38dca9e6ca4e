package words

// Repeats returns for every place e of w the length of the longest suffix of
// w[0..e] that occurs in it a second time, ending before e. So a factor of
// length n that ends at e is new there exactly when n > Repeats(w)[e].
//
// It is what the suffix automaton says of its newest state (Blumer and others,
// 1985): the suffixes of w[0..e] that are not in the newest state are those that
// occurred before, and the longest of them is that of its suffix link. w has at
// most [MaxLetters] letters; the cost is linear in it.
func Repeats(w Word) []int32 {
	if len(w) > MaxLetters {
		panic("words: a word of more than MaxLetters")
	}
	letters := Alphabet(w)
	var index [256]int32
	for i, a := range letters {
		index[a] = int32(i)
	}
	s := newSuffixes(len(w), len(letters))
	known := make([]int32, len(w))
	for e, a := range w {
		s.extend(index[a])
		known[e] = s.length[s.link[s.last]]
	}
	return known
}

// suffixes is the suffix automaton of a word that grows. State 0 is the empty
// word; the edges of state v are next[v·letters : (v+1)·letters], 0 for none, as
// no edge leads to the empty word.
type suffixes struct {
	letters      int32
	next         []int32
	link, length []int32
	last         int32
}

func newSuffixes(n, letters int) *suffixes {
	s := &suffixes{letters: int32(letters)}
	states := 2*n + 1
	s.next = make([]int32, 0, states*letters)
	s.link, s.length = make([]int32, 0, states), make([]int32, 0, states)
	s.add(0)
	s.link[0] = -1
	return s
}

func (s *suffixes) add(length int32) int32 {
	s.next = append(s.next, make([]int32, s.letters)...)
	s.link, s.length = append(s.link, 0), append(s.length, length)
	return int32(len(s.link) - 1)
}

func (s *suffixes) extend(a int32) {
	at := func(v int32) *int32 { return &s.next[v*s.letters+a] }
	fresh := s.add(s.length[s.last] + 1)
	v := s.last
	for ; v >= 0 && *at(v) == 0; v = s.link[v] {
		*at(v) = fresh
	}
	s.last = fresh
	if v < 0 {
		return // its link is the empty word
	}
	q := *at(v)
	if s.length[q] == s.length[v]+1 {
		s.link[fresh] = q
		return
	}
	clone := s.add(s.length[v] + 1)
	copy(s.next[clone*s.letters:(clone+1)*s.letters], s.next[q*s.letters:(q+1)*s.letters])
	s.link[clone] = s.link[q]
	for ; v >= 0 && *at(v) == q; v = s.link[v] {
		*at(v) = clone
	}
	s.link[q], s.link[fresh] = clone, clone
}

// palindromes counts palindromes by length. At each place at most one is new: the
// longest palindrome that ends there (Droubay, Justin and Pirillo, 2001), and it
// is when no suffix as long has occurred.
func palindromes(w Word, known []int32, most int) []int {
	counts := make([]int, most+1)
	counts[0] = 1
	radius := radii(w)
	// The longest palindrome that ends at e has the leftmost centre that reaches
	// e; centres only move to the right as e does.
	centre := 0 // in half letters: 2i is letter i, 2i+1 between i and i+1
	for e := range w {
		for ; reach(radius, centre) < e; centre++ {
		}
		n := 2*e - centre + 1
		if n <= most && n > int(known[e]) {
			counts[n]++
		}
	}
	return counts
}

// reach is the last letter of the longest palindrome about a centre.
func reach(radius []int32, centre int) int { return (centre + int(radius[centre]) - 1) / 2 }

// radii returns the length of the longest palindrome about each centre, in half
// letters (Manacher, 1975). Between letters it may be 0.
func radii(w Word) []int32 {
	if len(w) == 0 {
		return nil
	}
	lengths := make([]int32, 2*len(w)-1)
	middle, end := 0, -1 // the palindrome that reaches farthest: its centre, and its last letter
	for c := range lengths {
		n := c&1 ^ 1 // a letter alone is one; between two letters there is none
		if mirror := 2*middle - c; end >= 0 && c/2 < end && mirror >= 0 {
			n = max(n, min(int(lengths[mirror]), 2*end-c+1))
		}
		left, right := (c-n+1)/2-1, (c+n-1)/2+1
		if n == 0 {
			left, right = c/2, c/2+1
		}
		for left >= 0 && right < len(w) && w[left] == w[right] {
			n, left, right = n+2, left-1, right+1
		}
		lengths[c] = int32(n)
		if n > 0 && right-1 > end {
			middle, end = c, right-1
		}
	}
	return lengths
}
