package model

import (
	"errors"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/written"
)

// The laboratories: what one is asked is in the link, and is asked anew of each game
// that has such a thing.

// usualLabs are what the laboratories begin with.
var usualLabs = map[string]link.Lab{
	"words":   {Name: "words", LabWords: link.LabWords{First: 1, Kind: "gaps", Digits: 20}},
	"columns": {Name: "columns", To: 20},
	"limits":  {Name: "limits", LabSweep: link.LabSweep{N: 1_000_000}},
	"boxes":   {Name: "boxes", LabBoxes: link.LabBoxes{Side: 8, Share: "0.6", Seed: 1, Count: 300}},
	"values":  {Name: "values", X: 7, Y: 10, Values: 24},
}

// settings are what a laboratory is asked now, or would be.
func (s *State) settings(name string) link.Lab {
	if l := s.Address.Lab; l.Name == name {
		return l
	}
	if name == "sweep" {
		return s.usualSweep()
	}
	l := usualLabs[name]
	if at := s.Pinned(); name == "values" && len(at) == 2 && small(at[0]) && small(at[1]) {
		l.X, l.Y = int(at[0].Int64()), int(at[1].Int64())
	}
	return l
}

// small reports whether a heap is one of those that have values.
func small(heap *big.Int) bool {
	return heap.IsInt64() && heap.Int64() >= 0 && heap.Int64() < protocol.MaxValued
}

// labValue is what stands in a field of a laboratory.
func (s *State) labValue(id string) (text string, known bool) {
	if id == "identify-terms" {
		return typed(s.Address.Lab), true
	}
	name, field, _ := strings.Cut(id, "-")
	i := slices.Index(labFields[name], field)
	if i < 0 {
		return "", false
	}
	l := s.settings(name)
	if l.Name == "" {
		return "", true
	}
	_, rest, _ := strings.Cut(l.String(), ",")
	return strings.Split(rest, between(name))[i], true
}

// between stands between the settings of a laboratory; axes have commas in them.
func between(name string) string {
	if name == "sweep" {
		return ";"
	}
	return ","
}

// labFields are the settings of a laboratory in the order of links.
var labFields = map[string][]string{
	"words": {"of", "kind", "digits"}, "columns": {"to"}, "boxes": {"side", "share", "seed", "count"}, "values": {"x", "y", "count"}, "sweep": {"across", "up", "number", "n"}, "limits": {"rows"},
}

// labWords are those that are no whole numbers.
var labWords = []string{"of", "kind", "share", "across", "up", "number"}

// runLab asks a laboratory what stands in its fields.
func (s *State) runLab(name string) {
	var parts []string
	for _, field := range labFields[name] {
		id := name + "-" + field
		text := strings.TrimSpace(written.Plain(s.Field(id).Text))
		switch n, fault := written.Natural(s.Field(id).Text, 20); {
		case slices.Contains(labWords, field):
		case fault != nil:
			s.fault(id, fault)
			return
		default:
			text = n.String()
		}
		parts = append(parts, text)
	}
	l, should := link.ParseLab(name + "," + strings.Join(parts, between(name)))
	last := name + "-" + labFields[name][len(labFields[name])-1]
	switch {
	case should != "":
		s.fault(last, &written.Fault{Words: "As in a link: " + should})
	case !l.Fits(s.Game()):
		s.fault(last, &written.Fault{Words: s.Game().Name() + " has nothing of the kind."})
	default:
		s.setLab(l)
	}
}

func (s *State) setLab(l link.Lab) {
	s.Address.Lab = l
	s.askLab()
	s.past.step(s, "lab")
	s.redraw()
}

// askLab asks what the link says of a laboratory, or drops it from the link of a
// game that has no such thing.
func (s *State) askLab() {
	l := s.Address.Lab
	s.dropTask("lab")
	if !l.Fits(s.Game()) {
		s.Address.Lab = link.Lab{}
		return
	}
	if q := labQuestion(s.Link(), l); q != nil {
		if swept, ok := q.(*protocol.Sweep); ok && s.With() != nil {
			swept.Other = s.With().Link()
		}
		s.task("lab", l.Name, ask.New("lab", q))
	}
}

