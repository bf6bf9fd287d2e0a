"""A battle set up from plain values."""

from __future__ import annotations

import copy

import pytest

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import faces
from flibuste.kernel.errors import BadData

from .battle import do, options, who
from .drawn import sq

DUEL: dict[str, object] = {
    "scenario": "last-plank",
    "map": "beach",
    "round": 3,
    "turn": 1,
    "bands": [
        {
            "gold": 12,
            "briskars": [
                {"profile": "bogdan", "square": "H8", "hp": 9, "ap": 2, "states": ["stunned"]},
                {"profile": "augure", "spells": ["fighting-art"], "square": "H10", "activated": True},
            ],
        },
        {
            "briskars": [
                {"profile": "abelii", "square": "H9", "leader": True, "bleeding": 1},
                {"profile": "spike"},
            ]
        },
    ],
}


def placed(described: dict[str, object]) -> Battlefield:
    assert GAME.position is not None
    s = GAME.position(described)
    assert isinstance(s, Battlefield)
    return s


def test_everything_stands_as_it_was_described() -> None:
    """The seat whose turn it is activates somebody; whoever has no square is out.

    Rule: BK-RND-01, BK-GRD-01, BK-LDR-03, BK-STA-01.
    """
    s = placed(DUEL)
    assert (s.round, list(s.gold), s.asked) == (3, [12, 0], 2)
    assert options(s) == ["activate 2.1"]
    one, mage = who("1.1"), who("1.2")
    assert (s.place[one], s.hp[one], s.ap[one], s.lying_down[one], s.stunned[one]) == (sq("H8"), 9, 2, 1, 1)
    assert s.activated[mage] == 1
    assert s.content.spells[s.spells[mage * 12]].id == "fighting-art"
    assert (s.place[who("2.2")], s.bleeding[who("2.1")], s.leader[1]) == (-1, 1, who("2.1"))
    do(s, "activate 2.1", faces())
    assert s.hp[who("2.1")] == s.cap[who("2.1")] - 2


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("turn",), 2, "turn"),
        (("seats",), 3, "seats"),
        (("map",), "moon", "moon"),
        (("scenario",), "three-crates", "crates"),
        (("wind",), 1, "wind"),
        (("bands", 0, "briskars"), [], "1 to 8"),
        (("bands", 0, "gold"), -1, "gold"),
        (("bands", 0, "briskars", 0, "profile"), "nemo", "nemo"),
        (("bands", 0, "briskars", 0, "square"), "H9", "one square"),
        (("bands", 0, "briskars", 0, "square"), "Z99", "Z99"),
        (("bands", 0, "briskars", 0, "hp"), 99, "hp"),
        (("bands", 0, "briskars", 0, "ap"), 40, "ap"),
        (("bands", 0, "briskars", 0, "states"), ["asleep"], "states"),
        (("bands", 0, "briskars", 0, "spells"), ["fighting-art"], "BK-"),
        (("bands", 0, "briskars", 0, "hat"), True, "hat"),
    ],
)
def test_what_no_battle_could_come_to_is_refused(path: tuple[object, ...], value: object, says: str) -> None:
    """Rule: BK-GRD-01, BK-GRD-10, BK-EQP-01."""
    described = copy.deepcopy(DUEL)
    at: object = described
    for key in path[:-1]:
        at = at[key]  # type: ignore[index]
    at[path[-1]] = value  # type: ignore[index]
    with pytest.raises(BadData) as error:
        placed(described)
    assert error.value.code == "impossible_position"
    assert says in str(error.value)
