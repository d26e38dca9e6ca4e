package solve

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/piles"
)

// maxDigits bounds the numbers that are computed with.
const maxDigits = 10_000

// A complaint is an error for a person to read: a whole sentence, which names
// the part at fault and the bound.
type complaint string

func (c complaint) Error() string { return string(c) }

func complain(format string, args ...any) error {
	return complaint(fmt.Sprintf(format, args...))
}

// sentence is what an error says as a sentence.
func sentence(err error) string {
	if c, ok := err.(complaint); ok {
		return string(c)
	}
	return fault.Sentence(fault.Words(err))
}

// parseInteger reads a whole number. part names it at the start of a sentence.
func parseInteger(part, text string) (*big.Int, error) {
	if n, err := strconv.ParseUint(text, 10, 63); err == nil { // nearly always
		return big.NewInt(int64(n)), nil
	}
	digits := strings.TrimPrefix(text, "-")
	if len(digits) > maxDigits {
		return nil, complain("%s has %d digits; at most %d are computed with.", part, len(digits), maxDigits)
	}
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return nil, complain("%s must be a whole number in decimal digits, not “%s”.", part, game.Clip(text))
	}
	n, _ := new(big.Int).SetString(text, 10)
	return n, nil
}

// parseNatural reads a whole number that is not negative.
func parseNatural(part, text string) (*big.Int, error) {
	n, err := parseInteger(part, text)
	if err == nil && n.Sign() < 0 {
		err = complain("%s must not be negative, and %s is.", part, game.Clip(text))
	}
	return n, err
}

// parseIn reads a whole number from lo to hi.
func parseIn(part, text string, lo, hi int64) (int64, error) {
	n, err := parseInteger(part, text)
	if err != nil {
		return 0, err
	}
	if n.Cmp(big.NewInt(lo)) < 0 || n.Cmp(big.NewInt(hi)) > 0 {
		return 0, complain("%s must be from %d to %d, not %s.", part, lo, hi, game.Clip(text))
	}
	return n.Int64(), nil
}

// heapNames are what messages call the heaps.
var heapNames = func() (names [piles.MaxPiles]string) {
	for i := range names {
		names[i] = fmt.Sprintf("Heap %d", i+1)
	}
	return names
}()

// position reads a position of a game.
func (k *kept) position(texts []string) (game.Vector, error) {
	if len(texts) != k.Heaps {
		return nil, complain("%s has %d heaps, and the position has %d.", k.Name(), k.Heaps, len(texts))
	}
	v := make(game.Vector, len(texts))
	for i, text := range texts {
		var err error
		if v[i], err = parseNatural(heapNames[i], text); err != nil {
			return nil, err
		}
	}
	return v, nil
}

// texts are decimal numbers.
func texts(numbers []*big.Int) []string {
	return lists.Map(numbers, (*big.Int).String)
}
