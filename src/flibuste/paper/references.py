"""A game in short, on one sheet beside the table."""

from __future__ import annotations

from flibuste.kernel.game import find_game
from flibuste.words.rulebook import in_short
from flibuste.words.sentences import Words


def reference(game: str, language: str) -> dict[str, object]:
    """Say a game in short: its parts, each with its paragraphs."""
    words = Words(language, find_game(game))
    parts: list[dict[str, object]] = []
    said: list[str] = []
    for line in filter(None, in_short(words)):
        if line.startswith("  "):
            said.append(line.strip())
        else:
            said = []
            parts.append({"title": line, "said": said})
    return {"title": words.title(game), "language": language, "note": words.say("paper-note"), "parts": parts}
