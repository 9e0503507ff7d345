# Builds, tests and installs Pinwheel. `make` alone lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

# Enables the trait Preview in every build, because a trait changes the flags of all modules.
export PINWHEEL_PREVIEW = 1

# There are two builds of the same sources. They draw the same pixels.
#
# The quick build is for daily work. It optimises only the modules that draw (listed in Package.swift). The tool, the
# preview's server and the tests share its flags, so that nothing is compiled twice.
QUICK = PINWHEEL_QUICK_BUILD=1 $(SWIFT) build
QUICK_TEST = PINWHEEL_QUICK_BUILD=1 $(SWIFT) test
# Leaves out the preview's server and its libraries until they are first fetched.
TOOL_ONLY = $(if $(wildcard .build/checkouts/hummingbird),,PINWHEEL_WITHOUT_PREVIEW=1)
QUICK_BIN = $(CURDIR)/.build/debug

# The full build is for installed programs, packages and benchmarks. It optimises everything. With this flag, types are
# identified by functions instead of strings that a program looks up at its start: it starts in 0.8 of the time.
FULL_FLAGS = -c release -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
FULL = $(SWIFT) build $(FULL_FLAGS)
FULL_BUILT = $(shell $(FULL) --show-bin-path)

# On Linux the programs of the full build contain the Swift runtime, so they start faster and need no toolchain.
ifeq ($(shell uname -s),Darwin)
BIN = $(FULL_BUILT)
LINK = true
else
BIN = $(CURDIR)/.build/static
LINK = SWIFT="$(SWIFT)" .ci/link-static "$(FULL_BUILT)" "$(BIN)"
endif

.PHONY: help frames preview full-build test tests test-full test-arm test-browser test-consumers test-cluster deb dist test-package test-container test-web test-engine web engine engine-checks bench-web lint-examples fuzz bench bench-instructions graph reference docs hashes record bench-programs programs check-embedded check-apple build server which install uninstall lint format clean setup packages tool-packages

help: ## List the targets
	@echo "Pinwheel: pull-to-refresh indicators as PNG frames. Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

frames: ## Render the built-in designs to output/, and write a page that plays them
	@$(TOOL_ONLY) SWIFT="$(SWIFT)" .ci/frames output

preview: build server ## Show designs in the browser (DESIGNS="mine.yaml")
	@"$(QUICK_BIN)/pinwheel" preview --open $(DESIGNS)

test: setup packages ## Run all tests (FILTER="KillTests" runs some)
	@.ci/announce debug/PinwheelPackageTests.xctest "and running the tests" 10
	@$(QUICK_TEST) $(if $(FILTER),--filter "$(FILTER)")

tests: setup packages ## Build all tests
	@.ci/announce debug/PinwheelPackageTests.xctest "the tests" 5
	@$(QUICK) --build-tests

FULL_TEST = $(SWIFT) test $(FULL_FLAGS) --disable-testable-imports
test-full: setup packages ## Run all tests with everything optimised, before a release
	@.ci/announce release/PinwheelPackageTests.xctest "and running the tests" 25
	@$(FULL_TEST) $(if $(FILTER),--filter "$(FILTER)")

test-browser: programs engine-checks ## Test all pages in headless browsers (BROWSER="--pictures DIR")
	@.ci/browser "$(BIN)/pinwheel" $(BROWSER)

test-consumers: build ## Test packs with the programs that load them, which are installed first
	@.ci/consumers "$(QUICK_BIN)/pinwheel" $(CONSUMERS)

test-cluster: build ## Render shards with Slurm and GNU parallel, with a killed task and a lost node
	@.ci/test-cluster

fuzz: setup packages ## Search for failures with random inputs (FUZZ_MINUTES=30 FUZZ_SEED=0 FUZZ_KEEP=--keep)
	@.ci/fuzz $$(($(or $(FUZZ_MINUTES),30) * 60)) $(or $(FUZZ_SEED),0) $(FUZZ_KEEP)
	@PINWHEEL_FUZZ_MINUTES=$(or $(FUZZ_MINUTES),30) PINWHEEL_FUZZ_SEED=$(or $(FUZZ_SEED),0) \
		$(FULL_TEST) --filter FuzzTests

bench: bench-programs ## Measure speed and compare it with Cairo and Skia (BENCH="--help" lists options)
	@command -v python3 >/dev/null || { echo "pinwheel: make bench needs python3" >&2; exit 2; }
	@python3 Benchmarks/bench.py --bin "$(BIN)" $(BENCH)

bench-instructions: bench-programs ## Count the instructions of a frame and compare them with a list (BENCH=--write updates it)
	@python3 Benchmarks/instructions.py --bin "$(BIN)" $(BENCH)

bench-programs: full-build
	@$(TOOL_ONLY) $(FULL) --product pinwheel-bench
	@$(LINK) pinwheel-bench

# A native build with vectors of 16 bytes, the largest in WebAssembly.
BASELINE = $(SWIFT) build -c release --scratch-path .build/hashes/baseline -Xcc -DCPIXELS_BASELINE
bench-web: full-build web ## Measure the WebAssembly engine against native code, and pages in Chromium (BENCH="--seconds 5")
	@command -v python3 >/dev/null || { echo "pinwheel: make bench-web needs python3" >&2; exit 2; }
	@.ci/web checks
	@$(BASELINE) --product pinwheel-bench
	@status=0; \
	node Benchmarks/Web/bench_engine.mjs .build/web/checks.wasm \
		"$$($(BASELINE) --show-bin-path)/pinwheel-bench" .build/web/pinwheel.wasm || status=1; \
	BENCH=1 .ci/browser "$(BIN)/pinwheel" $(BENCH) || status=1; \
	exit $$status

