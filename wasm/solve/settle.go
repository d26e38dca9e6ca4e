package solve

import (
	"errors"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// A proof is kept as long as the worker lives: it is small, and answers for its
// game at any size.
type proof struct {
	set   *prove.Set
	found *prove.Finding
	reply *protocol.Settled
}

// settle proves which positions of a game are P.
func (s *Solver) settle(k *kept, _ *protocol.Settle, pause pause.Func) (protocol.Body, error) {
	if p := s.proofs[k.link]; p != nil {
		return p.reply, nil
	}
	b := prove.Standard
	b.Pause = pause
	found, err := catalog.Prove(k.Game, b)
	var none *prove.NotFound
	var limit *automaton.LimitError
	switch {
	case errors.As(err, &none):
		return &protocol.Settled{Why: sentence(err), Tried: uint64(none.Tried), Refuted: refutedAt(none.Refuted)}, nil
	case errors.As(err, &limit):
		return &protocol.Settled{Why: sentence(err)}, nil
	case err != nil:
		return nil, err
	}
	set, err := prove.NewSet(k.Rules, found.Proof, b.Limits)
	if err != nil {
		return nil, err
	}
	p := &proof{set, found, settled(found)}
	s.proofs[k.link] = p
	if c, ok := k.route.(route.Closer); ok && k.jobs == 1 {
		c.Close() // nobody but this job uses it
	}
	k.route = catalog.Proved(k.Game, set, s.limits.route)
	return p.reply, nil
}

// proofFile writes a file of the proof of a game, which is made if it is not there
// any more.
func (s *Solver) proofFile(k *kept, ask *protocol.ProofFile, pause pause.Func) (protocol.Body, error) {
	if s.proofs[k.link] == nil {
		if _, err := s.settle(k, &protocol.Settle{Game: ask.Game}, pause); err != nil {
			return nil, err
		}
	}
	p := s.proofs[k.link]
	if p == nil {
		return nil, fault.Newf("solve", "%s was not proved, so that there are no files of a proof", k.Name())
	}
	text, ends, err := p.found.Export(ask.Kind, k.Rules, k.Play, k.Name())
	return &protocol.ProofText{Text: text, Ends: ends}, err
}

// settled is a proof as the page gets it.
func settled(f *prove.Finding) *protocol.Settled {
	base, s, t := f.System.Key()
	reply := &protocol.Settled{
		Proved: true, System: f.System.Name(),
		Base: uint64(base), S: uint64(s), T: uint64(t),
		Guessed: f.Theorem == "", Theorem: f.Theorem, Window: uint64(f.Window), Tried: uint64(f.Attempts),
		Refuted: refutedAt(f.Refuted),
		P:       protocol.Automaton{Digits: uint64(f.P.Digits)},
	}
	const weights = 8
	reply.Weights = texts(f.System.Weights(weights))
	for _, step := range f.Steps {
		reply.Steps = append(reply.Steps, protocol.Decision{Words: step.Words, Built: uint64(step.Built), Kept: uint64(step.Kept)})
	}
	reply.P.Next = lists.Map(f.P.Next, func(to int32) uint64 { return uint64(to + 1) })
	for _, accepts := range f.P.Accept {
		one := byte(0)
		if accepts {
			one = 1
		}
		reply.P.Accepting = append(reply.P.Accepting, one)
	}
	return reply
}

func refutedAt(all []*prove.Refutation) (refuted []protocol.Refuted) {
	for _, r := range all {
		at := protocol.Refuted{At: []string{r.X.String(), r.Y.String()}, Words: r.Says}
		if r.To != nil {
			at.To = texts(r.To[:])
		}
		refuted = append(refuted, at)
	}
	return refuted
}
