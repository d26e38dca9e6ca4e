// Package tile is the bookkeeping of the map's tiles: which ones a view needs,
// where they lie on the screen, which are kept, which to ask for next, and
// what to draw in place of one that has not come yet.
//
// A tile is Size × Size texels; a texel of level L is a square of 2^L × 2^L
// positions. Tiles of one level fill the quarter plane without overlap, and
// four tiles of one level make one of the next.
package tile

import (
	"math/big"
	"strings"
)

// Size is the side of a tile in texels.
const Size = 256

const log2Size = 8

// A Key names a tile: its lower left corner is the position
// (IX, IY)·Size·2^Level. IX and IY are in decimal, without sign or leading
// zeros, so that equal tiles have equal keys, and a key can be sent as it is.
// The zero value names no tile.
type Key struct {
	Level  uint
	IX, IY string
}

// Corner is the position of the tile's lower left corner.
func (k Key) Corner() (x, y *big.Int) {
	x, y = new(big.Int), new(big.Int)
	x.SetString(k.IX, 10)
	y.SetString(k.IY, 10)
	shift := log2Size + k.Level
	return x.Lsh(x, shift), y.Lsh(y, shift)
}

// parent is the tile of the next level that k is part of, and which part: 0 or
// 1 from the left, and from the foot.
func (k Key) parent() (parent Key, i, j int) {
	ix, i := halve(k.IX)
	iy, j := halve(k.IY)
	return Key{k.Level + 1, ix, iy}, i, j
}

// child is the part of k on the level below, as in parent. It has one only
// where Level > 0.
func (k Key) child(i, j int) Key {
	return Key{k.Level - 1, double(k.IX, i), double(k.IY, j)}
}

// Keys of the neighbours and relatives of a tile come from arithmetic on the
// digits themselves: that takes time proportional to their number, where going
// through big.Int and back takes its square.

// halve is n/2 and n mod 2.
func halve(n string) (half string, odd int) {
	digits := make([]byte, len(n))
	for i := range n {
		d := 10*odd + int(n[i]-'0')
		digits[i] = byte('0' + d/2)
		odd = d % 2
	}
	return trim(digits), odd
}

// double is 2n + bit.
func double(n string, bit int) string {
	digits := make([]byte, len(n)+1)
	for i := len(n) - 1; i >= 0; i-- {
		d := 2*int(n[i]-'0') + bit
		digits[i+1] = byte('0' + d%10)
		bit = d / 10
	}
	digits[0] = byte('0' + bit)
	return trim(digits)
}

// next is n + 1.
func next(n string) string {
	i := len(n) - 1
	for i >= 0 && n[i] == '9' {
		i--
	}
	zeros := strings.Repeat("0", len(n)-1-i)
	if i < 0 {
		return "1" + zeros
	}
	return n[:i] + string(n[i]+1) + zeros
}

// trim drops leading zeros but the last digit.
func trim(digits []byte) string {
	i := 0
	for i < len(digits)-1 && digits[i] == '0' {
		i++
	}
	return string(digits[i:])
}
