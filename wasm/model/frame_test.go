package model_test

import (
	"flag"
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/scene"
	"wythoffatlas/wasm/show"
	"wythoffatlas/wasm/viewport"
)

// heavy are links that ask much of a page: what is opened, moved and drawn must
// stay within a frame all the same.
func heavy() map[string]string {
	long := strings.Repeat("7", 9_999)
	many := strings.Repeat("2mod5max40,", 20_000)
	return map[string]string{
		"usual":      "v=1&game=wythoff&at=5,7",
		"candidates": "v=1&game=subtraction&f=floor((10^9000%2B1)/(x1%2B1)^900)",
		"digits":     "v=1&game=st-wythoff&s=2&t=3&x=" + long + "&y=" + long + "&z=2&at=" + long + "," + long,
		"far out":    "v=1&game=wythoff&x=" + long + "&y=" + long + "&z=-1000&at=" + long + "," + long,
		"vector":     "v=1&game=nim&k=16&view=both&at=" + strings.Repeat(long+",", 15) + long,
		"sets":       "v=1&game=restricted&s=2&t=3&sh=" + many + "odd&sv=all&d1=all&d2=all",
		"unknown":    "v=1&game=wythoff&" + strings.Repeat("k=v&", 60_000),
		"megabyte":   "v=1&game=wythoff&" + strings.Repeat("k=v&", 300_000),
		"decrees":    "v=1&game=wythoff&preset=255x0.5@1&z=1",
		"squares":    "v=1&game=wythoff&show=beams,grid,moves,squares&z=3",
		"overview":   "v=1&game=wytlex&k=5&rowheight=1",
	}
}

// frame does what the page does for one event: change, show, draw.
func frame(s *model.State, p *scene.Painter, now time.Duration, e model.Event) {
	s.Update(now, e)
	show.Regions(s)
	show.Title(s)
	show.Live(s)
	s.Update(now, model.Frame{})
	p.Scene(s)
}

func opened(link string) (*model.State, *scene.Painter) {
	s, p := model.New(), &scene.Painter{}
	frame(s, p, 0, model.Resize{Room: model.Room{W: 1440, H: 900, Ratio: 1, Scale: 1}})
	frame(s, p, 0, model.Hash{Fragment: "#" + link})
	return s, p
}

// What opening a link takes before it is on the screen, the worker apart.
func BenchmarkOpen(b *testing.B) {
	for name, link := range heavy() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				opened(link)
			}
		})
	}
}

// What a movement of the pointer takes, with all that is shown and drawn.
func BenchmarkFrame(b *testing.B) {
	for name, link := range heavy() {
		b.Run(name, func(b *testing.B) {
			s, p := opened(link)
			i := 0
			for b.Loop() {
				i++
				frame(s, p, time.Duration(i)*time.Millisecond, model.Pointer{Event: viewport.Event{Kind: viewport.Move, X: float64(400 + i%600), Y: float64(200 + i%400)}})
			}
		})
	}
}

// Every heavy link opens, is drawn and moved without a panic, and is shared.
func TestHeavyLinks(t *testing.T) {
	for name, link := range heavy() {
		s, p := opened(link)
		for i := range 5 {
			frame(s, p, time.Duration(i)*time.Second, model.Pointer{Event: viewport.Event{Kind: viewport.Wheel, X: 500, Y: 300, Turn: viewport.Turn{DeltaY: -100}}})
			frame(s, p, time.Duration(i)*time.Second, model.Key{Key: "ArrowRight"})
		}
		if s.Fragment() == "" {
			t.Errorf("%s has no link", name)
		}
	}
}

// Whatever a link says, it opens and is drawn without a panic. By go test -fuzz one
// also looks for links that take time: natively a frame has a twentieth of a second,
// and the bound is generous, because other programs run too. A usual test has none.
func FuzzFrames(f *testing.F) {
	for _, link := range heavy() {
		f.Add(link)
	}
	f.Add("v=1&game=wab&a=999999&b=1000000&preset=255:" + strings.Repeat("1.1,", 4000) + "&view=both")
	f.Add("v=1&game=variable-wytlex&k=16&f=" + strings.Repeat("p1+", 20_000) + "1")
	f.Add("v=1&game=wythoff&match=" + strings.Repeat("9999.9999_", 2000))
	f.Add("v=1&game=wythoff&lecture=" + strings.Repeat("%25", 20_000))
	f.Fuzz(func(t *testing.T, link string) {
		most := time.Hour
		if fuzzing := flag.Lookup("test.fuzz"); fuzzing != nil && fuzzing.Value.String() != "" {
			most = time.Second
		}
		begun := time.Now()
		s, p := opened(link)
		if took := time.Since(begun); took > most {
			t.Errorf("opening takes %v", took)
		}
		for i, e := range []model.Event{
			model.Pointer{Event: viewport.Event{Kind: viewport.Move, X: 700, Y: 400}},
			model.Pointer{Event: viewport.Event{Kind: viewport.Wheel, X: 700, Y: 400, Turn: viewport.Turn{DeltaY: 100}}},
			model.Key{Key: "ArrowUp"}, model.Key{Key: "t"}, model.Tick{},
		} {
			begun := time.Now()
			frame(s, p, time.Duration(i)*time.Second, e)
			if took := time.Since(begun); took > most {
				t.Errorf("%+v takes %v", e, took)
			}
		}
	})
}
