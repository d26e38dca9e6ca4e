package main

import (
	"flag"
	"os"
	"path/filepath"

	"wythoffatlas/core/lecture/talks"
)

// writeLectures writes what the page has of the lectures that come with it: their
// texts, without the computations that bear them out.
func writeLectures(args []string) error {
	flags := flag.NewFlagSet("lectures", flag.ContinueOnError)
	out := flags.String("out", "core/lecture/six", "the folder to write to")
	if err := flags.Parse(args); err != nil {
		return err
	}
	for _, talk := range talks.All() {
		text, err := talk.Lecture().File()
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(*out, talk.ID+".txt"), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}
