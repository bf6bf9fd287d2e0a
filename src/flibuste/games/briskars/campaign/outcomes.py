"""What came of a battle, read off its last position: who won, who fell to whom, who ran, and what it means."""

from __future__ import annotations

from typing import Final, final

from flibuste.games.briskars.campaign.crews import JUDGING, SHARING, Crew, Foe, Mate
from flibuste.games.briskars.campaign.wounds import compensation, lasting_wound
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.field.state import KNOCKED_OUT, NOBODY, ROUTED, Battlefield
from flibuste.games.briskars.field.verbs import BAND
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.recruiting.bands import ITEM, Purchase
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat

STOOD: Final = "stood"
FELL: Final = "knocked-out"
RAN: Final = "routed"

VICTOR: Final = 40
SHARED_VICTORY: Final = 30
OTHERS: Final = 20
GOLD_PART: Final = 4
GRUDGE_GOLD: Final = 10
GRUDGE_EXPERIENCE: Final = 2


@final
class Fate:
    """What became of one Briskar in a battle: how he left it, and who knocked him out."""

    def __init__(self, number: int, how: str, by: Foe | None) -> None:
        self.number: int = number
        self.how: str = how
        self.by: Foe | None = by


@final
class Outcome:
    """What came of a battle for one crew: its part of the victory, the gold it won, the fate of everybody ashore."""

    def __init__(self, crew: int, score: float, gold: int, fates: list[Fate]) -> None:
        self.crew: int = crew
        self.score: float = score
        self.gold: int = gold
        self.fates: list[Fate] = fates


def outcomes_of(s: Battlefield, crews: list[Crew], sides: list[int], gave_up: int = -1) -> list[Outcome]:
    """Read the outcome of a battle that is over or was given up; ``sides`` are the crews in the order of the seats.

    Rule: BK-CAM-05, BK-CAM-06, BK-CAM-10, BK-CAM-22.
    """
    found = []
    for seat, side in enumerate(sides):
        fates = [
            Fate(number, how_left(s, briskar_at(seat, k)), felled_by(s, briskar_at(seat, k), crews, sides))
            for k, number in enumerate(crews[side].ashore)
        ]
        score = s.score(Seat(seat)) if gave_up < 0 else surrendered(seat, gave_up, len(sides))
        found.append(Outcome(side, score, int(s.gold[seat]), fates))
    return found


def surrendered(seat: int, gave_up: int, sides: int) -> float:
    """Return the part of the victory in a battle that somebody gave up: the others have won it.

    Rule: BK-CAM-22.
    """
    return 0.0 if seat == gave_up else 1.0 / (sides - 1)


def briskar_at(seat: int, place: int) -> Briskar:
    """Return the Briskar at a place of a band."""
    return Briskar(seat * int(BAND) + place)


def how_left(s: Battlefield, briskar: Briskar) -> str:
    """Say how a Briskar left the battle, if he did."""
    if s.left_as[briskar] == KNOCKED_OUT:
        return FELL
    return RAN if s.left_as[briskar] == ROUTED else STOOD


def felled_by(s: Battlefield, briskar: Briskar, crews: list[Crew], sides: list[int]) -> Foe | None:
    """Return which enemy knocked a Briskar out: the one who hurt him last.

    Rule: BK-CAM-12, BK-CAM-14.
    """
    by = s.hurt_by[briskar]
    if how_left(s, briskar) != FELL or by == NOBODY or s.owner(by) == s.owner(briskar):
        return None
    side = sides[int(s.owner(by))]
    return side, crews[side].ashore[int(by) % int(BAND)]


def loot_of(outcome: Outcome) -> int:
    """Return the loot of a battle.

    Rule: BK-CAM-05.
    """
    prize = OTHERS
    if outcome.score == 1.0:
        prize = VICTOR
    elif outcome.score > 0.0:
        prize = SHARED_VICTORY
    return outcome.gold // GOLD_PART + prize


def come_back(content: Content, crews: list[Crew], outcomes: list[Outcome], chance: Chance) -> None:
    """Let the crews come back from a battle: loot, experience, grudges, wounds, lost arms, deserters.

    Rule: BK-CAM-05 to BK-CAM-08, BK-CAM-10, BK-CAM-12, BK-CAM-14, BK-CAM-17.
    """
    for outcome in outcomes:
        crews[outcome.crew].loot = loot_of(outcome)
    for outcome in outcomes:
        for fate in outcome.fates:
            if fate.by is not None:
                credit(crews, (outcome.crew, fate.number), fate.by)
    for outcome in outcomes:
        crew = crews[outcome.crew]
        for fate in outcome.fates:
            live_on(content, crew, crew.mate(fate.number), fate, outcome, chance)
        crew.pay_debts()
        crew.stage = JUDGING if any(mate.deserted for mate in crew.mates) else SHARING


def credit(crews: list[Crew], fallen: Foe, victor: Foe) -> None:
    """Credit a knock-out to whoever did it; a grudge is settled, and a new one begins.

    Rule: BK-CAM-12, BK-CAM-14.
    """
    crew = crews[victor[0]]
    mate = crew.mate(victor[1])
    mate.felled.append(fallen)
    mate.experience += 1
    if fallen in mate.grudges:
        mate.grudges.remove(fallen)
        mate.experience += GRUDGE_EXPERIENCE
        reward = min(GRUDGE_GOLD, crew.loot)
        crew.loot -= reward
        mate.purse += reward
    loser = crews[fallen[0]].mate(fallen[1])
    if victor not in loser.grudges:
        loser.grudges.append(victor)


def live_on(content: Content, crew: Crew, mate: Mate, fate: Fate, outcome: Outcome, chance: Chance) -> None:
    """Note what a battle leaves of one Briskar.

    Rule: BK-CAM-06, BK-CAM-08, BK-CAM-10, BK-CAM-12, BK-CAM-17.
    """
    mate.battles += 1
    mate.experience += 1
    if outcome.score == 1.0:
        mate.experience += 1
    mate.hire.bought = [thing for thing in mate.hire.bought if not is_used_up(content, thing)]
    if fate.how == RAN:
        mate.deserted = True
    if fate.how != FELL:
        return
    if outcome.score < 1.0:
        mate.hire.bought = []
    wound = lasting_wound(mate.wounds, chance)
    if wound:
        mate.owed += compensation(mate.wounds, wound)
        mate.wounds.append(wound)


def is_used_up(content: Content, thing: Purchase) -> bool:
    """Say whether something that was bought serves in one battle only.

    Rule: BK-CAM-17.
    """
    if thing.shelf != ITEM:
        return False
    return content.items[thing.index].uses > 0 or thing.weapon >= 0
