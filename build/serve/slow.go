package serve

import (
	"net/http"
	"sync"
	"time"
)

// Slow is a site at the end of a line that carries so many bytes a second, all
// connections together.
func Slow(site http.Handler, bytesPerSecond int) http.Handler {
	line := &line{rate: bytesPerSecond}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		line.begin()
		defer line.end()
		site.ServeHTTP(slowWriter{w, line}, r)
	})
}

// A line is free again once what was sent has gone through. While something is
// being answered it carries without a pause: a program that sleeps is woken late, by
// milliseconds on a busy machine, and a line of which that were the pace would carry
// much less than it should.
type line struct {
	rate int
	mu   sync.Mutex
	open int // how many requests are being answered
	free time.Time
}

// begin and end are the beginning and the end of an answer.
func (l *line) begin() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if now := time.Now(); l.open == 0 && l.free.Before(now) {
		l.free = now
	}
	l.open++
}

func (l *line) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open--
}

// carry waits until n bytes are through.
func (l *line) carry(n int) {
	l.mu.Lock()
	l.free = l.free.Add(time.Duration(n) * time.Second / time.Duration(l.rate))
	through := l.free
	l.mu.Unlock()
	time.Sleep(time.Until(through))
}

type slowWriter struct {
	http.ResponseWriter
	line *line
}

// Write sends in pieces, so that connections share the line.
func (w slowWriter) Write(data []byte) (sent int, err error) {
	const piece = 4 << 10
	for len(data) > 0 {
		n := min(piece, len(data))
		w.line.carry(n)
		m, err := w.ResponseWriter.Write(data[:n])
		sent += m
		if err != nil {
			return sent, err
		}
		if flusher, ok := w.ResponseWriter.(http.Flusher); ok {
			flusher.Flush()
		}
		data = data[n:]
	}
	return sent, nil
}
