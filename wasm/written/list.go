package written

import (
	"fmt"
	"math/big"
	"strings"
)

// Naturals reads so many numbers, in brackets or not, with commas, semicolons or
// blanks between: "3, 5", "(10^100+7, 2^64)", "[1 2 3]". Where a comma may mean
// two things, as "1,000" where two numbers are asked, it asks back and does not
// guess.
func Naturals(text string, count, digits int) ([]*big.Int, *Fault) {
	if len(text) > MaxText {
		return nil, &Fault{Words: "That is too long for a position."}
	}
	plain := unbracketed(Plain(text))
	if plain == "" {
		return nil, &Fault{Words: asked(count)}
	}
	parts := split(plain, ";")
	if len(parts) == 1 {
		parts = split(plain, ",")
		if count == 2 && ambiguous(plain) {
			return nil, &Fault{To: len(text), Ambiguous: true, Words: fmt.Sprintf("Is “%s” one number or two? Write “%s” for two, and give the other number for one.",
				plain, strings.Replace(plain, ",", ", ", 1))}
		}
	}
	if len(parts) == 1 && count > 1 {
		parts = strings.Fields(plain)
	}
	if len(parts) != count {
		return nil, &Fault{Words: fmt.Sprintf("%s %s given.", asked(count), given(len(parts)))}
	}
	numbers := make([]*big.Int, count)
	for i, part := range parts {
		n, fault := Natural(part, digits)
		if fault != nil {
			if at := strings.Index(text, strings.TrimSpace(part)); at >= 0 {
				fault.From, fault.To = at, at+len(strings.TrimSpace(part))
			} else {
				fault.From, fault.To = 0, 0
			}
			if count > 1 {
				fault.Words = fmt.Sprintf("Number %d: %s", i+1, fault.Words)
			}
			return nil, fault
		}
		numbers[i] = n
	}
	return numbers, nil
}

func asked(count int) string {
	switch count {
	case 1:
		return "One number is asked for, such as 100 or 10^6."
	case 2:
		return "Two numbers are asked for, with a comma between, such as 3, 5."
	}
	return fmt.Sprintf("%d numbers are asked for, with commas between.", count)
}

func given(n int) string {
	if n == 1 {
		return "1 is"
	}
	return fmt.Sprintf("%d are", n)
}

// ambiguous reports whether a text is one group of three after a comma and no
// blank: 1,000 may be a thousand, or 1 and 0.
func ambiguous(text string) bool {
	first, second, pair := strings.Cut(text, ",")
	return pair && allDigits(first) && len(first) <= 3 && len(second) == 3 && allDigits(second) && first[0] != '0'
}

// unbracketed takes off a pair of brackets around the whole.
func unbracketed(text string) string {
	for _, pair := range []string{"()", "[]", "{}", "<>"} {
		if len(text) >= 2 && text[0] == pair[0] && text[len(text)-1] == pair[1] && closes(text) == len(text)-1 {
			return strings.TrimSpace(text[1 : len(text)-1])
		}
	}
	return text
}

// closes is where the bracket closes that opens a text; −1 if it does not.
func closes(text string) int {
	depth := 0
	for i, r := range text {
		switch r {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// split cuts a text at separators that are not within parentheses.
func split(text, separator string) []string {
	var parts []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case depth == 0 && string(r) == separator:
			parts = append(parts, text[from:i])
			from = i + 1
		}
	}
	return append(parts, text[from:])
}
