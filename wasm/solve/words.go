package solve

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/words"
	"wythoffatlas/wasm/protocol"
)

// How much of a sequence the words laboratory reads.
const (
	wordRows     = 20_000 // of a game whose rows come one by one
	windowRows   = 2_000  // where they are found by elimination
	wordLetters  = 30_000
	shownLetters = 400
	shownTerms   = 40
	shownRows    = 13
	maxBits      = 1024 // of a number that is read
)

// wordsOf answers Words.
func wordsOf(k *kept, ask *protocol.Words, stop pause.Func) (protocol.Body, error) {
	heads := k.Columns()
	n := uint64(len(heads) - 1)
	switch {
	case ask.First < 1 || ask.First > n || ask.Less > n || ask.Less == ask.First:
		return nil, complain("The sequences of %s are the columns 1 to %d of its table, and differences of two of them.", k.Name(), n)
	case !slices.Contains(words.Kinds, ask.Kind):
		return nil, complain("The words of a sequence are %s.", strings.Join(words.Kinds, ", "))
	case ask.Kind == "owners" && ask.Less > 0:
		return nil, complain("Who owns an integer is asked of the columns, not of a difference.")
	case ask.Digits > beam.MaxDigits:
		return nil, complain("Up to %d digits are written.", beam.MaxDigits)
	}
	columns, note, err := wordColumns(k, stop)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Worded{Sequence: heads[ask.First], Note: note}
	terms := columns[ask.First-1]
	if ask.Less > 0 {
		reply.Sequence += " − " + heads[ask.Less]
		terms = difference(terms, columns[ask.Less-1])
	}
	firstRowsOf(reply, heads, columns)
	if len(terms) > 0 && terms[0] == 0 { // the papers begin with n = 1 after (0, 0)
		terms, reply.From = terms[1:], 1
	}
	for _, v := range terms[:min(len(terms), shownTerms)] {
		reply.Terms = append(reply.Terms, fmt.Sprint(v))
	}
	reply.Numbers = velocities(k, int(ask.First), int(ask.Less), int(ask.Digits))
	for _, q := range k.Sequences() {
		entry := protocol.Entry{Number: q.Number, Address: q.Address(), Is: q.Is}
		if row, known := q.First(); known {
			entry.Is += fmt.Sprintf(", its first term is of row n = %d", row)
		}
		reply.Entries = append(reply.Entries, entry)
	}
	var w words.Word
	switch ask.Kind {
	case "gaps":
		w, err = words.Gaps(terms)
	case "characteristic":
		w, err = words.Characteristic(terms, wordLetters)
	case "owners":
		w, err = words.Owners(columns, wordLetters)
	case "runs":
		w, err = words.Runs(terms, wordLetters)
	}
	if err != nil {
		reply.Sentences = []string{"There is no such word: " + fault.Words(err) + "."}
		return reply, nil
	}
	reply.Letters, reply.Read = w[:min(len(w), shownLetters)], uint64(len(w))
	found, err := words.Find(w, stop)
	if err != nil {
		return nil, err
	}
	reply.Factors, reply.Palindromes, reply.Squares = unsigned(found.Counts.Factors), unsigned(found.Counts.Palindromes), unsigned(found.Counts.Squares)
	reply.Sentences = found.Tell(len(w))
	return reply, nil
}

// wordColumns are the columns of the first rows of a game's table, each as far as
// its numbers are below 2⁶³.
func wordColumns(k *kept, stop pause.Func) (columns [][]int64, note string, err error) {
	columns = make([][]int64, len(k.Columns())-1)
	rows := int64(wordRows)
	if !k.ByTheorem() {
		rows = windowRows
	}
	ended := make([]bool, len(columns))
	tooLong := false
	note, err = k.route.Rows(new(big.Int), rows, stop, func(row []*big.Int) bool {
		for i, v := range row {
			if ended[i] = ended[i] || !v.IsInt64(); !ended[i] {
				columns[i] = append(columns[i], v.Int64())
			}
			tooLong = tooLong || v.BitLen() > maxBits
		}
		return slices.Contains(ended, false) && !tooLong
	})
	if tooLong {
		note = "Rows are read as far as their numbers have about 300 digits."
	}
	return columns, note, err
}

// difference is a − b, term by term; terms are not negative.
func difference(a, b []int64) []int64 {
	d := make([]int64, min(len(a), len(b)))
	for i := range d {
		d[i] = a[i] - b[i]
	}
	return d
}

// firstRowsOf are the first rows of a table with the differences of its last two
// columns and the steps of every column.
func firstRowsOf(reply *protocol.Worded, heads []string, columns [][]int64) {
	reply.Heads = slices.Clone(heads)
	last := len(columns)
	if last > 1 {
		reply.Heads = append(reply.Heads, heads[last]+" − "+heads[last-1])
	}
	for _, h := range heads[1:] {
		reply.Heads = append(reply.Heads, "Δ"+h)
	}
	for n := range shownRows {
		row := []string{fmt.Sprint(n)}
		for _, c := range columns {
			if n+1 >= len(c) {
				return
			}
			row = append(row, fmt.Sprint(c[n]))
		}
		if last > 1 {
			row = append(row, fmt.Sprint(columns[last-1][n]-columns[last-2][n]))
		}
		for _, c := range columns {
			row = append(row, fmt.Sprint(c[n+1]-c[n]))
		}
		reply.Rows = append(reply.Rows, row...)
	}
}

// velocities are the numbers of the sequence that lines give: the average step from
// a term to the next, and the part of the integers that it has; of other games
// those of each beam.
func velocities(k *kept, first, less, digits int) (list []protocol.Exact) {
	add := func(name string, x beam.Surd) { list = append(list, exactly(name, x, digits)) }
	if k.Paired && len(k.Lines) > 0 {
		of := func(column int) beam.Surd {
			if column == 1 {
				return k.Lines[0].DX
			}
			return k.Lines[0].DY
		}
		velocity := of(first)
		if less > 0 {
			velocity = velocity.Sub(of(less))
		}
		add("velocity", velocity)
		if velocity.Sign() != 0 {
			add("density", velocity.Inv())
		}
		return list
	}
	for _, line := range k.Lines {
		add(line.Name+", slope", line.Slope)
		add(line.Name+", velocity in x", line.DX)
		add(line.Name+", velocity in y", line.DY)
		add(line.Name+", density", line.Density())
	}
	return list
}

// exactly is a number and so many of its digits, from 0 to beam.MaxDigits.
func exactly(name string, x beam.Surd, digits int) protocol.Exact {
	decimal, err := x.Decimal(digits)
	if err != nil {
		panic(err)
	}
	return protocol.Exact{Name: name, Surd: x.String(), Digits: decimal}
}

func unsigned(counts []int) []uint64 {
	return lists.Map(counts, func(n int) uint64 { return uint64(n) })
}
