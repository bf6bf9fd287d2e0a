"""The words: every card has a name and a text in three languages, and the numbers in them are those of the data."""

from __future__ import annotations

import re

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.cards import KINDS
from flibuste.games.chasse_partie.content import PRINTED
from flibuste.words.sentences import Words

LANGUAGES = ("en", "fr", "es")
NUMBERS = {
    "botte-secrete": ["1"],
    "two-briskars-or-all-draw": ["2", "2"],
    "mascotte": ["3"],
    "rhum": ["1"],
    "sous-surveillance": ["3"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    words = Words(language, GAME)
    for id in GAME.nouns["card"]:
        assert words.thing("card", id) != id, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_text_are_those_of_the_data(language: str) -> None:
    """Rule: CP-CARD-02a, CP-CARD-04a, CP-CARD-12a, CP-CARD-18a, CP-CARD-20a."""
    words = Words(language, GAME)
    for kind, effects in zip(KINDS, PRINTED.effects, strict=True):
        text = words.say(f"cp-{kind}.text")
        counts = [str(effect.count) for effect in effects if effect.count > 0]
        assert counts == NUMBERS.get(kind, [])
        if counts:
            assert re.findall(r"\d+", text) == counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short(language: str) -> None:
    words = Words(language, GAME)
    for kind in KINDS:
        assert len(words.say(f"cp-{kind}.text")) <= 110


def test_french_titles_are_those_of_the_data() -> None:
    words = Words("fr", GAME)
    for kind, title in PRINTED.titles.items():
        said = words.say(f"cp-{kind}").replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
        assert said == title
