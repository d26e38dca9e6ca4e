package claim

import "wythoffatlas/core/pause"

// Run runs a check, and tells what is wrong with the sentence from the error of
// pause, which says nothing of the sentence.
func Run(check Check, pause pause.Func) (fails, stopped error) {
	fails = check(func(done, total int64, words string) error {
		if stopped == nil {
			stopped = pause.At(done, total, words)
		}
		return stopped
	})
	if stopped != nil {
		return nil, stopped
	}
	return fails, nil
}

// Not checks that what check says is not so; else its error has the words.
func Not(check Check, words string) Check {
	return func(pause pause.Func) error {
		fails, stopped := Run(check, pause)
		if fails == nil && stopped == nil {
			return wrong("%s", words)
		}
		return stopped
	}
}
