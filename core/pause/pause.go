// Package pause is how everything in the core that may take long shows progress
// and lets itself be stopped.
package pause

// A Func is called between pieces of work that take some milliseconds at most:
// done of total is behind it, in units that only their ratio matters of, and
// words say what is being done. When it returns an error the work stops with that
// error; what was found is kept. The nil Func never stops anything.
type Func func(done, total int64, words string) error

// At calls f, unless it is nil.
func (f Func) At(done, total int64, words string) error {
	if f == nil {
		return nil
	}
	return f(done, total, words)
}
