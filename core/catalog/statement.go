package catalog

// A Statement says which positions are P and who proved it.
type Statement struct {
	Title   string     // "Theorems 7 and 8"; "No theorem is known" where there is none
	Text    string     // what the formula means, in words
	Formula []string   // line by line, readable as it stands; empty without a theorem
	Cites   []Citation // where it is stated, or what it starts from; empty without a theorem
	Here    bool       // it was found and proved in this atlas
}

// Known reports whether there is a theorem.
func (s Statement) Known() bool { return len(s.Formula) > 0 }

// MathML is the formula as one <math> element, or empty if there is none.
func (s Statement) MathML() string {
	if !s.Known() {
		return ""
	}
	return setFormula(s.Formula)
}
