package prove

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
)

// Commands is a command file for Walnut that repeats the proof: its P is the
// automaton of [Candidate.Walnut] under the name P, and every eval should say TRUE.
// Systems that Walnut does not bring along are those of [Representations] and
// [Addition]. The error is a sentence without its end.
func (c Candidate) Commands(r game.Ruleset, play game.Convention) (string, error) {
	kinds, err := kindsOf(r)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	name := walnutSystem(c.System)
	var cases []string
	outside := ""
	if r.Box != nil {
		outside = fmt.Sprintf(" & (x>=%d | y>=%[1]d)", r.Box.K())
		cases = append(cases, fmt.Sprintf("(x<%d & y<%[1]d)", r.Box.K()))
		fmt.Fprintf(&b, "eval decreed \"?%s Ax,y (x<%d & y<%[2]d) => ($P(x,y) <=> (%s))\":\n", name, r.Box.K(), decreesOf(r.Box))
	}
	if r.Ends > 0 {
		over, holds := fmt.Sprintf("x+y<=%d", r.Ends), "$P(x,y)"
		if r.Box != nil {
			over = fmt.Sprintf("(%s)%s", over, outside)
		}
		if play == game.Misere {
			holds = "~$P(x,y)"
		}
		cases = append(cases, fmt.Sprintf("(%s)", over))
		fmt.Fprintf(&b, "eval over \"?%s Ax,y (%s) => %s\":\n", name, over, holds)
		outside += fmt.Sprintf(" & x+y>%d", r.Ends)
	}
	var into, any []string
	for i, k := range kinds {
		fmt.Fprintf(&b, "def move%d \"?%s %s\":\n", i, name, k.formula())
		if r.Forbids > 0 {
			continue
		}
		fmt.Fprintf(&b, "eval apart%d \"?%s Ax,y,u,v ($P(x,y) & $P(u,v)%s) => ~$move%d(u,v,x,y)\":\n", i, name, outside, i)
		fmt.Fprintf(&b, "def wins%d \"?%s Eu,v $P(u,v) & $move%d(u,v,x,y)\":\n", i, name, i)
		into = append(into, fmt.Sprintf("$wins%d(x,y)", i))
		any = append(any, fmt.Sprintf("(Eu,v $move%d(u,v,x,y))", i))
	}
	if len(kinds) == 0 {
		into, any = []string{"(0=1)"}, []string{"(0=1)"}
	}
	if r.Forbids > 0 {
		into = []string{"$many(x,y)"}
		c.defineMany(&b, len(kinds), int(r.Forbids)+1)
		fmt.Fprintf(&b, "eval apart \"?%s Ax,y ($P(x,y)%s) => ~$many(x,y)\":\n", name, outside)
	}
	moves := strings.Join(any, " | ")
	cases = append(append(cases, "$P(x,y)"), into...)
	switch {
	case play == game.Misere && r.Forbids > 0:
		held := pointsOf(c.held(r))
		cases = append(cases, "("+held+")")
		fmt.Fprintf(&b, "eval ended \"?%s Ax,y ($P(x,y)%s) => ~(%s)\":\n", name, outside, held)
	case play == game.Misere:
		cases = append(cases, "~("+moves+")")
		fmt.Fprintf(&b, "eval ended \"?%s Ax,y ($P(x,y)%s) => (%s)\":\n", name, outside, moves)
	}
	fmt.Fprintf(&b, "eval reached \"?%s Ax,y %s\":\n", name, strings.Join(cases, " | "))
	return b.String(), nil
}

// defineMany writes what counts P-positions among the options, along each of so many
// kinds of moves and then in all: have0_2 holds where at least two are reached by
// moves of kind 0, and many where all together are as many as needed.
func (c Candidate) defineMany(b *strings.Builder, kinds, need int) {
	name := walnutSystem(c.System)
	for i := range kinds {
		for j := 1; j <= need; j++ {
			before := ""
			if j > 1 {
				before = fmt.Sprintf(" & $have%d_%d(u,v)", i, j-1)
			}
			fmt.Fprintf(b, "def have%d_%d \"?%s Eu,v $P(u,v)%s & $move%d(u,v,x,y)\":\n", i, j, name, before, i)
		}
	}
	var ways []string
	var deal func(i, left int, so []string)
	deal = func(i, left int, so []string) {
		if left == 0 {
			ways = append(ways, "("+strings.Join(so, " & ")+")")
			return
		}
		if i == kinds {
			return
		}
		for j := 0; j <= left; j++ {
			if j == 0 {
				deal(i+1, left, so)
			} else {
				deal(i+1, left-j, append(slices.Clone(so), fmt.Sprintf("$have%d_%d(x,y)", i, j)))
			}
		}
	}
	deal(0, need, nil)
	if len(ways) == 0 {
		ways = []string{"(x+1=0)"}
	}
	fmt.Fprintf(b, "def many \"?%s %s\":\n", name, strings.Join(ways, " | "))
}

// decreesOf are the P-positions of a box.
func decreesOf(box *game.Box) string {
	var all [][2]int64
	for x := range box.K() {
		for y := range box.K() {
			if box.IsP(x, y) {
				all = append(all, [2]int64{x, y})
			}
		}
	}
	return pointsOf(all)
}

// pointsOf is a formula for (x, y) being one of the points.
func pointsOf(points [][2]int64) string {
	var all []string
	for _, p := range points {
		all = append(all, fmt.Sprintf("(x=%d & y=%d)", p[0], p[1]))
	}
	if len(all) == 0 {
		return "0=1"
	}
	return strings.Join(all, " | ")
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
