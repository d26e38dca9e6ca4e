// Command build makes the site and serves it:
//
//	go run ./build site          the release bundle in dist/, with its budget
//	go run ./build run           a bundle without brotli, made fast, and served
//	go run ./build serve         what is in dist/, served
//	go run ./build bench         the table of benchmarks
//	go run ./build chromium      brings the browser that tests need
//
// It is run from the root of the project.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"

	"wythoffatlas/build/bench"
	"wythoffatlas/build/bundle"
	"wythoffatlas/build/chromium"
	"wythoffatlas/build/serve"
)

func main() {
	command := "help"
	if len(os.Args) > 1 {
		command = os.Args[1]
	}
	run, ok := map[string]func([]string) error{
		"site":     site,
		"run":      buildAndServe,
		"serve":    serveDist,
		"bench":    benchmarks,
		"chromium": findChromium,
	}[command]
	if !ok {
		fmt.Fprintln(os.Stderr, "usage: go run ./build site|run|serve|bench|chromium [-flags]")
		os.Exit(2)
	}
	if err := run(os.Args[2:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// site makes the release bundle and fails when it is over its budget.
func site(args []string) error {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	out := flags.String("out", "dist", "the folder to write")
	if err := flags.Parse(args); err != nil {
		return err
	}
	b, err := bundle.Build(".")
	if err != nil {
		return err
	}
	if err := b.Write(*out, bundle.Brotli); err != nil {
		return err
	}
	table, err := bundle.Budget(b, *out)
	fmt.Print(table)
	return err
}

// buildAndServe is for looking at the site while it is being worked on.
func buildAndServe(args []string) error {
	b, err := bundle.Build(".")
	if err != nil {
		return err
	}
	if err := b.Write("dist", bundle.Plain); err != nil {
		return err
	}
	return serveDist(args)
}

// serveDist serves dist/ to this machine only, on $PORT or 8080.
func serveDist(args []string) error {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	var o serve.Options
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	dir := flags.String("dir", "dist", "the folder to serve")
	flags.StringVar(&port, "port", port, "the port")
	flags.StringVar(&o.Prefix, "prefix", "", "serve under this path, such as /some/path")
	flags.BoolVar(&o.WrongWasmType, "wrong-wasm-type", false, "serve .wasm as application/octet-stream")
	if err := flags.Parse(args); err != nil {
		return err
	}
	listener, err := serve.Listen(port)
	if err != nil {
		return err
	}
	fmt.Printf("Wythoff Atlas: http://localhost:%s%s/\n", serve.Port(listener), o.Prefix)
	return http.Serve(listener, serve.Handler(*dir, o))
}

// benchmarks measures what the pattern says, by default everything.
func benchmarks(args []string) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	pattern := flags.String("bench", ".", "the benchmarks to run, as for go test")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return bench.Run(*pattern, os.Stdout)
}

// findChromium says which browser the tests run in.
func findChromium([]string) error {
	path, err := chromium.Find()
	if err == nil {
		fmt.Println("browser:", path)
	}
	return err
}
