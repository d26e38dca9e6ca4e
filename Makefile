# Wythoff Atlas. Needs Go; `make test` and `make bench` also need Chromium or Chrome.

bin := $(CURDIR)/.bin
tool := $(bin)/build

.PHONY: help run watch site test quick bench check theorems tool

help:
	@echo "make run    build the site and serve it on http://localhost:8080 (PORT=... for another)"
	@echo "make watch  the same, and load it anew when a source is saved"
	@echo "make site   the release bundle in dist/, with what a first visit loads"
	@echo "make quick  the tests that take a minute"
	@echo "make test   everything that says whether the project is right (ALL=1: in full size)"
	@echo "make bench  how fast it is, in thirty lines (ALL=1: every figure)"
	@echo "make theorems  find the theorems of core/theorems anew (minutes)"
	@echo "make check  format, vet, and who may import whom"

run watch site test quick bench check theorems: tool
	@exec $(tool) $@

# The tool is compiled first and then run, not by `go run`, which would answer
# Ctrl+C in its place.
tool:
	@command -v go >/dev/null || { echo "This needs Go 1.26 or newer: https://go.dev/dl/" >&2; exit 1; }
	@mkdir -p $(bin)
	@said=$$(go build -o $(tool) ./build 2>&1) || { case "$$said" in \
	*"dial tcp"*|*"no such host"*|*proxyconnect*|*"connection refused"*|*"i/o timeout"*|*"module lookup disabled"*) \
	echo "The modules that this needs could not be downloaded: is there a network? They are fetched once." ;; \
	*) echo "$$said" ;; esac >&2; exit 1; }
