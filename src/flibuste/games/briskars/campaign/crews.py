"""Who sails in a campaign: crews with a common chest, and mates with purses, wounds, experience and grudges."""

from __future__ import annotations

from typing import Final, final

from flibuste.games.briskars.campaign.wounds import WOUND_WORTH, is_blind
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.recruiting.bands import Hire, Roster
from flibuste.games.briskars.recruiting.recruiting import hire_cost, leader_of
from flibuste.kernel.errors import IllegalAction

QUARTERMASTER: Final = "quartermaster"
COOK: Final = "cook"
CAPTAIN: Final = "captain"
OFFICES: Final = (QUARTERMASTER, COOK)

LEAST_WORTH: Final = 10
GROWTH_WORTH: Final = 8
MUSTER_LIMIT: Final = 300

PORT: Final = "port"
MUSTERED: Final = "mustered"
JUDGING: Final = "judging"
SHARING: Final = "sharing"
STAGES: Final = (PORT, MUSTERED, JUDGING, SHARING)
"""Where a crew is: in port, ready for battle, back with deserters to be judged, or with loot to be shared."""

Foe = tuple[int, int]
"""A mate of another crew: the crew, and the mate's number."""

DISMISSED: Final = "dismissed"
RETIRED: Final = "retired"
BLIND: Final = "blind"
MAROONED: Final = "marooned"
LEFT: Final = (DISMISSED, RETIRED, BLIND, MAROONED)
"""How somebody leaves a crew for good."""


@final
class Mate:
    """One Briskar of a crew. His number is his for the whole campaign; ``hire`` is what he signed on with.

    Rule: BK-CAM-01.
    """

    def __init__(self, number: int, hire: Hire) -> None:
        self.number: int = number
        self.hire: Hire = hire
        self.office: str = ""
        self.purse: int = 0
        self.owed: int = 0
        self.wounds: list[str] = []
        self.grown: list[str] = []
        self.experience: int = 0
        self.battles: int = 0
        self.felled: list[Foe] = []
        self.grudges: list[Foe] = []
        self.deserted: bool = False
        self.judged: bool = False
        self.pardoned: bool = False
        self.left: str = ""

    def is_fit(self) -> bool:
        """Say whether he can fight: whoever has eyes can.

        Rule: BK-CAM-04, BK-CAM-09.
        """
        return not is_blind(self.wounds)


@final
class Crew:
    """A crew under way: its people, its chest, where it stands between two battles, and what it brought back."""

    def __init__(self, name: str, chest: int) -> None:
        self.name: str = name
        self.chest: int = chest
        self.mates: list[Mate] = []
        self.departed: list[Mate] = []
        self.pieces: list[int] = []
        self.stage: str = PORT
        self.ashore: list[int] = []
        self.loot: int = 0
        self.signed: int = 0

    def sign(self, hire: Hire) -> Mate:
        """Let somebody aboard."""
        mate = Mate(self.signed, hire)
        self.signed += 1
        self.mates.append(mate)
        return mate

    def mate(self, number: int) -> Mate:
        """Find a mate by his number."""
        for mate in self.mates:
            if mate.number == number:
                return mate
        raise IllegalAction("no_such_mate", f"{self.name} has no mate {number}", "BK-CAM-01")

    def let_go(self, mate: Mate, how: str) -> None:
        """Strike somebody off the list; the book remembers him, and so do those who bear him a grudge."""
        self.mates.remove(mate)
        mate.left = how
        self.departed.append(mate)

    def anybody(self, number: int) -> Mate:
        """Find somebody who is or was aboard."""
        for mate in self.departed:
            if mate.number == number:
                return mate
        return self.mate(number)

    def must_be(self, stage: str, rule: str) -> None:
        """Refuse what belongs to another moment."""
        if self.stage != stage:
            raise IllegalAction("not_now", f"{self.name} is at {self.stage}, not at {stage}", rule)

    def pay_debts(self) -> None:
        """Pay what is owed to the wounded, in the order of their numbers, as far as the chest goes.

        Rule: BK-CAM-08.
        """
        for mate in self.mates:
            paid = min(mate.owed, self.chest)
            mate.owed -= paid
            mate.purse += paid
            self.chest -= paid

    def wealth(self) -> int:
        """Add chest and purses up.

        Rule: BK-CAM-21.
        """
        return self.chest + sum(mate.purse for mate in self.mates)


def worth(content: Content, mate: Mate) -> int:
    """Return what a mate is worth now: his card and his gear, what he learned and what he lost.

    Rule: BK-CAM-07, BK-CAM-13.
    """
    changed = GROWTH_WORTH * len(mate.grown) - WOUND_WORTH * len(mate.wounds)
    return max(LEAST_WORTH, int(hire_cost(content, mate.hire)) + changed)


def roster_of(crew: Crew, mates: list[Mate]) -> Roster:
    """Write mates down as a band."""
    return Roster(crew.name, MUSTER_LIMIT, [mate.hire for mate in mates], crew.pieces)


def captain_of(content: Content, crew: Crew) -> Mate:
    """Return the captain: whoever leads the whole crew as a band.

    Rule: BK-CAM-03.
    """
    return crew.mates[leader_of(content, roster_of(crew, crew.mates))]


def office_of(content: Content, crew: Crew, mate: Mate) -> str:
    """Return the office a mate holds; the captain's comes before any other.

    Rule: BK-CAM-03.
    """
    return CAPTAIN if captain_of(content, crew) is mate else mate.office


def name_officer(content: Content, crew: Crew, number: int, office: str) -> None:
    """Give one of the two offices to a mate; whoever had it has it no more.

    Rule: BK-CAM-03.
    """
    crew.must_be(PORT, "BK-CAM-03")
    mate = crew.mate(number)
    if office not in OFFICES:
        raise IllegalAction("no_such_office", f"{office!r} is none of {', '.join(OFFICES)}", "BK-CAM-03")
    if captain_of(content, crew) is mate:
        raise IllegalAction("is_captain", "the captain holds no second office", "BK-CAM-03")
    for other in crew.mates:
        if other.office == office:
            other.office = ""
    mate.office = office
