"""What is looked at in an answer: the crews as the book counts them, tried out and put back."""

from __future__ import annotations

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.chasse_partie_crews import NO_CREW, OUTRIGHT, Crews
from flibuste.bots.chasse_partie_features import ChasseFeatures
from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel import laws


def tables(seats: int, seed: int) -> list[Table]:
    """List the positions of a random game."""
    found = [session.state.clone() for session in laws.walk(GAME, seats, seed) if not session.state.over]
    return [state for state in found if isinstance(state, Table)]


def counted(s: Table, zone: int) -> int:
    """Count a crew by the book, with what is added for a crew that wins outright."""
    if s.crews[zone] == 0:
        return int(NO_CREW)
    count = count_crew(s, zone, False)
    return int(max(count.worth.total, 0) + OUTRIGHT if count.outright else count.worth.total)


def test_crews_in_numbers_are_worth_what_the_book_counts() -> None:
    crews, unlike = Crews(), set()
    for seats, seed in ((2, 1), (2, 2), (4, 3)):
        for s in tables(seats, seed):
            crews.take_in(s)
            worths = [int(crews.worths[zone]) for zone in range(seats)]
            unlike.add(tuple(worths))
            assert worths == [counted(s, zone) for zone in range(seats)]
    assert len(unlike) > 50


def everything(crews: Crews) -> list[list[int]]:
    """List all numbers of the crews."""
    kept = (crews.members, crews.plain, crews.chiefs, crews.aboard, crews.sizes, crews.worths)
    return [[int(number) for number in numbers] for numbers in kept] + [[int(crews.shift)]]


def test_what_is_tried_out_is_put_back() -> None:
    features = ChasseFeatures()
    for s in tables(3, 5):
        for seat in range(3):
            if (s.waiting >> seat) & 1:
                features.look(s, seat)
                before = everything(features.crews)
                for action in s.options(seat):
                    features.rows(s, seat, action)
                assert everything(features.crews) == before
