package browser

import (
	"strings"
	"testing"
)

// Scripts get many outcomes at once, options, legality and reasons.
func TestScriptsAskForReasons(t *testing.T) {
	t.Parallel()
	p := openMap(t, "game=wythoff")
	outcomes := Eval[[]string](p, `atlas.outcomes("game=wythoff", Array.from({length: 10000}, (_, i) => [i % 100, Math.floor(i / 100)]))`)
	if len(outcomes) != 10_000 || outcomes[201] != "P" || outcomes[202] != "N" {
		t.Errorf("%d outcomes", len(outcomes))
	}
	if options := Eval[[][]string](p, `atlas.options("game=radius&r=2", [3, 7], {from: 1, count: 2})`); len(options) != 2 || strings.Join(options[0], ",") != "1,7" {
		t.Errorf("options %v", options)
	}
	legal := Eval[map[string]any](p, `atlas.legal("game=oew&s=2&t=2", [8, 10], [8, 3])`)
	if legal["legal"] != false || len(legal["reasons"].([]any)) == 0 {
		t.Errorf("%v", legal)
	}
	if words := Eval[string](p, `atlas.explain("game=wythoff", [6, 7])`); !strings.HasPrefix(words, "(6, 7) is N: take 5 from both heaps and leave (1, 2)") {
		t.Errorf("%q", words)
	}
	if fault := EvalError(p, `atlas.outcomes("game=wythoff", [[1, 2], [3]])`); !strings.Contains(fault, "as many heaps") {
		t.Errorf("%q", fault)
	}
}
