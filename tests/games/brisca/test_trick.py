"""Playing a trick, and the variant in which the suit led must be followed at the end."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import CARD_IDS, find_card
from flibuste.kernel.chance import Seeded

from .scene import do, heard, listen, new, options, play_first, refused, scene, session, to_next_card

FOUR = "Ao 4o 5b / 2b Ac Vb / 3o 6o Rc / Ro 3e 7b"


def test_everybody_plays_one_card_clockwise_from_the_leader() -> None:
    """Rule: BR-TRICK-01, BR-SEAT-01."""
    s = scene(FOUR, turned="Ab", leader=2)
    order = []
    for card in ("3o", "Ro", "Ao", "2b"):
        order.append(int(s.turn))
        do(s, f"play {card}")

    assert order == [2, 3, 0, 1]
    assert s.count == 4


def test_the_leader_may_play_any_card_of_the_hand_and_no_other() -> None:
    """Rule: BR-TRICK-01."""
    s = scene(FOUR, turned="Ab")

    assert options(s) == ["play Ao", "play 4o", "play 5b"]
    assert refused(s, "play 2b") == ("not_in_hand", "BR-TRICK-01")


@pytest.mark.parametrize(("tricks", "turned"), [(0, "Ab"), (8, None)], ids=["with stock", "without stock"])
def test_in_the_base_game_no_card_is_ever_forbidden(tricks: int, turned: str | None) -> None:
    """Seat 1 holds the suit led and trumps, and may throw either away, or another suit.

    Rule: BR-TRICK-02.
    """
    if turned is None:
        hands = "4o 5b / Ao 2b Ac / 3o 6o Rc / Ro 3e 7b"
        s = scene(hands, tricks=7, trick="Co", turned=None)
    else:
        s = do(scene("Co 4o 5b / Ao 2b Ac / 3o 6o Rc / Ro 3e 7b", turned=turned), "play Co")

    assert options(s) == ["play Ao", "play Ac", "play 2b"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        pytest.param("Ao 2b 3o Ro", 1, id="the lowest trump beats the ace that was led"),
        pytest.param("4o Ac 6o 3e", 2, id="a strong card of another suit cannot win"),
        pytest.param("5b Vb Ao 7b", 1, id="a trump led makes trump the suit of the trick"),
        pytest.param("4o 2e 2c 3c", 0, id="the first card sets the winning suit"),
        pytest.param("Ao 2b 7b 4b", 2, id="among trumps the strongest wins"),
    ],
)
def test_who_takes_the_trick(trick: str, winner: int) -> None:
    """The four checks of the catalogue, trump b, seat 0 leads.

    Rule: BR-TRICK-03 to BR-TRICK-06.
    """
    cards = trick.split()
    others = [card for card in CARD_IDS if card not in cards and card not in ("Ab", "Rb")]
    hands = " / ".join(" ".join([card, *others[2 * k : 2 * k + 2]]) for k, card in enumerate(cards))
    s = scene(hands, turned="Rb")

    do(s, *(f"play {card}" for card in cards))

    assert s.leader == winner


def test_no_trick_can_be_tied_because_every_card_exists_once() -> None:
    """Of two cards in a trick exactly one is better, whichever was first.

    Rule: BR-TRICK-07.
    """
    s = new(4, 3)
    while not s.over:
        if s.in_trick > 0:
            seat, card = int(s.winner), int(s.best)
            assert [play["card"] for play in GAME.view(s, 0)["trick"]].count(CARD_IDS[card]) == 1
            assert GAME.view(s, 0)["best"]["seat"] == seat
        s.apply(s.turn, s.options(s.turn)[0], Seeded(1))
    assert len({int(card) for card in s.played}) == 40


def test_the_winner_takes_the_trick_face_down() -> None:
    """The cards leave the table; others see how many were taken, not which.

    Rule: BR-TRICK-08.
    """
    s = scene(FOUR, turned="Ab", exchange=False)
    do(s, "play Ao", "play 2b", "play 3o", "play Ro")
    view = GAME.view(s, 1)

    assert (view["taken_sizes"], view["tricks"], view["trick"]) == ([0, 4, 0, 0], [0, 1, 0, 0], [])
    assert view["count"] is None
    assert s.points[1] == 11 + 0 + 10 + 4


def test_the_winner_leads_the_next_trick() -> None:
    """Rule: BR-TRICK-09."""
    s = scene(FOUR, turned="Ab", exchange=False)
    do(s, "play Ao", "play 2b", "play 3o", "play Ro")

    assert (s.turn, s.in_trick) == (1, 0)


def test_a_card_once_played_cannot_be_played_again() -> None:
    """Rule: BR-TRICK-10."""
    s = do(scene("Ao 4o 5c / 2e 3c 6e", turned="Ab", exchange=False), "play Ao", "play 2e")

    assert s.turn == 0
    assert refused(s, "play Ao") == ("not_in_hand", "BR-TRICK-01")


def test_after_a_trick_come_the_exchange_then_the_draw_then_the_lead() -> None:
    """Rule: BR-TRICK-11."""
    s = scene("Ao 4o 5c / 2e 3c 6e", turned="Ab", stock="Vo Co")
    log = listen(s)
    do(s, "play Ao", "play 2e")

    assert (s.kind(), s.turn, s.sizes[0]) == ("exchange", 0, 2)
    assert refused(s, "play 4o") == ("exchange_first", "BR-TRICK-11")

    do(s, "done", "play 4o")

    assert [kind for kind, fields in log.stream(0)] == ["led", "played", "took", "drew", "drew", "led"]


def test_each_way_of_playing_has_its_event() -> None:
    """Rule: BR-TRICK-04."""
    s = scene(FOUR, turned="Ab", exchange=False)
    log = listen(s)
    do(s, "play Ao", "play 2b", "play 3o", "play 7b")

    told = [(kind, fields["card"]) for kind, fields in log.stream(0)[:4]]
    assert told == [("led", find_card("Ao")), ("trumped", find_card("2b")), ("played", find_card("3o")),
                    ("trumped", find_card("7b"))]  # fmt: skip


# the variant

AT_THE_END: dict[str, Any] = {"follow_suit_when_stock_empty": True}


@pytest.mark.parametrize(("seats", "first"), [(2, 18), (3, 11), (4, 8)])
def test_the_duty_to_follow_begins_with_the_last_three_tricks(seats: int, first: int) -> None:
    """Rule: BR-VAR-01."""
    bound = set()
    for seed in range(25):
        for table in walk_along(seats, seed):
            trick = int(table.count // table.seats) + 1
            if table.kind() == "play" and len(options(table)) < table.sizes[table.turn]:
                bound.add(trick)

    assert bound
    assert min(bound) == first
    assert max(bound) <= first + 1


def walk_along(seats: int, seed: int):  # type: ignore[no-untyped-def]
    s = new(seats, seed, follow_suit_when_stock_empty=True)
    while not s.over:
        yield s
        s.apply(s.turn, s.options(s.turn)[-1], Seeded(1))


def test_who_can_follow_may_play_any_card_of_the_suit_also_a_weaker_one() -> None:
    """Led Vo, hand Ao 4o 2b, trump b: Ao and 4o may be played, 2b may not.

    Rule: BR-VAR-01, BR-VAR-04, BR-VAR-05.
    """
    s = scene("5c 6c / Ao 4o 2b", trick="Vo", tricks=17, **AT_THE_END)

    assert options(s) == ["play Ao", "play 4o"]
    assert refused(s, "play 2b") == ("must_follow_suit", "BR-VAR-01")


def test_who_cannot_follow_may_play_anything() -> None:
    """No duty to trump either.

    Rule: BR-VAR-02.
    """
    s = scene("5c 6c / Ac 4e 2b", trick="Vo", tricks=17, **AT_THE_END)

    assert options(s) == ["play Ac", "play 4e", "play 2b"]


def test_a_trump_that_is_led_must_be_followed_with_a_trump() -> None:
    """Rule: BR-VAR-03."""
    s = scene("5c 6c / Ac 4e 2b", trick="Vb", tricks=17, **AT_THE_END)

    assert options(s) == ["play 2b"]


def test_while_there_is_a_stock_nobody_has_to_follow() -> None:
    """Rule: BR-VAR-01."""
    s = scene("5c 6c / Ao 4o 2b", trick="Vo", turned="Rb", **AT_THE_END)

    assert options(s) == ["play Ao", "play 4o", "play 2b"]


def test_the_variant_changes_nothing_about_who_wins() -> None:
    """A trump thrown in by who cannot follow takes the trick as ever.

    Rule: BR-VAR-06.
    """
    s = scene("5c 6c / Ac 4e 2b", trick="Ao", tricks=17, **AT_THE_END)
    do(s, "play 2b")

    assert s.leader == 1


def test_the_leader_is_never_bound() -> None:
    """Rule: BR-VAR-01."""
    s = to_next_card(play_first(new(2, 4, exchange=False, **AT_THE_END), 34))

    assert len(options(s)) == 3


def test_running_points_are_told_only_where_they_are_shown() -> None:
    """Rule: BR-SCORE-09."""
    for shown in (False, True):
        table = session(2, 1, exchange=False, show_running_points=shown)
        play_first(table.state, 2)  # type: ignore[arg-type]
        took = heard(table.log, 0, "took")[0]
        assert ("points" in took) is shown
        assert took["announced"] == int(shown)


def test_the_leader_of_the_last_tricks_may_lead_any_suit() -> None:
    """Nothing is led yet, so nothing binds, and nothing can be concluded from the suit that is led.

    Rule: BR-TRICK-02, BR-VAR-01, BR-VAR-02.
    """
    s = scene("4c 5o / Ao 3o", tricks=18, follow_suit_when_stock_empty=True)
    assert options(s) == ["play 5o", "play 4c"]
    do(s, "play 4c", "play Ao")

    assert options(s) == ["play 5o"]
