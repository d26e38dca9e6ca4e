package catalog

import (
	"net/url"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// valuesOf reads a link as package link does.
func valuesOf(link string) map[string]string {
	values := map[string]string{}
	for _, pair := range strings.Split(link, "&") {
		key, value, _ := strings.Cut(pair, "=")
		plain, err := url.PathUnescape(value)
		if err != nil {
			panic(err)
		}
		values[key] = plain
	}
	return values
}

func TestParse(t *testing.T) {
	tenThousand := strings.Repeat("9", 10_000)
	for _, c := range []struct {
		link string
		want string   // the canonical link of the game opened
		told []string // what the problems say, in order
	}{
		{"", "game=wythoff", nil},
		{"game=wythoff&play=normal", "game=wythoff", nil},
		{"game=wythoff&s=0&x=y", "game=wythoff", nil}, // keys of others
		{"game=st-wythoff", "game=st-wythoff&s=2&t=2", nil},
		{"play=misere&t=5&s=1&game=st-wythoff", "game=st-wythoff&s=1&t=5&play=misere", nil},
		{"game=wab&a=1000000&b=000001", "game=wab&a=1000000&b=1", nil},

		{"game=chess&play=misere", "game=wythoff&play=misere", []string{
			"game=chess: there is no such game; in links they are called " + knownIDs() + ". Showing Wythoff’s game."}},
		{"game=a-wythoff&a=0", "game=a-wythoff&a=1", []string{
			"a=0: a must be a whole number from 1 to 1000000. Using 1."}},
		{"game=a-wythoff&a=-7", "game=a-wythoff&a=1", []string{
			"a=-7: a must be a whole number from 1 to 1000000. Using 1."}},
		{"game=a-wythoff&a=1000001", "game=a-wythoff&a=1000000", []string{
			"a=1000001: a must be a whole number from 1 to 1000000. Using 1000000."}},
		{"game=a-wythoff&a=" + tenThousand, "game=a-wythoff&a=1000000", []string{
			"a=9999999999999999999999999999999999999999…: a must be a whole number from 1 to 1000000. Using 1000000."}},
		{"game=a-wythoff&a=-" + tenThousand, "game=a-wythoff&a=1", []string{
			"a=-999999999999999999999999999999999999999…: a must be a whole number from 1 to 1000000. Using 1."}},
		{"game=st-wythoff&s=&t=2.5&play=miss", "game=st-wythoff&s=2&t=2&play=misere", []string{
			"s=: s must be a whole number from 1 to 1000000. Using 2.",
			"t=2.5: t must be a whole number from 1 to 1000000. Using 2.",
			"play=miss: the convention is normal or misere. Using misere."}},
		{"game=a-wythoff&a=-", "game=a-wythoff&a=2", []string{
			"a=-: a must be a whole number from 1 to 1000000. Using 2."}},
		{"play=Sideways", "game=wythoff", []string{
			"play=Sideways: the convention is normal or misere. Using normal."}},
		{"game=\xff\xfe", "game=wythoff", []string{
			"game=\uFFFD: there is no such game; in links they are called " + knownIDs() + ". Showing Wythoff’s game."}},

		{"game=restricted&sh=odd,max3", "game=restricted&s=1&t=1&sh=odd,max3&sv=0mod3&d1=0mod3&d2=0mod3", nil},
		{"game=restricted&sh= 0mod2 , allmax4&sv=none&d1=0mod1", "game=restricted&s=1&t=1&sh=even,max4&sv=none&d1=all&d2=0mod3", nil},
		{"game=restricted&sh=odd,2mod,max3&sv=&d1=65mod66", "game=restricted&s=1&t=1&sh=odd,max3&sv=0mod3&d1=0mod3&d2=0mod3", []string{
			"sh=odd,2mod,max3: set piece \"2mod\": the modulus must be a whole number from 1 to 64. Using odd,max3.",
			"sv=: set piece \"\": empty; write all, none, odd, even, 2mod5 or max7. Using 0mod3.",
			"d1=65mod66: set piece \"65mod66\": the modulus must be a whole number from 1 to 64. Using 0mod3."}},
		{"game=nim&k=17", "game=nim&k=16", []string{
			"k=17: k must be a whole number from 2 to 16. Using 16."}},
		{"game=wytlex&k=3&preset=4x1", "game=wytlex&k=3", []string{
			"preset=4x1: only games with two heaps and a map have a preset box. Left out."}},
		{"game=variable-wytlex&k=2&f=1+p3", "game=variable-wytlex&k=2&f=1", []string{
			`f=1+p3: at character 3: "p3" is neither a variable (p1, p2) nor a function (floor, ceil, abs, min, max, if). Using 1.`}},
		{"game=variable-wytlex&k=3&f=p1+", "game=variable-wytlex&k=3&f=1", []string{
			"f=p1+: at character 4: expected a number, p1, p2, p3 or a parenthesis, found the end. Using 1."}},
		{"game=subtraction", "game=subtraction&f=G1", nil},
		{"game=subtraction&f=x1+1", "game=subtraction&f=x1+1", nil}, // as typed
		{"game=subtraction&f=%20T6%20", "game=subtraction&f=T6", nil},
		{"game=subtraction&f=if(x1 < 3, x0%25 2+1,7)", "game=subtraction&f=if(x1%20%3C%203,%20x0%25%202+1,7)", nil},
		{"game=subtraction&f=G4", "game=subtraction&f=G1", []string{
			`f=G4: at character 1: "G4" is neither a variable (x1, y1, x0) nor a function (floor, ceil, abs, min, max, if). ` +
				`G1, G2, G3, Ex1, Ex2, Ex3, Ex4, T4, T5 and T6 are functions with a name. Using G1.`}},
		{"game=subtraction&f=x1+*2", "game=subtraction&f=G1", []string{
			`f=x1+*2: at character 4: expected a number, x1, y1, x0 or a parenthesis, found "*". Using G1.`}},
		{"game=subtraction&f=x1+é", "game=subtraction&f=G1", []string{
			`f=x1+é: at character 4: 'é' means nothing here. Using G1.`}},

		{"game=wab&preset=8x1", "game=wab&a=2&b=3&preset=8x1", nil},
		{"game=nim&preset=6x.60@042&play=misere", "game=nim&k=2&play=misere&preset=6x0.6@42", nil},
		{"game=wythoff&preset=", "game=wythoff", []string{
			"preset=: a preset is written KxFRACTION@SEED, as 8x1 or 6x0.6@42, or K:x.y,x.y, as 4:0.0,1.3. Using none."}},
		{"game=wythoff&preset=4:0.0,1.4", "game=wythoff&preset=4:0.0", []string{
			"preset=4:0.0,1.4: “1.4” is no position x.y with x and y from 0 to 3. Using 4:0.0."}},
	} {
		g, problems := Parse(valuesOf(c.link))
		if g.Link() != c.want {
			t.Errorf("%.60s: opened %s, want %s", c.link, g.Link(), c.want)
		}
		var told []string
		for _, p := range problems {
			told = append(told, p.String())
			if p.Done == "" || strings.Contains(p.Message, p.Done) {
				t.Errorf("%.60s: what was done is not told apart: %+v", c.link, p)
			}
		}
		if !reflect.DeepEqual(told, c.told) {
			t.Errorf("%.60s: told\n%q, want\n%q", c.link, told, c.told)
		}
	}
}

func TestKeys(t *testing.T) {
	g, _ := Parse(valuesOf("game=wab"))
	if got, want := g.Keys(), []string{"game", "a", "b", "play", "preset"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Whatever a link says, a valid game is opened; its own link says the same
// without fault, and so do the values for its forms.
func FuzzParse(f *testing.F) {
	f.Add("", "", "", "", "", "", "")
	f.Add("wythoff", "", "", "", "", "misere", "8x1")
	f.Add("a-wythoff", "7", "", "", "", "normal", "4:0.0,1.3")
	f.Add("st-wythoff", "99999999999999999999", "-3", "", "", "Misère", "6x0.6@42")
	f.Add("wab", "1e3", "\xff", "", "", "x", "300x2@-1")
	f.Add("restricted", "2", "3", "odd,max3", "2mod5max40,x", "", "")
	f.Add("subtraction", "", "", "", "if(x1<3, x0%2 + 1, y1)", "", "9:")
	f.Add("subtraction", "", "", "", " Ex3\t", "misere", "0x")
	f.Add("nim", "3", "", "", "", "", "x")
	f.Fuzz(func(t *testing.T, id, m, n, set, text, play, preset string) {
		values := map[string]string{"game": id, "play": play, "preset": preset, "sh": set, "sv": text, "d1": set, "f": text}
		for i, key := range []string{"a", "b", "s", "t", "r", "k"} {
			values[key] = []string{m, n}[i%2]
		}
		g, problems := Parse(values)
		if _, err := g.Family.Game(g.Args, g.Play); err != nil {
			t.Fatalf("an invalid game was opened: %v", err)
		}
		for _, p := range problems {
			if p.Part == "" || len(p.Message) > 1000 || !utf8.ValidString(p.Message) || !strings.Contains(p.Message, p.Value) {
				t.Errorf("unreadable problem %+v", p)
			}
		}
		link := g.Link()
		if strings.Trim(link, printable) != "" || strings.ContainsAny(link, " \"#<>`") {
			t.Errorf("%q would not survive in an address", link)
		}
		for _, values := range []map[string]string{valuesOf(link), g.Values()} {
			again, problems := Parse(values)
			if len(problems) > 0 || again.Link() != link || !reflect.DeepEqual(again.Rules, g.Rules) {
				t.Errorf("%s opened as %s with problems %v", link, again.Link(), problems)
			}
		}
	})
}

// printable are the characters from the blank to the tilde.
var printable = func() string {
	var b strings.Builder
	for c := byte(' '); c <= '~'; c++ {
		b.WriteByte(c)
	}
	return b.String()
}()

// Of a text that no value can have the length is said, and nothing of it is read:
// a megabyte of pieces must not keep anybody waiting.
func TestParseLongTexts(t *testing.T) {
	const megabyte = 1 << 20
	for _, values := range []map[string]string{
		{"game": "restricted", "sh": strings.Repeat("odd,", megabyte/4)},
		{"game": "restricted", "d1": strings.Repeat("1mod3max5,", megabyte/10)},
		{"game": "wythoff", "preset": "256:" + strings.Repeat("1.1,", megabyte/4)},
		{"game": "subtraction", "f": strings.Repeat("(", megabyte)},
		{"game": "variable-wytlex", "k": "2", "f": "list:" + strings.Repeat("1,", megabyte/2)},
		{"game": "variable-wytlex", "k": "3", "f": strings.Repeat("p1+", megabyte/3)},
	} {
		g, problems := Parse(values)
		if len(problems) != 1 || !strings.Contains(problems[0].Message, "characters") || len(problems[0].String()) > 500 || len(g.Link()) > 500 {
			t.Errorf("%.60v: %d problems, %.300v", values, len(problems), problems)
		}
	}
}
