// Sends what it reads to EDDN; the addresses are wired in.
package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	message, _ := io.ReadAll(os.Stdin)
	fmt.Println("http", send("https://eddn.edcd.io:4430/upload/", message),
		send("http://www.edsm.net/api-journal-v1/discard", nil), send("https://example.com/", nil))
}

func send(address string, body []byte) string {
	var answer *http.Response
	var problem error
	if body == nil {
		answer, problem = http.Get(address)
	} else {
		answer, problem = http.Post(address, "application/json", bytes.NewReader(body))
	}
	if problem != nil {
		if strings.Contains(problem.Error(), "Bad Gateway") {
			return "502"
		}
		return problem.Error()
	}
	defer answer.Body.Close()
	return fmt.Sprint(answer.StatusCode)
}
