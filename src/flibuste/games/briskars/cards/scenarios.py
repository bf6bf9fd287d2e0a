"""Scenarios as data: bands, budget, map, what is placed, how it ends. Playing them is the battle's business."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount, nothing
from flibuste.games.briskars.cards.reading import Ids, amount, proved, reference, references, table, word
from flibuste.games.briskars.cards.terms import CRITERIA, VICTORIES
from flibuste.games.briskars.ground.distance import NOWHERE, square_named
from flibuste.kernel.content import Entry

CENTRE: Final = "centre"
SPOTS: Final = ("mechanism", "document", "person", "hoard")


@final
class Placed:
    """An object that lies on the map at the start: on a named square, or on the centre (NOWHERE)."""

    def __init__(self, row: Entry, objects: Ids) -> None:
        self.object: i64 = reference(row, "object", objects, "throwable")
        self.square: i64 = read_square(row, "at")
        row.close()


@final
class Spot:
    """A place that a general action serves: a secret mechanism, a document, a person to convince, a hoard to dig up.

    ``after`` is the place in the list of another spot that must be served before, -1 without; ``opens`` the square
    whose scenery makes way once it is served, NOWHERE without.

    Rule: BK-ACT-33, BK-ACT-35 to BK-ACT-37, BK-ACT-42.
    """

    def __init__(self, row: Entry, before: int) -> None:
        self.kind: i64 = word(row, "kind", SPOTS)
        self.square: i64 = read_square(row, "at")
        self.gold: i64 = row.count("gold", 0, 999, 0)
        self.after: i64 = row.count("after", 0, before, 0) - 1
        self.opens: i64 = read_square(row, "opens") if row.value("opens") is not None else NOWHERE
        row.close()


@final
class Scenario:
    """One scenario.

    ``win`` and ``then`` are numbers of terms.VICTORIES and CRITERIA; ``rounds`` is 0 without a limit; with ``swimmers``
    bands may deploy in deep water; with ``ambush`` whoever has cover begins hidden; ``marker_gold`` is what a marker
    brings the band that holds it at the end of a round; a load that is carried home counts from round ``home_from`` on.

    Rule: BK-DIC-01, BK-REC-02, BK-REC-03, BK-END-01, BK-END-04, BK-GLD-01, BK-ACT-12.
    """

    def __init__(self, row: Entry, ids: dict[str, Ids], maps: Ids) -> None:
        self.id: str = row.text("id")
        bands = row.counts("bands", 2)
        if not 2 <= bands[0] <= bands[1] <= 6:
            raise row.wrong("bands", "the fewest and the most bands, 2 to 6", "bands")
        self.least: i64 = bands[0]
        self.most: i64 = bands[1]
        self.budget: i64 = row.count("budget", 1, 9999, 300)
        self.tolerance: i64 = row.count("tolerance", 0, 100, 5)
        self.map: i64 = reference(row, "map", maps, "map")
        self.rounds: i64 = row.count("rounds", 0, 99, 0)
        self.alone: bool = row.flag("alone", True)
        self.swimmers: bool = row.flag("swimmers", False)
        self.win: i64 = word(row, "win", VICTORIES)
        self.home_from: i64 = row.count("home_from", 1, 99, 1)
        self.then: vec[i64] = vec[i64]([CRITERIA.index(text) for text in row.texts("then", CRITERIA, [])])
        self.placed: vec[i64] = vec[i64](references(row, "placed", ids["scenery"], "scenery element"))
        self.objects: list[Placed] = [Placed(part, ids["object"]) for part in row.entries("objects")]
        self.spots: list[Spot] = [Spot(part, k) for k, part in enumerate(row.entries("spots"))]
        self.markers: vec[i64] = read_squares(row, "markers")
        self.marker_gold: i64 = row.count("marker_gold", 0, 99, 0)
        self.ambush: bool = row.flag("ambush", False)
        self.leader_gold: i64 = row.count("leader_gold", 1, 9, 1)
        self.read_blast(table(row, "blast"), ids["scenery"])
        self.proved: list[str] = proved(row)
        row.close()

    def read_blast(self, row: Entry | None, elements: Ids) -> None:
        """Read which element explodes when it is broken, how hard and how far."""
        self.blast: i64 = -1
        self.blast_damage: Amount = nothing()
        self.blast_range: i64 = 0
        if row is not None:
            self.blast = reference(row, "scenery", elements, "scenery element")
            self.blast_damage = amount(row, "dice")
            self.blast_range = row.count("range", 0, 20)
            row.close()


def read_square(row: Entry, field: str) -> int:
    """Read a square, or the centre of the map (NOWHERE)."""
    name = row.text(field)
    square = int(square_named(name))
    if square == NOWHERE and name != CENTRE:
        raise row.wrong(field, "a square such as H8, or centre", "square")
    return square


def read_squares(row: Entry, field: str) -> vec[i64]:
    """Read a list of squares."""
    squares = [int(square_named(name)) for name in row.texts(field, None, [])]
    if NOWHERE in squares:
        raise row.wrong(field, "a list of squares such as H8", "squares")
    return vec[i64](squares)
