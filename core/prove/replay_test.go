package prove_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/prove"
)

// The files for Walnut are enough to repeat a proof: here nothing is used but the
// automaton, the commands, and the addition and the representations of the system,
// each as its file says it. Inequalities become sums of the addition's automaton,
// which is how Walnut decides them.
func TestProofIsRepeatedFromItsFiles(t *testing.T) {
	links := []string{"game=wythoff", "game=a-wythoff&a=2", "game=eew", "game=blocking&k=3"}
	if testing.Short() {
		links = links[:2]
	}
	for _, link := range links {
		g := sample.Parsed(t, link)
		f, err := catalog.Prove(g, prove.Standard)
		if err != nil {
			t.Fatal(err)
		}
		files := map[string]string{}
		for _, kind := range prove.Exports {
			if files[kind], _, err = f.Export(kind, g.Rules, g.Play, g.Name()); err != nil {
				t.Fatal(err)
			}
		}
		if failed := replay(t, files["automaton"], files["commands"], files["system"], files["addition"]); failed != "" {
			t.Errorf("%s: %s is not true", link, failed)
		}
		// Without one of its accepting states the automaton is not that of P.
		flipped := strings.Replace(files["automaton"], "\n0 1\n", "\n0 0\n", 1)
		if flipped != files["automaton"] && replay(t, flipped, files["commands"], files["system"], files["addition"]) == "" {
			t.Errorf("%s: another automaton is proved too", link)
		}
	}
}

// replay evaluates a command file in normal play without a box, and returns the
// first sentence that is not true.
func replay(t *testing.T, p, commands, system, addition string) string {
	t.Helper()
	c, err := prove.ReadWalnut(p)
	if err != nil {
		t.Fatal(err)
	}
	w := &walnut{t: t, add: asDFA(t, custom(t, addition, 3), 3), valid: asDFA(t, custom(t, system, 1), 1)}
	set := relation{c.P, []string{"x", "y"}}
	moves, won := map[string][]relation{}, []*automaton.DFA{c.P}
	have, many := map[string]relation{}, []*automaton.DFA(nil)
	line := regexp.MustCompile(`^(def|eval) ([a-z]+)([\d_]*) "\?msd_\w+ (.*)":$`)
	for _, text := range strings.Split(strings.TrimSpace(commands), "\n") {
		m := line.FindStringSubmatch(text)
		if m == nil {
			t.Fatalf("%q is no command", text)
		}
		n, formula := m[3], m[4]
		must := func(want string) {
			if formula != want {
				t.Fatalf("%s%s says %q, not %q", m[2], n, formula, want)
			}
		}
		switch m[2] {
		case "move":
			for _, part := range strings.Split(formula, " & ") {
				moves[n] = append(moves[n], w.part(part))
			}
		case "have":
			kind, count, _ := strings.Cut(n, "_")
			before, want := []relation{{c.P, []string{"u", "v"}}}, ""
			if j, _ := strconv.Atoi(count); j > 1 {
				last := fmt.Sprintf("%s_%d", kind, j-1)
				before, want = append(before, relation{have[last].DFA, []string{"u", "v"}}), " & $have"+last+"(u,v)"
			}
			must(fmt.Sprintf("Eu,v $P(u,v)%s & $move%s(u,v,x,y)", want, kind))
			have[n] = relation{w.join(append(before, moves[kind]...), "x", "y"), []string{"x", "y"}}
		case "many":
			for _, way := range strings.Split(formula, " | ") {
				var all []relation
				for _, one := range strings.Split(strings.Trim(way, "()"), " & ") {
					name, closed := strings.CutSuffix(strings.TrimPrefix(one, "$have"), "(x,y")
					if !closed {
						name = strings.TrimSuffix(name, "(x,y)")
					}
					all = append(all, have[name])
				}
				many = append(many, w.join(all, "x", "y"))
			}
		case "apart":
			if many != nil {
				must("Ax,y ($P(x,y)) => ~$many(x,y)")
				won = append(won, many...)
				for _, d := range many {
					if !empty(w.join([]relation{set, {d, set.names}}, "x", "y")) {
						return text
					}
				}
				continue
			}
			must(fmt.Sprintf("Ax,y,u,v ($P(x,y) & $P(u,v)) => ~$move%s(u,v,x,y)", n))
			if !empty(w.join(append(moves[n], set, relation{c.P, []string{"u", "v"}}), "x", "y")) {
				return text
			}
		case "wins":
			must(fmt.Sprintf("Eu,v $P(u,v) & $move%s(u,v,x,y)", n))
			won = append(won, w.join(append(moves[n], relation{c.P, []string{"u", "v"}}), "x", "y"))
		case "reached":
			want := "Ax,y $P(x,y)"
			if many != nil {
				want += " | $many(x,y)"
				clear(moves)
			}
			for i := range len(moves) {
				want += fmt.Sprintf(" | $wins%d(x,y)", i)
			}
			must(want)
			all := w.join([]relation{{w.valid, []string{"x"}}, {w.valid, []string{"y"}}}, "x", "y")
			left, err := all.Minus(automaton.Limits{}, won...)
			if err != nil {
				t.Fatal(err)
			}
			if !empty(left) {
				return text
			}
		default:
			t.Fatalf("unexpected command %q", text)
		}
	}
	return ""
}

func empty(d *automaton.DFA) bool { return d.Start == automaton.Dead }

// A relation is an automaton over numbers with names.
type relation struct {
	*automaton.DFA
	names []string
}

