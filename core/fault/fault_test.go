package fault_test

import (
	"errors"
	"strconv"
	"testing"

	"wythoffatlas/core/fault"
)

// Whatever is wrapped says what it says to people, and stays to be found.
func TestWrapped(t *testing.T) {
	inner := fault.Newf("expr", "at character %d: a number is missing", 3)
	outer := fault.Newf("game", "f has no value: %w", inner)
	if outer.Error() != "game: f has no value: at character 3: a number is missing" || fault.Words(outer) != "f has no value: at character 3: a number is missing" {
		t.Errorf("%v; %s", outer, fault.Words(outer))
	}
	var found *fault.Error
	if !errors.Is(outer, inner) || !errors.As(errors.Unwrap(outer), &found) || found != inner {
		t.Errorf("the cause is %v", errors.Unwrap(outer))
	}
	// A mention is no cause.
	if told := fault.Newf("game", "so: %v", inner); told.Says != "so: "+inner.Says || told.Unwrap() != nil {
		t.Errorf("%v with the cause %v", told, told.Cause)
	}
	// What looks like a prefix is part of the words of an error of another package.
	_, err := strconv.Atoi("x")
	if fault.Words(err) != err.Error() || fault.Words(errors.New("piles: three")) != "piles: three" {
		t.Error("something is cut off")
	}
}
