"""Brisca: what a card takes, gives away and leaves in the hand."""

from __future__ import annotations

from flibuste.bots.brisca_endings import final_lead
from flibuste.bots.brisca_guide import ALL_POINTS
from flibuste.games.brisca.cards import CARDS, HAND, POINTS, SUIT, beats
from flibuste.games.brisca.play import Brisca
from flibuste.games.brisca.scoring import side_sum
from flibuste.insight.counsel import Counsel, Remark
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

BRISCA = 10
"""Points from which a card is worth keeping for its own sake."""


class BriscaCounsel(Counsel):
    """Counts card points; for two, the end is counted out."""

    worlds = 800
    apart = True
    codes = (
        *("takes", "gives", "partner", "beaten-by", "unbeatable"),
        *("keeps", "keeps-trump", "exchange", "no-exchange"),
    )

    def chance(self, s: State, seat: int) -> float:
        """Say who has won, or for two with an empty stock who will."""
        assert isinstance(s, Brisca)
        if s.over:
            return float(s.score(seat))
        lead = final_lead(s, Seat(seat))
        return 0.5 if lead == 0 else float(lead > 0)

    def points(self, s: State, seat: int) -> float:
        """Count the card points of a side."""
        assert isinstance(s, Brisca)
        if s.over:
            return float(side_sum(s, s.points, seat))
        return (ALL_POINTS + float(final_lead(s, Seat(seat)))) / 2.0

    def part(self, s: State) -> int:
        """Tell the games of a match apart."""
        assert isinstance(s, Brisca)
        return int(s.games + s.replays)

    def brought(self, s: State, seat: int) -> float | None:
        """Count the points of the game that has just ended."""
        assert isinstance(s, Brisca)
        return float(side_sum(s, s.last_points, seat)) if len(s.last_points) else None

    def remarks(self, seen: State, seat: int, action: int) -> list[Remark]:
        """Say what a card does in its trick, what beats it, and what stays in the hand."""
        assert isinstance(seen, Brisca)
        if action >= CARDS:
            code = "no-exchange" if self.game.verb_of(action).name == "done" else "exchange"
            return [(code, {"card": self.name("card", seen.turned)})]
        return [*in_trick(seen, seat, action), *self.kept(seen, seat, action)]

    def kept(self, s: Brisca, seat: int, card: int) -> list[Remark]:
        """Name the best card that stays in the hand, if it is one to keep."""
        rest = [other for other in hand(s, seat) if other != card]
        worthy = [other for other in rest if SUIT[other] == s.trump or POINTS[other] >= BRISCA]
        if not worthy:
            return []
        best = max(worthy, key=lambda other: (SUIT[other] == s.trump, POINTS[other], -other))
        code = "keeps-trump" if SUIT[best] == s.trump else "keeps"
        return [(code, {"card": self.name("card", best)})]


def hand(s: Brisca, seat: int) -> list[int]:
    """List the cards of a hand."""
    return [int(s.hands[k]) for k in range(seat * HAND, seat * HAND + s.sizes[seat])]


def in_trick(s: Brisca, seat: int, card: int) -> list[Remark]:
    """Say what a card does in its trick: takes it, adds to it, is thrown away, or leads and may be beaten."""
    points = int(s.pot + POINTS[card])
    last = s.in_trick == s.seats - 1
    if s.in_trick > 0 and not beats(card, s.best, s.trump):
        if s.teams and s.side(s.winner) == s.side(seat):
            return [("partner", {"points": int(POINTS[card])})]
        return [("gives", {"points": points})]
    if last:
        return [("takes", {"points": points})]
    beaten = sum(1 for other in unseen(s, seat) if beats(other, card, s.trump))
    return [("beaten-by", {"n": beaten}) if beaten else ("unbeatable", {})]


def unseen(s: Brisca, seat: int) -> list[int]:
    """List the cards that are neither in a hand nor have been seen."""
    known = set(hand(s, seat))
    if s.stock > 0:
        known.add(int(s.turned))
    return [card for card in range(CARDS) if not (s.gone >> card) & 1 and card not in known and card != s.removed]
