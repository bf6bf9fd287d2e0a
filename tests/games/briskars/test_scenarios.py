"""Scenarios as data."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD, extended
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.cards.terms import CRITERIA, VICTORIES
from flibuste.games.briskars.ground.distance import NOWHERE, square_name
from flibuste.games.briskars.recruiting.recruiting import least_value
from flibuste.kernel.errors import BadData


def scenario(name: str) -> Scenario:
    """Look a scenario up."""
    return STANDARD.scenarios[STANDARD.index("scenario", name)]


def test_five_scenarios() -> None:
    """Bands, rounds, how they are won and settled.

    Rule: BK-DIC-01, BK-END-01, BK-END-04.
    """
    found = {
        s.id: (s.least, s.most, s.rounds, VICTORIES[s.win], [CRITERIA[k] for k in s.then])
        for s in STANDARD.scenarios
    }  # fmt: skip

    assert found == {
        "last-plank": (2, 6, 0, "destroy", []),
        "three-crates": (2, 2, 8, "break_crates", ["crates", "gold"]),
        "chest": (2, 2, 10, "carry_home", ["carried", "gold"]),
        "powder-magazine": (2, 2, 6, "hold_markers", ["markers", "gold"]),
        "captains-head": (2, 4, 7, "gold", ["gold"]),
    }


def test_all_scenarios_use_the_default_budget_and_the_five_percent_band() -> None:
    """Rule: BK-REC-02, BK-REC-03."""
    assert {(s.budget, s.tolerance) for s in STANDARD.scenarios} == {(300, 5)}
    tolerance = scenario("chest").tolerance
    assert (least_value(500, tolerance), least_value(300, tolerance)) == (475, 285)


def test_a_band_left_alone_wins_all_but_the_hunt_for_heads() -> None:
    """Rule: BK-END-01."""
    assert [s.id for s in STANDARD.scenarios if not s.alone] == ["captains-head"]


def test_the_crates_and_their_blast() -> None:
    """Rum, powder and food; a broken powder crate explodes for 1D10 within a fathom."""
    crates = scenario("three-crates")

    assert [STANDARD.elements[k].id for k in crates.placed] == ["crate-rum", "crate-powder", "crate-food"]
    assert [STANDARD.elements[k].points for k in crates.placed] == [3, 2, 1]
    assert STANDARD.elements[crates.blast].id == "crate-powder"
    assert (crates.blast_damage.text(), crates.blast_range) == ("1d10", 1)


def test_chest_markers_and_double_gold() -> None:
    """The chest on the centre, three markers on the centre row, a leader worth double.

    Rule: BK-GLD-01, BK-ACT-12.
    """
    assert [(STANDARD.objects[p.object].id, p.square) for p in scenario("chest").objects] == [("chest", NOWHERE)]
    assert [square_name(square) for square in scenario("powder-magazine").markers] == ["D8", "H8", "L8"]
    assert scenario("captains-head").leader_gold == 2


OWN = """
[[scenario]]
id = "archive"
bands = [2, 3]
map = "tavern"
win = "gold"
then = ["gold"]
rounds = 5
source = "house"
spots = [
  { kind = "document", at = "H8", gold = 20 },
  { kind = "mechanism", at = "D8" },
  { kind = "person", at = "centre" },
  { kind = "hoard", at = "B2", gold = 15 },
]
"""


def test_own_scenarios_may_have_documents_persons_hoards_and_mechanisms() -> None:
    """Rule: BK-ACT-33, BK-ACT-35 to BK-ACT-37, BK-ACT-42."""
    content = extended({"archive.toml": OWN})
    spots = content.scenarios[content.index("scenario", "archive")].spots

    assert [(spot.kind, spot.gold) for spot in spots] == [(1, 20), (0, 0), (2, 0), (3, 15)]
    assert square_name(spots[0].square) == "H8"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("bands = [2, 3]", "bands = [1, 3]", 'archive.toml: scenario "archive": bands: expected the fewest'),
        ('"H8"', '"Z8"', r'scenario "archive": spots\[0\]: at: expected a square such as H8'),
        ('"tavern"', '"attic"', 'scenario "archive": map: expected the id of a known map'),
        ('win = "gold"', 'win = "luck"', 'scenario "archive": win: expected one of destroy'),
    ],
)
def test_a_bad_scenario_names_file_entry_and_field(old: str, new: str, message: str) -> None:
    """Errors say where."""
    with pytest.raises(BadData, match=message):
        extended({"archive.toml": OWN.replace(old, new, 1)})
