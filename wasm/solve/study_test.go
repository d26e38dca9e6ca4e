package solve

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// studied is the study of a game, as one text.
func studied(t *testing.T, link string) (*protocol.Studied, string) {
	t.Helper()
	l := standard
	l.route.Side = 1 << 11 // rays need more than tests usually decide
	reply := get[*protocol.Studied](t, l, &protocol.Study{Game: link})
	var words []string
	for _, s := range reply.Sections {
		if s.Title == "" || len(s.Sentences) == 0 {
			t.Errorf("%s: an empty section %+v", link, s)
		}
		words = append(words, s.Title)
		for _, sentence := range s.Sentences {
			if !strings.HasSuffix(sentence, ".") || len(sentence) > 500 {
				t.Errorf("%s: %q is no sentence, or a long one", link, sentence)
			}
			words = append(words, sentence)
		}
	}
	return reply, strings.Join(words, "\n")
}

func TestStudy(t *testing.T) {
	for _, c := range []struct {
		game string
		rays int
		says []string
	}{
		{"game=wythoff", 0, []string{"What is known", "Wythoff’s theorem"}},
		{"game=restricted&s=1&t=1&sh=max2&sv=max2&d1=max1&d2=max1", 0, []string{"columns repeat: for x ≥ ", "rows repeat: for x ≥ 0", "below 2048, and no further", "no straight rays"}},
		{"game=wab&a=2&b=3&play=misere", 2, []string{"Period\nNone found", "slope about 3.4", "slope about 0.4", "Measured"}},
		{"game=wythoff&preset=4:0.1,2.0", 2, []string{"slope about 1.618", "slope about 0.618"}},
		{"game=restricted&s=2&t=1&sh=odd&sv=odd&d1=even&d2=even", 2, []string{"(x + 2, y + 0)", "(x + 0, y + 2)", "along the first axis", "along the second axis"}},
		{"game=subtraction&f=G1", 0, []string{"Positive: holds", "Monotone in x0: holds", "Semi-additive: holds for the first 1000", "are the P-positions", "What is known"}},
		{"game=subtraction&f=T4", 0, []string{"Semi-additive: fails", "no counterexample is smaller", "They part", "no straight rays"}},
		{"game=subtraction&f=T5", 2, []string{"Monotone in x0: fails", "They part"}},
		{"game=subtraction&f=T6", 0, []string{"Positive: fails", "are the P-positions x ≤ y, for all heaps below 1024"}},
		{"game=subtraction&f=y1/2", 0, []string{"whole number", "The candidates end"}},
		{"game=subtraction&f=y1^3%2B2", 0, []string{"Positive: holds"}},
		{"game=subtraction&f=G1&play=misere", 0, []string{"Period"}},
	} {
		reply, words := studied(t, strings.ReplaceAll(c.game, "%2B", "+"))
		for _, part := range c.says {
			if !strings.Contains(words, part) {
				t.Errorf("%s: %q does not say %q", c.game, words, part)
			}
		}
		if len(reply.Rays) != 4*c.rays {
			t.Errorf("%s: %d rays, want %d; %s", c.game, len(reply.Rays)/4, c.rays, words)
		}
	}
}

// The first position at which candidates and P-positions part is that of the
// paper: (4, 10) in Table 4 and (4, 5) in Table 5 (Proposition 2).
func TestStudyPartings(t *testing.T) {
	for f, want := range map[string][2]string{"T4": {"4", "10"}, "T5": {"4", "5"}} {
		reply, words := studied(t, "game=subtraction&f="+f)
		q := reply.Sections[1].Positions
		if len(q) != 2*12 {
			t.Errorf("%s: %d positions are listed", f, len(q)/2)
		}
		found := false
		for i := 0; i+1 < len(q); i += 2 {
			found = found || q[i] == want[0] && q[i+1] == want[1]
		}
		if !found || !strings.Contains(words, "("+q[0]+", "+q[1]+")") {
			t.Errorf("%s: they part at %v, and not at %v; %s", f, q, want, words)
		}
	}
}

// A ray is drawn from an axis to where it was measured.
func TestStudyRayEnds(t *testing.T) {
	reply, words := studied(t, "game=wythoff&preset=4:0.1,2.0")
	for i := 0; i+3 < len(reply.Rays); i += 4 {
		var at [4]float64
		for j := range at {
			var err error
			if at[j], err = strconv.ParseFloat(reply.Rays[i+j], 64); err != nil {
				t.Fatal(err)
			}
		}
		slope := (at[3] - at[1]) / (at[2] - at[0])
		if min(at[0], at[1]) < -0.01 || min(at[0], at[1]) > 0.01 || math.Abs(max(at[2], at[3])-2048) > 5 || !strings.Contains(words, strconv.FormatFloat(slope, 'f', 3, 64)) {
			t.Errorf("a ray is drawn from (%v, %v) to (%v, %v), slope %v", at[0], at[1], at[2], at[3], slope)
		}
	}
}

func TestStudyStops(t *testing.T) {
	for _, link := range []string{undecided, "game=subtraction&f=Ex1"} {
		d := newDesk(standard)
		d.ask(1, &protocol.Study{Game: link})
		for range 3 {
			d.Step()
		}
		d.ask(1, &protocol.Cancel{})
		if d.Step() {
			t.Errorf("%s: there is still something to do", link)
		}
		if _, dropped := d.sent[len(d.sent)-1].Body.(*protocol.Dropped); !dropped {
			t.Errorf("%s: answered by %+v", link, d.sent[len(d.sent)-1].Body)
		}
	}
}
