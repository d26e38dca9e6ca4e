package solve

import (
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/cover"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
	"wythoffatlas/wasm/protocol"
)

// How far a study of K piles looks.
const (
	grownRows  = 1 << 16 // for growth, and for Beatty sequences
	tiledUpTo  = 1 << 20 // for who owns each integer
	repeatRows = 1024    // for a number in two P-positions of Wythoff(K)
	coverTerms = 10_000  // of a pair of sequences
	shownTerms = 12      // of its table
)

// studyPiles finds out about a game with K piles what computing can tell.
func (s *Solver) studyPiles(p *plane, pause pause) (protocol.Body, error) {
	reply := &protocol.Studied{}
	var err error
	switch list := s.vectorsOf(p).(type) {
	case *wytlex.Game:
		if err = s.studyCover(p, list, reply, pause); err == nil {
			err = s.studyWytlex(p, list, reply, pause)
		}
	case *kpile.WythoffGame:
		err = s.studyRepeats(p, list, reply, pause)
	default:
		tell(reply, "What is known", "A theorem says which positions are P: "+p.Statement.Title+". Every number is in many P-positions, and no lines are followed.")
	}
	if errors.Is(err, errDropped) {
		return nil, err
	} else if err != nil { // what was found until then is worth telling
		tell(reply, "And no further", failed(p, err).Error())
	}
	return reply, nil
}

// studyWytlex tells of the tiling, of growth, and of Beatty sequences.
func (s *Solver) studyWytlex(p *plane, list *wytlex.Game, reply *protocol.Studied, pause pause) error {
	if _, err := s.extend(p, grownRows, pause); err != nil {
		return err
	}
	rows, names := list.Rows(), p.Columns()[1:]
	tell(reply, "Tiling", tilingWords(list, list.At(rows-1, 0), names))
	tell(reply, "Growth, measured", growthWords(list, rows-1, names)...)
	words, err := beattyFits(list, names, rows, pause)
	tell(reply, "Beatty sequences", words...)
	return err
}

// beattyFits holds each sequence against all Beatty sequences, and once more
// without its first half: a beginning may be irregular.
func beattyFits(list *wytlex.Game, names []string, rows int64, pause pause) (words []string, err error) {
	for _, from := range []int64{1, rows / 2} {
		for i, name := range names {
			fit, err := list.BeattyFit(i, from, rows-1, pause.told("Looking for Beatty sequences"))
			if errors.Is(err, errDropped) {
				return nil, err
			} else if err != nil {
				words = append(words, name+": "+game.ClipTo(strings.TrimPrefix(err.Error(), "wytlex: "), longest)+".")
				continue
			}
			words = append(words, beattyWords(name, fit))
		}
	}
	return words, nil
}

// tilingWords counts the owners of the integers below end, all of which are in
// known rows: every row from there on is larger.
func tilingWords(list *wytlex.Game, end int64, names []string) string {
	end = min(end, tiledUpTo)
	owners := make([]byte, end)
	list.Owners(owners, 0)
	counts := make([]int64, len(names)+1)
	for v, pile := range owners {
		if pile == 0 && v > 0 && !(v == 1 && list.At(0, len(names)-1) == 1) {
			return fmt.Sprintf("The sequences do not tile: no row has %d.", v)
		}
		counts[pile]++
	}
	words := fmt.Sprintf("Each integer from 1 to %d is in exactly one sequence:", end-1)
	for i, n := range counts[1:] {
		words += fmt.Sprintf(" %d in %s,", n, names[i])
	}
	return words[:len(words)-1] + "."
}

// growthWords tells of the sizes in row n, and of no line where one has grown by
// more than a quarter, against n, since the row in the middle.
func growthWords(list *wytlex.Game, n int64, names []string) []string {
	if n < 2 {
		return []string{"There are too few rows."}
	}
	growth, before := list.Growth(n), list.Growth(n/2)
	var words, bent []string
	for i, slope := range growth.ByRow {
		line := fmt.Sprintf("At row %d, %s/n is about %s", n, names[i], about(slope))
		if i > 0 {
			line += fmt.Sprintf(" and %s/p₁ about %s", names[i], about(growth.ByFirst[i]))
		}
		words = append(words, line+".")
		if slope.Cmp(new(big.Rat).Mul(before.ByRow[i], big.NewRat(5, 4))) > 0 {
			bent = append(bent, names[i])
		}
	}
	which := "the sequences"
	if len(bent) > 0 {
		words = append(words, fmt.Sprintf("Larger by more than a quarter, against n, than at row %d: %s. No line is followed there.", n/2, strings.Join(bent, ", ")))
		which = "the others"
	}
	if len(bent) < len(names) {
		words = append(words, "So far "+which+" follow lines with these slopes; it is no theorem.")
	}
	return words
}

