package pause_test

import (
	"errors"
	"fmt"

	"wythoffatlas/core/pause"
)

// Work that may take long says how far it is and stops when it is told to.
func ExampleFunc() {
	enough := errors.New("that is enough")
	var patient pause.Func = func(done, total int64, words string) error {
		fmt.Println(words, done, "of", total)
		if done == 2 {
			return enough
		}
		return nil
	}
	work := func(p pause.Func) error {
		for i := range int64(4) {
			if err := p.At(i, 4, "counting"); err != nil {
				return err
			}
		}
		return nil
	}
	fmt.Println(work(patient))
	fmt.Println(work(nil))
	// Output:
	// counting 0 of 4
	// counting 1 of 4
	// counting 2 of 4
	// that is enough
	// <nil>
}
