package link

import (
	"fmt"
	"strings"
)

// MostTerms bounds the numbers of which the game is looked for, and mostTerm their
// digits.
const (
	MostTerms = 1024
	mostTerm  = 99
)

// parseIdentify reads terms of a sequence, or positions. The error is a sentence on
// what they should be.
func parseIdentify(text string) (Lab, string) {
	l := Lab{Name: "identify", Terms: text}
	numbers, heaps := l.Numbers()
	ok := len(text) <= MostTerms*(mostTerm+1) && len(numbers) <= MostTerms && len(numbers) == heaps*(1+strings.Count(text, ","))
	for _, n := range numbers {
		ok = ok && n != "" && len(n) <= mostTerm && strings.Trim(n, "0123456789") == "" && (n == "0" || n[0] != '0')
	}
	if !ok {
		return Lab{}, fmt.Sprintf("write lab=identify,1,3,4,6 for a sequence and lab=identify,1.2,3.5 for positions: up to %d numbers, not negative.", MostTerms)
	}
	return l, ""
}

// Numbers are those of which the game is looked for, and how many heaps a position
// has; 1 for a sequence.
func (l Lab) Numbers() (numbers []string, heaps int) {
	terms := strings.Split(l.Terms, ",")
	heaps = 1 + strings.Count(terms[0], ".")
	for _, term := range terms {
		parts := strings.Split(term, ".")
		if len(parts) != heaps {
			return nil, heaps
		}
		numbers = append(numbers, parts...)
	}
	return numbers, heaps
}
