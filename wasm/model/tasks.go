package model

import (
	"slices"
	"strings"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// tasks are what somebody asked for: a person, by name, and scripts.
type tasks struct {
	asked     map[string]*task
	calls     map[uint64]*call        // of scripts, that wait for an answer
	pictures  []string                // games whose small maps are on the screen
	small     map[string]ask.Question // for small maps, by game
	reading   once
	pressed   once
	rehearsed once // see rehearsal
	pinned    once
	pixel     once
	figures   figures
	reasons   reasons
}

// A task is a question that a person asked, and what was typed of it.
type task struct {
	question ask.Question
	about    string // the game; empty where it does not matter
	of       string // what was asked, in words
	done     bool   // its answer was followed up
}

// maxTasks bounds the tasks that are kept, for hostile names.
const maxTasks = 256

// task asks for something in a name; what was asked for in that name before is
// forgotten.
func (s *State) task(name, of string, q ask.Question) {
	if _, known := s.tasks.asked[name]; !known && len(s.tasks.asked) >= maxTasks {
		return
	}
	s.loop.desk.Again(q) // a person who asks again wants it computed again when it failed
	s.tasks.asked[name] = &task{question: q, about: s.Link(), of: of}
	s.redraw()
}

// forget drops the tasks that are about a game; readings follow the position.
func (t *tasks) forget() {
	for name, one := range t.asked {
		if one.about != "" {
			delete(t.asked, name)
		}
	}
	t.reading, t.pressed, t.pinned, t.pixel, t.reasons = once{}, once{}, once{}, once{}, reasons{}
}

func (s *State) dropTask(name string) { delete(s.tasks.asked, name) }

// A Task is how something stands that a person asked for.
type Task struct {
	Asked  bool
	Of     string // what was asked, in words: the number, the game
	Answer ask.Answer
}

// Task is how the task of a name stands: "verify", "settle", "study", "seek", "own",
// "goto", "export", "trend", "claims", "vector", "recompute 3", "prove 2".
func (s *State) Task(name string) Task {
	switch name {
	case "trend":
		q := s.trendQuestion()
		return Task{Asked: !q.None(), Answer: s.look(q)}
	case "claims":
		q := s.claimsQuestion()
		return Task{Asked: !q.None(), Answer: s.look(q)}
	case "vector":
		return Task{Asked: s.To() != nil, Answer: s.Pinning()}
	}
	t := s.tasks.asked[name]
	if t == nil || t.about != "" && t.about != s.Link() {
		return Task{}
	}
	return Task{true, t.of, s.look(t.question)}
}

// Papers are the numbers, in order of their text, of the tables ("recompute ") or
// notes ("prove ") that were asked for.
func (s *State) Papers(kind string) (numbers []string) {
	for name := range s.tasks.asked {
		if number, ok := strings.CutPrefix(name, kind); ok {
			numbers = append(numbers, number)
		}
	}
	slices.Sort(numbers)
	return numbers
}

// underway reports whether a task has no answer yet.
func (s *State) underway(name string) bool {
	t := s.Task(name)
	return t.Asked && t.Answer.Status <= ask.Waiting
}

// finished follows up the answers that have come to tasks, and reports whether
// there were any.
func (s *State) finished() bool {
	any := false
	for name, t := range s.tasks.asked {
		a := s.look(t.question)
		if t.done || a.Status <= ask.Waiting {
			continue
		}
		t.done, any = true, true
		if f := followUps[name]; f != nil {
			f(s, t, a)
		}
	}
	return any
}

// followUps are what answers to tasks bring about besides being shown.
var followUps map[string]func(*State, *task, ask.Answer)

func init() { // an initialiser would refer to itself
	followUps = map[string]func(*State, *task, ask.Answer){
		"further": func(s *State, _ *task, a ask.Answer) { s.pushed(a) },
		"point":   (*State).pointFound,
		"seek":    (*State).sought,
		"own":     (*State).owned,
		"row":     (*State).rowFound,
		"verify":  (*State).verified,
		"settle":  (*State).settled,
		"proof":   (*State).proofWritten,
		"goto":    (*State).extended,
		"export":  (*State).exported,
		"reply":   (*State).replied,
		"start":   (*State).startFound,
	}
}

// cancel withdraws everything that takes long; tiles and small maps go on.
func (s *State) cancel() {
	if s.Table.stop() {
		s.note("Listing was cancelled. Scroll, or go to a row, to take it up again.")
	}
	s.orders(s.loop.desk.Cancel(s.loop.now, func(q ask.Question) bool {
		tile, isTile := q.Body.(*protocol.Tile)
		return q.For != "picture" && (!isTile || tile.Aside)
	}))
}

// Busy is how far that has come which is under way for longer than a blink; nil for
// nothing.
func (s *State) Busy() *protocol.Progress {
	q, a, under := s.loop.desk.Underway()
	if !under || s.loop.now-a.Since < blink || q.For == "picture" {
		return nil
	}
	return a.Progress
}
