package solve

import (
	"fmt"
	"math/big"
	"strconv"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

const (
	// maxRows bounds the rows of one answer.
	maxRows = 100_000
	// maxText bounds the digits of one answer; rows may have very long numbers.
	maxText = 1 << 23
	// rowsAtOnce is how many rows a theorem gives between two pauses.
	rowsAtOnce = 200
)

// rows answers with rows of the table as the page shows it.
func (s *Solver) rows(ask *protocol.Rows, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	from, err := parseNatural("The row", ask.From)
	if err != nil {
		return nil, err
	}
	if ask.Count > maxRows {
		return nil, complain("At most %d rows are given at once, not %d.", maxRows, ask.Count)
	}
	reply := &protocol.Table{Columns: p.Columns()}
	if p.Set == nil {
		reply.Cells, reply.Note, err = s.positions(p, from, int(ask.Count), pause)
	} else {
		reply.Cells, reply.Note, err = rowsOf(p.Table, from, int(ask.Count), pause)
	}
	return reply, err
}

// positions lists n, x and y of P-positions by total and then by the first
// heap, of a symmetric game only those with x ≤ y. The note says why there are
// fewer than asked for.
func (s *Solver) positions(p *plane, from *big.Int, count int, pause pause) (cells []string, note string, err error) {
	switch {
	case p.Piles != nil:
		return s.rowsOfPiles(p, from, count, pause)
	case listed(p):
		return s.listRows(p, from, count, pause)
	case p.Set == nil:
		return s.rowsOfWindow(p, from, count, pause)
	}
	list := func(from *big.Int, count int) (rows [][]*big.Int) {
		for _, q := range p.Set.Positions(from, count) {
			rows = append(rows, q[:])
		}
		return rows
	}
	return rowsOf(list, from, count, pause)
}

const tooMuchText = "No more digits are given at once; ask for fewer rows."

// rowsOf numbers and writes out the rows that a list gives.
func rowsOf(list func(from *big.Int, count int) [][]*big.Int, from *big.Int, count int, pause pause) (cells []string, note string, err error) {
	n, total, digits := new(big.Int).Set(from), int64(count), 0
	for count > 0 {
		part := min(count, rowsAtOnce)
		rows := list(n, part)
		for _, row := range rows {
			cells = append(cells, n.String())
			for _, v := range row {
				cells = append(cells, v.String())
				digits += len(cells[len(cells)-1])
			}
			n.Add(n, big.NewInt(1))
		}
		if digits > maxText {
			return cells, tooMuchText, nil
		}
		if len(rows) < part {
			return cells, fmt.Sprintf("There is no row %s or beyond.", game.Clip(n.String())), nil
		}
		if count -= part; count > 0 {
			if err := pause(total-int64(count), total, "Listing P-positions"); err != nil {
				return nil, "", err
			}
		}
	}
	return cells, "", nil
}

// rowsOfWindow lists n, x and y as elimination finds them.
func (s *Solver) rowsOfWindow(p *plane, from *big.Int, count int, pause pause) (cells []string, note string, err error) {
	last := new(big.Int).Add(from, big.NewInt(int64(count)))
	if err := s.decideRows(p, last, pause); err != nil {
		return nil, "", err
	}
	if known := big.NewInt(p.rowCount()); last.Cmp(known) > 0 {
		last = known
		note = fmt.Sprintf("%s That settles the rows below %s.", p.edgeWords(), known)
	}
	if from.Cmp(last) >= 0 {
		return nil, note, nil
	}
	n := from.Int64()
	err = listWindow(p, n, last.Int64(), pause, func(q game.Position) {
		for _, v := range [...]int64{n, q.X, q.Y} {
			cells = append(cells, strconv.FormatInt(v, 10))
		}
		n++
	})
	return cells, note, err
}
