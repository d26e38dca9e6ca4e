package prove

import (
	"fmt"
	"strings"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// Walnut is the text format of the theorem prover of that name (Mousavi, 2016):
// a line with the number systems of the tracks, and for each state its number and
// 1 if it accepts, else 0, with a line for each transition. What has no
// transition is not accepted.

// Walnut writes a candidate in Walnut's text format. Bases are msd_b and the
// system of (1,1) is msd_fib, as Walnut knows them; the other systems of (s,t)
// are msd_wythoff_s_t and those of units msd_unit_c, which Walnut must be given:
// see [Representations] and [Addition].
func (c Candidate) Walnut() string {
	name := walnutSystem(c.System)
	return walnut(name+" "+name, c.P)
}

// walnut writes an automaton behind a first line about its tracks.
func walnut(head string, d *automaton.DFA) string {
	var b strings.Builder
	b.WriteString(head + "\n")
	digits := make([]int, d.Tracks)
	for s := range d.States() {
		accept := 0
		if d.Accept[s] {
			accept = 1
		}
		fmt.Fprintf(&b, "\n%d %d\n", s, accept)
		for letter := range d.Letters() {
			if to := d.Step(int32(s), letter); to != automaton.Dead {
				d.Split(letter, digits)
				for _, digit := range digits {
					fmt.Fprintf(&b, "%d ", digit)
				}
				fmt.Fprintf(&b, "-> %d\n", to)
			}
		}
	}
	return b.String()
}

func walnutSystem(m *numeration.System) string {
	base, s, t := m.Key()
	switch {
	case base > 0:
		return fmt.Sprintf("msd_%d", base)
	case s == 1 && t == 1:
		return "msd_fib"
	case s == 0:
		return fmt.Sprintf("msd_unit_%d", t)
	}
	return fmt.Sprintf("msd_wythoff_%d_%d", s, t)
}
