//go:build !js

package solve

// taken is what is kept and a megabyte besides: a native program has more to do than to
// be a worker, and its own memory says nothing of this one.
func taken(kept uint64) uint64 { return kept + 1<<20 }
