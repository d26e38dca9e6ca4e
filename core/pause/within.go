package pause

// stopped carries the error of a pause out of work that cannot fail.
type stopped struct{ err error }

// Within runs f, which calls step between its steps. When step is to stop, f is
// left where it stands, and Within returns the error of pause. It is for formulas
// that would not be readable any more if each of them could fail; what f was about
// to change must not be used afterwards.
func Within(pause func() error, f func(step func())) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case stopped:
			err = r.err
		default:
			panic(r)
		}
	}()
	f(func() {
		if err := pause(); err != nil {
			panic(stopped{err})
		}
	})
	return nil
}
