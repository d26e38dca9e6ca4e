// Package fault is what errors say to people. An error has its package's prefix
// for whoever debugs it, and words without it for whoever typed what is wrong.
package fault

import (
	"fmt"
	"strings"
)

// An Error is what is wrong with something that came from outside.
type Error struct {
	Package string // where it was noticed: "game"
	Says    string // what is wrong and what would do, without a capital and without an end
}

// Newf makes an Error from a format as [fmt.Sprintf] has it.
func Newf(pkg, format string, args ...any) *Error {
	return &Error{pkg, fmt.Sprintf(format, args...)}
}

// Error is the words after the package's name.
func (e *Error) Error() string { return e.Package + ": " + e.Says }

// Words is what is said to people.
func (e *Error) Words() string { return e.Says }

// Words is what err says to people: its own words for them if it has such, else
// all but the package's name before it.
func Words(err error) string {
	if worded, ok := err.(interface{ Words() string }); ok {
		return worded.Words()
	}
	text := err.Error()
	if name, rest, found := strings.Cut(text, ": "); found && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") == "" {
		return rest
	}
	return text
}
