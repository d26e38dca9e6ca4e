package exact

import (
	"wythoffatlas/core/game"
)

// OOW returns the P-positions of Odd-Odd (s,t)-Wythoff, the same for all s, t:
// normal (Liu & Li, Theorem 7) both heaps even; misère (Theorem 9) both even
// and positive, or one odd and the other empty.
func OOW(play game.Convention) *Set {
	if play == game.Normal {
		even := every(0, 2)
		return &Set{
			Symmetric: true,
			parts:     []part{&lattice{x: even, y: even}},
			table:     []part{&lattice{x: even, y: even, upper: true}},
		}
	}
	none, odd, even := run(bigInt(0), 1), every(1, 2), every(2, 2)
	return &Set{
		Symmetric: true,
		parts:     []part{&lattice{x: none, y: odd}, &lattice{x: odd, y: none}, &lattice{x: even, y: even}},
		table:     []part{&lattice{x: none, y: odd}, &lattice{x: even, y: even, upper: true}},
	}
}

// OEW returns the P-positions of Odd-Even (s,t)-Wythoff, 1 ≤ s, t ≤
// [game.MaxParam] (Liu & Li, Theorems 17 to 20): in every second column the
// lowest two rows, in the others two rows that lie on a ray of slope s, or for
// s = t = 1, where nothing may be taken from both heaps, rows 2 and 3.
func OEW(s, t int64, play game.Convention) *Set {
	if s < 1 || t < 1 || s > game.MaxParam || t > game.MaxParam {
		panic("exact: s and t go from 1 to 1,000,000")
	}
	lowest, second := run(bigInt(0), 2), run(bigInt(2), 2)
	even, odd := every(0, 2), every(1, 2)
	var parts []part
	ray := s*1 + t + (s+t)%2 // at x = 1, or, in misère play, at x = 2
	switch {
	case s+t == 2 && play == game.Normal: // Theorem 17
		parts = []part{&lattice{x: even, y: lowest}, &lattice{x: odd, y: second}}
	case s+t == 2: // Theorem 18
		parts = []part{&lattice{x: even, y: second}, &lattice{x: odd, y: lowest}}
	case play == game.Normal: // Theorem 19: B_n = sn + t + δ for odd n
		parts = []part{&lattice{x: even, y: lowest}, pairs(arithmetic{1, ray, 2, 2 * s})}
	default: // Theorem 20: H_n = sn − s + t + δ for even n ≥ 2, H_0 = 2
		parts = []part{
			&lattice{x: odd, y: lowest}, pairs(arithmetic{2, ray, 2, 2 * s}),
			&lattice{x: run(bigInt(0), 1), y: second},
		}
	}
	return &Set{parts: parts, table: parts}
}

// pairs is the chain of (X_n, Y_n) and (X_n, Y_n + 1).
func pairs(seq sequence) *chain {
	c := chainFrom(seq, 0)
	c.h = 2
	return c
}

// EOW returns the P-positions of Even-Odd (s,t)-Wythoff: those of [OEW] with
// the heaps exchanged (Liu & Li, Corollaries 21 to 24).
func EOW(s, t int64, play game.Convention) *Set {
	parts := flip(OEW(s, t, play).parts)
	return &Set{parts: parts, table: parts}
}
