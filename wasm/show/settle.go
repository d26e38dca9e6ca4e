package show

import (
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// settle is the tool that proves a game for all positions.
func settle(s *state) *html.Node {
	name := "Find a theorem"
	if s.game.Statement.Known() {
		name = "Prove"
	}
	out := answered(s.tasks("settle"), "settle-out", func(proof *protocol.Settled) html.Nodes { return proofWords(s, proof) })
	return tool("settle", "Prove it here", p("help", text("For all positions at once: an automaton reads the digits of both heaps, and others decide that "+decides(s)+".")),
		div("line", submit(name)), out)
}

// decides is what a proof decides of an automaton.
func decides(s *state) string {
	if most := s.game.Rules.Forbids; most > 0 {
		words := "it accepts a position just when it accepts at most " + number(most) + " of its options"
		if s.game.Play == game.Misere {
			words += " and not all"
		}
		return words
	}
	return "no move joins two positions it accepts, and that a move leads to one from every other"
}

// proofWords are a proof, or why there is none.
func proofWords(s *state, proof *protocol.Settled) html.Nodes {
	if !proof.Proved {
		nodes := html.Nodes{p("serif", text(proof.Why))}
		if n := len(proof.Refuted); n > 0 {
			last := proof.Refuted[n-1]
			nodes = append(nodes, firstOf("The last automaton failed at ", last.At), p("help", text(last.Words)))
		}
		return nodes
	}
	states := len(proof.P.Accepting)
	words := "Proved for all positions. In " + proof.System + ", whose places weigh " + strings.Join(proof.Weights, ", ") + ", … from the right, an automaton of " + count(int64(states), "state") + " reads the digits of both heaps and accepts just the P-positions."
	nodes := html.Nodes{html.El("p", html.Class("serif"), html.El("b", text(words)))}
	switch {
	case proof.Theorem != "" && proof.Window == 0:
		nodes = append(nodes, p("help", html.ID("settle-from"), text("From the theorem: the automaton is written from the formulas of "+proof.Theorem+".")))
	case proof.Theorem != "":
		nodes = append(nodes, p("help", html.ID("settle-from"), text("From the theorem: the automaton is read off the positions that "+proof.Theorem+" lists with heaps below "+number(int64(proof.Window))+".")))
	case proof.Guessed:
		nodes = append(nodes, p("help", text("Found and proved here, not printed in a paper: guessed from the positions with heaps below "+number(int64(proof.Window))+"; "+count(int64(proof.Tried), "automaton was", "automata were")+" tried.")))
	}
	steps := html.El("ul", html.Class("rule"))
	for _, d := range proof.Steps {
		steps.Add(html.El("li", text(capital(d.Words)+": "+count(int64(d.Built), "state")+" built, "+number(int64(d.Kept))+" left.")))
	}
	fold := html.El("details", html.Class("fold-line"), html.Flag("open", s.open("steps")), html.El("summary", does("panel", "steps"), text("The steps")))
	if s.open("steps") {
		fold.Add(steps)
	}
	nodes = append(nodes, fold)
	r := runOf(s, proof)
	if states <= drawnStates {
		nodes = append(nodes, drawing(&proof.P, r.way), p("help", text("From state 0, the highest digits first. Two rings: P.")),
			div("line", button("open", "diagram", text("Larger, and how to read it"))))
	} else {
		nodes = append(nodes, transitions(s, &proof.P))
	}
	return append(nodes, r.words, proofFiles(s, proof))
}

// proofFiles are the files of a proof to take away.
func proofFiles(s *state, proof *protocol.Settled) *html.Node {
	line := div("line")
	for _, f := range model.ProofFiles {
		// Walnut knows bases and the system of Fibonacci.
		if !f.OfSystem || proof.Base == 0 && (proof.S != 1 || proof.T != 1) {
			line.Add(button("proof", f.Kind, text(f.Words)))
		}
	}
	return html.El("section", html.ID("proof-files"), p("help", text("To take away:")), line, output("proof-out", underway(s.tasks("proof"))))
}

// foundHere is what a proof adds to the card of a game that no theorem decides.
func foundHere(s *state) *html.Node {
	proof, ok := s.tasks("settle").Answer.Body.(*protocol.Settled)
	if !ok || !proof.Proved || !proof.Guessed || s.game.ClosedForm() {
		return nil
	}
	return html.El("section", html.ID("found"), heading("Found and proved here"),
		p("statement", text("A position is P just when an automaton of "+count(int64(len(proof.P.Accepting)), "state")+
			" accepts the digits of both heaps in "+proof.System+". Not printed in a paper.")))
}

// systemOf is the number system of a proof; false if what the worker says is none.
func systemOf(proof *protocol.Settled) (*numeration.System, bool) {
	return numeration.Of(int64(proof.Base), int64(proof.S), int64(proof.T))
}

// longestRun is how many places a position may have to be read aloud.
const longestRun = 60

// A run is how an automaton reads the pinned position.
type run struct {
	way   []int // each state in turn
	words *html.Node
}

// runOf reads the pinned position through the automaton, or asks for one.
func runOf(s *state, proof *protocol.Settled) run {
	if len(s.pinned) != 2 {
		return run{words: p("help", text("Pin a position to watch its digits run through the automaton."))}
	}
	system, ok := systemOf(proof)
	if !ok {
		return run{}
	}
	var digits [2][]int64
	places := 1
	var heaps [2]*big.Int
	for i, heap := range s.pinned {
		n, ok := new(big.Int).SetString(heap, 10)
		if !ok || n.BitLen() > longestRun {
			return run{words: p("help", text("Positions of up to "+strconv.Itoa(longestRun)+" binary places are read aloud."))}
		}
		heaps[i] = n
		places = max(places, len(system.Digits(n)))
	}
	for i := range digits {
		digits[i] = system.Padded(heaps[i], places)
	}
	state, r, names := 0, run{way: []int{0}}, []string{"0"}
	verdict := "N"
	for i := range places {
		next, ok := proof.P.Step(state, int(digits[0][i]), int(digits[1][i]))
		if !ok {
			names = append(names, "–")
			state = -1
			break
		}
		state = next
		r.way = append(r.way, state)
		names = append(names, strconv.Itoa(state))
	}
	if state >= 0 && proof.P.Accepting[state] == 1 {
		verdict = "P"
	}
	r.words = p("serif", text("x = "+digitsOf(digits[0], "·")+", y = "+digitsOf(digits[1], "·")+": states "+strings.Join(names, " → ")+". "), html.El("b", text(tuple(s.pinned)+" is "+verdict+".")))
	return r
}
