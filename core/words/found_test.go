package words

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
)

// rowsOf lists n rows of a game that has a recursion, as A and B, from (0,0) on.
func rowsOf(t *testing.T, id string, n int, args ...int64) (a, b []int64) {
	t.Helper()
	g, err := catalog.Find(id).Game(catalog.Numbers(args...), 0)
	if err != nil {
		t.Fatal(err)
	}
	for pairs := g.Rows(); len(a) < n; {
		p := pairs.Next()
		a, b = append(a, p.A), append(b, p.B)
	}
	return a, b
}

// Each word says its sequence: what is read back from it is the sequence.
func TestWordsSayTheirSequence(t *testing.T) {
	a, b := rowsOf(t, "st-wythoff", 3000, 2, 3)
	gaps, err := Gaps(a)
	if err != nil {
		t.Fatal(err)
	}
	at := a[0]
	for i, step := range gaps {
		if at += int64(step); at != a[i+1] {
			t.Fatalf("the gaps give %d in row %d, not %d", at, i+1, a[i+1])
		}
	}
	owners, err := Owners([][]int64{a, b}, 4000)
	if err != nil {
		t.Fatal(err)
	}
	for v := int64(1); v <= int64(len(owners)); v++ {
		want := byte(0)
		if slices.Contains(b, v) {
			want = 2
		}
		if slices.Contains(a, v) {
			want = 1
		}
		if owners[v-1] != want {
			t.Fatalf("the owner of %d is %d, not %d", v, owners[v-1], want)
		}
	}
	has, _ := Characteristic(b, 4000)
	for v := range has {
		if (has[v] == 1) != slices.Contains(b, int64(v+1)) {
			t.Fatalf("the characteristic word says %d of %d", has[v], v+1)
		}
	}
	if _, err := Gaps([]int64{3, 1}); err == nil || !strings.HasPrefix(err.Error(), "words: ") {
		t.Errorf("a sequence that decreases has gaps: %v", err)
	}
	for _, f := range []func([]int64, int) (Word, error){Characteristic, Runs} {
		if _, err := f([]int64{3, 1}, 10); err == nil {
			t.Error("a sequence that decreases has a word")
		}
	}
}

// Seed: Fraenkel, "New games", §3. The runs of the numbers A of G2, found by the
// recursion A = mex, B = 2A of Theorem 2, are the Prouhet–Thue–Morse word as the
// paper prints it and as its definition by binary digits has it.
func TestTheRunsOfG2AreThueMorse(t *testing.T) {
	taken := map[int64]bool{}
	var a []int64
	for v := int64(1); len(a) < 2000; v++ {
		if !taken[v] {
			a = append(a, v)
			taken[2*v] = true
		}
	}
	w, err := Runs(a, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, c := range w[:21] {
		text += string('0' + rune(c))
	}
	if text != "011010011001011010010" {
		t.Errorf("it begins %s", text)
	}
	for i, c := range w {
		if int(c) != bits.OnesCount(uint(i))%2 {
			t.Fatalf("letter %d is %d", i, c)
		}
	}
	if !IsThueMorse(w) || IsThueMorse(append(slices.Clone(w[:100]), 1-w[100])) {
		t.Error("it is recognised wrongly")
	}
}

func TestFind(t *testing.T) {
	for _, c := range []struct {
		name       string
		w          Word
		sturmian   bool
		thueMorse  bool
		period     int
		difference int
		morphism   string
	}{
		{"golden", fixed(20000, "01", "0"), true, false, 0, 1, "0 → 01, 1 → 0"},
		{"Thue–Morse", fixed(20000, "01", "10"), false, true, 0, 2, "0 → 01, 1 → 10"},
		{"alternating", fixed(2000, "01", "01"), false, false, 2, 1, ""},
		{"random", random(5, 4000, 2), false, false, 0, -2, ""},
	} {
		f := found(t, c.w)
		if f.Sturmian() != c.sturmian || f.ThueMorse != c.thueMorse || f.Period != c.period || c.difference != -2 && f.Difference != c.difference {
			t.Errorf("%s: %v", c.name, f.Tell(len(c.w)))
		}
		if found := f.Morphism.String(); f.Period == 0 && found != c.morphism {
			t.Errorf("%s: %q", c.name, found)
		}
	}
	many := make(Word, 3000)
	for i := range many {
		many[i] = byte(i % 200)
	}
	if f := found(t, many); len(f.Counts.Factors) != 0 || len(f.Tell(len(many))) != 1 {
		t.Errorf("a word of 200 letters is counted: %v", f.Tell(len(many)))
	}
	// Beatty sequences with irrational slopes have Sturmian gaps; those of s = 2 are
	// not balanced.
	a, _ := rowsOf(t, "a-wythoff", 20000, 2)
	w, _ := Gaps(a[1:])
	if !found(t, w).Sturmian() {
		t.Error("the gaps of ⌊n√2⌋ are not Sturmian")
	}
}

func found(t *testing.T, w Word) Finding {
	t.Helper()
	f, err := Find(w, nil)
	if err != nil {
		t.Fatal(err)
	}
	return f
}
