package play

import (
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// A match as a text for a link: the start and the position after each move,
// joined by _, the heaps of each joined by dots. Where options may be forbidden, ~
// and the position after it stand behind a position for each that was, and ~ alone
// if none was; at the end they are missing while they are not chosen. And, against the page, ! with f
// if the page began or s if it answers, the percentage of its errors if that is
// not 0, and @ with its seed if that is not 0:
//
//	5.7_1.3_1.2!s20@42
//	5.7~3.5~4.7_1.3~!s

// MaxText bounds the text, and maxDigits the numbers in it.
const (
	MaxText   = 8000
	maxDigits = 1000
)

// Text is the match as [Parse] reads it back. It may be longer than [MaxText],
// and then it is not for a link.
func (m *Match) Text() string {
	var b strings.Builder
	for i, at := range m.line {
		if i > 0 {
			b.WriteByte('_')
		}
		writePosition(&b, at)
		for _, to := range m.turns[i].forbidden {
			b.WriteByte('~')
			writePosition(&b, to)
		}
		if m.turns[i].done && len(m.turns[i].forbidden) == 0 {
			b.WriteByte('~')
		}
	}
	if m.Page == Nobody {
		return b.String()
	}
	b.WriteString([]string{PageFirst: "!f", PageSecond: "!s"}[m.Page])
	if m.Rate > 0 {
		b.WriteString(strconv.FormatUint(uint64(m.Rate), 10))
	}
	if m.Seed > 0 {
		b.WriteString("@" + strconv.FormatUint(m.Seed, 10))
	}
	return b.String()
}

func writePosition(b *strings.Builder, at game.Vector) {
	for j, size := range at {
		if j > 0 {
			b.WriteByte('.')
		}
		b.WriteString(size.String())
	}
}

// Parse reads a match of a game. If a move in it is none, the match ends before,
// and the error says why; without a start there is no match.
func Parse(g *catalog.Game, text string) (*Match, error) {
	if len(text) > MaxText {
		return nil, fault.Newf("play", "the text of a match has at most %d characters, not %d", MaxText, len(text))
	}
	positions, page, against := strings.Cut(text, "!")
	parts := strings.Split(positions, "_")
	first, behind, blocked := strings.Cut(parts[0], "~")
	start, err := readPosition(g, first)
	if err != nil {
		return nil, err
	}
	m, err := New(g, start)
	if err != nil {
		return nil, err
	}
	if against {
		if err := m.readPage(page); err != nil {
			return m, err
		}
	}
	for _, part := range parts[1:] {
		if err := m.readForbidden(behind, blocked); err != nil {
			return m, err
		}
		var move string
		move, behind, blocked = strings.Cut(part, "~")
		to, err := readPosition(g, move)
		if err != nil {
			return m, err
		}
		if err := m.Move(to); err != nil {
			return m, err
		}
	}
	return m, m.readForbidden(behind, blocked)
}

// readForbidden reads what comes after ~, if it is there: the options of the last
// position that are forbidden.
func (m *Match) readForbidden(text string, there bool) error {
	if !there {
		return nil
	}
	var list []game.Vector
	for part := range strings.SplitSeq(text, "~") {
		if text == "" {
			break
		}
		at, err := readPosition(m.Game, part)
		if err != nil {
			return err
		}
		list = append(list, at)
	}
	return m.Forbid(list)
}

// readPage reads what comes after the exclamation mark.
func (m *Match) readPage(text string) error {
	sides := map[string]Side{"f": PageFirst, "s": PageSecond}
	rate, seed, seeded := strings.Cut(text, "@")
	if rate == "" || sides[rate[:1]] == Nobody {
		return fault.Newf("play", "after ! comes f, if the page begins, or s, not %q", game.Clip(text))
	}
	m.Page = sides[rate[:1]]
	if rate = rate[1:]; rate != "" {
		n, err := strconv.ParseUint(rate, 10, 8)
		if err != nil || n < 1 || n > 100 || rate[0] == '0' {
			return fault.Newf("play", "the percentage of errors must be a whole number from 1 to 100, not %q", game.Clip(rate))
		}
		m.Rate = uint(n)
	}
	if seeded {
		n, err := strconv.ParseUint(seed, 10, 64)
		if err != nil || seed[0] == '0' {
			return fault.Newf("play", "the seed must be a whole number from 1 to 2⁶⁴ − 1, not %q", game.Clip(seed))
		}
		m.Seed = n
	}
	return nil
}

// readPosition reads heaps joined by dots.
func readPosition(g *catalog.Game, text string) (game.Vector, error) {
	parts := strings.Split(text, ".")
	if len(parts) != g.Heaps {
		return nil, fault.Newf("play", "a position of %s is %d numbers joined by dots, not %q", g.Name(), g.Heaps, game.Clip(text))
	}
	at := make(game.Vector, len(parts))
	for i, digits := range parts {
		if digits == "" || len(digits) > maxDigits || strings.Trim(digits, "0123456789") != "" || len(digits) > 1 && digits[0] == '0' {
			return nil, fault.Newf("play", "a heap must be a whole number of at most %d digits, not %q", maxDigits, game.Clip(digits))
		}
		at[i], _ = new(big.Int).SetString(digits, 10)
	}
	return at, nil
}
