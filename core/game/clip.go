package game

import "strings"

// Clip keeps a message readable when a text in it is huge: it is cut after 40
// characters, and what is no UTF-8 is replaced.
func Clip(text string) string { return ClipTo(text, 40) }

// ClipTo is [Clip] after so many characters.
func ClipTo(text string, most int) string {
	n, end := 0, ""
	for i := range text {
		if n == most {
			text, end = text[:i], "…"
			break
		}
		n++
	}
	return strings.ToValidUTF8(text, "\uFFFD") + end
}
