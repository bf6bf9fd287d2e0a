# The words of this project: play, test, check, mutants, bench. Each sets up what it needs and says what it does.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Bytecode is written when a module is first imported: of most that is installed here only a few modules ever are.
INSTALL := $(PIP) install --no-compile
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPILED := build/compiled
PAGE := src/flibuste/server/page/index.html
NODE := web/with-node $(VENV)
ENGINE_FOR_PAGES := build/engine/engine.json
ENGINE := $(shell find src/flibuste/kernel src/flibuste/games src/flibuste/bots src/flibuste/table src/flibuste/wire/projector.py src/flibuste/library/lanes.py src/flibuste/library/rows.py src/flibuste/library/*_rows.py native -name '*.py' -o -name '*.[ch]' 2>/dev/null)
WEB := $(shell find web/src web/public web/offline web/index.html web/vite.config.ts src/flibuste/games src/flibuste/words docs/rules -name node_modules -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print 2>/dev/null)
TABLES := $(shell find $(addprefix src/flibuste/,kernel games bots table wire server offline) -path '*/page' -prune -o -type f \( -name '*.py' -o -name '*.toml' -o -name '*.sql' \) -print 2>/dev/null)
ONLY ?= kernel,games,bots,table,wire,lab,library
GAME ?= brisca
comma := ,
LOCK ?= dev.lock
PYTEST := $(BIN)/python -m pytest -q --dist worksteal -n
# A test has its own bound (pyproject.toml). A whole stage has one too, where there is coreutils' timeout: a few times what
# it takes on two quiet cores. Interrupted, pytest still says what had failed until then.
TIMEOUT := $(shell timeout --foreground --kill-after=1 1 true 2>/dev/null && echo timeout --foreground --kill-after=30)
within = $(if $(TIMEOUT),$(TIMEOUT) --signal=$(1) $(2))
say = @printf '\033[1m== %s\033[0m\n' "$(1)"

# Tests start hundreds of processes: what one of them has translated the next need not translate again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play terminal test check mutants ray bench compile page static wheel docs lock system lint-fix clean pictures of-the-page interpreted compiled servers adapters browsers

help: ## Show these words
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

setup: $(READY) ## Create the virtual environment

# What playing needs: the server, and what compiles the engine.
$(PLAYABLE): pyproject.toml dev.lock
	$(call say,Python environment in $(VENV))
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(0 if v >= (3, 11) else f"Flibuste needs Python 3.11 or newer, this is {v.major}.{v.minor}")'
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) --upgrade pip
	@$(INSTALL) --group compile --constraint $(LOCK)
	@$(INSTALL) --no-build-isolation --editable . --constraint $(LOCK)
	@touch $@

$(READY): $(PLAYABLE)
	$(call say,What the tests and checks need)
	@$(INSTALL) --group dev --constraint $(LOCK)
	@touch $@

compile: $(COMPILED)/.ready ## Compile the engine (kernel, games, bots, the busy part of the table) into build/compiled

