"""What ``?`` says: the words one can type, the rules of the table, and what is refused now and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.kernel.game import Game, Settings
from flibuste.terminal.choosing import Choice, choice_of, ranges, why_not
from flibuste.terminal.tells import Option, Seen
from flibuste.words.sentences import Words

SHOWN = 6
WORDS = ("number", "name", "notation", "why", "log", "table", "undo", "menu", "say", "quit")


def help_lines(game: Game, seen: Seen, settings: Settings, words: Words) -> Iterator[str]:
    """Explain the open decision to the seat that must answer it."""
    yield words.ask(seen.decision)
    for option in seen.options[:1]:
        first = choice_of(game, seen, option, words)
        for word in WORDS:
            yield f"  {words.say(f'terminal-help-{word}', example=first.example, notation=first.notation)}"
    yield from setting_lines(game, settings, words)
    yield from refusal_lines(game, seen, words)


def setting_lines(game: Game, settings: Settings, words: Words) -> Iterator[str]:
    """Write the rules of the table."""
    if game.settings:
        yield words.say("terminal-settings")
    for setting in game.settings:
        yield f"  {words.setting(setting, settings.get(setting.name, setting.default))}"


def refusal_lines(game: Game, seen: Seen, words: Words) -> Iterator[str]:
    """Say what is refused among the actions that come into question, each reason once, with its rule."""
    reasons: dict[str, list[Option]] = {}
    for option in seen.refusals:
        reasons.setdefault(str(option["code"]), []).append(option)
    if reasons:
        yield words.say("terminal-refused-now")
    for options in reasons.values():
        refused = [choice_of(game, seen, option, words) for option in options]
        yield f"  {words.labelled(named(refused), why_not(options[0], words))}"


def named(refused: list[Choice]) -> str:
    """Name what is refused: squares as ranges, of many others the first few."""
    if all(one.square for one in refused):
        return ranges(dict.fromkeys(one.square for one in refused))
    texts = list(dict.fromkeys(one.text for one in refused))
    return ", ".join(texts[:SHOWN]) + (" …" if len(texts) > SHOWN else "")
