package prove

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// Walnut is the text format of the theorem prover of that name (Mousavi, 2016):
// a line with the number systems of the tracks, and for each state its number and
// 1 if it accepts, else 0, with a line for each transition. What has no
// transition is not accepted.

// Walnut writes a candidate in Walnut's text format. Bases are msd_b and the
// system of (1,1) is msd_fib, as Walnut knows them; the other systems of (s,t)
// are msd_wythoff_s_t, which Walnut must be given.
func (c Candidate) Walnut() string {
	var b strings.Builder
	name := walnutSystem(c.System)
	fmt.Fprintf(&b, "%s %s\n", name, name)
	digits := make([]int, 2)
	for s := range c.P.States() {
		accept := 0
		if c.P.Accept[s] {
			accept = 1
		}
		fmt.Fprintf(&b, "\n%d %d\n", s, accept)
		for letter := range c.P.Letters() {
			if to := c.P.Step(int32(s), letter); to != automaton.Dead {
				c.P.Split(letter, digits)
				fmt.Fprintf(&b, "%d %d -> %d\n", digits[0], digits[1], to)
			}
		}
	}
	return b.String()
}

func walnutSystem(m *numeration.System) string {
	s, t := m.Parameters()
	switch {
	case m.Base() > 0:
		return fmt.Sprintf("msd_%d", m.Base())
	case s == 1 && t == 1:
		return "msd_fib"
	}
	return fmt.Sprintf("msd_wythoff_%d_%d", s, t)
}

// Bounds on what is read.
const (
	maxFile       = 1 << 22 // bytes
	maxFileStates = 1 << 14
	maxFileDigit  = 64
	maxFileTable  = 1 << 22 // transitions
)

// ReadWalnut reads what [Candidate.Walnut] writes. State 0 is the start. The error
// names the line at fault.
func ReadWalnut(text string) (Candidate, error) {
	var c Candidate
	if len(text) > maxFile {
		return c, fault.Newf("prove", "an automaton file has at most %d bytes", maxFile)
	}
	fail := func(line int, format string, args ...any) error {
		return fault.Newf("prove", "line %d: %s", line+1, fmt.Sprintf(format, args...))
	}
	for i, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case c.System == nil:
			if len(words) != 2 || words[0] != words[1] {
				return c, fail(i, "the first line names the number system of each of two tracks")
			}
			if c.System = readSystem(words[0]); c.System == nil {
				return c, fail(i, "%s is no number system that is known", game.Clip(words[0]))
			}
			c.P = &automaton.DFA{Alphabet: c.System.Alphabet(2)}
		case len(words) == 2:
			n, ok1 := small(words[0], maxFileStates)
			accept, ok2 := small(words[1], 2)
			if !ok1 || !ok2 || n != c.P.States() || (n+1)*c.P.Letters() > maxFileTable {
				return c, fail(i, "a state is its number, counted from 0, and 0 or 1")
			}
			c.P.Accept = append(c.P.Accept, accept == 1)
			for range c.P.Letters() {
				c.P.Next = append(c.P.Next, automaton.Dead)
			}
		case len(words) == 4 && words[2] == "->" && c.P.States() > 0:
			x, ok1 := small(words[0], c.P.Digits)
			y, ok2 := small(words[1], c.P.Digits)
			to, ok3 := small(words[3], maxFileStates)
			if !ok1 || !ok2 || !ok3 {
				return c, fail(i, "a transition is two digits below %d, an arrow and a state", c.P.Digits)
			}
			c.P.Next[(c.P.States()-1)*c.P.Letters()+c.P.Letter(x, y)] = int32(to)
		default:
			return c, fail(i, "neither a state nor a transition")
		}
	}
	if c.System == nil {
		return c, fail(0, "the file is empty")
	}
	if c.P.States() == 0 {
		c.P.Start = automaton.Dead
	}
	return c, c.P.Check()
}

// small reads a decimal number below a bound.
func small(word string, bound int) (int, bool) {
	n, err := strconv.ParseUint(word, 10, 31)
	return int(n), err == nil && int(n) < bound
}

func readSystem(name string) *numeration.System {
	var s, t int
	var ok1, ok2 bool
	if rest, found := strings.CutPrefix(name, "msd_wythoff_"); found {
		first, second, _ := strings.Cut(rest, "_")
		s, ok1 = small(first, maxFileDigit)
		t, ok2 = small(second, maxFileDigit)
		if ok1 && ok2 && s >= 1 && t >= 1 {
			return numeration.ST(int64(s), int64(t))
		}
		return nil
	}
	if name == "msd_fib" {
		return numeration.ST(1, 1)
	}
	if b, found := strings.CutPrefix(name, "msd_"); found {
		if base, ok := small(b, maxFileDigit); ok && base >= 2 {
			return numeration.Base(int64(base))
		}
	}
	return nil
}

