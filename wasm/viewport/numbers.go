package viewport

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// Numbers of up to this many digits are written in full.
const plainDigits = 7

// Readable writes an integer of any size for a person: "1 234 567", "−3×10¹²",
// "1.2345…×10¹⁰⁰". The dots say that digits were left out.
func Readable(n *big.Int) string {
	if text, ok := readableLong(n); ok {
		return text
	}
	s := n.String()
	sign := ""
	if s[0] == '-' {
		sign, s = "−", s[1:]
	}
	if len(s) <= plainDigits {
		return sign + group(s)
	}
	mantissa := strings.TrimRight(s, "0")
	dots := ""
	if len(mantissa) > lead {
		mantissa, dots = mantissa[:lead], "…"
	}
	power := "10" + Superscript(len(s)-1)
	if mantissa == "1" && dots == "" {
		return sign + power
	}
	if len(mantissa) > 1 {
		mantissa = mantissa[:1] + "." + mantissa[1:]
	}
	return sign + mantissa + dots + "×" + power
}

// longBits is the length from which on not all digits of a number are made to show some.
const longBits = 1000

// digitsOf is how many decimal digits a number has, of a long one perhaps one more.
func digitsOf(n *big.Int) int {
	if n.BitLen() < longBits {
		return len(n.Text(10))
	}
	return int(float64(n.BitLen())*math.Log10(2)) + 1
}

// lead is how many digits of a long number are shown.
const lead = 5

// readableLong is [Readable] of a number of hundreds of digits, of which it computes
// the first: all of them take milliseconds. It is false for shorter ones, and where
// the next digits leave open what the first are.
func readableLong(n *big.Int) (text string, ok bool) {
	const prec, first = 256, 40 // bits, digits
	if n.BitLen() < longBits {
		return "", false
	}
	cut := digitsOf(n) - 1 - first // digits that are left out
	ten := new(big.Float).SetPrec(prec).SetInt64(10)
	power := new(big.Float).SetPrec(prec).SetInt64(1)
	for k := cut; k > 0; k >>= 1 {
		if k&1 == 1 {
			power.Mul(power, ten)
		}
		ten.Mul(ten, ten)
	}
	leading := new(big.Float).SetPrec(prec).SetInt(n)
	digits, _ := leading.Quo(leading.Abs(leading), power).Int(nil)
	s := digits.String()
	if open := s[lead : len(s)-2]; strings.Trim(open, "0") == "" || strings.Trim(open, "9") == "" {
		return "", false
	}
	sign := ""
	if n.Sign() < 0 {
		sign = "−"
	}
	return sign + s[:1] + "." + s[1:lead] + "…×10" + Superscript(len(s)+cut-1), true
}

// longest is how many digits [Full] writes all of.
const longest = 30

// Shortened reports whether [Full] leaves digits out.
func Shortened(n *big.Int) bool {
	return n.BitLen() > 3*longest && len(new(big.Int).Abs(n).String()) > longest
}

// Full writes an integer with all its digits, as far as a person could read
// them: "1 234 567". Of a very long one it gives the ends and the length.
func Full(n *big.Int) string { return FullText(n.String()) }

// FullText is [Full] of a number that is decimal text already: numbers of many
// digits take long to become text.
func FullText(s string) string {
	sign := ""
	if s[0] == '-' {
		sign, s = "−", s[1:]
	}
	const ends = 9
	if len(s) > longest {
		return sign + s[:ends] + "…" + s[len(s)-ends:] + " [" + strconv.Itoa(len(s)) + " digits]"
	}
	return sign + group(s)
}

// group puts thin spaces between groups of three digits, from five digits on.
func group(digits string) string {
	if len(digits) < 5 {
		return digits
	}
	const thin = "\u2009"
	head := (len(digits)-1)%3 + 1
	out := digits[:head]
	for i := head; i < len(digits); i += 3 {
		out += thin + digits[i:i+3]
	}
	return out
}

// Superscript writes n ≥ 0 as an exponent: "¹⁰⁰".
func Superscript(n int) string {
	const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹"
	var b strings.Builder
	for _, d := range strconv.Itoa(n) {
		for i, r := range []rune(digits) {
			if rune('0'+i) == d {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}
