package wytlex

import (
	"fmt"
	"math/big"
	"strings"

	"wythoffatlas/core/lists"
)

// brief is a number as a message shows it: very long ones are cut.
func brief(n *big.Int) string {
	s := n.String()
	if len(s) <= 40 {
		return s
	}
	return fmt.Sprintf("%s… (%d digits)", s[:12], len(s))
}

// list joins numbers.
func list(ns []*big.Int) string {
	return strings.Join(lists.Map(ns, brief), ", ")
}

func vector(p []*big.Int) string { return "[" + list(p) + "]" }
func set(p []*big.Int) string    { return "{" + list(p) + "}" }
