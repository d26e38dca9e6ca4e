package show

import "sync"

// A lasting value is kept as long as it is about the same thing, which is compared
// by ==: regions are made anew at every event, and to make a member of a family may
// take a millisecond, to lay out an automaton twenty.
type lasting[T any] struct {
	mu    sync.Mutex
	about any
	value T
}

// of is the value for what is named, made if the last was for another.
func (l *lasting[T]) of(about any, make func() T) T {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.about != about {
		l.about, l.value = about, make()
	}
	return l.value
}
