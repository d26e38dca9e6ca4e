package prove_test

import (
	"errors"
	"fmt"
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/prove"
)

// The theorem on Wythoff's game, proved for all positions; the same set is refuted
// for (2,1)-Wythoff.
func ExampleProve() {
	candidate, err := prove.Wythoff(prove.Standard.Limits, 1, 1)
	if err != nil {
		panic(err)
	}
	all := game.All()
	rules := game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}}
	proof, err := prove.Prove(rules, game.Normal, candidate, prove.Standard.Limits)
	if err != nil {
		panic(err)
	}
	far, _ := new(big.Int).SetString("32360679774997904", 10)
	fmt.Println(proof.P.States(), "states;", proof.Has(big.NewInt(3), big.NewInt(5)), proof.Has(far, far))

	rules.TwoHeap.S = 2
	_, err = prove.Prove(rules, game.Normal, candidate, prove.Standard.Limits)
	var no *prove.Refutation
	fmt.Println(errors.As(err, &no), no.X, no.Y, no.To)
	// Output:
	// 7 states; true false
	// true 1 2 &[0 0]
}
