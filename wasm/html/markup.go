package html

import (
	"strings"

	"wythoffatlas/core/fault"
)

// Markup reads markup of our own, such as the formulas of the catalogue:
// elements that are all closed, attributes in double quotes, text with the
// entities &lt; &gt; &amp; and &quot;. It is not for texts from outside, which
// are never markup.
func Markup(text string) (Nodes, error) {
	top := El("")
	open := []*Node{top}
	for text != "" {
		inner := open[len(open)-1]
		at := strings.IndexByte(text, '<')
		if at != 0 {
			if at < 0 {
				at = len(text)
			}
			words, err := unescape(text[:at])
			if err != nil {
				return nil, err
			}
			Text(words).addTo(inner)
			text = text[at:]
			continue
		}
		tag, rest, ok := strings.Cut(text[1:], ">")
		if !ok {
			return nil, fault.Newf("html", "a tag does not end")
		}
		text = rest
		if name, end := strings.CutPrefix(tag, "/"); end {
			if len(open) == 1 || inner.Tag != name {
				return nil, fault.Newf("html", "</%s> closes <%s>", name, inner.Tag)
			}
			open = open[:len(open)-1]
			continue
		}
		tag, alone := strings.CutSuffix(tag, "/")
		n, err := element(tag)
		if err != nil {
			return nil, err
		}
		inner.Kids = append(inner.Kids, n)
		if !alone {
			open = append(open, n)
		}
	}
	if len(open) > 1 {
		return nil, fault.Newf("html", "<%s> is not closed", open[len(open)-1].Tag)
	}
	return top.Kids, nil
}

// element reads what stands inside a start tag.
func element(tag string) (*Node, error) {
	name, rest, _ := strings.Cut(strings.TrimSpace(tag), " ")
	if name == "" {
		return nil, fault.Newf("html", "a tag without a name")
	}
	n := El(name)
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		key, after, ok := strings.Cut(rest, `="`)
		value, next, closed := strings.Cut(after, `"`)
		if !ok || !closed {
			return nil, fault.Newf("html", "<%s> has a broken attribute", name)
		}
		value, err := unescape(value)
		if err != nil {
			return nil, err
		}
		if key != "xmlns" { // the tag says it
			n.Attrs = append(n.Attrs, Attr{key, value})
		}
		rest = next
	}
	return n, nil
}

var entities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": `"`}

func unescape(text string) (string, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "&")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		name, after, ok := strings.Cut(rest, ";")
		if !ok || entities[name] == "" {
			return "", fault.Newf("html", "an entity that is not one of ours")
		}
		b.WriteString(entities[name])
		text = after
	}
}
