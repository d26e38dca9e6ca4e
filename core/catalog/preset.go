package catalog

import (
	"fmt"
	"strings"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// A Preset is a box of positions whose outcomes are decreed, in the notation of
// links (the thesis on W(a,b), ch. 4):
//
//	8x1         all of [0,8)² are P
//	6x0.6@42    six tenths of [0,6)², chosen by the generator from the seed 42
//	4:0.0,1.3   of [0,4)², just (0,0) and (1,3) are P
//
// Nothing changes it.
type Preset struct {
	box  *game.Box
	text string
	seed string // of a random choice; empty for none
}

// PresetCells is the box [0,k)², 1 ≤ k ≤ [game.MaxBox], in which just these
// positions are P. Positions outside it are left out.
func PresetCells(k int64, cells ...game.Position) *Preset {
	box := game.NewBox(k)
	for _, c := range cells {
		if box.Covers(c.X, c.Y) {
			box.Set(c.X, c.Y, true)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d:", k)
	for x := range k {
		for y := range k {
			if box.IsP(x, y) {
				fmt.Fprintf(&b, "%d.%d,", x, y)
			}
		}
	}
	return &Preset{box: box, text: strings.TrimSuffix(b.String(), ",")}
}

// Toggled is the box with the decree on (x, y), a position of it, turned round.
func (p *Preset) Toggled(x, y int64) *Preset {
	var cells []game.Position
	for u := range p.box.K() {
		for v := range p.box.K() {
			if p.box.IsP(u, v) != (u == x && v == y) {
				cells = append(cells, game.Position{X: u, Y: v})
			}
		}
	}
	return PresetCells(p.box.K(), cells...)
}

// String is the preset in the notation of links.
func (p *Preset) String() string { return p.text }

// Box is the decree. It must not be changed.
func (p *Preset) Box() *game.Box { return p.box }

// Full reports whether all positions of the box are P.
func (p *Preset) Full() bool { return p.count() == p.box.K()*p.box.K() }

func (p *Preset) count() (n int64) {
	for x := range p.box.K() {
		for y := range p.box.K() {
			if p.box.IsP(x, y) {
				n++
			}
		}
	}
	return n
}

// routes says what is known of a game with the box.
func (p *Preset) routes(g *Game) {
	g.Rules.Box = p.box
	k, n := p.box.K(), p.count()
	decree := fmt.Sprintf("By decree %d of the %d positions of the box [0,%d)² are P and the others N.", n, k*k, k)
	if p.seed != "" {
		decree += fmt.Sprintf(" They were chosen by the generator SplitMix64 from the seed %s.", p.seed)
	}
	g.Statement = Statement{
		Title: "No theorem is known for a preset box",
		Text:  decree + " Positions outside are decided by elimination, one after the other.",
	}
	if isWythoff(g.Rules) {
		p.saturation(g, decree)
		return
	}
	p.parentLines(g)
}

// parentLines are the slopes of the game without the box. What becomes of them
// after a box is not known but for Wythoff's game.
func (p *Preset) parentLines(g *Game) {
	for _, l := range g.Family.make(g.Args, g.Play, nil).Lines {
		l.Name += " without the box"
		g.Lines = append(g.Lines, l)
	}
}

// saturation finds the column from which on the game is known for good. The
// convention makes no difference: outside the box there is always a move.
func (p *Preset) saturation(g *Game, decree string) {
	set, from := exact.Boxed(p.box)
	if set == nil {
		return
	}
	g.Set = set
	g.Lines = from.Lines()
	g.Statement = Statement{
		Title: fmt.Sprintf("Saturated from column %d on", from.Column),
		Text: decree + fmt.Sprintf(" Before column %d the rules decide position by position. In it all diagonals between the lowest and the topmost "+
			"P-position are taken, and from it on each column follows from the one before. Let g₀ be 1 if row %d is taken then and 0 if not, and g₁, g₂, … "+
			"say the same of the rows above: behind the first %d of them comes what 0 → 001 and 1 → 01 make of the sequence itself. Of the first n of them zₙ are 0. "+
			"The P-positions of these columns are (xₙ, yₙ) and (uₙ, vₙ): every position is decided exactly, at any distance. "+
			"On average they lie on two lines of slope φ = (1 + √5)/2 and 1/φ, whose places this atlas computes from g.", from.Column, from.Row, from.Top-from.Row+1),
		Formula: []string{
			"xₙ = n + zₙ" + plusText(from.Column-1),
			"yₙ = 2n + zₙ" + plusText(from.Top) + " for n ≥ 1",
			"uₙ = n + zₙ" + plusText(from.Column),
			"vₙ = n" + plusText(from.Row) + " if gₙ = 0",
		},
		Cites: []Citation{{Hu2024, "Theorems 9 and 10, Section 4.2"}},
	}
	if p.Full() {
		p.conjecture(g)
	}
}

// plusText is " + n" in a formula, or nothing for 0.
func plusText(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" + %d", n)
}

// conjecture adds what the thesis expects of Wythoff's game after a full box,
// and what the lines say of it.
func (p *Preset) conjecture(g *Game) {
	origin := 1 - p.box.K()
	g.Statement.Text += fmt.Sprintf(" Conjecture 1 says that two beams start from (%d, %d), the point (1 − k, 1 − k). "+
		"So it is: these two lines are those of Wythoff’s game, moved there; the proof is this atlas’s.", origin, origin)
	g.Statement.Cites = append(g.Statement.Cites, Citation{Hu2024, "Chapter 4, Conjecture 1"})
}

// isWythoff reports whether the rules are those of Wythoff's game, but for the
// box.
func isWythoff(r game.Ruleset) bool {
	r.Box = nil
	return sameRules(r, stRules(1, 1))
}

// Saturates reports whether a box of decrees is followed by two beams once it is
// saturated, as chapter 4 of the thesis on W(a,b) has it: in Wythoff's game.
func (f *Family) Saturates() bool { return f == wythoff }

// Saturates reports whether the game is so: with a box in either convention, without
// one in normal play, where position (0, 0) is one.
func (g *Game) Saturates() bool {
	return isWythoff(g.Rules) && (g.Preset != nil || g.Play == game.Normal)
}
