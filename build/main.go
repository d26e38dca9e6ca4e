// Command build makes the site, serves it and runs what says whether it is
// right:
//
//	build site      the release bundle in dist/, with its budget
//	build run       a bundle that keeps tracebacks, made fast, and served
//	build watch     the same, made anew and loaded anew when a source is saved
//	build serve     what is in dist/, served
//	build test      all tests; with -all in their full size
//	build quick     those tests that take a minute together
//	build check     format, vet, and who may import whom
//	build bench     the benchmarks; with -all every figure of each
//	build work      a program compiled to WebAssembly, in the browser of the tests
//	build chromium  which browser the tests run in
//	build theorems  core/theorems/found.txt, found and proved anew
//	build lectures  core/lecture/six, the texts of core/lecture/talks
//
// It is run from the root of the project, as the Makefile does.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"wythoffatlas/build/bench"
	"wythoffatlas/build/bundle"
	"wythoffatlas/build/chromium"
	"wythoffatlas/build/suite"
)

const usage = "usage: build site|run|watch|serve|test|quick|check|bench|work|chromium|theorems|lectures [-flags]"

func main() {
	command := "help"
	if len(os.Args) > 1 {
		command = os.Args[1]
	}
	run, ok := map[string]func([]string) error{
		"site":     site,
		"run":      buildAndServe,
		"watch":    watch,
		"serve":    serveFolder,
		"test":     test,
		"quick":    quick,
		"check":    check,
		"bench":    benchmarks,
		"work":     work,
		"chromium": findChromium,
		"theorems": findTheorems,
		"lectures": writeLectures,
	}[command]
	if !ok {
		fmt.Fprintln(os.Stderr, usage)
		os.Exit(2)
	}
	switch err := run(os.Args[2:]); {
	case err == nil || errors.Is(err, flag.ErrHelp):
	default:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// site makes the release bundle and fails when it is over its budget.
func site(args []string) error {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	out := flags.String("out", "dist", "the folder to write")
	force := forced(flags)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := bundle.MayWrite(*out, *force); err != nil {
		return err
	}
	b, err := build(bundle.Brotli)
	if err != nil {
		return err
	}
	fmt.Printf("packing it into %s/ …\n", *out)
	if err := b.Write(*out, bundle.Brotli, *force); err != nil {
		return err
	}
	table, err := bundle.Budget(b, *out)
	fmt.Print(table)
	return err
}

// forced defines -force, which FORCE=1 means too.
func forced(flags *flag.FlagSet) *bool {
	return flags.Bool("force", os.Getenv("FORCE") != "", "write into a folder that holds other files, which stay")
}

// build makes a bundle and says so.
func build(release bundle.Release) (*bundle.Bundle, error) {
	fmt.Println("compiling the page and the solver to WebAssembly …")
	return bundle.Build(".", release)
}

func test(args []string) error {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	all := flags.Bool("all", os.Getenv("ALL") != "", "every test in its full size")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return suite.Test(*all)
}

func quick([]string) error { return suite.Quick() }

func check([]string) error { return suite.Check() }

// benchmarks measures what the pattern says, by default what is worth a line
// of the short table.
func benchmarks(args []string) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	all := flags.Bool("all", os.Getenv("ALL") != "", "every benchmark and every figure")
	pattern := flags.String("bench", "", "the benchmarks to run, as for go test; implies -all")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return suite.InFolder(func(env []string) error {
		return bench.Run(bench.Options{Pattern: *pattern, All: *all || *pattern != "", Env: env}, os.Stdout)
	})
}

// work ends as the program does that it runs.
func work(command []string) error {
	code, err := suite.Work(command)
	if err == nil && code != 0 {
		os.Exit(code)
	}
	return err
}

// findChromium says which browser the tests run in.
func findChromium([]string) error {
	path, err := chromium.Find()
	if err == nil {
		fmt.Println("browser:", path)
	}
	return err
}
