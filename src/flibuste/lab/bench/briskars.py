"""What only Briskars has to be measured for: lines of sight, danger maps, a clone in the middle of a battle.

Where a bar compares with code that is gone, that code's cost is written down in *looks*: how many lines of sight,
followed ray by ray (briskars_rays.py), take as long on the same machine in the same minutes.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.seeing import blockers, viewer_body
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import BAND_CHOICE, briskar_id
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ground.sight import body_on
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.recruiting import band_ids
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.lab.bench.bars import Bar, rate
from flibuste.lab.bench.briskars_rays import count_all, follow_all
from flibuste.lab.bench.ours import Costs
from flibuste.lab.bench.timing import Contender, microseconds

DANGER_LOOKS = 4_945_000
"""The six danger maps before the tables: 7.66 s, with looks of 1.549 us."""
SEARCH_LOOKS = 12_860
"""One simulation of a search of Briskars before the tables: 50.2 a second, with looks of 1.549 us."""
BATTLES = (
    ("ships-deck", "armada", "sundars"),
    ("beach", "mercenaries", "quintors"),
    ("harbour-quay", "gun-crew", "scholars"),
    ("ice-floe", "tide-callers", "council"),
    ("tavern", "sundars", "mercenaries"),
    ("ruins", "tide-callers", "exiled"),
)
"""Map, whose Briskar asks, and who threatens him."""
LOOKS = 40
"""How often everybody looks around: half a millisecond is soon disturbed, so it is tried more often than the rest."""
DECISIONS = 60
"""After so many decisions, deployment among them, the question is asked."""


def battle(chart: str, own: str, other: str) -> Battlefield:
    """Return a battle in its first rounds, always the same: answers are drawn from the list of options."""
    chance, choose = Seeded(11), Seeded(12)
    setup = Setup(2, GAME.check_settings({"map": chart}), False, None)
    state = GAME.new(setup, chance)
    bands = band_ids(STANDARD)
    for seat, band in ((0, own), (1, other)):
        state.answer(seat, BAND_CHOICE + bands.index(band), chance)
    for _ in range(DECISIONS):
        seat = lowest(state.waiting)
        options = state.options(seat)
        state.answer(seat, options[choose.draw(len(options))], chance)
    assert isinstance(state, Battlefield)
    return state


def seconds() -> list[float]:
    """Ask for the danger map of a Briskar of the first band in each battle; return the CPU seconds."""
    spent = []
    for battle_of in BATTLES:
        s = battle(*battle_of)
        briskar = next(one for one in s.everybody() if s.place[one] >= 0)
        begin = time.process_time()
        GAME.ask(s, 0, {"kind": "danger_map", "briskar": briskar_id(briskar)})
        spent.append(time.process_time() - begin)
    return spent


def clone_us() -> float:
    """Return how long a clone takes, in microseconds."""
    return microseconds(battle(*BATTLES[0]).clone)


def sight() -> tuple[float, float]:
    """Look from every Briskar in play at every other square; return the seconds of a look, and of one ray by ray.

    Nothing is remembered between looks but where the lines between two squares run.
    """
    s = battle(*BATTLES[0])
    bodies = [body_on(s.ground, square, FATHOM) for square in range(len(s.ground.floor)) if s.ground.inside(square)]
    eyes = [(viewer_body(s, b), blockers(s, b)) for b in s.everybody() if s.place[b] >= 0]
    looks = [(eye, [body for body in bodies if body.square != eye.square], between) for eye, between in eyes]
    many = sum(len(targets) for _, targets, _ in looks)
    best = [1e9, 1e9]
    for _ in range(LOOKS):
        for turn, way in enumerate((count_all, follow_all)):
            begin = time.process_time()
            for eye, targets, between in looks:
                way(s.ground, eye, targets, between)
            best[turn] = min(best[turn], (time.process_time() - begin) / many)
    return best[0], best[1]


def own_bars(contenders: Sequence[Contender], costs: Sequence[Costs]) -> list[Bar]:
    """Measure what this game is asked for most: sight, danger maps, searches, clones; and its pace beside Brisca's."""
    look, followed = sight()
    maps = seconds()
    search = next(cost.simulations for cost in costs if cost.game == "briskars 2")
    lightest, mine = rate(contenders, "brisca 2"), rate(contenders, "briskars 2")
    behind = [] if lightest is None or mine is None else [lightest / mine]
    return [
        *(Bar("Brisca's decisions for one of Briskars, random games", times, 25.0, True) for times in behind),
        Bar("line of sight: times as fast as ray by ray", followed / look, 10.0),
        Bar(
            "danger maps of six battles: times as fast as before the tables", DANGER_LOOKS * followed / sum(maps), 10.0
        ),
        Bar("danger map: the longest of them, CPU s", max(maps), 1.0, True),
        Bar("search: times the simulations/s of before the tables", SEARCH_LOOKS * followed * search, 8.0),
        Bar("clone in the middle of a battle, us", clone_us(), 20.0, True),
    ]
