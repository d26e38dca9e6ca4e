package catalog

import (
	"strings"

	"wythoffatlas/core/game"
)

// A Problem is something in a link that cannot be taken as it stands.
type Problem struct {
	Part    string // the key at fault
	Value   string // what it was given, clipped
	Message string // a sentence or two: what is wrong, what would do
	Done    string // a sentence: what was done about it; may be empty
}

// String is all there is to say.
func (p Problem) String() string {
	if p.Done == "" {
		return p.Message
	}
	return p.Message + " " + p.Done
}

// NewProblem makes a Problem about part=value.
func NewProblem(part, value, done, message string) Problem {
	part, value = game.Clip(part), game.Clip(value)
	return Problem{Part: part, Value: value, Message: part + "=" + value + ": " + message, Done: done}
}

// Parse reads the game from the key–value pairs of a link. It always returns a
// valid game, the nearest to what was asked: a number out of range becomes the
// nearest bound, a value that means nothing becomes the default. Each such
// change is a Problem. Keys that do not belong to the game (see [Game.Keys])
// are ignored; missing ones mean the default.
func Parse(values map[string]string) (*Game, []Problem) {
	var problems []Problem
	note := func(part, value, done, message string) {
		problems = append(problems, NewProblem(part, value, done, message))
	}

	e := Default()
	if id, given := values["game"]; given {
		if found := Find(id); found != nil {
			e = found
		} else {
			note("game", id, "Showing "+e.Name+".", "there is no such game; in links they are called "+knownIDs()+".")
		}
	}
	args := e.Defaults()
	for i, p := range e.Params {
		text, given := values[p.Key]
		if !given {
			if p.Kind == Width && args[0].N < 3 { // the usual function has a third pile
				args[i] = widthsOf("1", 2)
			}
			continue
		}
		var fault string
		if args[i], fault = p.nearest(text, args[:i]); fault != "" {
			note(p.Key, text, using(args[i].String()), fault+".")
		}
	}
	play := game.Normal
	if word, given := values["play"]; given {
		var ok bool
		if play, ok = nearestPlay(word); !ok {
			note("play", word, using(play.String()), "the convention is normal or misere.")
		}
	}
	var preset *Preset
	if text, given := values["preset"]; given {
		var fault string
		if preset, fault = nearestPreset(text); fault != "" {
			note("preset", text, using(preset.orNone()), fault+".")
		}
	}
	g := e.make(args, play, preset)
	if g.Piles != nil && preset != nil {
		note("preset", values["preset"], "Left out.", "only games with two heaps and a map have a preset box.")
	}
	return g, problems
}

// FromLink is [Parse] for the part of a link that says a game; see [Game.Link].
func FromLink(link string) (*Game, []Problem) {
	values := map[string]string{}
	for pair := range strings.SplitSeq(link, "&") {
		key, value, _ := strings.Cut(pair, "=")
		plain, ok := Unescape(value)
		if !ok {
			plain = value
		}
		values[key] = plain
	}
	return Parse(values)
}

func using(value string) string { return "Using " + value + "." }

// nearestPlay reads a convention; if the word is not one, it returns the
// likeliest and false.
func nearestPlay(word string) (play game.Convention, ok bool) {
	switch word {
	case game.Normal.String():
		return game.Normal, true
	case game.Misere.String():
		return game.Misere, true
	}
	if strings.HasPrefix(word, "mis") || strings.HasPrefix(word, "Mis") {
		return game.Misere, false
	}
	return game.Normal, false
}

func knownIDs() string {
	var ids []string
	for _, e := range families {
		ids = append(ids, e.ID)
	}
	return strings.Join(ids, ", ")
}
