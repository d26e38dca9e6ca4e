package prove_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"net/url"
	"os"
	"slices"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/sieve"
)

// full says that grids have their full size.
var full = os.Getenv("ALL") != ""

// grid is a bound: the full one with ALL, else the usual one.
func grid(most, usual int) int {
	if full {
		return most
	}
	return usual
}

// links are the games of which tests prove all, starting from their rules.
func links() []string {
	var normal []string
	add := func(format string, args ...any) { normal = append(normal, fmt.Sprintf(format, args...)) }
	for sum := 2; sum <= grid(6, 4); sum++ {
		for s := 1; s < sum; s++ {
			add("game=st-wythoff&s=%d&t=%d", s, sum-s)
		}
	}
	for a := 1; a <= grid(8, 3); a++ {
		add("game=a-wythoff&a=%d", a)
	}
	for s := 1; s <= grid(3, 2); s++ {
		for t := 1; t <= 3; t++ {
			for _, model := range []string{"oow", "eew", "oew", "eow"} {
				add("game=%s&s=%d&t=%d", model, s, t)
			}
		}
	}
	for k := 2; k <= 3; k++ {
		for s := 1; s <= grid(3, 2); s++ {
			add("game=restricted&s=%d&t=%d&sh=0mod%d&sv=0mod%[3]d&d1=0mod%[3]d&d2=0mod%[3]d", s, k, k)
		}
	}
	add("game=nim&k=2")
	add("game=wab&a=2&b=2")
	add("game=wab&a=1&b=2")
	if full {
		add("game=wab&a=2&b=3")
	}
	var all []string
	for _, link := range normal {
		all = append(all, link, link+"&play=misere")
	}
	for r := 1; r <= 8; r++ {
		all = append(all, fmt.Sprintf("game=rmwg&r=%d", r))
	}
	for _, r := range []string{"0mod2", "1mod2", "1mod3", "2mod3"} {
		all = append(all, fmt.Sprintf("game=restricted&s=1&t=1&sh=%s&sv=%[1]s&d1=%[1]s&d2=%[1]s", r))
	}
	for _, f := range []string{"G2", "Ex2", "3", "2*x0-2*x1", "1+(y1 mod 2)"} {
		all = append(all, "game=subtraction&f="+url.PathEscape(f))
	}
	return all
}

// boxes are games with random decrees.
func boxes(n int) []string {
	r := rand.New(rand.NewPCG(11, 12))
	var all []string
	for range n {
		all = append(all, fmt.Sprintf("game=wythoff&preset=%dx0.%d@%d", 1+r.IntN(5), 1+r.IntN(9), r.IntN(1000)))
	}
	return all
}

// Every game of the list is proved from its rules alone, and what is proved is
// what the definition says, and elimination.
func TestFind(t *testing.T) {
	all := append(links(), boxes(grid(30, 8))...)
	for i, link := range all {
		if testing.Short() && i%24 != 0 || !full && i%4 != 0 {
			continue
		}
		g := sample.Parsed(t, link)
		f, err := prove.Find(g.Rules, g.Play, prove.Standard)
		if err != nil {
			t.Errorf("%s: %v", link, err)
			continue
		}
		holds(t, link, g, f.Candidate)
		eliminated(t, link, g, f.Proof, int64(grid(4096, 2000)))
	}
}

// holds compares a candidate with the definition.
func holds(t *testing.T, link string, g *catalog.Game, c prove.Candidate) {
	t.Helper()
	const side = 40
	decided := naive.Decide(g.Rules, g.Play, side, side)
	for x := range int64(side) {
		for y := range int64(side) {
			if c.Has(big.NewInt(x), big.NewInt(y)) != decided.IsP(x, y) {
				t.Fatalf("%s: proved in %s, and wrong at (%d, %d)", link, c.System.Name(), x, y)
			}
		}
	}
}

