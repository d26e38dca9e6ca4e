package protocol

// A Watch asks what the worker does and keeps, for whoever looks for a fault.
// Answer: Watched.
type Watch struct{}

// A Watched lists in words the questions that are open besides this one, the most
// urgent first, and the games of which something is kept.
type Watched struct{ Jobs, Windows []string }
