package html

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestString(t *testing.T) {
	for want, n := range map[string]*Node{
		`<p class="a">x &lt; y &amp; &quot;z&quot;</p>`: El("p", Class("a"), Text(`x < y & "z"`)),
		`<p>one</p>`:                      El("p", Text("o"), Text("ne"), nil, Text("")),
		`<input type="checkbox" checked>`: El("input", Set("type", "checkbox"), Flag("checked", true)),
		`<input type="checkbox">`:         El("input", Set("type", "checkbox"), Flag("checked", false)),
		`<details open></details>`:        El("details", Flag("open", true), Flag("hidden", false)),
		`<select><option value="a">A</option><option value="b" selected>B</option></select>`: El("select", Set("value", "b"), El("option", Set("value", "a"), Text("A")), El("option", Set("value", "b"), Text("B"))),
		`<textarea>&lt;</textarea>`:                El("textarea", Set("value", "<")),
		`<a href="#x&amp;y&quot;">` + "�" + `</a>`: El("a", Set("href", `#x&y"`), Text("\x00")),
	} {
		if got := n.String(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

func TestMarkup(t *testing.T) {
	const text = `<math display="block"><mrow><mi>x</mi><mo>&lt;</mo><mn>2</mn></mrow></math>`
	nodes, err := Markup(strings.Replace(text, "<math", `<math xmlns="http://www.w3.org/1998/Math/MathML"`, 1))
	if err != nil || String(nodes...) != text {
		t.Errorf("%s, %v", String(nodes...), err)
	}
	for _, bad := range []string{"<p>", "</p>", "<p></q>", "<p", "&nbsp;", "&", "<p class></p>", `<p class="></p>`, "< ></ >"} {
		if _, err := Markup(bad); err == nil {
			t.Errorf("%s is taken", bad)
		}
	}
}

// A document does what ops say and fails when they cannot be done.
type document struct {
	t     *testing.T
	nodes map[int]*live
	root  *live
}

type live struct {
	tag, text string
	attrs     map[string]string
	kids      []*live
	parent    *live
}

func newDocument(t *testing.T) *document {
	root := &live{}
	return &document{t: t, nodes: map[int]*live{0: root}, root: root}
}

func (d *document) node(id int) *live {
	n := d.nodes[id]
	if n == nil {
		d.t.Fatalf("there is no node %d", id)
	}
	return n
}

func (n *live) leave() {
	if p := n.parent; p != nil {
		i := slices.Index(p.kids, n)
		p.kids = slices.Delete(p.kids, i, i+1)
		n.parent = nil
	}
}

func (d *document) apply(ops []Op) {
	for _, op := range ops {
		switch op.Kind {
		case Create, Write:
			if d.nodes[op.Node] != nil {
				d.t.Fatalf("node %d is made twice", op.Node)
			}
			d.nodes[op.Node] = &live{tag: op.Name, attrs: map[string]string{}}
			if op.Kind == Write {
				d.nodes[op.Node] = &live{text: op.Value}
			}
		case SetText:
			d.node(op.Node).text = op.Value
		case SetAttr, SetValue:
			d.node(op.Node).attrs[op.Name] = op.Value
		case DelAttr:
			delete(d.node(op.Node).attrs, op.Name)
		case SetFlag:
			delete(d.node(op.Node).attrs, op.Name)
			if op.Value == "true" {
				d.node(op.Node).attrs[op.Name] = ""
			}
		case Insert:
			n, p := d.node(op.Node), d.node(op.Parent)
			n.leave()
			at := len(p.kids)
			if op.Before != 0 {
				if at = slices.Index(p.kids, d.node(op.Before)); at < 0 {
					d.t.Fatalf("node %d is not in %d", op.Before, op.Parent)
				}
			}
			p.kids = slices.Insert(p.kids, at, n)
			n.parent = p
		case Remove:
			d.node(op.Node).leave()
			delete(d.nodes, op.Node)
		case Forget:
			d.node(op.Node)
			delete(d.nodes, op.Node)
		default:
			d.t.Fatalf("op %v", op)
		}
	}
}

// String is the document with attributes in order.
func (n *live) String() string {
	if n.tag == "" && n.parent != nil {
		return n.text
	}
	s := "<" + n.tag
	var names []string
	for name := range n.attrs {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		s += fmt.Sprintf(" %s=%q", name, n.attrs[name])
	}
	s += ">"
	for _, kid := range n.kids {
		s += kid.String()
	}
	return s + "</>"
}

// random is a tree; small, so that trees of one size often share parts.
func random(r *rand.Rand, depth int) *Node {
	if depth == 0 || r.IntN(4) == 0 {
		return Text(string(rune('a' + r.IntN(3))))
	}
	n := El([]string{"p", "input", "li", "select"}[r.IntN(4)])
	if r.IntN(2) == 0 {
		n.Key = fmt.Sprint(r.IntN(5))
	}
	for _, name := range []string{"class", "open", "hidden"} {
		if r.IntN(3) == 0 {
			n.Attrs = append(n.Attrs, Attr{name, ""})
		}
	}
	if n.Tag == "input" || n.Tag == "select" {
		Set("value", string(rune('a'+r.IntN(3)))).addTo(n)
		Flag("checked", r.IntN(2) == 0).addTo(n)
	}
	for range r.IntN(5) {
		random(r, depth-1).addTo(n)
	}
	return n
}

// From any tree to any other, the changes make the document that the tree made
// from nothing is.
func TestUpdateMakesTheDocument(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	d := newDocument(t)
	var l Live
	for i := range 5000 {
		var kids Nodes
		for range r.IntN(5) {
			kids = append(kids, random(r, 3))
		}
		d.apply(l.Update(kids...))
		fresh := newDocument(t)
		var other Live
		fresh.apply(other.Update(copied(kids)...))
		if got, want := d.root.String(), fresh.root.String(); got != want {
			t.Fatalf("tree %d:\n%s\n%s", i, got, want)
		}
		if len(d.nodes) != len(fresh.nodes) {
			t.Fatalf("tree %d: %d nodes are held, %d live", i, len(d.nodes), len(fresh.nodes))
		}
	}
}

// copied are nodes of the same content that live nowhere.
func copied(list Nodes) Nodes {
	var made Nodes
	for _, n := range list {
		twin := *n
		twin.id, twin.Kids = 0, copied(n.Kids)
		made = append(made, &twin)
	}
	return made
}

// kinds counts what ops do, leaving out what is done for controls each time.
func kinds(ops []Op) map[Kind]int {
	m := map[Kind]int{}
	for _, op := range ops {
		m[op.Kind]++
	}
	return m
}

func TestNothingChanges(t *testing.T) {
	tree := func() *Node {
		return El("p", Class("a"), Key("k"), Text("x"), El("b", Flag("hidden", true), Text("y")))
	}
	var l Live
	l.Update(tree())
	if ops := l.Update(tree()); len(ops) != 0 {
		t.Errorf("%v", ops)
	}
}

// Rows that scroll are not moved: those that leave go, those that come are put
// in their places.
func TestKeyedRowsStay(t *testing.T) {
	rows := func(from, to int) Nodes {
		var list Nodes
		for i := from; i < to; i++ {
			list = append(list, El("tr", Key(fmt.Sprint(i)), El("td", Text(fmt.Sprint(i)))))
		}
		return list
	}
	var l Live
	l.Update(rows(0, 20)...)
	got := kinds(l.Update(rows(3, 23)...))
	if got[Remove] != 3 || got[Create] != 6 || got[Insert] != 9 || got[SetText] != 0 {
		t.Errorf("%v", got)
	}
}

// A control is told its value each time, because hands change it; the kids of
// a select come first.
func TestControls(t *testing.T) {
	field := El("select", Set("value", "b"), El("option", Set("value", "b")))
	var l Live
	ops := l.Update(field)
	last := ops[len(ops)-2] // the last inserts the select itself
	if last.Kind != SetValue || last.Value != "b" {
		t.Errorf("%v", ops)
	}
	ops = l.Update(El("select", Set("value", "b"), El("option", Set("value", "b"))))
	if len(ops) != 2 || ops[1].Kind != SetValue {
		t.Errorf("%v", ops)
	}
	l.Update()
	l.Update(El("input", Flag("checked", true)))
	if ops = l.Update(El("input", Flag("checked", false))); len(ops) != 1 || ops[0].Value != "false" {
		t.Errorf("%v", ops)
	}
}

func TestNamespaces(t *testing.T) {
	var l Live
	for _, op := range l.Update(El("p", El("math", El("mi")), El("svg", El("a")), El("a"))) {
		if op.Kind == Create && strings.HasSuffix(op.Value, "MathML") != (op.Name == "math" || op.Name == "mi") {
			t.Errorf("%v", op)
		}
	}
}

func BenchmarkUpdate(b *testing.B) {
	page := func(i int) *Node {
		n := El("div")
		for j := range 200 {
			El("p", Class("row"), El("span", Text("words")), El("b", Text(fmt.Sprint(i+j)))).addTo(n)
		}
		return n
	}
	var l Live
	for i := 0; b.Loop(); i++ {
		l.Update(page(i))
	}
}
