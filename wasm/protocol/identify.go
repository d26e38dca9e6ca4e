package protocol

// An Identify asks which games of a grid of the catalogue have a sequence that
// begins with Terms, or, if Heaps is 2 or more, P-positions that do: so many heaps
// each, one after another. Answer: Identified.
type Identify struct {
	Terms []string
	Heaps uint64
}

// An Identified lists games, those first of which the most terms agree: the part of
// a link that says each, which of its sequences, the row of the first term, and how
// many terms agree. Asked is how many there were.
//
// Systems are number systems in which the terms, or the smaller heaps, are the
// integers that end in an even number of zeros, and the larger heaps the same
// shifted. Made are games that were made so that they have the pairs as their first
// P-positions; WhyNone says why none can be.
type Identified struct {
	Games     []string
	Sequences []string
	From      []uint64
	Agree     []uint64
	Asked     uint64

	Systems []string
	Made    []MadeGame
	WhyNone string
}

// A MadeGame is a game that was made for some pairs: the part of a link that says it,
// its f, and what was found of the conditions of the theorem that it is made by.
type MadeGame struct{ Game, Formula, Conditions string }
