"""Brisca as it is played: which chapter goes on after an answer, and what it lets through."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, exchange, scoring, trick
from flibuste.games.brisca.cards import CARDS, HAND
from flibuste.games.brisca.decisions import EXCHANGE, PLAY
from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places


@final
class Brisca(Table):
    """A game of Brisca, alone or inside a match."""

    def decision(self) -> Decision:
        """Return the open decision."""
        return EXCHANGE if self.exchanging else PLAY

    def candidates(self, seat: Seat) -> vec[i64]:
        """Return the cards of the hand, or the answers to the question about the exchange."""
        if self.exchanging:
            return exchange.ANSWERS
        return trick.sorted_hand(self, Seat(seat))

    def options(self, seat: i64) -> vec[i64]:
        """Skip the filter where the whole hand may be played (a law compares with the check)."""
        if self.exchanging:
            return exchange.options(self, Seat(seat))
        if trick.must_follow(self):
            return super().options(seat)
        return trick.sorted_hand(self, Seat(seat))

    def random_option(self, seat: i64, rng: Chance) -> i64:
        """Pick without an array where any card may be played."""
        if self.exchanging:
            return exchange.random_option(self, Seat(seat), rng)
        if trick.must_follow(self):
            return super().random_option(seat, rng)
        return self.hands[seat * HAND + rng.draw(self.sizes[seat])]

    def why_not(self, seat: Seat, action: i64) -> Refusal | None:
        """Let the chapter that asks say."""
        if self.exchanging:
            return exchange.why_not(self, seat, action)
        return trick.why_not(self, seat, action)

    def advance(self, chance: Chance) -> None:
        """Name the chapter that goes on.

        Rule: BR-TRICK-11.
        """
        seat = self.turn
        if self.exchanging:
            exchange.answered(self, seat, self.answers[seat], chance)
        else:
            trick.play_card(self, seat, self.answers[seat], chance)

    # what others read

    def standing(self, seat: i64) -> i64:
        """Return how well the side of a seat has done."""
        return scoring.standing(self, seat)

    def tally(self, seat: i64) -> i64:
        """Return the card points of a side: of the match, in a world of this game."""
        if self.this_game_only:
            return scoring.side_sum(self, self.points, seat)
        return scoring.side_sum(self, self.totals, seat)

    def balance(self) -> bool:
        """Say whether every card is in one place and the points taken are those of the cards."""
        seen = bit(CARDS) - 1
        for card in self.cards_in_game():
            if card < 0 or card >= CARDS or (seen >> card) & 1 == 0:
                return False
            seen ^= bit(card)
        if self.removed >= 0:
            seen ^= bit(self.removed)
        return seen == 0 and scoring.points_agree(self)

    def clone(self) -> Brisca:
        """Copy the game."""
        other = Brisca(self.seats)
        self.copy_to(other)
        self.copy_table_to(other)
        return other

    def where(self) -> vec[i64]:
        """Say where each card truly lies."""
        return dealing.where(self)

    def redeal(self, seat: Seat, memory: Places, rng: Chance) -> None:
        """Deal the other hands and the stock anew; a world looks to the end of this game, not of the match."""
        self.this_game_only = True
        dealing.redeal(self, seat, memory, rng)
