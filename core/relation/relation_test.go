package relation

import (
	"fmt"
	"math"
	"testing"
)

func ExampleFind() {
	golden := (1 + math.Sqrt(5)) / 2
	found := Find(golden, golden-1e-9, golden+1e-9)
	for _, c := range found.Candidates[:1] {
		fmt.Println(c)
	}
	// Output:
	// x² − x − 1 = 0
}

// Known numbers are found, and of a number that is none of these no more than chance
// finds of any.
func TestFind(t *testing.T) {
	for want, x := range map[string]float64{"x² − 2 = 0": math.Sqrt2, "2x − 3 = 0": 1.5, "x³ − x − 1 = 0": 1.3247179572447460, "x² − 3x − 1 = 0": (3 + math.Sqrt(13)) / 2} {
		found := Find(x, x-1e-9, x+1e-9)
		if len(found.Candidates) == 0 || found.Candidates[0].String() != want || math.Abs(found.Candidates[0].Residual) > 1e-9 {
			t.Errorf("%v: %v", x, found.Candidates)
		}
		if found.Chance > 0.01 {
			t.Errorf("%v: by chance %v", x, found.Chance)
		}
	}
	if found := Find(math.E, math.E-1e-10, math.E+1e-10); len(found.Candidates) > 0 {
		t.Errorf("e: %v", found.Candidates)
	}
	wide := Find(math.E, math.E-1e-2, math.E+1e-2)
	if len(wide.Candidates) == 0 || wide.Chance < 1 {
		t.Errorf("a wide range: %d, by chance %v", len(wide.Candidates), wide.Chance)
	}
}
