package catalog

import (
	"strconv"
	"strings"

	"wythoffatlas/core/piles"
)

// Widths is the function f of variable Wytlex as a person wrote it.
type Widths struct {
	Func interface{}
	Text string
}

func pileColumns(k int) []string {
	columns := []string{"n"}
	for i := range k {
		columns = append(columns, "p"+subscript(i+1))
	}
	return columns
}

// subscript writes a number below the line.
func subscript(n int) string {
	var b strings.Builder
	for _, digit := range strconv.Itoa(n) {
		b.WriteRune(digit - '0' + '₀')
	}
	return b.String()
}

func (p Param) nearestWidths(text string, before []Arg) (a Arg, fault string) { return }

var _ piles.Game
