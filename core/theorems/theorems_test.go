package theorems_test

import (
	"os"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/theorems"
	"wythoffatlas/core/theorems/index"
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
	if short, indexed, err := index.All(); err != nil || indexed != tried || len(short) != len(all) {
		t.Errorf("the list has %d of %d: %v", len(short), indexed, err)
	} else if data, err := os.ReadFile("index/list.txt"); err != nil || string(data) != theorems.List(tried, all) {
		t.Errorf("the list is not that of the data: %v", err)
	}
	if data, err := os.ReadFile("found.txt"); err != nil || string(data) != theorems.Text(tried, all) {
		t.Errorf("the data is written otherwise than read: %v", err)
	}
	t.Logf("%d of %d games are settled", len(all), tried)
	for i, theorem := range all {
		if testing.Short() && i%48 != 0 || os.Getenv("ALL") == "" && i%12 != 0 {
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
