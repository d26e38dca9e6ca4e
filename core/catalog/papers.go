package catalog

import "fmt"

// A Paper is where rules and theorems come from.
type Paper struct {
	Authors, Title, Venue string
	Year                  int // 0 where the text at hand has neither venue nor date
}

// A Citation is a place in a paper.
type Citation struct {
	Paper *Paper
	Place string // "Eq. (2)", "Theorem 7"; empty for the paper as a whole
}

// String is the citation as a reader finds it under a theorem.
func (c Citation) String() string {
	s := c.Paper.String()
	if c.Place != "" {
		s = c.Place + " in " + s
	}
	return s
}

// String is the paper as a bibliography lists it.
func (p *Paper) String() string {
	if p.Year == 0 {
		return p.Authors + ", “" + p.Title + "”"
	}
	return fmt.Sprintf("%s, “%s”, %s (%d)", p.Authors, p.Title, p.Venue, p.Year)
}

// The papers that the atlas is about.
var (
	LiuLiLi2011 = &Paper{
		Authors: "W. A. Liu, H. Li and B. Li",
		Title:   "A restricted version of Wythoff’s game",
		Venue:   "Electronic Journal of Combinatorics 18, P207",
		Year:    2011,
	}
	LiuLi2014 = &Paper{
		Authors: "W. A. Liu and H. Li",
		Title:   "General restriction of (s,t)-Wythoff’s game",
		Venue:   "Electronic Journal of Combinatorics 21(2), P2.44",
		Year:    2014,
	}
	Fraenkel2004 = &Paper{
		Authors: "A. S. Fraenkel",
		Title:   "New games related to old and new sequences",
		Venue:   "Integers 4, G06",
		Year:    2004,
	}
	KleinFraenkel = &Paper{
		Authors: "D. Klein and A. S. Fraenkel",
		Title:   "Lexicographic Wythoff",
	}
	Hu2024 = &Paper{
		Authors: "M. Hu",
		Title:   "Exploring variations of Wythoff Nim",
		Venue:   "M.S. thesis, Carnegie Mellon University, CMU-CS-24-119",
		Year:    2024,
	}
)

// Those that they cite.
var (
	wythoff1907 = &Paper{
		Authors: "W. A. Wythoff",
		Title:   "A modification of the game of Nim",
		Venue:   "Nieuw Archief voor Wiskunde 7, 199–202",
		Year:    1907,
	}
	fraenkel1982 = &Paper{
		Authors: "A. S. Fraenkel",
		Title:   "How to beat your Wythoff games’ opponent on three fronts",
		Venue:   "American Mathematical Monthly 89, 353–361",
		Year:    1982,
	}
	fraenkel1984 = &Paper{
		Authors: "A. S. Fraenkel",
		Title:   "Wythoff games, continued fractions, cedar trees and Fibonacci searches",
		Venue:   "Theoretical Computer Science 29, 49–73",
		Year:    1984,
	}
	fraenkel1996 = &Paper{
		Authors: "A. S. Fraenkel",
		Title:   "Scenic trails ascending from sea-level Nim to alpine chess",
		Venue:   "Games of No Chance, MSRI Publications 29, 13–42",
		Year:    1996,
	}
	fraenkel1998 = &Paper{
		Authors: "A. S. Fraenkel",
		Title:   "Heap games, numeration systems and sequences",
		Venue:   "Annals of Combinatorics 2, 197–210",
		Year:    1998,
	}
	bouton1901 = &Paper{
		Authors: "C. L. Bouton",
		Title:   "Nim, a game with a complete mathematical theory",
		Venue:   "Annals of Mathematics 3, 35–39",
		Year:    1901,
	}
	larsson2011 = &Paper{
		Authors: "U. Larsson",
		Title:   "Blocking Wythoff Nim",
		Venue:   "Electronic Journal of Combinatorics 18, P120",
		Year:    2011,
	}
	renardRigo2025 = &Paper{
		Authors: "A. Renard and M. Rigo",
		Title:   "Variants of Wythoff game with terminal positions or blocking maneuvers",
		Venue:   "arXiv:2512.11601",
		Year:    2025,
	}
	komaki2026 = &Paper{
		Authors: "K. Komaki, R. Miyadera and A. Murakami",
		Title:   "Variants of Wythoff’s games with different terminal sets",
		Venue:   "arXiv:2605.01435",
		Year:    2026,
	}
	ducheneGravier2009 = &Paper{
		Authors: "E. Duchêne and S. Gravier",
		Title:   "Geometrical extensions of Wythoff’s game",
		Venue:   "Discrete Mathematics 309, 3595–3608",
		Year:    2009,
	}
)
