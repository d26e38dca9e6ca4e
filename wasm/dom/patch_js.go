package dom

import (
	"syscall/js"

	"wythoffatlas/wasm/html"
)

// A Region is an element of the page whose kids are what the program says.
type Region struct {
	live  html.Live
	nodes []js.Value // by their numbers; the element itself is 0
}

// NewRegion takes an element over. If its kids are as expected says, they stay
// (the page was written with them); otherwise they go.
func NewRegion(element js.Value, expected ...*html.Node) *Region {
	r := &Region{nodes: []js.Value{element}}
	r.live.Assume(expected...)
	if !r.adopt(element, r.live.Shown()) {
		element.Call("replaceChildren")
		*r = Region{nodes: []js.Value{element}}
	}
	return r
}

// adopt numbers the kids of an element as the tree numbers its nodes; false
// when they are others.
func (r *Region) adopt(element js.Value, kids []*html.Node) bool {
	found := element.Get("childNodes")
	if found.Length() != len(kids) {
		return false
	}
	for i, kid := range kids {
		node := found.Index(i)
		if kid.Tag == "" {
			if node.Get("nodeType").Int() != 3 || node.Get("data").String() != kid.Text {
				return false
			}
		} else if node.Get("nodeType").Int() != 1 || node.Get("localName").String() != kid.Tag {
			return false
		}
		r.hold(kid.Number(), node)
		if !r.adopt(node, kid.Kids) {
			return false
		}
	}
	return true
}

func (r *Region) hold(number int, node js.Value) {
	for len(r.nodes) <= number {
		r.nodes = append(r.nodes, js.Undefined())
	}
	r.nodes[number] = node
}

// Show makes the region show the nodes. What has the focus keeps it, and a
// field that is being typed in keeps its text and its caret unless the nodes
// say another text. It reports whether anything changed.
func (r *Region) Show(nodes ...*html.Node) (changed bool) {
	ops := r.live.Update(nodes...)
	if len(ops) == 0 {
		return false
	}
	document := Global("document")
	focused := js.Undefined()
	for i := range ops {
		if ops[i].Kind == html.Insert && focused.IsUndefined() {
			focused = document.Get("activeElement") // moving it would lose it
		}
		r.apply(&ops[i], document)
	}
	if focused.Truthy() && focused.Get("isConnected").Bool() && !focused.Equal(document.Get("activeElement")) {
		focused.Call("focus", map[string]any{"preventScroll": true})
	}
	return true
}

func (r *Region) apply(op *html.Op, document js.Value) {
	switch op.Kind {
	case html.Create:
		if op.Value == "" {
			r.hold(op.Node, document.Call("createElement", op.Name))
		} else {
			r.hold(op.Node, document.Call("createElementNS", op.Value, op.Name))
		}
		return
	case html.Write:
		r.hold(op.Node, document.Call("createTextNode", op.Value))
		return
	}
	node := r.nodes[op.Node]
	switch op.Kind {
	case html.SetText:
		node.Set("data", op.Value)
	case html.SetAttr:
		if op.Name == "style" { // as an attribute the page's policy forbids it
			node.Get("style").Set("cssText", op.Value)
			return
		}
		node.Call("setAttribute", op.Name, op.Value)
	case html.DelAttr:
		node.Call("removeAttribute", op.Name)
	case html.SetFlag:
		if on := op.Value == "true"; node.Get(op.Name).Truthy() != on {
			node.Set(op.Name, on)
		}
	case html.SetValue:
		if node.Get("value").String() != op.Value { // setting it moves the caret
			node.Set("value", op.Value)
		}
	case html.Insert:
		before := js.Null()
		if op.Before != 0 {
			before = r.nodes[op.Before]
		}
		r.nodes[op.Parent].Call("insertBefore", node, before)
	case html.Remove:
		node.Call("remove")
		r.nodes[op.Node] = js.Undefined()
	case html.Forget:
		r.nodes[op.Node] = js.Undefined()
	}
}
