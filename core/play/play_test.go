package play

import (
	"errors"
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
)

// A book knows the outcomes of a window by the definition, and all options.
type book struct {
	rules   game.Ruleset
	grid    *naive.Grid
	options map[game.Position][]game.Position
}

func bookOf(g *catalog.Game, side int64) *book {
	b := &book{g.Rules, naive.Decide(g.Rules, g.Play, side, side), map[game.Position][]game.Position{}}
	for x := range side {
		for y := range side {
			at := game.Position{X: x, Y: y}
			if g.Rules.Box.Covers(x, y) {
				continue
			}
			list := slices.Collect(g.Rules.Options(at))
			slices.SortFunc(list, func(a, b game.Position) int {
				if d := a.Total() - b.Total(); d != 0 {
					return int(d)
				}
				return int(a.X - b.X)
			})
			b.options[at] = list
		}
	}
	return b
}

func vector(p game.Position) game.Vector { return game.VectorOf(p.X, p.Y) }

func (b *book) Decide(at game.Vector, _ pause.Func) (bool, string, error) {
	p, ok := at.Small()
	if !ok || p.X >= b.grid.W || p.Y >= b.grid.H {
		return false, "", errors.New("outside of the window")
	}
	return b.grid.IsP(p.X, p.Y), "By the definition.", nil
}

func (b *book) Winning(at game.Vector, limit int, _ pause.Func) (moves []game.Move, err error) {
	p, _ := at.Small()
	for _, q := range b.options[p] {
		if b.grid.IsP(q.X, q.Y) && len(moves) < limit {
			moves = append(moves, game.PairMove(at, vector(q)))
		}
	}
	return moves, nil
}

func parsed(t testing.TB, link string) *catalog.Game {
	t.Helper()
	values := map[string]string{}
	for pair := range strings.SplitSeq(link, "&") {
		key, value, _ := strings.Cut(pair, "=")
		values[key], _ = catalog.Unescape(value)
	}
	g, problems := catalog.Parse(values)
	if len(problems) > 0 {
		t.Fatalf("%s: %v", link, problems)
	}
	return g
}

// rulesets are the default and the examples of every entry, in both conventions,
// and the default with a box.
func rulesets(t testing.TB) []*catalog.Game {
	var games []*catalog.Game
	seen := map[string]bool{}
	for _, e := range catalog.All() {
		members := [][]catalog.Arg{e.Defaults()}
		for _, x := range e.Examples {
			members = append(members, x.Args)
		}
		for _, args := range members {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				g, err := e.Game(args, play)
				if err != nil {
					t.Fatal(err)
				}
				if !seen[g.Link()] {
					seen[g.Link()] = true
					games = append(games, g)
				}
			}
		}
		if d := e.Default(); d.Piles == nil {
			box, err := catalog.ParsePreset("4x0.5@3")
			if err != nil {
				t.Fatal(err)
			}
			games = append(games, d.WithPreset(box))
		}
	}
	return games
}

// duel plays one match to its end, the page against chance, from a position at
// which the page moves, and reports whether the page won.
func duel(t *testing.T, g *catalog.Game, decider explain.Decider, start game.Vector, die *chance.SplitMix, against func(at game.Vector) game.Vector) bool {
	t.Helper()
	m, err := New(g, start)
	if err != nil {
		t.Fatal(err)
	}
	m.Page = PageFirst
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

// From N-positions perfect play never loses: a thousand games of every ruleset and
// convention against random moves. With three piles and more it is fewer.
func TestPerfectPlayNeverLoses(t *testing.T) {
	side, rounds := int64(14), 1000
	if testing.Short() {
		rounds = 50
	}
	for _, g := range rulesets(t) {
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			die := chance.SplitMix(7)
			if g.Piles != nil {
				decider := explain.By(g.Route(route.Standard))
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
			b, played := bookOf(g, side), 0
			for tries := 0; played < rounds && tries < 100*rounds; tries++ {
				at := game.Position{X: int64(die.Below(uint64(side))), Y: int64(die.Below(uint64(side)))}
				if b.grid.IsP(at.X, at.Y) || len(b.options[at]) == 0 {
					continue
				}
				played++
				won := duel(t, g, b, vector(at), &die, func(at game.Vector) game.Vector {
					p, _ := at.Small()
					list := b.options[p]
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
	g := parsed(t, "game=wythoff")
	b := bookOf(g, 20)
	for _, rate := range []uint{0, 5, 30, 75, 100} {
		die, n, erred := chance.SplitMix(rate+1), 0, 0
		for n < 2000 {
			at := game.Position{X: int64(die.Below(20)), Y: int64(die.Below(20))}
			if b.grid.IsP(at.X, at.Y) || at.Total() < 3 {
				continue
			}
			n++
			c, err := (&Page{Game: g, Decider: b, Rate: rate, Die: &die}).Choose(vector(at), nil)
			if err != nil {
				t.Fatal(err)
			}
			to, _ := c.To.Small()
			if c.Erred == c.Wins || c.Wins != b.grid.IsP(to.X, to.Y) || !g.Rules.Allows(at, to) {
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
		g := parsed(t, link)
		b := bookOf(g, 13)
		for at, list := range b.options {
			if !b.grid.IsP(at.X, at.Y) || len(list) == 0 || len(list) > lookedAt {
				continue // with more options only some are looked at
			}
			share := func(q game.Position) *big.Rat {
				moves, _ := b.Winning(vector(q), 100, nil)
				if len(moves) == 0 || len(moves) >= replies {
					return big.NewRat(2, 1)
				}
				return big.NewRat(int64(len(moves)), int64(len(b.options[q])))
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
		g := parsed(t, link)
		decider := explain.By(g.Route(route.Standard))
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
