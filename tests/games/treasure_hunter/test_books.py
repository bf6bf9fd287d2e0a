"""Conservation: 75 cards, 54 treasures and 22 goblins at every decision; a save that breaks it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.saving import load, save

from .hunting import new


def parts(s: Hunt) -> tuple[int, int, int]:
    """Count cards, treasures and goblins from the outside, as a player with open eyes would."""
    view = GAME.view(s, 0)
    players: Any = view["players"]
    cards = int(GAME.view(s, 0)["pile"]) + sum(
        player["cards"]
        + player["kept"]
        + player["aside"]
        + player["personal"]
        + len(player["laid"])
        + len(player["unused"])
        for player in players
    )
    sites: Any = view["sites"]
    on_board = sum(space[side] is not None for space in sites for side in ("max", "min"))
    boxed = sum(place == 8 for place in s.tile_at)
    stacks: Any = view
    tiles = on_board + boxed + stacks["hidden_stack"] + stacks["evident_stack"]
    tiles += sum(len(player["treasures"]) for player in players)
    goblins = stacks["goblin_stack"] + len(stacks["goblins"]) + sum(player["goblins"] for player in players)
    return cards, tiles, goblins + sum(place == 8 for place in s.goblin_at)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_lost_or_doubled(seats: int) -> None:
    """At every decision of a game.

    Rule: TH-COMP-02, TH-COMP-06, TH-COMP-07.
    """
    s = new(seats, seats)
    rng = Seeded(seats)
    while not s.over:
        assert s.balance()
        assert parts(s) == (75, 54, 22)
        seat = next(seat for seat in range(seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 6),
        ("dealer", 3),
        ("turn", -1),
        ("site", 4),
        ("phase", 40),
        ("playing", 75),
        ("drawn", 100),
        ("goblin_next", 23),
        ("hidden_next", 28),
        ("money", {"array": [15, 15]}),
        ("place", {"array": [0] * 75}),
        ("tile_at", {"array": [9] * 54}),
        ("goblin_at", {"array": [0] * 22}),
        ("stack", {"array": list(range(10))}),
        ("pile", {"array": [99] * 48}),
        ("spaces", {"array": [-7] * 6}),
    ],
)
def test_a_save_that_no_game_could_have_made_is_refused(field: str, value: object) -> None:
    saved = save(GAME, new(3))
    assert isinstance(saved, dict)
    saved[field] = value

    with pytest.raises(BadData):
        load(GAME, saved)