// labQuestion asks a laboratory about a game; nil for none.
func labQuestion(game string, l link.Lab) protocol.Body {
	switch l.Name {
	case "words":
		return &protocol.Words{Game: game, First: uint64(l.First), Less: uint64(l.Less), Kind: l.Kind, Digits: uint64(l.Digits)}
	case "columns":
		return &protocol.Columns{Game: game, To: uint64(l.To)}
	case "values":
		return &protocol.ValueLines{Game: game, X: uint64(l.X), Y: uint64(l.Y), Count: uint64(l.Values)}
	case "limits":
		return &protocol.Limits{Game: game, Rows: uint64(l.N)}
	case "sweep":
		return &protocol.Sweep{Game: game, Axes: l.Axes(), Number: l.Number, N: uint64(l.N), Other: game}
	case "identify":
		numbers, heaps := l.Numbers()
		return &protocol.Identify{Terms: numbers, Heaps: uint64(heaps)}
	case "boxes":
		return &protocol.Boxes{Side: uint64(l.Side), Share: l.Share, First: l.Seed, Count: uint64(l.Count)}
	}
	return nil
}

// asksLab is how a script asks a laboratory: its settings as links have them.
func asksLab(name string) func(game string, args []string) (protocol.Body, error) {
	return func(game string, args []string) (protocol.Body, error) {
		l, should := link.ParseLab(name + "," + strings.Join(args, between(name)))
		if should != "" {
			return nil, errors.New("As in a link: " + should)
		}
		address, _ := link.Parse(game)
		if !l.Fits(address.Game) {
			return nil, errors.New(address.Game.Name() + " has nothing of the kind.")
		}
		return labQuestion(game, l), nil
	}
}

// LabSequences are the sequences that the laboratory of words can be asked about, as
// links write them, with their names.
func (s *State) LabSequences() (list [][2]string) {
	heads := s.Columns()
	for i := 1; i < len(heads); i++ {
		list = append(list, [2]string{strconv.Itoa(i), heads[i]})
	}
	for i := 2; i < len(heads); i++ {
		list = append(list, [2]string{strconv.Itoa(i) + "-" + strconv.Itoa(i-1), heads[i] + " − " + heads[i-1]})
	}
	return list
}

// wordsMethod is atlas.words.
var wordsMethod = method{
	takes: "a sequence, a word, and how many digits", least: 3,
	ask: asksLab("words"),
	tell: telling(func(w *protocol.Worded, _ []string) (any, error) {
		letters, numbers := []any{}, []any{}
		for _, a := range w.Letters {
			letters = append(letters, strconv.Itoa(int(a)))
		}
		for _, n := range w.Numbers {
			numbers = append(numbers, map[string]any{"name": n.Name, "surd": n.Surd, "digits": n.Digits})
		}
		return map[string]any{
			"sequence": w.Sequence, "from": decimal64(w.From), "terms": list(w.Terms), "letters": letters, "read": decimal64(w.Read),
			"factors": decimals(w.Factors), "palindromes": decimals(w.Palindromes), "squares": decimals(w.Squares), "numbers": numbers, "sentences": list(w.Sentences), "note": w.Note,
		}, nil
	}),
}

// columnsMethod is atlas.columns.
var columnsMethod = method{
	takes: "a column", least: 1,
	ask: asksLab("columns"),
	tell: telling(func(c *protocol.Columned, _ []string) (any, error) {
		if len(c.Differ) != len(c.DifferAt) {
			return nil, errOther
		}
		last, differ := []any{}, []any{}
		for _, one := range c.Last {
			last = append(last, map[string]any{"column": decimal64(one.At), "low": one.Low, "size": decimal64(one.Size), "bits": one.Digits(), "row": one.Row, "on": one.On, "rule": one.Rule})
		}
		for i, at := range c.DifferAt {
			differ = append(differ, []any{decimal64(at), decimal64(c.Differ[i])})
		}
		return map[string]any{
			"columns": last, "saturated": decimal64(c.Column), "meet": []any{c.X, c.Y}, "discrepancies": differ, "settled": decimal64(c.Settled), "followed": decimal64(c.End),
			"rowOff": []any{decimal64(c.Lower), decimal64(c.Higher)},
		}, nil
	}),
}

// boxesMethod is atlas.boxes: what became of random boxes.
var boxesMethod = method{
	takes: "a side, a share, a seed and how many boxes", least: 4,
	ask: asksLab("boxes"),
	tell: telling(func(b *protocol.Boxed, _ []string) (any, error) {
		shares := func(list []protocol.Share) (all []any) {
			all = []any{}
			for _, share := range list {
				all = append(all, []any{share.Value, decimal64(share.Boxes)})
			}
			return all
		}
		outliers := lists.Map(b.Outliers, func(o protocol.Outlier) any { return map[string]any{"game": o.Game, "why": o.Why} })
		return map[string]any{
			"count": decimal64(b.Count), "constant": decimal64(b.Constant),
			"saturated": shares(b.Saturated), "meet": shares(b.Meeting), "discrepancies": shares(b.Discrepancies), "outliers": outliers,
		}, nil
	}),
}
