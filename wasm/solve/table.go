package solve

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

const (
	// maxRows bounds the rows of one answer.
	maxRows = 100_000
	// maxText bounds the digits of one answer; rows may have very long numbers.
	maxText = 1 << 23
)

const tooMuchText = "No more digits are given at once; ask for fewer rows."

// rows answers with rows of the table as the page shows it.
func rows(k *kept, ask *protocol.Rows, pause pause.Func) (protocol.Body, error) {
	from, err := parseNatural("The row", ask.From)
	if err != nil {
		return nil, err
	}
	if ask.Count > maxRows {
		return nil, complain("At most %d rows are given at once, not %d.", maxRows, ask.Count)
	}
	list, reply := k.route.Rows, &protocol.Table{Columns: k.Columns()}
	if lister, ok := k.route.(route.Lister); ok && ask.List {
		list, reply.Columns = lister.List, k.ListColumns()
	}
	n, digits, full := new(big.Int).Set(from), 0, false
	reply.Note, err = list(from, int64(ask.Count), pause, func(row []*big.Int) bool {
		reply.Cells = append(reply.Cells, n.String())
		for _, v := range row {
			text := v.String()
			digits += len(text)
			reply.Cells = append(reply.Cells, text)
		}
		n.Add(n, big.NewInt(1))
		full = digits > maxText
		return !full
	})
	if ender, ok := k.route.(route.Ender); ok && reply.Note != "" {
		reply.Ends = uint64(ender.Ends())
	}
	if full {
		reply.Note, reply.Ends = tooMuchText, 0
	}
	return reply, err
}

// count counts P-positions.
func count(k *kept, ask *protocol.Count, pause pause.Func) (protocol.Body, error) {
	from, err := k.position(ask.From)
	if err != nil {
		return nil, err
	}
	to, err := k.position(ask.To)
	if err != nil {
		return nil, err
	}
	for i := range from {
		if to[i].Cmp(from[i]) < 0 {
			return nil, complain("The box is reversed: heap %d would be at least %s and less than %s.",
				i+1, game.Clip(ask.From[i]), game.Clip(ask.To[i]))
		}
	}
	n, note, err := k.route.Count(from, to, pause)
	switch {
	case err != nil:
		return nil, err
	case n == nil:
		return nil, complain("The box reaches beyond what fits. %s", note)
	}
	return &protocol.Counted{N: n.String()}, nil
}

// owner says in which row and pile an integer is.
func owner(k *kept, ask *protocol.Owner, pause pause.Func) (protocol.Body, error) {
	owner, err := k.owner()
	if err != nil {
		return nil, err
	}
	v, err := parseNatural("The number", ask.N)
	if err != nil {
		return nil, err
	}
	row, pile, note, err := owner.Owner(v, pause)
	switch {
	case err != nil:
		return nil, err
	case note != "":
		return nil, complaint(note)
	}
	return &protocol.Owns{Row: big.NewInt(row).String(), Pile: uint64(pile) + 1}, nil
}

func (k *kept) owner() (route.Owner, error) {
	owner, ok := k.route.(route.Owner)
	if !ok {
		return nil, complain("Owners are for games with K piles, such as Wytlex; %s has a map.", k.Name())
	}
	return owner, nil
}

// maxOwners bounds the integers of one answer.
const maxOwners = 1 << 22

// owners says which sequences integers belong to.
func owners(k *kept, ask *protocol.Owners, pause pause.Func) (protocol.Body, error) {
	owner, err := k.owner()
	if err != nil {
		return nil, err
	}
	if ask.Count > maxOwners {
		return nil, complain("At most %d owners are told at once, not %d.", maxOwners, ask.Count)
	}
	from, err := parseNatural("The first integer", ask.From)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Owned{Piles: make([]byte, ask.Count)}
	return reply, owner.Owners(reply.Piles, from, pause)
}

// trend finds a row that shows which line the points of a map follow.
func trend(k *kept, _ *protocol.Trend, pause pause.Func) (protocol.Body, error) {
	reply := &protocol.Trending{}
	trender, ok := k.route.(route.Trender)
	if !ok {
		return reply, nil
	}
	row, err := trender.Trend(pause)
	if row != nil {
		reply.Row = append([]string{row.N.String()}, texts(row.At)...)
	}
	return reply, err
}
