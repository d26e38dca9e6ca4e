package exact

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestForms: ranks and increments of linear forms, compared with the points one
// after the other; also of forms that no game asks about.
func TestForms(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	upper, lower := Saturation{Column: 3, Row: 2, Top: 4}.beams([]byte{0, 1, 0})
	for _, s := range []sequence{
		newStepping(upperVelocity(1, 1)), newStepping(upperVelocity(5, 2)), doubling{}, arithmetic{2, 1, 3, 5},
		newPairs(1, 1, 0), newPairs(3, 2, 1), upper, lower,
	} {
		for range 40 {
			p, q := random.Int64N(6), random.Int64N(6)
			if p+q == 0 {
				continue
			}
			x, y := s.at(bigInt(0))
			last := form(p, q, x, y)
			for n := int64(1); n < 30; n++ {
				x, y := s.at(bigInt(n))
				v := form(p, q, x, y)
				step := sub(v, last).Int64()
				least, most := s.increments(p, q)
				if step < least || step > most && most < math.MaxInt64 {
					t.Fatalf("%#v: %d·x + %d·y grows by %d at %d, not by %d to %d", s, p, q, step, n, least, most)
				}
				if step > 0 && (s.rank(p, q, plus(v, -1)).Cmp(bigInt(n)) != 0 || s.rank(p, q, v).Cmp(bigInt(n)) < 0) {
					t.Fatalf("%#v: rank of %d·x + %d·y at %d", s, p, q, n)
				}
				last = v
			}
		}
	}
}
