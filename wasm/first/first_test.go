package first

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/solve"
	"wythoffatlas/wasm/viewport"
)

// links are plain, and all that they say.
func links() []string {
	list := []string{
		"", "v=1", "x=3&y=4", "v=1&game=wythoff&z=-2.125",
		"v=1&game=wythoff&x=20&y=20&z=4&at=3,5&theme=dark&show=beams,grid",
		"v=1&game=wythoff&preset=8x1&x=-1&y=100000000000000000000000000000000&z=-100.5",
		"v=1&game=wab&a=2&b=3&play=misere&view=both&theme=contrast",
		"v=1&game=wythoff&mode=projector&theme=bright", "v=1&game=wythoff&mode=projector&x=30&y=30&z=4&at=3,5",
		"v=1&game=wytlex&k=3&view=map&axes=n,3&z=3", "v=1&game=wytlex&k=4&view=both", "v=1&game=nim&k=2",
		"v=1&game=variable-wytlex&k=2&f=vile&view=map&x=40&y=70&z=2",
	}
	for _, f := range catalog.All() {
		for _, e := range f.Examples {
			list = append(list, "v=1&"+f.Example(e).Link())
		}
	}
	return list
}

var rooms = []Room{
	{W: 1440, H: 900, Ratio: 1, Scale: 1, Panels: []viewport.Panel{
		{Rect: viewport.Rect{Right: 1440, Bottom: 44}}, {Rect: viewport.Rect{Top: 44, Right: 312, Bottom: 900}},
	}},
	{W: 390, H: 844, Ratio: 3, Scale: 1.25, Dark: true, Panels: []viewport.Panel{
		{Rect: viewport.Rect{Right: 390, Bottom: 44}}, {Rect: viewport.Rect{Top: 582, Right: 390, Bottom: 844}},
		{Rect: viewport.Rect{Top: 60, Right: 80, Bottom: 90}, Folded: true},
	}},
}

// A picture is of the place where the page opens, asks for the tiles that the page
// asks for, and has its colours.
func TestAsThePageOpens(t *testing.T) {
	for _, room := range rooms {
		pictures := 0
		for _, l := range links() {
			s := model.New()
			s.Begin(0)
			s.Update(0, model.Resize{Room: model.Room{W: room.W, H: room.H, Ratio: room.Ratio, Scale: room.Scale, Dark: room.Dark}, Panels: room.Panels})
			s.Update(0, model.Hash{Fragment: "#" + l})
			p, ok := New(l, room)
			if ok != (s.Mapped() && !strings.Contains(l, "nothing")) {
				t.Errorf("%s: there is a picture: %v", l, ok)
			}
			if !ok {
				continue
			}
			pictures++
			s.Map.Look()
			var want, got []string
			for _, tile := range s.Map.Layout.Tiles {
				want = append(want, tile.Key.IX+","+tile.Key.IY)
			}
			for _, q := range p.Questions() {
				got = append(got, q.IX+","+q.IY)
				if axes := s.Axes(); s.Vectors() && q.Axes != [2]uint64{uint64(axes[0]), uint64(axes[1])} || !s.Vectors() && q.Axes != [2]uint64{} {
					t.Errorf("%s: it asks for the axes %v", l, q.Axes)
				}
				if q.Game != s.Link() || q.Level != uint64(s.Level()) {
					t.Errorf("%s: it asks for %s, level %d", l, q.Game, q.Level)
				}
			}
			if !s.Map.View.Same(p.view) || !slices.Equal(got, want) {
				t.Errorf("%s: the page has the tiles %v, the picture %v", l, want, got)
			}
			if p.palette != s.Palette() || p.projector != s.Lettering().Projector {
				t.Errorf("%s: the palette is %s", l, p.palette.Name)
			}
		}
		if pictures < 20 {
			t.Errorf("only %d pictures", pictures)
		}
	}
}

// What is not plain, and what opens with something else, has no picture.
func TestNoPicture(t *testing.T) {
	for _, l := range []string{
		"v=2&game=wythoff", "game=nothing", "v=1&game=wytlex&k=3", "v=1&game=wythoff&view=table", "v=1&game=wythoff&match=5.7",
		"v=1&lecture=beams", "v=1&game=wythoff&with=game=wab%26a=2%26b=3", "v=1&game=wab&a=0&b=3", "v=1&game=wythoff&x=1e3&y=2",
		"v=1&game=wythoff&x=-4&y=2&z=5&x=3", "v=1&game=wythoff&theme=pink", "v=1&game=wythoff&mode=projector&at=3,5",
		"v=1&game=wythoff&x=3", "v=1&game=wythoff&z=1e99", "v=1&game=wythoff&x=%zz", "v=1&GAME=wythoff", "v=1&game=wytlex&k=3&view=map&axes=1,1",
		"v=1&game=wythoff&" + strings.Repeat("x", maxLink),
	} {
		if _, ok := New(l, rooms[0]); ok {
			t.Errorf("%.60s: there is a picture", l)
		}
	}
	for _, room := range []Room{{}, {W: 1, H: 1e9, Ratio: 1, Scale: 1}, {W: 1e5, H: 1e5, Ratio: 2, Scale: 1}} {
		if _, ok := New("", room); ok {
			t.Errorf("%v: there is a picture", room)
		}
	}
}

