"""After a battle: deserters are judged, the wounded compensated, the loot shared out by the articles."""

from __future__ import annotations

from typing import Final, final

from flibuste.games.briskars.campaign.crews import (
    CAPTAIN,
    COOK,
    JUDGING,
    MAROONED,
    PORT,
    QUARTERMASTER,
    SHARING,
    Crew,
    Mate,
    office_of,
)
from flibuste.games.briskars.cards.content import Content
from flibuste.kernel.errors import IllegalAction

MAROON: Final = "maroon"
PARDON: Final = "pardon"
RUM: Final = 10
CHEST_PART: Final = 4

HALVES: Final = {CAPTAIN: 6, QUARTERMASTER: 4, COOK: 3, "": 2}
"""Shares in halves: one for everybody, two more for the captain, one for the quartermaster, a half for the cook."""


@final
class Share:
    """A row of the table: who gets how many half shares, and how much gold that is."""

    def __init__(self, mate: Mate, office: str, halves: int, gold: int) -> None:
        self.mate: Mate = mate
        self.office: str = office
        self.halves: int = halves
        self.gold: int = gold


@final
class ShareOut:
    """The table that the crew confirms: what the chest takes first, a row for everybody, and what is left over."""

    def __init__(self, loot: int, chest: int, rows: list[Share]) -> None:
        self.loot: int = loot
        self.chest: int = chest
        self.rows: list[Share] = rows
        self.left_over: int = loot - chest - sum(row.gold for row in rows)


def share_out(content: Content, crew: Crew) -> ShareOut:
    """Divide the loot by article X; deserters get nothing.

    Rule: BK-CAM-10, BK-CAM-11.
    """
    chest = (crew.loot + CHEST_PART - 1) // CHEST_PART
    entitled = [mate for mate in crew.mates if not mate.deserted]
    offices = [office_of(content, crew, mate) for mate in entitled]
    halves = [HALVES[office] for office in offices]
    rest, all_halves = crew.loot - chest, max(1, sum(halves))
    rows = [
        Share(mate, office, own, rest * own // all_halves)
        for mate, office, own in zip(entitled, offices, halves, strict=True)
    ]
    return ShareOut(crew.loot, chest, rows)


def confirm_shares(content: Content, crew: Crew) -> None:
    """Pay the shares out; debts to the wounded are paid as soon as the chest can, and the crew is in port again.

    Rule: BK-CAM-08, BK-CAM-11.
    """
    crew.must_be(SHARING, "BK-CAM-11")
    table = share_out(content, crew)
    for row in table.rows:
        row.mate.purse += row.gold
    crew.chest += table.chest + table.left_over
    crew.loot = 0
    for mate in crew.mates:
        mate.deserted = mate.judged = False
    crew.pay_debts()
    crew.stage = PORT


def judge(crew: Crew, number: int, verdict: str) -> None:
    """Condemn a deserter: marooned he is gone, pardoned he stays without a share, once.

    Rule: BK-CAM-10.
    """
    crew.must_be(JUDGING, "BK-CAM-10")
    mate = crew.mate(number)
    if not mate.deserted:
        raise IllegalAction("no_deserter", f"mate {number} did not desert", "BK-CAM-10")
    if verdict == PARDON:
        pardon(crew, mate)
    elif verdict == MAROON:
        crew.let_go(mate, MAROONED)
        crew.chest += mate.purse
    else:
        raise IllegalAction("no_such_verdict", f"{verdict!r} is neither {MAROON} nor {PARDON}", "BK-CAM-10")
    if not unjudged(crew):
        crew.stage = SHARING


def pardon(crew: Crew, mate: Mate) -> None:
    """Forgive a deserter; rum for everybody is on the chest.

    Rule: BK-CAM-10.
    """
    if mate.pardoned:
        raise IllegalAction("pardoned_before", "nobody is pardoned twice", "BK-CAM-10")
    mate.pardoned = True
    crew.chest -= min(RUM, crew.chest)
    mate.judged = True


def unjudged(crew: Crew) -> list[Mate]:
    """List the deserters about whom nothing has been said yet."""
    return [mate for mate in crew.mates if mate.deserted and not mate.judged]
