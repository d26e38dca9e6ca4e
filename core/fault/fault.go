// Package fault is what errors say to people. An error has its package's prefix
// for whoever debugs it, and words without it for whoever typed what is wrong.
package fault

import (
	"errors"
	"fmt"
	"strings"
)

// An Error is what is wrong with something that came from outside.
type Error struct {
	Package string // where it was noticed: "game"
	Says    string // what is wrong and what would do, without a capital and without an end
	Cause   error  // the error that this one wraps; nil for none
}

// Newf makes an Error from a format as [fmt.Errorf] has it. Errors among args say
// what they say to people.
func Newf(pkg, format string, args ...any) *Error {
	for i, arg := range args {
		if err, ok := arg.(error); ok {
			args[i] = worded{err}
		}
	}
	made := fmt.Errorf(format, args...)
	e := &Error{Package: pkg, Says: made.Error()}
	if cause, ok := errors.Unwrap(made).(worded); ok {
		e.Cause = cause.error
	}
	return e
}

// worded is an error as text for people.
type worded struct{ error }

func (w worded) Error() string { return Words(w.error) }

// Error is the words after the package's name.
func (e *Error) Error() string { return e.Package + ": " + e.Says }

// Words is what is said to people.
func (e *Error) Words() string { return e.Says }

// Unwrap is the cause.
func (e *Error) Unwrap() error { return e.Cause }

// Words is what err says to people: its own words for them if it has such, and
// else, as with errors of the standard library, all it says.
func Words(err error) string {
	if worded, ok := err.(interface{ Words() string }); ok {
		return worded.Words()
	}
	return err.Error()
}

// Sentence gives words a capital and an end.
func Sentence(words string) string {
	if words == "" {
		return words
	}
	if first := words[0]; 'a' <= first && first <= 'z' {
		words = string(first-'a'+'A') + words[1:]
	}
	return strings.TrimSuffix(words, ".") + "."
}