// Commands is a command file for Walnut that repeats the proof for a game without
// a box, in a base or in Fibonacci's system: its P is the automaton of
// [Candidate.Walnut] under the name P, and every eval should say TRUE. The error
// is a sentence without its end.
func (c Candidate) Commands(r game.Ruleset, play game.Convention) (string, error) {
	if s, t := c.System.Parameters(); c.System.Base() == 0 && s+t > 2 {
		return "", fault.Newf("prove", "Walnut does not know %s", c.System.Name())
	}
	if r.Box != nil {
		return "", fault.Newf("prove", "a game with a preset box has no command file")
	}
	kinds, err := kindsOf(r)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	name := walnutSystem(c.System)
	var into, any []string
	for i, k := range kinds {
		fmt.Fprintf(&b, "def move%d \"?%s %s\":\n", i, name, k.formula())
		fmt.Fprintf(&b, "eval apart%d \"?%s Ax,y,u,v ($P(x,y) & $P(u,v)) => ~$move%d(u,v,x,y)\":\n", i, name, i)
		fmt.Fprintf(&b, "def wins%d \"?%s Eu,v $P(u,v) & $move%d(u,v,x,y)\":\n", i, name, i)
		into = append(into, fmt.Sprintf("$wins%d(x,y)", i))
		any = append(any, fmt.Sprintf("(Eu,v $move%d(u,v,x,y))", i))
	}
	if len(kinds) == 0 {
		into, any = []string{"(0=1)"}, []string{"(0=1)"}
	}
	moves := strings.Join(any, " | ")
	cases := append([]string{"$P(x,y)"}, into...)
	if play == game.Misere {
		cases = append(cases, "~("+moves+")")
		fmt.Fprintf(&b, "eval ended \"?%s Ax,y $P(x,y) => (%s)\":\n", name, moves)
	}
	fmt.Fprintf(&b, "eval reached \"?%s Ax,y %s\":\n", name, strings.Join(cases, " | "))
	return b.String(), nil
}

// formula is the kind's conditions on u, v, x, y: a move from (x, y) to (u, v).
func (k *kind) formula() string {
	names := [4]string{"u", "v", "x", "y"}
	var all []string
	for i, t := range k.tracks {
		for j := range i {
			if k.tracks[j] == t {
				all = append(all, names[j]+"="+names[i])
			}
		}
	}
	for _, c := range k.conditions {
		left, right := []string{}, []string{}
		add := func(a int64, name string) {
			switch {
			case a == 1:
				left = append(left, name)
			case a > 0:
				left = append(left, fmt.Sprintf("%d*%s", a, name))
			case a == -1:
				right = append(right, name)
			case a < 0:
				right = append(right, fmt.Sprintf("%d*%s", -a, name))
			}
		}
		for i, a := range c.coefficients {
			add(a, names[i])
		}
		constant := c.atLeast
		if c.mod > 0 {
			constant = c.res
			right = append(right, fmt.Sprintf("%d*q", c.mod))
		}
		if constant > 0 {
			right = append(right, strconv.FormatInt(constant, 10))
		} else if constant < 0 {
			left = append(left, strconv.FormatInt(-constant, 10))
		}
		side := func(terms []string) string {
			if len(terms) == 0 {
				return "0"
			}
			return strings.Join(terms, "+")
		}
		if c.mod > 0 {
			all = append(all, fmt.Sprintf("(Eq %s=%s)", side(left), side(right)))
		} else {
			all = append(all, fmt.Sprintf("%s>=%s", side(left), side(right)))
		}
	}
	return strings.Join(all, " & ")
}

// DOT writes the automaton for Graphviz; transitions with the same ends are one
// arrow, with its letters as pairs of digits.
func (c Candidate) DOT() string {
	var b strings.Builder
	b.WriteString("digraph P {\n\trankdir=LR;\n\tnode [shape=circle];\n\tstart [shape=point];\n")
	if c.P.Start != automaton.Dead {
		fmt.Fprintf(&b, "\tstart -> %d;\n", c.P.Start)
	}
	digits := make([]int, 2)
	for s := range c.P.States() {
		if c.P.Accept[s] {
			fmt.Fprintf(&b, "\t%d [shape=doublecircle];\n", s)
		}
		labels := map[int32][]string{}
		var order []int32
		for letter := range c.P.Letters() {
			to := c.P.Step(int32(s), letter)
			if to == automaton.Dead {
				continue
			}
			if labels[to] == nil {
				order = append(order, to)
			}
			c.P.Split(letter, digits)
			labels[to] = append(labels[to], fmt.Sprintf("%d,%d", digits[0], digits[1]))
		}
		for _, to := range order {
			fmt.Fprintf(&b, "\t%d -> %d [label=\"%s\"];\n", s, to, strings.Join(labels[to], " "))
		}
	}
	b.WriteString("}\n")
	return b.String()
}

// LaTeX is the statement that was proved, for a game of that name.
func (p *Proof) LaTeX(name string) string {
	escaped := strings.NewReplacer("_", `\_`, "%", `\%`, "&", `\&`, "#", `\#`, "{", `\{`, "}", `\}`, "$", `\$`).Replace(name)
	system := "base $" + strconv.FormatInt(p.System.Base(), 10) + "$"
	if s, t := p.System.Parameters(); s > 0 {
		system = fmt.Sprintf("the numeration system $u_{-1}=1/%d$, $u_0=1$, $u_n=%du_{n-1}+%du_{n-2}$", s, s+t-1, s)
	}
	return fmt.Sprintf("\\begin{theorem}\nA position $(x,y)$ of %s is a $P$-position if and only if the automaton with $%d$ states "+
		"accepts the digits of $x$ and $y$ in %s, read side by side from the most significant on.\n\\end{theorem}\n", escaped, p.P.States(), system)
}
