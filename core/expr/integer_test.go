package expr

import (
	"math/big"
	"strings"
	"testing"
)

func TestInteger(t *testing.T) {
	power := func(b, e int64) *big.Int { return new(big.Int).Exp(big.NewInt(b), big.NewInt(e), nil) }
	for text, want := range map[string]*big.Int{
		"0":                            big.NewInt(0),
		"007":                          big.NewInt(7),
		" 1\u2009234\u00a0567 ":        big.NewInt(1234567),
		"10^100+7":                     new(big.Int).Add(power(10, 100), big.NewInt(7)),
		"2^64":                         power(2, 64),
		"-3":                           big.NewInt(-3),
		"floor(10^30/7)":               new(big.Int).Quo(power(10, 30), big.NewInt(7)),
		"1" + strings.Repeat("0", 999): power(10, 999),
		"1000000000000000000000+1":     new(big.Int).Add(power(10, 21), big.NewInt(1)),
		"2000000000000000000000-1000000000000000000000": power(10, 21),
		"10^999": power(10, 999),
	} {
		if got, err := Integer(text, 1000); err != nil || got.Cmp(want) != 0 {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
	for text, says := range map[string]string{
		"":                         "missing",
		"  ":                       "missing",
		"10^1000":                  "at most 1000 digits",
		"-10^1000":                 "at most 1000 digits",
		strings.Repeat("9", 1001):  "at most 1000 digits",
		"10^10^10":                 "at most 1000 digits",
		"1/2":                      "not an integer",
		"x+1":                      "character 1",
		"1000000000000000000000+x": "character 24",
		"10^100 7":                 "character 8",
		"x1000000000000000000000":  "character 1",
		"1/0":                      "division by zero",
	} {
		if got, err := Integer(text, 1000); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.30q is read as %v, and the error is %v, nothing of %q", text, got, err, says)
		}
	}
	if got, err := Integer("-999", 3); err != nil || got.Int64() != -999 {
		t.Errorf("a sign counts as a digit: %v, %v", got, err)
	}
}

func FuzzInteger(f *testing.F) {
	for _, seed := range []string{"10^100+7", "1 000 000", "123456789012345678901+A2", "−5", "2^^3", "a1234567890123456789"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		n, err := Integer(text, 50)
		if (n == nil) == (err == nil) {
			t.Fatalf("%q gives %v and %v", text, n, err)
		}
		if n != nil && len(new(big.Int).Abs(n).Text(10)) > 50 {
			t.Fatalf("%q has too many digits", text)
		}
		if n != nil {
			if again, err := Integer(n.String(), 50); err != nil || again.Cmp(n) != 0 {
				t.Fatalf("%q is %v, which is read as %v, %v", text, n, again, err)
			}
		}
	})
}
