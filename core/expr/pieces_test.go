package expr

import (
	"math/big"
	"testing"
)

// On every point exactly the pieces that have it give the value, and where no
// piece has one there is none.
func TestPiecesAreTheExpression(t *testing.T) {
	for _, source := range []string{
		"x+1", "y-x+1", "(-1)^y-(-1)^x+3", "x*(1+(-1)^x)+1", "floor(x/2)+ceil(y/3)", "max(x,y,3)-min(2*x,y)",
		"if(x mod 3 = 1, y, 2*x-5)", "abs(x-y)/2", "(x+y)/3+1/3", "floor((x+y)/2) mod 3", "(-1)^((x+y)/2)+4", "7", "1/(x mod 2)", "2^3*x mod 7",
		"if(x<y, if(y mod 2, 1, x), abs(3-x))", "floor(floor(x/2)/3)-y", "x mod 0", "(1+(-1)^(y+1))*x/2",
	} {
		e, err := Parse(source, "x", "y")
		if err != nil {
			t.Fatal(err)
		}
		pieces, err := e.Pieces(200)
		if err != nil {
			t.Errorf("%s: %v", source, err)
			continue
		}
		for x := int64(0); x < 14; x++ {
			for y := int64(0); y < 14; y++ {
				want, err := e.Big(big.NewInt(x), big.NewInt(y))
				found := 0
				for _, p := range pieces {
					if !p.has(x, y) {
						continue
					}
					v := p.Value.at(x, y)
					if v%p.Denominator != 0 {
						continue
					}
					if found++; err != nil || want.Int64() != v/p.Denominator {
						t.Fatalf("%s at (%d, %d): %d/%d, want %v, %v", source, x, y, v, p.Denominator, want, err)
					}
				}
				if found > 1 || found == 0 && err == nil {
					t.Fatalf("%s at (%d, %d): %d pieces have it, and the value is %v, %v", source, x, y, found, want, err)
				}
			}
		}
	}
}

func (f Linear) at(x ...int64) int64 {
	sum := f.Constant
	for i, a := range f.Coefficients {
		sum += a * x[i]
	}
	return sum
}

func (p Piece) has(x ...int64) bool {
	for i, m := range p.Mods {
		if x[i]%m != p.Residues[i] {
			return false
		}
	}
	for _, c := range p.Conditions {
		if c.at(x...) < 0 {
			return false
		}
	}
	return true
}

// What is not linear is said where it stands.
func TestNotLinear(t *testing.T) {
	for source, at := range map[string]int{"(x-y)^2": 5, "floor((x+1)/y)": 11, "x*y": 1, "2^x": 1, "x mod y": 2, "abs(x)+abs(y)+abs(x-y)+abs(x+y)": 0, "9999999*x": 0} {
		e, err := Parse(source, "x", "y")
		if err != nil {
			t.Fatal(err)
		}
		_, err = e.Pieces(16)
		wrong, ok := err.(*Error)
		if !ok || wrong.At != at {
			t.Errorf("%s: %v, want an error at %d", source, err, at)
		}
	}
}

func FuzzPieces(f *testing.F) {
	f.Add("if(x mod 3 < y, floor(x/2), -1^y)")
	f.Fuzz(func(t *testing.T, source string) {
		e, err := Parse(source, "x", "y")
		if err != nil {
			return
		}
		pieces, err := e.Pieces(64)
		if err != nil {
			return
		}
		for _, p := range pieces {
			for x := int64(0); x < 5; x++ {
				for y := int64(0); y < 5; y++ {
					if !p.has(x, y) || p.Value.at(x, y)%p.Denominator != 0 {
						continue
					}
					want, err := e.Big(big.NewInt(x), big.NewInt(y))
					if err != nil || !want.IsInt64() || want.Int64() != p.Value.at(x, y)/p.Denominator {
						t.Fatalf("%q at (%d, %d) is %v, %v", source, x, y, want, err)
					}
				}
			}
		}
	})
}
