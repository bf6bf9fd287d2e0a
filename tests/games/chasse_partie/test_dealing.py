"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.dealing import deal_round
from flibuste.games.chasse_partie.places import DISCARDED, LOOT
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.events import Log
from flibuste.kernel.game import Setup

from .scene import Scene


def new(seats: int, seed: int, log: Log | None = None) -> Table:
    """Start a game with the usual rules."""
    s = GAME.new(Setup(seats, GAME.check_settings({}), True, log), Seeded(seed))
    assert isinstance(s, Table)
    return s


@pytest.mark.parametrize(("seats", "pile"), [(2, 100), (3, 95), (4, 90), (5, 85)])
def test_five_cards_each_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    """After the deal; the loot, the cards turned over before it and the first draw have left the pile since.

    Rule: CP-SETUP-01, CP-SETUP-02, CP-TURN-01.
    """
    for seed in range(20):
        s = new(seats, seed)
        turned = sum(place in (DISCARDED, LOOT) for place in s.place)

        assert sorted(int(n) for n in s.sizes) == [5] * (seats - 1) + [6]
        assert len(s.pile) - s.drawn == pile - turned - 1


def test_actions_turned_over_before_the_first_briskar_are_discarded() -> None:
    """The check: two actions on top, then a Marabout.

    Rule: CP-SETUP-02, CP-SETUP-03.
    """
    cards = "s:cook s:gunner s:fighter s:marabout rhum q:cook q:gunner q:fighter mascotte espion"
    scene = Scene(2, pile=f"{cards} kraken rhum q:marabout")
    before = scene.pile()
    scene.state.loot = -1

    assert deal_round(scene.state, Seeded(0))
    assert scene.discard() == "kraken rhum"
    assert scene.loot() == "q:marabout"
    assert scene.pile() == before - 10 - 3


def test_the_loot_lies_face_up_until_the_round_ends() -> None:
    """Rule: CP-SETUP-03."""
    s = new(3, 1)
    loot = s.content.ids[s.loot]

    assert all(GAME.view(s, seat)["loot"] == loot for seat in (0, 1, 2, 62))
    assert s.place[s.loot] == LOOT


def test_the_first_player_is_drawn_at_random() -> None:
    """Rule: CP-SETUP-04."""
    assert {int(new(3, seed).player) for seed in range(30)} == {0, 1, 2}


def test_the_draw_of_the_first_player_is_a_recorded_outcome() -> None:
    """Rule: CP-SETUP-04."""
    chance: Chance = Seeded(5)
    chance.kept = []
    s = GAME.new(Setup(4, GAME.check_settings({})), chance)

    assert isinstance(s, Table)
    assert [k for purpose, n, k in chance.kept if purpose == "first_player" and n == 4] == [s.player]


def test_play_passes_to_the_right() -> None:
    """Seats are numbered clockwise: from 0 the turns go 0, 3, 2, 1.

    Rule: CP-SETUP-05.
    """
    scene = Scene(4)
    seats = []
    for _ in range(4):
        seats.append(int(scene.state.player))
        scene.do(f"{scene.player()} end; all pass")

    assert seats == [0, 3, 2, 1]


def test_crews_start_empty_without_permanents() -> None:
    """Rule: CP-SETUP-06."""
    view = GAME.view(new(4, 2), 0)

    assert [(crew["briskars"], crew["permanents"]) for crew in view["crews"]] == [([], [])] * 4
    assert view["gold"] == [0, 0, 0, 0]


def test_a_deal_that_finds_no_briskar_says_so() -> None:
    """Rule: CP-END-11."""
    scene = Scene(
        2, pile_ends=True, hands={"A": "kraken"}, pile="rhum rhum kraken " + "pourparlers " * 5 + "botte-secrete " * 3
    )
    scene.state.loot = -1

    assert not deal_round(scene.state, Seeded(0))