// eliminated compares a proof with elimination on [0,side)²: every column has the
// same P-positions, and what the set of the proof answers is counted there.
func eliminated(t *testing.T, link string, g *catalog.Game, p *prove.Proof, side int64) {
	t.Helper()
	w, err := sieve.NewWindow(g.Rules, g.Play, side, side)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(side)
	read := newReader(p.Candidate, side)
	for x := range side {
		read.column(x)
		for i, v := range w.Column(x) {
			if v != read.bits[i] {
				t.Fatalf("%s: column %d from row %d on is %b, and %b was proved", link, x, 64*i, v, read.bits[i])
			}
		}
	}
	set, err := prove.NewSet(g.Rules, p, automaton.Limits{})
	if err != nil {
		t.Fatalf("%s: %v", link, err)
	}
	r := rand.New(rand.NewPCG(51, 52))
	for range 8 {
		x0, y0 := r.Int64N(side), r.Int64N(side)
		x1, y1 := x0+r.Int64N(side-x0)+1, y0+r.Int64N(side-y0)+1
		got, want := set.Count(big.NewInt(x0), big.NewInt(y0), big.NewInt(x1), big.NewInt(y1)), w.Count(x0, y0, x1, y1)
		if got.Int64() != want {
			t.Fatalf("%s: [%d,%d)×[%d,%d) has %d P-positions, and not %d", link, x0, x1, y0, y1, want, got)
		}
		y := int64(-1)
		for i, v := range w.Column(x0) {
			if v != 0 {
				y = int64(i)<<6 + int64(bits.TrailingZeros64(v))
				break
			}
		}
		first := set.Column(big.NewInt(x0), new(big.Int), 1)
		if y >= 0 && (len(first) == 0 || first[0].Int64() != y) || y < 0 && len(first) > 0 && first[0].Cmp(big.NewInt(side)) < 0 {
			t.Fatalf("%s: column %d begins with %d, and not with %v", link, x0, y, first)
		}
	}
}

// A reader reads columns of a candidate digit by digit: beginnings of y that lead to
// nothing are left at once.
type reader struct {
	prove.Candidate
	side    int64
	weights []int64
	bits    []uint64
	x       []int64
}

func newReader(c prove.Candidate, side int64) *reader {
	return &reader{Candidate: c, side: side, weights: c.System.Small(side), bits: make([]uint64, (side+63)/64)}
}

func (r *reader) column(x int64) {
	clear(r.bits)
	r.x = r.System.Padded(big.NewInt(x), len(r.weights))
	r.read(0, 0, r.P.Start)
}

// read goes on behind some digits of y, which come to so much.
func (r *reader) read(place int, y int64, state int32) {
	switch {
	case state == automaton.Dead || y >= r.side:
	case place < len(r.x):
		for d := range r.P.Digits {
			next := r.P.Step(state, int(r.x[place])*r.P.Digits+d)
			r.read(place+1, y+int64(d)*r.weights[len(r.x)-1-place], next)
		}
	case r.P.Accept[state]:
		r.bits[y>>6] |= 1 << (y & 63)
	}
}