# Only the engine is compiled; everything else in build/compiled is a link to the source, so that it is never stale.
$(COMPILED)/.ready: $(PLAYABLE) setup.py $(ENGINE)
	$(call say,Compiling $(ONLY): five minutes or so on two cores)
	@rm -rf $(COMPILED) build/lib* build/temp* build/bdist*
	@FLIBUSTE_ONLY=$(ONLY) $(PIP) install --no-deps --no-build-isolation --target $(COMPILED) .
	@for part in $$(cd src/flibuste && ls -d *.py */ games/*/data/ games/*/text/ bots/learned/data/ table/*.py wire/*.py lab/*.py lab/*/ lab/bench/*.py library/*.py | grep -vE '^(kernel|games|bots|table|wire|lab|lab/bench|library|__pycache__)/$$|/__pycache__/$$'); do \
		ls "$(COMPILED)/flibuste/$${part%.py}".*.so >/dev/null 2>&1 && continue; \
		rm -rf "$(COMPILED)/flibuste/$${part%/}" && ln -s "$(CURDIR)/src/flibuste/$${part%/}" "$(COMPILED)/flibuste/$${part%/}"; done
	@touch $@

web/node_modules/.ready: $(PLAYABLE) web/package-lock.json
	$(call say,Packages of the page)
	@cd web && ./with-node ../$(VENV) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

page: $(PAGE) ## Build the page

# What plays without a server: Python for browsers, and our sources as its bytecode.
$(ENGINE_FOR_PAGES): web/node_modules/.ready web/offline/engine.mjs web/offline/pack.py $(TABLES)
	$(call say,Building the engine of the page)
	@cd web && ./with-node ../$(VENV) node offline/engine.mjs ../$(BIN)/python ../$(dir $@)

$(PAGE): web/node_modules/.ready $(ENGINE_FOR_PAGES) $(WEB)
	$(call say,Building the page)
	@cd web && ./with-node ../$(VENV) npm run --silent build
	@touch $@

static: $(PAGE) ## Write the page for any plain file server, without Python, into build/static
	$(call say,The page for a plain host in build/static)
	@cd web && FLIBUSTE_STATIC=1 ./with-node ../$(VENV) npm run --silent build -- --outDir ../build/static

wheel: $(PAGE) ## Build the source archive and, from it, the wheel: engine compiled, page inside
	$(call say,Source archive and wheel in dist)
	@rm -rf dist build/lib* build/bdist* && $(BIN)/python -m build --no-isolation --outdir dist . 2>&1 | grep -E '^(flibuste: |Successfully|error|ERROR)' ; ls dist/*.whl

docs: $(READY) ## Build the manual into build/docs
	$(call say,The manual in build/docs)
	@$(BIN)/python -m flibuste.lab.manual build/manual
	@$(BIN)/python -m sphinx -q -W --keep-going -j auto build/manual build/docs

pictures: $(COMPILED)/.ready $(PAGE) system ## Let the tests photograph every screen, for the manual
	$(call say,Pictures of every screen in web/artefacts)
	@PYTHONPATH=$(COMPILED) FLIBUSTE_EXPECT=compiled FLIBUSTE_PICTURES=1 $(BIN)/python -m pytest -q -n 2 $$($(BIN)/python -m flibuste.lab.manual --tests)

lock: $(READY) ## Write dev.lock and the lock and bill of materials of a server anew: the versions this environment has
	@{ echo "# The versions development was last tested with (make lock); a constraint for make setup, no list of needs."; \
	$(BIN)/python -m pip freeze --exclude-editable --exclude flibuste | grep == ; } > dev.lock
	@$(BIN)/python -m flibuste.lab.bill

play: $(PLAYABLE) ## Serve the page on this machine and open it (SERVE="--port 8338" goes to flibuste serve)
	@$(BIN)/python play.py $(SERVE)

terminal: $(COMPILED)/.ready ## Play in the terminal (GAME=brisca)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste play $(GAME)

check: $(READY) web/node_modules/.ready ## Format, lint, types, imports, rule map
	$(call say,Format and lint)
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet .
	@cd web && ./with-node ../$(VENV) npm run --silent lint
	$(call say,Types)
	@$(BIN)/mypy
	$(call say,Imports point down)
	@$(BIN)/lint-imports
	$(call say,Rules and their tests)
	@$(BIN)/python -m flibuste rules --check

lint-fix: $(READY) web/node_modules/.ready ## Format, mend what can be mended by itself, write the rule maps
	@$(BIN)/ruff format --quiet . ; $(BIN)/ruff check --quiet --fix .
	@cd web && ./with-node ../$(VENV) npm run --silent format
	@$(BIN)/python -m flibuste.lab.fields && $(BIN)/ruff format --quiet src
	@$(BIN)/python -m flibuste rules --write

# Chromium and PostgreSQL come from the system: installed here as root on Debian, named plainly elsewhere.
system:
	@missing=""; \
	command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || [ -n "$$CHROMIUM" ] || missing="$$missing chromium-headless-shell"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		printf '\033[1m== Installing%s\033[0m\n' "$$missing"; \
		apt-get -qq update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $$missing >/dev/null; \
	else \
		echo "The tests in a real browser and on PostgreSQL are skipped: install$$missing to run them."; \
	fi

# Two lanes on two cores, each with what is ready next: the engine compiles in one, while the other installs the rest, checks,
# builds the page and runs the engine interpreted; then everything compiled in one and the servers in the other. Tests often
# wait, for clocks, for one another, for a screen to come to rest: a third worker uses that time (decision 0305).
# What fails cheaply comes first, and browsers last; the first of them run while the rest of the others still do.
# Each worker takes its share of the tests in their order, so that what a file prepares is prepared once, and steals from the
# others when it has nothing left.
test: ## Everything: check, the engine interpreted, everything compiled, the browser
	@$(call within,TERM,55m) $(MAKE) --no-print-directory -j2 compile system check of-the-page interpreted compiled servers adapters browsers

of-the-page: $(READY) $(PAGE)
	$(call say,The page: types and tests)
	@cd web && ./with-node ../$(VENV) npm run --silent check && ./with-node ../$(VENV) npm run --silent test

interpreted: $(READY) | check
	$(call say,The engine interpreted: kernel$(comma) laws$(comma) whole games)
	@$(call within,INT,20m) $(PYTEST) 2 -m "not slow" tests/kernel tests/laws tests/playthroughs tests/wire/test_game_types.py

BUILT := $(COMPILED)/.ready $(READY) $(PAGE)
ON_THE_BUILT := PYTHONPATH=$(COMPILED) FLIBUSTE_EXPECT=compiled

compiled: $(BUILT) system
	$(call say,Everything compiled)
	@$(ON_THE_BUILT) $(call within,INT,30m) $(PYTEST) 3 --ignore=tests/e2e --ignore=tests/server --ignore=tests/adapters

servers: $(BUILT) system
	$(call say,Servers)
	@$(ON_THE_BUILT) $(call within,INT,15m) $(PYTEST) 2 tests/server

adapters: $(BUILT)
	$(call say,Adapters: native code of others$(comma) in processes of their own)
	@$(ON_THE_BUILT) $(call within,INT,5m) $(PYTEST) 2 tests/adapters

browsers: $(BUILT) system
	$(call say,Browsers)
	@$(ON_THE_BUILT) $(call within,INT,30m) $(PYTEST) 2 tests/e2e

# 260 MB for one optional way to play the arena: not in every clone.
ray: $(READY) ## The arena on a Ray cluster: installs Ray (260 MB) and tests it
	$(call say,Ray)
	@$(INSTALL) --editable '.[ray]'
	@$(BIN)/python -m pytest -q tests/lab/test_cluster.py

mutants: $(READY) ## Make one mistake at a time in cited code; print what no test notices (MUTANTS="--game brisca --sample 200")
	$(call say,Mutants)
	@$(BIN)/python -m flibuste.lab.mutants $(MUTANTS)

bench: $(COMPILED)/.ready $(PAGE) ## Measure: engines against OpenSpiel and RLCard, then the server under load
	$(call say,Engines)
	@$(INSTALL) --group bench
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste.lab.bench.vector
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste.lab.bench.worlds
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste.lab.bench
	$(call say,Server)
	@PYTHONPATH=$(COMPILED) $(NODE) $(BIN)/python -m flibuste.lab.load
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m flibuste.lab.attacks
	$(call say,Without a server)
	@cd web && ./with-node ../$(VENV) node offline/bench.mjs ../build/engine 40
	@$(BIN)/python -m tests.e2e.offline_bench

clean: ## Remove everything that was built
	@rm -rf $(VENV) build artefacts src/flibuste/server/page web/node_modules .pytest_cache .mypy_cache .ruff_cache
