package show

import "wythoffatlas/wasm/html"

// icons are pictures on a board of 24×24, drawn with the pen of .icon.
var icons = map[string]string{
	"chevron":    "M6 9l6 6 6-6",
	"more":       "M5 12h.01M12 12h.01M19 12h.01",
	"share":      "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
	"project":    "M3 4h18M5 4v11h14V4M12 15v5M8 20h8",
	"list":       "M4 7h16M4 12h16M4 17h10",
	"fold":       "M14 7l-5 5 5 5",
	"close":      "M6 6l12 12M18 6L6 18",
	"plus":       "M12 5v14M5 12h14",
	"minus":      "M5 12h14",
	"home":       "M5 4v15h15M9 15h.01M12 9h.01M15 12h.01",
	"fullscreen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
	"token":      "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
	"eye":        "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
	"shut":       "M4 10c1.500 3 4.500 5 8 5s6.500-2 8-5M7 14l-1.500 2.500M12 15v3M17 14l1.500 2.500",
	"search":     "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L20 20",
	"help":       "M8.500 9a3.500 3.500 0 1 1 5.200 3c-1.200.7-1.700 1.400-1.700 2.600M12 18.500h.01",
	"image":      "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01",
	"book":       "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
}

func icon(name string) *html.Node {
	path := html.El("path", html.Set("d", icons[name]))
	if name == "more" {
		path = html.El("path", html.Set("d", icons[name]), html.Set("stroke-width", "3"))
	}
	return html.El("svg", html.Class("icon"), html.Set("viewBox", "0 0 24 24"), html.Set("aria-hidden", "true"), path)
}
