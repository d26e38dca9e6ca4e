package model

import (
	"encoding/json"
	"strings"
	"testing"
)

// answered is what a call of a script comes to: its value as JSON, or the fault.
func (b *bench) answered(method string, args ...string) string {
	b.t.Helper()
	before := len(b.done)
	id := uint64(1_000_000 + before)
	b.do(Call{ID: id, Method: method, Args: args})
	b.settle()
	for _, e := range b.done[before:] {
		if r, ok := e.(Return); ok && r.ID == id {
			if r.Fault != "" {
				return r.Fault
			}
			value, err := json.Marshal(r.Value)
			if err != nil {
				b.t.Fatal(err)
			}
			return string(value)
		}
	}
	b.t.Fatalf("atlas.%s is not answered", method)
	return ""
}

// Options, legality, reasons and many outcomes, as scripts get them.
func TestScriptsAskForReasons(t *testing.T) {
	b := newBench(t, "game=wythoff")
	b.settle()
	for _, c := range []struct {
		method, args, want string
	}{
		{"outcomes", "game=wythoff|2|1|2|3|4|3|5", `["P","N","P"]`},
		{"outcomes", "game=wythoff|2", `[]`},
		{"outcomes", "game=nim&k=3|3|1|2|3|1|2|4", `["P","N"]`},
		{"outcomes", "game=wythoff|3|1|2|3", "has 2 heaps, and the positions have 3."},
		{"outcomes", "game=wab&a=2&b=3&play=misere|2|1|2|1|99999999999999999999", "is not decided"},
		{"options", "game=radius&r=2|0|10000|3|7", `[["1","5"],["1","7"],["2","6"],["3","5"],["2","7"],["3","6"]]`},
		{"options", "game=radius&r=2|4|1|3|7", `[["2","7"]]`},
		{"options", "game=radius&r=2|0|10001|3|7", "At most 10000"},
		{"legal", "game=oew&s=2&t=2|8|10|8|3", `"legal":false`},
		{"legal", "game=oew&s=2&t=2|10|8|3|8", `"legal":true`},
		{"legal", "game=nim&k=3|1|2|4|1|2|3", `"legal":true`},
		{"explain", "game=wythoff|6|7", `"(6, 7) is N: take 5 from both heaps and leave (1, 2), which is P. (1, 2) is`},
		{"explain", "game=wythoff|6", "2 heaps"},
		{"grundy", "game=wythoff|0|10", `"10"`},
		{"grundy", "game=wythoff|4096|1", "below 4096"},
		{"grundy", "game=wythoff&play=misere|1|1", "normal play only"},
		{"values", "game=wythoff|1|8|3|11", `[["6","10","11"],["7","11","9"]]`},
		{"values", "game=wythoff|3|3|3|4", "x0 < x1"},
		{"values", "game=wythoff|0|0|513|512", "from 1 to 262144"},
		{"values", "game=wythoff|0|0|1", "[x0, y0, x1, y1]"},
	} {
		got := b.answered(c.method, strings.Split(c.args, "|")...)
		got = strings.NewReplacer(`\u003e`, ">", `\u003c`, "<").Replace(got)
		if !strings.Contains(got, c.want) {
			t.Errorf("%s %s: %s; want %s", c.method, c.args, got, c.want)
		}
	}
}