// What is read here is what package link reads.
func FuzzRead(f *testing.F) {
	for _, l := range links() {
		f.Add(l)
	}
	f.Add("game=radius&r=07&x=00&y=-0&z=.5&axes=n,n")
	f.Add("theme=")
	f.Add("axes")
	f.Add("v=1&game=wythoff&x=20&y=20&z=4&at=3,# theme=dAr#&show=0000000000")
	f.Add("v=1&game=wythoff&x=−4&y=٣&z=1_0&show=&")
	f.Fuzz(func(t *testing.T, text string) {
		l, ok := read(text)
		if !ok {
			return
		}
		s, problems := link.Parse(text)
		for _, p := range problems {
			if p.Part != "at" && p.Part != "row" && p.Part != "rowheight" && p.Part != "show" && p.Part != "debug" {
				t.Fatalf("%q: %v", text, p)
			}
		}
		if l.game.Link() != s.Game.Link() || l.view != s.View || l.projector != s.Projector || l.theme != s.Theme || l.zoomed != s.Zoomed {
			t.Fatalf("%q: %+v, not %+v", text, l, s)
		}
		if (l.x != nil) != s.Placed() || l.x != nil && (l.x.Cmp(s.X) != 0 || l.y.Cmp(s.Y) != 0) || (l.zoomed || l.x != nil) && l.z != s.Z {
			t.Fatalf("%q: (%v, %v) %v, not (%v, %v) %v", text, l.x, l.y, l.z, s.X, s.Y, s.Z)
		}
		if s.Axes != [2]int{} && l.axes != [2]uint64{uint64(s.Axes[0]), uint64(s.Axes[1])} {
			t.Fatalf("%q: axes %v, not %v", text, l.axes, s.Axes)
		}
		if s.Match != "" || s.Lecture != "" || s.With.Game != nil || s.Beside != "" {
			t.Fatalf("%q was taken for plain", text)
		}
	})
}

// The picture has ink on the square of each P-position in view and on no other:
// of misère Wythoff, whose first are (0, 1) and (2, 2).
func TestPaint(t *testing.T) {
	p, ok := New("v=1&game=wythoff&play=misere&x=6&y=6&z=4.5", Room{W: 400, H: 280, Ratio: 1.5, Scale: 1})
	if !ok {
		t.Fatal("there is no picture")
	}
	pixels, w, h := paint(t, p)
	if w != 600 || h != 420 || len(pixels) != 4*w*h {
		t.Fatalf("%d×%d with %d bytes", w, h, len(pixels))
	}
	isP := map[[2]int]bool{{0, 1}: true, {1, 0}: true, {2, 2}: true, {3, 5}: true, {5, 3}: true, {4, 7}: true, {7, 4}: true, {6, 10}: true, {10, 6}: true, {8, 13}: true, {13, 8}: true}
	seen := 0
	for x := range 12 {
		for y := range 12 {
			left, bottom, _ := p.view.ToScreen(bigInt(x), bigInt(y))
			cell := p.view.Cell()
			px, py := int((left+cell/2)*1.5), int((bottom-cell/2)*1.5)
			if px < int(p.free.Left*1.5) || px >= w || py < 0 || py >= int(p.free.Bottom*1.5) {
				continue
			}
			inked := colourAt(pixels, w, px, py) == raster.Light.Ink
			if inked != isP[[2]int{x, y}] {
				t.Errorf("(%d, %d) has ink: %v", x, y, inked)
			}
			if inked {
				seen++
			}
		}
	}
	if seen < 5 {
		t.Errorf("%d P-positions are in view", seen)
	}
	if c := colourAt(pixels, w, 10, h-10); c != raster.Light.Paper {
		t.Errorf("where numbers will stand is %s", c.Hex())
	}
}

// What is not decided is hatched: no paper there is taken for a place without
// P-positions.
func TestUndecided(t *testing.T) {
	p, _ := New("v=1&game=wythoff&x=128&y=128&z=1", Room{W: 300, H: 280, Ratio: 1, Scale: 1})
	for _, q := range p.Questions() {
		p.Put(q, slices.Repeat([]byte{raster.Undecided}, 1<<16))
	}
	pixels, w, _ := p.Paint()
	blank := 0
	for x := 100; x < 112; x++ {
		if colourAt(pixels, w, x, 100) == raster.Light.Paper {
			blank++
		}
	}
	if blank == 0 || blank > 10 {
		t.Errorf("%d of 12 pixels are paper", blank)
	}
}

// paint has a solver answer a picture's questions, and paints it.
func paint(t *testing.T, p *Picture) (pixels []byte, w, h int) {
	t.Helper()
	asked := p.Questions()
	s := solve.New(func(m protocol.Message) {
		if shades, ok := m.Body.(*protocol.Shades); ok {
			p.Put(asked[m.ID-1], shades.Texels)
		}
	}, nil)
	for i, q := range asked {
		s.Handle(protocol.Message{ID: uint64(i + 1), Body: q})
	}
	for s.Step() {
	}
	if !p.Whole() {
		t.Fatal("a tile is missing")
	}
	return p.Paint()
}

func bigInt(n int) *big.Int { return big.NewInt(int64(n)) }

func colourAt(pixels []byte, w, x, y int) raster.Colour {
	at := pixels[4*(y*w+x):]
	return raster.Colour(uint32(at[0])<<16 | uint32(at[1])<<8 | uint32(at[2]))
}
