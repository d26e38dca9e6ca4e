# Wythoff Atlas. Needs Go; `make test` and `make bench` also need Chromium.

bin := $(CURDIR)/.bin
inbrowser := GOOS=js GOARCH=wasm PATH="$(bin):$$PATH"

.PHONY: help run site test bench check

help:
	@echo "make run    build the site and serve it on http://localhost:8080 (PORT=... for another)"
	@echo "make test   everything that says whether the project is right"
	@echo "make site   the release bundle in dist/, with what a first visit loads"
	@echo "make bench  how fast it is, native and in WebAssembly"
	@echo "make check  format, vet, and who may import whom"

run:
	@go run ./build run

site:
	@go run ./build site

# The tests: native, the same compiled to WebAssembly and run in Chromium (where
# 64-bit and big-integer arithmetic is some times slower: -short draws fewer
# random cases; examples write files, which a browser has not), and of the whole
# page.
test: check $(bin)/go_js_wasm_exec
	@go run ./build chromium
	go test -timeout 40m ./core/... ./wasm/... ./build/bundle ./build/serve ./build/bench
	$(inbrowser) go test -timeout 40m -short -vet=off -skip '^Example' ./core/... ./wasm/...
	go test -timeout 40m ./build/browser

bench: $(bin)/go_js_wasm_exec
	@go run ./build chromium
	@PATH="$(bin):$$PATH" go run ./build bench

check:
	@unformatted=$$(gofmt -l build core wasm); test -z "$$unformatted" || { echo "not gofmt'd: $$unformatted"; exit 1; }
	go vet ./...
	GOOS=js GOARCH=wasm go vet ./core/... ./wasm/...
	go test ./build

# The go command runs WebAssembly tests through a program of this name.
$(bin)/go_js_wasm_exec:
	GOBIN=$(bin) go install github.com/agnivade/wasmbrowsertest@v0.11.0
	mv $(bin)/wasmbrowsertest $@
