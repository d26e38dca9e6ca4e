package solve

import (
	"slices"
	"strings"

	"wythoffatlas/core/claim"
	"wythoffatlas/core/lecture/talks"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/wasm/protocol"
)

// claims computes what a step of a lecture that comes with the page says.
func claims(ask *protocol.Claims, pause pause.Func) (protocol.Body, error) {
	all := talks.All()
	i := slices.IndexFunc(all, func(t talks.Talk) bool { return t.ID == ask.Talk })
	if i < 0 {
		ids := lists.Map(all, func(t talks.Talk) string { return t.ID })
		return nil, complain("The lectures whose sentences can be computed are %s.", strings.Join(ids, ", "))
	}
	talk := all[i]
	if n := len(talk.Told); ask.Step >= uint64(n) {
		return nil, complain("The lecture “%s” has %d steps, counted from 0: none is number %d.", talk.Title, n, ask.Step)
	}
	return computed(talk.Told[ask.Step].Says, pause)
}

// computed runs the checks of sentences.
func computed(says []claim.Sentence, pause pause.Func) (protocol.Body, error) {
	reply := &protocol.Claimed{}
	for _, s := range says {
		if s.Check == nil {
			continue
		}
		fails, stopped := claim.Run(s.Check, pause)
		if stopped != nil {
			return nil, stopped
		}
		reply.Checked++
		if fails != nil {
			reply.Fails = append(reply.Fails, s.Text+" "+sentence(fails))
		}
	}
	return reply, nil
}
