package wytlex

import (
	"math"
	"math/big"

	"wythoffatlas/core/game"
)

// Rows are kept by pages, so that a table that grows is not copied, and within
// a page by columns.
const (
	pageBits = 12
	pageRows = 1 << pageBits
	rowMask  = pageRows - 1
)

// beyond stands in a page for a pile that does not fit. It is never reached
// where piles are found by bit sets, nor by a first pile, which is at most K
// times its row.
const beyond = math.MaxUint32

// rows keeps P-positions: a column for each pile and, where f varies, one for
// its values.
type rows struct {
	k, columns int
	n          int64
	pages      [][]uint32 // row r of column c of a page is at c<<pageBits | r
	spans      [][]span   // of each page that is full, see seal
	spare      []uint32   // pages to come

	// From row farFrom on, the first with a pile that is beyond, K − 1 of each row:
	// all but the first, nil where the page has them.
	far      []*big.Int
	farFrom  int64
	farBytes int64

	exact int64 // from this row on differences and f may be beyond too
}

// A span is the least and the largest number of some kind in a page.
type span struct{ low, high uint32 }

func (s span) has(v uint32) bool { return s.low <= v && v <= s.high }

func newRows(k int, varies bool) rows {
	r := rows{k: k, columns: k, exact: math.MaxInt64}
	if varies && k > 2 {
		r.columns++
	}
	return r
}

// add appends a row.
func (r *rows) add(p []uint32) {
	at := int(r.n & rowMask)
	if at == 0 {
		r.pages = append(r.pages, r.page())
	}
	page := r.pages[len(r.pages)-1]
	for i, v := range p {
		page[i<<pageBits|at] = v
	}
	r.n++
}

// mostPages bounds the pages that are made at a time.
const mostPages = 256

// page is a fresh page. A long list has many made at a time, since a WebAssembly
// memory that grows little by little costs as much time as the rows.
func (r *rows) page() []uint32 {
	size := r.columns << pageBits
	if len(r.spare) == 0 {
		r.spare = make([]uint32, min(1+len(r.pages)/4, mostPages)*size)
	}
	page := r.spare[:size:size]
	r.spare = r.spare[size:]
	return page
}

// addFar says what the next pile of the last row but the first is when it is
// beyond; else size is nil.
func (r *rows) addFar(size *big.Int) {
	if len(r.far) == 0 {
		r.farFrom = r.n - 1
	}
	r.far = append(r.far, size)
	if size != nil {
		r.farBytes += bigBytes(size)
	} else {
		r.farBytes += 8
	}
}

// addBig appends a row of any size. It keeps what is beyond.
func (r *rows) addBig(p game.Vector) {
	words := make([]uint32, len(p))
	far := len(r.far) > 0
	for i, size := range p {
		words[i] = beyond
		if size.BitLen() <= 32 {
			words[i] = uint32(size.Uint64())
		}
		far = far || words[i] == beyond
	}
	r.add(words)
	for i, size := range p[1:] {
		if words[i+1] != beyond {
			size = nil
		}
		if far {
			r.addFar(size)
		}
	}
}

// farAt is pile i of row n, which is beyond.
func (r *rows) farAt(n int64, i int) *big.Int {
	return r.far[(n-r.farFrom)*int64(r.k-1)+int64(i-1)]
}

// word is what the page has in column c of row n.
func (r *rows) word(n int64, c int) uint32 {
	return r.pages[n>>pageBits][c<<pageBits|int(n&rowMask)]
}

// int is pile i of row n, or [math.MaxInt64] if it does not fit.
func (r *rows) int(n int64, i int) int64 {
	if v := r.word(n, i); v != beyond {
		return int64(v)
	}
	if v := r.farAt(n, i); v.IsInt64() {
		return v.Int64()
	}
	return math.MaxInt64
}

// big is pile i of row n, a copy.
func (r *rows) big(n int64, i int) *big.Int {
	if v := r.word(n, i); v != beyond {
		return big.NewInt(int64(v))
	}
	return new(big.Int).Set(r.farAt(n, i))
}

// column is what is known of column c in a page.
func (r *rows) column(page, c int) []uint32 {
	known := min(r.n-int64(page)<<pageBits, pageRows)
	return r.pages[page][c<<pageBits:][:known]
}

// seal notes the spans of a page that will not change any more: of its columns,
// and with K > 2 of D + [0, f) for each pair of piles, in the order of eachPair.
// Nothing is assumed of the data. With K = 3 all columns and differences seem to
// increase, with more piles only the first column does; but they increase by and
// large, so that a number lies in the spans of a page or two.
func (r *rows) seal() {
	page := len(r.spans)
	spans := make([]span, 0, r.k+r.k*(r.k-1)/2)
	for c := range r.k {
		low, high := uint32(math.MaxUint32), uint32(0)
		for _, v := range r.column(page, c) {
			low, high = min(low, v), max(high, v)
		}
		spans = append(spans, span{low, high})
	}
	if r.k > 2 {
		for j := range r.k {
			for i := range j {
				spans = append(spans, r.reach(page, i, j))
			}
		}
	}
	r.spans = append(r.spans, spans)
}

// sealRising is seal for a page of plain Wytlex whose columns and differences
// do not decrease.
func (r *rows) sealRising() {
	page := r.pages[len(r.spans)]
	at := func(c, n int) uint32 { return page[c<<pageBits|n] }
	spans := make([]span, 0, r.k+r.k*(r.k-1)/2)
	for c := range r.k {
		spans = append(spans, span{at(c, 0), at(c, pageRows-1)})
	}
	for j := range r.k {
		for i := range j {
			spans = append(spans, span{at(j, 0) - at(i, 0), at(j, pageRows-1) - at(i, pageRows-1)})
		}
	}
	r.spans = append(r.spans, spans)
}

// reach is the span of p_j − p_i + [0, f) in a page.
func (r *rows) reach(page, i, j int) span {
	low, high := uint32(math.MaxUint32), uint32(0)
	from, values := r.column(page, i), r.values(page)
	for n, v := range r.column(page, j) {
		d := v - from[n]
		low = min(low, d)
		if values != nil {
			d += values[n] - 1
		}
		high = max(high, d)
	}
	return span{low, high}
}

// values are those of f in a page, 0 where it has not been asked for yet; nil if
// f is 1.
func (r *rows) values(page int) []uint32 {
	if r.columns == r.k {
		return nil
	}
	return r.column(page, r.k)
}

func (r *rows) setValue(n int64, f uint32) {
	if r.columns > r.k {
		r.pages[n>>pageBits][r.k<<pageBits|int(n&rowMask)] = f
	}
}
