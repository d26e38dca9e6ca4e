package route

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// maxOwned bounds the integers whose owners are looked for.
const maxOwned = 1_000_000_000

// noOwners says that a game has no sequences that tile.
func (g *vectors) noOwners() error {
	return fault.Newf("route", "the P-positions of %s are no sequences that share the integers", g.Name)
}

// Owner finds an integer in the rows, of which it lists as many as it takes: row
// n has no pile below n, but in Nim, where the first row that has v comes early.
func (g *vectors) Owner(v *big.Int, pause pause.Func) (row int64, pile int, note string, err error) {
	list, ok := g.begun().(piles.Owner)
	switch {
	case !ok:
		return 0, 0, "", g.noOwners()
	case v.Cmp(big.NewInt(maxOwned)) > 0:
		return 0, 0, fmt.Sprintf("Owners are looked for up to %d.", maxOwned), nil
	}
	for n := int64(1 << 10); ; n *= 4 {
		n = min(n, v.Int64()+1)
		if note, err = g.extend(0, n, pause); err != nil {
			return 0, 0, "", err
		}
		if row, pile, ok := list.Owner(v); ok {
			return row, pile, "", nil
		}
		if note != "" || n > v.Int64() {
			return 0, 0, fmt.Sprintf("%s is in no row that was looked at, up to row %d. %s", game.Clip(v.String()), g.list.Rows()-1, note), nil
		}
	}
}

// Owners colours integers; see [Owner].
func (g *vectors) Owners(dst []byte, from *big.Int, pause pause.Func) error {
	list, ok := g.begun().(piles.Owner)
	if !ok {
		return g.noOwners()
	}
	clear(dst)
	end := new(big.Int).Add(from, big.NewInt(int64(len(dst))))
	if end.IsInt64() {
		if _, err := g.extend(0, min(end.Int64(), farRow), pause); err != nil {
			return err
		}
	}
	if bulk, ok := g.list.(piles.BulkOwner); ok && end.IsInt64() {
		const part = 1 << 14 // each looks through pages
		for i := 0; i < len(dst); i += part {
			bulk.Owners(dst[i:min(i+part, len(dst))], from.Int64()+int64(i))
			if err := pause.At(int64(i), int64(len(dst)), "Looking for owners"); err != nil {
				return err
			}
		}
		return nil
	}
	v := new(big.Int).Set(from)
	for i := range dst {
		if _, pile, ok := list.Owner(v); ok {
			dst[i] = byte(pile + 1)
		}
		v.Add(v, big.NewInt(1))
		if (i+1)%(1<<10) == 0 {
			if err := pause.At(int64(i), int64(len(dst)), "Looking for owners"); err != nil {
				return err
			}
		}
	}
	return nil
}

// Trend is a late row, earlier where not so many fit.
func (g *vectors) Trend(pause pause.Func) (*Row, error) {
	list, ok := g.begun().(piles.Trender)
	if !ok {
		return nil, nil
	}
	for n := list.TrendRow(); n > 0; n /= 10 {
		if _, err := g.extend(n, n+1, pause); err != nil {
			return nil, err
		}
		if n < g.list.Rows() {
			return &Row{N: big.NewInt(n), At: g.list.Row(n)}, nil
		}
	}
	return nil, nil
}
