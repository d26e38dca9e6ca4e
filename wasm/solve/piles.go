package solve

import (
	"errors"
	"math/big"
	"sort"
	"strconv"
	"strings"

	"wythoffatlas/core/piles"
	"wythoffatlas/wasm/protocol"
)

// Games with K piles have a list of P-positions in the place of a window.

// vectorsOf is the list of a game with K piles.
func (s *Solver) vectorsOf(p *plane) piles.Game {
	if p.vectors == nil {
		s.makeRoom(p, 0)
		p.vectors = p.Piles()
	}
	return p.vectors
}

// told has a pause of a list say what is being done.
func (pause pause) told(words string) piles.Pause {
	return func(done, total int64) error { return pause(done, total, words) }
}

// extend lists P-positions until n rows are known or no more fit; the note says
// why there are fewer.
func (s *Solver) extend(p *plane, n int64, pause pause) (note string, err error) {
	return s.extendPast(p, 0, n, pause)
}

// extendPast is extend where rows up to least are of no use: if no more fit, it
// lists none.
func (s *Solver) extendPast(p *plane, least, n int64, pause pause) (note string, err error) {
	list := s.vectorsOf(p)
	s.makeRoom(p, 0)
	return listWhatFits(list, least, n, pause.told("Listing P-positions"))
}

// listWhatFits has a list know n rows, or, if no more fit and they are more than
// least, as many as do; the note says why there are fewer.
func listWhatFits(list piles.Game, least, n int64, pause piles.Pause) (note string, err error) {
	err = list.Extend(n, pause)
	var bound *piles.Bound
	if errors.As(err, &bound) {
		note, err = sentence(bound), nil
		if bound.Rows > least {
			err = list.Extend(bound.Rows, pause)
		}
	}
	return note, err
}

// sentence is what a bound says, for a person.
func sentence(b *piles.Bound) string {
	return b.Asked + " would not fit; what fits is " + b.Fits + "."
}

// failed is an error of a list as a sentence, unless the question was dropped.
func failed(p *plane, err error) error {
	var bound *piles.Bound
	switch {
	case err == nil || errors.Is(err, errDropped):
		return err
	case errors.As(err, &bound):
		return complaint(sentence(bound))
	}
	words := err.Error()
	for _, name := range []string{"wytlex: ", "kpile: "} {
		words = strings.TrimPrefix(words, name)
	}
	return complain("%s: %s.", p.Name(), words)
}

// rowsOfPiles lists n and the piles of rows from..from+count−1.
func (s *Solver) rowsOfPiles(p *plane, from *big.Int, count int, pause pause) (cells []string, note string, err error) {
	last := new(big.Int).Add(from, big.NewInt(int64(count)))
	least, most := int64(1)<<40, int64(1)<<40 // far past any bound of a list
	if last.IsInt64() {
		least, most = min(least, from.Int64()), min(most, last.Int64())
	}
	if note, err = s.extendPast(p, least, most, pause); err != nil {
		return nil, "", failed(p, err)
	}
	list, digits := p.vectors, 0
	for n := from; n.IsInt64() && n.Int64() < min(most, list.Rows()); n = new(big.Int).Add(n, big.NewInt(1)) {
		cells = append(cells, n.String())
		for _, size := range list.Row(n.Int64()) {
			cells = append(cells, size.String())
			digits += len(cells[len(cells)-1])
		}
		if digits > maxText {
			return cells, tooMuchText, nil
		}
	}
	return cells, note, nil
}

// position reads the piles of a position and sorts them.
func position(p *plane, texts []string) (piles.Position, error) {
	if len(texts) != p.Heaps {
		return nil, wrongHeaps(p, len(texts))
	}
	v := make(piles.Position, len(texts))
	for i, text := range texts {
		var err error
		if v[i], err = parseNatural("Pile "+strconv.Itoa(i+1), text); err != nil {
			return nil, err
		}
	}
	sort.Slice(v, func(i, j int) bool { return v[i].Cmp(v[j]) < 0 })
	return v, nil
}

// examine tells all about a position of a game with K piles.
func (s *Solver) examine(ask *protocol.Examine, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	if p.Piles == nil {
		return nil, complain("%s has two heaps and a map.", p.Name())
	}
	v, err := position(p, ask.Piles)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Examined{}
	if len(ask.To) > 0 {
		to, err := position(p, ask.To)
		if err != nil {
			return nil, err
		}
		legality := s.vectorsOf(p).Legal(v, to)
		reply.Legal, reply.Reasons = legality.Legal, legality.Reasons
		if legality.Change != nil {
			reply.Change, reply.Pair = numbers(legality.Change), pair(legality.Pair)
		}
	}
	return reply, s.decideVector(p, v, reply, pause)
}

// decideVector puts the outcome and the winning moves into a reply. What cannot
// be decided is no error but a reason.
func (s *Solver) decideVector(p *plane, v piles.Position, reply *protocol.Examined, pause pause) error {
	isP, moves, err := s.winningPiles(p, v, maxMoves+1, pause)
	if errors.Is(err, errDropped) {
		return err
	} else if err != nil {
		reply.Reason = failed(p, err).Error()
		return nil
	}
	reply.Reason = p.Statement.Title + "."
	if isP {
		reply.Outcome = "P"
		return nil
	}
	reply.Outcome = "N"
	if len(moves) > maxMoves {
		moves, reply.More = moves[:maxMoves], true
	}
	for _, m := range moves {
		reply.Moves = append(reply.Moves, numbers(m.To)...)
		reply.Changes = append(reply.Changes, numbers(m.Change)...)
		reply.Pairs = append(reply.Pairs, pair(m.Pair)...)
	}
	return nil
}

