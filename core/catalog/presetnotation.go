package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// presetForm is what a preset that makes no sense is answered with.
const presetForm = "a preset is written KxFRACTION@SEED, as 8x1 or 6x0.6@42, or K:x.y,x.y, as 4:0.0,1.3"

// maxPresetText bounds a preset before it is read: all positions of the largest
// box have fewer characters.
const maxPresetText = 600_000

// maxDecimals bounds the digits of a fraction after the point: 10¹² · 256² is
// below 2⁵⁶.
const maxDecimals = 12

// ParsePreset reads a preset in the notation of links. The error says which
// part is at fault.
func ParsePreset(text string) (*Preset, error) {
	p, wrong := nearestPreset(text)
	if wrong != "" {
		return nil, fault.Newf("catalog", "preset %s: %s", game.Clip(text), wrong)
	}
	return p, nil
}

// nearestPreset reads a preset. If the text is not one, it returns the nearest,
// nil for none, and what is wrong: a sentence without its end.
func nearestPreset(text string) (p *Preset, fault string) {
	if len(text) > maxPresetText {
		return nil, fmt.Sprintf("a preset has at most %d characters, this one has %d", maxPresetText, len(text))
	}
	text = strings.TrimSpace(text)
	digits := text[:len(text)-len(strings.TrimLeft(text, "0123456789"))]
	rest := text[len(digits):]
	if digits == "" || rest == "" || rest[0] != 'x' && rest[0] != ':' {
		return nil, presetForm
	}
	k, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || k < 1 || k > game.MaxBox {
		fault = fmt.Sprintf("the side of the box must be from 1 to %d, not %s", game.MaxBox, game.Clip(digits))
		if err != nil {
			k = game.MaxBox
		}
		k = min(max(k, 1), game.MaxBox)
	}
	var more string
	if rest[0] == ':' {
		p, more = nearestCells(k, rest[1:])
	} else {
		p, more = nearestShare(k, rest[1:])
	}
	if fault == "" {
		fault = more
	}
	return p, fault
}

// nearestCells reads x.y,x.y,… and leaves out what is none of the box.
func nearestCells(k int64, list string) (p *Preset, fault string) {
	var cells []game.Position
	if list != "" {
		for word := range strings.SplitSeq(list, ",") {
			c, ok := parseCell(word, k)
			switch {
			case ok:
				cells = append(cells, c)
			case fault == "":
				fault = fmt.Sprintf("“%s” is no position x.y with x and y from 0 to %d", game.Clip(word), k-1)
			}
		}
	}
	return PresetCells(k, cells...), fault
}

func parseCell(word string, k int64) (c game.Position, ok bool) {
	x, y, _ := strings.Cut(strings.TrimSpace(word), ".")
	var okX, okY bool
	c.X, okX = digitsBelow(x, k)
	c.Y, okY = digitsBelow(y, k)
	return c, okX && okY
}

// digitsBelow reads a number from 0 to k − 1 without a sign.
func digitsBelow(s string, k int64) (n int64, ok bool) {
	u, err := strconv.ParseUint(s, 10, 63)
	return int64(u), err == nil && int64(u) < k
}

// nearestShare reads FRACTION@SEED.
func nearestShare(k int64, text string) (p *Preset, fault string) {
	fraction, word, seeded := strings.Cut(text, "@")
	share, ok := parseShare(fraction)
	if !ok {
		return nil, fmt.Sprintf("the fraction must be a decimal number from 0 to 1 with at most %d digits after the point, not %s",
			maxDecimals, game.Clip(fraction))
	}
	seed := uint64(0)
	if seeded {
		var err error
		if seed, err = strconv.ParseUint(word, 10, 64); err != nil {
			seed, fault = 0, fmt.Sprintf("the seed must be a whole number below 2⁶⁴, not %s", game.Clip(word))
		}
	}
	return randomPreset(k, share, seed), fault
}

// parseShare reads a decimal number from 0 to 1 and writes it in its one
// canonical form.
func parseShare(text string) (share string, ok bool) {
	whole, decimals, _ := strings.Cut(text, ".")
	decimals = strings.TrimRight(decimals, "0")
	if text == "." || whole+decimals != strings.TrimLeft(whole+decimals, "+-") ||
		strings.Trim(whole+decimals, "0123456789") != "" || len(decimals) > maxDecimals {
		return "", false
	}
	switch whole = strings.TrimLeft(whole, "0"); {
	case text == "":
		return "", false
	case whole == "" && decimals == "":
		return "0", true
	case whole == "":
		return "0." + decimals, true
	case whole == "1" && decimals == "":
		return "1", true
	}
	return "", false
}

// orNone is what a problem calls the preset that is used.
func (p *Preset) orNone() string {
	if p == nil {
		return "none"
	}
	return game.Clip(p.text)
}
