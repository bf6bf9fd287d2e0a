"""Chapter 30: what stays behind when a Briskar leaves."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import KNOCKED_OUT
from flibuste.games.briskars.injuries.leaving import leave

from .battle import battle, who
from .drawn import sq


@pytest.mark.parametrize("hand", [0, 1])
def test_what_either_hand_held_lies_on_his_square_and_nobody_elses_does(hand: int) -> None:
    """The bottle of the second of three; his neighbours keep theirs.

    Rule: BK-INJ-08.
    """
    s = battle("1.1 abelii H8", "1.2 bogdan H10", "1.3 spike H12", "2.1 dixon T20")
    bottle = s.content.index("scenery", "bottle")
    before, him, after = who("1.1"), who("1.2"), who("1.3")
    s.in_hand[before * 2 + 1] = s.in_hand[after * 2] = bottle
    s.in_hand[him * 2 + hand] = bottle
    leave(s, him, KNOCKED_OUT)
    assert s.ground.element(sq("H10")) == bottle
    assert [int(thing) for thing in s.in_hand[:6]] == [-1, bottle, -1, -1, bottle, -1]
