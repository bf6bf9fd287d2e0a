# The words of this project: play, test, check, bench. Each sets up what it needs and says what it does.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled
ENGINE := $(shell find src/flibuste/kernel src/flibuste/games src/flibuste/bots -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)
ONLY ?= kernel,games,bots
GAME ?= brisca
say = @printf '\033[1m== %s\033[0m\n' "$(1)"

.PHONY: help setup play test check bench compile lint-fix clean

help: ## Show these words
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

setup: $(READY) ## Create the virtual environment

$(READY): pyproject.toml
	$(call say,Python environment in $(VENV))
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(0 if v >= (3, 11) else f"Flibuste needs Python 3.11 or newer, this is {v.major}.{v.minor}")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $@

compile: $(COMPILED)/.ready ## Compile the engine (kernel, games, bots) into build/compiled

$(COMPILED)/.ready: $(READY) setup.py $(ENGINE)
	$(call say,Compiling $(ONLY); a few minutes the first time)
	@rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	@FLIBUSTE_ONLY=$(ONLY) $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

play: $(COMPILED)/.ready ## Play Brisca against bots in the terminal
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste play $(GAME)

check: $(READY) ## Format, lint, types, imports, rule map
	$(call say,Format and lint)
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	$(call say,Types)
	@$(BIN)/mypy
	$(call say,Imports point down)
	@$(BIN)/lint-imports
	$(call say,Rules and their tests)
	@$(BIN)/python -m flibuste rules --check

lint-fix: $(READY) ## Format, mend what can be mended by itself, write the rule maps
	@$(BIN)/ruff format --quiet . ; $(BIN)/ruff check --quiet --fix .
	@$(BIN)/python -m flibuste rules --write

test: check $(COMPILED)/.ready ## Everything: check, tests interpreted, tests compiled
	$(call say,Tests, interpreted)
	@$(BIN)/python -m pytest -q -n 2
	$(call say,Tests, compiled)
	@PYTHONPATH=$(COMPILED) FLIBUSTE_EXPECT=compiled $(BIN)/python -m pytest -q -n 2

bench: $(COMPILED)/.ready ## Measure against OpenSpiel and RLCard
	$(call say,Bench)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste.lab.bench

clean: ## Remove everything that was built
	@rm -rf $(VENV) build artefacts .pytest_cache .mypy_cache .ruff_cache