// wythoffs are the candidates of the theorem.
func wythoff(t testing.TB, s, u int64) prove.Candidate {
	c, err := prove.Wythoff(automaton.Limits{}, s, u)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The theorem's automata are right for their own games and refuted, at a
// position where the definition says so, for the games beside.
func TestWythoffAndItsNeighbours(t *testing.T) {
	for s := int64(1); s <= 3; s++ {
		for u := int64(1); s+u <= int64(grid(6, 4)); u++ {
			c := wythoff(t, s, u)
			for _, d := range []int64{-1, 0, 1} {
				if u+d < 1 {
					continue
				}
				g := sample.Parsed(t, fmt.Sprintf("game=st-wythoff&s=%d&t=%d", s, u+d))
				_, err := prove.Prove(g.Rules, g.Play, c, prove.Standard.Limits)
				if d == 0 && err != nil {
					t.Errorf("(%d,%d): %v", s, u, err)
				} else if d != 0 {
					refuted(t, g, c, err)
				}
			}
		}
	}
}

// refuted says whether an error is a refutation that the definition bears out:
// the candidate is wrong there, or at the position that a move leads to.
func refuted(t *testing.T, g *catalog.Game, c prove.Candidate, err error) {
	t.Helper()
	var r *prove.Refutation
	if !errors.As(err, &r) {
		t.Fatalf("%s: not refuted: %v", g.Name(), err)
	}
	x, y := r.X.Int64(), r.Y.Int64()
	if x > 300 || y > 300 {
		return // the definition would take long; [Prove] has confirmed it move by move
	}
	grid := naive.Decide(g.Rules, g.Play, x+1, y+1)
	wrong := c.Has(r.X, r.Y) != grid.IsP(x, y)
	if r.To != nil {
		u, v := r.To[0].Int64(), r.To[1].Int64()
		wrong = wrong || c.Has(r.To[0], r.To[1]) != grid.IsP(u, v)
	} else {
		// A position without a move into the set is one that the set has wrong, or
		// a move leads to one that it has wrong.
		for q := range g.Rules.Options(game.Position{X: x, Y: y}) {
			wrong = wrong || c.Has(big.NewInt(q.X), big.NewInt(q.Y)) != grid.IsP(q.X, q.Y)
		}
	}
	if !wrong {
		t.Fatalf("%s: refuted without a reason: %v", g.Name(), err)
	}
}

// Automata with one accepting state flipped or one transition moved are refuted.
func TestMutations(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	n := 100
	if testing.Short() {
		n = 15
	}
	for range n {
		s, u := 1+r.Int64N(2), 1+r.Int64N(2)
		c := wythoff(t, s, u)
		g := sample.Parsed(t, fmt.Sprintf("game=st-wythoff&s=%d&t=%d", s, u))
		d := *c.P
		d.Next, d.Accept = slices.Clone(d.Next), slices.Clone(d.Accept)
		if r.IntN(2) == 0 {
			i := r.IntN(len(d.Accept))
			d.Accept[i] = !d.Accept[i]
		} else {
			i := 1 + r.IntN(len(d.Next)-1) // 0 is the leading zero
			d.Next[i] = int32(r.IntN(d.States()+1)) - 1
		}
		changed := prove.Candidate{System: c.System, P: &d}
		_, err := prove.Prove(g.Rules, g.Play, changed, prove.Standard.Limits)
		pairs, _ := automaton.And(automaton.Limits{}, &d, valid(t, c.System)) // what the change says of representations
		same, _ := automaton.Differ(automaton.Limits{}, pairs, c.P)
		if !same.Found {
			if err != nil {
				t.Fatalf("a change that changes nothing is refuted: %v", err)
			}
			continue
		}
		refuted(t, g, changed, err)
	}
}

// valid are the pairs of representations.
func valid(t *testing.T, m *numeration.System) *automaton.DFA {
	c := automaton.NewConjunction(int(m.Largest())+1, 2)
	c.Add(numeration.Valid(m), 0)
	c.Add(numeration.Valid(m), 1)
	d, err := c.DFA(automaton.Limits{}, "")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// A search can be stopped, and says how far it is.
func TestPause(t *testing.T) {
	stop := errors.New("stop")
	g := sample.Parsed(t, "game=st-wythoff&s=3&t=1")
	b := prove.Standard
	calls := 0
	b.Pause = func(done, total int64, words string) error {
		if words == "" || done > total {
			t.Errorf("progress %d of %d: %q", done, total, words)
		}
		if calls++; calls == 20 {
			return stop
		}
		return nil
	}
	if _, err := prove.Find(g.Rules, g.Play, b); err != stop {
		t.Errorf("not stopped: %v", err)
	}
}

// Bounds are said.
func TestNotFound(t *testing.T) {
	g := sample.Parsed(t, "game=wab&a=2&b=3")
	b := prove.Standard
	b.Window = 128
	_, err := prove.Find(g.Rules, g.Play, b)
	var none *prove.NotFound
	if !errors.As(err, &none) || none.Decided != 128 {
		t.Errorf("%v", err)
	}
}
