"""What ``?`` and ``rules`` say: the words one can type, the rules of the table and of the game, what is refused now."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.kernel.game import Game, Settings
from flibuste.terminal.choosing import Choice, choice_of, plain, ranges, why_not
from flibuste.terminal.drawing import explaining
from flibuste.terminal.tells import Option, Seen
from flibuste.words.rulebook import RULE_ID, in_short, rules_of
from flibuste.words.sentences import Words

SHOWN = 6
WORDS = ("number", "name", "notation", "why", "rules", "log", "table", "undo", "menu", "say", "quit")
MANY = 40
"""At most so many rules are shown for one search."""


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


def front_page(game: Game, seen: Seen | None, settings: Settings, words: Words) -> Iterator[str]:
    """Open the rules: those of the table, what is refused now, what the board shows, and the game in short."""
    yield from setting_lines(game, settings, words)
    if seen is not None:
        yield ""
        yield from refusal_lines(game, seen, words)
        explain = explaining(game.name)
        if explain is not None and seen.view:
            yield from ["", *explain(seen.view, words)]
    yield ""
    yield from in_short(words)


def names_rule(typed: str) -> bool:
    """Say whether the id of a rule was typed, with or without a question mark."""
    return RULE_ID.fullmatch(typed.strip("? ").upper()) is not None


def found_rules(game: Game, search: str, words: Words) -> Iterator[str]:
    """Write the rules in which every word of a search stands; the one of this id first, then those that name it."""
    wanted, rules = plain(search), rules_of(game.name)
    said = {rule: " ".join(plain(" ".join((rule.id, *rule.lines)))) for rule in rules}
    found = [rule for rule, text in said.items() if all(word in text for word in wanted)]
    found.sort(key=lambda rule: rule.id.casefold() != search.casefold())
    yield words.say("ui-rules-found", n=len(found), of=len(rules)) if found else words.say("ui-rules-none")
    if found and words.language != "en":
        yield words.say("ui-rules-english")
    for rule in found[:MANY]:
        yield ""
        yield f"{rule.id}  {rule.lines[0]}"
        yield from (f"  {line}" for line in rule.lines[1:])
    if len(found) > MANY:
        yield "…"
