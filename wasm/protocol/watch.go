package protocol

// A Watch asks what the worker does and keeps, for whoever looks for a fault.
// Answer: Watched.
type Watch struct{}

// A Watched lists the questions that are open besides this one, the most urgent
// first, and the games of which something is kept.
type Watched struct {
	Jobs    []Job
	Windows []Window
}

// A Job is an open question: its kind, such as "Verify", its game if it is about
// one, and how far it has come. One that is not Begun waits for others.
type Job struct {
	Kind, Game string
	Begun      bool
	Progress   Progress
}

// A Window is what is kept of a game: [0,Side)² is decided by elimination, which
// goes up to Edge. Both are 0 where elimination decides nothing. Jobs is how many
// questions work with it now.
type Window struct {
	Game                    string
	Side, Edge, Bytes, Jobs uint64
}
