package viewport

// A Command is a change of the view that has a key and a button.
type Command uint8

// The commands. The zero value does nothing.
const (
	Nothing Command = iota
	PanLeft
	PanRight
	PanUp
	PanDown
	PanLeftFar
	PanRightFar
	PanUpFar
	PanDownFar
	ZoomIn
	ZoomOut
	ZoomInFar
	ZoomOutFar
	FitAll
	ActualSize
)

const (
	panStep  = 80  // px
	panFar   = 400 // px, with Shift
	zoomStep = 1   // doublings
	zoomFar  = 16  // doublings: from squares to the far end in a minute, not an hour
)

// A Keystroke is one line of the list of keys.
type Keystroke struct {
	Keys []string // as the DOM names them; more than one do the same
	Do   Command
	Far  Command // with Shift; Nothing means the same as without
	Help string
}

// Keystrokes are the keys that change the view.
var Keystrokes = []Keystroke{
	{[]string{"ArrowLeft"}, PanLeft, PanLeftFar, "Look further left; with Shift, faster"},
	{[]string{"ArrowRight"}, PanRight, PanRightFar, "Look further right; with Shift, faster"},
	{[]string{"ArrowUp"}, PanUp, PanUpFar, "Look further up; with Shift, faster"},
	{[]string{"ArrowDown"}, PanDown, PanDownFar, "Look further down; with Shift, faster"},
	{[]string{"+", "="}, ZoomIn, Nothing, "Zoom in"},
	{[]string{"-", "_"}, ZoomOut, Nothing, "Zoom out"},
	{[]string{"PageUp"}, ZoomInFar, Nothing, "Zoom in by 65,536"},
	{[]string{"PageDown"}, ZoomOutFar, Nothing, "Zoom out by 65,536"},
	{[]string{"0"}, FitAll, Nothing, "Back to the beginning of the map"},
	{[]string{"1"}, ActualSize, Nothing, "One pixel a position"},
}

// commandOf is what a key does to the view.
func commandOf(key string, shift bool) Command {
	for _, stroke := range Keystrokes {
		for _, k := range stroke.Keys {
			if k != key {
				continue
			}
			if shift && stroke.Far != Nothing {
				return stroke.Far
			}
			return stroke.Do
		}
	}
	return Nothing
}

// moves are the commands that pan, by so many pixels, or zoom, about the middle of
// the free part of the screen by so many doublings.
var moves = map[Command]struct{ dx, dy, zoom float64 }{
	PanLeft: {dx: panStep}, PanRight: {dx: -panStep}, PanUp: {dy: panStep}, PanDown: {dy: -panStep},
	PanLeftFar: {dx: panFar}, PanRightFar: {dx: -panFar}, PanUpFar: {dy: panFar}, PanDownFar: {dy: -panFar},
	ZoomIn: {zoom: zoomStep}, ZoomOut: {zoom: -zoomStep}, ZoomInFar: {zoom: zoomFar}, ZoomOutFar: {zoom: -zoomFar},
}

// Do starts what a button or key asks for; now is the time in milliseconds.
// It reports whether anything was asked for.
func (g *Gestures) Do(v *View, c Command, now float64) bool {
	t := &g.target
	t.Copy(v)
	g.Motion.end(t) // commands that come fast add up
	switch m, moves := moves[c]; {
	case moves && m.zoom != 0:
		t.zoomMiddle(m.zoom)
	case moves:
		t.Pan(m.dx, m.dy)
	case c == FitAll:
		t.Fit()
	case c == ActualSize:
		t.OneToOne()
	default:
		return false
	}
	g.Motion.To(v, t, now)
	return true
}

func (g *Gestures) key(v *View, e Event) Result {
	if e.Key == "Escape" && g.mode == boxing {
		g.mode = spent
		return Result{Handled: true, Changed: true}
	}
	// With Ctrl, Alt or Meta a key is the browser's; while the map is held, the
	// hand has it.
	if e.Ctrl || e.Alt || e.Meta || len(g.fingers) > 0 {
		return Result{}
	}
	done := g.Do(v, commandOf(e.Key, e.Shift), e.Time)
	return Result{Handled: done, Changed: done}
}

// zoomMiddle zooms about the middle of the free part of the screen.
func (v *View) zoomMiddle(dz float64) {
	px, py := v.freeMiddle()
	v.ZoomAbout(px, py, dz)
}
