//go:build js

package main

import (
	"time"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/show"
)

// shown is what the document shows.
type shown struct {
	regions map[string]*dom.Region
	root    map[string]string // attributes of the root element that the state gives
	title   string
	live    string
	last    time.Duration // when all was shown last
	stop    func()        // stops what shows the rest; nil when nothing is left
	notes   notes         // in a window of their own
	first   firstPicture
}

// restAfter is how long the others may lag behind a movement.
const restAfter = 80 * time.Millisecond

// begin takes over the regions that the bundler has written into the page.
func (v *shown) begin() {
	dom.Global("atlasFirst").Call("begun")
	v.regions = map[string]*dom.Region{}
	v.root = map[string]string{"data-list": "open"} // as index.html has it
	for _, r := range show.Opening() {
		v.regions[r.ID] = dom.NewRegion(dom.Query("#"+r.ID), r.Nodes...)
	}
}

// refresh shows the state; of a movement at first only what moves along.
func (v *shown) refresh(p *page, all bool) {
	if v.regions == nil {
		return
	}
	if !all && now()-v.last < restAfter {
		for _, r := range show.Moving(p.state) {
			v.show(r)
		}
		if v.stop == nil {
			v.stop = dom.After(milliseconds(restAfter), func() {
				v.stop = nil
				p.door(func() { v.refresh(p, true) })
			})
		}
		return
	}
	v.last = now()
	s := p.state
	covered := false // something that covers the map may have another size
	for _, r := range show.Regions(s) {
		covered = v.show(r) && covers[r.ID] || covered
	}
	covered = v.showRoot(show.Root(s)) || covered
	if title := show.Title(s); title != v.title {
		v.title = title
		dom.Global("document").Set("title", title)
	}
	if live := show.Live(s); live != v.live {
		v.live = live
		dom.SetText(dom.Query("#live"), live)
	}
	v.dialogs(s)
	p.gallery.show()
	if covered {
		p.room.check(p)
	}
}

// covers are the regions that cover a part of the map.
var covers = map[string]bool{"bar": true, "band": true, "list": true, "zoom": true}

// show shows a region and reports whether it changed.
func (v *shown) show(r show.Region) bool {
	region := v.regions[r.ID]
	if region == nil {
		element := byID(r.ID)
		if !element.Truthy() {
			return false // it is on the page only while something else is shown
		}
		region = dom.NewRegion(element)
		v.regions[r.ID] = region
	}
	return region.Show(r.Nodes...)
}

// showRoot sets the attributes of the root element and takes away those that it
// had; it reports whether any is another.
func (v *shown) showRoot(list []html.Attr) (changed bool) {
	root := dom.Global("document").Get("documentElement")
	given := map[string]bool{}
	for _, a := range list {
		given[a.Name] = true
		if old, had := v.root[a.Name]; had && old == a.Value {
			continue
		}
		v.root[a.Name], changed = a.Value, true
		if a.Name == "style" {
			root.Get("style").Set("cssText", a.Value)
		} else {
			dom.SetAttr(root, a.Name, a.Value)
		}
	}
	for name := range v.root {
		if !given[name] {
			delete(v.root, name)
			root.Call("removeAttribute", name)
			changed = true
		}
	}
	return changed
}

// dialogs opens and closes the dialogs as the state has them.
func (v *shown) dialogs(s *model.State) {
	for _, id := range model.Dialogs() {
		dialog := dom.Query("#" + id)
		open := dialog.Get("open").Bool()
		switch want := s.Panels.Open(id); {
		case open && !want:
			dialog.Call("close")
		case want && !open:
			dialog.Call("showModal")
			if leaf := dialog.Call("querySelector", ".leaf"); leaf.Truthy() {
				leaf.Call("focus") // so that keys scroll it
			}
		}
	}
}
