package play

import (
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/route"
)

func vector(p game.Position) game.Vector { return game.VectorOf(p.X, p.Y) }

// duel plays one match to its end, the page against chance, as the player who wins
// from the start, and reports whether the page won. What is forbidden against it,
// where something may be, is left to chance too.
func duel(t *testing.T, g *catalog.Game, decider explain.Decider, start game.Vector, die *chance.SplitMix) bool {
	t.Helper()
	m, err := New(g, start)
	if err != nil {
		t.Fatal(err)
	}
	m.Page = PageFirst
	if isP, _, err := decider.Decide(start, nil); err != nil || isP {
		m.Page = PageSecond
	}
	page := &Page{Game: g, Decider: decider, Die: die}
	for {
		winner, over, err := m.Winner(nil)
		if err != nil {
			t.Fatal(err)
		}
		if over {
			return winner == int(m.Page-PageFirst)
		}
		options, err := page.optionsOf(m.At(), m.turns[len(m.turns)-1].forbidden, nil)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case m.Forbidding() && m.PageToAct():
			hint, told := hinted(t, m, decider)
			list, erred, err := page.Forbid(m.At(), nil)
			if err != nil || erred || told && !slices.EqualFunc(list, hint.Forbid, game.Vector.Equal) {
				t.Fatalf("%s: at %v the page forbids %v, and the hint is %v, %v", g.Link(), m.At(), list, hint, err)
			}
			err = m.Forbid(list)
			if err != nil {
				t.Fatalf("%s: %v", g.Link(), err)
			}
			if wins, err := m.Held(decider, len(m.line)-1, nil); err != nil || wins {
				t.Fatalf("%s: with %v forbidden the player at %v can win", g.Link(), list, m.At())
			}
		case m.Forbidding():
			var list []game.Vector
			for n := die.Below(uint64(g.Rules.Forbids) + 1); n > 0; n-- {
				to, err := options.at(die.BelowBig(options.n), nil)
				if err != nil {
					t.Fatal(err)
				}
				if m.CanForbid(list, to) == nil {
					list = append(list, to)
				}
			}
			if err := m.Forbid(list); err != nil {
				t.Fatalf("%s: %v", g.Link(), err)
			}
		case m.PageToAct():
			if hint, told := hinted(t, m, decider); told {
				if hint.Move == nil {
					t.Fatalf("%s: no hint at %v", g.Link(), m.At())
				}
				to := hint.Move.To
				if isP, _, err := decider.Decide(to, nil); err != nil || !isP || !explain.MayMove(g, m.At(), to).Legal {
					t.Fatalf("%s: the hint at %v leads to %v", g.Link(), m.At(), to)
				}
			}
			choice, err := page.Choose(m.At(), m.turns[len(m.turns)-1].forbidden, nil)
			if err != nil || !choice.Wins || choice.Erred {
				t.Fatalf("%s: at %v, a position that was won, the page chooses %+v, %v", g.Link(), m.At(), choice, err)
			}
			if err := m.Move(choice.To); err != nil {
				t.Fatalf("%s: %v", g.Link(), err)
			}
		default:
			to, err := options.at(die.BelowBig(options.n), nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Move(to); err != nil {
				t.Fatalf("%s: %v", g.Link(), err)
			}
		}
	}
}

// hinted is the hint of a match of which few moves were made: hints take a while.
func hinted(t *testing.T, m *Match, decider explain.Decider) (h Hint, told bool) {
	t.Helper()
	if len(m.line) > 2 {
		return h, false
	}
	hint, err := m.Hint(decider, nil)
	if err != nil || hint.Short == "" {
		t.Fatalf("%s: the hint at %v is %+v, %v", m.Game.Link(), m.At(), hint, err)
	}
	return hint, true
}

// From the side that wins perfect play never loses: when all tests are asked for, a
// thousand games of every ruleset and convention against random play. Otherwise games
// of K piles, which take longer, are fewer.
func TestPerfectPlayNeverLoses(t *testing.T) {
	side, rounds, roundsOfPiles := int64(14), 100, 2
	switch {
	case os.Getenv("ALL") != "":
		rounds, roundsOfPiles = 1000, 1000
	case testing.Short():
		rounds, roundsOfPiles = 20, 1
	}
	for _, g := range sample.Games(t, "4x0.5@3") {
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			die := chance.SplitMix(7)
			if g.Piles != nil {
				decider := explain.By(catalog.Route(g, route.Standard))
				for range roundsOfPiles {
					start, err := Fair(g, decider, big.NewInt(0), big.NewInt(5), &die, nil)
					if err != nil {
						t.Fatal(err)
					}
					if !duel(t, g, decider, start, &die) {
						t.Fatalf("lost from %v", start)
					}
				}
				return
			}
			b, played := sample.BookOf(g, side), 0
			for tries := 0; played < rounds && tries < 100*rounds; tries++ {
				at := game.Position{X: int64(die.Below(uint64(side))), Y: int64(die.Below(uint64(side)))}
				if len(b.Options(at)) == 0 {
					continue
				}
				played++
				if !duel(t, g, b, vector(at), &die) {
					t.Fatalf("lost from %v", at)
				}
			}
			if none := strings.Contains(g.Link(), "sh=none"); played < rounds && !none {
				t.Fatalf("only %d games were played", played)
			}
		})
	}
}

