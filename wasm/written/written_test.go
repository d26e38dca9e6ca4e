package written

import (
	"math/big"
	"strings"
	"testing"
)

func TestNumbersAsPeopleWriteThem(t *testing.T) {
	million := big.NewInt(1_000_000)
	googol := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for text, want := range map[string]*big.Int{
		"1000000": million, "1,000,000": million, "1 000 000": million, "1\u202f000\u202f000": million, "1.000.000": million,
		"1'000'000": million, "1’000’000": million, "1_000_000": million, "10^6": million, "10⁶": million, "１００００００": million,
		"١٠٠٠٠٠٠": million, " 1000000\u200b": million, "(10^6)": million, "--1000000": million, "1,000": big.NewInt(1000),
		"10¹⁰⁰": googol, "10^100": googol, "10×10⁵": million, "2−1": big.NewInt(1),
	} {
		n, fault := Natural(text, 10_000)
		if fault != nil || n.Cmp(want) != 0 {
			t.Errorf("%q is read as %v (%v), not %v", text, n, fault, want)
		}
	}
	for _, text := range []string{"", " ", "ten", "1,00", "-3", "3..4", "10^", strings.Repeat("9", 1<<17), "9^9^9^9"} {
		if n, fault := Natural(text, 10_000); fault == nil || !strings.HasSuffix(fault.Words, ".") {
			t.Errorf("%.20q is read as %v (%v)", text, n, fault)
		}
	}
}

func TestPlaceOfTheMistake(t *testing.T) {
	_, fault := Natural("10^2 + $", 100)
	if fault == nil || "10^2 + $"[fault.From:fault.To] != "$" {
		t.Errorf("%+v", fault)
	}
	_, fault = Naturals("3, 5x", 2, 100)
	if fault == nil || "3, 5x"[fault.From:fault.To] != "5x" {
		t.Errorf("%+v", fault)
	}
}

func TestPairs(t *testing.T) {
	for text, want := range map[string][2]int64{
		"3,5": {3, 5}, "3, 5": {3, 5}, "(3, 5)": {3, 5}, "3 5": {3, 5}, "[3;5]": {3, 5}, "1,000; 2": {1000, 2},
		"10^2, 2^6": {100, 64}, "max(3,4), 5": {4, 5}, "(1+1), (2)": {2, 2}, "0,100": {0, 100}, "３，５": {3, 5}, "1000, 2000": {1000, 2000},
	} {
		pair, fault := Naturals(text, 2, 100)
		if fault != nil || pair[0].Int64() != want[0] || pair[1].Int64() != want[1] {
			t.Errorf("%q: %v %v", text, pair, fault)
		}
	}
	for _, text := range []string{"1,000", "3", "1,2,3", "", "()", "a,b", "3,-5"} {
		if pair, fault := Naturals(text, 2, 100); fault == nil {
			t.Errorf("%q: %v", text, pair)
		}
	}
	if _, fault := Naturals("1,000", 2, 100); fault == nil || !strings.Contains(fault.Words, "one number or two") {
		t.Errorf("1,000 where a pair is asked must be asked back: %v", fault)
	}
	if three, fault := Naturals("[0, 10, 30]", 3, 10); fault != nil || three[2].Int64() != 30 {
		t.Error(three, fault)
	}
}

func FuzzNaturals(f *testing.F) {
	for _, s := range []string{"3,5", "(10^100+7, 2^64)", "1,000", "١٠, ２", "10¹⁰⁰;-1", "((((", "a;b;c"} {
		f.Add(s, 2)
	}
	f.Fuzz(func(t *testing.T, text string, count int) {
		count = 1 + (count%16+16)%16
		numbers, fault := Naturals(text, count, 50)
		if (fault == nil) != (len(numbers) == count) {
			t.Fatalf("%q: %v and %v", text, numbers, fault)
		}
		if fault != nil && (fault.From < 0 || fault.From > fault.To || fault.To > len(text)) {
			t.Fatalf("%q: place %d–%d", text, fault.From, fault.To)
		}
		for _, n := range numbers {
			if n.Sign() < 0 {
				t.Fatalf("%q: %v", text, n)
			}
		}
	})
}
