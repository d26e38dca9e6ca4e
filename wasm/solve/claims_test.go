package solve

import (
	"errors"
	"strings"
	"testing"

	"wythoffatlas/core/claim"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lecture/talks"
	"wythoffatlas/wasm/protocol"
)

// What each step of each lecture says is computed when the page asks, and is so.
func TestClaims(t *testing.T) {
	for _, talk := range talks.All() {
		for i, step := range talk.Told {
			checks := uint64(0)
			for _, s := range step.Says {
				if s.Check != nil {
					checks++
				}
			}
			told := get[*protocol.Claimed](t, small, &protocol.Claims{Talk: talk.ID, Step: uint64(i)})
			if told.Checked != checks || len(told.Fails) > 0 {
				t.Errorf("%s, step %d: %d of %d sentences, and these fail: %q", talk.ID, i+1, told.Checked, checks, told.Fails)
			}
		}
	}
}

// A sentence that is not so is found out and told, with what is so; the others are
// computed all the same.
func TestClaimsThatFail(t *testing.T) {
	at := game.Position{X: 3, Y: 6}
	body, err := computed([]claim.Sentence{
		{Text: "Look."},
		{Text: "(3, 6) is P.", Check: claim.IsP("game=wythoff", at)},
		{Text: "(3, 6) is N.", Check: claim.IsN("game=wythoff", at)},
		{Text: "It is not N.", Check: claim.Not(claim.IsN("game=wythoff", at), "it is N")},
		{Text: "It is not P.", Check: claim.Not(claim.IsP("game=wythoff", at), "it is P")},
	}, nil)
	told, ok := body.(*protocol.Claimed)
	if err != nil || !ok || told.Checked != 4 || len(told.Fails) != 2 {
		t.Fatalf("%+v, %v", body, err)
	}
	if !strings.HasPrefix(told.Fails[0], "(3, 6) is P. ") || told.Fails[1] != "It is not N. It is N." {
		t.Errorf("%q", told.Fails)
	}
}

// A step whose computation is stopped is answered by nothing.
func TestClaimsAreStopped(t *testing.T) {
	enough := errors.New("enough")
	body, err := claims(&protocol.Claims{Talk: "decrees", Step: 5}, func(int64, int64, string) error { return enough })
	if body != nil || err != enough {
		t.Errorf("%+v, %v", body, err)
	}
}

func TestClaimsOutOfBounds(t *testing.T) {
	for want, ask := range map[string]*protocol.Claims{
		"beams, last-loses":                   {Talk: "nobody"},
		"can be computed":                     {},
		"has 12 steps":                        {Talk: "beams", Step: 12},
		"none is number 18446744073709551615": {Talk: "beams", Step: 1<<64 - 1},
	} {
		if told := get[*protocol.Error](t, small, ask); !strings.Contains(told.Message, want) || !strings.HasSuffix(told.Message, ".") {
			t.Errorf("%+v: %q", ask, told.Message)
		}
	}
}