// The page errs as often as it is told, where it could win and there is a move
// that does not: of 2,000 choices the share is within four standard deviations.
func TestErrorRate(t *testing.T) {
	g := sample.Parsed(t, "game=wythoff")
	b := sample.BookOf(g, 20)
	choices := 2000
	if testing.Short() {
		choices = 500
	}
	for _, rate := range []uint{0, 5, 30, 75, 100} {
		die, n, erred := chance.SplitMix(rate+1), 0, 0
		for n < choices {
			at := game.Position{X: int64(die.Below(20)), Y: int64(die.Below(20))}
			if b.IsP(at.X, at.Y) || at.Total() < 3 {
				continue
			}
			n++
			c, err := (&Page{Game: g, Decider: b, Rate: rate, Die: &die}).Choose(vector(at), nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			to, _ := c.To.Small()
			if c.Erred == c.Wins || c.Wins != b.IsP(to.X, to.Y) || !g.Rules.Allows(at, to) {
				t.Fatalf("%v: %+v", at, c)
			}
			if c.Erred {
				erred++
			}
		}
		// (erred − n·rate/100)² ≤ 16·n·rate/100·(1 − rate/100), times 100².
		r := int(rate)
		off := 100*erred - n*r
		if off*off > 16*n*r*(100-r) {
			t.Errorf("at a rate of %d%% the page erred %d times of %d", rate, erred, n)
		}
	}
}

// From a P-position the page makes the move after which the smallest share of the
// moves wins.
func TestLosingGracefully(t *testing.T) {
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=2&t=3", "game=wab&a=2&b=3", "game=radius&r=3", "game=wythoff&play=misere"} {
		g := sample.Parsed(t, link)
		b := sample.BookOf(g, 13)
		for i := range int64(13 * 13) {
			at := game.Position{X: i / 13, Y: i % 13}
			list := b.Options(at)
			if !b.IsP(at.X, at.Y) || len(list) == 0 || len(list) > lookedAt {
				continue // with more options only some are looked at
			}
			share := func(q game.Position) *big.Rat {
				moves, _ := b.Winning(vector(q), 100, nil)
				if len(moves) == 0 || len(moves) >= replies {
					return big.NewRat(2, 1)
				}
				return big.NewRat(int64(len(moves)), int64(len(b.Options(q))))
			}
			die := chance.SplitMix(1)
			c, err := (&Page{Game: g, Decider: b, Rate: 50, Die: &die}).Choose(vector(at), nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			to, _ := c.To.Small()
			if c.Wins || c.Erred || !g.Rules.Allows(at, to) {
				t.Fatalf("%s: %v: %+v", link, at, c)
			}
			for _, q := range list {
				if share(q).Cmp(share(to)) < 0 {
					t.Fatalf("%s: from %v the page moves to %v, where %s of the moves win; at %v only %s do", link, at, to, share(to), q, share(q))
				}
			}
		}
	}
}

// Far out, where nothing is listed, the page plays on.
func TestPlayFarOut(t *testing.T) {
	rounds := 4
	if testing.Short() {
		rounds = 1
	}
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=3&t=2", "game=wab&a=2&b=3", "game=rmwg&r=5", "game=oew&s=2&t=2&play=misere"} {
		g := sample.Parsed(t, link)
		decider := explain.By(catalog.Route(g, route.Standard))
		die := chance.SplitMix(3)
		for range rounds {
			at, err := Fair(g, decider, new(big.Int).Rsh(ten, 1), ten, &die, nil)
			if err != nil {
				t.Fatal(err)
			}
			isP, _, err := decider.Decide(at, nil)
			if err != nil {
				t.Fatal(err)
			}
			c, err := (&Page{Game: g, Decider: decider, Rate: 40, Die: &die}).Choose(at, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if l := explain.MayMove(g, at, c.To); !l.Legal || isP && c.Wins || !isP && c.Wins == c.Erred {
				t.Errorf("%s: %v: %+v", link, at, c)
			}
		}
	}
}
