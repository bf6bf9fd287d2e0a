"""During play nobody is shown points or taken cards: no seat, no spectator, with an empty stock neither."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.session import Session

from .scene import scene, session

TABLES = [(2, {}), (3, {}), (4, {"teams": True}), (4, {"teams": False})]


def along(seats: int, settings: dict[str, object]) -> Iterator[tuple[Session, Brisca]]:
    """Play one game at random and stop at every decision."""
    table = session(seats, 3, **settings)
    rng = Seeded(8)
    while not table.state.over:
        assert isinstance(table.state, Brisca)
        yield table, table.state
        seat = table.waiting()[0]
        table.answer(seat, int(table.state.random_option(seat, rng)), rng)


def watchers(s: Brisca) -> list[int]:
    return [*range(s.seats), int(SPECTATOR)]


def with_other_points(s: Brisca) -> Brisca:
    """Return the same table where the tricks were taken by others: every taken point has another owner."""
    other = s.clone()
    assert isinstance(other, Brisca)
    for seat in range(s.seats):
        other.points[seat] = s.points[(seat + 1) % s.seats] + 1
    return other


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_no_view_depends_on_the_points_taken(seats: int, settings: dict[str, object]) -> None:
    """Rule: BR-SCORE-09, BR-TRICK-08."""
    empty_stock = 0
    for _, s in along(seats, settings):
        other = with_other_points(s)
        for seat in watchers(s):
            assert json.dumps(GAME.view(s, seat)) == json.dumps(GAME.view(other, seat))
        empty_stock += s.stock == 0
    assert empty_stock > 0


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_no_event_of_play_tells_points(seats: int, settings: dict[str, object]) -> None:
    """Who takes the trick and with which card is told, never its points nor a running sum.

    Rule: BR-SCORE-09.
    """
    tricks = 0
    for table, s in along(seats, settings):
        for seat in watchers(s):
            told = table.log.stream(seat)
            assert not any("points" in fields for _, fields in told)
            tricks = max(tricks, sum(kind == "took" for kind, _ in told))
    assert tricks >= 40 // seats - 1


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_a_taken_trick_is_not_shown_again(seats: int, settings: dict[str, object]) -> None:
    """A card of an earlier trick is in no part of any view that lists cards; only the trick under way is.

    The last complete trick stays in sight until the next card (it was just played); all others are face down.

    Rule: BR-TRICK-08, BR-SCORE-09.
    """
    for _, s in along(seats, settings):
        before = {int(card) for card in s.played[: max(0, s.count - s.in_trick - s.seats)]}
        hidden = {GAME.nouns["card"][card] for card in before}
        for seat in watchers(s):
            shown = set(json.dumps(GAME.view(s, seat)).replace('"', " ").replace(",", " ").split())
            assert not shown & hidden


def test_the_setting_shows_points_to_all_alike() -> None:
    """Rule: BR-SCORE-09."""
    s = scene("Ao 4c 5c / 3o 6c 7c", turned="Rb", tricks=2, show_running_points=True)
    other = with_other_points(s)

    for seat in watchers(s):
        assert json.dumps(GAME.view(s, seat)) != json.dumps(GAME.view(other, seat))
