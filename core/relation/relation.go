// Package relation looks for polynomials with small integer coefficients that may
// have a measured number as a root. What it finds are candidates: it also says how
// many one would find of any other number, and proves nothing.
package relation

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
)

// The polynomials that are tried: of degree 1, 2 and 3, with coefficients up to these.
var largest = [...]int{1: 40, 2: 12, 3: 5}

// beside is how many ranges on either side are looked at to tell what chance does.
const beside = 10

// A Candidate is a polynomial with a root in the range. Its coefficients have no
// common factor, the constant first and the leading one positive.
type Candidate struct {
	Coefficients []int
	Residual     float64 // its value at the measured number
}

// A Found is what was found: the candidates, the simplest first, how many polynomials
// were tried, and how many of them have a root in a range of the same width beside
// the measured one, on average.
type Found struct {
	Candidates []Candidate
	Tried      int
	Chance     float64
}

// Find looks for polynomials that change sign in [low, high], where low ≤ at ≤ high
// are finite. A number that did not move has no range to speak of: then low = high,
// and the polynomials found are those of which it is a root.
func Find(at, low, high float64) Found {
	var f Found
	width := high - low
	for degree := 1; degree < len(largest); degree++ {
		each(degree, largest[degree], func(c []int) {
			f.Tried++
			if rooted(c, low, high) {
				f.Candidates = append(f.Candidates, Candidate{slices.Clone(c), value(c, at)})
			}
			for i := 1; i <= beside && width > 0; i++ {
				for _, side := range []float64{-1, 1} {
					// Farther than a root of the number's own polynomials reaches.
					shift := side * float64(i) * (2*width + math.Abs(at)/1000)
					if rooted(c, low+shift, high+shift) {
						f.Chance += 1 / (2. * beside)
					}
				}
			}
		})
	}
	slices.SortStableFunc(f.Candidates, func(a, b Candidate) int { return cmp.Compare(a.size(), b.size()) })
	return f
}

// each calls try for the primitive polynomials of a degree.
func each(degree, most int, try func(c []int)) {
	c := make([]int, degree+1)
	var fill func(i int)
	fill = func(i int) {
		if i < 0 {
			if c[0] != 0 && primitive(c) {
				try(c)
			}
			return
		}
		from := -most
		if i == degree {
			from = 1
		}
		for c[i] = from; c[i] <= most; c[i]++ {
			fill(i - 1)
		}
	}
	fill(degree)
}

func primitive(c []int) bool {
	g := 0
	for _, n := range c {
		for n != 0 {
			g, n = n, g%n
		}
	}
	return g == 1 || g == -1
}

// value is the polynomial at x.
func value(c []int, x float64) (v float64) {
	for i := len(c) - 1; i >= 0; i-- {
		v = v*x + float64(c[i])
	}
	return v
}

func rooted(c []int, low, high float64) bool {
	a, b := value(c, low), value(c, high)
	return a == 0 || b == 0 || math.Signbit(a) != math.Signbit(b)
}

// size is the sum of the coefficients, and a little for the degree.
func (c Candidate) size() int {
	n := 4 * len(c.Coefficients)
	for _, a := range c.Coefficients {
		n += max(a, -a)
	}
	return n
}

// String is the equation: "x² − x − 1 = 0".
func (c Candidate) String() string {
	var b strings.Builder
	for i := len(c.Coefficients) - 1; i >= 0; i-- {
		n := c.Coefficients[i]
		if n == 0 {
			continue
		}
		sign := " + "
		if n < 0 {
			sign, n = " − ", -n
		}
		if b.Len() > 0 {
			b.WriteString(sign)
		}
		if n != 1 || i == 0 {
			b.WriteString(strconv.Itoa(n))
		}
		b.WriteString([]string{"", "x", "x²", "x³"}[i])
	}
	return b.String() + " = 0"
}
