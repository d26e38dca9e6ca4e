// Package theorems is the theorems found here: games about which no paper says
// which positions are P, and automata that were found and proved to decide them
// for all positions. The list is data, made by `make theorems`, and each theorem
// can be proved again from it.
package theorems

import (
	_ "embed"
	"fmt"
	"iter"
	"strconv"
	"strings"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/prove"
)

//go:embed found.txt
var found string

// A Theorem says that the P-positions of a game are those that an automaton
// accepts.
type Theorem struct {
	Link string // the game, as [catalog.Game.Link] writes it
	prove.Candidate
	Window  int64 // heaps below this were decided to guess the automaton
	Largest int   // states of the largest automaton of the proof
}

// All are the theorems, in the order of [Games], and how many games were tried.
func All() (all []Theorem, tried int, err error) {
	head, rest, _ := strings.Cut(found, "\n")
	if tried, err = strconv.Atoi(head); err != nil {
		return nil, 0, fault.Newf("theorems", "line 1: the number of games that were tried is %q", game.Clip(head))
	}
	for i, line := range strings.Split(strings.TrimSuffix(rest, "\n"), "\n") {
		t, err := parse(line)
		if err != nil {
			return nil, 0, fault.Newf("theorems", "line %d: %w", i+2, err)
		}
		all = append(all, t)
	}
	return all, tried, nil
}

// Games are the links of the games that are tried: Wythoff's game with random
// boxes of sides up to 6, so many of each; then (s,t)-Wythoff with s and t up to
// most, takings restricted to one residue of modulus 2, 3 or 4 in all four sets or
// in those of takings from both heaps alone, in both conventions (Open Problems 26
// to 28 of Liu and Li), those with the least s and t first. Games for which a
// theorem is stated are left out.
func Games(boxes int, most int64) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range 6 * boxes {
			if !yield(fmt.Sprintf("game=wythoff&preset=%dx0.5@%d", i%6+1, i/6+1)) {
				return
			}
		}
		for sum := int64(2); sum <= 2*most; sum++ {
			for s := max(1, sum-most); s <= min(most, sum-1); s++ {
				for link := range restricted(s, sum-s) {
					if !yield(link) {
						return
					}
				}
			}
		}
	}
}

// restricted are those of [Games] for one (s,t).
func restricted(s, t int64) iter.Seq[string] {
	return func(yield func(string) bool) {
		for mod := int64(2); mod <= 4; mod++ {
			for i := range 4 * mod {
				set, one, play := game.Residue(i/4, mod), game.All(), game.Convention(i%2)
				if i%4 < 2 {
					one = set
				}
				g, err := catalog.Restricted(s, t, one, one, set, set, play)
				if err != nil {
					panic("theorems: " + err.Error())
				}
				if !g.Statement.Known() && !yield(g.Link()) {
					return
				}
			}
		}
	}
}

// Text is the data: how many games were tried, and a line for each theorem.
func Text(tried int, all []Theorem) string {
	text := fmt.Sprintln(tried)
	for _, t := range all {
		text += t.line() + "\n"
	}
	return text
}

// List is what the package index keeps of the data: for each theorem its link,
// the system in three numbers, the states of its automaton and of the largest of
// its proof, and the name of the game: to make the game takes too long where a
// person waits for hundreds of them.
func List(tried int, all []Theorem) string {
	text := fmt.Sprintln(tried)
	for _, t := range all {
		base, s, u := t.System.Key()
		text += fmt.Sprintf("%s\t%d %d %d %d %d\t%s\n", t.Link, base, s, u, t.P.States(), t.Largest, nameOf(t.Link))
	}
	return text
}

// nameOf is the name of the game of a link, or the link if it has none.
func nameOf(link string) string {
	g, problems := catalog.FromLink(link)
	if len(problems) > 0 {
		return link
	}
	return g.Name()
}

// line writes a theorem as one line of the data.
func (t Theorem) line() string {
	base, s, u := t.System.Key()
	fields := []string{t.Link, fmt.Sprint(base, " ", s, " ", u), fmt.Sprint(t.Window, " ", t.Largest)}
	var accept, next strings.Builder
	for _, a := range t.P.Accept {
		accept.WriteByte("01"[btoi(a)])
	}
	for i, to := range t.P.Next {
		if i > 0 {
			next.WriteByte(' ')
		}
		if to != automaton.Dead {
			next.WriteString(strconv.Itoa(int(to)))
		}
	}
	return strings.Join(append(fields, accept.String(), next.String()), "\t")
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func parse(line string) (t Theorem, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 5 {
		return t, fmt.Errorf("%d fields, not 5", len(fields))
	}
	t.Link = fields[0]
	var base, s, u int64
	if _, err := fmt.Sscan(fields[1], &base, &s, &u); err != nil {
		return t, fmt.Errorf("the number system: %w", err)
	}
	var ok bool
	if t.System, ok = numeration.Of(base, s, u); !ok {
		return t, fmt.Errorf("there is no number system %d %d %d", base, s, u)
	}
	if _, err := fmt.Sscan(fields[2], &t.Window, &t.Largest); err != nil {
		return t, fmt.Errorf("the sizes: %w", err)
	}
	t.P = &automaton.DFA{Alphabet: numeration.Alphabet(t.System, 2)}
	for _, a := range fields[3] {
		t.P.Accept = append(t.P.Accept, a == '1')
	}
	for _, word := range strings.Split(fields[4], " ") {
		to := int(automaton.Dead)
		if word != "" {
			if to, err = strconv.Atoi(word); err != nil {
				return t, err
			}
		}
		t.P.Next = append(t.P.Next, int32(to))
	}
	return t, t.P.Check()
}
