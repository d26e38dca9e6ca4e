package show

import (
	"fmt"
	"strings"
	"testing"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// move is a winning move for two heaps.
func move(x, y, dx, dy string) protocol.Move {
	return protocol.Move{To: []string{x, y}, Change: []string{dx, dy}}
}

func TestReading(t *testing.T) {
	const hard = "\u00a0"
	one := []protocol.Move{move("3", "5", "-2", "-2")}
	two := append(one, move("4", "7", "-1", "0"))
	at := []string{"5", "7"}
	for _, c := range []struct {
		r                 Reading
		shown, heard, not string
	}{
		{r: Reading{At: at}, shown: "Being worked out", heard: ""},
		{r: Reading{At: at, Fails: "Too far."}, shown: "Too far.", heard: "(5," + hard + "7): Too far."},
		{r: Reading{At: at, Told: &protocol.Inspected{Outcome: "N", Moves: one}}, shown: "N(5," + hard + "7)take 2 from both →" + hard + "(3," + hard + "5)", heard: "N-position. Take 2 from both", not: "more"},
		{r: Reading{At: at, Told: &protocol.Inspected{Outcome: "N", Moves: two}}, shown: "1 more", heard: "1 more.", not: "first heap"},
		{r: Reading{At: at, All: true, Told: &protocol.Inspected{Outcome: "N", Moves: two}}, shown: "take 1 from the first heap →" + hard + "(4," + hard + "7)", heard: "Take 1 from the first heap"},
		{r: Reading{At: at, Told: &protocol.Inspected{Outcome: "N", Moves: two, More: true}}, shown: "more than 1 other", heard: "More than 1 other"},
		{r: Reading{At: at, Told: &protocol.Inspected{Outcome: "N"}}, shown: "wins without a move", heard: "wins without a move"},
		{r: Reading{At: []string{"3", "5"}, Told: &protocol.Inspected{Outcome: "P", Reason: "By the theorem."}}, shown: "No move wins", heard: "By the theorem."},
		{r: Reading{At: []string{"0", "0"}, Told: &protocol.Inspected{Outcome: "P"}}, shown: "who moved here has won", heard: "No move is left", not: "No move wins"},
		{r: Reading{At: at, Told: &protocol.Inspected{Reason: "Not decided."}}, shown: "?", heard: "Not decided."},
		{r: Reading{At: at, Count: "1", Told: &protocol.Inspected{Reason: "."}}, shown: "1 P-position.", heard: "In this pixel: 1 P-position."},
	} {
		shown := html.El("div", reading(c.r, html.Attr{})).Content()
		heard := spoken(c.r)
		if !strings.Contains(shown, c.shown) || !strings.Contains(heard, c.heard) {
			t.Errorf("%+v\nshows %q\nsays  %q", c.r, shown, heard)
		}
		if c.not != "" && (strings.Contains(shown, c.not) && c.shown != "1 more" || strings.Contains(heard, c.not)) {
			t.Errorf("%+v should not say %q: %q, %q", c.r, c.not, shown, heard)
		}
	}
	if reading(Reading{}, html.Attr{}) != nil || spoken(Reading{}) != "" {
		t.Error("a chip without a position")
	}
}

// What the chip says is heard: each of its paragraphs, whatever is known.
func TestAllThatIsReadIsHeard(t *testing.T) {
	moves := []protocol.Move{move("3", "5", "-2", "-2"), move("4", "7", "-1", "0")}
	for _, told := range []*protocol.Inspected{{Outcome: "N", Moves: moves}, {Outcome: "P", Reason: "By the theorem."}, {Reason: "Not decided."}} {
		for _, all := range []bool{false, true} {
			r := Reading{At: []string{"5", "7"}, Told: told, All: all, Value: "11", Count: "3", Second: "P", SecondGame: "Nim",
				reasons: reasons{Words: []string{"One takes 2."}, Tried: "From (6, 8) the move here loses."}}
			heard := strings.ToLower(spoken(r))
			walk(reading(r, html.Attr{})[0], func(n *html.Node, _ bool) {
				if n.Tag != "p" && n.Tag != "li" || n.Find(func(n *html.Node) bool { return n.Tag == "button" }) != nil {
					return
				}
				if class, _ := n.Attr("class"); class == "where" {
					return // the position, which is heard first
				}
				if said := strings.ToLower(n.Content()); !strings.Contains(heard, strings.TrimSuffix(said, ".")) {
					t.Errorf("%+v: %q is not heard in %q", told, said, heard)
				}
			})
		}
	}
}

// The chip covers neither the square nor what lies to its left, below it, or in
// between, where the moves go.
func TestChipPlace(t *testing.T) {
	free := Box{300, 48, 1440, 900}
	for _, c := range []struct {
		square Box
		want   string
	}{
		{Box{600, 500, 620, 520}, "left:630px;top:490px;transform:translate(0,-100%);max-height:442px"},        // above, right
		{Box{1300, 500, 1320, 520}, "left:1290px;top:490px;transform:translate(-100%,-100%);max-height:442px"}, // above, left
		{Box{600, 60, 620, 80}, "left:630px;top:90px;transform:translate(0,0);max-height:810px"},               // below, right
		{Box{250, 500, 280, 530}, "left:1430px;top:58px;transform:translate(-100%,0);max-height:842px"},        // out of sight: not under the buttons
	} {
		if got := chipPlace(c.square, nil, free, chipHigh, 1).Value; got != c.want {
			t.Errorf("%v: %s, want %s", c.square, got, c.want)
		}
	}
}

// Whatever lies where, the chip covers neither the square nor the moves from it as
// long as there is a place that does not.
func TestChipCoversNoMove(t *testing.T) {
	for _, free := range []Box{{300, 48, 1440, 900}, {250, 48, 1024, 768}, {0, 48, 390, 580}} {
		for x := free.Left; x < free.Right-20; x += 37 {
			for y := free.Top; y < free.Bottom-20; y += 29 {
				square := Box{x, y, x + 20, y + 20}
				moves := []Box{{free.Left, y, x, y + 20}, {x, y, x + 20, free.Bottom}}
				spots := chipSpots(square, free, chipWide, chipHigh)
				style := chipPlace(square, moves, free, chipHigh, 1).Value
				score := func(b Box) (n int) {
					for _, other := range append(moves, square) {
						if meets(b, other) {
							n++
						}
					}
					return n
				}
				for _, s := range spots {
					b := s.box(chipWide, chipHigh)
					inside := b.Left >= free.Left && b.Right <= free.Right && b.Top >= free.Top && b.Bottom <= free.Bottom
					if !inside || score(b) > 0 {
						continue
					}
					var px, py, dx, dy float64
					plain := strings.NewReplacer("left:", "", "px;top:", " ", "px;transform:translate(", " ", ",", " ", ")", "", "%", "").Replace(style)
					if _, err := fmt.Sscan(plain, &px, &py, &dx, &dy); err != nil {
						t.Fatalf("%s: %v", style, err)
					}
					got := spot{px, py, -dx / 100, -dy / 100}.box(chipWide, chipHigh)
					if score(Box{got.Left + 1, got.Top + 1, got.Right - 1, got.Bottom - 1}) > 0 {
						t.Fatalf("in %v at %v: %s covers what it need not", free, square, style)
					}
					break
				}
			}
		}
	}
}
