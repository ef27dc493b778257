// Reads lines with the types, and writes them back: the kind, a tab, the event.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"example.org/write-back/journal"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		event, err := journal.Parse(lines.Bytes())
		if err != nil {
			panic(err)
		}
		text, err := json.Marshal(event)
		if err != nil {
			panic(err)
		}
		kind := event.Kind()
		if _, isUnknown := event.(*journal.UnknownEvent); isUnknown {
			kind = "Unknown"
		}
		fmt.Fprintf(out, "%s\t%s\n", kind, text)
	}
}
