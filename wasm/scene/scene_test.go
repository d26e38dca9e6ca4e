package scene

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/solve"
	"wythoffatlas/wasm/viewport"
)

// opened is a page with that link, of which everything has been answered.
func opened(t *testing.T, link string) *model.State {
	t.Helper()
	s := model.New()
	var said []protocol.Message
	solver := solve.New(func(m protocol.Message) { said = append(said, m) }, nil)
	take := func(effects []model.Effect) {
		for _, e := range effects {
			if put, ok := e.(model.PutTile); ok {
				if err := canvas.PutTile(put.ID, put.Shades); err != nil {
					t.Fatal(err)
				}
			}
			if post, ok := e.(model.Post); ok {
				m, err := protocol.Decode(post.Data)
				if err != nil {
					t.Fatal(err)
				}
				solver.Handle(m)
			}
		}
	}
	take(s.Begin(0))
	take(s.Update(0, model.Heard{Data: protocol.Encode(protocol.Message{Body: &protocol.Ready{}})}))
	take(s.Update(0, model.Resize{Room: model.Room{W: 1200, H: 800, Ratio: 1, Scale: 1}}))
	take(s.Update(0, model.Hash{Fragment: "#v=1&" + link}))
	for solver.Step() || len(said) > 0 {
		for _, m := range said {
			said = said[1:]
			take(s.Update(time.Second, model.Heard{Data: protocol.Encode(m)}))
		}
	}
	return s
}

func kinds(m *canvas.Map) map[canvas.MarkKind]int {
	n := map[canvas.MarkKind]int{}
	for _, mark := range m.Marks {
		n[mark.Kind]++
	}
	return n
}

// What is on its way is drawn so, and what has come is not.
func TestWaitingTiles(t *testing.T) {
	s, p := model.New(), &Painter{}
	s.Update(0, model.Resize{Room: model.Room{W: 1200, H: 800, Ratio: 1, Scale: 1}})
	s.Update(0, model.Hash{Fragment: "#v=1&game=wythoff"})
	waiting := func(s *model.State) (n int) {
		for _, tile := range p.Scene(s).Map.Tiles {
			if tile.Waiting {
				n++
			}
		}
		return n
	}
	if n := waiting(s); n == 0 {
		t.Error("a map without tiles is blank paper")
	}
	s = opened(t, "game=wythoff")
	if n := waiting(s); n > 0 || len(p.Scene(s).Map.Tiles) == 0 {
		t.Errorf("%d of %d tiles are drawn as on their way", n, len(p.Scene(s).Map.Tiles))
	}
}

func TestWhatIsDrawn(t *testing.T) {
	p := &Painter{}
	m := p.Scene(opened(t, "game=wythoff&at=5,7")).Map
	if len(m.Lines) != 3 || len(m.Moves) == 0 || kinds(m)[canvas.MarkPinned] != 1 {
		t.Errorf("%d lines, %d moves, %v", len(m.Lines), len(m.Moves), kinds(m))
	}
	m = p.Scene(opened(t, "game=wythoff&at=5,7&show=none")).Map
	if len(m.Lines) != 1 || len(m.Moves) != 0 || m.Grid {
		t.Errorf("nothing is shown: %d lines, %d moves", len(m.Lines), len(m.Moves))
	}
	for show, colour := range map[string]raster.Colour{"upper": raster.Light.Upper, "lower,no-positions": raster.Light.Lower} {
		m = p.Scene(opened(t, "game=wythoff&theme=light&show="+show)).Map
		if len(m.Lines) != 2 || m.Lines[1].Colour != colour || (len(m.Tiles) == 0) != strings.Contains(show, "no-positions") {
			t.Errorf("%s: %d tiles, lines %+v", show, len(m.Tiles), m.Lines)
		}
	}
	m = p.Scene(opened(t, "game=wythoff&show=squares")).Map
	if kinds(m)[canvas.MarkCrossed] == 0 {
		t.Error("no crossed squares")
	}
	m = p.Scene(opened(t, "game=wythoff&preset=4:0.0,1.3")).Map
	if kinds(m)[canvas.MarkPreset] != 2 {
		t.Errorf("decrees: %v", kinds(m))
	}
	m = p.Scene(opened(t, "game=wythoff&preset=4:0.0,1.3&show=no-decrees")).Map
	if kinds(m)[canvas.MarkPreset] != 0 || len(m.Tiles) == 0 {
		t.Errorf("decrees that are hidden: %v", kinds(m))
	}
	m = p.Scene(opened(t, "game=subtraction&f=T4")).Map
	if n := kinds(m)[canvas.MarkCandidate]; n == 0 {
		t.Errorf("candidates: %v", kinds(m))
	}
	m = p.Scene(opened(t, "game=wytlex&k=3&view=map")).Map
	if m.AcrossSub != "1" || m.Across != "p" || m.Up != "p" {
		t.Errorf("the axes are %q%q and %q", m.Across, m.AcrossSub, m.Up)
	}
	table := p.Scene(opened(t, "game=wytlex&k=3&beside=wythoff-k")).Table
	if table == nil || table.Second != 4 || len(table.Columns) != 7 || table.Parts < 0 || len(table.Row(3)) != 7 {
		t.Errorf("two tables: %+v", table)
	}
	table = p.Scene(opened(t, "game=wythoff&view=table&show=difference")).Table
	if row := table.Row(5); len(row) != 4 || row[3] != "5" {
		t.Errorf("the difference of row 5: %v", row)
	}
	both := p.Scene(opened(t, "game=wythoff&view=both"))
	if both.Map == nil || both.Table == nil || both.Beside.Empty() || both.Free.Right > both.Beside.Left {
		t.Errorf("side by side: %v %v", both.Free, both.Beside)
	}
}

