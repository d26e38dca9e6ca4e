package browser

import (
	"os"
	"testing"
)

// notYet skips a test that has not been seen to pass since the page was drawn
// anew: it asks for what stood elsewhere before, or a fault it found has been
// mended and not looked at again. NOTYET=1 runs them. A test leaves this list
// when it has passed.
func notYet(t *testing.T) {
	t.Helper()
	if os.Getenv("NOTYET") == "" {
		t.Skip("not yet seen to pass on the page as it is now; NOTYET=1 runs it")
	}
}
