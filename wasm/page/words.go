//go:build js

package main

import (
	"strconv"
	"syscall/js"

	"wythoffatlas/wasm/dom"
)

// listenToWords explains a word of the glossary while it is pointed at or has the
// focus, and when it is tapped. What it says is taken from the dialog of words,
// which the bundler has written.
func (p *page) listenToWords() {
	document := dom.Global("document")
	p.on(document, "pointerover", true, false, func(e js.Value) {
		if e.Get("pointerType").String() == "mouse" {
			pointedAt(e)
		}
	})
	for _, event := range []string{"focusin", "click"} {
		p.on(document, event, true, false, pointedAt)
	}
}

// pointedAt explains the word that an event is at; at anything but a word or its
// explanation that goes away.
func pointedAt(e js.Value) {
	target := e.Get("target")
	if word := closest(target, "[data-word]"); word.Truthy() {
		explain(word)
	} else if !closest(target, "#word").Truthy() || closest(target, "a").Truthy() && e.Get("type").String() == "click" {
		hideWord()
	}
}

// explain shows what a word means, below it or above.
func explain(word js.Value) {
	document, window := dom.Global("document"), dom.Global("window")
	entry := document.Call("getElementById", "word-"+dom.Attr(word, "data-word"))
	if !entry.Truthy() {
		return
	}
	tip := dom.Query("#word")
	if dialog := word.Call("closest", "dialog"); dialog.Truthy() { // what is outside of it cannot be seen
		dialog.Call("append", tip)
	} else {
		document.Get("body").Call("append", tip)
	}
	tip.Call("replaceChildren")
	kids := entry.Call("cloneNode", true).Get("childNodes")
	for kids.Length() > 0 {
		tip.Call("append", kids.Index(0))
	}
	dom.Show(tip, true)
	dom.SetAttr(word, "aria-describedby", "word")

	const gap = 6
	box, style := word.Call("getBoundingClientRect"), tip.Get("style")
	left := min(box.Get("left").Float(), window.Get("innerWidth").Float()-tip.Get("offsetWidth").Float()-gap)
	top, high := box.Get("bottom").Float()+gap, tip.Get("offsetHeight").Float()
	if foot := window.Get("innerHeight").Float() - gap - high; top > foot {
		top = max(gap, foot)
		if above := box.Get("top").Float() - gap - high; above >= gap {
			top = above
		}
	}
	style.Set("left", strconv.FormatFloat(max(gap, left), 'f', 0, 64)+"px")
	style.Set("top", strconv.FormatFloat(top, 'f', 0, 64)+"px")
}

// hideWord takes away what a word means, and reports whether it was there.
func hideWord() bool {
	tip := dom.Query("#word")
	shown := !tip.Get("hidden").Bool()
	dom.Show(tip, false)
	return shown
}
