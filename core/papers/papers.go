// Package papers holds what the papers print: every table, cell by cell as it
// stands there, with the same cells computed by our own routes, and the places
// where a paper is wrong, each with a computation that shows it.
//
// Printed cells are a transcript and are never corrected. Where the computed
// table differs from the printed one, an [Erratum] says who is right and why.
package papers

import (
	"fmt"

	"wythoffatlas/core/catalog"
)

// The papers, in the order in which [All] has their tables. Year is 0 where the
// text at hand has neither a venue nor a date.
var (
	liuLi2014 = &catalog.Paper{
		Authors: "W. A. Liu and H. Li",
		Title:   "General restriction of (s,t)-Wythoff’s game",
		Venue:   "Electronic Journal of Combinatorics 21(2), P2.44",
		Year:    2014,
	}
	fraenkel2004 = &catalog.Paper{
		Authors: "A. S. Fraenkel",
		Title:   "New games related to old and new sequences",
		Venue:   "Integers 4, G06",
		Year:    2004,
	}
	hu2024 = &catalog.Paper{
		Authors: "M. Hu",
		Title:   "Exploring variations of Wythoff Nim",
		Venue:   "M.S. thesis, Carnegie Mellon University, CMU-CS-24-119",
		Year:    2024,
	}
	liuLiLi2011 = &catalog.Paper{
		Authors: "W. A. Liu, H. Li and B. Li",
		Title:   "A restricted version of Wythoff’s game",
		Venue:   "Electronic Journal of Combinatorics 18, P207",
		Year:    2011,
	}
	kleinFraenkel = &catalog.Paper{
		Authors: "D. Klein and A. S. Fraenkel",
		Title:   "Lexicographic Wythoff",
	}
)

// source is a place in a paper as a reader finds it under a table.
func source(place string, p *catalog.Paper) string {
	if p.Year == 0 {
		return fmt.Sprintf("%s in %s, “%s”", place, p.Authors, p.Title)
	}
	return catalog.Citation{Paper: p, Place: place}.String()
}
