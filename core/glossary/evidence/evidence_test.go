package evidence

import (
	"fmt"
	"testing"

	"wythoffatlas/core/glossary"
)

// What the example of each term says is so, and nothing else is computed.
func TestExamples(t *testing.T) {
	for _, term := range glossary.Terms() {
		if check := Of(term.ID); check == nil {
			t.Errorf("nothing bears out the example of %s", term.ID)
		} else if err := check(nil); err != nil {
			t.Errorf("%s: %q: %v", term.ID, term.Example, err)
		}
	}
	if len(checks) != len(glossary.Terms()) {
		t.Errorf("%d terms and %d checks", len(glossary.Terms()), len(checks))
	}
}

func Example() {
	term, _ := glossary.Named("mex")
	fmt.Println(term.Example, Of("mex")(nil))
	// Output:
	// In the table of Wythoff’s game each Aₙ is the mex of all Aᵢ and Bᵢ before. <nil>
}
