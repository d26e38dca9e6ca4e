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

// The files are read back here, in tests: the program only writes them.

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
			c.P = &automaton.DFA{Alphabet: numeration.Alphabet(c.System, 2)}
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
	if rest, found := strings.CutPrefix(name, "msd_unit_"); found {
		if c, ok := small(rest, maxFileDigit); ok && c >= 3 {
			return numeration.Unit(int64(c))
		}
		return nil
	}
	if b, found := strings.CutPrefix(name, "msd_"); found {
		if base, ok := small(b, maxFileDigit); ok && base >= 2 {
			return numeration.Base(int64(base))
		}
	}
	return nil
}
