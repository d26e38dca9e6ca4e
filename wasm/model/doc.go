// Package model is the page without a browser: the one state, the events that
// change it, the questions that it wants answered, and the effects that it wants
// done. It knows no clock: every event comes with its time.
//
// What is shown (package show), what is drawn (package scene), the link and the
// title are functions of the [State]. An answer of the worker is looked up by
// the question that the present state asks, so that one to another question
// cannot be shown; what a person asked for about one game is forgotten when the
// game changes. See [State.Update].
package model
