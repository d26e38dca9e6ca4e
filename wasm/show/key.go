package show

import (
	"math/big"
	"strconv"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// key says what the map shows that does not explain itself: what a shade means
// where a pixel is many positions, and where the map ends.
func key(s *state) html.Nodes {
	if !s.mapped() {
		return nil
	}
	return html.Nodes{sharesKey(s), shades(s.level), edgeOf(s.edge)}
}

func shades(level uint) *html.Node {
	if level == 0 {
		return nil
	}
	side := powerOfTwo(level)
	items := html.El("ul", html.ID("shades"), html.Set("aria-label", "P-positions in a pixel, by its shade"))
	for _, sample := range raster.Legend(level) {
		items.Add(html.El("li", html.Set("style", "--shade:"+strconv.Itoa(int(sample.Shade)*100/255)+"%"), text(powerOfTwo(sample.Log2Count))))
	}
	return html.El("section", html.ID("legend"), html.Key("legend"),
		p("", html.ID("legend-pixel"), text("A pixel is "+side+"\u00a0×\u00a0"+side+" positions. P-positions in it:")), items)
}

// powerOfTwo writes 2^k as a number while it is short.
func powerOfTwo(k uint) string {
	const short = 13
	if k <= short {
		return viewport.Full(new(big.Int).Lsh(big.NewInt(1), k))
	}
	return "2" + viewport.Superscript(int(k))
}

// edgeOf says where a map ends that no theorem carries on, and what more would
// cost.
func edgeOf(e model.Edge) *html.Node {
	if e.Rows > 0 {
		return html.El("section", html.ID("edge"), html.Key("edge"), p("", html.ID("edge-words"),
			text("The map shows the first "+count(e.Rows, "row")+" of the table; later rows may have more points.")))
	}
	if !e.Seen || e.Side <= 0 {
		return nil
	}
	words := "Decided by elimination for heaps below " + number(e.Side) + "."
	if e.Period > 0 {
		words += " Beyond, as a period has it that was detected below " + number(e.Period) + ": no theorem."
	}
	section := html.El("section", html.ID("edge"), html.Key("edge"), p("", html.ID("edge-words"), glossed(words)))
	cost := number(e.Megabytes) + "\u00a0MB of memory."
	if e.Next == 0 {
		section.Add(p("help", text("That is all: heaps below "+number(2*e.Side)+" would take "+cost)))
		return section
	}
	section.Add(p("line", button("further", "", html.ID("further"), html.Flag("disabled", e.Asked), text("Decide further")),
		span("help", text("Below "+number(e.Next)+": "+cost))))
	return section
}
