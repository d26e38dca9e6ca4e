package catalog

import (
	"fmt"
	"strconv"
	"strings"
)

// BibTeX is the paper as an entry of a bibliography: an article where its venue is
// a journal with a volume, else one of another kind. Names and titles are in
// UTF-8.
func (p *Paper) BibTeX() string {
	var b strings.Builder
	journal, volume, number, pages := p.journal()
	kind := "misc"
	if journal != "" {
		kind = "article"
	}
	fmt.Fprintf(&b, "@%s{%s", kind, p.key())
	field := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, ",\n  %s = {%s}", name, strings.NewReplacer("’", "'", "–", "--", "&", `\&`).Replace(value))
		}
	}
	field("author", strings.ReplaceAll(p.Authors, ", ", " and "))
	field("title", "{"+p.Title+"}")
	if journal == "" {
		field("howpublished", p.Venue)
	}
	field("journal", journal)
	field("volume", volume)
	field("number", number)
	field("pages", pages)
	if p.Year != 0 {
		field("year", strconv.Itoa(p.Year))
	}
	b.WriteString("\n}\n")
	return b.String()
}

// key is what the entry is cited by: the family names of the authors and the year.
func (p *Paper) key() string {
	var b strings.Builder
	for author := range strings.SplitSeq(strings.ReplaceAll(p.Authors, " and ", ", "), ", ") {
		family := author[strings.LastIndexByte(author, ' ')+1:]
		for _, r := range family {
			if 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z' {
				b.WriteRune(r)
			}
		}
	}
	if p.Year != 0 {
		b.WriteString(strconv.Itoa(p.Year))
	}
	return b.String()
}

// journal takes a venue such as "Integers 4, G06" apart; journal is empty where
// it is of another form.
func (p *Paper) journal() (journal, volume, number, pages string) {
	before, pages, found := strings.Cut(p.Venue, ", ")
	at := strings.LastIndexByte(before, ' ')
	if !found || at < 0 || strings.IndexByte("0123456789", before[at+1]) < 0 {
		return "", "", "", ""
	}
	journal, volume = before[:at], before[at+1:]
	if in, issue, ok := strings.Cut(volume, "("); ok {
		volume, number = in, strings.TrimSuffix(issue, ")")
	}
	return journal, volume, number, pages
}
