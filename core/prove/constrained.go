package prove

import (
	"errors"

	"wythoffatlas/core/game"
)

func constrained(c *game.Constraint) ([]kind, error) {
	return nil, errors.New("prove: constraint functions")
}
