package model

import (
	"testing"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// claimed is how what the step says came out, when the worker has rested.
func (b *bench) claimed() (told *protocol.Claimed, asked bool) {
	b.settle()
	task := b.s.Task("claims")
	told, _ = task.Answer.Body.(*protocol.Claimed)
	return told, task.Asked
}

// What a step says is computed while it is shown, however one came to it, and anew
// for who comes back to it.
func TestClaimsOfSteps(t *testing.T) {
	b := newBench(t, "#v=1&lecture=beams&step=2")
	if told, _ := b.claimed(); told == nil || told.Checked != 1 || len(told.Fails) > 0 {
		t.Fatalf("opened by a link: %+v", told)
	}
	for _, key := range []string{"ArrowRight", "ArrowRight", "ArrowLeft"} {
		b.do(Key{Key: key})
		if a := b.s.Task("claims").Answer; a.Status != ask.Waiting {
			t.Errorf("after %s the question is in state %d", key, a.Status)
		}
		want := uint64(1)
		if b.s.Lectern().Step == 3 {
			want = 2
		}
		if told, _ := b.claimed(); told == nil || told.Checked != want || len(told.Fails) > 0 {
			t.Errorf("after %s, step %d: %+v", key, b.s.Lectern().Step, told)
		}
	}
	b.do(Key{Key: "Escape"})
	if _, asked := b.claimed(); asked {
		t.Error("it is computed after the lecture was left")
	}
}

// Who goes on takes the question back.
func TestClaimsAreDroppedWithTheStep(t *testing.T) {
	b := newBench(t, "#v=1&lecture=beams")
	b.do(Heard{protocol.Encode(b.said[0])}) // it is ready
	b.said = b.said[1:]
	b.done = nil
	b.do(Key{Key: "ArrowRight"})
	asked, withdrawn := map[uint64]uint64{}, false
	for range 2 {
		for _, e := range b.done {
			if post, ok := e.(Post); ok {
				m, err := protocol.Decode(post.Data)
				if err != nil {
					t.Fatal(err)
				}
				switch body := m.Body.(type) {
				case *protocol.Claims:
					asked[m.ID] = body.Step
				case *protocol.Cancel:
					step, ours := asked[m.ID]
					withdrawn = withdrawn || ours && step == 1
				}
			}
		}
		b.done = nil
		b.do(Key{Key: "ArrowRight"})
	}
	if !withdrawn {
		t.Errorf("steps %v were asked about, and that of step 1 was not taken back", asked)
	}
}

// A lecture of one's own, also a copy of one of the six, has nobody to check it.
func TestClaimsOfOthersAreNotAsked(t *testing.T) {
	file, err := lecture.Six()[0].File()
	if err != nil {
		t.Fatal(err)
	}
	b := newBench(t, "")
	b.do(Dropped{file})
	if _, asked := b.claimed(); asked || !b.s.Lectern().Given {
		t.Error("a file is asked about")
	}
	b.do(Do{Verb: "lecture", Arg: "talk beams"})
	b.do(Do{Verb: "lecture", Arg: "edit"})
	b.do(Do{Verb: "edit-step", Arg: "caption 0", Value: "(3, 6) is P."})
	b.do(Do{Verb: "lecture", Arg: "play"})
	if _, asked := b.claimed(); asked || !b.s.Lectern().Given {
		t.Error("a copy is asked about")
	}
}
