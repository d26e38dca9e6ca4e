package html

// A Kind is what an [Op] does.
type Kind uint8

const (
	Create   Kind = iota // Node is a new element with tag Name, of the namespace Value ("" is HTML)
	Write                // Node is a new piece of text, Value
	SetText              // the text Node becomes Value
	SetAttr              // attribute Name of Node becomes Value
	DelAttr              // attribute Name of Node goes
	SetFlag              // property Name of Node becomes true when Value is "true", else false
	SetValue             // property value of Node becomes Value, unless it is that already
	Insert               // Node goes into Parent before Before (0: at its end)
	Remove               // Node leaves the document, and is not spoken of again
	Forget               // Node left with one that is removed
)

// An Op is one change of the document. Nodes are numbers; the root of a region
// is 0 as Parent.
type Op struct {
	Kind                 Kind
	Node, Parent, Before int
	Name, Value          string
}

// A Live is what a region of the document shows. The zero value is an empty
// region.
type Live struct {
	shown []*Node
	last  int   // the largest number given to a node
	free  []int // smaller ones that no node has any more
	ops   []Op
}

// Update makes the region show other nodes and returns what changes, in the
// order in which it is to be done. The slice is good until the next call.
func (l *Live) Update(nodes ...*Node) []Op {
	l.ops = l.ops[:0]
	root := El("", Nodes(nodes)) // leaves out nil, joins texts
	l.kids(0, "", l.shown, root.Kids)
	l.shown = root.Kids
	return l.ops
}

// Shown is what the region shows.
func (l *Live) Shown() []*Node { return l.shown }

func (l *Live) add(op Op) { l.ops = append(l.ops, op) }

// Assume says that the document has these nodes already and numbers them, from
// 1, a node before its kids and those before its next sibling.
func (l *Live) Assume(nodes ...*Node) {
	l.shown = El("", Nodes(nodes)).Kids
	l.number(l.shown)
}

func (l *Live) number(nodes []*Node) {
	for _, n := range nodes {
		l.last++
		n.id = l.last
		l.number(n.Kids)
	}
}

// kids turns the kids of a parent in that namespace into others.
func (l *Live) kids(parent int, space string, old, next []*Node) {
	match := pair(old, next)
	kept := make(map[*Node]bool, len(old))
	for _, o := range match {
		if o != nil {
			kept[o] = true
		}
	}
	rest := make([]*Node, 0, len(old)) // the old ones that stay, in their order
	for _, o := range old {
		if kept[o] {
			rest = append(rest, o)
			continue
		}
		l.add(Op{Kind: Remove, Node: o.id})
		l.free = append(l.free, o.id)
		for _, kid := range o.Kids {
			l.forget(kid)
		}
	}
	moved := map[*Node]bool{}
	for i, n := range next {
		for len(rest) > 0 && moved[rest[0]] {
			rest = rest[1:]
		}
		o := match[i]
		if o == nil {
			l.create(n, space)
			l.insert(parent, n.id, rest)
			continue
		}
		if rest[0] == o {
			rest = rest[1:]
		} else {
			l.insert(parent, o.id, rest)
			moved[o] = true
		}
		l.change(o, n, space)
	}
}

// insert puts a node before the first of the rest.
func (l *Live) insert(parent, node int, rest []*Node) {
	before := 0
	if len(rest) > 0 {
		before = rest[0].id
	}
	l.add(Op{Kind: Insert, Node: node, Parent: parent, Before: before})
}

func (l *Live) forget(n *Node) {
	l.add(Op{Kind: Forget, Node: n.id})
	l.free = append(l.free, n.id)
	for _, kid := range n.Kids {
		l.forget(kid)
	}
}

// pair finds for each of next the old node that becomes it, nil where it is
// new: the one of the same tag and key, or without a key the next of that tag.
func pair(old, next []*Node) []*Node {
	type name struct{ tag, key string }
	free := map[name][]*Node{}
	for _, o := range old {
		k := name{o.Tag, o.Key}
		free[k] = append(free[k], o)
	}
	match := make([]*Node, len(next))
	for i, n := range next {
		k := name{n.Tag, n.Key}
		if list := free[k]; len(list) > 0 {
			match[i], free[k] = list[0], list[1:]
		}
	}
	return match
}

// fresh is a number that no node has.
func (l *Live) fresh() int {
	if last := len(l.free) - 1; last >= 0 {
		n := l.free[last]
		l.free = l.free[:last]
		return n
	}
	l.last++
	return l.last
}

// create makes a node with all that is in it.
func (l *Live) create(n *Node, space string) {
	n.id = l.fresh()
	if n.Tag == "" {
		l.add(Op{Kind: Write, Node: n.id, Value: n.Text})
		return
	}
	space = spaceOf(n.Tag, space)
	l.add(Op{Kind: Create, Node: n.id, Name: n.Tag, Value: space})
	for _, a := range n.Attrs {
		if !controlled(a.Name) {
			l.set(n.id, a)
		}
	}
	for _, kid := range n.Kids {
		l.create(kid, space)
		l.add(Op{Kind: Insert, Node: kid.id, Parent: n.id})
	}
	l.control(n) // a select takes a value only when it has the option
}

// change makes an old node what the new one is.
func (l *Live) change(o, n *Node, space string) {
	n.id = o.id
	if o == n {
		return
	}
	if n.Tag == "" {
		if o.Text != n.Text {
			l.add(Op{Kind: SetText, Node: n.id, Value: n.Text})
		}
		return
	}
	for _, a := range n.Attrs {
		if controlled(a.Name) {
			continue
		}
		if was, ok := o.Attr(a.Name); !ok || was != a.Value {
			l.set(n.id, a)
		}
	}
	for _, a := range o.Attrs {
		if _, ok := n.Attr(a.Name); ok || controlled(a.Name) {
			continue
		}
		if flagged(a.Name) {
			l.add(Op{Kind: SetFlag, Node: n.id, Name: a.Name, Value: "false"})
		} else {
			l.add(Op{Kind: DelAttr, Node: n.id, Name: a.Name})
		}
	}
	l.kids(n.id, spaceOf(n.Tag, space), o.Kids, n.Kids)
	l.control(n)
}

func (l *Live) set(node int, a Attr) {
	if flagged(a.Name) {
		l.add(Op{Kind: SetFlag, Node: node, Name: a.Name, Value: "true"})
		return
	}
	l.add(Op{Kind: SetAttr, Node: node, Name: a.Name, Value: a.Value})
}

// control says what a control is to hold, whether or not that has changed:
// hands may have.
func (l *Live) control(n *Node) {
	for _, a := range n.Attrs {
		switch {
		case !controlled(a.Name):
		case a.Name == "value" && (n.Tag == "option" || n.Tag == "button"):
			l.add(Op{Kind: SetAttr, Node: n.id, Name: a.Name, Value: a.Value})
		case a.Name == "value":
			l.add(Op{Kind: SetValue, Node: n.id, Name: a.Name, Value: a.Value})
		case a.Value == off:
			l.add(Op{Kind: SetFlag, Node: n.id, Name: a.Name, Value: "false"})
		default:
			l.add(Op{Kind: SetFlag, Node: n.id, Name: a.Name, Value: "true"})
		}
	}
}

// spaceOf is the namespace of an element with that tag inside one of another.
func spaceOf(tag, outer string) string {
	switch tag {
	case "math":
		return "http://www.w3.org/1998/Math/MathML"
	case "svg":
		return "http://www.w3.org/2000/svg"
	}
	return outer
}
