package model

import (
	"math/big"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/written"
)

// Values of the positions in view come in blocks of valueBlock × valueBlock.
const (
	valueBlock  = 64
	askedBlocks = 4 // asked for at a time

	// From these sides of a square on, in CSS pixels, values are drawn at all, and each
	// by itself; see heat.go.
	valuesFrom, singleFrom = 1, 4
)

// values are the blocks in view.
type values struct {
	about  string // the game
	from   [2]uint64
	to     [2]uint64
	small  bool // the blocks are those of small squares
	blocks []ValueBlock
}

// A ValueBlock is the values of the positions (x, y) with X ≤ x < X + Side and the
// same for y, column by column; nil while they are on their way.
type ValueBlock struct {
	X, Y, Side uint64
	Values     []uint64

	question ask.Question
	most     uint64 // see heating
}

// At is the value of a position of the block that has come.
func (b *ValueBlock) At(x, y uint64) uint64 { return b.Values[(x-b.X)*b.Side+y-b.Y] }

// ValuesShown reports whether values are to be drawn, and if they are wanted and
// cannot be, says why.
func (s *State) ValuesShown() (shown bool, why string) { return s.valuesShown(s.Game()) }

func (s *State) valuesShown(g *catalog.Game) (shown bool, why string) {
	if !s.Address.Shows("values") || !s.OnPositions() {
		return false, ""
	}
	if why = valueless(g); why == "" && s.Map.View.Cell() < valuesFrom {
		why = "Zoom in to see them."
	}
	return why == "", why
}

// valueless says why the positions of a game have no values; "" where they have.
func valueless(g *catalog.Game) string {
	switch {
	case g.Play == game.Misere:
		return "In misère play positions have no values: who wins a sum does not follow from one number for each part."
	case g.Rules.Forbids > 0:
		return "Options are forbidden anew before each move: a position is not worth one number in every sum."
	case g.Preset != nil:
		return "A decree says who wins, not what a position is worth in a sum: with a box there are no values."
	}
	return ""
}

// valuesInView brings the blocks of the game on the page up to the view.
func (s *State) valuesInView() []ValueBlock {
	shown, _ := s.ValuesShown()
	return s.blocks(&s.Map.values, s.Link(), shown)
}

// secondInView does so for the second game, where it has a map of its own.
func (s *State) secondInView() []ValueBlock {
	t := &s.Map.tiling.second
	_, _, apart := s.Division()
	shown := false
	if apart {
		shown, _ = s.valuesShown(s.With())
	}
	return s.blocks(&t.values, t.link, shown)
}

func (s *State) blocks(v *values, game string, shown bool) []ValueBlock {
	if !shown {
		*v = values{}
		return nil
	}
	m := &s.Map
	m.View.Bounds(&m.X0, &m.Y0, &m.X1, &m.Y1)
	side, small := uint64(valueBlock), m.View.Cell() < singleFrom
	if small {
		side = canvas.TileTexels
	}
	from := [2]uint64{blockOf(&m.X0, 0, side), blockOf(&m.Y0, 0, side)}
	to := [2]uint64{blockOf(&m.X1, side-1, side), blockOf(&m.Y1, side-1, side)}
	if v.about == game && v.from == from && v.to == to && v.small == small {
		return v.blocks
	}
	*v = values{about: game, from: from, to: to, small: small, blocks: v.blocks[:0]}
	for x := from[0]; x < to[0]; x++ {
		for y := from[1]; y < to[1]; y++ {
			b := ValueBlock{X: x * side, Y: y * side, Side: side}
			b.question = ask.New("values", &protocol.Values{Game: v.about, X: b.X, Y: b.Y, Width: b.Side, Height: b.Side})
			b.question.Few = askedBlocks
			v.blocks = append(v.blocks, b)
		}
	}
	return v.blocks
}

// blockOf is the block of that side of a heap that is add larger, within those that
// have values.
func blockOf(heap *big.Int, add, side uint64) uint64 {
	if heap.Sign() <= 0 {
		return 0
	}
	if !heap.IsInt64() || heap.Int64() >= protocol.MaxValued {
		return protocol.MaxValued / side
	}
	return (heap.Uint64() + add) / side
}

func (s *State) valueQuestions(dst []ask.Question) []ask.Question {
	for _, blocks := range [2][]ValueBlock{s.valuesInView(), s.secondInView()} {
		for _, b := range blocks {
			dst = append(dst, b.question)
		}
	}
	return dst
}

// valuesLoading reports whether values in view are still to come, and may.
func (s *State) valuesLoading() bool {
	for _, blocks := range [2][]ValueBlock{s.valuesInView(), s.secondInView()} {
		for _, b := range blocks {
			if s.look(b.question).Status <= ask.Waiting {
				return true
			}
		}
	}
	return false
}

// Values are the blocks in view with what has come of them. They are good until
// the next event.
func (s *State) Values() []ValueBlock { return s.come(s.valuesInView()) }

// SecondValues are those of the second game, where it has a map of its own.
func (s *State) SecondValues() []ValueBlock { return s.come(s.secondInView()) }

func (s *State) come(blocks []ValueBlock) []ValueBlock {
	for i := range blocks {
		b := &blocks[i]
		b.Values = nil
		if valued, ok := s.look(b.question).Body.(*protocol.Valued); ok && uint64(len(valued.Values)) == b.Side*b.Side {
			b.Values = valued.Values
		}
	}
	return blocks
}

// ValueOf is the value of a position in view, if values are shown and it has come.
func (s *State) ValueOf(at []*big.Int) (value uint64, ok bool) { return valueIn(s.Values(), at) }

// SecondValueOf is that in the second game.
func (s *State) SecondValueOf(at []*big.Int) (value uint64, ok bool) {
	return valueIn(s.SecondValues(), at)
}

func valueIn(blocks []ValueBlock, at []*big.Int) (value uint64, ok bool) {
	if len(at) != 2 || at[0].Sign() < 0 || at[1].Sign() < 0 || !at[0].IsUint64() || !at[1].IsUint64() {
		return 0, false
	}
	x, y := at[0].Uint64(), at[1].Uint64()
	for _, b := range blocks {
		if b.Values != nil && x >= b.X && x-b.X < b.Side && y >= b.Y && y-b.Y < b.Side {
			return b.At(x, y), true
		}
	}
	return 0, false
}

// setLevel draws the level line of a value, or of the position that is read.
func (s *State) setLevel(text string) {
	var l link.Level
	n, fault := written.Natural(text, 20)
	ok := fault == nil
	if ok {
		l, ok = link.ParseLevel(n.String())
	}
	switch {
	case strings.TrimSpace(written.Plain(text)) == "":
	case !ok:
		s.typed("level", text)
		s.fault("level", &written.Fault{Words: "A value is a whole number from 0 to " + decimal(link.MostLevel) + "; nothing stands for that of the position that is read."})
		return
	}
	delete(s.forms, "level")
	s.Address.Level = l
	s.changedLooks()
}
