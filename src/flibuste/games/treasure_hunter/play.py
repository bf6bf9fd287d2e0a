"""Treasure Hunter as a game: which chapter goes on, and which actions it lets through."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter import actions, coins, draft, goblins, part, rounds, scrolls, sites, treasures
from flibuste.games.treasure_hunter.books import books_balance
from flibuste.games.treasure_hunter.cards import (
    CARDS,
    FIRST_ACTION,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLIN_STEP,
    SLEEP,
    TILES,
    Content,
)
from flibuste.games.treasure_hunter.count import points
from flibuste.games.treasure_hunter.decisions import (
    CHOOSE_TARGET,
    DISCARD_ONE,
    KEEP_ONE,
    KEEP_TWO,
    MEET_GOBLINS,
    PLAY_ACTION,
    PUT_TO_SLEEP,
    READ_SCROLLS,
)
from flibuste.games.treasure_hunter.state import (
    ACTION,
    COIN_STEP,
    DEAL,
    DISCARD,
    GOBLIN_PART,
    GOBLIN_RAID,
    HAND,
    KEEP,
    MOST_SEATS,
    SCROLLS,
    SITE,
    TARGET,
    TO_DISCARD,
    TO_DONE,
    TO_KEEP,
    TO_PASS,
    TO_PLAY,
    TO_SLEEP,
    TO_TARGET,
    TO_USE,
    TREASURES,
    Table,
)
from flibuste.games.treasure_hunter.worlds import deal_world
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import NO_SUCH_ACTION, Refusal
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places

NOT_IN_HAND: Final = Refusal("not_in_hand", "the card is not in this hand", "TH-DRAFT-03")


class Hunt(Table):
    """One game of Treasure Hunter.

    Rule: TH-COMP-01, TH-ROUND-01 to TH-ROUND-04.
    """

    def decision(self) -> Decision:
        """Return the open decision."""
        if self.phase == KEEP:
            return KEEP_TWO if self.seats == 2 else KEEP_ONE
        if self.phase == DISCARD:
            return DISCARD_ONE
        if self.phase == ACTION:
            return MEET_GOBLINS if self.site == GOBLIN_STEP else PLAY_ACTION
        if self.phase == TARGET:
            return PUT_TO_SLEEP if self.content.effect[self.playing] == SLEEP else CHOOSE_TARGET
        return READ_SCROLLS

    # what may be chosen

    def candidates(self, seat: Seat) -> vec[i64]:
        """List what the open decision is about."""
        found = vec[i64](capacity=16)
        if self.phase == KEEP:
            return self.add_hand(found, seat, 0, TO_KEEP)
        if self.phase == DISCARD:
            return self.add_hand(found, seat, 0, TO_DISCARD)
        if self.phase == ACTION:
            return append(self.add_hand(found, seat, FIRST_ACTION, TO_PLAY), TO_PASS)
        if self.phase == TARGET:
            return self.add_targets(found)
        for tile in range(FIRST_YELLOW, FIRST_GREY):
            if self.tile_at[tile] == seat:
                found = append(found, TO_USE + tile)
        return append(found, TO_DONE)

    def add_hand(self, found: vec[i64], seat: Seat, first: i64, verb: i64) -> vec[i64]:
        """Add one action for each card of a hand from first on."""
        place = self.place
        here = HAND + seat
        for card in range(first, CARDS):
            if place[card] == here:
                found = append(found, verb + card)
        return found

    def add_targets(self, found: vec[i64]) -> vec[i64]:
        """Add all adventurers, or all players; the check tells which may be chosen."""
        if self.content.effect[self.playing] == SLEEP:
            for card in range(FIRST_DOG):
                found = append(found, TO_SLEEP + card)
        else:
            for seat in self.every_seat():
                found = append(found, TO_TARGET + seat)
        return found

    def random_option(self, seat: i64, rng: Chance) -> i64:
        """Pick a card of the hand without building an array."""
        if self.phase == KEEP:
            return TO_KEEP + self.nth_in_hand(seat, 0, rng.draw(self.sizes[seat]))
        if self.phase == DISCARD:
            return TO_DISCARD + self.nth_in_hand(seat, 0, rng.draw(self.sizes[seat]))
        if self.phase != ACTION:
            return super().random_option(seat, rng)
        held = self.count_in_hand(seat, FIRST_ACTION)
        while True:
            n = rng.draw(held + 1)
            if n == held:
                return TO_PASS
            card = self.nth_in_hand(seat, FIRST_ACTION, n)
            if actions.why_not_play(self, Seat(seat), card) is None:
                return TO_PLAY + card

    def count_in_hand(self, seat: i64, first: i64) -> i64:
        """Count the cards of a hand from first on."""
        place, here = self.place, HAND + seat
        count: i64 = 0
        for card in range(first, CARDS):
            if place[card] == here:
                count += 1
        return count

    def nth_in_hand(self, seat: i64, first: i64, n: i64) -> i64:
        """Return one card of a hand from first on, counted in order from 0."""
        place, here, card = self.place, HAND + seat, first
        while True:
            if place[card] == here:
                if n == 0:
                    return card
                n -= 1
            card += 1

    def why_not(self, seat: Seat, action: i64) -> Refusal | None:
        """Say why an action is refused.

        Rule: TH-DRAFT-03, TH-TWO-04, TH-ACT-05, TH-SCROLL-01.
        """
        if self.phase == KEEP:
            return self.why_not_in_hand(seat, action - TO_KEEP)
        if self.phase == DISCARD:
            return self.why_not_in_hand(seat, action - TO_DISCARD)
        if self.phase == ACTION:
            if action == TO_PASS:
                return None
            if TO_PLAY <= action < TO_PLAY + CARDS:
                return actions.why_not_play(self, seat, action - TO_PLAY)
            return NO_SUCH_ACTION
        if self.phase == TARGET:
            return self.why_not_target(seat, action)
        if action == TO_DONE:
            return None
        if TO_USE <= action < TO_USE + TILES:
            return scrolls.why_not_use(self, seat, action - TO_USE)
        return NO_SUCH_ACTION

    def why_not_in_hand(self, seat: Seat, card: i64) -> Refusal | None:
        """Say why a card cannot be kept or discarded.

        Rule: TH-DRAFT-03, TH-DRAFT-10, TH-TWO-04.
        """
        if card < 0 or card >= CARDS:
            return NO_SUCH_ACTION
        return None if self.place[card] == HAND + seat else NOT_IN_HAND

    def why_not_target(self, seat: Seat, action: i64) -> Refusal | None:
        """Say why a target cannot be chosen for the card being played."""
        if self.content.effect[self.playing] == SLEEP:
            if TO_SLEEP <= action < TO_SLEEP + CARDS:
                return actions.why_not_sleep(self, seat, action - TO_SLEEP)
            return NO_SUCH_ACTION
        if TO_TARGET <= action < TO_TARGET + MOST_SEATS and action - TO_TARGET < self.seats:
            return None
        return NO_SUCH_ACTION

    # what follows

    def advance(self, chance: Chance) -> None:
        """Go on through the chapters until somebody is asked or the game is over.

        Rule: TH-ROUND-02 to TH-ROUND-04.
        """
        while self.waiting == 0 and not self.over:
            if self.asked != 0:
                self.take_answer()
            else:
                self.go_on(chance)

    def take_answer(self) -> None:
        """Carry out what was answered."""
        phase = self.phase
        self.asked = 0
        if phase == KEEP:
            draft.keep(self)
        elif phase == DISCARD:
            draft.discard(self)
        elif phase == ACTION:
            self.take_action(self.turn, self.answers[self.turn])
        elif phase == TARGET:
            self.take_target(self.turn, self.answers[self.turn])
        elif self.answers[self.turn] == TO_DONE:
            scrolls.done(self, self.turn)
        else:
            scrolls.use(self, self.turn, self.answers[self.turn] - TO_USE)

    def take_action(self, seat: Seat, action: i64) -> None:
        """Pass, or play a card."""
        if action == TO_PASS:
            part.pass_turn(self)
        else:
            actions.play(self, seat, action - TO_PLAY)

    def take_target(self, seat: Seat, action: i64) -> None:
        """Let the card being played reach its target."""
        if action >= TO_TARGET:
            actions.aim(self, seat, Seat(action - TO_TARGET))
        else:
            actions.put_to_sleep(self, seat, action - TO_SLEEP)

    def go_on(self, chance: Chance) -> None:
        """Do the next thing that needs no answer.

        Rule: TH-ROUND-02 to TH-ROUND-04.
        """
        phase = self.phase
        if phase == DEAL:
            draft.deal(self, chance)
        elif phase == SITE:
            sites.open_site(self)
            part.open_part(self)
        elif phase == TREASURES:
            treasures.take_treasures(self)
        elif phase == GOBLIN_PART:
            part.open_part(self)
        elif phase == GOBLIN_RAID:
            goblins.raid(self)
        elif phase == COIN_STEP:
            coins.receive_coins(self)
        elif phase == SCROLLS:
            scrolls.open_scrolls(self)
        else:
            rounds.end_round(self)

    # the end and the rest

    def standing(self, seat: i64) -> i64:
        """Return the points of a player; equal points share the victory.

        Rule: TH-END-07, TH-END-08.
        """
        return points(self, Seat(seat), False).total

    def clone(self) -> Hunt:
        """Copy the game."""
        other = Hunt(self.seats)
        self.copy_to(other)
        self.copy_table_to(other)
        return other

    def where(self) -> vec[i64]:
        """Say where each card truly lies."""
        return self.place[:]

    def redeal(self, seat: Seat, memory: Places, rng: Chance) -> None:
        """Deal what this seat does not know anew."""
        deal_world(self, seat, memory, rng)

    def balance(self) -> bool:
        """Say whether 75 cards, 54 treasures and 22 goblins are all there."""
        return books_balance(self)


def empty(seats: i64, content: Content) -> Hunt:
    """Make a table without a game."""
    s = Hunt(seats)
    s.content = content
    s.make_room()
    return s
