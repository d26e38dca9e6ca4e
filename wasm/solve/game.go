package solve

import (
	"strings"

	"wythoffatlas/core/catalog"
)

// parseGame reads what [catalog.Game.Link] writes. That is less than a link
// may say, whose grammar the page reads, and spares the worker that code.
func parseGame(text string) (*catalog.Game, error) {
	values := map[string]string{}
	for pair := range strings.SplitSeq(text, "&") {
		key, value, _ := strings.Cut(pair, "=")
		value, ok := catalog.Unescape(value)
		if !ok {
			return nil, complaint(key + ": a % must be followed by two hexadecimal digits.")
		}
		values[key] = value
	}
	g, problems := catalog.Parse(values)
	if len(problems) > 0 {
		return nil, complaint(problems[0].Message)
	}
	return g, nil
}
