package model

import (
	"maps"
	"slices"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// wanted are the questions that the present state wants answered, the most
// urgent first: what a person reads, what is in view, what was asked for.
func (s *State) wanted() []ask.Question {
	var list []ask.Question
	if r := s.read(); r.At != nil {
		list = append(list, s.inspect(&s.tasks.reading, r.At, s.toOf(r.At)))
	}
	list = append(list, s.pressQuestion(), s.ownedQuestion(), s.pinQuestion(), s.pixelQuestion())
	list = s.matchQuestions(s.reasonQuestions(list))
	list = s.tileQuestions(list)
	list = s.candidateQuestions(list)
	list = s.valueQuestions(list)
	s.diagonalQuestions(func(_ uint64, q ask.Question) { list = append(list, q) })
	list = s.Table.questions(s, list)
	list = s.comparingMaps(list)
	if s.Mapped() && s.Vectors() {
		if axes := s.Axes(); axes[0]*axes[1] == 0 {
			list = append(list, s.rowQuestion())
		}
		list = append(list, s.trendQuestion())
	}
	list = append(s.taskQuestions(list), s.claimsQuestion(), s.watchQuestion())
	list = s.Table.comparing(s, list)
	return append(s.pictureQuestions(list), s.rehearsal())
}

// taskQuestions are what a person asked for, in the order of their names.
func (s *State) taskQuestions(dst []ask.Question) []ask.Question {
	if len(s.tasks.asked) == 0 {
		return dst
	}
	for _, name := range slices.Sorted(maps.Keys(s.tasks.asked)) {
		dst = append(dst, s.tasks.asked[name].question)
	}
	return dst
}

// PictureSide is the side of a small map in positions, a multiple of 8 (see
// raster.Expand). On the page a position is two pixels.
const PictureSide = 72

// maxPictures bounds the small maps that are on the screen at a time.
const maxPictures = 64

// pictureQuestions are the small maps of the gallery that are on the screen, one
// at a time, so that the map itself never waits for them.
func (s *State) pictureQuestions(dst []ask.Question) []ask.Question {
	if s.Panels.Dialog() != "gallery" {
		return dst
	}
	for i, game := range s.tasks.pictures {
		if i >= maxPictures {
			break
		}
		dst = append(dst, s.pictureQuestion(game))
	}
	return dst
}

// pictureQuestion asks for a small map from (0, 0); where rows are points, for all
// heaps against n. It is made once for each game.
func (s *State) pictureQuestion(game string) ask.Question {
	if q, made := s.tasks.small[game]; made {
		return q
	}
	body := &protocol.Tile{Game: game, Side: PictureSide, IX: "0", IY: "0", Aside: true}
	if address, _ := link.Parse(game); !address.Game.MapOfPositions() {
		body.Axes[1] = protocol.EveryHeap
	}
	q := ask.New("picture", body)
	q.Few = 1
	if s.tasks.small == nil || len(s.tasks.small) >= 4*maxPictures {
		s.tasks.small = map[string]ask.Question{}
	}
	s.tasks.small[game] = q
	return q
}

// Picture is the small map of a game of the gallery.
func (s *State) Picture(game string) ask.Answer { return s.look(s.pictureQuestion(game)) }
