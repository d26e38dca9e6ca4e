package papers

import (
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/core/wytlex"
)

func missingDifferences() *Erratum {
	return &Erratum{
		Title: "Differences that are left out",
		Paper: kleinFraenkel,
		Where: "Section 4, Table 2 and the text above it",
		Says:  "D([2, 4, 6]) = {2}, and for B = [0, 1, 2], D(B) = {1} and D(B) + [0, f(B)) = {1, 2}.",
		Is: "D([2, 4, 6]) = {2, 4}, and for B = [0, 1, 2], D(B) = {1, 2} and D(B) + [0, f(B)) = {1, 2, 3}. " +
			"No move becomes legal or illegal by that.",
		Table: Find(kleinFraenkel.Title, "2"),
		check: func(e *evidence) {
			d := numbersOf(wytlex.Differences(position(legalityFrom)))
			e.show(slices.Equal(d, []int64{2, 4}), "D([2, 4, 6]): %s. So it is %s.", subtractions(legalityFrom), vector("{", d, "}"))
			table := e.table
			changed, verdicts := 0, 0
			for _, row := range table.Printed {
				b := parseVector(strings.Join(row[:3], " "))
				j := checkMove(b)
				d, reach := numbersOf(j.DB), reach(j)
				if vector("{", d, "}") != row[3] || vector("{", reach, "}") != row[5] {
					changed++
					e.say("D(%s): %s. So it is %s, and with f(B) = %d, D(B) + [0, %[4]d) = %[5]s. The table prints %[6]s and %[7]s.",
						vector("[", b, "]"), subtractions(b), vector("{", d, "}"), j.F.Int64(), vector("{", reach, "}"), row[3], row[5])
				}
				// As the paper has it, with D(A) = {2}.
				printed := intersect(parseVector(row[5]), []int64{2}) || intersect(b, legalityFrom)
				if right := j.Legal(); printed == right && right == (row[6] != "Illegal") {
					verdicts++
				}
			}
			e.show(changed == 1, "In the other %d rows the printed sets are right.", len(table.Printed)-changed)
			e.show(verdicts == len(table.Printed), "With the printed sets and with the right ones, the verdict of %d rows of %d is what the table says.",
				verdicts, len(table.Printed))
		},
	}
}

// subtractions writes out the differences of v: "4 − 2 = 2, …".
func subtractions(v []int64) string {
	var words []string
	for j := range v {
		for i := range j {
			words = append(words, fmt.Sprintf("%d − %d = %d", v[j], v[i], v[j]-v[i]))
		}
	}
	return strings.Join(words, ", ")
}

// join writes numbers one after the other.
func join(ns []int64) string { return strings.Join(numbers(ns...), ", ") }
