package study_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/sieve"
	"wythoffatlas/core/study"
)

// What repeats in a game without a theorem, as far as it was looked at.
func ExamplePatterns() {
	few := game.AtMost(3)
	rules := game.Ruleset{First: few, Second: few, TwoHeap: game.TwoHeapRule{D1: few, D2: few, S: 1, T: 1}}
	window, err := sieve.NewWindow(rules, game.Normal, 256, 256)
	if err != nil {
		panic(err)
	}
	window.Advance(256)
	var report study.Report
	if err := study.Patterns(&report, window, 256, false, nil); err != nil {
		panic(err)
	}
	for _, section := range report.Sections {
		fmt.Println(section.Title)
		for _, sentence := range section.Sentences {
			fmt.Println("-", sentence)
		}
	}
	// Output:
	// Period
	// - The columns repeat: for x ≥ 0 and y ≥ 0, (x, y) and (x + 4, y + 0) have the same outcome.
	// - The rows repeat: for x ≥ 0 and y ≥ 0, (x, y) and (x + 0, y + 4) have the same outcome.
	// - Checked for all heaps below 256, and no further; it is no theorem.
	// Rays, measured
	// - None found: with heaps below 256 the P-positions follow no straight rays; they are spread out, or follow curves.
}
