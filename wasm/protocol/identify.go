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
type Identified struct {
	Games     []string
	Sequences []string
	From      []uint64
	Agree     []uint64
	Asked     uint64
}
