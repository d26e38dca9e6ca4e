//go:build js

package main

import (
	"strconv"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
)

// tableRows is how many rows a table scrolls through; those of K piles, which
// are listed one after the other, go further.
const (
	tableRows = 1_000_000
	pileRows  = 10_000_000
)

// pageRows is how many rows are asked for at a time.
const pageRows = 128

// maxPages bounds the rows that are kept.
const maxPages = 64

// A source has the rows of one game, as they are asked for.
type source struct {
	app     *app
	game    string // its part of a link
	columns []string
	note    string
	pages   map[int64][][]string // by number of page
	asked   map[int64]uint64     // open questions, by number of page
	end     int64                // rows that there are, as far as is known
	changed func()               // called when rows have come
}

func newSource(a *app, game string, end int64, changed func()) *source {
	return &source{app: a, game: game, end: end, changed: changed, pages: map[int64][][]string{}, asked: map[int64]uint64{}}
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
	page := s.pages[n/pageRows]
	if i := n % pageRows; i < int64(len(page)) {
		return page[i]
	}
	return nil
}

// fetch asks for the pages with rows first to last that are missing, and
// withdraws questions for others.
func (s *source) fetch(first, last int64) {
	first, last = first/pageRows, min(last, s.end-1)/pageRows
	for page, id := range s.asked {
		if page < first-1 || page > last+1 {
			s.app.client.cancel(id)
		}
	}
	for page := first; page <= last; page++ {
		if s.pages[page] == nil && s.asked[page] == 0 {
			s.ask(page)
		}
	}
}

func (s *source) ask(page int64) {
	body := &protocol.Rows{Game: s.game, From: strconv.FormatInt(page*pageRows, 10), Count: pageRows}
	s.asked[page] = s.app.client.ask(body, s.app.busy(), func(answer protocol.Body) {
		delete(s.asked, page)
		s.answer(page, answer)
		canvas.Wake()
	})
}

func (s *source) answer(page int64, answer protocol.Body) {
	switch answer := answer.(type) {
	case *protocol.Table:
		if len(s.pages) >= maxPages {
			clear(s.pages)
		}
		s.columns, s.note = answer.Columns, answer.Note
		rows := make([][]string, answer.Len())
		for i := range rows {
			rows[i] = answer.Row(i)
		}
		s.pages[page] = rows
		if len(rows) < pageRows {
			s.end = min(s.end, page*pageRows+int64(len(rows)))
		}
	case *protocol.Error:
		s.end = min(s.end, page*pageRows)
		s.note = answer.Message
	}
	s.changed()
}
