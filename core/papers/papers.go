// Package papers holds what the papers print: every table, cell by cell as it
// stands there, with the same cells computed by our own routes, and the places
// where a paper is wrong, each with a computation that shows it.
//
// Printed cells are a transcript and are never corrected. Where the computed
// table differs from the printed one, an [Erratum] says who is right and why.
package papers

import "wythoffatlas/core/catalog"

// The papers, in the order in which [All] has their tables.
var (
	liuLi2014     = catalog.LiuLi2014
	fraenkel2004  = catalog.Fraenkel2004
	hu2024        = catalog.Hu2024
	liuLiLi2011   = catalog.LiuLiLi2011
	kleinFraenkel = catalog.KleinFraenkel
)
