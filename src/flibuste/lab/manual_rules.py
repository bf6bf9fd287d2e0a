"""The catalogues in the manual: each rule has an address, and leads to the lines that implement and test it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from flibuste.kernel.game import GAMES
from flibuste.lab.citations import Citation, in_code, in_tests
from flibuste.lab.manual_code import place_of
from flibuste.lab.rules import DEFINITION, Coverage, Rule, catalogue, excuse, meant, prefix
from flibuste.words.rulebook import in_short
from flibuste.words.sentences import Words

Show = Callable[[Path], None]
"""Gives a file a page of its own."""


@dataclass
class Cited:
    """Where a rule stands: in code, in tests, or why it is no code."""

    code: list[Citation] = field(default_factory=list)
    tests: list[Citation] = field(default_factory=list)
    not_code: str = ""


class Catalogues:
    """Knows what cites each rule; the tests are read once for all games."""

    def __init__(self, root: Path, show: Show) -> None:
        self.root = root
        self.show = show
        self.tested = in_tests(root / "tests")

    def page(self, file: Path, game: str) -> str:
        """Write the catalogue of a game: the game in short, then its rules with what cites them."""
        cited = self.cited(game)

        def one(found: re.Match[str]) -> str:
            rule = found[1]
            own = f'<a class="rule" id="{rule}" href="#{rule}">**{rule}**</a>'
            return f"{found[0].replace(f'**{rule}**', own, 1)} {self.links(cited[rule])}".rstrip()

        return with_the_game_in_short(DEFINITION.sub(one, file.read_text(encoding="utf-8")), game)

    def cited(self, game: str) -> dict[str, Cited]:
        """Bring the rules of a game and what cites them together."""
        folder, rules = self.root / "src/flibuste/games" / game, catalogue(self.root, game)
        excuse(Coverage(game, rules, [], finished=True), folder / "not_code.toml")
        found = {name: Cited(not_code=rule.not_code) for name, rule in rules.items()}
        ours = {prefix(rule) for rule in rules}
        for citation, rule in named(rules, in_code(folder)):
            found[rule].code.append(citation)
        for citation, rule in named(rules, (one for one in self.tested if prefix(one.first) in ours)):
            found[rule].tests.append(citation)
        return found

    def links(self, cited: Cited) -> str:
        """Write what cites a rule, small, behind it."""
        both = (("code", cited.code), ("tests", cited.tests))
        parts = [f"{word}: {', '.join(map(self.link, once(found)))}" for word, found in both if found]
        if not parts and cited.not_code:
            parts = [f"no code: {cited.not_code}"]
        return f'<span class="cited">{" · ".join(parts)}</span>' if parts else ""

    def link(self, citation: Citation) -> str:
        """Lead to the line of a citation, on the page that shows its file."""
        self.show(citation.file)
        file = citation.file.relative_to(self.root).as_posix()
        return f'<a href="../../{file}.html#{place_of(citation.line)}">`{citation.place}`</a>'


def named(rules: dict[str, Rule], citations: Iterable[Citation]) -> list[tuple[Citation, str]]:
    """List citations with each rule they mean."""
    return [(citation, rule.id) for citation in citations for rule in meant(rules, citation)]


def once(citations: list[Citation]) -> list[Citation]:
    """List each place once, although a docstring names a rule and a range it is in."""
    return list({(citation.file, citation.line): citation for citation in citations}.values())


def with_the_game_in_short(text: str, game: str) -> str:
    """Put the game in short, as players read it beside a table, between the title of a catalogue and its rules."""
    title, parts = in_short(Words("en", GAMES[game]))[0], in_short(Words("en", GAMES[game]))[1:]
    told = "\n".join(line if line.startswith("  ") or not line else f"**{line}.**" for line in parts)
    paragraphs = re.sub(r"\n +", " ", told)
    heading, _, rest = text.partition("\n")
    return f"{heading}\n\n## {title}\n\n{paragraphs.strip()}\n\n{rest.lstrip()}"
