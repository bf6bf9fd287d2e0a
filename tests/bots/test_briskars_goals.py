"""Briskars bots play the scenario: they fetch the chest, break crates, hold markers, and know the way."""

from __future__ import annotations

import pytest

from flibuste.bots.briskars import EVERYTHING, GOALS, Tactician
from flibuste.bots.briskars_goals import errand, has_errand, progress
from flibuste.bots.briskars_guide import BriskarsGuide
from flibuste.bots.briskars_ways import CLOSED_DOOR, NO_WAY, ways_of
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import row_of
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.game import Setup
from flibuste.kernel.ids import Seat
from tests.games.briskars.battle import battle, do, who
from tests.games.briskars.drawn import board, sq

SCENARIOS = [scenario.id for scenario in STANDARD.scenarios]
KINDS_OFFERED = 40
"""So many kinds of deed are thought worth a trial in four games of each scenario, at least; 42 were counted."""


def scene(scenario: str, *placed: str, scenery: dict[str, str] | None = None) -> Battlefield:
    s = battle(*placed, ground=board(scenery))
    s.scenario = STANDARD.index("scenario", scenario)
    s.zone[0], s.zone[1] = 0, 1
    return s


def chosen(s: Battlefield, understands: int = EVERYTHING) -> str:
    seat = members(s.waiting)[0]
    return GAME.write(int(Tactician(understands).choose(s.seen_by(seat, Seeded(1)), seat, Seeded(1))))


def test_the_way_goes_round_a_wall_and_through_a_door() -> None:
    wall = {f"{column}10": "#" for column in "FGHIJKLMN"}
    s = battle("1.1 de-leon H8", "2.1 spike H12", ground=board(wall))
    around = ways_of(s).to_square(sq("H12"))[sq("H8")]
    assert ways_of(s).to_square(sq("H8"))[sq("H6")] == 4
    assert around > 8

    s = battle("1.1 de-leon H8", "2.1 spike H12", ground=board({**wall, "H10": "D"}))
    assert ways_of(s).to_square(sq("H12"))[sq("H8")] == min(around, 8 + CLOSED_DOOR)

    room = dict.fromkeys(("G11", "H11", "I11", "G12", "I12", "G13", "H13", "I13"), "#")
    s = battle("1.1 de-leon H8", "2.1 spike H12", ground=board(room))
    assert ways_of(s).to_square(sq("H12"))[sq("H8")] == NO_WAY


def test_it_takes_the_chest_and_carries_it_home() -> None:
    s = scene("chest", "1.1 de-leon H9", "2.1 spike H2", scenery={"H10": "h"})
    do(s, "activate 1.1")
    assert chosen(s) == "pick_up"
    for answer in ("pick_up", "pay"):
        do(s, answer)
    before = progress(s, Seat(0))
    assert chosen(s) == "walk"
    do(s, "walk")
    square = chosen(s)
    assert square.startswith("at ")
    assert row_of(sq(square.split()[1])) > row_of(sq("H9"))
    do(s, square)
    assert progress(s, Seat(0)) > before > progress(s, Seat(1))


def test_without_the_goal_in_mind_it_leaves_the_chest() -> None:
    s = scene("chest", "1.1 de-leon H9", "2.1 spike H2", scenery={"H10": "h"})
    do(s, "activate 1.1")
    assert chosen(s, EVERYTHING & ~GOALS) != "pick_up"


def test_only_the_nearest_fetch_the_chest_and_all_chase_a_thief() -> None:
    s = scene("chest", "1.1 de-leon H12", "1.2 skorbut H13", "1.3 cortes H19", "2.1 spike H2", scenery={"H10": "h"})
    assert [has_errand(s, who(name)) for name in ("1.1", "1.2", "1.3")] == [True, True, False]
    s.load[who("2.1")] = s.ground.element(sq("H10"))
    s.ground = s.ground.changed(sq("H10"), -1, 0, 0)
    assert [errand(s, who(name)) for name in ("1.1", "1.3")] == [sq("H2")] * 2


def test_it_batters_a_rivals_crate_and_opens_a_door_on_its_way() -> None:
    s = scene("three-crates", "1.1 de-leon H9", "2.1 spike A1", scenery={"H8": "1"})
    s.crates[3] = sq("H8")
    do(s, "activate 1.1")
    assert chosen(s) == "batter"
    whole = progress(s, Seat(0))
    s.ground = s.ground.damaged(sq("H8"), 2)
    assert progress(s, Seat(0)) > whole

    wall = {f"{column}7": "#" for column in "ABCDEFGIJKLMNOPQRST"}
    s = scene("three-crates", "1.1 de-leon H8", "2.1 spike A1", scenery={**wall, "H7": "D", "H3": "1"})
    s.crates[3] = sq("H3")
    do(s, "activate 1.1")
    assert chosen(s) in ("pick_lock", "smash")


def test_a_marker_that_is_held_needs_nobody_else() -> None:
    s = scene("powder-magazine", "1.1 de-leon H9", "1.2 skorbut H10", "2.1 spike A1")
    assert errand(s, who("1.1")) == sq("H8")
    assert errand(s, who("1.2")) in (sq("D8"), sq("L8"))
    assert progress(s, Seat(0)) > progress(s, Seat(1))


def test_gold_counts_where_gold_decides() -> None:
    s = scene("night-watch", "1.1 de-leon H15", "2.1 spike H2")
    before = BriskarsGuide().value(s, 0)
    s.gold[0] = 40
    assert BriskarsGuide().value(s, 0) > before


def test_crates_stand_far_from_the_rival() -> None:
    s = GAME.new(Setup(2, GAME.check_settings({"scenario": "three-crates"})), Seeded(3))
    assert isinstance(s, Battlefield)
    rng = Seeded(4)
    while any(square < 0 for square in s.crates):
        seat = members(s.waiting)[0]
        s.apply(seat, Tactician().choose(s.seen_by(seat, rng), seat, rng), faces() if s.crates[0] >= 0 else rng)
    rows = [row_of(square) for square in s.crates]
    height = s.ground.height
    mine, theirs = (rows[:3], rows[3:]) if s.zone[0] == 0 else (rows[3:], rows[:3])
    assert min(mine) > height // 2 > max(theirs)


def test_where_bands_are_signed_on_it_takes_a_ready_one() -> None:
    s = GAME.new(Setup(2, GAME.check_settings({"recruiting": "free"})), Seeded(3))
    assert isinstance(s, Battlefield)
    assert chosen(s).startswith("band ")


@pytest.mark.slow
def test_nearly_every_kind_of_deed_is_thought_worth_a_trial() -> None:
    """Two tacticians play every scenario with any bands; what the captain would try then is counted by kind."""
    kinds = set()
    guide, bot = BriskarsGuide(), Tactician()
    for number, scenario in enumerate(SCENARIOS * 4):
        chance, rng = Seeded(number), Seeded(number + 50)
        s = GAME.new(Setup(2, GAME.check_settings({"scenario": scenario})), chance)
        while not s.over:
            seat = members(s.waiting)[0]
            if s.kind() == "action":
                kinds |= {str(GAME.describe(int(action))["verb"]) for action in guide.sensible(s, seat)}
            s.apply(seat, bot.choose(s.seen_by(seat, rng), seat, rng), chance)
    assert len(kinds) >= KINDS_OFFERED, sorted(kinds)
