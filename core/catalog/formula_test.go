package catalog

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

func TestSetFormula(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"B = 2n", "<mi>B</mi><mo>=</mo><mn>2</mn>" + invisibleTimes + "<mi>n</mi>"},
		{"Aₙ₋₁ < n²", "<msub><mi>A</mi><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow></msub><mo>&lt;</mo><msup><mi>n</mi><mn>2</mn></msup>"},
		{"mex{0}", "<mi>mex</mi>" + applyFunction + "<mrow><mo>{</mo><mrow><mn>0</mn></mrow><mo>}</mo></mrow>"},
		{"(1 + √5) / 2", "<mfrac><mrow><mn>1</mn><mo>+</mo><msqrt><mn>5</mn></msqrt></mrow><mn>2</mn></mfrac>"},
		{"⌊nΔx₁⌋", "<mrow><mo>⌊</mo><mrow><mi>n</mi>" + invisibleTimes + "<msub><mi>Δx</mi><mrow><mn>1</mn></mrow></msub></mrow><mo>⌋</mo></mrow>"},
		{"ab if n", "<mi>a</mi>" + invisibleTimes + "<mi>b</mi><mtext>\u00A0if\u00A0</mtext><mi>n</mi>"},
		{"f(x₁)^2", "<mi>f</mi>" + applyFunction + "<msup><mrow><mo>(</mo><mrow><msub><mi>x</mi><mrow><mn>1</mn></mrow></msub></mrow><mo>)</mo></mrow><mn>2</mn></msup>"},
		{"(−1)^(n + 1)", "<msup><mrow><mo>(</mo><mrow><mo>−</mo><mn>1</mn></mrow><mo>)</mo></mrow><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>"},
		{"2ⁿ ∪ ⌈t / 2⌉", "<msup><mn>2</mn><mi>n</mi></msup><mo>∪</mo><mrow><mo>⌈</mo><mrow><mfrac><mi>t</mi><mn>2</mn></mfrac></mrow><mo>⌉</mo></mrow>"},
	} {
		want := `<math display="block" xmlns="http://www.w3.org/1998/Math/MathML"><mtable displaystyle="true">` +
			"<mtr><mtd><mrow>" + c.want + "</mrow></mtd></mtr></mtable></math>"
		if got := setFormula([]string{c.text}); got != want {
			t.Errorf("%s:\n got %s\nwant %s", c.text, got, want)
		}
	}
	if got := strings.Count(setFormula([]string{"a", "b"}), "<mtr>"); got != 2 {
		t.Errorf("two lines made %d rows", got)
	}
}

// checkMarkup fails when s is not one well-formed element.
func checkMarkup(t *testing.T, s string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(s))
	for depth, roots := 0, 0; ; {
		token, err := d.Token()
		if err == io.EOF && roots == 1 {
			return
		}
		if err != nil {
			t.Errorf("%v after %d elements in %s", err, roots, s)
			return
		}
		switch token.(type) {
		case xml.StartElement:
			if depth++; depth == 1 {
				roots++
			}
		case xml.EndElement:
			depth--
		}
	}
}
