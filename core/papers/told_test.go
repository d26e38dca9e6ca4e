package papers

import "wythoffatlas/core/catalog"

// Source is the table with its paper, as a reader looks it up.
func (t *Table) Source() string { return catalog.Citation{Paper: t.Paper, Place: t.Name()}.String() }

// Errata are those about this table.
func (t *Table) Errata() []*Erratum {
	var list []*Erratum
	for _, e := range errata() {
		if e.Table == t {
			list = append(list, e)
		}
	}
	return list
}
