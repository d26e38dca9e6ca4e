package catalog

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An Axis is a line of members of a family: parameters that take the numbers from
// From to To one after the other. Each of them becomes Pattern with the number in
// place of every ?. Of a parameter that is a number the pattern is ? itself; of a
// set it may be 0mod?, of a function 1+?*p1, of a preset box ?x1.
type Axis struct {
	Keys     []string
	Pattern  string
	From, To int64
}

// MostMembers bounds the members of a sweep, and MostAlong those of one axis.
const (
	MostMembers = 400
	MostAlong   = 100
)

// maxPattern bounds the characters of a pattern.
const maxPattern = 200

// ParseAxis reads what [Axis.String] writes: s:1-6, or sh+sv=0mod?:2-5. The error
// is a sentence without its end.
func ParseAxis(text string) (Axis, error) {
	const should = "write a parameter and its numbers, s:1-6, or parameters with ? for the number, sh+sv=0mod?:2-5"
	colon := strings.LastIndexByte(text, ':')
	if colon < 0 {
		return Axis{}, errors.New(should)
	}
	keys, pattern, given := strings.Cut(text[:colon], "=")
	a := Axis{Keys: strings.Split(keys, "+"), Pattern: "?"}
	if given {
		a.Pattern = pattern
	}
	from, to, _ := strings.Cut(text[colon+1:], "-")
	var ok [2]bool
	a.From, ok[0] = plainNumber(from)
	a.To, ok[1] = plainNumber(to)
	switch {
	case ok != [2]bool{true, true}, slices.Contains(a.Keys, ""), len(a.Pattern) > maxPattern, strings.ContainsAny(a.Pattern, ";&"), given && a.Pattern == "?":
		return Axis{}, errors.New(should)
	case !strings.Contains(a.Pattern, "?"):
		return Axis{}, errors.New("where the number goes, write ?, as in 0mod?")
	case a.From > a.To:
		return Axis{}, errors.New("the first number must not be larger than the last")
	case a.Len() > MostAlong:
		return Axis{}, fmt.Errorf("at most %d numbers are taken along one axis", MostAlong)
	}
	return a, nil
}

// plainNumber reads a number from 0 to [MaxParam] without a sign.
func plainNumber(s string) (n int64, ok bool) {
	n, err := strconv.ParseInt(s, 10, 64)
	return n, err == nil && 0 <= n && n <= MaxParam && strconv.FormatInt(n, 10) == s
}

// String is the axis as links write it.
func (a Axis) String() string {
	text := strings.Join(a.Keys, "+")
	if a.Pattern != "?" {
		text += "=" + a.Pattern
	}
	return fmt.Sprintf("%s:%d-%d", text, a.From, a.To)
}

// Name is what the axis is of: "s", or "sh = sv".
func (a Axis) Name() string { return strings.Join(a.Keys, " = ") }

// Len is how many members there are along the axis.
func (a Axis) Len() int { return int(a.To - a.From + 1) }

// Value is what the parameters are at place i ≥ 0.
func (a Axis) Value(i int) string {
	return strings.ReplaceAll(a.Pattern, "?", strconv.FormatInt(a.From+int64(i), 10))
}

// Fits reports whether a game has all the parameters of the axis.
func (a Axis) Fits(g *Game) bool {
	return len(a.Keys) > 0 && !slices.ContainsFunc(a.Keys, func(key string) bool { return key == "game" || key == "play" || !slices.Contains(g.Keys(), key) })
}

// Member is the member of the game's family at these places of the axes. The
// problems say why there is none; the game is then the nearest that there is.
func (g *Game) Member(axes []Axis, at []int) (*Game, []Problem) {
	values := g.Values()
	for i, a := range axes {
		for _, key := range a.Keys {
			values[key] = a.Value(at[i])
		}
	}
	return Parse(values)
}

// usualAlong is how many members an axis that is offered has.
const usualAlong = 6

// UsualAxes are axes of the first two parameters of the game, or of full boxes
// where it has none; none if it has no box either.
func (g *Game) UsualAxes() (axes []Axis) {
	for i, p := range g.Family.Params {
		a := Axis{Keys: []string{p.Key}, Pattern: "?", From: 1, To: usualAlong}
		switch p.Kind {
		case Number:
			a.From = p.Min
			a.To = min(p.Max, p.Min+usualAlong-1)
		case Set:
			a.Pattern, a.From = "0mod?", 1
		case Formula:
			a.Pattern = "x1+?"
		case Width:
			a.Pattern, a.From, a.To = "1+?*p1", 0, usualAlong-1
		}
		if i < 2 {
			axes = append(axes, a)
		}
	}
	if axes == nil && g.Piles == nil {
		axes = []Axis{{Keys: []string{"preset"}, Pattern: "?x1", From: 1, To: usualAlong}}
	}
	return axes
}
