// Package dom is the little of the browser that the page and the worker share:
// bytes, events, promises and elements over syscall/js. It adds types and
// releases to calls that would otherwise be strings; it hides nothing, and
// js.Value goes in and out.
//
// Only js/wasm has anything in it.
package dom
