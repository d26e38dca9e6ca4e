package link

import (
	"slices"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/written"
)

// What chat programs, mail and word processors do to a link on its way is undone
// here. A link that can be read as it stands is read so; of any other what is
// left after mending counts, if more of it can be read.

// entities are the characters that HTML writes otherwise.
var entities = strings.NewReplacer("&amp;", "&", "&#38;", "&", "&#038;", "&", "&#x26;", "&", "&lt;", "<", "&gt;", ">", "&quot;", `"`, "&#39;", "'", "&nbsp;", " ",
	"%26amp%3B", "&", "%26amp;", "&", "&equals;", "=", "&#61;", "=")

// mend undoes what has happened to a whole fragment.
func mend(fragment string) string {
	const rounds = 4 // what is escaped more often stays escaped
	for range rounds {
		before := fragment
		fragment = entities.Replace(fragment)
		if at := strings.LastIndexByte(fragment, '#'); at >= 0 {
			fragment = fragment[at+1:]
		}
		if escaped(fragment) {
			if plain, ok := catalog.Unescape(fragment); ok {
				fragment = plain
			}
		}
		fragment = trim(fragment)
		if fragment == before {
			break
		}
	}
	return fragment
}

// escaped reports whether the marks between pairs are themselves escaped.
func escaped(fragment string) bool {
	upper := strings.ReplaceAll(strings.ToUpper(fragment), "%25", "%")
	return !strings.Contains(fragment, "=") && strings.Contains(upper, "%3D") ||
		!strings.Contains(fragment, "&") && strings.Contains(upper, "%26")
}

// trim takes blanks, invisible characters, quotes and the punctuation of the
// sentence around it off a link. A bracket is part of the link when it has its
// partner there.
func trim(fragment string) string {
	const quotes = "\"'`“”„‘’«»‹›<> \t\r\n\u00a0\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"
	fragment = strings.TrimLeft(fragment, quotes+"?/#&")
	for {
		before := fragment
		fragment = strings.TrimRight(fragment, quotes+".,;:!?…")
		for _, hidden := range []string{"%20", "%E2%80%8B", "%e2%80%8b", "%EF%BB%BF", "%C2%A0", "%22", "%E2%80%9D", "%3E", "%0A", "%0D"} {
			fragment = strings.TrimSuffix(fragment, hidden)
		}
		for _, pair := range []string{"()", "[]", "{}"} {
			if strings.HasSuffix(fragment, pair[1:]) && strings.Count(fragment, pair[1:]) > strings.Count(fragment, pair[:1]) {
				fragment = fragment[:len(fragment)-1]
			}
		}
		if fragment == before {
			return fragment
		}
	}
}

// wordKeys are the keys whose values are words, in whatever case.
var wordKeys = []string{"game", "play", "view", "mode", "theme", "show", "beside"}

// mendPair undoes what has happened to one key and its value.
func mendPair(key, value string) (string, string) {
	key = strings.ToLower(strings.TrimSpace(written.Plain(key)))
	key = strings.TrimPrefix(key, "amp;")
	for range 3 {
		if !doubled(value) {
			break
		}
		plain, ok := catalog.Unescape(value)
		if !ok {
			break
		}
		value = plain
	}
	value = written.Plain(value)
	if slices.Contains(wordKeys, key) {
		value = strings.ToLower(value)
	}
	return key, value
}

// doubled reports whether a value was escaped once more: a % with two hexadecimal
// digits after it.
func doubled(value string) bool {
	for at := 0; ; at++ {
		next := strings.IndexByte(value[at:], '%')
		if next < 0 || at+next+2 >= len(value) {
			return false
		}
		at += next
		if isHex(value[at+1]) && isHex(value[at+2]) {
			return true
		}
	}
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}
