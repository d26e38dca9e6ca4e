package scene

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/figure"
	"wythoffatlas/wasm/model"
)

// What a line of a tikzpicture of ours may be, by TikZ and LaTeX: options are a
// defined colour and then known keys, coordinates are numbers.
var (
	number     = `-?\d+(?:\.\d+)?`
	coordinate = `\(` + number + `,` + number + `\)`
	options    = `\[(c[0-9a-f]{6})((?:,opacity=` + number + `|,line width=` + number + `pt|,dashed)*)\]`
	statements = []*regexp.Regexp{
		regexp.MustCompile(`^\\clip ` + coordinate + ` rectangle ` + coordinate + `;$`),
		regexp.MustCompile(`^\\(?:fill|draw)` + options + ` ` + coordinate + ` rectangle ` + coordinate + `;$`),
		regexp.MustCompile(`^\\(?:fill|draw)` + options + ` ` + coordinate + `(?: -- ` + coordinate + `)+(?: -- cycle)?;$`),
		regexp.MustCompile(`^\\(?:fill|draw)` + options + ` ` + coordinate + ` ellipse \[x radius=\d+(?:\.\d+)?,y radius=\d+(?:\.\d+)?\];$`),
		regexp.MustCompile(`^\\node\[anchor=base (?:west|east|),inner sep=0pt,text=(c[0-9a-f]{6})(?:,scale=\d+(?:\.\d+)?)?\] at ` + coordinate + ` \{(.*)\};$`),
	}
	defined = regexp.MustCompile(`^\\definecolor\{(c[0-9a-f]{6})\}\{HTML\}\{[0-9A-F]{6}\}$`)
	opening = regexp.MustCompile(`^\\begin\{tikzpicture\}\[x=0\.\d{6}cm,y=-0\.\d{6}cm,font=\\footnotesize\]$`)
	numeral = regexp.MustCompile(number)
)

// known are the commands of LaTeX that texts of ours use.
var known = map[string]bool{"textbackslash": true, "textasciicircum": true, "textasciitilde": true, "dots": true, "times": true, "le": true, "ge": true, "varphi": true, "surd": true}

// readTikZ says what is wrong with a tikzpicture; nil where LaTeX has nothing to
// complain of: there is no compiler here, so its rules are applied strictly to the
// few statements that are written.
func readTikZ(text string) error {
	colours := map[string]bool{}
	var open []string
	begun := false
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		wrong := func(why string) error { return fmt.Errorf("line %d: %s: %.120s", i+1, why, line) }
		switch {
		case strings.HasPrefix(line, "%"):
			if begun {
				return wrong("a comment in the picture")
			}
		case opening.MatchString(line):
			open, begun = append(open, "tikzpicture"), true
		case line == `\begin{scope}`:
			open = append(open, "scope")
		case strings.HasPrefix(line, `\end{`):
			if len(open) == 0 || line != `\end{`+open[len(open)-1]+"}" {
				return wrong("it ends what is not open")
			}
			open = open[:len(open)-1]
		case defined.MatchString(line):
			colours[defined.FindStringSubmatch(line)[1]] = true
		default:
			if len(open) == 0 {
				return wrong("it is outside the picture")
			}
			if err := readStatement(line, colours); err != nil {
				return wrong(err.Error())
			}
		}
	}
	if len(open) > 0 || !begun {
		return fmt.Errorf("%v stays open", open)
	}
	return nil
}

func readStatement(line string, colours map[string]bool) error {
	for _, form := range statements {
		m := form.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		drawn, node := line, strings.HasPrefix(line, `\node`)
		if len(m) > 1 && !colours[m[1]] {
			return fmt.Errorf("the colour %s is not defined", m[1])
		}
		if node {
			drawn = strings.TrimSuffix(line, "{"+m[2]+"};")
			if err := readText(m[2]); err != nil {
				return err
			}
		}
		for _, n := range numeral.FindAllString(regexp.MustCompile(`c[0-9a-f]{6}`).ReplaceAllString(drawn, ""), -1) {
			if v, err := strconv.ParseFloat(n, 64); err != nil || v >= 16384 || v <= -16384 {
				return fmt.Errorf("TeX has no number %s", n)
			}
		}
		return nil
	}
	return fmt.Errorf("no such statement is written")
}

