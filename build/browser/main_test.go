package browser

import "testing"

var site *Site

func TestMain(m *testing.M) { Main(m, &site) }
