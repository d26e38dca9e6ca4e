package browser

import (
	"encoding/json"
	"math"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Keys that have no character.
const (
	Left, Right, Up, Down = kb.ArrowLeft, kb.ArrowRight, kb.ArrowUp, kb.ArrowDown
	Enter, Escape, Tab    = kb.Enter, kb.Escape, kb.Tab
)

// Modifiers.
const (
	Shift = chromedp.ModifierShift
	Ctrl  = chromedp.ModifierCtrl
)

// Key presses and releases keys, one after the other.
func (p *Page) Key(keys string, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	p.do(chromedp.KeyEvent(keys, chromedp.KeyModifiers(modifiers...)))
}

// Paste puts a text where the cursor is.
func (p *Page) Paste(text string) {
	p.T.Helper()
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}

// Click clicks on a point of the window; if it did there just before, it waits, or the
// two would be a double click on a fast machine.
func (p *Page) Click(x, y float64, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	const double = time.Second / 2
	at := [2]float64{x, y}
	if at == p.clickedAt {
		time.Sleep(double - time.Since(p.clicked))
	}
	p.click(x, y, modifiers...)
	p.clickedAt, p.clicked = at, time.Now()
}

func (p *Page) click(x, y float64, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	p.Move(x, y)
	p.do(chromedp.MouseClickXY(x, y, chromedp.ButtonModifiers(modifiers...)))
}

// DoubleClick clicks twice, a tenth of a second apart, however long the clicks take
// to arrive.
func (p *Page) DoubleClick(x, y float64, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	p.Move(x, y)
	now := float64(time.Now().UnixMilli()) / 1000
	for i := range 2 {
		at := func(e *input.DispatchMouseEventParams) { e.Timestamp = input.TimeSinceEpoch(now + float64(i)/10) }
		p.do(chromedp.MouseClickXY(x, y, chromedp.ButtonModifiers(modifiers...), chromedp.ClickCount(i+1), at))
	}
}

// ClickOn clicks on the middle of an element, with a real mouse, once it has stayed
// where it is for a frame: it must be visible and not covered.
func (p *Page) ClickOn(selector string) {
	p.T.Helper()
	at := Eval[[]float64](p, `(async () => {
		const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		const find = () => document.querySelector(`+quote(selector)+`); // it may be made anew
		const place = () => Object.values(find().getBoundingClientRect().toJSON()).join();
		find().scrollIntoView({ block: "nearest" });
		for (let before = "", now = place(); before !== now; before = now, now = place()) {
			await frame();
		}
		const element = find();
		const { x, y, width, height } = element.getBoundingClientRect();
		const hit = document.elementFromPoint(x + width / 2, y + height / 2);
		return element.contains(hit) ? [x + width / 2, y + height / 2] : [];
	})()`)
	if len(at) == 0 {
		p.T.Fatalf("%s is covered or not on the screen", selector)
	}
	p.click(at[0], at[1])
}

// Move moves the mouse to a point.
func (p *Page) Move(x, y float64) {
	p.T.Helper()
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y))
}

// Drag drags from one point to another in some steps.
func (p *Page) Drag(x0, y0, x1, y1 float64, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	held := func(e *input.DispatchMouseEventParams) {
		e.Button, e.Buttons, e.ClickCount = input.MouseButtonLeft, 1, 1
		chromedp.ButtonModifiers(modifiers...)(e)
	}
	p.Move(x0, y0)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, x0, y0, held))
	const steps = 8
	for i := 1.0; i <= steps; i++ {
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, x0+(x1-x0)*i/steps, y0+(y1-y0)*i/steps, held))
	}
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, x1, y1, held))
}

// Wheel turns the wheel at a point; positive dy is towards the person.
func (p *Page) Wheel(x, y, dx, dy float64, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	if dx == 0 {
		dx = 0.001 // the browser refuses a wheel event without both deltas
	}
	p.do(chromedp.MouseEvent(chromedp.MouseWheel, x, y, func(e *input.DispatchMouseEventParams) {
		e.DeltaX, e.DeltaY = dx, dy
		chromedp.ButtonModifiers(modifiers...)(e)
	}))
}

// A Finger goes from one point to another.
type Finger struct{ X0, Y0, X1, Y1 float64 }

// Touch puts fingers down, moves them all in some steps, and lifts them.
func (p *Page) Touch(fingers ...Finger) {
	p.T.Helper()
	const steps = 8
	send := func(kind input.DispatchTouchEventType, done float64, down bool) {
		points := []*input.TouchPoint{}
		for i, f := range fingers {
			if down {
				points = append(points, &input.TouchPoint{
					X:  math.FMA(f.X1-f.X0, done, f.X0),
					Y:  math.FMA(f.Y1-f.Y0, done, f.Y0),
					ID: new(float64(i)),
				})
			}
		}
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	send(input.DispatchTouchEventTypeTouchStart, 0, true)
	for i := 1.0; i <= steps; i++ {
		send(input.DispatchTouchEventTypeTouchMove, i/steps, true)
	}
	send(input.DispatchTouchEventTypeTouchEnd, 1, false)
}

// quote makes a JavaScript string.
func quote(s string) string {
	b, _ := json.Marshal(s) // strings always encode
	return string(b)
}
