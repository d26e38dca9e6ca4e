package study

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/cover"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

// How far a study of K piles looks.
const (
	grownRows  = 1 << 16 // for growth, and for Beatty sequences
	tiledUpTo  = 1 << 20 // for who owns each integer
	repeatRows = 1024    // for a number in two P-positions of Wythoff(K)
	coverTerms = 10_000  // of a pair of sequences
	shownTerms = 12      // of its table
)

// extend lists n rows, or as many as fit; the note says why there are fewer.
func extend(list piles.Game, n int64, pause pause.Func) (note string, err error) {
	_, note, err = piles.ExtendAsFits(list, 0, n, pause)
	return note, err
}

// Wytlex tells of the tiling, of growth, and of Beatty sequences; names are those
// of the sequences.
func Wytlex(r *Report, list *wytlex.Game, names []string, pause pause.Func) error {
	if _, err := extend(list, grownRows, pause); err != nil {
		return err
	}
	rows := list.Rows()
	r.Tell("Tiling", tilingWords(list, list.At(rows-1, 0), names))
	r.Tell("Growth, measured", growthWords(list, rows-1, names)...)
	words, err := beattyFits(list, names, rows, pause)
	r.Tell("Beatty sequences", words...)
	return err
}

// beattyFits holds each sequence against all Beatty sequences, and once more
// without its first half: a beginning may be irregular.
func beattyFits(list *wytlex.Game, names []string, rows int64, pause pause.Func) (words []string, err error) {
	for _, from := range []int64{1, rows / 2} {
		for i, name := range names {
			var stopped error
			fit, err := list.BeattyFit(i, from, rows-1, func(done, total int64, words string) error {
				stopped = pause.At(done, total, words)
				return stopped
			})
			if stopped != nil {
				return nil, stopped
			} else if err != nil {
				words = append(words, name+": "+game.ClipTo(fault.Words(err), longest)+".")
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

// Repeats finds where the P-positions of Wythoff(K) fail to tile.
func Repeats(r *Report, list *kpile.WythoffGame, pause pause.Func) error {
	note := ""
	again, found := list.Repeated()
	for n := int64(32); n <= repeatRows && note == "" && !found; n *= 2 {
		var err error
		if note, err = extend(list, n, pause); err != nil {
			return err
		}
		again, found = list.Repeated()
	}
	words := fmt.Sprintf("In the first %d rows no number is in two P-positions. %s", list.Rows(), note)
	if found {
		words = fmt.Sprintf("%d is in rows %d and %d, %s and %s: the sequences do not tile the positive integers.",
			again.Value, again.First, again.Then, written(list.Row(again.First)), written(list.Row(again.Then)))
	}
	r.Tell("Tiling", words)
	return nil
}

func written(v game.Vector) string {
	text := "["
	for i, n := range v {
		if i > 0 {
			text += ", "
		}
		text += game.Clip(n.String())
	}
	return text + "]"
}

// Cover checks the pair of sequences that a game is made for, shows its f along
// the P-positions, and compares these with the pair.
func Cover(r *Report, pair *cover.Pair, list *wytlex.Game, pause pause.Func) error {
	report, err := pair.Check(coverTerms, pause)
	if err != nil {
		return err
	}
	words := coverWords(&report)
	if b, ok := pair.Beatty(); ok {
		words = append(words, b.Corollary()...)
	}
	r.Tell("The pair of sequences", words...)
	r.Tell("Its f (Theorem 22)", termWords(pair)...)
	if _, err := extend(list, report.Terms+1, pause); err != nil {
		return err
	}
	r.Tell("And back", backWords(pair, list, min(report.Terms, list.Rows()-1)))
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
		words[0] = "It is no disjoint cover of the positive integers: " + fault.Words(r.Cover) + "."
	}
	if r.Monotonic != nil {
		return append(words, "It is not monotonic: "+fault.Words(r.Monotonic)+".")
	}
	return append(words, "It is monotonic in these terms (Definition 21): the difference grows from each term to the next.")
}

// termWords are the first rows of the table of f.
func termWords(pair *cover.Pair) []string {
	var words []string
	for n := int64(0); n < shownTerms; n++ {
		row, err := pair.Row(big.NewInt(n))
		if err != nil {
			return append(words, game.ClipTo(fault.Words(err), longest)+".")
		}
		if !row.Known {
			return append(words, "From row "+strconv.FormatInt(n, 10)+" on f is 1: the lists end.")
		}
		words = append(words, fmt.Sprintf("f(%s, %s) = %s", row.Y, row.Z, row.F))
	}
	return append(words, "At positions that are no P-positions f may be anything; here it is 1.")
}
