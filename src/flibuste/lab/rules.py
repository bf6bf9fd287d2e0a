"""Rules and their code: reads the catalogues, the citations and the tests, and says what is missing.

Works on a checkout, because the tests are not installed with the package.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import flibuste
from flibuste.kernel.errors import BadData
from flibuste.lab.callers import Callers, dotted
from flibuste.lab.citations import RULE_ID, Citation, in_code, in_tests, named_in_code

FINISHED = re.compile(r"^ +finished=True,$", re.MULTILINE)
DEFINITION = re.compile(rf"^(?:- )?\*\*({RULE_ID.pattern})\*\* +(.*)", re.MULTILINE)
NUMBER = re.compile(r"(.*-)(\d+)([a-z]?)")


@dataclass(slots=True)
class Rule:
    """One rule of a catalogue: what it says, who implements it, who tests it, or why it is no code."""

    id: str
    text: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    not_code: str = ""

    @property
    def covered(self) -> bool:
        """Say whether code and a test cite the rule."""
        return bool(self.code) and bool(self.tests)


@dataclass(slots=True)
class Coverage:
    """All rules of one game, and the citations that name no rule."""

    game: str
    rules: dict[str, Rule]
    problems: list[str]
    finished: bool

    def closing_line(self) -> str:
        """Sum up: what is no code is counted apart."""
        code = [rule for rule in self.rules.values() if not rule.not_code]
        apart = len(self.rules) - len(code)
        line = f"{self.game}: {sum(rule.covered for rule in code)}/{len(code)} rules covered"
        return f"{line}; {apart} more are not code" if apart else line

    def gaps(self) -> list[str]:
        """Say for each rule that is not covered what it lacks."""
        lines = []
        for rule in self.rules.values():
            if not rule.covered and not rule.not_code:
                lacks = [word for word, cited in (("code", rule.code), ("test", rule.tests)) if not cited]
                lines.append(f"{self.game}: {rule.id} has no {' and no '.join(lacks)}")
        return lines


def checkout() -> Path:
    """Find the checkout: the folder above us, or the one the package was imported from."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents, *Path(flibuste.__file__).resolve().parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "src" / "flibuste").is_dir():
            return folder
    raise BadData(
        "no_checkout",
        "the tests that cite the rules are not installed with the package: run this inside a checkout of Flibuste",
    )


def catalogue(root: Path, game: str) -> dict[str, Rule]:
    """Read the rules of a game in the order of its catalogue."""
    file = root / "docs" / "rules" / f"{game.replace('_', '-')}.md"
    if not file.is_file():
        raise BadData("unknown_game", f"there is no catalogue {file.name}; there are {', '.join(games(root))}")
    found: dict[str, Rule] = {}
    for name, text in DEFINITION.findall(file.read_text(encoding="utf-8")):
        if name in found:
            raise BadData("rule_twice", f"{file.name} defines {name} twice", name)
        found[name] = Rule(name, text.strip())
    return found


def games(root: Path) -> list[str]:
    """List the games that have a catalogue."""
    files = sorted((root / "docs" / "rules").glob("*.md"))
    return [f.stem.replace("-", "_") for f in files if DEFINITION.search(f.read_text(encoding="utf-8"))]


def is_finished(root: Path, game: str) -> bool:
    """Say whether a game calls itself finished: ``finished=True`` in what it declares."""
    sources = (root / "src" / "flibuste" / "games" / game).rglob("*.py")
    return any(FINISHED.search(file.read_text(encoding="utf-8")) for file in sources)


def cover(root: Path, game: str) -> Coverage:
    """Bring a catalogue, the code that cites it and the tests together."""
    rules = catalogue(root, game)
    coverage = Coverage(game, rules, [], is_finished(root, game))
    folder = root / "src" / "flibuste" / "games" / game
    if folder.is_dir():
        enter(coverage, in_code(folder), "code", root)
        enter(coverage, named_in_code(folder), "", root)
    ours = {prefix(rule) for rule in rules}
    enter(coverage, (c for c in in_tests(root / "tests") if prefix(c.first) in ours), "tests", root)
    excuse(coverage, folder / "not_code.toml")
    return coverage


def uncalled(root: Path, game: str, callers: Callers) -> list[str]:
    """Say which code of a game is cited for a rule, yet nothing calls it but tests."""
    package = root / "src" / "flibuste"
    found = []
    for citation in in_code(package / "games" / game):
        if callers.never_called(dotted(package, citation.file), citation.name):
            place = f"{citation.file.relative_to(root).as_posix()}:{citation.line}"
            found.append(f"{place}: {citation.name} is cited for {citation.first}, and nothing outside tests calls it")
    return found


def prefix(rule: str) -> str:
    """Return the letters of a game: ``BR``."""
    return rule.partition("-")[0]


def enter(coverage: Coverage, citations: Iterable[Citation], kind: str, root: Path) -> None:
    """Enter citations of one kind; one that names no rule is a problem."""
    for citation in citations:
        named = list(meant(coverage.rules, citation))
        if not named:
            wanted = citation.first if citation.first == citation.last else f"{citation.first} to {citation.last}"
            place = f"{citation.file.relative_to(root).as_posix()}:{citation.line}"
            coverage.problems.append(f"{place}: {wanted} is no rule of {coverage.game}")
        for rule in named:
            places = {"code": rule.code, "tests": rule.tests}.get(kind, [])
            if citation.place not in places:
                places.append(citation.place)


def meant(rules: dict[str, Rule], citation: Citation) -> Iterator[Rule]:
    """List the rules a citation means; both ends of a range must exist."""
    if citation.first not in rules or citation.last not in rules:
        return
    low, high = position(citation.first), position(citation.last)
    for rule in rules.values():
        if position(rule.id)[0] == low[0] == high[0] and low <= position(rule.id) <= high:
            yield rule


def position(rule: str) -> tuple[str, int, str]:
    """Split an id so that ids of a chapter sort as numbers."""
    match = NUMBER.fullmatch(rule)
    assert match is not None
    return match[1], int(match[2]), match[3]


def excuse(coverage: Coverage, file: Path) -> None:
    """Read why some rules are no code; an excuse for no rule, or for one that is code, is a problem."""
    if not file.is_file():
        return
    for name, reason in tomllib.loads(file.read_text(encoding="utf-8")).get("rules", {}).items():
        rule = coverage.rules.get(name)
        if rule is None:
            coverage.problems.append(f"{file.name}: {name} is no rule of {coverage.game}")
        elif not isinstance(reason, str) or not reason.strip():
            coverage.problems.append(f"{file.name}: {name} needs a reason")
        elif rule.code:
            coverage.problems.append(f"{file.name}: {name} is called no code, yet {rule.code[0]} cites it")
        else:
            rule.not_code = reason
