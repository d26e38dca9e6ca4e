package model

import (
	"strconv"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// proveGame has the game proved for all positions: the automaton of its theorem, or
// one that is found.
func (s *State) proveGame() {
	if s.Game().MapOfPositions() {
		s.task("settle", "", ask.New("settle", &protocol.Settle{Game: s.Link()}))
	}
}

// settled follows a proof: the map of a game without a closed form has no edge
// any more.
func (s *State) settled(_ *task, a ask.Answer) {
	proof, ok := a.Body.(*protocol.Settled)
	if !ok || !proof.Proved || s.Game().ClosedForm() {
		return
	}
	s.Map.Tiles.Clear()
	s.Map.edge = edge{}
	s.forgetReadings()
}

// ProofFiles are the files of a proof: the kinds that [protocol.ProofFile] asks
// for, in words. Those of a number system are for systems that Walnut lacks.
var ProofFiles = []struct {
	Kind, Words string
	OfSystem    bool
}{
	{"automaton", "Automaton (Walnut)", false}, {"commands", "Commands (Walnut)", false},
	{"system", "Number system (Walnut)", true}, {"addition", "Its addition (Walnut)", true},
	{"dot", "DOT", false}, {"latex", "LaTeX", false},
}

// proofFile has a file of the proof written, to be saved.
func (s *State) proofFile(kind string) {
	for _, f := range ProofFiles {
		if f.Kind == kind && s.Game().MapOfPositions() {
			s.task("proof", kind, ask.New("settle", &protocol.ProofFile{Game: s.Link(), Kind: kind}))
		}
	}
}

func (s *State) proofWritten(_ *task, a ask.Answer) {
	if file, ok := a.Body.(*protocol.ProofText); ok {
		s.do(Download{s.fileName() + file.Ends, "text/plain", file.Text})
	}
}

// proveMethod is atlas.prove.
var proveMethod = method{
	takes: "nothing else", least: 0,
	ask: func(game string, _ []string) (protocol.Body, error) { return &protocol.Settle{Game: game}, nil },
	tell: telling(func(proof *protocol.Settled, _ []string) (any, error) {
		steps, refuted := []any{}, []any{}
		for _, d := range proof.Steps {
			steps = append(steps, map[string]any{"words": d.Words, "built": decimal64(d.Built), "kept": decimal64(d.Kept)})
		}
		for _, r := range proof.Refuted {
			refuted = append(refuted, map[string]any{"at": list(r.At), "to": list(r.To), "words": r.Words})
		}
		accepting := ""
		for _, a := range proof.P.Accepting {
			accepting += string(rune('0' + a))
		}
		var refutation any
		if len(proof.Refuted) > 0 && !proof.Proved {
			refutation = list(proof.Refuted[len(proof.Refuted)-1].At)
		}
		return map[string]any{
			"proved": proof.Proved, "why": proof.Why, "system": proof.System, "weights": list(proof.Weights),
			"states": strconv.Itoa(len(proof.P.Accepting)), "found": proof.Guessed, "theorem": proof.Theorem, "steps": steps,
			"refuted": refuted, "refutation": refutation,
			"automaton": map[string]any{"digits": decimal64(proof.P.Digits), "next": decimals(proof.P.Next), "accepting": accepting},
		}, nil
	}),
}
