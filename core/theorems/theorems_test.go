package theorems_test

import (
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/theorems"
)

// Every theorem is proved again from the data; a sample in short tests.
func TestAll(t *testing.T) {
	all, tried, err := theorems.All()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) == 0 || len(all) > tried {
		t.Fatalf("%d theorems of %d games", len(all), tried)
	}
	t.Logf("%d of %d games are settled", len(all), tried)
	for i, theorem := range all {
		if testing.Short() && i%16 != 0 {
			continue
		}
		g, problems := catalog.FromLink(theorem.Link)
		if len(problems) > 0 {
			t.Fatalf("%s: %v", theorem.Link, problems)
		}
		if g.Link() != theorem.Link {
			t.Errorf("%s is written %s", theorem.Link, g.Link())
		}
		if _, err := prove.Prove(g.Rules, g.Play, theorem.Candidate, prove.Standard.Limits); err != nil {
			t.Errorf("%s: %v", theorem.Link, err)
		}
	}
}
