package show

import (
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

func limitsLab(s *state) *html.Node {
	out := answered(labTask(s, "limits"), "limits-out", limited)
	return tool("lab-limits", "Limits", p("help", text("How the quotients of piles move, and which polynomials could have their limits as roots.")),
		setting(s, "limits-rows", "Up to row"), div("line", submit("Follow")), fault(s.field("limits-rows"), "limits-rows"), out)
}

// limited is what was measured of quotients.
func limited(found *protocol.Limited) html.Nodes {
	rows := make([][]string, len(found.Quotients))
	nodes := html.Nodes{}
	for i, q := range found.Quotients {
		rows[i] = []string{q.Name, q.Last, q.Low, q.High}
	}
	nodes = append(nodes, p("serif", text("In row "+number(int64(found.Rows))+", and the least and the largest since row "+number(int64(found.Rows/2))+". That is measured: no theorem says that there is a limit.")),
		scrolled("Quotients of piles", []string{"quotient", "in the last row", "least", "largest"}, rows))
	for _, q := range found.Quotients {
		nodes = append(nodes, p("serif", text(relations(q))))
	}
	return append(nodes, p("help", text("Polynomials of degree 1 to 3 with small coefficients that have a root between the least and the largest, or within half of that range beside. Where as many are found for numbers near by, they mean nothing.")))
}

// relations says which polynomials may have a quotient as their root.
func relations(q protocol.Quotient) string {
	words := q.Name + ": " + number(int64(q.All)) + " of " + number(int64(q.Tried)) + " polynomials, and " + q.Chance + " on average for numbers near by"
	for i := range min(len(q.Relations), len(q.Residuals)) {
		words += map[bool]string{true: ": ", false: "; "}[i == 0] + strings.TrimSuffix(q.Relations[i], " = 0") + " is " + q.Residuals[i]
	}
	return words + "."
}
