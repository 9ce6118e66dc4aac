# Tsoro: `make play` builds and serves the page, `make test` runs every test. Both install what is missing first.

include scripts/versions.env
TOOLS := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/tsoro-tools
export PATH := $(TOOLS)/trunk-$(TRUNK_VERSION)/bin:$(TOOLS)/wasm-bindgen-cli-$(BINDGEN_VERSION)/bin:$(TOOLS)/typos-$(TYPOS_VERSION)/bin:$(TOOLS)/cargo-fuzz-$(FUZZ_VERSION)/bin:$(CURDIR)/node_modules/.bin:$(PATH)

# It would replace the flags of .cargo/config.toml.
unexport RUSTFLAGS
# The engine tells nobody in which folder it was built, and is of one size wherever that is; joined to the flags in .cargo/config.toml.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS := --remap-path-prefix=$(or $(CARGO_HOME),$(HOME)/.cargo)/registry/src=crates

PORT ?= 8080
WASM := --target wasm32-unknown-unknown --features js
NODE_TEST := node --import ./scripts/typescript.mjs --test
SITE_SOURCES := $(shell find src www -type f) Cargo.toml Cargo.lock Trunk.toml package-lock.json .cargo/config.toml scripts/bundle.mjs scripts/glue.mjs scripts/plugins.mjs scripts/rules-engine.mjs scripts/single.mjs

.PHONY: help play build dist package plugin test test-rust test-wasm test-page test-e2e test-engines lint examples bench pictures fuzz watch format clean setup setup-test setup-lint setup-fuzz setup-engines

help: ## Shows this list
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 14

play: build ## Builds the page and serves it on 127.0.0.1; another port by PORT=8081
	@node scripts/serve.mjs $(PORT)

build: setup dist/index.html ## Builds the site into dist/

dist/index.html: $(SITE_SOURCES)
	trunk build --release
	@touch $@

dist: build ## The site in dist/, for any folder of any web server; dist/tsoro.html is all of it in one file
	@echo "dist/: copy it to any web server. dist/tsoro.html runs by double click. docs/embed.md tells how to put boards on other pages."

test: setup-test test-rust test-wasm test-page test-e2e test-engines ## Runs every test, as CI does

test-rust: ## The engine and the command line, natively
	cargo test --locked --features cli

test-wasm: setup-test ## The JavaScript API from Rust, in Node and in headless Chromium
	cargo test --locked $(WASM) --test api
	WASM_BINDGEN_USE_BROWSER=1 cargo test --locked $(WASM) --test api

test-page: build ## The page's pure parts, and the vectors through the compiled engine
	$(NODE_TEST) tests/page/*.test.ts tests/js/*.test.ts

test-e2e: build setup-test ## Whole games by clicks and keys in Chromium, and the size of the first load
	$(NODE_TEST) tests/e2e/*.test.ts

package: build ## The npm package, checked, in build/package/
	node scripts/package.mjs
	npm ci --prefix scripts/package-checks --ignore-scripts --silent
	scripts/package-checks/node_modules/.bin/publint --strict build/package
	scripts/package-checks/node_modules/.bin/attw --profile esm-only --exclude-entrypoints ./tsoro_bg.wasm ./package.json -- build/package/*.tgz

plugin: build ## The WordPress plugin with the game inside, build/tsoro-wordpress.zip
	rm -rf build/wordpress build/tsoro-wordpress.zip
	mkdir -p build/wordpress/tsoro
	cp -r integrations/wordpress/. build/wordpress/tsoro/
	cp -r dist build/wordpress/tsoro/dist
	cd build/wordpress && zip -qr ../tsoro-wordpress.zip tsoro

test-engines: build setup-engines ## The core journeys in Chromium, Firefox and WebKitGTK; one alone by ENGINE=webkit
	for engine in $(or $(ENGINE),chromium firefox webkit); do ENGINE=$$engine $(NODE_TEST) tests/engines/*.test.ts || exit 1; done

lint: setup-lint build ## rustfmt, clippy, rustdoc, tsc, Biome, typos
	cargo fmt --check
	cargo clippy --locked --all-targets --features cli -- -D warnings
	cargo clippy --locked --lib --test api $(WASM) -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --locked --no-deps --features cli
	tsc
	biome check --error-on-warnings
	typos

examples: build setup-test ## The examples for frameworks in examples/: types, rendering on a server, a turn in Chromium; fetches their packages
	node scripts/package.mjs
	for example in react vue svelte; do (cd examples/$$example && rm -rf node_modules/tsoro && npm install && npm run check && npm test) || exit 1; done

bench: build setup-test ## The engine's speed natively and in wasm, and script time per frame on the page while a long relay runs
	node scripts/bench.mjs
	node scripts/frames.mjs

pictures: build setup-test ## Takes the pictures of the README anew, from the page
	node scripts/pictures.mjs

fuzz: build setup-fuzz ## Fuzzes each kind of input for SECONDS (60); what it finds is printed, or kept in fuzz/artifacts
	node --import ./scripts/typescript.mjs tests/fuzz/run.ts $(or $(SECONDS),60)
	for target in texts records actions checkpoints; do \
	  mkdir -p fuzz/corpus/$$target && cargo +nightly fuzz run $$target fuzz/corpus/$$target fuzz/seeds/$$target \
	    -- -max_total_time=$(or $(SECONDS),60) -timeout=10 -max_len=4000 || exit 1; \
	done

watch: setup ## Serves the page on PORT and builds it anew at every change, without optimising
	trunk serve --port $(PORT)

format: setup-lint ## Formats everything
	cargo fmt
	biome check --write

clean: ## Removes what was built, but not the tools
	rm -rf build dist target node_modules

setup:
	@scripts/setup.sh
setup-test:
	@scripts/setup.sh test
setup-engines:
	@scripts/setup.sh engines
setup-lint:
	@scripts/setup.sh lint
setup-fuzz:
	@scripts/setup.sh fuzz
