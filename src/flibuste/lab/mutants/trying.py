"""The trial: tests are collected once; for each mutant a forked process swaps one function and runs its tests.

Nothing is written but results. The tests run once unchanged, which tells how long each takes and which functions it
reaches; a mutant is tried by the tests that cite its rule and reach its function, the quickest first, and then, if it
is still alive, by others that reach it. What ran while modules were imported (constants, content) cannot be swapped
afterwards: such a mutant gets a fresh process that imports the changed module.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest

from flibuste.lab.callers import dotted
from flibuste.lab.mutants import fresh
from flibuste.lab.mutants.changes import Mutant

LEAST_SECONDS = 2.0
TIMES = 5.0
"""A test of a mutant gets five times what it took unchanged, and not less than this: who never comes back is caught.

Counted is the time it computes, so that a busy machine makes nobody late."""
WAITING = 20.0
"""So many times as long may pass on the clock: for who does not compute, but waits for ever."""
STARTING = 20.0
"""Seconds that a fresh process may need to begin."""
OTHERS = 3.0
"""Seconds of tests that cite another rule, for a mutant that its own tests let live."""
CAUGHT, ELSEWHERE, SURVIVED, LATE = "caught", "elsewhere", "survived", "late"
ENDS = {0: SURVIVED, 1: CAUGHT, 2: ELSEWHERE, -signal.SIGPROF: LATE}
"""What the process of a trial ends with; a crash of the interpreter is noticed too, a fault of ours is not hidden."""
AFRESH, BROKEN = 98, 99

Reached = set[tuple[str, str]]
"""Functions: the file and the dotted name."""


@dataclass(slots=True)
class Trial:
    """One mutant and the tests that cite its rules."""

    mutant: Mutant
    tests: list[str]

    @property
    def function(self) -> tuple[str, str]:
        """Name the function that is changed as the interpreter does."""
        return str(self.mutant.file), self.mutant.name


@dataclass(slots=True)
class _Running:
    trial: Trial
    ends: float
    fresh: bool = False


@dataclass(slots=True)
class Watch:
    """A tracer that notes which functions of the games are called."""

    games: str
    reached: Reached = field(default_factory=set)

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self.games):
            self.reached.add((code.co_filename, code.co_qualname))


class Trials:
    """A plugin for pytest that runs trials in the place of tests."""

    def __init__(
        self, root: Path, folders: list[str], trials: list[Trial], jobs: int, told: Callable[[Trial, str], None]
    ) -> None:
        """Take the folders of tests, the trials, how many run at a time, and who is told each result."""
        self.root = root
        self.package = root / "src" / "flibuste"
        self.folders = folders
        self.waiting = trials
        self.jobs = jobs
        self.told = told
        self.imported = Watch(str(self.package / "games"))
        self.items: dict[str, list[pytest.Item]] = {}
        self.seconds: dict[str, float] = {}
        self.reaching: dict[tuple[str, str], list[str]] = {}

    def run(self) -> int:
        """Collect the tests, then try."""
        files = {test.partition("::")[0] for trial in self.waiting for test in trial.tests}
        outside = sorted(file for file in files if not any(file.startswith(f"{each}/") for each in self.folders))
        sys.settrace(self.imported)
        plugins = ["-p", "no:xdist", "-p", "no:terminal", "-o", "faulthandler_timeout=0"]
        return int(pytest.main([*plugins, "--rootdir", str(self.root), *self.folders, *outside], plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take over when everything is collected."""
        sys.settrace(None)
        for item in session.items:
            if item.get_closest_marker("slow") is None:
                self.items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        gc.freeze()
        print(f"{len(self.items)} tests run once unchanged, to see what they reach", file=sys.stderr, flush=True)
        self.measure(session)
        self.try_all(session)
        return True

    def measure(self, session: pytest.Session) -> None:
        """Run the tests once unchanged; those that fail anyway are left out."""
        names = list(self.items)
        shares = [names[k :: self.jobs] for k in range(self.jobs)]
        files = [self.root / "build" / "mutants" / f"unchanged-{k}.jsonl" for k in range(self.jobs)]
        files[0].parent.mkdir(parents=True, exist_ok=True)
        children = [self.watch(session, share, file) for share, file in zip(shares, files, strict=True)]
        for child in children:
            os.waitpid(child, 0)
        for file in files:
            for line in file.read_text(encoding="utf-8").splitlines():
                name, seconds, failed, reached = json.loads(line)
                if failed:
                    print(f"{name} fails without any change and is left out", file=sys.stderr)
                    continue
                self.seconds[name] = seconds
                for where, function in reached:
                    self.reaching.setdefault((where, function), []).append(name)
            file.unlink()

    def watch(self, session: pytest.Session, names: list[str], file: Path) -> int:
        """Fork a process that runs a share of the tests, each in a fork of its own: what is remembered hides calls."""
        child = os.fork()
        if child == 0:
            silence()
            file.write_text("", encoding="utf-8")
            for name in names:
                test = os.fork()
                if test == 0:
                    self.watch_test(session, name, file)
                    os._exit(0)
                os.waitpid(test, 0)
            os._exit(0)
        return child

    def watch_test(self, session: pytest.Session, name: str, file: Path) -> None:
        """Run one test and write how long it took, whether it failed, and what it reached."""
        watch = Watch(self.imported.games)
        before = time.process_time()
        sys.settrace(watch)
        run_items(session, self.items[name])
        sys.settrace(None)
        seen = [name, time.process_time() - before, session.testsfailed, sorted(watch.reached)]
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(seen) + "\n")

    def chosen(self, trial: Trial) -> tuple[list[str], list[str]]:
        """List the tests of a trial, the quickest first: those that cite its rules, then others that reach it."""
        reaching = sorted(self.reaching.get(trial.function, []), key=lambda test: self.seconds[test])
        others, left = [], OTHERS
        for test in reaching:
            if test not in trial.tests and self.seconds[test] <= left:
                left -= self.seconds[test]
                others.append(test)
        return [test for test in reaching if test in trial.tests], others

    def try_all(self, session: pytest.Session) -> None:
        """Keep as many processes busy as were asked for, until every trial has a result."""
        running: dict[int, _Running] = {}
        waiting: Iterator[Trial] = iter(self.waiting)
        more = True
        while more or running:
            while more and len(running) < self.jobs:
                trial = next(waiting, None)
                if trial is None:
                    more = False
                elif find_function(self.package, trial.mutant) is None:
                    self.start_fresh(trial, running)
                else:
                    self.start(session, trial, running)
            if running:
                self.reap(running)

    def start(self, session: pytest.Session, trial: Trial, running: dict[int, _Running]) -> None:
        """Fork; the child makes the mistake and runs the tests until one fails."""
        citing, others = self.chosen(trial)
        child = os.fork()
        if child == 0:
            silence()
            end = BROKEN
            try:
                end = self.tried(session, citing, others) if swap(self.package, trial.mutant) else AFRESH
            finally:
                os._exit(end)
        running[child] = _Running(trial, time.monotonic() + self.longest(citing + others))

    def tried(self, session: pytest.Session, citing: list[str], others: list[str]) -> int:
        """Run the tests of a mutant; return 1 or 2 if one of the first or of the others fails."""
        for end, tests in ((1, citing), (2, others)):
            limits = {item: self.limit(test) for test in tests for item in self.items[test]}
            run_items(session, list(limits), limits)
            if session.testsfailed:
                return end
        return 0

    def start_fresh(self, trial: Trial, running: dict[int, _Running]) -> None:
        """Start a process that imports the changed module."""
        tests = [test for test in trial.tests if test in self.seconds]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "flibuste.lab.mutants.fresh", "-p", "no:xdist"]
        process = subprocess.Popen(
            [*command, "-m", "not slow", *tests],
            cwd=self.root,
            env={**os.environ, fresh.VARIABLE: fresh.described(trial.mutant)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        process.returncode = 0  # waited for by its number, like the others
        running[process.pid] = _Running(trial, time.monotonic() + STARTING + self.longest(tests), fresh=True)

    def limit(self, test: str) -> float:
        """Say how long a test of a mutant may compute."""
        return max(LEAST_SECONDS, TIMES * self.seconds[test])

    def longest(self, tests: list[str]) -> float:
        """Say after how long on the clock a trial is given up."""
        return WAITING * max(LEAST_SECONDS, sum(self.seconds[test] for test in tests))

    def reap(self, running: dict[int, _Running]) -> None:
        """Take in what has ended, and end what is late."""
        child, status = os.waitpid(-1, os.WNOHANG)
        if child in running:
            self.settle(running.pop(child), os.waitstatus_to_exitcode(status), running)
            return
        now = time.monotonic()
        for late in [child for child, one in running.items() if now > one.ends]:
            os.kill(late, signal.SIGKILL)
            os.waitpid(late, 0)
            self.told(running.pop(late).trial, LATE)
        time.sleep(0.002)

    def settle(self, one: _Running, end: int, running: dict[int, _Running]) -> None:
        """Tell a result; who survived a swap that may have come too late is tried afresh."""
        late = end == 0 and not one.fresh and one.trial.function in self.imported.reached
        if late or end == AFRESH:
            self.start_fresh(one.trial, running)
        else:
            if end == BROKEN:
                raise RuntimeError(f"the trial itself failed: {one.trial.mutant}")
            self.told(one.trial, CAUGHT if one.fresh and end > 0 else ENDS.get(end, CAUGHT))


def run_items(
    session: pytest.Session, items: list[pytest.Item], limits: dict[pytest.Item, float] | None = None
) -> None:
    """Run tests one after the other; with limits until one fails, or computes too long: that ends the process."""
    for item, following in zip_longest(items, items[1:]):
        if limits is not None:
            signal.setitimer(signal.ITIMER_PROF, limits[item])
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if limits is not None and session.testsfailed:
            return


def silence() -> None:
    """Write nothing any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def swap(package: Path, mutant: Mutant) -> bool:
    """Give a function the code of its mutant; say whether it takes it (not without a ``super()`` that it had)."""
    function = find_function(package, mutant)
    assert function is not None
    code = find_code(compile(mutant.tree(), str(mutant.file), "exec"), mutant.name, function.__code__.co_firstlineno)
    if code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def find_function(package: Path, mutant: Mutant) -> FunctionType | None:
    """Find the function that is called: below a property or another wrapper, if there is one."""
    found: object = sys.modules.get(dotted(package, mutant.file))
    for part in mutant.name.split("."):
        found = vars(found).get(part) if found is not None else None
    if isinstance(found, property):
        found = found.fget
    found = getattr(found, "__wrapped__", getattr(found, "__func__", found))
    return found if isinstance(found, FunctionType) else None


def find_code(code: CodeType, name: str, line: int) -> CodeType:
    """Find the code of a function by its dotted name in the code of its module."""
    waiting = [code]
    for one in waiting:
        if one.co_qualname == name and one.co_firstlineno == line:
            return one
        waiting += [constant for constant in one.co_consts if isinstance(constant, CodeType)]
    raise LookupError(name)
