"""Choosing: the options of a seat as numbered lines, and what a player may type."""

from __future__ import annotations

from flibuste.kernel.errors import NO_SUCH_ACTION, IllegalAction
from flibuste.kernel.game import Game
from flibuste.kernel.session import Session
from flibuste.terminal.explain import with_rule
from flibuste.words.sentences import Words

MANY = 24


class Unclear(Exception):
    """What was typed is no choice; the sentence says why."""


def option_lines(game: Game, options: list[int], words: Words) -> list[str]:
    """Number the options; very many are shown by their notation only, verb by verb."""
    if len(options) > MANY:
        return _by_verb(game, options)
    texts = [words.action(action) for action in options]
    width = max(map(len, texts))
    lines = []
    for number, (action, text) in enumerate(zip(options, texts, strict=True), 1):
        notation = game.write(action)
        lines.append(f"  {number:2}  {text:{width}}  [{notation}]" if text != notation else f"  {number:2}  {text}")
    return lines


def _by_verb(game: Game, options: list[int]) -> list[str]:
    groups: dict[str, list[str]] = {}
    for number, action in enumerate(options, 1):
        verb = game.verb_of(action)
        groups.setdefault(verb.name, []).append(f"{number}={game.argument(verb, action)}".rstrip("="))
    return [f"  {verb}: {' '.join(entries)}" for verb, entries in groups.items()]


def choice(session: Session, seat: int, typed: str, words: Words) -> int:
    """Read a choice: its number, its notation, or only what it is about where that is clear."""
    options = [int(action) for action in session.state.options(seat)]
    if typed.isascii() and typed.isdecimal() and not _about(session.game, options, typed, exact=True):
        return _numbered(options, typed, session.game, words)
    found = _about(session.game, options, typed)
    if len(found) == 1:
        return found[0]
    try:
        action = session.game.read(typed)
    except IllegalAction:
        raise Unclear(words.say("terminal-unclear", text=typed[:60], example=session.game.write(options[0]))) from None
    why = session.state.refusal(seat, action)
    if why is not None:
        raise Unclear(with_rule(words, why, action if why.code != NO_SUCH_ACTION.code else -1))
    return action


def _numbered(options: list[int], typed: str, game: Game, words: Words) -> int:
    if len(typed) > 6 or not 1 <= int(typed) <= len(options):
        raise Unclear(words.say("terminal-range", n=len(options), example=game.write(options[0])))
    return options[int(typed) - 1]


def _about(game: Game, options: list[int], typed: str, exact: bool = False) -> list[int]:
    """Find the options whose notation is what was typed, or is about it."""
    wanted = " ".join(typed.split()).casefold()
    whole = [action for action in options if game.write(action).casefold() == wanted]
    if whole or exact:
        return whole
    return [action for action in options if game.argument(game.verb_of(action), action).casefold() == wanted != ""]
