package expr

import (
	"errors"
	"math/big"
	"strings"

	"wythoffatlas/core/fault"
)

// Integer reads a whole number of at most so many digits as people type it:
// decimal digits, of which the groups may stand apart, or an expression
// without variables, such as 10^100+7. An error is a phrase for a person; of
// an expression it is an [*Error].
func Integer(text string, maxDigits int) (*big.Int, error) {
	digits := strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t\u00a0\u2009\u202f", r) {
			return -1
		}
		return r
	}, text)
	tooLong := fault.Newf("expr", "a number may have at most %d digits", maxDigits)
	var n *big.Int
	switch {
	case digits == "":
		return nil, fault.Newf("expr", "a whole number is missing")
	case span(digits, isDigit) == len(digits):
		if digits = strings.TrimLeft(digits, "0"); len(digits) > maxDigits {
			return nil, tooLong
		}
		n, _ = new(big.Int).SetString("0"+digits, 10)
		return n, nil
	}
	e, err := (&parser{source: strings.TrimSpace(text), long: true}).parse()
	if err == nil {
		n, err = e.Big()
	}
	if err != nil {
		var at *Error
		if errors.As(err, &at) && at.Message == tooLarge {
			return nil, tooLong
		}
		return nil, err
	}
	// A decimal digit is more than 3.3 bits: the text is written out only where
	// it may be short enough.
	if n.BitLen() > 4*maxDigits || len(n.Text(10)) > maxDigits+1-max(0, n.Sign()) {
		return nil, tooLong
	}
	return n, nil
}
