package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/theorems"
)

// findTheorems makes the data of core/theorems anew: what is proved within the
// bounds, the time given for each game and that for all of them.
func findTheorems(args []string) error {
	flags := flag.NewFlagSet("theorems", flag.ContinueOnError)
	out := flags.String("out", "core/theorems/found.txt", "the file to write")
	list := flags.String("list", "core/theorems/index/list.txt", "the file to write the list to, without the automata")
	boxes := flags.Int("boxes", 10, "how many random boxes of each side up to 6")
	most := flags.Int64("most", 3, "the largest s and t")
	patience := flags.Duration("patience", 12*time.Second, "how long to look at one game")
	total := flags.Duration("total", 30*time.Minute, "after this no further game is tried")
	if err := flags.Parse(args); err != nil {
		return err
	}
	end := time.Now().Add(*total)
	tried, all := 0, []theorems.Theorem{}
	for link := range theorems.Games(*boxes, *most) {
		if time.Now().After(end) {
			break
		}
		tried++
		theorem, err := findTheorem(link, *patience)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", link, err)
			continue
		}
		all = append(all, theorem)
	}
	if err := os.WriteFile(*out, []byte(theorems.Text(tried, all)), 0o666); err != nil {
		return err
	}
	return os.WriteFile(*list, []byte(theorems.List(tried, all)), 0o666)
}

func findTheorem(link string, patience time.Duration) (theorems.Theorem, error) {
	none := theorems.Theorem{}
	g, problems := catalog.FromLink(link)
	if len(problems) > 0 {
		return none, errors.New(problems[0].String())
	}
	b, end := prove.Standard, time.Now().Add(patience)
	b.Pause = func(int64, int64, string) error {
		if time.Now().After(end) {
			return errors.New("not settled in time")
		}
		return nil
	}
	f, err := catalog.Prove(g, b)
	if err != nil {
		return none, err
	}
	largest := 0
	for _, step := range f.Steps {
		largest = max(largest, step.Built)
	}
	return theorems.Theorem{Link: link, Candidate: f.Candidate, Window: f.Window, Largest: largest}, nil
}