// A walnut evaluates formulas by addition alone.
type walnut struct {
	t          *testing.T
	add, valid *automaton.DFA
	fresh      int
}

// join is the tuples of the kept names for which numbers of the others exist so that
// all relations hold.
func (w *walnut) join(all []relation, keep ...string) *automaton.DFA {
	w.t.Helper()
	tracks := map[string]int{}
	track := func(name string) int {
		if _, known := tracks[name]; !known {
			tracks[name] = len(tracks)
		}
		return tracks[name]
	}
	var kept []int
	for _, r := range all {
		for _, name := range r.names {
			track(name)
		}
	}
	for _, name := range keep {
		kept = append(kept, track(name))
	}
	c := automaton.NewConjunction(w.add.Digits, len(tracks))
	for _, r := range all {
		var at []int
		for _, name := range r.names {
			at = append(at, tracks[name])
		}
		c.Add(r.DFA, at...)
	}
	for _, i := range tracks {
		c.Add(w.valid, i)
	}
	n, err := c.Project(automaton.Limits{}, "", kept...)
	if err == nil {
		n, err = n.Reduce(automaton.Limits{}, "")
	}
	if err != nil {
		w.t.Fatal(err)
	}
	d, err := n.Determinise(automaton.Limits{}, "", nil)
	if err == nil {
		d, err = d.Minimise(automaton.Limits{}, "")
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return d
}

// name is a name that is not in use.
func (w *walnut) name() string {
	w.fresh++
	return "t" + strconv.Itoa(w.fresh)
}

// sum adds relations that say what the result is, and returns its name.
func (w *walnut) sum(a, b string, all *[]relation) string {
	t := w.name()
	*all = append(*all, relation{w.add, []string{a, b, t}})
	return t
}

// value is the name of a sum of multiples of variables and constants.
func (w *walnut) value(text string, all *[]relation) string {
	total := ""
	plus := func(name string) {
		if total == "" {
			total = name
		} else {
			total = w.sum(total, name, all)
		}
	}
	for _, term := range strings.Split(text, "+") {
		times, name, multiple := strings.Cut(term, "*")
		if !multiple {
			times, name = "1", term
		}
		n, err := strconv.Atoi(name)
		if err == nil { // a constant is as many ones
			times, name = name, w.name()
			one := &automaton.DFA{Alphabet: w.valid.Alphabet, Accept: []bool{false, true}, Next: make([]int32, 2*w.valid.Digits)}
			for i := range one.Next {
				one.Next[i] = automaton.Dead
			}
			one.Next[0], one.Next[1] = 0, 1
			*all = append(*all, relation{one, []string{name}})
		}
		if n, err = strconv.Atoi(times); err != nil || n < 1 {
			w.t.Fatalf("%q is no multiple", term)
		}
		for range n {
			plus(name)
		}
	}
	return total
}

// part is one inequality, equation or congruence.
func (w *walnut) part(text string) relation {
	w.t.Helper()
	text = strings.TrimSuffix(strings.TrimPrefix(text, "(Eq "), ")")
	var all []relation
	left, right, atLeast := strings.Cut(text, ">=")
	if !atLeast {
		left, right, _ = strings.Cut(text, "=")
	}
	l, r := w.value(left, &all), w.value(right, &all)
	rest := w.name()
	all = append(all, relation{w.add, []string{r, rest, l}})
	if !atLeast {
		zero := &automaton.DFA{Alphabet: w.valid.Alphabet, Accept: []bool{true}, Next: make([]int32, w.valid.Digits)}
		for i := 1; i < len(zero.Next); i++ {
			zero.Next[i] = automaton.Dead
		}
		all = append(all, relation{zero, []string{rest}})
	}
	var free []string
	for _, name := range []string{"u", "v", "x", "y"} {
		if strings.Contains(text, name) {
			free = append(free, name)
		}
	}
	return relation{w.join(all, free...), free}
}

// asDFA is an automaton that was read from a file.
func asDFA(t *testing.T, r read, tracks int) *automaton.DFA {
	t.Helper()
	digits := 0
	for from := range r.next {
		_, letter, _ := strings.Cut(from, ":")
		for _, word := range strings.Fields(letter) {
			n, _ := strconv.Atoi(word)
			digits = max(digits, n+1)
		}
	}
	d := &automaton.DFA{Alphabet: automaton.Alphabet{Digits: digits, Tracks: tracks}, Accept: make([]bool, len(r.accept))}
	d.Next = make([]int32, len(r.accept)*d.Letters())
	for i := range d.Next {
		d.Next[i] = automaton.Dead
	}
	for state, accepts := range r.accept {
		s, err := strconv.Atoi(state)
		if err != nil || s >= len(d.Accept) {
			t.Fatalf("state %q", state)
		}
		d.Accept[s] = accepts
	}
	for from, to := range r.next {
		state, letter, _ := strings.Cut(from, ":")
		s, _ := strconv.Atoi(state)
		n, err := strconv.Atoi(to)
		if err != nil {
			t.Fatalf("to %q", to)
		}
		tuple := make([]int, 0, tracks)
		for _, word := range strings.Fields(letter) {
			digit, _ := strconv.Atoi(word)
			tuple = append(tuple, digit)
		}
		d.Next[s*d.Letters()+d.Letter(tuple...)] = int32(n)
	}
	if err := d.Check(); err != nil {
		t.Fatal(err)
	}
	return d
}
