package bundle

import (
	"os"
	"strings"
	"testing"
)

// All that the page says stands in a landmark.
func TestLandmarks(t *testing.T) {
	page, err := os.ReadFile("../../index.html")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`<header id="bar"`, `<section id="band" aria-label=`, `<section id="list" aria-label=`, `<div id="messages" role="region" aria-label=`} {
		if !strings.Contains(string(page), part) {
			t.Errorf("index.html has no %s", part)
		}
	}
}
