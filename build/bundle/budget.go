package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// The most that a first visit may load, in bytes after brotli: 3.5 MB in all.
// An empty program with math/big is half a megabyte already; half of a
// megabyte is what proofs, values, reasons and play take, and the worker has the
// checks of what the lectures say, which it runs while they are given. However small
// a change, it may move a binary by 15 kB: what repeats comes to lie elsewhere.
const (
	pageBudget   = 2_140_000
	workerBudget = 1_330_000
	restBudget   = 50_000
)

// Budget lists what a first visit loads from the folder to which the bundle
// was written as a Brotli release; the error says what is over its budget.
func Budget(b *Bundle, dir string) (table string, err error) {
	var t strings.Builder
	row := func(name string, raw, packed, most int64) {
		fmt.Fprintf(&t, "%-24s %12s %12s", name, digits(raw), digits(packed))
		if most > 0 {
			fmt.Fprintf(&t, " %12s", digits(most))
		}
		t.WriteString("\n")
		if most > 0 && packed > most && err == nil {
			err = fmt.Errorf("bundle: %s: %s bytes are over the budget of %s", name, digits(packed), digits(most))
		}
	}
	fmt.Fprintf(&t, "%-24s %12s %12s %12s\n", "", "bytes", "brotli", "budget")

	budgets := map[string]int64{"page.wasm": pageBudget, "worker.wasm": workerBudget}
	var restRaw, restPacked int64
	for _, f := range b.Files {
		info, statErr := os.Stat(filepath.Join(dir, f.Name+".br"))
		if statErr != nil {
			return "", fmt.Errorf("bundle: %w", statErr)
		}
		row(f.From, int64(len(f.Data)), info.Size(), budgets[f.From])
		if budgets[f.From] == 0 {
			restRaw += int64(len(f.Data))
			restPacked += info.Size()
		}
	}
	row("all but the binaries", restRaw, restPacked, restBudget)
	return t.String(), err
}
