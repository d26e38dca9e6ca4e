// Package html is a small tree of nodes that says what a part of the page is,
// and the difference between two such trees as a list of changes.
//
// It knows no browser: [Live.Update] yields changes that package dom applies,
// and [String] writes the same nodes as text, for tests and for the page that
// can be read before any program has arrived. Text is set as text, never as
// markup; there is no way to put markup in.
package html
