// Command program does what its first argument says, for the tests of how it is run.
package main

import (
	"fmt"
	"os"
	"strings"
	"syscall/js"
	"time"
)

func main() {
	switch os.Args[1] {
	case "speak":
		fmt.Print("a line\nα")
		fmt.Fprint(os.Stderr, "β\x00", strings.Repeat("long ", 100_000))
		fmt.Printf("|%q|%q|%q", os.Args[2:], os.Getenv("ALL"), os.Getenv("PATH"))
	case "exit":
		fmt.Print("before")
		defer fmt.Print("never")
		os.Exit(3)
	case "panic":
		var p *int
		go func() { *p = 1 }()
		select {}
	case "throw": // after an event, where nobody waits for the promise of the start
		js.Global().Call("setTimeout", js.Global().Get("Function").New("throw new Error('thrown')"), 0)
		time.Sleep(time.Hour)
	case "files":
		data, err := os.ReadFile("main.go")
		fmt.Print(strings.HasPrefix(string(data), "// Command program"), err)
		_, err = os.ReadFile("nothing.go")
		fmt.Print("|", os.IsNotExist(err))
		entries, err := os.ReadDir("..")
		fmt.Print("|", len(entries), entries[len(entries)-1].IsDir(), err)
		fmt.Print("|", os.WriteFile("written", nil, 0o666) != nil)
	case "wait":
		fmt.Println("waiting")
		time.Sleep(time.Hour)
	case "spin":
		fmt.Println("spinning")
		for i := 0; ; i++ {
		}
	}
}
