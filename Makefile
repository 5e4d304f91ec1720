# Kurgan. `make play` sets everything up and opens the page; `make test` sets everything up and runs all checks.

BIN := .venv/bin
GAME ?= autumn-storm
NAME ?= my-game
PORT ?= 8000
STATIC := src/kurgan/server/static
PAGE := $(shell find client src/kurgan/games/*/page package.json)

# Where the machine has no Node, scripts/setup has put one there.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play terminal page types test check browser bench perft fuzz load rules new-game pictures compiled mutants logic format clean

play: page
	@$(BIN)/kurgan serve --port $(PORT)

terminal: .venv/ready
	@$(BIN)/kurgan play $(GAME)

page: $(STATIC)/index.html

types: node_modules/ready
	$(BIN)/python scripts/typescript.py

# What the tests need and the checks side by side, then all tests. They wait for a browser half of their time: four at once.
test: .venv/ready
	$(MAKE) --no-print-directory --jobs=4 compiled check logic browser
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 4 --dist worksteal

# What tests run is compiled with bounds checks, once, before two workers want it at the same time.
compiled: .venv/ready
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.compiling

# Planted faults: does a test notice? Takes its time, so it is not part of `make test`.
mutants: page
	$(BIN)/python -m scripts.mutants

# The page's own logic, without a browser.
logic: node_modules/ready
	npm run --silent test

check: page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/typescript.py --check
	npm run --silent check
	node client/scripts/size.mjs

browser:
	@scripts/setup chromium

bench: .venv/ready
	@$(BIN)/kurgan bench $(GAME)

perft: .venv/ready
	@$(BIN)/kurgan perft $(GAME) --depth 3

fuzz: .venv/ready
	@$(BIN)/kurgan fuzz $(GAME) --games 10000

load: page
	@$(BIN)/kurgan load --matches 200 --seconds 20

rules: .venv/ready
	@$(BIN)/kurgan rules $(GAME) --check

new-game: .venv/ready
	@$(BIN)/kurgan new-game $(NAME)

pictures: page browser
	$(BIN)/python -m scripts.pictures

format: node_modules/ready
	$(BIN)/ruff check . --fix
	$(BIN)/ruff format .
	npm run --silent format

clean:
	rm -rf .venv node_modules $(STATIC)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.venv/ready: pyproject.toml constraints.txt scripts/setup
	@scripts/setup python
	@touch $@

node_modules/ready: .venv/ready package-lock.json .npmrc
	@scripts/setup node
	@touch $@

$(STATIC)/index.html: node_modules/ready $(PAGE)
	@echo "Building the page ..."
	@npm run --silent build -- --logLevel warn
	@touch $@
