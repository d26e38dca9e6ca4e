package figure

import (
	"fmt"
	"strings"
)

// A Table is rows of numbers with their headings.
type Table struct {
	Columns []string
	Rows    [][]string // each as wide as Columns

	Words
}

// CSV is the table comma-separated (RFC 4180), its headings in ASCII, "p1" for p₁,
// so that every spreadsheet shows them.
func (t *Table) CSV() string {
	var b strings.Builder
	plain := make([]string, len(t.Columns))
	for i, c := range t.Columns {
		plain[i] = Plain(c)
	}
	b.WriteString(strings.Join(plain, ",") + "\r\n")
	for _, row := range t.Rows {
		b.WriteString(strings.Join(row, ",") + "\r\n")
	}
	return b.String()
}

var lowered = strings.NewReplacer("₀", "0", "₁", "1", "₂", "2", "₃", "3", "₄", "4", "₅", "5", "₆", "6", "₇", "7", "₈", "8", "₉", "9",
	"ₙ", "", "−", "-", ",", " ")

// Plain is a heading in ASCII: "p1" for p₁, "A" for Aₙ.
func Plain(heading string) string { return lowered.Replace(heading) }

// BFile is one column in the form of the OEIS: comments, then "n a(n)" a line.
// The first column is n.
func (t *Table) BFile(column int) string {
	var b strings.Builder
	words := t.Words
	words.Title += ", " + t.Columns[column]
	b.WriteString(words.comments("#"))
	for _, row := range t.Rows {
		b.WriteString(row[0] + " " + row[column] + "\n")
	}
	return b.String()
}

// LaTeX is a table environment, with a rule between groups of five rows.
func (t *Table) LaTeX() string {
	var b strings.Builder
	b.WriteString(t.comments("%"))
	fmt.Fprintf(&b, "\\begin{table}\n\\centering\n\\begin{tabular}{%s}\n\\hline\n", strings.Repeat("r", len(t.Columns)))
	line := func(cells []string) {
		for i, c := range cells {
			if i > 0 {
				b.WriteString(" & ")
			}
			b.WriteString(LaTeXText(c))
		}
		b.WriteString(" \\\\\n")
	}
	line(t.Columns)
	b.WriteString("\\hline\n")
	for i, row := range t.Rows {
		if i > 0 && i%5 == 0 {
			b.WriteString("\\noalign{\\smallskip}\n")
		}
		line(row)
	}
	b.WriteString("\\hline\n\\end{tabular}\n")
	fmt.Fprintf(&b, "\\caption{%s}\n\\end{table}\n", LaTeXText(t.sentences()))
	return b.String()
}

// HTML is a page that prints over several sheets with its headings repeated.
func (t *Table) HTML() string {
	var b strings.Builder
	title := markup(t.Title)
	fmt.Fprintf(&b, "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>%s</title>\n"+
		"<style>body{font:11pt Georgia,serif}table{border-collapse:collapse}thead{display:table-header-group}"+
		"td,th{padding:1pt 8pt;text-align:right;font-variant-numeric:tabular-nums}tr{break-inside:avoid}"+
		"tbody tr:nth-child(5n) td{border-bottom:.5pt solid #999}</style>\n<table>\n<caption>%s</caption>\n<thead><tr>", title, markup(t.sentences()))
	for _, c := range t.Columns {
		b.WriteString("<th>" + markup(c))
	}
	b.WriteString("</thead>\n<tbody>\n")
	for _, row := range t.Rows {
		b.WriteString("<tr>")
		for _, c := range row {
			b.WriteString("<td>" + markup(c))
		}
		b.WriteString("\n")
	}
	b.WriteString("</table>\n")
	if t.BibTeX != "" {
		b.WriteString("<pre>" + markup(t.BibTeX) + "</pre>\n")
	}
	b.WriteString("</html>\n")
	return b.String()
}

// sentences are what stands under a table.
func (w *Words) sentences() string {
	lines := w.lines()
	for i, line := range lines {
		if i < len(lines)-1 && !strings.HasSuffix(line, ".") {
			lines[i] += "."
		}
	}
	return strings.Join(lines, " ")
}
