package model

import "testing"

// A formula that cannot be read is marked where it is wrong, and the link stays
// the last good one.
func TestFormulaIsMarked(t *testing.T) {
	b := newBench(t, "v=1&game=subtraction&f=x1%2B1")
	before := b.s.Fragment()
	b.do(Do{Verb: "param", Arg: "f", Value: "x1 + z"})
	f := b.s.Field("param-f")
	if f.Text != "x1 + z" || f.Fault == "" || f.Text[f.From:f.To] != "z" {
		t.Errorf("%+v", f)
	}
	if after := b.s.Fragment(); after != before {
		t.Errorf("the link became %s", after)
	}
	b.do(Do{Verb: "param", Arg: "f", Value: "x1 +"})
	if f := b.s.Field("param-f"); f.Fault != "" {
		t.Errorf("half a formula is faulted: %+v", f)
	}
}
