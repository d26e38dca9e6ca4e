package gametest

import (
	"math/big"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

// A spoilt list says something else of one integer than Wytlex(3) does.
type spoilt struct {
	*wytlex.Game
	say func(row int64, pile int, ok bool) (int64, int, bool)
}

func (s spoilt) Owner(v *big.Int) (row int64, pile int, ok bool) {
	row, pile, ok = s.Game.Owner(v)
	if v.Int64() == 5 {
		return s.say(row, pile, ok)
	}
	return row, pile, ok
}

// The check of owners sees each way to be wrong about a single integer.
func TestOwnersCanFail(t *testing.T) {
	for name, c := range map[string]struct {
		say  func(row int64, pile int, ok bool) (int64, int, bool)
		good bool
	}{
		"the truth":    {func(row int64, pile int, ok bool) (int64, int, bool) { return row, pile, ok }, true},
		"no owner":     {func(int64, int, bool) (int64, int, bool) { return 0, 0, false }, false},
		"another row":  {func(row int64, pile int, ok bool) (int64, int, bool) { return row + 1, pile, ok }, false},
		"another pile": {func(row int64, pile int, ok bool) (int64, int, bool) { return row, (pile + 1) % 3, ok }, false},
	} {
		var list piles.Game = spoilt{wytlex.New(3, nil, game.Normal), c.say}
		if err := owners(list); (err == nil) != c.good {
			t.Errorf("%s: %v", name, err)
		}
	}
}
