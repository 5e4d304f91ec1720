# Kurgan. `make play` sets everything up and starts a game; `make test` sets everything up and runs all checks.

BIN := .venv/bin
GAME ?= autumn-storm
NAME ?= my-game

.PHONY: play test check bench perft fuzz rules new-game format clean

play: .venv/ready
	@$(BIN)/kurgan play $(GAME)

test: check
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	@$(BIN)/kurgan bench $(GAME)

perft: .venv/ready
	@$(BIN)/kurgan perft $(GAME) --depth 3

fuzz: .venv/ready
	@$(BIN)/kurgan fuzz $(GAME) --games 10000

rules: .venv/ready
	@$(BIN)/kurgan rules $(GAME) --check

new-game: .venv/ready
	@$(BIN)/kurgan new-game $(NAME)

format: .venv/ready
	$(BIN)/ruff check . --fix
	$(BIN)/ruff format .

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.venv/ready: pyproject.toml constraints.txt scripts/setup
	@scripts/setup
	@touch $@
