package play

import (
	"math/big"
	"os"
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

// duel plays one match to its end, the page against chance, from a position at
// which the page moves, and reports whether the page won.
func duel(t *testing.T, g *catalog.Game, decider explain.Decider, start game.Vector, die *chance.SplitMix, against func(at game.Vector) game.Vector) bool {
	t.Helper()
	m, err := New(g, start)
	if err != nil {
		t.Fatal(err)
	}
	m.Page = PageFirst
	hint, words, err := m.Hint(decider, nil)
	if err != nil || hint == nil || words == "" {
		t.Fatalf("%s: the hint at %v is %v, %q, %v", g.Link(), start, hint, words, err)
	}
	if isP, _, err := decider.Decide(hint.To, nil); err != nil || !isP || !explain.MayMove(g, start, hint.To).Legal {
		t.Fatalf("%s: the hint at %v leads to %v", g.Link(), start, hint.To)
	}
	for {
		winner, over, err := m.Winner(nil)
		if err != nil {
			t.Fatal(err)
		}
		if over {
			return winner == 0
		}
		to := game.Vector(nil)
		if m.PageToMove() {
			choice, err := (&Page{Game: g, Decider: decider, Die: die}).Choose(m.At(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if !choice.Wins || choice.Erred {
				t.Fatalf("%s: at %v, a position that was won, the page chooses %+v", g.Link(), m.At(), choice)
			}
			to = choice.To
		} else {
			to = against(m.At())
		}
		if err := m.Move(to); err != nil {
			t.Fatalf("%s: %v", g.Link(), err)
		}
	}
}

// From N-positions perfect play never loses: when all tests are asked for, a
// thousand games of every ruleset and convention against random moves. With three
// piles and more it is fewer.
func TestPerfectPlayNeverLoses(t *testing.T) {
	side, rounds := int64(14), 100
	switch {
	case os.Getenv("ALL") != "":
		rounds = 1000
	case testing.Short():
		rounds = 50
	}
	for _, g := range sample.Games(t, "4x0.5@3") {
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			die := chance.SplitMix(7)
			if why := g.WhyNotPlayed(); why != "" {
				_, err := New(g, vector(game.Position{X: 3, Y: 4}))
				_, fair := Fair(g, sample.BookOf(g, side), big.NewInt(0), big.NewInt(5), &die, nil)
				_, puzzles := MakePuzzles(g, sample.BookOf(g, side), 1, nil)
				if err == nil || fair == nil || puzzles == nil {
					t.Error("a match is played though ", why)
				}
				return
			}
			if g.Piles != nil {
				decider := explain.By(catalog.Route(g, route.Standard))
				for range rounds / 50 {
					start, err := Fair(g, decider, big.NewInt(0), big.NewInt(5), &die, nil)
					if err != nil {
						t.Fatal(err)
					}
					if isP, _, _ := decider.Decide(start, nil); isP {
						continue
					}
					won := duel(t, g, decider, start, &die, func(at game.Vector) game.Vector {
						o, err := (&Page{Game: g, Decider: decider}).optionsOf(at, nil)
						if err != nil {
							t.Fatal(err)
						}
						to, err := o.at(die.BelowBig(o.n), nil)
						if err != nil {
							t.Fatal(err)
						}
						return to
					})
					if !won {
						t.Fatalf("lost from %v", start)
					}
				}
				return
			}
			b, played := sample.BookOf(g, side), 0
			for tries := 0; played < rounds && tries < 100*rounds; tries++ {
				at := game.Position{X: int64(die.Below(uint64(side))), Y: int64(die.Below(uint64(side)))}
				if b.IsP(at.X, at.Y) || len(b.Options(at)) == 0 {
					continue
				}
				played++
				won := duel(t, g, b, vector(at), &die, func(at game.Vector) game.Vector {
					p, _ := at.Small()
					list := b.Options(p)
					return vector(list[die.Below(uint64(len(list)))])
				})
				if !won {
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
	for _, rate := range []uint{0, 5, 30, 75, 100} {
		die, n, erred := chance.SplitMix(rate+1), 0, 0
		for n < 2000 {
			at := game.Position{X: int64(die.Below(20)), Y: int64(die.Below(20))}
			if b.IsP(at.X, at.Y) || at.Total() < 3 {
				continue
			}
			n++
			c, err := (&Page{Game: g, Decider: b, Rate: rate, Die: &die}).Choose(vector(at), nil)
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
			c, err := (&Page{Game: g, Decider: b, Rate: 50, Die: &die}).Choose(vector(at), nil)
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
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=3&t=2", "game=wab&a=2&b=3", "game=rmwg&r=5", "game=oew&s=2&t=2&play=misere"} {
		g := sample.Parsed(t, link)
		decider := explain.By(catalog.Route(g, route.Standard))
		die := chance.SplitMix(3)
		for range 4 {
			at, err := Fair(g, decider, new(big.Int).Rsh(ten, 1), ten, &die, nil)
			if err != nil {
				t.Fatal(err)
			}
			isP, _, err := decider.Decide(at, nil)
			if err != nil {
				t.Fatal(err)
			}
			c, err := (&Page{Game: g, Decider: decider, Rate: 40, Die: &die}).Choose(at, nil)
			if err != nil {
				t.Fatal(err)
			}
			if l := explain.MayMove(g, at, c.To); !l.Legal || isP && c.Wins || !isP && c.Wins == c.Erred {
				t.Errorf("%s: %v: %+v", link, at, c)
			}
		}
	}
}
