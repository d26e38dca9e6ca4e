package numeration_test

import (
	"math/big"
	"math/rand/v2"
	"os"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

func systems() []*numeration.System {
	if testing.Short() {
		return []*numeration.System{numeration.Base(3), numeration.ST(1, 1), numeration.ST(2, 1), numeration.ST(1, 3), numeration.ST(3, 4)}
	}
	all := []*numeration.System{numeration.Base(2), numeration.Base(3), numeration.Base(10)}
	side := int64(3)
	if os.Getenv("ALL") != "" {
		side = 4
	}
	for s := int64(1); s <= side; s++ {
		for t := int64(1); t <= side; t++ {
			all = append(all, numeration.ST(s, t))
		}
	}
	for c := int64(3); c <= 2*side; c++ {
		all = append(all, numeration.Unit(c))
	}
	return all
}

// letters are the letters that write numbers side by side.
func letters(m *numeration.System, numbers ...*big.Int) []int {
	places := 1
	for _, n := range numbers {
		places = max(places, len(m.Digits(n)))
	}
	rows := make([][]int64, len(numbers))
	for i, n := range numbers {
		rows[i] = m.Padded(n, places)
	}
	a := numeration.Alphabet(m, len(numbers))
	word := make([]int, places)
	tuple := make([]int, len(numbers))
	for i := range word {
		for j := range rows {
			tuple[j] = int(rows[j][i])
		}
		word[i] = a.Letter(tuple...)
	}
	return word
}

// decides reads a word by a sum.
func decides(m *numeration.System, s *automaton.Sum, word []int) bool {
	state := s.Start
	a := numeration.Alphabet(m, len(s.Weights))
	digits := make([]int, len(s.Weights))
	for _, letter := range word {
		a.Split(letter, digits)
		sum := -s.Least
		for i, w := range s.Weights {
			sum += w * digits[i]
		}
		if state != automaton.Dead {
			state = s.Next[int(state)*s.Width+sum]
		}
	}
	return state != automaton.Dead && s.Accept[state]
}

// Forms and residues are what arithmetic says, on all small numbers and on some
// long ones, which are close together so that the forms are near their bounds.
func TestFormsAreArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	side := int64(18)
	if testing.Short() {
		side = 9
	}
	for _, m := range systems() {
		for _, f := range [][]int64{{0, 1, -1}, {1, 1, -1}, {-3, 2, -3}, {5, -2, 1}, {17, 1, 0}, {0, -4, 1}} {
			c, a, b := f[0], f[1], f[2]
			s, err := numeration.AtLeast(m, automaton.Limits{States: 100000}, c, a, b)
			if err != nil {
				t.Fatalf("%s: %v", m.Name(), err)
			}
			residue, err := numeration.Residue(m, automaton.Limits{}, 2, 5, a, b)
			if err != nil {
				t.Fatal(err)
			}
			check := func(x, y *big.Int) {
				word := letters(m, x, y)
				value := new(big.Int).Mul(x, big.NewInt(a))
				value.Add(value, new(big.Int).Mul(y, big.NewInt(b)))
				if got, want := decides(m, s, word), value.Cmp(big.NewInt(c)) >= 0; got != want {
					t.Fatalf("%s: %d·%d + %d·%d ≥ %d is %v", m.Name(), a, x, b, y, c, got)
				}
				value.Mod(value, big.NewInt(5))
				if got, want := decides(m, residue, word), value.Int64() == 2; got != want {
					t.Fatalf("%s: %d·%d + %d·%d ≡ 2 mod 5 is %v", m.Name(), a, x, b, y, got)
				}
			}
			for x := range side {
				for y := range side {
					check(big.NewInt(x), big.NewInt(y))
				}
			}
			for range 40 {
				x := big.NewInt(int64(r.Uint32()))
				for range r.IntN(9) {
					x.Lsh(x, 32).Add(x, big.NewInt(int64(r.Uint32())))
				}
				// y near −a·x/b, where the form is small.
				y := new(big.Int)
				if b != 0 {
					y.Mul(x, big.NewInt(-a)).Quo(y, big.NewInt(b)).Add(y, big.NewInt(int64(r.IntN(30)-15)))
				}
				if y.Sign() >= 0 {
					check(x, y)
				}
			}
		}
	}
}

// The shift, and which words are representations.
func TestShiftAndValid(t *testing.T) {
	for _, m := range systems() {
		valid := numeration.Valid(m)
		if err := valid.Check(); err != nil {
			t.Fatalf("%s: %v", m.Name(), err)
		}
		if again, ok := numeration.Of(m.Key()); !ok || *again != *m {
			t.Fatalf("the key of %s is that of another system", m.Name())
		}
		numbers := int64(60)
		var shift *automaton.DFA
		if s, u := m.Parameters(); m.Base() == 0 && s+u == 0 {
			numbers = 0 // a unit has no Shift
		} else {
			shift = numeration.Shift(m)
		}
		for x := range numbers {
			digits := m.Digits(big.NewInt(x))
			shifted := m.Value(append(append([]int64{}, digits...), 0))
			for y := range int64(200) {
				if got, want := shift.Accepts(letters(m, big.NewInt(x), big.NewInt(y))), shifted.Cmp(big.NewInt(y)) == 0; got != want {
					t.Fatalf("%s: %d is %d shifted: %v", m.Name(), y, x, got)
				}
			}
		}
		blocks(t, m)
		n := int64(1) + m.Largest()
		for word := range n * n * n {
			w := []int64{word / n / n, word / n % n, word % n}
			keeps := m.Keeps(w)
			if valid.Accepts([]int{int(w[0]), int(w[1]), int(w[2])}) != keeps {
				t.Fatalf("%s: %v is valid: %v", m.Name(), w, !keeps)
			}
			value := m.Value(w)
			same := true
			for i, d := range m.Padded(value, max(3, len(m.Digits(value)))) {
				same = same && len(m.Digits(value)) <= 3 && d == w[i]
			}
			if same != keeps {
				t.Fatalf("%s: %v is the representation of %d: %v", m.Name(), w, value, same)
			}
		}
	}
}

// The numbers behind a prefix are those that its block says.
func blocks(t *testing.T, m *numeration.System) {
	t.Helper()
	weights := m.Small(3000)
	for n := int64(0); n < weights[3]; n++ {
		digits := m.Padded(big.NewInt(n), 3)
		var q numeration.Prefix
		for i := range 4 {
			from, count := m.Block(q, 3-i, weights)
			first := append(append([]int64{}, digits[:i]...), make([]int64, 3-i)...)
			if m.Value(first).Int64() != from || n < from || n >= from+count {
				t.Fatalf("%s: %d is not among the %d from %d on behind %v", m.Name(), n, count, from, digits[:i])
			}
			if next := from + count; next < weights[3] && i > 0 {
				same := true
				for j, d := range m.Padded(big.NewInt(next), 3)[:i] {
					same = same && d == digits[j]
				}
				if same {
					t.Fatalf("%s: %d is behind %v and not in its block", m.Name(), next, digits[:i])
				}
			}
			if i < 3 {
				q, _ = m.Then(q, digits[i])
			}
		}
	}
}
