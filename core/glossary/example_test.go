package glossary_test

import (
	"fmt"

	"wythoffatlas/core/glossary"
)

func Example() {
	term, ok := glossary.Named("P-positions")
	fmt.Println(term.ID, ok)
	fmt.Println(term.Defined)
	fmt.Println("what is said to be seen is so:", term.Example.Check() == nil)
	// Output:
	// p-position true
	// A position is P when the previous player, who has just moved, can win whatever the other does: every option is N.
	// what is said to be seen is so: true
}
