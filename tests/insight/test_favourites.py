"""What players have favourites among: a declared choice of each game; copies of a card are one."""

from __future__ import annotations

import re

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.insight.chasse_partie import ChasseCounsel
from flibuste.insight.roster import favourite, favourite_of
from flibuste.insight.treasure_hunter import HunterCounsel
from flibuste.kernel.game import GAMES, find_game


@pytest.mark.parametrize("name", ["brisca", "chasse_partie", "treasure_hunter", "briskars"])
def test_each_game_has_something_to_choose_favourites_among(name: str) -> None:
    game = find_game(name)
    chosen = {favourite(game, action) for action in range(sum(verb.count for verb in game.verbs))} - {None}

    assert len(chosen) >= 4
    assert favourite_of(GAMES[name])[1] in ("card", "band")


def test_copies_of_a_card_are_one_and_numbers_of_cards_are_not_copies() -> None:
    cards = ("coin-gold-2", "flaming-sword-2", "red-02", "dog-4", "companion-red")

    assert [re.sub(HunterCounsel.copies, "", card) for card in cards] == [
        *("coin-gold", "flaming-sword", "red-02", "dog-4", "companion-red"),
    ]
    assert re.sub(ChasseCounsel.copies, "", "sundars-fighter-2") == "sundars-fighter"
