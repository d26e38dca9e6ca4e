package solve

import "runtime"

// taken is how much memory the worker has grown to, which is the program's.
func taken(uint64) uint64 {
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	return memory.Sys
}
