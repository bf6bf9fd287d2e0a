"""Sentences in three languages, tried on the words of Brisca and on a game that has none."""

from __future__ import annotations

import little_draft
import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.game import find_game
from flibuste.words.catalogues import spoken
from flibuste.words.sentences import Words, capital, dashed


def brisca(language: str = "en", you: int = 0) -> Words:
    """The words of a table of two."""
    return Words(language, find_game("brisca"), ["Anne", "Tomás"], you)


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [
        ("en", "You play the ace of swords", "Anne plays the ace of swords"),
        ("fr", "Vous jouez l’as d’épées", "Anne joue l’as d’épées"),
        ("es", "Echas el as de espadas", "Anne echa el as de espadas"),
    ],
)
def test_the_reader_is_addressed_and_others_are_named(language: str, mine: str, other: str) -> None:
    event = ("played", {"seat": 0, "card": "Ae"})

    assert brisca(language, you=0).line(event) == mine
    assert brisca(language, you=1).line(event) == other


def test_a_secret_that_is_not_in_the_event_is_not_in_the_line() -> None:
    assert brisca(you=1).line(("drew", {"seat": 0})) == "Anne draws a card"


def test_an_event_without_a_message_has_no_line() -> None:
    assert brisca().line(("sneezed", {"seat": 0})) == ""


def test_a_game_without_catalogues_is_told_plainly() -> None:
    words = Words("fr", little_draft.GAME, ["Anne", "Tomás", "Inés"], 0)

    assert words.line(("picked", {"card": "7"})) == "picked: card 7"
    assert words.action(3) == "pick 3"


def test_an_unknown_id_comes_back_as_it_is() -> None:
    assert brisca().say("br-nothing-of-the-kind") == "br-nothing-of-the-kind"
    assert not brisca().has("br-card-name.nothing")


def test_an_action_is_written_in_words() -> None:
    game = find_game("brisca")

    assert brisca("fr").action(game.read("play Ro")) == "Jouer le roi de deniers"


def test_a_refusal_without_a_message_keeps_the_sentence_of_the_engine() -> None:
    assert brisca("fr").refusal("never_heard_of", "the card is wet") == "The card is wet"


def test_parts_of_a_sum_bear_sign_reason_and_rule() -> None:
    words = Words("en", little_draft.GAME)

    assert words.part("", [2, "high_ground", "BK-GRD-01"]) == "+2 high ground (BK-GRD-01)"
    assert words.part("", [-1, "long_range", "BK-GRD-02"]) == "−1 long range (BK-GRD-02)"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "C"}, "es"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


def test_names_of_the_code_become_ids() -> None:
    assert (dashed("add_point"), capital("é")) == ("add-point", "É")