// readText says what is wrong with text as LaTeX is to set it: braces and dollars
// that do not close, signs that mean something, commands that are not known, and
// letters that no font of plain LaTeX has.
func readText(text string) error {
	depth, maths := 0, false
	for _, r := range text {
		if r < ' ' || r > '~' && (r < 'À' || r > 'ſ') { // LaTeX reads UTF-8, of which its fonts have Latin letters
			return fmt.Errorf("the sign %q in %q", r, text)
		}
	}
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\':
			name := i + 1
			for name < len(text) && (text[name] >= 'a' && text[name] <= 'z' || text[name] >= 'A' && text[name] <= 'Z') {
				name++
			}
			if name == i+1 {
				if name == len(text) || !strings.ContainsRune(`{}$&#%_,`, rune(text[name])) {
					return fmt.Errorf("a backslash before nothing known in %q", text)
				}
				i++
				continue
			}
			if !known[text[i+1:name]] {
				return fmt.Errorf("the command %q", text[i:name])
			}
			i = name - 1
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth < 0 {
				return fmt.Errorf("a brace closes that is not open in %q", text)
			}
		case c == '$':
			maths = !maths
		case (c == '^' || c == '_') && !maths, c == '&', c == '#', c == '%':
			return fmt.Errorf("a bare %q in %q", c, text)
		}
	}
	if depth != 0 || maths {
		return fmt.Errorf("%q leaves a brace or a dollar open", text)
	}
	return nil
}

// readTable says what is wrong with a table of LaTeX.
func readTable(text string) error {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for len(lines) > 0 && strings.HasPrefix(lines[0], "%") {
		lines = lines[1:]
	}
	m := regexp.MustCompile(`^\\begin\{tabular\}\{(r+)\}$`).FindStringSubmatch(lines[2])
	if lines[0] != `\begin{table}` || lines[1] != `\centering` || m == nil || lines[len(lines)-1] != `\end{table}` || lines[len(lines)-3] != `\end{tabular}` {
		return fmt.Errorf("it is no table: %q", lines[:3])
	}
	caption, ok := strings.CutPrefix(lines[len(lines)-2], `\caption{`)
	if caption, closed := strings.CutSuffix(caption, "}"); !ok || !closed {
		return fmt.Errorf("no caption: %q", caption)
	} else if err := readText(caption); err != nil {
		return err
	}
	for _, line := range lines[3 : len(lines)-3] {
		if line == `\hline` || line == `\noalign{\smallskip}` {
			continue
		}
		row, ended := strings.CutSuffix(line, ` \\`)
		cells := strings.Split(row, " & ")
		if !ended || len(cells) != len(m[1]) {
			return fmt.Errorf("%d cells of %d in %q", len(cells), len(m[1]), line)
		}
		for _, cell := range cells {
			if err := readText(cell); err != nil {
				return err
			}
		}
	}
	return nil
}

// What is saved for LaTeX is LaTeX, with everything that a map can show, and a
// table of each family.
func TestLaTeXIsRead(t *testing.T) {
	for _, link := range []string{
		"game=wythoff&x=14&y=9&z=5&show=values,beams,squares,options&level=3&at=5,7",
		"game=wythoff&x=14&y=9&z=5&at=3,4&with=game=a-wythoff%26a=2",
		"game=subtraction&f=T5&x=14&y=9&z=5&with=game=oow%26s=1%26t=1&compare=beside",
		"game=wythoff&preset=6x0.6@42&x=14&y=9&z=4.7&with=game=wab%26a=2%26b=3&compare=divider&split=0.37",
		"game=wythoff&match=5.7_3.5", "game=eew&s=2&t=3&z=0", "game=wytlex&k=3&view=map&z=3", "game=wythoff&x=1" + strings.Repeat("0", 40) + "&y=5&z=-3",
	} {
		s := opened(t, link)
		text, err := (&Painter{}).Write(s, model.Picture{Format: "tikz", Width: 480, Scale: 1, Caption: `50 % of {all} & more_`}, false)
		if err == nil {
			err = readTikZ(text)
		}
		if err != nil {
			t.Errorf("%s: %v", link, err)
		}
	}
	for _, f := range catalog.All() {
		s := opened(t, f.Default().Link()+"&view=table")
		table := figure.Table{Columns: s.Columns(), Rows: [][]string{make([]string, len(s.Columns()))}, Words: s.Words("")}
		if err := readTable(table.LaTeX()); err != nil {
			t.Errorf("%s: %v", f.ID, err)
		}
	}
	for _, wrong := range []string{"\\begin{tikzpicture}\n", "\\fill[c000000] (0,0) rectangle (1,1);\n",
		"\\begin{tikzpicture}[x=0.010000cm,y=-0.010000cm,font=\\footnotesize]\n\\fill[c000000] (0,0) rectangle (1,1);\n\\end{tikzpicture}\n"} {
		if readTikZ(wrong) == nil {
			t.Errorf("%q is taken for a picture", wrong)
		}
	}
}
