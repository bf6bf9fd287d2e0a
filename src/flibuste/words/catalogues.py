"""Finding and reading the catalogues of a language."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "es")


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """Return the first language of the user's locale that we speak, else English."""
    wanted = environment.get("LANGUAGE", "").split(":")
    wanted += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for tag in wanted:
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return LANGUAGES[0]


def sources(language: str, game: str = "") -> Iterator[Traversable]:
    """List the catalogues of a language, shared ones first, the game's own last; later messages win."""
    shared = files("flibuste").joinpath("words", "text")
    yield shared.joinpath(f"{language}.ftl")
    yield shared.joinpath(f"terminal.{language}.ftl")
    if game:
        for part in ("lessons", "short"):
            yield files("flibuste").joinpath("words", part, game, "text", f"{language}.ftl")
        yield files("flibuste").joinpath("games", game, "text", f"{language}.ftl")


@cache
def bundle(language: str, game: str = "") -> FluentBundle:
    """Read all catalogues of a language; a game from outside the package may have none."""
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language, game):
        if source.is_file():
            made.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def has_catalogue(language: str, game: str) -> bool:
    """Say whether a game brings words of its own."""
    *_, own = sources(language, game)
    return own.is_file()
