"""Every message exists in all three languages, with the same attributes and the same variables."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from . import lint_sources as sources

LANGUAGES = ("en", "fr", "es")
OPTIONAL = {"who", "gender"}
"""Grammar: a language may do without them (English needs no gender, a verb may tell you from others by itself)."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(f"@{node.id.name}")


def variables(node: ast.BaseNode | None) -> set[str]:
    """List the variables of a pattern, and the messages it quotes (``@id``)."""
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


def messages(text: str, name: str) -> dict[str, set[str]]:
    """Read a catalogue: each message and each attribute with its variables; what cannot be read is refused."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{name}: cannot be read: {str(entry.content)[:60]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return {id: with_quoted(names, found) for id, names in found.items()}


def with_quoted(names: set[str], found: dict[str, set[str]]) -> set[str]:
    """Put the variables of a message that is quoted in the place of its name."""
    quoted = [found.get(name[1:], set()) for name in names if name.startswith("@")]
    return {name for name in names.union(*quoted) if not name.startswith("@")}


def differences(texts: dict[str, str]) -> list[str]:
    """List what the languages do not share."""
    read = {language: messages(text, language) for language, text in texts.items()}
    everything = sorted(set().union(*read.values()))
    found = []
    for id in everything:
        for language in read:
            if id not in read[language]:
                found.append(f"{language} has no {id}")
        known = [read[language][id] - OPTIONAL for language in read if id in read[language]]
        if any(one != known[0] for one in known):
            found.append(f"{id}: the variables differ: {[sorted(names) for names in known]}")
    return found


def groups() -> list[Path]:
    """List the catalogues by their English file."""
    found = [*sources.PACKAGE.rglob("text/en.ftl"), *sources.PACKAGE.rglob("text/terminal.en.ftl")]
    web = sources.ROOT / "web" / "src"
    found += list(web.rglob("text/en.ftl")) if web.is_dir() else []
    return sorted(found)


@pytest.mark.parametrize("english", groups(), ids=lambda path: path.relative_to(sources.ROOT).as_posix())
def test_all_languages_say_the_same(english: Path) -> None:
    files = {language: english.with_name(english.name.replace("en.", f"{language}.")) for language in LANGUAGES}

    assert differences({language: file.read_text(encoding="utf-8") for language, file in files.items()}) == []


def test_every_game_speaks_all_languages() -> None:
    for folder in sources.PACKAGE.joinpath("games").iterdir():
        if (folder / "__init__.py").is_file():
            missing = [language for language in LANGUAGES if not (folder / "text" / f"{language}.ftl").is_file()]
            assert missing == [], folder.name


@pytest.mark.parametrize(
    ("french", "fault"),
    [
        ("", ["fr has no a", "fr has no a.b"]),
        ("a = { $n } cartes\n    .b = { $m }", ["a.b: the variables differ: [['n'], ['m']]"]),
        ("a = cartes\n    .b = { $n }", ["a: the variables differ: [['n'], []]"]),
    ],
)
def test_a_planted_difference_is_caught(french: str, fault: list[str]) -> None:
    english = "a = { $n } cards\n    .b = { $n }"

    assert differences({"en": english, "fr": french}) == fault
