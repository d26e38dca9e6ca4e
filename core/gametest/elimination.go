package gametest

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/sieve"
)

// A subject is a game with what its routes are held against: elimination on
// [0,far)², which is itself held against the kernel properties and against the
// definition.
type subject struct {
	*catalog.Game
	far     int64
	win     *sieve.Window
	unasked bool // whether to leave the definition alone
}

// newSubject decides the window of g.
func newSubject(g *catalog.Game, far int64) (subject, error) {
	w, err := sieve.NewWindow(g.Rules, g.Play, far, far)
	if err != nil {
		return subject{}, err
	}
	w.Advance(far)
	return subject{Game: g, far: far, win: w}, w.Err()
}

// near is the side of the window in which the formula is asked about every
// position.
func (s subject) near() int64 { return min(near, s.far/3) }

// differs is the complaint of a route about one position.
func differs(x, y int64, isP, want bool) error {
	return fmt.Errorf("(%d, %d): P is %v, should be %v", x, y, isP, want)
}

// elimination compares the window with the definition.
func (s subject) elimination() error {
	if s.unasked {
		return nil
	}
	def := naive.Decide(s.Rules, s.Play, near, near)
	for x := range int64(near) {
		for y := range int64(near) {
			if got, want := s.win.Has(x, y), def.IsP(x, y); got != want {
				return differs(x, y, got, want)
			}
		}
	}
	return nil
}

// stream compares the sieve's columns, of a height that is no whole number of
// words, with the window.
func (s subject) stream() error {
	const height = near - 5
	sweep, err := sieve.New(s.Rules, s.Play, height)
	if err != nil {
		return err
	}
	for x := range int64(near) {
		column := sweep.Next()
		for y := range int64(height) {
			if got, want := has(column, y), s.win.Has(x, y); got != want {
				return differs(x, y, got, want)
			}
		}
	}
	return sweep.Err()
}

// kernel holds the sieve's window against the properties that define the
// P-positions, without any help from the definition's own program.
func (s subject) kernel() error { return checkKernel(s.Rules, s.Play, s.far, s.win.Column) }

// recursion compares the rows of the mex recursion, and their mirror images,
// with elimination.
func (s subject) recursion() error {
	if s.Rows == nil {
		return nil
	}
	rows, last := s.Rows(), int64(-1)
	return s.allOf(func() (a, b int64, err error) {
		p := rows.Next()
		if p.A > p.B || p.A+p.B <= last {
			return 0, 0, fmt.Errorf("(%d, %d) is out of order", p.A, p.B)
		}
		last = p.A + p.B
		return p.A, p.B, nil
	})
}

// allOf compares pairs (a, b), a increasing, and their mirror images with all that
// the window has.
func (s subject) allOf(next func() (a, b int64, err error)) error {
	count := int64(0)
	for {
		a, b, err := next()
		switch {
		case err != nil:
			return err
		case a >= s.far:
			if want := s.win.Count(0, 0, s.far, s.far); count != want {
				return fmt.Errorf("%d P-positions below %d, should be %d", count, s.far, want)
			}
			return nil
		case b >= s.far:
			continue
		case !s.win.Has(a, b) || !s.win.Has(b, a):
			return differs(a, b, true, false)
		case a == b:
			count++
		default:
			count += 2
		}
	}
}

// recursionFarOut compares some late rows of the recursion with the formula.
func (s subject) recursionFarOut() error {
	if s.Rows == nil || s.Set == nil {
		return nil
	}
	rows := s.Rows()
	for n := range int64(50_000) {
		p := rows.Next()
		if n%4_999 != 0 {
			continue
		}
		x, y := s.Set.Nth(big.NewInt(n))
		if x.Cmp(big.NewInt(p.A)) != 0 || y.Cmp(big.NewInt(p.B)) != 0 {
			return fmt.Errorf("row %d is (%d, %d), by the formula (%d, %d)", n, p.A, p.B, x, y)
		}
	}
	return nil
}

// candidates compares the candidates of Theorem 3 with the window, where the
// theorem says that they are the P-positions.
func (s subject) candidates() error {
	if !s.CandidatesHold {
		return nil
	}
	candidates := s.Candidates()
	return s.allOf(func() (a, b int64, err error) {
		c, err := candidates.Next()
		return c.A, c.B, err
	})
}

// lines compares the squares that the beams cross with the window, where the
// game is known to have the line method.
func (s subject) lines() error {
	if !s.LineMethod {
		return nil
	}
	for x := range int64(near) {
		for y := range int64(near) {
			got := false
			for _, l := range s.Lines {
				got = got || l.Crosses(big.NewInt(x), big.NewInt(y))
			}
			if want := s.win.Has(x, y); got != want {
				return differs(x, y, got, want)
			}
		}
	}
	return nil
}
