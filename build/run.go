package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"

	"wythoffatlas/build/bundle"
	"wythoffatlas/build/serve"
)

// hosting are the flags of the commands that serve.
type hosting struct {
	dir, port string
	force     bool
	options   serve.Options
	listener  net.Listener
}

// listen reads the flags and opens the port: one that cannot be had is told
// before anything is built.
func listen(name string, args []string) (*hosting, error) {
	h := &hosting{port: os.Getenv("PORT")}
	if h.port == "" {
		h.port = "8080"
	}
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.StringVar(&h.dir, "dir", "dist", "the folder to serve")
	flags.StringVar(&h.port, "port", h.port, "the port")
	flags.StringVar(&h.options.Prefix, "prefix", "", "serve under this path, such as /some/path")
	flags.BoolVar(&h.options.WrongWasmType, "wrong-wasm-type", false, "serve .wasm as application/octet-stream")
	force := forced(flags)
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	h.force = *force
	var err error
	h.listener, err = serve.Listen(h.port)
	return h, err
}

// serve serves until the command is interrupted, which is no error.
func (h *hosting) serve(handler http.Handler) error {
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Printf("Wythoff Atlas: http://localhost:%s%s/ (Ctrl+C ends)\n", serve.Port(h.listener), h.options.Prefix)
	server := &http.Server{Handler: handler}
	context.AfterFunc(interrupted, func() { server.Close() })
	if err := server.Serve(h.listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("build: %w", err)
	}
	fmt.Println()
	return nil
}

// buildAndServe is for looking at the site on this machine.
func buildAndServe(args []string) error {
	h, err := listen("run", args)
	if err != nil {
		return err
	}
	if err := h.build(); err != nil {
		return err
	}
	return h.serve(serve.Handler(h.dir, h.options))
}

func (h *hosting) build() error {
	if err := bundle.MayWrite(h.dir, h.force); err != nil {
		return err
	}
	b, err := build(bundle.Local)
	if err != nil {
		return err
	}
	return b.Write(h.dir, bundle.Local, h.force)
}

// serveFolder serves what is there.
func serveFolder(args []string) error {
	h, err := listen("serve", args)
	if err != nil {
		return err
	}
	return h.serve(serve.Handler(h.dir, h.options))
}