// about is a number ≥ 1, or of a large one the first digits and how many follow.
func about(r *big.Rat) string {
	text := r.FloatString(5)
	if digits := strings.IndexByte(text, '.'); digits > 15 {
		return fmt.Sprintf("%s.%s·10^%d", text[:1], text[1:6], digits-1)
	}
	return text
}

func beattyWords(name string, fit wytlex.Fit) string {
	if !fit.Fails {
		return fmt.Sprintf("%s agrees with some ⌊nα + β⌋ for all n from %d to %d.", name, fit.From, fit.To)
	}
	return fmt.Sprintf("%s is no ⌊nα + β⌋ for n from %d to %d: rows %d and %d ask for α > %d/%d, rows %d and %d for α < %d/%d.",
		name, fit.From, fit.To, fit.Low.I, fit.Low.J, fit.Low.Num, fit.Low.Den, fit.High.I, fit.High.J, fit.High.Num, fit.High.Den)
}

// studyRepeats finds where the P-positions of Wythoff(K) fail to tile.
func (s *Solver) studyRepeats(p *plane, list *kpile.WythoffGame, reply *protocol.Studied, pause pause) error {
	note := ""
	r, found := list.Repeated()
	for n := int64(32); n <= repeatRows && note == "" && !found; n *= 2 {
		var err error
		if note, err = s.extend(p, n, pause); err != nil {
			return err
		}
		r, found = list.Repeated()
	}
	words := fmt.Sprintf("In the first %d rows no number is in two P-positions. %s", list.Rows(), note)
	if found {
		words = fmt.Sprintf("%d is in rows %d and %d, %s and %s: the sequences do not tile the positive integers.",
			r.Value, r.First, r.Then, written(list.Row(r.First)), written(list.Row(r.Then)))
	}
	tell(reply, "Tiling", words)
	return nil
}

func written(v piles.Position) string {
	text := "["
	for i, n := range v {
		if i > 0 {
			text += ", "
		}
		text += game.Clip(n.String())
	}
	return text + "]"
}

// studyCover checks the pair of sequences that a game is made for, shows its f
// along the P-positions, and compares these with the pair.
func (s *Solver) studyCover(p *plane, list *wytlex.Game, reply *protocol.Studied, pause pause) error {
	if len(p.Args) < 2 || p.Args[1].W == nil || p.Args[1].W.Pair == nil {
		return nil
	}
	pair := p.Args[1].W.Pair
	report, err := pair.Check(coverTerms, pause.told("Checking the pair of sequences"))
	if err != nil {
		return err
	}
	words := coverWords(&report)
	if b, ok := pair.Beatty(); ok {
		words = append(words, b.Corollary()...)
	}
	tell(reply, "The pair of sequences", words...)
	tell(reply, "Its f (Theorem 22)", termWords(pair)...)
	rows := report.Terms
	if _, err := s.extend(p, rows+1, pause); err != nil {
		return err
	}
	tell(reply, "And back", backWords(pair, list, min(rows, list.Rows()-1)))
	return nil
}

// backWords compares the P-positions of the game with the pair that it is made
// for.
func backWords(pair *cover.Pair, list *wytlex.Game, rows int64) string {
	for n := int64(1); n <= rows; n++ {
		y, z, err := pair.Term(big.NewInt(n))
		if err != nil {
			rows = n - 1
			break
		}
		if row := list.Row(n); row[0].Cmp(y) != 0 || row[1].Cmp(z) != 0 {
			return fmt.Sprintf("They part in row %d: the P-position is %s, and the terms are %s and %s.", n, written(row), game.Clip(y.String()), game.Clip(z.String()))
		}
	}
	return fmt.Sprintf("The first %d P-positions of the game, are its terms.", rows)
}

func coverWords(r *cover.Report) []string {
	words := []string{fmt.Sprintf("It is a disjoint cover of the positive integers up to %s, as far as its first %d terms go.", game.Clip(r.UpTo.String()), r.Terms)}
	if r.Cover != nil {
		words[0] = "It is no disjoint cover of the positive integers: " + strings.TrimPrefix(r.Cover.Error(), "cover: ") + "."
	}
	if r.Monotonic != nil {
		return append(words, "It is not monotonic: "+strings.TrimPrefix(r.Monotonic.Error(), "cover: ")+".")
	}
	return append(words, "It is monotonic in these terms (Definition 21): the difference grows from each term to the next.")
}

// termWords are the first rows of the table of f.
func termWords(pair *cover.Pair) []string {
	var words []string
	for n := int64(0); n < shownTerms; n++ {
		row, err := pair.Row(big.NewInt(n))
		if err != nil {
			return append(words, game.ClipTo(err.Error(), longest)+".")
		}
		if !row.Known {
			return append(words, "From row "+strconv.FormatInt(n, 10)+" on f is 1: the lists end.")
		}
		words = append(words, fmt.Sprintf("f(%s, %s) = %s", row.Y, row.Z, row.F))
	}
	return append(words, "At positions that are no P-positions f may be anything; here it is 1.")
}
