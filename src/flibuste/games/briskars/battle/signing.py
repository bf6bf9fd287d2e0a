"""Chapter 3: signing on a band of one's own, step by step, or one that is ready."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.signing_choices import choices_of, choose, unnamed
from flibuste.games.briskars.cards.content import Content, Worked
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.refusals import BAND_REFUSED, NO_SUCH_ANSWER, NOT_READY_TO_SIGN
from flibuste.games.briskars.field.state import EMPTY, Battlefield
from flibuste.games.briskars.field.verbs import (
    BAND_CHOICE,
    BUY,
    DISMISS,
    HIRE,
    LEARN,
    MOST_BANDS,
    PIECE,
    SIGN,
)
from flibuste.games.briskars.recruiting.bands import ARMOUR, ITEM, WEAPON, Hire, Purchase, Roster
from flibuste.games.briskars.recruiting.enlisting import enlist, take_band, why_not_take
from flibuste.games.briskars.recruiting.recruiting import faults, recruit
from flibuste.kernel.bits import bit, has, size
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step

ASKING: Final[i64] = 0
ANSWERED: Final[i64] = 1
ANY_VALUE: Final[i64] = 100


@final
class Goods(Worked):
    """Everything for sale in a content; what is bought is a copy of what stands here."""

    def __init__(self, things: list[Purchase]) -> None:
        self.things: Final = things


def goods(content: Content) -> list[Purchase]:
    """List everything for sale, worked out once: every check of an answer asks for it."""
    found = content.worked.get("goods")
    if not isinstance(found, Goods):
        found = Goods(things_for_sale(content))
        content.worked["goods"] = found
    return found.things


def things_for_sale(content: Content) -> list[Purchase]:
    """Line up weapons, armours, objects, and last those of mages, whose spell is named next.

    Rule: BK-EQP-01, BK-OBJ-19, BK-OBJ-20.
    """
    found: list[Purchase] = []
    for k in range(len(content.weapons)):
        if content.weapons[k].price >= 0:
            found.append(Purchase(WEAPON, k))
    for k in range(len(content.armours)):
        if content.armours[k].price >= 0:
            found.append(Purchase(ARMOUR, k))
    for k in range(len(content.items)):
        if content.items[k].price >= 0 and not content.items[k].for_mages:
            found.append(Purchase(ITEM, k))
    for k in range(len(content.items)):
        if content.items[k].price >= 0 and content.items[k].for_mages:
            found.append(Purchase(ITEM, k))
    return found


def roster_of(content: Content, answers: vec[i64], budget: i64) -> Roster:
    """Make the band that a chain of answers signs on; what is bought or learnt goes to the one hired last.

    A spell learnt right after a spell book or a scroll is the one of that book.

    Rule: BK-REC-01, BK-REC-09, BK-REC-10, BK-EQP-01, BK-MAG-04, BK-OBJ-19.
    """
    roster = Roster("own band", budget, [], [])
    shelf = goods(content)
    for answer in answers:
        if PIECE <= answer < DISMISS:
            roster.pieces.append(int(answer - PIECE))
        elif LEARN <= answer < PIECE:
            learn(content, roster.hires[-1], answer - LEARN)
        elif BUY <= answer < LEARN:
            thing = shelf[answer - BUY]
            roster.hires[-1].bought.append(Purchase(thing.shelf, thing.index))
        elif answer < HIRE:
            choose(content, roster.hires[-1], answer)
        else:
            roster.hires.append(Hire(answer - HIRE, [], []))
    for hire in roster.hires:
        choose_ways(content, hire)
    return roster


def learn(content: Content, hire: Hire, spell: i64) -> None:
    """Learn a spell, by the book just bought or without one. Rule: BK-MAG-04, BK-OBJ-19."""
    book = unnamed(content, hire)
    if book is not None:
        book.spell = spell
    else:
        hire.spells.append(int(spell))


def without_last(chosen: vec[i64]) -> vec[i64]:
    """Send the last one hired away, with all he was given, or the last piece if nobody is left.

    Nothing of him stays in the chain: whoever hires and dismisses for an hour has a short one all the same.
    """
    last = i64(-1)
    for place in range(len(chosen)):
        if HIRE <= chosen[place] < BUY:
            last = place
    if last < 0:
        return chosen[: len(chosen) - 1]
    kept = chosen[:last]
    for place in range(last, len(chosen)):
        if PIECE <= chosen[place] < DISMISS:
            kept = append(kept, chosen[place])
    return kept


def choose_ways(content: Content, hire: Hire) -> None:
    """Choose the ways a card leaves open: those of the spells he learns, then the first ones.

    Rule: BK-MAG-02, BK-MAG-04.
    """
    wanted = content.profiles[hire.profile].open_ways
    ways = hire.ways
    for spell in hire.spells:
        for way in range(len(WAYS)):
            if content.spells[spell].ways & ways == 0 and has(content.spells[spell].ways, way) and size(ways) < wanted:
                ways |= bit(way)
    for way in range(len(WAYS)):
        if size(ways) < wanted:
            ways |= bit(way)
    hire.ways = ways


@final
class Signing(Step[Battlefield]):
    """Ask all who have not signed yet for one more answer at a time, sealed, until every band is signed.

    ``chosen`` holds the answers of each seat that still count; ``signed`` the set of those who are ready; ``asked`` how
    often everybody was asked: nobody learns whether somebody was sent away again.

    Rule: BK-REC-01 to BK-REC-11, BK-DEP-09.
    """

    def __init__(self, chosen: list[vec[i64]], signed: i64 = 0, at: i64 = ASKING, asked: i64 = 0) -> None:
        self.chosen: list[vec[i64]] = chosen
        self.signed: i64 = signed
        self.at: i64 = at
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        while len(self.chosen) < s.seats:
            self.chosen.append(EMPTY)
        if self.at == ANSWERED:
            self.at = ASKING
            for seat in s.every_seat():
                if not has(self.signed, seat):
                    self.answered(s, seat, s.answers[seat])
        elif self.signed == bit(s.seats) - 1:
            s.finish(0)
        else:
            self.at = ANSWERED
            self.asked += 1
            s.ask((bit(s.seats) - 1) & ~self.signed)

    def answered(self, s: Battlefield, seat: Seat, action: i64) -> None:
        """Note an answer; a signed band goes to its owner."""
        if action == SIGN:
            band = recruit(s.content, roster_of(s.content, self.chosen[seat], s.budget), s.budget, tolerance_of(s))
            enlist(s, seat, band)
            self.signed |= bit(seat)
            s.tell("signs", public("seat", seat))
        elif BAND_CHOICE <= action < BAND_CHOICE + MOST_BANDS:
            take_band(s, seat, action - BAND_CHOICE)
            self.signed |= bit(seat)
        else:
            before = self.chosen[seat]
            self.chosen[seat] = without_last(before) if action == DISMISS else append(before[:], action)
            s.tell("hires", public("seat", seat), public("size", self.asked))

    def asks(self) -> Decision:
        return decisions.RECRUIT

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = choices_of(s.content, roster_of(s.content, self.chosen[seat], s.budget))
        for band in range(len(s.content.bands)):
            actions = append(actions, BAND_CHOICE + band)
        for profile in range(len(s.content.profiles)):
            actions = append(actions, HIRE + profile)
        for thing in range(len(goods(s.content))):
            actions = append(actions, BUY + thing)
        for spell in range(len(s.content.spells)):
            actions = append(actions, LEARN + spell)
        for piece in range(len(s.content.ordnance)):
            actions = append(actions, PIECE + piece)
        return append(append(actions, DISMISS), SIGN)

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        if BAND_CHOICE <= action < BAND_CHOICE + MOST_BANDS:
            return why_not_take(s, seat, action - BAND_CHOICE)
        if action < HIRE:
            return self.why_not_choose(s, seat, action)
        if not is_known(s.content, action):
            return NO_SUCH_ANSWER
        if action == SIGN:
            roster = roster_of(s.content, self.chosen[seat], s.budget)
            wrong = faults(s.content, roster, s.budget, tolerance_of(s))
            return NOT_READY_TO_SIGN if wrong else None
        return why_not_add(s, self.chosen[seat], action)

    def why_not_choose(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        """Check a choice that goes with the one hired last, or with what was bought last."""
        for offered in choices_of(s.content, roster_of(s.content, self.chosen[seat], s.budget)):
            if offered == action:
                return why_not_add(s, self.chosen[seat], action)
        return NO_SUCH_ANSWER

    def clone(self) -> Signing:
        return Signing([row[:] for row in self.chosen], self.signed, self.at, self.asked)


def tolerance_of(s: Battlefield) -> i64:
    """Return how far under the budget a band may stay, in percent. Rule: BK-REC-03."""
    return s.content.scenarios[s.scenario].tolerance


def is_known(content: Content, action: i64) -> bool:
    """Say whether an answer names something there is."""
    if action < BUY:
        return action - HIRE < len(content.profiles)
    if action < LEARN:
        return action - BUY < len(goods(content))
    if action < PIECE:
        return action - LEARN < len(content.spells)
    if action < DISMISS:
        return action - PIECE < len(content.ordnance)
    return action in (DISMISS, SIGN)


def why_not_add(s: Battlefield, chosen: vec[i64], action: i64) -> Refusal | None:
    """Refuse what would break a rule of recruiting, the smallest value aside.

    Rule: BK-REC-02, BK-REC-04 to BK-REC-08, BK-REC-11, BK-EQP-02 to BK-EQP-06, BK-EQP-11.
    """
    before = roster_of(s.content, chosen, s.budget)
    if action == DISMISS:
        return None if before.hires or before.pieces else NO_SUCH_ANSWER
    if BUY <= action < PIECE and not before.hires:
        return NO_SUCH_ANSWER
    if before.hires and unnamed(s.content, before.hires[-1]) is not None and not LEARN <= action < PIECE:
        return BAND_REFUSED
    after = roster_of(s.content, append(chosen[:], action), s.budget)
    wrong = faults(s.content, after, s.budget, ANY_VALUE)
    if after.hires and unnamed(s.content, after.hires[-1]) is not None:
        wrong = [fault for fault in wrong if fault.code != "no_spell_named"]
    return BAND_REFUSED if wrong else None
