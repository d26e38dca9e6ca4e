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

// Exports are the kinds of files of a proof, in the order in which they are
// offered: the automaton, the commands that repeat the proof, the number system
// and its addition, all for Walnut; the automaton for Graphviz; the statement.
var Exports = []string{"automaton", "commands", "system", "addition", "dot", "latex"}

// Export writes a file of one of the kinds of [Exports], for a game of that name,
// and says how its name ends. The error is a sentence without its end.
func (p *Proof) Export(kind string, r game.Ruleset, play game.Convention, name string) (text, ends string, err error) {
	switch kind {
	case "automaton":
		return p.Walnut(), "-P.txt", nil
	case "commands":
		text, err = p.Commands(r, play)
		return text, "-commands.txt", err
	case "system":
		return Representations(p.System), "-" + walnutSystem(p.System) + ".txt", nil
	case "addition":
		text, err = Addition(p.System)
		return text, "-" + walnutSystem(p.System) + "_addition.txt", err
	case "dot":
		return p.DOT(), ".dot", nil
	case "latex":
		return p.LaTeX(name), ".tex", nil
	}
	return "", "", fault.Newf("prove", "%s is no kind of file of a proof", game.Clip(kind))
}

// Representations is a file for Walnut's custom number systems: what a word must
// be to be a number.
func Representations(m *numeration.System) string { return custom(numeration.Valid(m)) }

// Addition is the file beside it: x, y and z with x + y = z.
func Addition(m *numeration.System) (string, error) {
	c := automaton.NewConjunction(int(m.Largest())+1, 3)
	for track := range 3 {
		c.Add(numeration.Valid(m), track)
	}
	for _, sign := range []int64{1, -1} {
		s, err := numeration.AtLeast(m, automaton.Limits{}, 0, sign, sign, -sign)
		if err != nil {
			return "", err
		}
		c.AddSum(s, 0, 1, 2)
	}
	const doing = "Writing addition as an automaton"
	d, err := c.DFA(automaton.Limits{}, doing)
	if err != nil {
		return "", err
	}
	if d, err = d.Minimise(automaton.Limits{}, doing); err != nil {
		return "", err
	}
	return custom(d), nil
}

// custom writes an automaton whose tracks have digits and no number system.
func custom(d *automaton.DFA) string {
	digits := make([]string, d.Digits)
	for i := range digits {
		digits[i] = strconv.Itoa(i)
	}
	tracks := make([]string, d.Tracks)
	for i := range tracks {
		tracks[i] = "{" + strings.Join(digits, ", ") + "}"
	}
	return walnut(strings.Join(tracks, " "), d)
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
	base, s, t := p.System.Key()
	system := fmt.Sprintf("base $%d$", base)
	switch {
	case s > 0:
		system = fmt.Sprintf("the numeration system $u_{-1}=1/%d$, $u_0=1$, $u_n=%du_{n-1}+%du_{n-2}$", s, s+t-1, s)
	case base == 0:
		system = fmt.Sprintf("the numeration system $u_{-1}=0$, $u_0=1$, $u_n=%du_{n-1}-u_{n-2}$", t)
	}
	return fmt.Sprintf("\\begin{theorem}\nA position $(x,y)$ of %s is a $P$-position if and only if the automaton with $%d$ states "+
		"accepts the digits of $x$ and $y$ in %s, read side by side from the most significant on.\n\\end{theorem}\n", escaped, p.P.States(), system)
}
