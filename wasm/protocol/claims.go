package protocol

// A Claims asks whether what a step of a lecture that comes with the page says is
// so; Talk is the ID of the lecture, and steps count from 0. Answer: Claimed.
type Claims struct {
	Talk string
	Step uint64
}

// A Claimed says of how many sentences it was computed whether they are so, which
// are all that claim something, and for each that is not so the sentence and why.
type Claimed struct {
	Checked uint64
	Fails   []string
}
