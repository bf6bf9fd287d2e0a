"""The words of Brisca, complete in three languages."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from flibuste.games.brisca import GAME, exchange, scoring, trick
from flibuste.kernel import laws
from flibuste.kernel.errors import Refusal

LANGUAGES = ("en", "fr", "es")


def catalogue(language: str) -> dict[str, ast.Message]:
    """Read a catalogue; nothing in it may fail to parse."""
    text = files("flibuste.games.brisca").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    resource = parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)

    assert english.keys() == other.keys()
    assert {id: parts(message) for id, message in english.items()} == {id: parts(m) for id, m in other.items()}


def events() -> set[str]:
    """Name every kind of event that games with all settings tell."""
    kinds: set[str] = set()
    tables: list[tuple[int, dict[str, object]]] = [
        (2, {"match_mode": "fixed_n"}),
        (3, {}),
        (4, {"show_running_points": True}),
    ]
    for seats, settings in tables:
        for seed in range(6):
            session = laws.last(laws.walk(GAME, seats, seed, settings))
            kinds |= {kind for kind, fields in session.log.stream(0)}
    return kinds | {"drawn"}


def test_every_event_question_action_and_setting_has_its_words() -> None:
    messages = catalogue("en")
    needed = {f"br-log-{kind}" for kind in events()}
    needed |= {f"br-ask-{kind}" for kind in ("play", "exchange")}
    needed |= {f"br-do-{verb.name}" for verb in GAME.verbs}
    needed |= {f"br-option-{setting.name}" for setting in GAME.settings}
    needed |= {f"br-reason-{reason}" for reason in scoring.REASONS}

    assert needed - messages.keys() == set()
    for setting in GAME.settings:
        texts = {value for value in setting.values if isinstance(value, str)}
        assert texts <= parts(messages[f"br-option-{setting.name}"])


def test_every_refusal_has_its_words() -> None:
    messages = catalogue("en")
    refusals = [value for module in (trick, exchange) for value in vars(module).values() if isinstance(value, Refusal)]
    codes = {refusal.code for refusal in refusals if refusal.rule != "kernel"}

    assert codes == {
        "not_in_hand",
        "must_follow_suit",
        "cannot_exchange_now",
        "exchange_after_trick",
        "exchange_first",
        "seven_needs_stronger",
        "two_needs_lower",
        "no_card_to_exchange",
        "no_exchange",
        "two_lies_there",
        "fitting_card_gone",
        "exchange_before_draw",
    }
    assert {f"br-no-{code}" for code in codes} <= messages.keys()
