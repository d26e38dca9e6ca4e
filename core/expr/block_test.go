package expr

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// grid is every (x1, y1, x0) with coordinates from the list.
func grid(values ...int64) (points [3][]int64) {
	for _, x1 := range values {
		for _, y1 := range values {
			for _, x0 := range values {
				points[0] = append(points[0], x1)
				points[1] = append(points[1], y1)
				points[2] = append(points[2], x0)
			}
		}
	}
	return points
}

// block evaluates at all points, if the block can.
func block(e *Expr, points [3][]int64) ([]int64, bool) {
	dst := make([]int64, len(points[0]))
	ok := e.Block().Ints(dst, points[0], points[1], points[2])
	return dst, ok
}

// A block has the values that single points have.
func TestBlock(t *testing.T) {
	near, far := grid(1, 2, 3, 7, 40), grid(1, math.MaxInt64/2, 1<<31, 1<<32+1, math.MaxInt64)
	for _, c := range []struct {
		source string
		points [3][]int64
		ok     bool
	}{
		{"x1+1", near, true},
		{"x0-x1", near, true},
		{"(x0-x1)^2", near, true},
		{"(-1)^y1-(-1)^x1+3", near, true},
		{"x1*(1+(-1)^x1)+1", near, true},
		{"(1+(-1)^(y1+1))*x1/2", near, true},
		{"x1-floor((x1+1)/x0)+2", near, true},
		{"floor(-x1/y1)+ceil(x0)", near, true},
		{"abs(x1-y1)-min(x1,-y1,x0)+max(x1,y1)", near, true},
		{"x1 mod y1+(-x1) mod y1+x1 mod (-y1)", near, true},
		{"x1^3-2^y1", near, true},
		{"(x1<y1)+2*(x1<=y1)+4*(x1>y1)+8*(x1>=y1)+16*(x1=y1)+32*(x1!=y1)", near, true},
		{"if(x1<y1,x0,if(x1=y1,-x0,7))+if(y1=1,2,y1*if(x1=0,1,x1))", near, true},
		{"7", near, true},
		{"-(-x1)", far, true},
		{"x1+y1", far, false},
		{"-x1-y1-2", far, false},
		{"x1*y1", far, false},
		{"x1^2", far, false},
		{"ceil(x1/y1)", near, false}, // only a floor takes the fraction away
		{"x1/y1*y1", near, false},
		{"x1^-1", near, false},
		{"1/(x1-3)", near, false},
		{"x1 mod (x1-3)", near, false},
		{"if(x1=3,0,x0/(x1-3))", near, false}, // both branches are evaluated
	} {
		e, err := Parse(c.source, names...)
		if err != nil {
			t.Fatal(err)
		}
		got, ok := block(e, c.points)
		if ok != c.ok {
			t.Errorf("%s: done is %v, want %v", c.source, ok, c.ok)
		}
		for i := range got {
			want, fits := e.Int(c.points[0][i], c.points[1][i], c.points[2][i])
			if ok && (fits != Exact || got[i] != want) {
				t.Fatalf("%s at (%d,%d,%d): %d in a block, %d, %v alone", c.source,
					c.points[0][i], c.points[1][i], c.points[2][i], got[i], want, fits)
			}
		}
	}
}

func TestRandomBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	n, done := 20_000, 0
	if testing.Short() {
		n = 4000
	}
	for range n {
		e, err := Parse(random(r, 1+r.IntN(4)), names...)
		if err != nil {
			continue
		}
		points := grid(r.Int64N(10), r.Int64N(1000), r.Int64N(1<<40))
		got, ok := block(e, points)
		if !ok {
			continue
		}
		done++
		for i := range got {
			x1, y1, x0 := points[0][i], points[1][i], points[2][i]
			want, err := e.Big(big.NewInt(x1), big.NewInt(y1), big.NewInt(x0))
			if err != nil || want.Cmp(big.NewInt(got[i])) != 0 {
				t.Fatalf("%s at (%d,%d,%d): %d in a block, %v, %v alone", e, x1, y1, x0, got[i], want, err)
			}
		}
	}
	if done < n/5 {
		t.Errorf("only %d of %d blocks were done: the test tests little", done, n)
	}
}

func BenchmarkBlock(b *testing.B) {
	var points [3][]int64
	for i := range int64(BlockSize) {
		points[0] = append(points[0], i)
		points[1] = append(points[1], 5*i+7)
		points[2] = append(points[2], 1000)
	}
	dst := make([]int64, BlockSize)
	for _, source := range benchmarked {
		b.Run(source, func(b *testing.B) {
			e, err := Parse(source, names...)
			if err != nil {
				b.Fatal(err)
			}
			block := e.Block()
			b.ReportAllocs()
			for b.Loop() {
				if !block.Ints(dst, points[:]...) {
					b.Fatal("the block gave up")
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*BlockSize), "ns/point")
		})
	}
}
