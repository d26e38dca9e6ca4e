package failing

import "testing"

func TestRight(t *testing.T) { t.Log("right") }

func TestWrong(t *testing.T) { t.Error("wrong, as it should be") }

func FuzzNothing(f *testing.F) { f.Fuzz(func(*testing.T, int) {}) }
