package solve

import (
	"fmt"
	"strings"

	"wythoffatlas/wasm/protocol"
)

// The texts that programs read are JSON in which numbers are strings, so that
// nothing is rounded on the other side. That leaves strings, lists and one
// object, for which encoding/json is too heavy a load.

// jsonString is s, which is valid UTF-8, as a JSON string.
func jsonString(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ':
			fmt.Fprintf(&b, "\\u%04x", r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// jsonList is a list of decimal numbers.
func jsonList(numbers []string) string {
	if len(numbers) == 0 {
		return "[]"
	}
	return `["` + strings.Join(numbers, `","`) + `"]`
}

// jsonRows is a list of lists of so many numbers each.
func jsonRows(numbers []string, width int) string {
	rows := make([]string, 0, len(numbers)/width)
	for i := 0; i < len(numbers); i += width {
		rows = append(rows, jsonList(numbers[i:i+width]))
	}
	return "[" + strings.Join(rows, ",") + "]"
}

func jsonVerified(v *protocol.Verified) string {
	first := "null"
	if len(v.First) > 0 {
		first = jsonList(v.First)
	}
	return fmt.Sprintf(`{"checked":"%d","differ":"%d","route":%s,"first":%s}`, v.Checked, v.Differ, jsonString(v.Route), first)
}
