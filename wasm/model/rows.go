package model

import (
	"strconv"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// tableRows is how many rows a table scrolls through; those of vectors, which
// are listed one after the other, go further.
const (
	tableRows  = 1_000_000
	vectorRows = 10_000_000
)

const (
	// pageRows is how many rows are asked for at a time, firstRows how many at
	// first, so that a game whose rows take long shows some soon.
	pageRows  = 128
	firstRows = 16
	// maxPages bounds the rows that are kept, those near the last that came.
	maxPages = 64
	// askedPages is how many pages are under way at a time.
	askedPages = 4
)

// A page of rows.
type page struct {
	rows    [][]string
	numbers []float64 // of all the rows in turn; nil while nobody has asked
	whole   bool      // no more rows belong to it
}

// A source has the rows of one game, as they come.
type source struct {
	game    string // its part of a link; empty for no source
	name    string
	columns []string
	note    string // why there are no more
	pages   map[int64]*page
	end     int64 // rows that there are, as far as is known
	stopped bool  // a person cancelled, and has not moved since
	waiting bool  // rows in view are on their way
}

func newSource(g *catalog.Game) source {
	end := int64(tableRows)
	if !g.MapOfPositions() {
		end = vectorRows
	}
	return source{game: g.Link(), name: g.Name(), columns: g.Columns(), end: end, pages: map[int64]*page{}}
}

// row is one row; nil while it is not known.
func (s *source) row(n int64) []string {
	p := s.pages[n/pageRows]
	if i := n % pageRows; p != nil && n >= 0 && i < int64(len(p.rows)) {
		return p.rows[i]
	}
	return nil
}

// appendNumbers appends the numbers of a row, as near as floats come; nothing
// while it is not known.
func (s *source) appendNumbers(dst []float64, n int64) []float64 {
	p := s.pages[n/pageRows]
	if p == nil || n < 0 || n%pageRows >= int64(len(p.rows)) {
		return dst
	}
	wide := len(p.rows[0])
	if p.numbers == nil {
		p.numbers = make([]float64, 0, wide*len(p.rows))
		for _, row := range p.rows {
			for _, cell := range row {
				v, _ := strconv.ParseFloat(cell, 64) // what is too large becomes infinite
				p.numbers = append(p.numbers, v)
			}
		}
	}
	at := int(n%pageRows) * wide
	return append(dst, p.numbers[at:at+wide]...)
}

// questions are the pages with rows first to last that are missing. The first
// rows come first.
func (s *source) questions(dst []ask.Question, first, last int64) []ask.Question {
	s.waiting = false
	if s.game == "" || s.stopped || s.end <= 0 {
		return dst
	}
	first, last = max(0, first)/pageRows, min(last, s.end-1)/pageRows
	for number := first; number <= last; number++ {
		if p := s.pages[number]; p != nil && p.whole {
			continue
		}
		s.waiting = true
		count := min(pageRows, s.end-number*pageRows) // more would not fit, and be told so
		if len(s.pages) == 0 {
			count, last = min(count, firstRows), number
		}
		q := ask.New("rows", &protocol.Rows{Game: s.game, From: strconv.FormatInt(number*pageRows, 10), Count: uint64(count)})
		q.Few, q.Passing = askedPages, true
		dst = append(dst, q)
	}
	return dst
}

// came takes a page, or the news that there is none.
func (s *source) came(asked *protocol.Rows, answer protocol.Body) {
	from, err := strconv.ParseInt(asked.From, 10, 64)
	if err != nil || asked.Game != s.game || from%pageRows != 0 {
		return
	}
	number, count := from/pageRows, int(min(asked.Count, pageRows))
	switch answer := answer.(type) {
	case *protocol.Table:
		s.makeRoom(number)
		s.columns, s.note = answer.Columns, answer.Note
		rows := make([][]string, answer.Len())
		for i := range rows {
			rows[i] = answer.Row(i)
		}
		s.pages[number] = &page{rows: rows, whole: count == pageRows || len(rows) < count || from+int64(count) == s.end}
		if len(rows) < count {
			s.end = min(s.end, from+int64(len(rows)))
			if ends := int64(min(answer.Ends, vectorRows)); ends > 0 {
				s.end = min(s.end, ends)
			}
		}
	case *protocol.Error:
		s.end, s.note = s.knownBelow(min(s.end, from)), answer.Message
	}
}

// knownBelow is one past the last row that is known below an end: to ask for the rows
// before an error, page after page, would have as many errors.
func (s *source) knownBelow(end int64) (known int64) {
	for number, p := range s.pages {
		known = max(known, min(end, number*pageRows+int64(len(p.rows))))
	}
	return known
}

// makeRoom makes room for a page: those far from it go.
func (s *source) makeRoom(number int64) {
	if len(s.pages) < maxPages {
		return
	}
	for other := range s.pages {
		if other < number-maxPages/4 || other > number+maxPages/4 {
			delete(s.pages, other)
		}
	}
}
