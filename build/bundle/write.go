package bundle

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// A Release says which compressed copies a bundle is written with.
type Release int

const (
	Plain  Release = iota // gzip only: made in a moment
	Brotli                // and brotli at its best: half a minute for a new binary
)

// Write writes the bundle into the folder dir, with compressed copies, and
// removes what else lies there. Copies of files that have not changed are kept.
func (b *Bundle) Write(dir string, release Release) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	wanted := map[string]bool{}
	for _, f := range b.Files {
		copies := map[string]func([]byte) ([]byte, error){"": same, ".gz": gzipped}
		if release == Brotli {
			copies[".br"] = brotlied
		}
		for suffix, pack := range copies {
			wanted[f.Name+suffix] = true
			if err := writeOnce(filepath.Join(dir, f.Name+suffix), f, pack); err != nil {
				return fmt.Errorf("bundle: writing %s: %w", f.Name+suffix, err)
			}
		}
		// A brotli copy of an earlier release is still true if the name says so.
		wanted[f.Name+".br"] = wanted[f.Name+".br"] || f.Hashed()
	}
	return removeOthers(dir, wanted)
}

// writeOnce writes a packed copy of the file unless one is there that its name
// vouches for. It never leaves half a file under the name.
func writeOnce(path string, f File, pack func([]byte) ([]byte, error)) error {
	if _, err := os.Stat(path); err == nil && f.Hashed() {
		return nil
	}
	data, err := pack(f.Data)
	if err != nil {
		return err
	}
	if err := os.WriteFile(path+".part", data, 0o644); err != nil {
		return err
	}
	return os.Rename(path+".part", path)
}

func removeOthers(dir string, wanted map[string]bool) error {
	found, err := os.ReadDir(dir)
	if err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	for _, f := range found {
		if wanted[f.Name()] {
			continue
		}
		if err := os.RemoveAll(filepath.Join(dir, f.Name())); err != nil {
			return fmt.Errorf("bundle: %w", err)
		}
	}
	return nil
}

func same(data []byte) ([]byte, error) { return data, nil }

func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	return packInto(&b, w, data)
}

func brotlied(data []byte) ([]byte, error) {
	var b bytes.Buffer
	// The widest window that browsers take: our binaries repeat themselves.
	options := brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}
	return packInto(&b, brotli.NewWriterOptions(&b, options), data)
}

func packInto(b *bytes.Buffer, w io.WriteCloser, data []byte) ([]byte, error) {
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}
