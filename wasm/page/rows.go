//go:build js

package main

import (
	"strconv"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
)

// tableRows is how many rows a table scrolls through; those of K piles, which
// are listed one after the other, go further.
const (
	tableRows = 1_000_000
	pileRows  = 10_000_000
)

const (
	// pageRows is how many rows are asked for at a time, firstRows how many at
	// first, so that a game whose rows take long shows some soon.
	pageRows  = 128
	firstRows = 16
	// maxPages bounds the rows that are kept, those near the last that came.
	maxPages = 64
)

// A page of rows.
type page struct {
	rows    [][]string
	numbers []float64 // of all the rows in turn; nil while nobody has asked
	whole   bool      // no more rows belong to it
}

// A source has the rows of one game, as they are asked for.
type source struct {
	app     *app
	game    string // its part of a link
	columns []string
	note    string
	pages   map[int64]*page  // by number
	asked   map[int64]uint64 // open questions, by number of page
	end     int64            // rows that there are, as far as is known
	stopped bool             // a person cancelled, and has not moved since
	changed func()           // called when rows have come
}

func newSource(a *app, g *catalog.Game, end int64, changed func()) *source {
	return &source{app: a, game: g.Link(), columns: g.Columns(), end: end, changed: changed, pages: map[int64]*page{}, asked: map[int64]uint64{}}
}

// drop withdraws what was asked.
func (s *source) drop() {
	if s == nil {
		return
	}
	for _, id := range s.asked {
		s.app.client.cancel(id)
	}
}

// row is one row; nil while it is not known.
func (s *source) row(n int64) []string {
	p := s.pages[n/pageRows]
	if i := n % pageRows; p != nil && i < int64(len(p.rows)) {
		return p.rows[i]
	}
	return nil
}

// numbers appends the numbers of a row, as near as floats come; nothing while
// it is not known.
func (s *source) numbers(dst []float64, n int64) []float64 {
	p := s.pages[n/pageRows]
	if p == nil || n%pageRows >= int64(len(p.rows)) {
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

// fetch asks for the pages with rows first to last that are missing, and
// withdraws questions for others.
func (s *source) fetch(first, last int64) {
	first, last = first/pageRows, min(last, s.end-1)/pageRows
	for number, id := range s.asked {
		if number < first-1 || number > last+1 {
			s.app.client.cancel(id)
		}
	}
	if s.stopped || s.end <= 0 {
		return
	}
	for number := first; number <= last; number++ {
		if len(s.pages) == 0 && len(s.asked) > 0 {
			return // the first rows come first
		}
		if p := s.pages[number]; (p == nil || !p.whole) && s.asked[number] == 0 {
			s.ask(number)
		}
	}
}

func (s *source) ask(number int64) {
	count := uint64(pageRows)
	if len(s.pages) == 0 && len(s.asked) == 0 {
		count = firstRows
	}
	body := &protocol.Rows{Game: s.game, From: strconv.FormatInt(number*pageRows, 10), Count: count}
	s.asked[number] = s.app.client.ask(body, s.app.busy(), func(answer protocol.Body) {
		delete(s.asked, number)
		s.answer(number, int(count), answer)
		canvas.Wake()
	})
}

func (s *source) answer(number int64, count int, answer protocol.Body) {
	switch answer := answer.(type) {
	case *protocol.Table:
		s.forget(number)
		s.columns, s.note = answer.Columns, answer.Note
		rows := make([][]string, answer.Len())
		for i := range rows {
			rows[i] = answer.Row(i)
		}
		s.pages[number] = &page{rows: rows, whole: count == pageRows || len(rows) < count}
		if len(rows) < count {
			s.end = min(s.end, number*pageRows+int64(len(rows)))
		}
	case *protocol.Error:
		s.end = min(s.end, number*pageRows)
		s.note = answer.Message
	}
	s.changed()
}

// forget makes room for a page: those farthest from it go.
func (s *source) forget(number int64) {
	if len(s.pages) < maxPages {
		return
	}
	for other := range s.pages {
		if other < number-maxPages/4 || other > number+maxPages/4 {
			delete(s.pages, other)
		}
	}
}
