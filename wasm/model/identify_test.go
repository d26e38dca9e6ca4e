package model

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// Which game it is, is asked from a link, and by hand: then it is in the link.
func TestIdentifyIsAsked(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&lab=identify,1.2,3.5,4.7,6.10")
	asked := func() string {
		t.Helper()
		for _, q := range b.s.wanted() {
			if q, ok := q.Body.(*protocol.Identify); ok {
				return strings.Join(q.Terms, " ")
			}
		}
		return ""
	}
	if got := b.s.Field("identify-terms").Text; got != "(1, 2), (3, 5), (4, 7), (6, 10)" || asked() != "1 2 3 5 4 7 6 10" {
		t.Errorf("a link asks for %q, and %q is in the field", asked(), got)
	}
	for typed, says := range map[string]string{"0, 1,03 4": "lab=identify,0,1,3,4", "[1,2,03] [4,5,6]": "lab=identify,1.2.3,4.5.6"} {
		b.submit("lab-identify", map[string]string{"identify-terms": typed})
		if f := b.s.Fragment(); !strings.HasSuffix(f, says) || !b.s.Task("lab").Asked {
			t.Errorf("%q: the link is %s", typed, f)
		}
	}
	before := b.s.Fragment()
	for _, typed := range []string{"", "x", "1, -3", "(1, 2), 3", "(1, 2), (3)", strings.Repeat("1 ", 2000), strings.Repeat("9", 200)} {
		b.submit("lab-identify", map[string]string{"identify-terms": typed})
		if b.s.Field("identify-terms").Fault == "" || b.s.Fragment() != before {
			t.Errorf("%.20q is asked", typed)
		}
	}
}
