package link

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
)

// SweepNumbers are the numbers of a sweep, as package sweep of the worker has them.
var SweepNumbers = []string{"map", "count", "slope", "period", "preperiod", "part", "ratio", "growth"}

// mostSwept bounds n in a link; what a number allows the worker says.
const mostSwept = 1_000_000

// parseSweep reads a sweep, without its name. The error is a sentence on what it
// should be.
func parseSweep(text string) (Lab, string) {
	parts := strings.Split(text, ";")
	if len(parts) != 4 || !slices.Contains(SweepNumbers, parts[2]) {
		return Lab{}, "write lab=sweep,s:1-6;t:1-6;count;256: two axes, or one and nothing, then one of " + strings.Join(SweepNumbers, ", ") + ", and n."
	}
	l := Lab{Name: "sweep", LabSweep: LabSweep{Number: parts[2]}}
	members := 1
	for i, axis := range parts[:2] {
		if i == 1 && axis == "" {
			break
		}
		a, err := catalog.ParseAxis(axis)
		if err != nil {
			return Lab{}, "of an axis of a sweep " + fault.Words(err) + "."
		}
		members *= a.Len()
		*[]*string{&l.Across, &l.Up}[i] = a.String()
	}
	if members > catalog.MostMembers {
		return Lab{}, fmt.Sprintf("a sweep has at most %d members, not %d.", catalog.MostMembers, members)
	}
	n, err := strconv.Atoi(parts[3])
	if err != nil || n < 1 || n > mostSwept || strconv.Itoa(n) != parts[3] {
		return Lab{}, fmt.Sprintf("n is a number from 1 to %d.", mostSwept)
	}
	l.N = n
	return l, ""
}

// Axes are those of a sweep, one or two.
func (l Lab) Axes() []string {
	if l.Up == "" {
		return []string{l.Across}
	}
	return []string{l.Across, l.Up}
}

// along reports whether a game has the parameters of all axes.
func (l Lab) along(g *catalog.Game) bool {
	return !slices.ContainsFunc(l.Axes(), func(text string) bool {
		a, err := catalog.ParseAxis(text)
		return err != nil || !a.Fits(g)
	})
}

// MostLimitRows is the last row up to which quotients are followed.
const MostLimitRows = 10_000_000

// parseLimits reads the last row.
func parseLimits(text string) (Lab, string) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 2 || n > MostLimitRows || strconv.Itoa(n) != text {
		return Lab{}, fmt.Sprintf("write lab=limits,1000000: a row from 2 to %d.", MostLimitRows)
	}
	return Lab{Name: "limits", LabSweep: LabSweep{N: n}}, ""
}
