package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/lists"
)

// MaxModulus bounds the modulus of a [Piece], so that the residues of a set
// fit one machine word and the sieve can hold them as a mask.
const MaxModulus = 64

// MaxBound bounds [Piece.Max], so that no sum of a coordinate and a taking
// overflows an int64.
const MaxBound = 1 << 40

// maxPieces bounds a union that comes from outside; more pieces than this say
// nothing that fewer could not.
const maxPieces = 64

// MaxSetText bounds the characters of a set that comes from outside, before any of
// them is read: so many pieces of the longest kind, with blanks between.
const MaxSetText = 2000

// A Piece is the set {n ≥ 1 : n ≡ Res (mod Mod), n ≤ Max}, where Max = 0 means
// no bound. The zero value is invalid; use the constructors of [SubtractionSet].
type Piece struct {
	Mod, Res, Max int64
}

// Has reports whether n tokens may be taken by this piece.
func (p Piece) Has(n int64) bool {
	return n >= 1 && (p.Mod == 1 || n%p.Mod == p.Res) && (p.Max == 0 || n <= p.Max)
}

// SubtractionSet is the set of numbers of tokens that a rule lets a player take: the
// union of its pieces. It is the Sh, Sv, D1 or D2 of the general restriction
// (Liu & Li, §1.3). The zero value is the empty set: nothing may be taken.
type SubtractionSet []Piece

// All lets any positive number be taken.
func All() SubtractionSet { return SubtractionSet{{Mod: 1}} }

// Residue lets n ≡ res (mod mod) be taken; 0 ≤ res < mod ≤ [MaxModulus].
func Residue(res, mod int64) SubtractionSet { return SubtractionSet{{Mod: mod, Res: res}} }

// Odd lets any odd number be taken.
func Odd() SubtractionSet { return Residue(1, 2) }

// Even lets any positive even number be taken.
func Even() SubtractionSet { return Residue(0, 2) }

// AtMost lets 1..r be taken.
func AtMost(r int64) SubtractionSet { return SubtractionSet{{Mod: 1, Max: r}} }

// MultiplesOf lets the positive multiples of k be taken. Unlike a residue
// class that comes from a link, k may exceed [MaxModulus]: W(a,b) needs it.
func MultiplesOf(k int64) SubtractionSet { return SubtractionSet{{Mod: k}} }

// Has reports whether n tokens may be taken.
func (t SubtractionSet) Has(n int64) bool {
	for _, p := range t {
		if p.Has(n) {
			return true
		}
	}
	return false
}

// String writes the set in the notation of links, which [ParseSubtractionSet] reads.
func (t SubtractionSet) String() string {
	if len(t) == 0 {
		return "none"
	}
	return strings.Join(lists.Map(t, Piece.String), ",")
}

// String writes one piece in the notation of links.
func (p Piece) String() string {
	word := ""
	switch {
	case p.Mod == 1 && p.Max == 0:
		return "all"
	case p.Mod == 1:
	case p.Mod == 2 && p.Res == 1:
		word = "odd"
	case p.Mod == 2:
		word = "even"
	default:
		word = fmt.Sprintf("%dmod%d", p.Res, p.Mod)
	}
	if p.Max > 0 {
		word += "max" + strconv.FormatInt(p.Max, 10)
	}
	return word
}

// ParseSubtractionSet reads a set in the notation of links: pieces joined by commas,
// each of them all, none, odd, even or RmodM (0 ≤ R < M ≤ [MaxModulus]),
// optionally followed by maxB (1 ≤ B ≤ [MaxBound]); maxB alone is allmaxB.
// Spaces around pieces are allowed. The error names the piece at fault.
func ParseSubtractionSet(s string) (SubtractionSet, error) {
	if len(s) > MaxSetText {
		return nil, fault.Newf("game", "a set has at most %d characters, this one has %d", MaxSetText, len(s))
	}
	words := strings.Split(s, ",")
	if len(words) > maxPieces {
		return nil, fault.Newf("game", "a set has at most %d pieces, this one has %d", maxPieces, len(words))
	}
	var t SubtractionSet
	for _, word := range words {
		word = strings.TrimSpace(word)
		if word == "none" {
			continue
		}
		p, err := parsePiece(word)
		if err != nil {
			return nil, fault.Newf("game", "set piece %q: %w", Clip(word), err)
		}
		t = append(t, p)
	}
	return t, nil
}

func parsePiece(word string) (Piece, error) {
	head, tail, bounded := strings.Cut(word, "max")
	p := Piece{Mod: 1}
	switch head {
	case "all":
	case "":
		if !bounded {
			return p, errors.New("empty; write all, none, odd, even, 2mod5 or max7")
		}
	case "odd":
		p.Mod, p.Res = 2, 1
	case "even":
		p.Mod = 2
	default:
		res, mod, ok := strings.Cut(head, "mod")
		if !ok {
			return p, errors.New("not one of all, none, odd, even, 2mod5 or max7")
		}
		var err error
		if p.Mod, err = parseIn(mod, 1, MaxModulus); err != nil {
			return p, fmt.Errorf("the modulus %w", err)
		}
		if p.Res, err = parseIn(res, 0, p.Mod-1); err != nil {
			return p, fmt.Errorf("the residue %w", err)
		}
	}
	if bounded {
		var err error
		if p.Max, err = parseIn(tail, 1, MaxBound); err != nil {
			return p, fmt.Errorf("the bound after max %w", err)
		}
	}
	return p, nil
}

// parseIn reads a plain decimal integer in lo..hi; signs are refused so that a
// set has one spelling.
func parseIn(s string, lo, hi int64) (int64, error) {
	n, err := strconv.ParseUint(s, 10, 63)
	if err != nil || int64(n) < lo || int64(n) > hi {
		return 0, fmt.Errorf("must be a whole number from %d to %d", lo, hi)
	}
	return int64(n), nil
}
