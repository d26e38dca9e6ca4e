package html

import "strings"

// void elements have neither kids nor an end tag.
var void = map[string]bool{
	"br": true, "hr": true, "img": true, "input": true, "meta": true, "link": true, "source": true, "wbr": true,
}

// String writes nodes as markup, all text escaped.
func String(nodes ...*Node) string {
	var b strings.Builder
	for _, n := range nodes {
		if n != nil {
			n.write(&b, "")
		}
	}
	return b.String()
}

// String writes the node as markup.
func (n *Node) String() string { return String(n) }

// write writes the node; chosen is the value of the select that it is in.
func (n *Node) write(b *strings.Builder, chosen string) {
	if n.Tag == "" {
		escape(b, n.Text)
		return
	}
	b.WriteString("<" + n.Tag)
	content := ""
	for _, a := range n.Attrs {
		switch {
		case a.Value == off, a.Name == "style": // the page's policy forbids styles in markup
			continue
		case a.Name == "value" && n.Tag == "select": // an option carries it
			chosen = a.Value
			continue
		case a.Name == "value" && n.Tag == "textarea":
			content = a.Value
			continue
		}
		b.WriteString(" " + a.Name)
		if a.Value != "" || !boolean[a.Name] {
			b.WriteString(`="`)
			escape(b, a.Value)
			b.WriteString(`"`)
		}
		if a.Name == "value" && n.Tag == "option" && a.Value == chosen {
			b.WriteString(" selected")
		}
	}
	b.WriteString(">")
	if void[n.Tag] {
		return
	}
	escape(b, content)
	for _, kid := range n.Kids {
		kid.write(b, chosen)
	}
	b.WriteString("</" + n.Tag + ">")
}

// boolean attributes are written without a value.
var boolean = map[string]bool{
	"checked": true, "open": true, "hidden": true, "disabled": true, "popover": true, "required": true, "inert": true, "autofocus": true, "readonly": true,
}

func escape(b *strings.Builder, text string) {
	for _, r := range text {
		switch r {
		case '&':
			b.WriteString("&amp;")
		case '<':
			b.WriteString("&lt;")
		case '>':
			b.WriteString("&gt;")
		case '"':
			b.WriteString("&quot;")
		case '\r':
			b.WriteString("&#13;")
		case 0:
			b.WriteRune('�')
		default:
			b.WriteRune(r)
		}
	}
}
