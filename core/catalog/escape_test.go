package catalog

import (
	"math/rand/v2"
	"net/url"
	"testing"
)

func TestUnescape(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	const alphabet = "%%%20aF+g=é\xff"
	for range 20_000 {
		text := make([]byte, rng.IntN(9))
		for i := range text {
			text[i] = alphabet[rng.IntN(len(alphabet))]
		}
		want, err := url.PathUnescape(string(text))
		got, ok := Unescape(string(text))
		if ok != (err == nil) || ok && got != want {
			t.Fatalf("Unescape(%q) = %q, %v; net/url has %q, %v", text, got, ok, want, err)
		}
	}
}
