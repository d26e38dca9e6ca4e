package exact

import (
	"math"
	"math/big"
	"sync"
)

// A word is the infinite word g over the letters 0 and 1 with g = p σ(g):
//
//	g = p σ(p) σ²(p) σ³(p) …,  σ: 0 → 0^a 1,  1 → 0^b 1.
//
// Let N count the letters of a prefix of g and M its 1s. A prefix no longer than
// p is one of p; any other is p·σ(prefix)·0^d with d at most the 0s in the image
// of the next letter. So every prefix is one of p and a string of digits d, read
// from the top by
//
//	N ← (a+1)N + (b−a)M + |p| + d,  M ← N + the 1s of p.                 (*)
//
// What has to do with σ^k is made of u_k = |σ^k(0)|; see ladder.
type word struct {
	zeros [2]int64 // a and b: not equal, and b ≥ 1
	start []byte   // p
	ones  int64    // in p
	// A form in N and M that neither coordinate of a point outgrows, and their sum
	// at most twice: for each letter at least 1.
	spanN, spanM int64

	step   func()  // called now and then on a long way down; nil for never
	growth float64 // log2 of the factor that σ stretches words by
	*beginning
}

// A beginning is what of the word fits machine integers. It is made when a
// position is first asked about: most words are made for their line alone.
type beginning struct {
	once   sync.Once
	blocks [][2]block // of σ^k(0) and σ^k(1)
	home   *stretch   // the view from n = 0
}

func newWord(a, b int64, start []byte, spanN, spanM int64) *word {
	w := &word{zeros: [2]int64{a, b}, start: start, spanN: spanN, spanM: spanM, beginning: new(beginning)}
	for _, letter := range start {
		w.ones += int64(letter)
	}
	c := float64(a + 1)
	w.growth = math.Log2((c + math.Sqrt(c*c+4*float64(b-a))) / 2)
	return w
}

// origin is the view from n = 0.
func (w *word) origin() *stretch {
	w.once.Do(func() {
		w.blocks = shortBlocks(w)
		w.home = newStretch(w, new(big.Int))
	})
	return w.home
}

// slowed is the word that calls step on a long way down.
func (w *word) slowed(step func()) *word {
	view := *w
	view.step = step
	return &view
}

// A way is how last came down to a prefix: which letter of p it is in at the top,
// and at level k, by which digit, in the image of which letter.
type way struct {
	at     int
	digits []digit
}

type digit struct {
	parent byte
	d      int64
}

// last returns N and M of the longest prefix with P·N + Q·M ≤ v, and the letter
// behind it; v ≥ 0, and the form does not decrease: P, P+Q ≥ 0, not both 0. With
// a way it also records that.
func (w *word) last(P, Q int64, v *big.Int, way *way) (N, M *big.Int, next byte) {
	if way == nil && v.IsInt64() {
		if b, next, ok := w.origin().last(P, Q, v.Int64()); ok {
			return bigInt(b.N), bigInt(b.M), next
		}
	}
	l, rest := w.top(P, Q, v)
	f0, f1 := l.sizes(P, Q)
	at, ones := 0, int64(0)
	for size := [2]*big.Int{f0, f1}; rest.Cmp(size[w.start[at]]) >= 0; at++ {
		rest.Sub(rest, size[w.start[at]])
		ones += int64(w.start[at])
	}
	if way != nil {
		way.at, way.digits = at, make([]digit, l.k)
	}
	N, M, next = bigInt(int64(at)), bigInt(ones), w.start[at]
	var t1, t2 big.Int
	a, b := w.zeros[0], w.zeros[1]
	grow, shift, least := bigInt(a+1), bigInt(b-a), bigInt(min(a, b))
	apart, startOnes, length := bigInt(max(a, b)-min(a, b)), bigInt(w.ones), int64(len(w.start))
	for k := l.k - 1; k >= 0; k-- {
		if k&1023 == 1023 && w.step != nil {
			w.step()
		}
		// σ^(k+1)(0) is a times σ^k(0) and once σ^k(1), σ^(k+1)(1) is b times and once.
		if a > b {
			f0, f1 = f1, f0
		}
		f1.Sub(f1, f0)
		if apart.Cmp(one) != 0 {
			f1.Quo(f1, apart)
		}
		if least.Sign() > 0 {
			f0.Sub(f0, scale(&t1, f1, least))
		}
		f0, f1 = f1, f0
		parent, most := next, w.zeros[next]
		d := take(rest, f0, most, &t1, &t2)
		next = 0
		if d == most {
			next = 1
		}
		if way != nil {
			way.digits[k] = digit{parent, d}
		}
		// (*)
		M.Add(scale(&t2, M, shift), scale(&t1, N, grow))
		M.Add(M, t1.SetInt64(length+d))
		N.Add(N, startOnes)
		N, M = M, N
	}
	return N, M, next
}

var one = bigInt(1)

// scale is x·n in storage to, or x itself for n = 1; the words of most games need no
// more than the first of these.
func scale(to, x, n *big.Int) *big.Int {
	switch n.Int64() {
	case 1:
		return x
	case 0:
		return to.SetInt64(0)
	case -1:
		return to.Neg(x)
	case 2:
		return to.Lsh(x, 1)
	}
	return to.Mul(x, n)
}

// take subtracts f from rest as often as it goes, at most so many times, and
// returns how often.
func take(rest, f *big.Int, most int64, t1, t2 *big.Int) int64 {
	const few = 8
	if most <= few && f.Sign() > 0 {
		d := int64(0)
		for d < most && rest.Cmp(f) >= 0 {
			rest.Sub(rest, f)
			d++
		}
		return d
	}
	if f.Sign() == 0 || t1.Mul(f, t2.SetInt64(most)).Cmp(rest) <= 0 {
		rest.Sub(rest, t1.Mul(f, t2.SetInt64(most)))
		return most
	}
	t1.QuoRem(rest, f, t2)
	rest.Set(t2)
	return t1.Int64()
}

// top returns the ladder at the k for which p σ(p) … σ^(k−1)(p) is the longest of
// these prefixes with P·N + Q·M ≤ v, and what it leaves of v.
func (w *word) top(P, Q int64, v *big.Int) (l *ladder, rest *big.Int) {
	// A first guess from the lengths in bits, put right below.
	first := float64(max(1, P, P+Q)) * float64(len(w.start))
	l = w.ladder(max(0, int((float64(v.BitLen())-math.Log2(first))/w.growth)))
	size := l.spine(P, Q)
	for ; size.Cmp(v) > 0; size = l.spine(P, Q) {
		l.down()
	}
	for {
		next := l.clone()
		next.up()
		larger := next.spine(P, Q)
		if larger.Cmp(v) > 0 {
			return l, size.Sub(v, size)
		}
		l, size = next, larger
	}
}
