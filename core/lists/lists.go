// Package lists is what package slices lacks.
package lists

// Map is f of each element, in their order; of nil it is nil.
func Map[A, B any](list []A, f func(A) B) []B {
	if list == nil {
		return nil
	}
	all := make([]B, len(list))
	for i, a := range list {
		all[i] = f(a)
	}
	return all
}
