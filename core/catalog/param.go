package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
)

// A Kind is what the values of a parameter are.
type Kind uint8

const (
	Number  Kind = iota // a whole number
	Set                 // a set of takings, in the notation of [game.ParseSubtractionSet]
	Formula             // a constraint function, named or as an expression
	Width               // the function of variable Wytlex: an expression, or a pair of sequences
)

// A Param is something that a family of games depends on.
type Param struct {
	Key     string // in links: "s"
	Label   string // beside its box
	Help    string // one sentence on what it does
	Kind    Kind
	Min     int64 // of a number
	Max     int64
	Default Arg
	Choices []Choice // of a set or a formula: values worth offering

	// The contract suite runs every number from Min to Grid.
	Grid int64

	// Beyond says why there is no larger number than Max, where that is not
	// just a bound; a sentence without its end.
	Beyond string
}

// MaxParam bounds the numbers that families depend on.
const MaxParam = game.MaxParam

// A Choice is a value that a form offers.
type Choice struct {
	Value string // as in links
	Note  string // what it is, in a few words
}

// An Arg is the value of a parameter. Kind says which field counts; the zero
// value is the number 0.
type Arg struct {
	Kind Kind
	N    int64
	Set  game.SubtractionSet
	F    *Function
	W    *Widths
}

// A Function is a constraint function as a person wrote it.
type Function struct {
	*game.Constraint
	Text   string             // what was typed: "x1 + 1", or the name of a member
	Member *constraint.Member // the function of the paper that it is; nil if it is none
}

// String is the argument as in links, before anything is escaped.
func (a Arg) String() string {
	switch a.Kind {
	case Set:
		return a.Set.String()
	case Formula:
		return a.F.Text
	case Width:
		return a.W.Text
	}
	return strconv.FormatInt(a.N, 10)
}

// Numbers are arguments for parameters that are numbers.
func Numbers(values ...int64) []Arg {
	args := make([]Arg, len(values))
	for i, n := range values {
		args[i].N = n
	}
	return args
}

// SetArg is the argument for a parameter that is a set.
func SetArg(t game.SubtractionSet) Arg { return Arg{Kind: Set, Set: t} }

// FormulaArg reads the argument for a parameter that is a constraint function:
// an expression, or the name of a member of the paper. An error is an
// [*expr.Error] and points at the character at fault.
func FormulaArg(text string) (Arg, error) {
	text = strings.TrimSpace(text)
	f, err := constraint.Parse(text)
	if err != nil {
		return Arg{}, err
	}
	function := &Function{Constraint: f, Text: text}
	for _, m := range constraint.Members() {
		if text == m.Name || unspaced(text) == m.F {
			function.Member = &m
		}
	}
	return Arg{Kind: Formula, F: function}, nil
}

// unspaced leaves out the blanks that expressions allow.
func unspaced(s string) string { return strings.NewReplacer(" ", "", "\t", "").Replace(s) }

// check reports why a is no value of the parameter; nil if it is one.
func (p Param) check(a Arg) error {
	if a.Kind != p.Kind {
		return fault.Newf("catalog", "%s=%s is of another kind", p.Key, a)
	}
	switch p.Kind {
	case Number:
		if a.N < p.Min || a.N > p.Max {
			return fault.Newf("catalog", "%s=%d: must be from %d to %d", p.Key, a.N, p.Min, p.Max)
		}
	case Set:
		if _, err := game.ParseSubtractionSet(a.Set.String()); err != nil {
			return fault.Newf("catalog", "%s=%s: %w", p.Key, a, err)
		}
	case Formula:
		if a.F == nil || a.F.Constraint == nil {
			return fault.Newf("catalog", "%s: there is no function", p.Key)
		}
	case Width:
		if a.W == nil || a.W.Func == nil {
			return fault.Newf("catalog", "%s: there is no function", p.Key)
		}
	}
	return nil
}

// nearest reads a value of the parameter, given those of the parameters before
// it. If the text is not one, it returns the nearest, and what is wrong: a
// sentence without its end.
func (p Param) nearest(text string, before []Arg) (a Arg, said string) {
	switch p.Kind {
	case Width:
		return p.nearestWidths(text, before)
	case Set:
		return p.nearestSet(text)
	case Formula:
		a, err := FormulaArg(text)
		if err != nil {
			said = fault.Words(err)
			if !strings.ContainsFunc(text, func(r rune) bool { return !isLetterOrDigit(r) }) {
				said += ". " + knownFunctions() + " are functions with a name"
			}
			return p.Default, said
		}
		return a, ""
	}
	n, ok := p.nearestNumber(text)
	if !ok {
		said = fmt.Sprintf("%s must be %s", p.Key, p.bounds())
		if n == p.Max && p.Beyond != "" {
			said += ". " + p.Beyond
		}
	}
	return Arg{N: n}, said
}

// isLetterOrDigit knows ASCII only: the tables of package unicode are too heavy
// a load for the solver.
func isLetterOrDigit(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
}

// knownFunctions lists the names of the paper's functions.
func knownFunctions() string {
	names := lists.Map(constraint.Members(), func(m constraint.Member) string { return m.Name })
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// bounds says which numbers are values.
func (p Param) bounds() string {
	if p.Min == p.Max {
		return strconv.FormatInt(p.Min, 10)
	}
	return fmt.Sprintf("a whole number from %d to %d", p.Min, p.Max)
}

func (p Param) nearestNumber(text string) (n int64, ok bool) {
	digits, negative := strings.CutPrefix(text, "-")
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return p.Default.N, false
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	switch {
	case negative:
		return p.Min, false
	case err != nil: // all digits, so there are too many
		return p.Max, false
	}
	nearest := min(max(n, p.Min), p.Max)
	return nearest, nearest == n
}

// nearestSet keeps the pieces that can be read, as long as there are not too many;
// the fault is that of the first other. If none can be read, or the text is too
// long to be read at all, it is the default.
func (p Param) nearestSet(text string) (a Arg, said string) {
	t, err := game.ParseSubtractionSet(text)
	if err == nil {
		return SetArg(t), ""
	}
	said = fault.Words(err)
	if len(text) > game.MaxSetText {
		return p.Default, said
	}
	read := false
	for piece := range strings.SplitSeq(text, ",") {
		one, err := game.ParseSubtractionSet(piece)
		if err != nil {
			continue
		}
		if _, err := game.ParseSubtractionSet(append(t, one...).String()); err != nil {
			break // too many
		}
		t, read = append(t, one...), true
	}
	if !read {
		return p.Default, said
	}
	return SetArg(t), said
}

// Notation says in words how a set or a formula is written.
func (p Param) Notation() string {
	switch p.Kind {
	case Set:
		return "all, none, odd, even, 2mod5, max7, oddmax9, or several of them with commas between"
	case Width:
		return "a function of p1, p2, … up to pk, or a pair of sequences: wythoff:3, vile, hofstadter, beatty:(1+sqrt(5))/2, list:1,3,4;2,5,7"
	case Formula:
		return "a function of x1, y1 and x0 in + - * / ^ mod, floor, ceil, abs, min, max and if(c, a, b), or a name"
	}
	return p.bounds()
}

// gridArgs are the values that [Family.Grid] combines.
func (p Param) gridArgs() []Arg {
	var args []Arg
	if p.Kind == Number {
		for n := p.Min; n <= p.Grid; n++ {
			args = append(args, Arg{N: n})
		}
	}
	for _, c := range p.Choices {
		a, fault := p.nearest(c.Value, nil)
		if fault != "" {
			panic("catalog: " + p.Key + "=" + c.Value + ": " + fault)
		}
		args = append(args, a)
	}
	return args
}
