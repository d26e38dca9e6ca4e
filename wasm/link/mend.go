package link

import (
	"slices"
	"strings"
	"unicode/utf8"

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

// stays reports whether a pair stays as it is when a link with it is mended.
func stays(pair string) bool {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-="
	if strings.Trim(pair, plain) == "" { // most, and mending takes a while
		return true
	}
	link := "v=1&" + pair
	return mend(link) == link && mend(link+"&k=v") == link+"&k=v"
}

// escaped reports whether the marks between pairs are themselves escaped.
func escaped(fragment string) bool {
	upper := strings.ReplaceAll(strings.ToUpper(fragment), "%25", "%")
	return !strings.Contains(fragment, "=") && strings.Contains(upper, "%3D") ||
		!strings.Contains(fragment, "&") && strings.Contains(upper, "%26")
}

// trim takes blanks, invisible characters, quotes and the punctuation of the
// sentence around it off a link, escaped or not. A bracket is part of the link when it
// has its partner there.
func trim(fragment string) string {
	for {
		before := fragment
		fragment = strings.TrimLeft(fragment, edges+"?/#&")
		fragment = strings.TrimRight(fragment, edges+".,;:!?…")
		fragment = trimEscaped(fragment)
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

// edges are what no link begins or ends with: quotes, blanks and what cannot be seen.
const edges = "\"'`“”„‘’«»‹›<> \t\r\n\u00a0\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"

// trimEscaped takes escaped edges off both ends: browsers escape what is not ASCII, and
// some of the rest.
func trimEscaped(fragment string) string {
	const longest = 3 * utf8.UTFMax // of an escaped character
	for n := 3; n <= longest && n <= len(fragment); n += 3 {
		for _, cut := range []struct{ edge, rest string }{
			{fragment[:n], fragment[n:]}, {fragment[len(fragment)-n:], fragment[:len(fragment)-n]},
		} {
			if cut.edge[0] != '%' {
				continue
			}
			if plain, ok := catalog.Unescape(cut.edge); ok && utf8.RuneCountInString(plain) == 1 && strings.Contains(edges, plain) {
				return trimEscaped(cut.rest)
			}
		}
	}
	return fragment
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
