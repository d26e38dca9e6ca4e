package words

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
)

// fixed is the fixed point of a morphism on 0, 1, …, by applying it.
func fixed(n int, images ...string) Word {
	w := Word{0}
	for len(w) < n {
		var next Word
		for _, a := range w {
			for _, c := range images[a] {
				next = append(next, byte(c-'0'))
			}
		}
		w = next
	}
	return w[:n]
}

func random(seed int64, n, letters int) Word {
	r := rand.New(rand.NewSource(seed))
	w := make(Word, n)
	for i := range w {
		w[i] = byte(r.Intn(letters))
	}
	return w
}

func tenWords() map[string]Word {
	return map[string]Word{
		"golden":          fixed(600, "01", "0"),
		"Thue–Morse":      fixed(600, "01", "10"),
		"period doubling": fixed(600, "01", "00"),
		"tribonacci":      fixed(600, "01", "02", "0"),
		"constant":        make(Word, 300),
		"alternating":     fixed(300, "01", "01"),
		"random binary":   random(1, 500, 2),
		"random ternary":  random(2, 500, 3),
		"random of 5":     random(3, 200, 5),
		"one letter":      {7},
	}
}

// brute counts by listing every factor.
func brute(w Word, most int) Counts {
	c := Counts{make([]int, most+1), make([]int, most+1), make([]int, most+1)}
	for n := 0; n <= most; n++ {
		seen := map[string]bool{}
		for i := 0; i+n <= len(w); i++ {
			u := string(w[i : i+n])
			if seen[u] {
				continue
			}
			seen[u] = true
			c.Factors[n]++
			turned := []byte(u)
			slices.Reverse(turned)
			if string(turned) == u {
				c.Palindromes[n]++
			}
			if n > 0 && n%2 == 0 && u[:n/2] == u[n/2:] {
				c.Squares[n]++
			}
		}
	}
	return c
}

func TestComplexityIsWhatListingSays(t *testing.T) {
	for name, w := range tenWords() {
		want, got := brute(w, 12), Complexity(w, 12)
		if !slices.Equal(got.Factors, want.Factors) {
			t.Errorf("%s: factors %v, not %v", name, got.Factors, want.Factors)
		}
		if !slices.Equal(got.Palindromes, want.Palindromes) {
			t.Errorf("%s: palindromes %v, not %v", name, got.Palindromes, want.Palindromes)
		}
		if !slices.Equal(got.Squares, want.Squares) {
			t.Errorf("%s: squares %v, not %v", name, got.Squares, want.Squares)
		}
	}
}

// Known of infinite words: the golden word is Sturmian, with n+1 factors, one
// palindrome of each even and two of each odd length (Droubay), and its squares
// are those whose half is a conjugate of a Fibonacci word; Thue–Morse has 2, 4,
// 6, 10, 12, 16, 20, 22, … factors and squares only of length 2·2ᵏ and 2·3·2ᵏ.
func TestKnownComplexities(t *testing.T) {
	golden := Complexity(fixed(20000, "01", "0"), 200)
	for n, count := range golden.Factors {
		if count != n+1 {
			t.Fatalf("golden word: %d factors of length %d", count, n)
		}
		if want := 1 + n%2; golden.Palindromes[n] != want {
			t.Fatalf("golden word: %d palindromes of length %d, not %d", golden.Palindromes[n], n, want)
		}
	}
	fibonacci := map[int]bool{}
	for a, b := 1, 2; a <= 100; a, b = b, a+b {
		fibonacci[a] = true
	}
	for n, count := range golden.Squares {
		if (count > 0) != (n > 0 && n%2 == 0 && fibonacci[n/2]) {
			t.Errorf("golden word: %d squares of length %d", count, n)
		}
	}
	morse := Complexity(fixed(20000, "01", "10"), 200)
	if want := []int{1, 2, 4, 6, 10, 12, 16, 20, 22, 24, 28, 32, 36}; !slices.Equal(morse.Factors[:len(want)], want) {
		t.Errorf("Thue–Morse: factors %v", morse.Factors[:len(want)])
	}
	for n, count := range morse.Squares {
		half := n / 2
		for half > 0 && half%2 == 0 {
			half /= 2
		}
		if (count > 0) != (n > 0 && n%2 == 0 && (half == 1 || half == 3)) {
			t.Errorf("Thue–Morse: %d squares of length %d", count, n)
		}
	}
}

