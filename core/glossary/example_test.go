package glossary_test

import (
	"fmt"

	"wythoffatlas/core/glossary"
)

func Example() {
	term, ok := glossary.Named("P-positions")
	fmt.Println(term.ID, ok)
	fmt.Println(term.Defined)
	fmt.Println(term.Example)
	// Output:
	// p-position true
	// A position is P when the previous player, who has just moved, can win whatever the other does: every option is N.
	// In Wythoff’s game the first are (0, 0), (1, 2) and (3, 5), and their mirror images.
}
