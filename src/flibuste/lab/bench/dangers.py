"""Danger maps of six battles, one on each map: what the page asks for when somebody thinks about where to go."""

from __future__ import annotations

import time

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import BAND_CHOICE, briskar_id
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.recruiting import band_ids
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

BATTLES = (
    ("ships-deck", "armada", "sundars"),
    ("beach", "mercenaries", "quintors"),
    ("harbour-quay", "gun-crew", "scholars"),
    ("ice-floe", "tide-callers", "council"),
    ("tavern", "sundars", "mercenaries"),
    ("ruins", "tide-callers", "exiled"),
)
"""Map, whose Briskar asks, and who threatens him."""
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