func TestBalance(t *testing.T) {
	if d, _ := Balance(fixed(3000, "01", "0"), 100); d != 1 {
		t.Errorf("golden word: differs by %d", d)
	}
	if d, n := Balance(fixed(3000, "01", "10"), 100); d != 2 || n != 2 {
		t.Errorf("Thue–Morse: differs by %d at length %d; 00 and 11 differ by 2", d, n)
	}
}

func TestPeriod(t *testing.T) {
	w := append(Word{3, 1, 4}, slices.Repeat(Word{1, 5, 9, 2}, 9)...)
	if pre, p, ok := Period(w); !ok || pre != 3 || p != 4 {
		t.Errorf("preperiod %d, period %d, %v", pre, p, ok)
	}
	if _, p, ok := Period(fixed(2000, "01", "0")); ok {
		t.Errorf("golden word: period %d", p)
	}
}

func TestFixing(t *testing.T) {
	for _, c := range []struct {
		images []string
		want   string
	}{
		{[]string{"01", "0"}, "0 → 01, 1 → 0"},
		{[]string{"01", "10"}, "0 → 01, 1 → 10"},
		{[]string{"01", "02", "0"}, "0 → 01, 1 → 02, 2 → 0"},
		{[]string{"001", "0001"}, "0 → 001, 1 → 0001"},
	} {
		m, ok := Fixing(fixed(4000, c.images...))
		if !ok || m.String() != c.want || !m.Primitive() {
			t.Errorf("%v: found %v %v, primitive %v", c.images, m, ok, m.Primitive())
		}
		if w := fixed(4000, c.images...); !slices.Equal(m.Apply(w, len(w)), w) {
			t.Errorf("%v is not fixed", c.images)
		}
	}
	if m, ok := Fixing(random(9, 2000, 2)); ok {
		t.Errorf("a random word is fixed by %v", m)
	}
	if m := (Morphism{[]byte{0, 1}, []Word{{0, 1}, {1, 1}}}); m.Primitive() {
		t.Errorf("%v puts no 0 into the image of 1", m)
	}
}

// The gaps of A in normal (s,t)-Wythoff are fixed by 1 → 1^(s+t−2) 2,
// 2 → 1^(2s+t−2) 2, of which Fixing finds the shortest form.
func TestGapsOfTheGamesAreMorphic(t *testing.T) {
	for _, link := range []string{"wythoff", "a-wythoff 2", "st-wythoff 2 1", "st-wythoff 2 3"} {
		var id string
		var s, a int64
		n, _ := fmt.Sscanf(link, "%s %d %d", &id, &s, &a)
		g, err := catalog.Find(id).Game(catalog.Numbers([]int64{s, a}[:n-1]...), 0)
		if err != nil {
			t.Fatal(err)
		}
		pairs := g.Rows()
		var gaps Word
		last := int64(-1)
		for len(gaps) < 3000 {
			x := pairs.Next().A
			if last > 0 {
				gaps = append(gaps, byte(x-last))
			}
			last = x
		}
		m, ok := Fixing(gaps)
		if !ok || !m.Primitive() || !slices.Equal(m.Apply(gaps, len(gaps)), gaps) {
			t.Errorf("%s: %v %v", link, m, ok)
		}
	}
}

func BenchmarkComplexity(b *testing.B) {
	for _, n := range []int{10_000, 100_000} {
		w := fixed(n, "01", "0")
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for range b.N {
				Complexity(w, 200)
			}
		})
	}
}

func ExampleComplexity() {
	thueMorse := Word{0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0}
	c := Complexity(thueMorse, 4)
	fmt.Println(c.Factors, c.Palindromes, c.Squares)
	// Output: [1 2 4 6 10] [1 2 2 2 2] [0 0 2 0 2]
}
