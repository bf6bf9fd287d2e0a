"""The rule map: how coverage is printed, and the table that stands in each finished game's README."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from flibuste.lab.rules import Coverage, Rule

BEGIN = "<!-- rule map: begin (written by flibuste rules --write) -->"
END = "<!-- rule map: end -->"


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


def readme(root: Path, game: str) -> Path:
    """Return where a game's map stands."""
    return root / "src" / "flibuste" / "games" / game / "README.md"


def drift(root: Path, coverage: Coverage) -> list[str]:
    """Say whether the map in the README is the one the citations give."""
    file = readme(root, coverage.game)
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    if table(coverage) in text:
        return []
    return [f"{coverage.game}: the rule map in README.md is stale: run flibuste rules {coverage.game} --write"]


def write(root: Path, coverage: Coverage) -> Path:
    """Put the map into the README, in the place of the old one."""
    file = readme(root, coverage.game)
    text = file.read_text(encoding="utf-8") if file.is_file() else f"# {coverage.game}\n"
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2] if rest else "\n"
    gap = "" if before.endswith("\n\n") else "\n"
    file.write_text(f"{before}{gap}{table(coverage)}{after}", encoding="utf-8")
    return file
