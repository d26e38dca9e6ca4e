package link

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/viewport"
	"wythoffatlas/wasm/written"
)

// place reads where the map looks. Of x and y, one that is missing is 0.
func (r *reader) place(s *State) {
	s.Z = DefaultZ
	if text, given := r.values["z"]; given {
		s.Z, s.Zoomed = r.zoom(text)
	}
	x, saysX := r.values["x"]
	y, saysY := r.values["y"]
	if !saysX && !saysY {
		return
	}
	s.X, s.Y = new(big.Int), new(big.Int)
	if saysX {
		r.middle("x", x, s.X, s.Z)
	}
	if saysY {
		r.middle("y", y, s.Y, s.Z)
	}
}

// middle sets n to the coordinate of the middle of the window that text says.
func (r *reader) middle(key, text string, n *big.Int, z float64) {
	if !r.integer(key, text, text, n) {
		return
	}
	// Below zero there is only the edge of the map, and no window is 2^14 px
	// wide from its middle.
	if n.Sign() < 0 && float64(n.BitLen())+z > 14 {
		r.note(key, text, "Using 0.", "the map begins at 0, and this is too far from it to see any of it.")
		n.SetInt64(0)
	}
}

// zoom reads z; ok is false when the text is no number at all.
func (r *reader) zoom(text string) (z float64, ok bool) {
	const bounds = "the zoom is log2 of pixels a position, a number from %d to %d."
	if strings.Count(text, ",") == 1 && !strings.Contains(text, ".") {
		text = strings.Replace(text, ",", ".", 1) // as much of the world writes it
	}
	text = strings.Replace(text, "−", "-", 1)
	z, err := strconv.ParseFloat(text, 64)
	switch {
	// ParseFloat knows more ways to write numbers than people do.
	case strings.Trim(text, "+-.0123456789eE") != "", err != nil && !math.IsInf(z, 0):
		r.note("z", text, fmt.Sprintf("Using %d.", DefaultZ), bounds, viewport.MinZ, viewport.MaxZ)
		return DefaultZ, false
	case z < viewport.MinZ || z > viewport.MaxZ: // also beyond float64
		z = max(viewport.MinZ, min(viewport.MaxZ, z))
		r.note("z", text, fmt.Sprintf("Using %v.", z), bounds, viewport.MinZ, viewport.MaxZ)
	}
	return z, true
}

// pinned reads at=x,y, and of K piles at=p1,…,pk.
func (r *reader) pinned(s *State) {
	text, given := r.values["at"]
	if !given {
		return
	}
	if s.Game.MapOfPositions() {
		s.At = r.heaps(text, 2, "heap", "a position is two whole numbers with a comma between, as in at=28,17.")
		return
	}
	should := fmt.Sprintf("a position of %s is %d whole numbers with commas between.", s.Game.Name(), s.Game.Heaps)
	s.At = game.Vector(r.heaps(text, s.Game.Heaps, "pile", should)).InOrder()
}

// heaps reads the sizes of so many heaps; nil when text has none. should says what
// a position is.
func (r *reader) heaps(text string, count int, heap, should string) []*big.Int {
	parts, ok := r.parts(text, count, should)
	if !ok {
		return nil
	}
	sizes := make([]*big.Int, len(parts))
	for i, number := range parts {
		sizes[i] = new(big.Int)
		if !r.integer("at", text, number, sizes[i]) {
			return nil
		}
		if sizes[i].Sign() < 0 {
			r.note("at", text, "Using 0.", "no %s has fewer than 0 tokens.", heap)
			sizes[i].SetInt64(0)
		}
	}
	return sizes
}

// parts takes the value of at= apart into so many numbers: with commas between,
// or as people write positions. should says what a position is.
func (r *reader) parts(text string, count int, should string) ([]string, bool) {
	parts := strings.Split(text, ",")
	plain := len(parts) == count
	// A text of digits that is too long is shortened; see integer.
	for _, part := range parts {
		plain = plain && strings.Trim(part, "-+0123456789") == "" && (len(part) < 2 || part[0] != '0')
	}
	if plain {
		return parts, true
	}
	numbers, fault := written.Naturals(text, count, maxDigits)
	if fault != nil {
		if fault.Ambiguous {
			should = fault.Words
		}
		r.note("at", text, leftOut, "%s", should)
		return nil, false
	}
	return strings.Split(Numbers(numbers, ","), ","), true
}

// integer sets n to the whole number that digits write; text, the value of
// key, is for the message. One that is too long becomes the nearest that is
// not. It reports whether there is a number at all; if not, n stays as it is.
func (r *reader) integer(key, text, digits string, n *big.Int) bool {
	sign, magnitude := "", digits
	if digits != "" && (digits[0] == '-' || digits[0] == '+') {
		sign, magnitude = digits[:1], digits[1:]
	}
	if magnitude == "" || strings.Trim(magnitude, "0123456789") != "" {
		m, fault := written.Integer(digits, maxDigits)
		if fault != nil {
			r.note(key, text, leftOut, "must be a whole number, such as 100 or 10^100.")
			return false
		}
		n.Set(m)
		return true
	}
	if length := len(strings.TrimLeft(magnitude, "0")); length > maxDigits {
		r.note(key, text, "Using the largest of those.", "has %d digits; numbers may have %d.", length, maxDigits)
		magnitude = strings.Repeat("9", maxDigits)
	}
	n.SetString(sign+magnitude, 10) // cannot fail: it is digits
	const long = 100
	if sign == "" && len(magnitude) > long && magnitude[0] != '0' {
		r.texts[n] = magnitude
	}
	return true
}
