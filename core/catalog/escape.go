package catalog

import (
	"strconv"
	"strings"
)

// Escape writes a value for a fragment. A + is a plus there, and & and # end
// the value; the others are those that browsers escape by themselves, so that
// an address reads the same as the link that was put there.
func Escape(value string) string {
	const hex = "0123456789ABCDEF"
	var b strings.Builder
	for _, c := range []byte(value) {
		if c <= ' ' || c >= 0x7F || strings.IndexByte("\"#%&<>`", c) >= 0 {
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// Unescape undoes %20 and its like in a key or a value of a link; a + stays a
// plus. It is net/url's PathUnescape without the weight of that package: false
// means a % without two hexadecimal digits.
func Unescape(s string) (string, bool) {
	if !strings.Contains(s, "%") {
		return s, true
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '%' {
			if i+2 >= len(s) {
				return "", false
			}
			code, err := strconv.ParseUint(s[i+1:i+3], 16, 8)
			if err != nil {
				return "", false
			}
			c, i = byte(code), i+2
		}
		b.WriteByte(c)
	}
	return b.String(), true
}
