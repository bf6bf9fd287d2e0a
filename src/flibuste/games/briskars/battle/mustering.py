"""Chapters 3 to 5: choosing the bands, naming leaders and gunners, the toss, and who deploys first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.treasure_maps import ReadMaps
from flibuste.games.briskars.dice.dice import d10, heads
from flibuste.games.briskars.field import decisions
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.gunners import NameGunner, possible_gunners
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import BAND_CHOICE, FIRST, ON
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.recruiting.enlisting import dearest, take_band, why_not_take
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import FIRST_SEAT

BANDS_DUE: Final[i64] = 0
BANDS_CHOSEN: Final[i64] = 1
LEADERS_DUE: Final[i64] = 2
LEADER_CHOSEN: Final[i64] = 3
GUNNERS_DUE: Final[i64] = 4
MAPS_DUE: Final[i64] = 5
TOSS_DUE: Final[i64] = 6
FIRST_CHOSEN: Final[i64] = 7


@final
class ReadyBands(Choice):
    """Ask everybody at once for one of the ready bands.

    Rule: BK-REC-02 to BK-REC-04.
    """

    def __init__(self, at: i64 = BANDS_DUE) -> None:
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == BANDS_DUE:
            self.at = BANDS_CHOSEN
            s.ask(bit(s.seats) - 1)
            return
        for seat in s.every_seat():
            take_band(s, seat, s.answers[seat] - BAND_CHOICE)
        s.finish(0)

    def asks(self) -> Decision:
        return decisions.BAND

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for band in range(len(s.content.bands)):
            if why_not_take(s, seat, band) is None:
                actions = append(actions, BAND_CHOICE + band)
        return actions

    def why_not(self, s: Battlefield, seat: Seat, action: i64) -> Refusal | None:
        return why_not_take(s, seat, action - BAND_CHOICE)

    def clone(self) -> ReadyBands:
        return ReadyBands(self.at)


@final
class Muster(Choice):
    """Set the game up once the bands are there: leaders, gunners, maps, toss; return who deploys first.

    Rule: BK-DEP-09, BK-DEP-01, BK-DEP-02.
    """

    def __init__(self, seat: Seat = FIRST_SEAT, at: i64 = LEADERS_DUE) -> None:
        self.seat: Seat = seat
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == LEADERS_DUE:
            self.next_leader(s)
        elif self.at == LEADER_CHOSEN:
            s.leader[self.seat] = Briskar(s.answers[self.seat] - ON)
            self.seat = Seat(self.seat + 1)
            self.at = LEADERS_DUE
        elif self.at == GUNNERS_DUE:
            self.next_gunner(s)
        elif self.at == MAPS_DUE:
            self.at = TOSS_DUE
            s.call(ReadMaps())
        elif self.at == TOSS_DUE:
            self.toss(s, chance)
        else:
            s.finish(s.answers[self.seat] - FIRST)

    def next_leader(self, s: Battlefield) -> None:
        """Where several cost most, the owner names the leader.

        Rule: BK-LDR-03.
        """
        while self.seat < s.seats and len(dearest(s, self.seat)) == 1:
            self.seat = Seat(self.seat + 1)
        if self.seat == s.seats:
            self.seat = FIRST_SEAT
            self.at = GUNNERS_DUE
            return
        self.at = LEADER_CHOSEN
        s.ask_one(self.seat)

    def next_gunner(self, s: Battlefield) -> None:
        """Name a gunner for every piece.

        Rule: BK-DEP-07.
        """
        for piece in range(len(s.piece)):
            if s.piece[piece] != NOTHING and s.gunner[piece] == NOBODY and len(possible_gunners(s, piece)) > 0:
                s.call(NameGunner(piece))
                return
        self.at = MAPS_DUE

    def toss(self, s: Battlefield, chance: Chance) -> None:
        """The most AP win the toss, a draw is settled by coin; the winner says who deploys first.

        Rule: BK-DEP-01, BK-DEP-02, BK-MLT-05.
        """
        self.seat = toss_winner(s, chance)
        if s.log is not None:
            s.log.tell("toss", public("seat", self.seat))
        self.at = FIRST_CHOSEN
        s.ask_one(self.seat)

    def asks(self) -> Decision:
        return decisions.MUSTER

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        if self.at == LEADER_CHOSEN:
            for briskar in dearest(s, self.seat):
                actions = append(actions, ON + briskar)
        else:
            for other in s.every_seat():
                actions = append(actions, FIRST + other)
        return actions

    def clone(self) -> Muster:
        return Muster(self.seat, self.at)


def band_ap(s: Battlefield, seat: Seat) -> i64:
    """Add up the AP of a band's profiles. Rule: BK-DEP-01."""
    points: i64 = 0
    for briskar in s.band(seat):
        if s.profile[briskar] != NOTHING:
            points += s.card(briskar).ap
    return points


def toss_winner(s: Battlefield, chance: Chance) -> Seat:
    """Return the band with the most AP; two that tie toss a coin, more of them roll a D10, highest first.

    Rule: BK-DEP-01, BK-MLT-05.
    """
    most: i64 = 0
    for seat in s.every_seat():
        most = max(most, band_ap(s, seat))
    tied = vec[Seat](capacity=4)
    for seat in s.every_seat():
        if band_ap(s, seat) == most:
            tied = append(tied, seat)
    while len(tied) > 2:
        tied = highest_rolls(tied, chance)
    if len(tied) == 2 and not heads(chance, "toss"):
        return tied[1]
    return tied[0]


def highest_rolls(seats: vec[Seat], chance: Chance) -> vec[Seat]:
    """Roll a D10 for each and keep the highest."""
    best: i64 = 0
    kept = vec[Seat](capacity=4)
    for seat in seats:
        face = d10(chance, "toss")
        if face > best:
            best = face
            kept = vec[Seat](capacity=4)
        if face == best:
            kept = append(kept, seat)
    return kept
