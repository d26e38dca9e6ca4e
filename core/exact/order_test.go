package exact

import (
	"math/big"
	"testing"
)

// TestAbscissa: where several progressions share a total, the search for a row
// finds the element that merging them would.
func TestAbscissa(t *testing.T) {
	axes := []axis{every(3, 7), every(1, 4).within(nil, bigInt(9000)), run(bigInt(10_000), 5)}
	all := merged(axes, new(big.Int), 4000)
	for _, skip := range []int{0, 1, 2, 998, 999, 1000, 1001, 2500, 3999} {
		want := all[skip]
		if got := merged(axes, abscissa(axes, bigInt(int64(skip))), 1); got[0].Cmp(want) != 0 {
			t.Errorf("element %d is %d, want %d", skip, got[0], want)
		}
	}
	if got := abscissa(axes[:1], bigInt(100)); got.Int64() != 703 {
		t.Errorf("element 100 of 3, 10, 17, … is %d", got)
	}
}
