package solve

import (
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/identify"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// maxNamed is how many games are named for a sequence.
const maxNamed = 200

// identify answers Identify.
func (s *Solver) identify(_ *job, ask *protocol.Identify, pause pause.Func) (protocol.Body, error) {
	heaps := int(min(max(ask.Heaps, 1), 64))
	if len(ask.Terms)%heaps != 0 {
		return nil, complain("%d numbers are not positions of %d heaps each.", len(ask.Terms), heaps)
	}
	if n := len(ask.Terms) / heaps; n < identify.MinTerms || n > identify.MaxTerms {
		return nil, complain("From %d to %d terms, or positions, are looked for, not %d.", identify.MinTerms, identify.MaxTerms, n)
	}
	reply := &protocol.Identified{Asked: uint64(len(ask.Terms) / heaps)}
	terms := make([]int64, len(ask.Terms))
	for i, text := range ask.Terms {
		n, ok := new(big.Int), false
		if len(text) < 100 {
			n, ok = n.SetString(text, 10)
		}
		if !ok {
			return nil, complain("“%s” is no whole number of fewer than 100 digits.", game.Clip(text))
		}
		if !n.IsInt64() {
			return reply, nil // no game begins with numbers so large
		}
		terms[i] = n.Int64()
	}
	var found []identify.Match
	var err error
	if heaps == 1 {
		found, err = s.index.Sequence(terms, pause)
	} else {
		found, err = s.index.Positions(slices.Collect(slices.Chunk(terms, heaps)), pause)
	}
	for _, m := range found[:min(len(found), maxNamed)] {
		reply.Games = append(reply.Games, m.Game.Link())
		reply.Sequences = append(reply.Sequences, m.Sequence)
		reply.From = append(reply.From, uint64(m.From))
		reply.Agree = append(reply.Agree, uint64(m.Agree))
	}
	if err == nil && heaps <= 2 {
		err = design(reply, terms, heaps, pause)
	}
	return reply, err
}

// design adds what can be made of two complementary sequences, and their number
// systems.
func design(reply *protocol.Identified, list []int64, heaps int, pause pause.Func) error {
	var pairs []identify.Pair
	var terms []int64
	var err error
	if heaps == 1 {
		terms = list
		pairs, err = identify.PairsOfSequence(list)
	} else {
		pairs, err = identify.PairsOf(slices.Collect(slices.Chunk(list, heaps)))
	}
	if err != nil {
		return nil // it is no pair of sequences: nothing is made of it
	}
	d, err := identify.Of(pairs, terms, pause)
	if err != nil {
		return err
	}
	reply.Systems = lists.Map(d.Systems, (*numeration.System).Name)
	for _, m := range d.Made {
		reply.Made = append(reply.Made, protocol.MadeGame{Game: m.Game.Link(), Formula: m.Formula, Conditions: m.Conditions})
	}
	if heaps == 2 {
		reply.WhyNone = d.WhyNone
	}
	return nil
}
