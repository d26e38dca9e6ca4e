package protocol

// A Study asks what computing can tell of a game beyond its theorem.
// Answer: Studied.
type Study struct{ Game string }

func (m *Study) fields(c *coder) { c.text(&m.Game) }

// A Studied is what was found, in words. Rays are lines to draw, four decimal
// numbers each: x and y of one end and of the other, where the position (x, y)
// is the square [x,x+1)×[y,y+1). They are measured, not known.
type Studied struct {
	Sections []Section
	Rays     []string
}

func (m *Studied) fields(c *coder) {
	n := uint64(len(m.Sections))
	c.number(&n)
	if c.reading && n > 0 {
		if n > uint64(len(c.buf)) { // each section takes three bytes or more
			c.fail(errShort)
			return
		}
		m.Sections = make([]Section, n)
	}
	for i := range m.Sections {
		s := &m.Sections[i]
		c.text(&s.Title)
		c.texts(&s.Sentences)
		c.texts(&s.Positions)
	}
	c.texts(&m.Rays)
}

// A Section of a study is a heading, sentences, and positions that show what
// they say, x and y by turns.
type Section struct {
	Title     string
	Sentences []string
	Positions []string
}
