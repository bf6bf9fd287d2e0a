"""The maps in a game's README, its rooms and its rules with their code and tests; and how coverage is printed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from flibuste.lab.rules import Coverage, Rule

BEGIN = "<!-- rule map: begin (written by flibuste rules --write) -->"
END = "<!-- rule map: end -->"
ROOMS_BEGIN = "<!-- rooms: begin (written by flibuste rules --write) -->"
ROOMS_END = "<!-- rooms: end -->"


def lines(coverage: Coverage, only_gaps: bool = False) -> Iterator[str]:
    """Print rule by rule: the catalogue's line, the code, the tests; then what is no code; then the count."""
    for rule in coverage.rules.values():
        if not rule.not_code and not (only_gaps and rule.covered):
            yield f"{rule.id}  {rule.text}"
            yield f"    code   {', '.join(rule.code) or 'none'}"
            yield f"    tests  {', '.join(rule.tests) or 'none'}"
    apart = [rule for rule in coverage.rules.values() if rule.not_code]
    if apart:
        yield "not code:"
    for rule in apart:
        yield f"    {rule.id}  {rule.not_code}"
    yield coverage.closing_line()


def table(coverage: Coverage) -> str:
    """Write the map of a README."""
    rows = ["| rule | in our words | code | tests |", "|---|---|---|---|"]
    return "\n".join([BEGIN, "", *rows, *map(row, coverage.rules.values()), "", END])


def row(rule: Rule) -> str:
    """Write one row: the first sentence, the functions, the test files."""
    if rule.not_code:
        return f"| {rule.id} | {first_sentence(rule.text)} | not code: {rule.not_code} | – |"
    code = ", ".join(f"`{place}`" for place in rule.code) or "–"
    files = dict.fromkeys(test.partition(".")[0] for test in rule.tests)
    tests = ", ".join(f"`{file}.py`" for file in files) or "–"
    return f"| {rule.id} | {first_sentence(rule.text)} | {code} | {tests} |"


def first_sentence(text: str) -> str:
    """Shorten a rule to its first sentence."""
    return text.split(". ")[0].rstrip(".").replace("|", "/")


def rooms(folder: Path) -> str:
    """Write the plan of a game built in rooms: what lives in each folder, and every module there; else nothing."""
    found = sorted(path.parent for path in folder.glob("*/__init__.py"))
    if not found:
        return ""
    rows = ["| room | what lives there | modules |", "|---|---|---|"]
    for room in found:
        rows.append(f"| `{room.name}` | {first_line(room / '__init__.py')} | {modules(room)} |")
    rows.append(f"| – | {first_line(folder / '__init__.py')} | {modules(folder)} |")
    return "\n".join([ROOMS_BEGIN, "", *rows, "", ROOMS_END])


def first_line(file: Path) -> str:
    """Return the first line of a module's docstring."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].replace("|", "/")


def modules(folder: Path) -> str:
    """List the modules of a folder."""
    return ", ".join(f"`{file.name}`" for file in sorted(folder.glob("*.py")) if file.name != "__init__.py") or "–"


def readme(root: Path, game: str) -> Path:
    """Return where a game's maps stand."""
    return root / "src" / "flibuste" / "games" / game / "README.md"


def drift(root: Path, coverage: Coverage) -> list[str]:
    """Say whether the maps in the README are those that folders and citations give."""
    file = readme(root, coverage.game)
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    stale = {"rule map": table(coverage) not in text, "plan of the rooms": rooms(file.parent) not in text}
    again = f"run flibuste rules {coverage.game} --write"
    return [f"{coverage.game}: the {name} in README.md is stale: {again}" for name, old in stale.items() if old]


def write(root: Path, coverage: Coverage) -> Path:
    """Put the maps into the README, in the place of the old ones."""
    file = readme(root, coverage.game)
    text = file.read_text(encoding="utf-8") if file.is_file() else f"# {coverage.game}\n"
    plan = rooms(file.parent)
    if plan:
        text = put(text, ROOMS_BEGIN, ROOMS_END, plan)
    file.write_text(put(text, BEGIN, END, table(coverage)), encoding="utf-8")
    return file


def put(text: str, begin: str, end: str, map: str) -> str:
    """Put a map in the place of the old one, or at the end."""
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2] if rest else "\n"
    gap = "" if before.endswith("\n\n") else "\n"
    return f"{before}{gap}{map}{after}"
