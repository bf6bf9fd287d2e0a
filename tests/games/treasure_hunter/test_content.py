"""Data files: what is read, and how a broken file is refused."""

from __future__ import annotations

import tomllib

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.content import BOOK_HASH, FILES, TEXTS
from flibuste.games.treasure_hunter.game import with_content
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.saving import load_game, save_game
from flibuste.kernel.session import start

from .own_content import OWN


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """Return one data file with a mistake in it."""
    assert old in TEXTS[file]
    return {file: TEXTS[file].replace(old, new, 1)}


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("actions.toml", "copies = 3", "copies = 0", 'actions.toml: action "flaming-sword": copies: expected 1 to 60'),
        ("actions.toml", 'effect = "double"', 'effect = "treble"', 'actions.toml: action "companion-blue": effect'),
        ("actions.toml", "amount = 4\n", "", 'actions.toml: action "flaming-sword": amount: expected a number'),
        ("actions.toml", 'timing = ["site"]', 'timing = ["dawn"]', 'action "companion-blue": timing'),
        ("actions.toml", 'timing = ["goblin_start"]', 'timing = ["site"]', 'action "scaregoblin": timing'),
        ("actions.toml", 'target = "own_adventurer"', 'target = "all"', 'action "sleeping-potion": target'),
        ("actions.toml", "copies = 2", "copies = 9", "action cards: expected fewer, there are too many copies"),
        ("adventurers.toml", "force = 12", "force = 13", 'adventurer "blue-12": force: expected 1 to 12, got 13'),
        ("adventurers.toml", 'site = "blue"', 'site = "grey"', 'adventurers.toml: adventurer "blue-01": site'),
        ("adventurers.toml", "blue-02", "blue-01", "id: expected an id that is not taken"),
        ("watchdogs.toml", "paws = 4", "pawz = 4", 'watchdogs.toml: watchdog "dog-1": paws'),
        ("watchdogs.toml", "discipline = 1\n", "discipline = 1\nbark = 2\n", "bark: expected no such field, got 2"),
        ("coins.toml", 'metal = "copper"', 'metal = "tin"', 'coins.toml: coin "coin-copper": metal'),
        ("coins.toml", "pieces = 42", "pieces = 41", "coins: expected 82"),
        ("goblins.toml", 'coin = "gold"', 'coin = "pearl"', 'goblins.toml: goblin "goblin-1-gold": coin'),
        ("relics.toml", "value = -3", "value = 3", "negative relics: expected 5 of different id, got 4"),
        (
            "relics.toml",
            'source = "house"',
            'source = "rumour"',
            'relic "relic-3a": source: expected one of book',
        ),
        ("scrolls.toml", 'counts = "watchdogs"', 'counts = "cats"', 'scrolls.toml: yellow "kennel-master": counts'),
        ("scrolls.toml", 'counts = "money"', 'counts = "ships"', 'scrolls.toml: grey "banker": counts'),
        ("scrolls.toml", "[[yellow]]", "[[yellow", "scrolls.toml:"),
    ],
)
def test_a_broken_file_is_refused_with_file_entry_and_field(file: str, old: str, new: str, message: str) -> None:
    """The message says what to mend.

    Rule: TH-COMP-02 to TH-COMP-08, TH-ACT-14.
    """
    with pytest.raises(BadData) as caught:
        with_content(changed(file, old, new))

    assert message in str(caught.value)
    assert caught.value.code == "bad_content"


def test_an_unknown_file_is_refused() -> None:
    with pytest.raises(BadData, match=r"cards\.toml: Treasure Hunter reads actions\.toml"):
        with_content({"cards.toml": ""})


def test_every_entry_says_where_it_comes_from() -> None:
    for file in FILES:
        tables = tomllib.loads(TEXTS[file]).values()
        entries = [entry for table in tables for entry in table]
        assert all(entry["source"] in ("book", "house") for entry in entries)


def test_own_content_plays_to_the_end_and_is_told_apart() -> None:
    """A game with own cards has another fingerprint; a save of it is refused by the book's game."""
    session = start(OWN, 3, {}, Seeded(4))
    saved = save_game(OWN, session.state)
    rng = Seeded(5)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, rng)), rng)

    assert OWN.content != GAME.content == BOOK_HASH
    assert load_game(OWN, saved).seats == 3
    with pytest.raises(BadData, match="other_content"):
        load_game(GAME, saved)


def test_replacing_a_file_by_itself_changes_nothing() -> None:
    assert with_content({"relics.toml": TEXTS["relics.toml"]}).content == GAME.content
