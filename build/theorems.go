package main

import (
	"errors"
	"flag"
	"fmt"
	"net/url"
	"os"
	"time"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/theorems"
)

// findTheorems makes the data of core/theorems anew: what is proved within the
// bounds and the time given for each game.
func findTheorems(args []string) error {
	flags := flag.NewFlagSet("theorems", flag.ContinueOnError)
	out := flags.String("out", "core/theorems/found.txt", "the file to write")
	most := flags.Int64("most", 1, "the largest s and t: the data has so many")
	patience := flags.Duration("patience", 20*time.Second, "how long to look at one game")
	if err := flags.Parse(args); err != nil {
		return err
	}
	tried, text := 0, ""
	for link := range theorems.Games(*most) {
		tried++
		line, err := findTheorem(link, *patience)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", link, err)
			continue
		}
		text += line + "\n"
	}
	return os.WriteFile(*out, []byte(fmt.Sprintf("%d\n%s", tried, text)), 0o666)
}

func findTheorem(link string, patience time.Duration) (string, error) {
	query, err := url.ParseQuery(link)
	if err != nil {
		return "", err
	}
	values := map[string]string{}
	for key := range query {
		values[key] = query.Get(key)
	}
	g, problems := catalog.Parse(values)
	if len(problems) > 0 {
		return "", errors.New(problems[0].String())
	}
	b, end := prove.Standard, time.Now().Add(patience)
	b.Pause = func(int64, int64, string) error {
		if time.Now().After(end) {
			return errors.New("not settled in time")
		}
		return nil
	}
	f, err := g.Prove(b)
	if err != nil {
		return "", err
	}
	largest := 0
	for _, step := range f.Steps {
		largest = max(largest, step.Built)
	}
	return theorems.Theorem{Link: link, Candidate: f.Candidate, Window: f.Window, Largest: largest}.Line(), nil
}
