package papers

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
)

// Transcripts. They keep the lines of the print, so that an eye can compare.

// down reads a table that is printed row below row. Cells are separated by
// bars where a line has any, else they are positions where it has parentheses,
// and else words.
func down(text string) [][]string {
	var rows [][]string
	for line := range strings.Lines(strings.TrimSpace(text)) {
		var row []string
		switch {
		case strings.Contains(line, "|"):
			row = strings.Split(line, "|")
		case strings.Contains(line, "("):
			row = strings.SplitAfter(strings.TrimSpace(line), ")")
			row = row[:len(row)-1]
		default:
			row = strings.Fields(line)
		}
		for i := range row {
			row[i] = strings.TrimSpace(row[i])
		}
		rows = append(rows, row)
	}
	return rows
}

// across reads a table that is printed with its rows side by side.
func across(text string) [][]string {
	lines := down(text)
	rows := make([][]string, len(lines[0]))
	for i := range rows {
		for _, line := range lines {
			rows[i] = append(rows[i], line[i])
		}
	}
	return rows
}

// numbers writes a row of numbers.
func numbers(ns ...int64) []string {
	return lists.Map(ns, func(n int64) string { return strconv.FormatInt(n, 10) })
}

// vector writes a position or a set of numbers: "(1, 2)", "{1, 2}".
func vector(open string, ns []int64, end string) string {
	return open + strings.Join(numbers(ns...), ", ") + end
}

// parseVector reads the numbers of a cell of [Table.Printed].
func parseVector(cell string) []int64 {
	var v []int64
	for _, word := range strings.FieldsFunc(cell, func(r rune) bool { return strings.ContainsRune("(){}[], ", r) }) {
		n, err := strconv.ParseInt(word, 10, 64)
		if err != nil {
			panic(fmt.Sprintf("papers: transcript: %v", err))
		}
		v = append(v, n)
	}
	return v
}

// inColumns says that a row stands for every position whose first heap is in
// one of the columns x, whose second is in one of the columns y, and so on.
func inColumns(heaps ...[]int) func(row []string) [][]int64 {
	return func(row []string) [][]int64 {
		positions := [][]int64{nil}
		for _, columns := range heaps {
			var longer [][]int64
			for _, p := range positions {
				for _, c := range columns {
					longer = append(longer, append(slices.Clone(p), parseVector(row[c])...))
				}
			}
			positions = longer
		}
		return positions
	}
}

// inCells says that every cell of a row from column first on is a position.
func inCells(first int) func(row []string) [][]int64 {
	return func(row []string) [][]int64 {
		return lists.Map(row[first:], parseVector)
	}
}
