package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// maxState bounds the memory in bytes that a sweep may come to need for what
// earlier columns block, so that it fits beside a window into the 4 GB of a
// WebAssembly memory.
const maxState = 1 << 31

// pastSize is what one column to look back at takes in bytes, about.
func pastSize(height int64) int64 { return int64(words(height))*8 + 128 }

// affordable refuses a plan that may need too much memory.
func (s *sources) affordable(height int64) error {
	fits := height
	for fits > 0 && !s.fits(fits) {
		fits /= 2
	}
	switch {
	case fits == height:
		return nil
	case fits == 0:
		return fault.Newf("sieve", "the sets of these rules have bounds too large to look back that far")
	}
	return fault.Newf("sieve", "these rules need too much memory for a height of %d; %d would do", height, fits)
}

// fits compares what the plan needs at a height with maxState, one bill after
// the other so that no sum overflows. Sets of lines for moduli that no set of a
// link has, as in W(a,b), are left out: they may never come to hold much.
func (s *sources) fits(height int64) bool {
	left := int64(maxState)
	pay := func(count, size int64) bool {
		ok := count <= left/size
		if ok {
			left -= count * size
		}
		return ok
	}
	ok := pay(s.depth(), pastSize(height))
	for _, l := range s.lines {
		if l.mod <= game.MaxModulus*game.MaxModulus {
			ok = ok && pay(l.mod, height/6+1)
		}
	}
	for _, r := range s.recent {
		ok = ok && pay(min(r.takes.step, r.takes.last), height*32)
	}
	return ok
}
