"""Sets a battle up from plain values: bands, squares, health, states; what no battle could come to is refused.

A position begins where a band is asked whom it activates. ``bands`` lists for each seat its ``briskars``: ``profile``,
``equipment``, ``spells``, ``ways`` and ``leader`` as in a band file; ``square`` (without one he is out of action); then
``hp``, ``ap``, ``armour_squares``, ``activated``, ``bleeding`` and ``states`` where they differ from a fresh start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.battle.scenario_setup import place_objects
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.field.state import BY_SHOCK, KNOCKED_OUT, NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import BAND, MOST_SEATS
from flibuste.games.briskars.ground.distance import square_named
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.recruiting.bands import Hire, numbered, read_hire
from flibuste.games.briskars.recruiting.enlisting import dearest, enlist_briskar
from flibuste.games.briskars.recruiting.outfitting import outfit
from flibuste.games.briskars.recruiting.permits import hire_faults
from flibuste.games.briskars.recruiting.recruiting import hire_cost
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData
from flibuste.kernel.ids import Seat

FILE: Final = "position"
STATES: Final = ("ground", "stunned", "prostrate", "kneeling", "hidden", "poisoned", "netted", "revenge", "en-garde")
OWN: Final = ("square", "hp", "ap", "armour_squares", "activated", "bleeding", "states")
MOST_GOLD: Final = 9999


def impossible(sentence: str) -> BadData:
    """Make the error for a position that no battle could come to."""
    return BadData("impossible_position", sentence)


def read_position(content: Content, described: Mapping[str, object]) -> tuple[Battlefield, i64]:
    """Set a field up in the middle of a battle; return it, and the band whose turn it is.

    Rule: BK-RND-01, BK-GRD-09.
    """
    try:
        return field_of(content, Entry(FILE, "battle", described))
    except BadData as error:
        raise impossible(error.sentence) from error


def field_of(content: Content, given: Entry) -> tuple[Battlefield, i64]:
    """Read the whole table."""
    card = content.scenarios[content.index("scenario", given.text("scenario", content.scenarios[0].id))]
    chart = content.map(given.text("map", content.maps[card.map].id))
    bands = numbered(given, "bands")
    if not card.least <= len(bands) <= min(card.most, int(MOST_SEATS)):
        raise impossible(f"bands: {card.id} is for {card.least} to {card.most} bands, not {len(bands)}")
    if len(card.placed) > 0:
        raise impossible(f"scenario: {card.id} begins with crates that the bands place; play it from the start")
    given.count("seats", len(bands), len(bands), len(bands))
    s = Battlefield(len(bands), chart.ground, content)
    s.open_books(0, True, None)
    s.scenario = content.index("scenario", card.id)
    s.limit = given.count("rounds", 1, 99, 20)
    s.round = given.count("round", 1, 99, 1)
    s.budget = card.budget
    place_objects(s)
    for seat, band in enumerate(bands):
        put_band(s, Seat(seat), band)
    turn: i64 = given.count("turn", 0, len(bands) - 1, 0)
    given.close()
    if not s.balance():
        raise impossible("two Briskars stand on one square")
    return s, turn


def put_band(s: Battlefield, seat: Seat, band: Entry) -> None:
    """Read one band: its Briskars and its gold.

    Rule: BK-LDR-01, BK-LDR-03, BK-GLD-01.
    """
    rows = numbered(band, "briskars")
    if not 1 <= len(rows) <= BAND:
        raise impossible(f"{band.label}: a band has 1 to {BAND} Briskars, not {len(rows)}")
    leader = NOBODY
    for k, row in enumerate(rows):
        briskar = Briskar(seat * BAND + k)
        if put_briskar(s, briskar, row, f"{band.label}, {row.label}"):
            leader = briskar
    if leader == NOBODY:
        leader = dearest(s, seat)[0]
    s.leader[seat] = leader
    s.gold[seat] = band.count("gold", 0, MOST_GOLD, 0)
    band.close()


def put_briskar(s: Battlefield, briskar: Briskar, row: Entry, where: str) -> bool:
    """Read one Briskar; say whether he is called the leader.

    Rule: BK-DEP-08, BK-CHR-04, BK-EQP-01.
    """
    hire = hire_of(s.content, row, where)
    enlist_briskar(s, briskar, outfit(s.content, hire, hire_cost(s.content, hire)))
    own = Entry(FILE, where, {field: row.fields[field] for field in OWN if field in row.fields})
    name = own.text("square", "")
    if name == "":
        s.left_as[briskar] = KNOCKED_OUT
        s.hp[briskar] = 0
    else:
        put_on_square(s, briskar, name, where)
        s.hp[briskar] = own.count("hp", 1, int(s.cap[briskar]), int(s.cap[briskar]))
    s.ap[briskar] = own.count("ap", 0, int(s.card(briskar).ap), int(s.card(briskar).ap))
    s.lc[briskar] = own.count("armour_squares", 0, int(s.lc[briskar]), int(s.lc[briskar]))
    s.activated[briskar] = int(own.flag("activated", False))
    s.bleeding[briskar] = own.count("bleeding", 0, 9, 0)
    put_states(s, briskar, own.texts("states", STATES, []))
    own.close()
    return hire.leads


def hire_of(content: Content, row: Entry, where: str) -> Hire:
    """Read what a band file would say of a Briskar; equipment he could not have is refused.

    Rule: BK-EQP-01, BK-EQP-02.
    """
    hired = {field: value for field, value in row.fields.items() if field not in OWN}
    hire = read_hire(content, Entry(FILE, where, hired))
    for fault in hire_faults(content, hire, where):
        raise impossible(fault.text())
    return hire


def put_on_square(s: Battlefield, briskar: Briskar, name: str, where: str) -> None:
    """Stand a Briskar on a square that can bear him.

    Rule: BK-GRD-01, BK-GRD-10.
    """
    square = square_named(name)
    if not s.ground.inside(square) or not s.ground.enterable(square):
        raise impossible(f"{where}: nobody can stand on {name!r}")
    s.place[briskar] = square


def put_states(s: Battlefield, briskar: Briskar, states: list[str]) -> None:
    """Lay the states on him; whoever is stunned lies on the ground, and nobody kneels there.

    Rule: BK-STA-01, BK-STA-02, BK-STA-04.
    """
    stunned = "stunned" in states
    down = stunned or "ground" in states
    s.stunned[briskar] = int(BY_SHOCK) if stunned else 0
    s.lying_down[briskar] = int(down)
    s.prostrate[briskar] = int("prostrate" in states)
    s.kneeling[briskar] = int("kneeling" in states and not down)
    s.hidden[briskar] = int("hidden" in states)
    s.poisoned[briskar] = int("poisoned" in states)
    s.netted[briskar] = int("netted" in states)
    s.revenge[briskar] = int("revenge" in states)
    s.en_garde[briskar] = int("en-garde" in states)
