package suite

import (
	"regexp"
	"slices"
	"testing"
)

// Every test runs in just one shard.
func TestShards(t *testing.T) {
	tests, err := testsIn("../browser")
	if err != nil || !slices.Contains(tests, "TestFaultsOfDeliveryAreTold") || slices.Contains(tests, "TestMain") {
		t.Fatalf("found %q, %v", tests, err)
	}
	packages, err := packagesIn("../../core")
	if err != nil || !slices.Contains(packages, "./../../core/exact") || slices.Contains(packages, "./../../core/internal/naive") {
		t.Errorf("tests are in %q, %v", packages, err)
	}
	for n := 1; n <= 4; n++ {
		for _, test := range tests {
			runs := 0
			for _, pattern := range shardsOf(tests, n) {
				if regexp.MustCompile(pattern).MatchString(test) {
					runs++
				}
			}
			if runs != 1 {
				t.Errorf("of %d shards %d run %s", n, runs, test)
			}
		}
	}
	if got := valueOf([]string{"A=1", "AB=2", "A=3"}, "A"); got != "3" {
		t.Errorf("A is %q", got)
	}
}
