package html

// A Node is an element, or a piece of text when Tag is empty. Nodes that have
// been given to [Live.Update] must not be changed any more.
type Node struct {
	Tag   string
	Key   string // tells siblings apart from one tree to the next; empty: by place
	Text  string // of a piece of text
	Attrs []Attr
	Kids  []*Node

	id int // of the live node, counted from 1; 0 before it lives
}

// An Attr is an attribute. The values of controls
// follow the state whatever a hand did to the control meanwhile.
type Attr struct{ Name, Value string }

// Attrs are attributes one after another.
type Attrs []Attr

func (list Attrs) addTo(n *Node) { n.Attrs = append(n.Attrs, list...) }

// An Item is what an element is made of: attributes, a key, kids. A nil *Node
// adds nothing.
type Item interface{ addTo(*Node) }

func (a Attr) addTo(n *Node) { n.Attrs = append(n.Attrs, a) }

func (n *Node) addTo(parent *Node) {
	if n == nil || n.Tag == "" && n.Text == "" {
		return
	}
	if last := len(parent.Kids) - 1; n.Tag == "" && last >= 0 && parent.Kids[last].Tag == "" {
		// A browser that reads markup makes one text of two.
		parent.Kids[last] = &Node{Text: parent.Kids[last].Text + n.Text}
		return
	}
	parent.Kids = append(parent.Kids, n)
}

type keyed string

func (k keyed) addTo(n *Node) { n.Key = string(k) }

// Nodes are kids one after another.
type Nodes []*Node

func (list Nodes) addTo(parent *Node) {
	for _, n := range list {
		n.addTo(parent)
	}
}

type nothing struct{}

func (nothing) addTo(*Node) {}

// El is an element with that tag.
func El(tag string, items ...Item) *Node {
	n := &Node{Tag: tag}
	n.Add(items...)
	return n
}

// Add adds to an element that does not live yet.
func (n *Node) Add(items ...Item) {
	for _, item := range items {
		if item != nil {
			item.addTo(n)
		}
	}
}

// Text is a piece of text.
func Text(words string) *Node { return &Node{Text: words} }

// Set is an attribute with a value.
func Set(name, value string) Attr { return Attr{name, value} }

// Flag is an attribute without a value when on, and none when not.
func Flag(name string, on bool) Item {
	if !on {
		if controlled(name) {
			return Attr{name, off}
		}
		return nothing{}
	}
	return Attr{name, ""}
}

// ID, Class and Key are what their names say.
func ID(id string) Attr       { return Attr{"id", id} }
func Class(words string) Attr { return Attr{"class", words} }
func Key(key string) Item     { return keyed(key) }

// When is the item if the condition holds, else nothing.
func When(condition bool, item Item) Item {
	if !condition {
		return nothing{}
	}
	return item
}

// off is the value of a flag that is controlled and not set.
const off = "\x00off"

// controlled reports whether an attribute is a property of the live element
// that a hand can change: what the state says is compared with the element,
// not with what was said last.
func controlled(name string) bool { return name == "value" || name == "checked" }

// flagged reports whether an attribute is a property that is true or false.
func flagged(name string) bool { return name == "checked" || name == "open" || name == "hidden" }

// Attr is the value of an attribute; ok is false where there is none.
func (n *Node) Attr(name string) (value string, ok bool) {
	for _, a := range n.Attrs {
		if a.Name == name {
			return a.Value, a.Value != off
		}
	}
	return "", false
}

// Number is the number of a node that is live, as in [Op.Node].
func (n *Node) Number() int { return n.id }

// Content is all the text in a node, as a reader hears it.
func (n *Node) Content() string {
	if n.Tag == "" {
		return n.Text
	}
	words := ""
	for _, kid := range n.Kids {
		words += kid.Content()
	}
	return words
}

// Find is the first node of the tree, in document order, that the condition
// holds for; nil if there is none.
func (n *Node) Find(is func(*Node) bool) *Node {
	if is(n) {
		return n
	}
	for _, kid := range n.Kids {
		if found := kid.Find(is); found != nil {
			return found
		}
	}
	return nil
}