graph: setup tool-packages ## Draw the modules and their dependencies to Assets/pictures/modules.png
	@$(TOOL_ONLY) $(QUICK) --product module-graph
	@$(SWIFT) package dump-package | "$(QUICK_BIN)/module-graph" . Assets/pictures/modules.png

reference: setup tool-packages build ## Write Documentation/format.md and gallery.md, and draw the pictures of the documents
	@$(TOOL_ONLY) $(QUICK) --product documents
	@"$(QUICK_BIN)/documents" .
	@"$(QUICK_BIN)/pinwheel" gallery --columns 13 --length 5 --fps 15 -o Assets/pictures/gallery.webp

docs: setup packages engine ## Write the documentation as web pages to output/docs; a warning is an error
	@$(QUICK) --product documents
	@for target in PinwheelUITesting PinwheelTool; do $(QUICK) --target $$target || exit; done
	@.ci/docs output/docs "$(QUICK_BIN)"

hashes: setup ## Compare the catalogue's pixels in all kinds of builds
	@.ci/hashes

record: setup ## Write the list of the catalogue's pixels, after a change that is meant to move them
	@.ci/hashes record

web: ## Build the WebAssembly engine for pages
	@.ci/web

engine-checks: engine
	@[ ! -s .build/web/pinwheel.wasm ] || .ci/web checks

# For targets that also work without the engine.
engine:
	@.ci/web || { [ $$? -eq 2 ] && echo "pinwheel: continuing without the WebAssembly engine"; }

test-web: web full-build ## Compare the WebAssembly engine with the tool, in Node
	@node Tests/Web/engine_test.mjs "$(BIN)/pinwheel" .build/web/pinwheel.wasm
	@node Tests/Web/numbers_test.mjs "$(BIN)/pinwheel" .build/web/pinwheel.wasm
	@node Tests/Web/stills_test.mjs "$(BIN)/pinwheel" .build/web/pinwheel.wasm
	@.ci/web checks
	@node Tests/Web/catalogue_test.mjs .build/web/checks.wasm

test-engine: web ## Build the WebAssembly engine again in another folder, and compare the bytes
	@.ci/web again

check-embedded: ## Compile the core and PageEngine as Embedded Swift for WebAssembly and Apple's arm64
	@.ci/check-embedded

check-apple: ## Compile the C for macOS, and type-check the system calls with Apple's headers
	@.ci/check-apple

build: setup tool-packages ## Build the command-line tool
	@.ci/announce debug/pinwheel "the tool" 3
	@$(TOOL_ONLY) $(QUICK) --product pinwheel

server: setup packages ## Build the preview's server; the tool builds it when it is first needed
	@.ci/announce debug/pinwheel-preview "the preview's server" 2
	@$(QUICK) --product pinwheel-preview

full-build: setup tool-packages
	@$(TOOL_ONLY) $(FULL) --product pinwheel
	@$(LINK) pinwheel

# The programs for make install and make deb. generate-manual writes the manual page.
programs: packages full-build engine ## Build the programs with everything optimised
	@$(FULL) --product pinwheel-preview
	@$(FULL) --product generate-manual
	@$(LINK) pinwheel-preview generate-manual

which: ## Print the path of the built tool
	@echo "$(QUICK_BIN)/pinwheel"

install: programs ## Install to PREFIX (/usr/local), in DESTDIR
	@.ci/install "$(BIN)" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove the installed files from PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/pinwheel" "$(DESTDIR)$(PREFIX)/bin/pinwheel-preview"
	rm -f "$(DESTDIR)$(PREFIX)/share/man/man1/pinwheel.1"
	rm -f "$(DESTDIR)$(PREFIX)/share/doc/pinwheel/THIRD-PARTY-NOTICES.txt"
	rm -f "$(DESTDIR)$(PREFIX)/share/pinwheel/pinwheel.wasm.gz"
	rm -f "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/pinwheel"
	rm -f "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_pinwheel"
	rm -f "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/pinwheel.fish"

dist: programs ## Make an archive of the programs in output/packages
	@.ci/dist "$(BIN)" output/packages

test-package: deb ## Install the packages on a bare Debian, render there, and remove them
	@.ci/test-package "$(BIN)/pinwheel" output/packages

test-arm: full-build ## Build for Arm with Debian's Swift, and compare all output under emulation
	@.ci/test-arm "$(BIN)/pinwheel"

test-container: test-package ## Build the Containerfile on a bare Debian, and render in a container
	@.ci/test-container "$(BIN)/pinwheel"

lint-examples: ## Check the files for CI systems and clusters with their schemas
	@.ci/lint-examples

deb: programs ## Make Debian packages in output/packages
	@.ci/deb "$(BIN)" output/packages

lint: setup ## Check the sources' format, and that tests import no internals
	@! grep -rn --include='*.swift' '^@testable' Sources Tests Benchmarks
	@$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Examples
	@SWIFT="$(SWIFT)" .ci/check-parameters
	@.ci/check-width

format: setup ## Format the sources
	@$(SWIFT) format format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks Examples

clean: ## Remove all build output
	rm -rf .build

setup:
	@.ci/setup

# Use the package versions in .ci/dependencies.lock, for the tool alone and with the preview's server.
tool-packages: setup
	@$(TOOL_ONLY) SWIFT="$(SWIFT)" .ci/dependencies use
packages: setup
	@SWIFT="$(SWIFT)" .ci/dependencies use
