package papers_test

import (
	"fmt"

	"wythoffatlas/core/papers"
)

// A cell in which a paper and the computation differ, and why.
func ExampleTable_Differences() {
	for _, table := range papers.All() {
		differences, err := table.Differences()
		if err != nil {
			panic(err)
		}
		if len(differences) == 0 {
			continue
		}
		d := differences[0]
		fmt.Printf("%s, row %d, %s: %s printed, %s computed\n",
			table.Name(), d.Row, table.Heads[d.Column], d.Printed, d.Computed)
		fmt.Println(" ", table.Errata()[0].Title)
	}
	// Output:
	// Table 10, row 2, Hₙ: 5 printed, 4 computed
	//   Table 10 is not what Theorem 20 says
	// Table 10, row 6, bₙ: 42 printed, 51 computed
	//   Table 10 goes wrong at n = 6, and once more at n = 12
	// Table 2, row 4, D(B): {1} printed, {1, 2} computed
	//   Differences that are left out
}

func ExampleErratum_Check() {
	for _, e := range papers.Errata() {
		if e.Where != "Section 3.1" {
			continue
		}
		lines, err := e.Check()
		for _, line := range lines {
			fmt.Println(line)
		}
		fmt.Println(err)
	}
	// Output:
	// The P-positions on the lower line begin with (0, 0), (2, 1), (5, 3), (7, 4), (10, 6), (13, 8).
	// Of the first 1000 steps 382 go two right and one up, 618 go three right and two up, and 0 go one right and two up.
	// <nil>
}