// winningPiles decides a position and finds at most limit winning moves.
func (s *Solver) winningPiles(p *plane, v piles.Position, limit int, pause pause) (isP bool, moves []piles.Move, err error) {
	list := s.vectorsOf(p)
	if isP, err = list.Outcome(v, pause.told("Listing P-positions")); err != nil || isP || limit == 0 {
		return isP, nil, err
	}
	moves, err = list.Winning(v, limit, pause.told("Looking for winning moves"))
	return false, moves, err
}

func numbers(list []*big.Int) []string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = n.String()
	}
	return texts
}

func pair(p [2]int) []string { return []string{strconv.Itoa(p[0]), strconv.Itoa(p[1])} }

// owners says which sequences integers belong to.
func (s *Solver) owners(ask *protocol.Owners, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	if p.Piles == nil || ask.Count > 1<<22 {
		return nil, complain("At most %d owners in a game with K piles.", 1<<22)
	}
	from, err := parseNatural("The first integer", ask.From)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Owned{Piles: make([]byte, ask.Count)}
	// Row n has no pile below n, except in Nim, where every number has many owners.
	if rows := new(big.Int).Add(from, big.NewInt(int64(ask.Count))); rows.IsInt64() {
		if _, err := s.extend(p, min(rows.Int64(), 1<<40), pause); err != nil {
			return nil, failed(p, err)
		}
	}
	if bulk, ok := p.vectors.(interface{ Owners(dst []byte, from int64) }); ok && from.IsInt64() {
		bulk.Owners(reply.Piles, from.Int64())
		return reply, nil
	}
	v := new(big.Int).Set(from)
	for i := range reply.Piles {
		if _, pile, ok := p.vectors.Owner(v); ok {
			reply.Piles[i] = byte(pile + 1)
		}
		v.Add(v, big.NewInt(1))
		if i%(1<<14) == 0 {
			if err := pause(int64(i), int64(ask.Count), "Looking for owners"); err != nil {
				return nil, err
			}
		}
	}
	return reply, nil
}

// The methods of window.atlas for games with K piles.

func (s *Solver) callPilesOutcome(p *plane, args []string, pause pause) (string, error) {
	isP, _, err := s.calledPosition(p, args, 0, pause)
	return jsonString(outcome{decided: true, isP: isP}.word()), err
}

func (s *Solver) callPilesMoves(p *plane, args []string, pause pause) (string, error) {
	_, moves, err := s.calledPosition(p, args, maxMoves, pause)
	var cells []string
	for _, m := range moves {
		cells = append(cells, numbers(m.To)...)
	}
	return jsonRows(cells, p.Heaps), err
}

// calledPosition reads a position, decides it and finds at most limit winning
// moves.
func (s *Solver) calledPosition(p *plane, args []string, limit int, pause pause) (isP bool, moves []piles.Move, err error) {
	v, err := position(p, args)
	if err != nil {
		return false, nil, err
	}
	isP, moves, err = s.winningPiles(p, v, limit, pause)
	return isP, moves, failed(p, err)
}

func noCount(_ *Solver, p *plane, _ []string, _ pause) (string, error) {
	return "", complain("count is for games with two heaps and a map; %s has a table.", p.Name())
}

// callOwner says in which row and pile an integer is: ["12", "1"], piles
// counted from 1.
func (s *Solver) callOwner(p *plane, args []string, pause pause) (string, error) {
	v, err := parseNatural("The number", args[0])
	if err != nil {
		return "", err
	}
	if !v.IsInt64() || v.Int64() > maxOwned {
		return "", complain("Owners are looked for up to %d.", maxOwned)
	}
	note := ""
	for n := int64(1 << 10); ; n *= 4 {
		n = min(n, v.Int64()+1)
		if note, err = s.extend(p, n, pause); err != nil {
			return "", failed(p, err)
		}
		if row, pile, ok := p.vectors.Owner(v); ok {
			return jsonList([]string{strconv.FormatInt(row, 10), strconv.Itoa(pile + 1)}), nil
		}
		if note != "" || n > v.Int64() {
			return "", complain("%s is in no row that was looked at, up to row %d. %s", args[0], p.vectors.Rows()-1, note)
		}
	}
}

func noOwner(_ *Solver, p *plane, _ []string, _ pause) (string, error) {
	return "", complain("owner is for games with K piles, such as Wytlex; %s has a map.", p.Name())
}

// maxOwned bounds the integers whose owners are looked for.
const maxOwned = 1_000_000_000

// verifyPiles holds the list of a game against the definition.
func (s *Solver) verifyPiles(p *plane, ask *protocol.Verify, pause pause) (*protocol.Verified, error) {
	list := s.vectorsOf(p)
	n, err := parseIn("n", ask.N, 1, list.MaxVerify())
	if err != nil {
		return nil, err
	}
	report, err := list.Verify(n, pause.told("Comparing position by position"))
	if err != nil {
		return nil, failed(p, err)
	}
	return &protocol.Verified{
		Checked: uint64(report.Checked), Differ: uint64(report.Differ),
		Route: report.Route, First: numbers(report.First),
	}, nil
}
