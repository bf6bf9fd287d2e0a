"""Scenarios as data."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.actions.stealth import hide_all
from flibuste.games.briskars.battle.ending import carries_home, has_won_outright
from flibuste.games.briskars.battle.scenario_setup import PlaceCrates
from flibuste.games.briskars.cards.content import STANDARD, extended
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.cards.terms import CRITERIA, VICTORIES
from flibuste.games.briskars.field.state import OUT, Battlefield
from flibuste.games.briskars.ground.distance import NOWHERE, SQUARES, square_name, square_named
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.recruiting import least_value
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.errors import BadData
from flibuste.kernel.ids import Seat
from flibuste.kernel.session import start
from tests.games.briskars.battle import answers, battle, can, do, options, told, who, why
from tests.games.briskars.drawn import board, sq


def scenario(name: str) -> Scenario:
    """Look a scenario up."""
    return STANDARD.scenarios[STANDARD.index("scenario", name)]


def test_seven_scenarios() -> None:
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
        "smugglers-ledger": (2, 2, 8, "gold", ["gold"]),
        "night-watch": (2, 2, 8, "gold", ["gold"]),
    }


def test_all_scenarios_use_the_default_budget_and_the_five_percent_band() -> None:
    """Rule: BK-REC-02, BK-REC-03."""
    assert {(s.budget, s.tolerance) for s in STANDARD.scenarios} == {(300, 5)}
    tolerance = scenario("chest").tolerance
    assert (least_value(500, tolerance), least_value(300, tolerance)) == (475, 285)


def test_a_band_left_alone_wins_where_gold_does_not_decide() -> None:
    """Rule: BK-END-01."""
    assert [s.id for s in STANDARD.scenarios if not s.alone] == ["captains-head", "smugglers-ledger", "night-watch"]


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


def test_the_chest_is_home_from_round_six_on() -> None:
    """Whoever is home first must hold it there: the chest is no race. Rule: BK-END-01."""
    s = start(GAME, 2, {"scenario": "chest"}, Seeded(1)).state
    assert isinstance(s, Battlefield)
    s.load[0] = s.content.index("scenery", "chest")
    s.place[0] = square_named(f"H{s.ground.height}")
    s.zone[0], s.profile[0] = 0, 0

    found = {}
    for round_ in (1, 5, 6):
        s.round = round_
        found[round_] = has_won_outright(s, Seat(0))

    assert carries_home(s, Seat(0))
    assert found == {1: False, 5: False, 6: True}


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


# what the scenarios ask for


def on(name: str, *placed: str) -> Battlefield:
    """Put Briskars on the map of a scenario and activate the first."""
    card = scenario(name)
    s = battle(*placed, "2.8 spike A15", ground=STANDARD.maps[card.map].ground)
    s.scenario = STANDARD.index("scenario", name)
    do(s, "activate 1.1")
    return s


def tried(s: Battlefield, verb: str, face: int = 9) -> None:
    """Try an action and roll a die for it."""
    if why(s, verb):
        raise AssertionError(why(s, verb))
    do(s, verb)
    if can(s, "roll"):
        do(s, "roll", faces(face))
        do(s, "keep")


def test_the_ledger_is_read_behind_a_locked_door() -> None:
    """Outside the hut nothing can be read; the lock is picked, the ledger read: 20 gold, and a hoard is known.

    Rule: BK-ACT-34, BK-ACT-35, BK-ACT-42.
    """
    s = on("smugglers-ledger", "1.1 de-leon I5")
    assert why(s, "read") == "no_spot"
    tried(s, "pick_lock")
    answers(s, "walk", "at I7")
    tried(s, "read")
    assert (s.gold[0], told(s, "reads")) == (20, 1)
    spots = GAME.view(s, 0)["spots"]
    assert [spot["known"] for spot in spots] == [True, True, True, True, False, False]
    assert [spot["found"] for spot in spots] == [True, False, False, False, False, False]


def test_the_grotto_opens_to_whoever_finds_its_mechanism_and_is_dug_up_by_readers() -> None:
    """Without the ledger nobody knows where to dig; once it is read, anybody does.

    Rule: BK-ACT-33, BK-ACT-37, BK-ACT-42.
    """
    s = on("smugglers-ledger", "1.1 de-leon D8")
    assert not s.ground.enterable(sq("C8"))
    tried(s, "search")
    assert s.ground.enterable(sq("C8"))
    answers(s, "walk", "at B8")
    assert why(s, "dig") == "no_spot"
    s.found |= 1
    tried(s, "dig")
    assert (s.gold[0], told(s, "digs")) == (5 + 60, 1)


def test_the_hermit_is_convinced_and_tells_of_two_hoards() -> None:
    """Rule: BK-ACT-36, BK-ACT-42."""
    s = on("smugglers-ledger", "1.1 de-leon L8")
    tried(s, "convince")
    assert (s.gold[0], told(s, "convinces")) == (15, 1)
    assert [spot["known"] for spot in GAME.view(s, 0)["spots"]] == [True, True, True, False, True, True]


def test_the_prisoner_is_behind_a_door_that_may_be_broken_too() -> None:
    """Rule: BK-ACT-14, BK-ACT-36."""
    s = on("night-watch", "1.1 de-leon F6")
    assert why(s, "convince") == "no_spot"
    answers(s, "smash", "at F7")
    do(s, "roll", faces(9))
    answers(s, "keep", "walk", "at F7")
    tried(s, "convince")
    assert s.gold[0] == 40


def test_in_an_ambush_whoever_has_cover_begins_hidden_and_must_be_looked_for() -> None:
    """Rule: BK-ACT-12, BK-ACT-30, BK-ACT-33."""
    assert [card.id for card in STANDARD.scenarios if card.ambush] == ["night-watch"]
    s = battle("1.1 de-leon H4", "2.1 milicien H10", ground=board({"H9": "o"}))
    do(s, "activate 1.1")
    hide_all(s)
    assert (s.hidden[who("1.1")], s.hidden[who("2.1")]) == (0, 1)
    tried(s, "look 2.1")
    assert s.hidden[who("2.1")] == 0


def test_nobody_waits_outside_the_tavern() -> None:
    """The middle of the taproom brings 12 gold at the end of every round to the band that holds it.

    Rule: BK-ACT-12, BK-END-04.
    """
    s = on("captains-head", "1.1 de-leon H8", "1.2 milicien A1", "2.1 milicien O1")
    do(s, "end")
    while s.round == 1:
        do(s, options(s)[-1] if not can(s, "end") else "end")
    assert list(s.gold) == [12, 0]
    assert told(s, "marker-gold") == 1


def test_a_band_without_a_square_left_for_its_crates_is_not_asked() -> None:
    """Rule: BK-ACT-12."""
    s = Battlefield(2, board())
    s.scenario = STANDARD.index("scenario", "three-crates")
    s.zone[0], s.zone[1] = 0, 1
    for square in range(SQUARES):
        if s.ground.inside(square):
            s.ground = s.ground.changed(square, STANDARD.index("scenery", "barrel"), 0, 0)
    s.call(PlaceCrates(0))
    while s.stack:
        s.stack[-1].resume(s, faces())
    assert (int(s.waiting), set(s.crates)) == (0, {OUT})
