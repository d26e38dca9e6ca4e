package suite

import (
	"slices"
	"testing"
)

// WebAssembly runs the packages of the core that have tests.
func TestPackagesIn(t *testing.T) {
	packages, err := packagesIn("../../core")
	if err != nil || !slices.Contains(packages, "./../../core/exact") || slices.Contains(packages, "./../../core/internal/naive") {
		t.Errorf("tests are in %q, %v", packages, err)
	}
}
