package canvas

import (
	"math/big"

	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// A Scene is one frame: the map, the table, or both side by side, and how it is
// dressed. With neither it is blank paper; a palette it must have.
type Scene struct {
	Palette *raster.Palette
	Lettering
	Free   Rect      // what no panel covers: axes and labels of the map keep inside; empty means the whole canvas
	Map    *Map      // nil draws no map
	Second *Division // of a second game; nil for none
	Table  *Table    // nil draws no table
	Beside Rect      // where the table stands when there is a map too; without one it stands in Free
}

// A Lettering is how large a scene is written and how thick its lines are.
type Lettering struct {
	Projector bool    // large, thick and with big points, for the last row of a lecture hall
	Scale     float64 // of all text, as the browser's setting has it; 0 means 1
}

// scale is the factor of all text.
func (l Lettering) scale() float64 {
	if l.Scale <= 0 {
		return 1
	}
	return l.Scale
}

// A Rect is a rectangle of the screen, edges in CSS pixels.
type Rect struct{ Left, Top, Right, Bottom float64 }

// Empty reports whether r contains no point.
func (r Rect) Empty() bool { return r.Right <= r.Left || r.Bottom <= r.Top }

// A Point is a place on the screen in CSS pixels.
type Point struct{ X, Y float64 }

// A Map is a view of the quarter plane of positions. Cells are squares of side
// Cell; the position (x, y) has its lower left corner at the screen point that
// its owner computed, so that positions of any size are exact before they come
// here.
type Map struct {
	Cell   float64 // CSS pixels a position: 2^z
	Anchor Point   // lower left corner of any cell near the screen: where the grid of cells lies
	Origin Point   // lower left corner of the cell (0,0); far off the screen it may be rounded

	Tiles []Placed // in painting order: stand-ins before what replaces them

	X, Y        *viewport.Axis // round numbers along the foot and the left edge; nil means none
	Across, Up  string         // what the axes show, a letter each; empty is x and y
	AcrossSub   string         // their subscripts
	UpSub       string
	Grid        bool // grid lines through the ticks, and between cells when there is room
	Coordinates bool // write (x, y) into squares that have room

	Lines       []Line // the diagonal and the beams, as they cross the screen
	Marks       []Mark
	Moves       []Move
	Token       Token // of a game that is played
	Values      []Valued
	Heat        []Placed      // blocks of values where squares are small
	Leveled     []Placed      // and of their level line
	Wash, Level raster.Colour // of values, and of the level line
	Box         Rect          // the rubber band of a zoom to a box; empty means none
}

// A TileID names a tile: whose it is, its level and its place in the grid of that level, in
// decimal, so that two tiles have the same name exactly when they are the same.
type TileID struct {
	Layer  int // 0 of the game on the page, 1 of the game that it is compared with
	Level  int
	IX, IY string
}

// A Placed tile: tile ID covers the square of side Size whose lower left corner
// is Corner. Only the part inside Clip is drawn when Clip is not empty, so that
// a coarser tile can stand in for one that is still on its way.
type Placed struct {
	ID     TileID
	Corner Point
	Size   float64
	Clip   Rect
	X, Y   *big.Int // the position of its lower left cell; nil when no coordinates are wanted

	// Over lays the tile of the second game, of the same level and place, over it.
	Over bool

	// Waiting says that the tile is on its way and nothing stands in for it: the
	// square is hatched, so that nobody takes it for one without P-positions.
	Waiting bool
}

// A Line is a straight line across the map, with a label beside it where it
// leaves the free part of the screen.
type Line struct {
	From, To Point
	Width    float64 // CSS pixels; 0 means the usual width of a beam
	Colour   raster.Colour
	Dashed   bool
	Label    string
}

// A MarkKind says what is the matter with a marked cell.
type MarkKind uint8

// The kinds of mark, in the order in which they are painted.
const (
	MarkPreset    MarkKind = iota // an outcome by decree: hatched
	MarkCandidate                 // what a recursion names, P or not: outlined, and large enough to be seen
	MarkCrossed                   // a square that a beam crosses on opposite sides: outlined
	MarkHover                     // under the pointer: filled softly
	MarkOption                    // where one may move: filled softly, in the colour of moves
	MarkForbidden                 // an option that is forbidden: crossed out
	MarkCursor                    // under the keyboard cursor: dashed frame
	MarkPinned                    // pinned: filled, with a ring that shows from afar
)

// A Mark is a cell set apart. Corner is its lower left corner on the screen.
type Mark struct {
	Kind   MarkKind
	Corner Point
	Colour raster.Colour // 0 means the palette's colour for that kind
}

// A Token is what is moved in a game. Held, it is lifted off the map. The zero
// value is none.
type Token struct {
	Middle Point
	Held   bool
	Seen   bool // there is one
}

// A Move joins the middles of two cells. Corner points as in Mark.
type Move struct{ From, To Point }