// Far out a line is computed once and followed by its slope; that is the same to
// a thousandth of a pixel.
func TestAnchorsAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	for _, z := range []float64{5, 0, -3.5, -100, -900} {
		s := model.New()
		far := new(big.Int).Exp(big.NewInt(10), big.NewInt(400), nil)
		s.Update(0, model.Resize{Room: model.Room{W: 1200, H: 800, Ratio: 1, Scale: 1}})
		s.Update(0, model.Hash{Fragment: "#v=1&game=st-wythoff&s=2&t=3"})
		s.Map.View.Look(far, far, z)
		p := &Painter{s: s, pal: s.Palette()}
		line := s.Game().Lines[0]
		bits := uint(max(0, z) + 8)
		for i := range 60 {
			at := new(big.Int).Set(far)
			if shift := uint(rng.IntN(14)) + uint(max(0, -z)); i > 0 {
				at.Add(at, new(big.Int).Lsh(big.NewInt(rng.Int64N(1<<20)), shift))
			}
			for j, compute := range []func(*big.Int, uint) *big.Float{line.XAt, line.YAt} {
				got, want := p.along(j, at, compute), compute(at, bits)
				off, _ := new(big.Float).SetPrec(4096).Sub(got, want).Float64()
				if pixels := off * s.Map.View.Cell(); pixels > 0.02 || pixels < -0.02 {
					t.Fatalf("zoom %v, step %d: %v px off", z, i, pixels)
				}
			}
		}
	}
}

// Far out a line that is in view is drawn, and only then, wherever in the window it is.
func TestLinesPassBy(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(900), nil)
	for _, z := range []float64{4, -3, -700} {
		s := model.New()
		s.Update(0, model.Resize{Room: model.Room{W: 1200, H: 800, Ratio: 1, Scale: 1}})
		s.Update(0, model.Hash{Fragment: "#v=1&game=wythoff"})
		p := &Painter{}
		for n, line := range s.Game().Lines {
			on, _ := line.YAt(far, 8).Int(nil)
			for pixels := -1000; pixels <= 1000; pixels += 40 {
				shift := new(big.Float).SetMantExp(big.NewFloat(float64(pixels)), int(-z)) // up, in positions
				up, _ := shift.Int(nil)
				s.Map.View.Look(far, new(big.Int).Sub(on, up), z)
				m := p.Scene(s).Map
				seen := false
				for _, l := range m.Lines {
					seen = seen || l.Colour == p.tone(n)
				}
				if inside := pixels > -380 && pixels < 380; inside && !seen {
					t.Errorf("zoom %v: a beam %d px above the middle is not drawn", z, pixels)
				}
			}
		}
		s.Map.View.Look(far, far, z)
		if n := len(p.Scene(s).Map.Lines); n != 1 { // the diagonal
			t.Errorf("zoom %v: far from both beams there are %d lines", z, n)
		}
	}
}

func TestSplitHead(t *testing.T) {
	for head, want := range map[string][2]string{"Aₙ": {"A", "n"}, "p₁₂": {"p", "12"}, "n": {"n", ""}, "Bₙ − Aₙ": {"Bₙ − Aₙ", ""}} {
		if letter, sub := splitHead(head); letter != want[0] || sub != want[1] {
			t.Errorf("%s is %q and %q", head, letter, sub)
		}
	}
}

func BenchmarkScene(b *testing.B) {
	s := model.New()
	s.Update(0, model.Resize{Room: model.Room{W: 1440, H: 900, Ratio: 1, Scale: 1}})
	s.Update(0, model.Hash{Fragment: "#v=1&game=wythoff&x=1000&y=1618&z=-1"})
	p := &Painter{}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		i++
		s.Update(time.Duration(i)*time.Millisecond, model.Pointer{Event: viewport.Event{Kind: viewport.Move, X: float64(i % 1000), Y: 300}})
		p.Scene(s)
	}
}
