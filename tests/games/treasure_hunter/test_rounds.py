"""Chapters 3 and 11: rounds and their preparation."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.rounds import prepare
from flibuste.games.treasure_hunter.setup import next_treasure
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .hunting import new, owned, position, told

BOX = 8


def play_on(s: Hunt, seed: int = 7) -> None:
    """Answer one open question at random."""
    rng = Seeded(seed)
    seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
    s.apply(seat, s.random_option(seat, rng), rng)


def play_to_the_end(s: Hunt) -> list[tuple[int, str]]:
    """Play at random; return which questions were asked in which round."""
    rng = Seeded(5)
    asked = []
    while not s.over:
        asked.append((int(s.round), s.kind() if GAME.view(s, 0)["site"] is None else str(GAME.view(s, 0)["site"])))
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)
    return asked


def test_five_rounds_of_three_phases() -> None:
    """Draft, then blue, green, red, goblins, then scrolls; five times; then the game is over.

    Rule: TH-ROUND-01 to TH-ROUND-04, TH-END-01.
    """
    s = new(4)
    asked = play_to_the_end(s)
    order = ["keep", "blue", "green", "red", "goblins", "scrolls"]

    assert {number for number, _ in asked} == {1, 2, 3, 4, 5}
    for number in range(1, 6):
        kinds = [order.index(kind) for turn, kind in asked if turn == number]
        assert kinds == sorted(kinds)
        assert set(kinds) >= {0, 1}


def test_coins_come_after_goblins() -> None:
    """The three steps of phase 2 in their order.

    Rule: TH-ROUND-03, TH-ROUND-04.
    """
    s = new(3)
    while s.round == 1:
        play_on(s)
    kinds = [kind for kind, _ in told(s)]
    steps = ["laid", "dogs-laid", "coins", "laid-out"]
    after_draft = kinds[kinds.index("taken-up") :]

    assert [after_draft.index(step) for step in steps] == sorted(after_draft.index(step) for step in steps)
    laid = [fields["site"] for kind, fields in told(s) if kind == "laid"]
    assert laid == ["blue"] * 3 + ["green"] * 3 + ["red"] * 3


def test_all_cards_are_shuffled_anew() -> None:
    """Before round 2 all 75 cards come together again; memory of round 1 is worth nothing.

    Rule: TH-PREP-01, TH-DRAFT-02.
    """
    s = new(3)
    while s.round == 1:
        play_on(s)

    assert [len(s.in_hand(Seat(seat))) for seat in range(3)] == [9, 9, 9]
    assert GAME.view(s, 0)["pile"] == 48
    assert GAME.view(s, 0)["memory"] == []
    assert s.balance()


def test_the_deal_goes_to_the_left() -> None:
    """Four players, first dealer 2: 2, 3, 0, 1, 2.

    Rule: TH-PREP-02.
    """
    s = next(game for game in (new(4, seed) for seed in range(50)) if game.dealer == 2)
    dealers = [2]
    while not s.over:
        before = s.round
        play_on(s)
        if s.round != before:
            dealers.append(int(s.dealer))

    assert dealers == [2, 3, 0, 1, 2]


def test_new_tiles_each_round_and_the_marker_moves() -> None:
    """Three goblins and six treasures a round: 15 of 22 goblins are used in a game.

    Rule: TH-PREP-03, TH-PREP-04, TH-PREP-08.
    """
    s = new(4)
    while not s.over:
        play_on(s)
    boards = [fields for kind, fields in told(s) if kind == "laid-out"]
    goblins = {goblin for board in boards for goblin in board["goblins"]}  # type: ignore[attr-defined]

    assert [board["round"] for board in boards] == [1, 2, 3, 4, 5]
    assert len(goblins) == s.goblin_next == 15
    assert all(len(board["tiles"]) == 6 and None not in board["tiles"] for board in boards)  # type: ignore[arg-type, operator]


def ready_for_round_five(hidden: list[str], evident: list[str]) -> Hunt:
    """Stand before round 5 with these tiles left in the stacks."""
    return position(seats=2, phase="scrolls", round=5, dealer=1, hidden=hidden, evident=evident)


def test_no_yellow_scroll_in_round_five() -> None:
    """Stack order yellow, yellow, relic +5: the relic is placed, both scrolls leave the game.

    Rule: TH-PREP-05, TH-SETUP-11.
    """
    hidden = ["deep-purse-1", "tactician", "relic-5a", "relic-6a", "banker"]
    s = ready_for_round_five(hidden, ["relic-7a", "relic-8a", "relic-9a"])
    prepare(s)

    spaces = [space["max"] for space in GAME.view(s, 0)["sites"]]
    assert spaces == ["relic-5a", "relic-6a", "banker"]
    assert {"deep-purse-1", "tactician"} <= set(owned(s, BOX))
    away = [fields["away"] for kind, fields in told(s) if kind == "laid-out"]
    assert away == [["deep-purse-1", "tactician"]]


@pytest.mark.parametrize("round_", [2, 3, 4])
def test_yellow_scrolls_are_placed_before_round_five(round_: int) -> None:
    """Rounds 2 to 4 place them like any tile.

    Rule: TH-SETUP-11, TH-PREP-05.
    """
    s = ready_for_round_five(["deep-purse-1"], ["relic-7a"])
    s.round = round_

    assert GAME.nouns["tile"][next_treasure(s, True)] == "deep-purse-1"


def test_an_empty_stack_draws_from_the_other_one() -> None:
    """The hidden stack has only scrolls: tiles come from the evident stack, by the same rule; then spaces stay empty.

    Rule: TH-PREP-06, TH-PREP-07.
    """
    s = ready_for_round_five(["deep-purse-1"], ["tactician", "relic-7a", "relic-8a", "relic-9a", "relic-6a"])
    prepare(s)

    sites = GAME.view(s, 0)["sites"]
    assert [space["max"] for space in sites] == ["relic-7a", "relic-8a", "relic-9a"]
    assert [space["min"] for space in sites] == ["relic-6a", None, None]


def test_after_round_five_nothing_is_prepared() -> None:
    """The game is over; no tenth goblin, no new deal.

    Rule: TH-PREP-09, TH-END-01.
    """
    s = position(seats=2, phase="coins", round=5, hands=[["coin-gold-1"], []])

    assert s.over
    assert s.round == 5
    assert s.goblin_next == 0


def test_money_treasures_and_goblins_stay_between_rounds() -> None:
    """Preparing takes nothing away.

    Rule: TH-PREP-10.
    """
    state = position(
        seats=2, phase="scrolls", round=5, owned=[["relic-5a"], []], goblins_owned=[["goblin-1-gold-1"], []]
    )
    prepare(state)
    assert owned(state, 0) == ["relic-5a"]
    assert state.money[0] == 15
    assert GAME.view(state, 0)["players"][0]["goblins"] == 1


def test_shields_and_tiles_won_count_for_their_round_only() -> None:
    """After the preparation nobody is safe from goblins any more, and Goblin Bane begins at nothing.

    Rule: TH-GOB-19, TH-SCROLL-05.
    """
    s = position(seats=2, phase="scrolls", round=5, won_now=[2, 0], shielded=[1, 0])
    assert GAME.view(s, 0)["players"][0]["shielded"] is True
    prepare(s)

    assert [int(count) for count in s.won] == [0, 0]
    assert GAME.view(s, 0)["players"][0]["shielded"] is False
