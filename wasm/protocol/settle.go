package protocol

// A Settle asks to prove, for all positions, which are P: by the automaton that
// the game's theorem gives, or by one that is found. From then on the worker
// answers for this game by the automaton, unless it has a closed form.
// Answer: Settled, after Progress with words on what is being done.
type Settle struct{ Game string }

// A Settled is a proof, or why there is none.
type Settled struct {
	Proved bool
	Why    string // a sentence: why nothing was proved

	// Of a proof. The system is base Base, or, if that is 0, the one of (S,T), or with
	// S = 0 too that of the unit with the trace T.
	System     string // in words: "the system of (1,1)"
	Base, S, T uint64
	Weights    []string // of the first places, from the right
	Guessed    bool     // the automaton was found from the rules, not taken from a theorem
	Theorem    string   // which it was taken from
	Window     uint64   // heaps below this were decided, or listed by the theorem, to guess it; 0 if formulas say it
	Tried      uint64   // how many automata were tried, the right one included
	Steps      []Decision
	P          Automaton

	// Automata that were tried before and refuted: where, and what is wrong there.
	Refuted []Refuted
}

// A Decision is a step of a proof: what was decided, the states of the largest
// automaton on the way, and of what is left of it, 0 for nothing.
type Decision struct {
	Words       string
	Built, Kept uint64
}

// An Automaton reads the digits of both heaps side by side, the highest first,
// with leading zeros before the shorter one. Next has for each state, and in it
// for each digit of the first heap and for each of the second, 1 + the state that
// follows, or 0 where nothing is accepted any more. State 0 is the start unless
// there are no states. Accepting[i] is 1 when state i accepts.
type Automaton struct {
	Digits    uint64 // how many there are: 0 … Digits−1
	Next      []uint64
	Accepting []byte
}

// Step is where a pair of digits leads from a state; false for nowhere, also where
// the automaton is broken.
func (a *Automaton) Step(state, x, y int) (to int, ok bool) {
	digits := int(a.Digits)
	at := (state*digits+x)*digits + y
	if min(state, x, y) < 0 || max(x, y) >= digits || at >= len(a.Next) {
		return 0, false
	}
	to = int(a.Next[at]) - 1
	return to, to >= 0 && to < len(a.Accepting)
}

// Each calls do for every step from a state, in the order of the digits.
func (a *Automaton) Each(state int, do func(x, y, to int)) {
	for x := range int(a.Digits) {
		for y := range int(a.Digits) {
			if to, ok := a.Step(state, x, y); ok {
				do(x, y, to)
			}
		}
	}
}

// A Refuted is a position where an automaton fails, in words; To is where a move
// leads from there, if both were accepted.
type Refuted struct {
	At, To []string
	Words  string
}

// A ProofFile asks for a file of the proof of a game, of a kind that the core has
// a name for. Answer: ProofText.
type ProofFile struct{ Game, Kind string }

// A ProofText is a file, and how its name ends.
type ProofText struct{ Text, Ends string }
