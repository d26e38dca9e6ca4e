package bundle

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
)

// A Release says which compressed copies a bundle is written with.
type Release int

const (
	Local  Release = iota // no copies, and programs that keep their tracebacks: for this machine
	Plain                 // gzip only: made in seconds
	Brotli                // and brotli at its best: half a minute for a new binary
)

// Listing is the file in the output folder that names what a build put there.
// Nothing else is ever removed from the folder.
const Listing = ".wythoff-atlas-files"

// staged is the folder in the output folder, hence of the same file system, in
// which a build is written before it takes the place of the one before.
const staged = ".wythoff-atlas-new"

// A StrangersError says that a folder holds files that no build put there.
type StrangersError struct {
	Dir   string
	Files []string // sorted
}

func (e *StrangersError) Error() string {
	named := e.Files[:min(len(e.Files), 3)]
	more := ""
	if n := len(e.Files) - len(named); n > 0 {
		more = fmt.Sprintf(" and %d more", n)
	}
	return fmt.Sprintf("bundle: %s holds what no build has put there: %q%s; choose an empty folder (-out), or write beside them with -force (FORCE=1 with make), which keeps them", e.Dir, named, more)
}

// Write writes the bundle into the folder dir, with compressed copies, and
// removes what an earlier Write put there and this does not need. Everything is
// written aside first and then moved into place, the page last: what fails on
// the way leaves the site that was there. Copies of files that have not
// changed are kept.
//
// A folder that holds anything but what earlier builds list as their own, and
// what hosts want in it (see [hostFiles]), is refused with a *[StrangersError];
// with force strangers stay, unless they have the name of a file of the site.
func (b *Bundle) Write(dir string, release Release, force bool) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	old, err := readListing(dir)
	if err != nil {
		return err
	}
	if err := MayWrite(dir, force); err != nil {
		return err
	}
	staging := filepath.Join(dir, staged)
	if err := errors.Join(os.RemoveAll(staging), os.Mkdir(staging, 0o755)); err != nil {
		return fmt.Errorf("bundle: %w", err)
	}
	defer os.RemoveAll(staging)
	written, err := b.stage(staging, dir, release, old)
	if err != nil {
		return err
	}
	return swap(staging, dir, old, written)
}

// MayWrite reports why [Bundle.Write] would refuse a folder, which need not be
// there yet: so much can be said before anything is built.
func MayWrite(dir string, force bool) error {
	listed, err := readListing(dir)
	if err != nil || force {
		return err
	}
	return refuseStrangers(dir, listed)
}

// stage packs into the staging folder what the folder dir lacks. written are
// the names of all files of the site, in the order in which they may appear.
func (b *Bundle) stage(staging, dir string, release Release, old []string) (written []string, err error) {
	for _, f := range b.pageLast() {
		for _, c := range []struct {
			suffix string
			pack   func([]byte) ([]byte, error)
		}{{".gz", gzipped}, {".br", brotlied}, {"", same}} {
			name := f.Name + c.suffix
			kept := f.Hashed() && slices.Contains(old, name) && exists(filepath.Join(dir, name))
			if needs := map[string]Release{".gz": Plain, ".br": Brotli}[c.suffix]; release < needs && !kept {
				continue
			}
			written = append(written, name)
			if kept {
				continue // the name vouches for what is in it
			}
			data, err := c.pack(f.Data)
			if err == nil {
				err = os.WriteFile(filepath.Join(staging, name), data, 0o644)
			}
			if err != nil {
				return nil, fmt.Errorf("bundle: writing %s: %w", name, err)
			}
		}
	}
	return written, nil
}

// pageLast are the files, first those whose names change with their content:
// a page that is there finds all that it asks for.
func (b *Bundle) pageLast() []File {
	var hashed, fixed []File
	for _, f := range b.Files {
		if f.Hashed() {
			hashed = append(hashed, f)
		} else {
			fixed = append(fixed, f)
		}
	}
	return append(hashed, fixed...)
}

// swap moves the staged files into dir and removes the old ones that are not
// written anew. At every moment the listing names all files that are ours.
func swap(staging, dir string, old, written []string) error {
	if err := writeListing(dir, append(slices.Clone(old), written...)); err != nil {
		return err
	}
	for _, name := range written {
		if !exists(filepath.Join(staging, name)) {
			continue
		}
		if err := os.Rename(filepath.Join(staging, name), filepath.Join(dir, name)); err != nil {
			return fmt.Errorf("bundle: %w", err)
		}
	}
	for _, name := range old {
		if slices.Contains(written, name) {
			continue
		}
		if err := os.Remove(filepath.Join(dir, name)); err != nil && !os.IsNotExist(err) {
			return fmt.Errorf("bundle: %w", err)
		}
	}
	return writeListing(dir, written)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
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
