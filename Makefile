# Build, test and install typeramp. `make run` and `make test` install the Debian packages they need.

SWIFT ?= swift
PREFIX ?= /usr/local
FILE ?=

# Where the manual page and the completions go, below PREFIX as the shells look for them.
MAN := $(PREFIX)/share/man
BASH := $(PREFIX)/share/bash-completion/completions
ZSH := $(PREFIX)/share/zsh/site-functions
FISH := $(PREFIX)/share/fish/vendor_completions.d

SYSTEM := $(shell uname -s)
BINARY := .build/release/typeramp

# What building and running needs, and what the tests need on top.
RUN_PACKAGES := libncurses-dev libfreetype-dev libharfbuzz-dev libfontconfig-dev libpng-dev libyaml-dev \
  libunibreak-dev libfribidi-dev pkg-config fontconfig fonts-inter
TEST_PACKAGES := $(RUN_PACKAGES) fonts-noto-cjk fonts-dejavu-core tmux \
  bash zsh fish man-db patch procps python3
BREW_PACKAGES := ncurses freetype harfbuzz fontconfig libpng libyaml libunibreak fribidi \
  pkg-config font-inter tmux zsh fish python3

# On Linux the Swift libraries go into the binary, so that it runs where Swift is not installed.
ifeq ($(SYSTEM),Linux)
RELEASE_FLAGS := -c release --static-swift-stdlib
else
RELEASE_FLAGS := -c release
endif
STRICT_FLAGS := --explicit-target-dependency-import-check error

.PHONY: run test test-web test-schemas check lint build release bench fuzz install deps test-deps clean

run: release
	@$(BINARY) $(FILE)

test: test-deps
	$(SWIFT) test --disable-xctest $(STRICT_FLAGS)

# What only a browser can tell: sizes computed from exported CSS, and rendered HTML.
test-web: test-deps
	@.ci/install-packages 'chromium' ''
	TYPERAMP_TEST_WEB=1 $(SWIFT) test --disable-xctest $(STRICT_FLAGS) --filter WebTests

# What is written, by the official schemas in the folder SCHEMAS: sarif-2.1.0.json, junit-10.xsd and
# dtcg-2025.10/ (format.json and what it refers to). They are no part of this project.
SCHEMAS ?=
ifeq ($(SYSTEM),Linux)
SCHEMAS_PYTHON := /usr/bin/python3
else
SCHEMAS_PYTHON := python3
endif

test-schemas: deps
	@test -n '$(SCHEMAS)' || { echo 'make test-schemas: give the folder of the schemas, SCHEMAS=…'; exit 2; }
	@.ci/install-packages 'python3-jsonschema libxml2-utils' 'libxml2'
	$(SWIFT) build --product typeramp
	$(SCHEMAS_PYTHON) Tests/check-schemas.py .build/debug/typeramp '$(SCHEMAS)' Tests/StyleReadingTests/Fixtures/*

check: lint build test

# One file alone may: it measures Foundation's decoder beside the readers.
lint:
	$(SWIFT) format lint --strict -r -p Package.swift Sources Tests
	@! grep -rnE '^[[:space:]]*((public|package|internal|fileprivate|private|@[a-zA-Z_()]+)[[:space:]]+)*import ((struct|class|enum|protocol|func|var|let|typealias) )?Foundation\b' --exclude=ReadingBenchmark.swift Sources Tests \
	  || { echo 'lint: nobody imports Foundation'; exit 1; }

build: deps
	$(SWIFT) build $(STRICT_FLAGS)

release: deps
	@$(SWIFT) build $(RELEASE_FLAGS) --product typeramp
	@if [ $(SYSTEM) = Linux ] && command -v strip >/dev/null; then strip $(BINARY); fi

bench: deps
	$(SWIFT) run -c release benchmark $(ONLY)

# Feeds damaged files to each reader of style files in turn, FUZZ_SECONDS each; what fails is kept in
# .build/fuzz. READERS names some of them: json yaml propertyList binaryPropertyList script swift any.
FUZZ_SECONDS ?= 600
# The same seed tries the same files again; 0 takes another one each time.
FUZZ_SEED ?= 0
READERS ?= json yaml propertyList binaryPropertyList script swift any
FUZZER := .build/fuzz/release/fuzz

fuzz: deps
	$(SWIFT) build -c release --scratch-path .build/fuzz --product fuzz \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -DFUZZING
	@for reader in $(READERS); do \
	  mkdir -p .build/fuzz/found-$$reader; \
	  SWIFT_BACKTRACE=enable=no FUZZ_READER=$$reader $(FUZZER) -max_total_time=$(FUZZ_SECONDS) -seed=$(FUZZ_SEED) \
	    -timeout=5 -rss_limit_mb=1500 -max_len=20000 -verbosity=0 -print_final_stats=1 \
	    -artifact_prefix=.build/fuzz/$$reader- .build/fuzz/found-$$reader \
	    Tests/StyleReadingTests/Fixtures Resources/StyleSets || exit 1; \
	done

install: release
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/typeramp
	install -d $(DESTDIR)$(MAN)/man1 $(DESTDIR)$(BASH) $(DESTDIR)$(ZSH) $(DESTDIR)$(FISH)
	$(BINARY) man > $(DESTDIR)$(MAN)/man1/typeramp.1
	$(BINARY) completions bash > $(DESTDIR)$(BASH)/typeramp
	$(BINARY) completions zsh > $(DESTDIR)$(ZSH)/_typeramp
	$(BINARY) completions fish > $(DESTDIR)$(FISH)/typeramp.fish

deps:
	@.ci/install-packages '$(RUN_PACKAGES)' '$(BREW_PACKAGES)'

test-deps:
	@.ci/install-packages '$(TEST_PACKAGES)' '$(BREW_PACKAGES)'

clean:
	$(SWIFT) package clean
