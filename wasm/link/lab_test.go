package link

import (
	"math/big"
	"strings"
	"testing"
)

// A laboratory in a link comes back as it was; what is none is told, and left out.
func TestLab(t *testing.T) {
	for _, text := range []string{"words,1,gaps,20", "words,2-1,runs,0", "words,2,owners,10000", "columns,1", "columns,4000", "boxes,8,0.6,1,500", "boxes,64,1,18446744073709551615,10000", "identify,0", "identify,1,3,4,6,8,9", "identify,1.2,3.5,4.7,6.10"} {
		s, problems := Parse("v=1&game=wythoff&lab=" + text)
		if len(problems) > 0 || s.Lab.String() != text {
			t.Errorf("%s is read as %q: %v", text, s.Lab.String(), problems)
		}
		s.Look(big.NewInt(3), big.NewInt(4), 2) // no longer as typed
		if again, problems := Parse(s.String()); len(problems) > 0 || again.Lab != s.Lab {
			t.Errorf("%s is written as %s", text, s.String())
		}
	}
	for _, text := range []string{"", "x", "words", "words,0,gaps,2", "words,1-1,gaps,2", "words,2-1,owners,2", "words,1,x,2", "words,1,gaps,99999", "words,3,gaps,2", "columns,0", "columns,01", "columns,4001", "columns,1,2", "boxes,8,0.6,1", "boxes,8,2,1,5", "boxes,99,0.5,1,5", "boxes,8,.5,1,5", "boxes,8,0.5,-1,5", "sweep", "sweep,preset=?x1:1-3;;map", "sweep,preset=?x1:1-3;;no;9", "sweep,preset=?x1:3-1;;map;9", "sweep,preset=?x1:1-500;;map;9", "sweep,s:1-3;;map;9", "sweep,preset=1x1:1-3;;map;9", "sweep,preset=?x1:1-3;;map;0", "sweep,game=?:1-3;;map;9", "limits,5", "limits", "limits,1", "limits,05", "limits,10000001", "identify", "identify,", "identify,1,,3", "identify,1,-3", "identify,1,3.4", "identify,01,2", "identify,1.2,3", "identify," + strings.Repeat("1,", 1024) + "1", "identify,x"} {
		if s, problems := Parse("v=1&game=wythoff&lab=" + text); len(problems) != 1 || s.Lab.Name != "" {
			t.Errorf("%q is read as %+v: %v", text, s.Lab, problems)
		}
	}
	for _, game := range []string{"game=nim", "game=wythoff&play=misere"} {
		if s, problems := Parse("v=1&" + game + "&lab=columns,5"); len(problems) != 1 || s.Lab.Name != "" {
			t.Errorf("columns of %s: %v", game, problems)
		}
	}
}

func FuzzParseLab(f *testing.F) {
	f.Add("words,2-1,gaps,20")
	f.Add("boxes,8,0.6,1,500")
	f.Add("columns,9")
	f.Add("limits,500")
	f.Add("identify,1.2,3.5")
	f.Add("sweep,s:1-6;sh+sv=0mod?:2-5;count;256")
	f.Fuzz(func(t *testing.T, text string) {
		if l, should := ParseLab(text); should == "" && l.String() != text {
			t.Errorf("%q is read as %q", text, l.String())
		}
	})
}
