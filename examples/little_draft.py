"""A whole game in one file: four cards each; everybody keeps one and passes the rest on. Most squared points win.

The tutorial of ``docs/guide/adding-a-game.md``: state, check, what follows, view, worlds, and the entry in the list.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import bit, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Event, secret
from flibuste.kernel.game import Game, Setup, Verb
from flibuste.kernel.places import Places
from flibuste.kernel.state import State

HAND, MOST = 4, 16
PICK = Decision("pick")
EVENTS = [Event("picked", "card"), Event("received", "card")]
NOT_IN_HAND = Refusal("not_in_hand", "the card is not in this hand", "LD-01")


class LittleDraft(State):
    """``place[card]``: 0 .. n-1 a hand, n .. 2n-1 the cards kept by a seat."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.place: vec[i64] = zeros(seats * HAND)
        self.left: i64 = HAND

    def decision(self) -> Decision:
        return PICK

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(len(self.place)) if self.place[card] == place]

    def candidates(self, seat: i64) -> vec[i64]:
        return vec[i64](self.cards_at(seat))

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return None if 0 <= action < len(self.place) and self.place[action] == seat else NOT_IN_HAND

    def advance(self, chance: Chance) -> None:
        """Keep what was picked; pass the rest on, or end."""
        for seat in range(self.seats):
            self.keep(seat, self.answers[seat])
        self.left -= 1
        if self.left == 0:
            self.finish_game()
        else:
            self.pass_on()
            self.ask(bit(self.seats) - 1)

    def keep(self, seat: int, card: int) -> None:
        self.place[card] = self.seats + seat
        if self.known is not None:
            self.known.move(card, seat, self.seats + seat, bit(seat))
        if self.log is not None:
            self.log.tell("picked", secret("card", card, bit(seat)))

    def pass_on(self) -> None:
        for card in (card for card in range(len(self.place)) if self.place[card] < self.seats):
            self.place[card] = (self.place[card] + 1) % self.seats
        if self.known is not None:
            for seat in range(1, self.seats):
                self.known.swap(0, seat)
        self.look_at_hands()

    def look_at_hands(self) -> None:
        for card in range(len(self.place)):
            seat = self.place[card]
            if seat < self.seats:
                if self.known is not None:
                    self.known.show(card, seat, bit(seat))
                self.tell_received(card, seat)

    def tell_received(self, card: int, seat: int) -> None:
        if self.log is not None:
            self.log.tell("received", secret("card", card, bit(seat)))

    def standing(self, seat: i64) -> i64:
        return sum(card * card for card in self.cards_at(self.seats + seat))

    def clone(self) -> LittleDraft:
        other = type(self)(self.seats)
        self.copy_to(other)
        other.place, other.left = self.place[:], self.left
        return other

    def where(self) -> vec[i64]:
        return self.place[:]

    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        slots = sorted((self.place[card], card) for card in range(len(self.place)))
        places = vec[i64]([place for place, card in slots])
        dealt = memory.resample(seat, vec[i64]([card for place, card in slots]), places, rng)
        for k in range(len(dealt)):
            self.place[dealt[k]] = places[k]


def view(s: LittleDraft, seat: int) -> Mapping[str, object]:
    hand, kept = (s.cards_at(place if seat < s.seats else -1) for place in (seat, s.seats + seat))
    return {"hand": hand, "kept": kept, "left": int(s.left), "asked": int(s.asked)}


def new(setup: Setup, chance: Chance, kind: type[LittleDraft] = LittleDraft) -> State:
    s = kind(setup.seats)
    cards = vec[i64](list(range(setup.seats * HAND)))
    s.open_books(len(cards), setup.tracked, setup.log)
    chance.shuffle(cards, "deck")
    for k in range(len(cards)):
        s.place[cards[k]] = k // HAND
    if s.known is not None:
        s.known.lay_out(s.place, vec[i64]([bit(seat) for seat in s.place]))  # each sees the own hand
    s.look_at_hands()
    s.ask(bit(setup.seats) - 1)
    return s


CARDS = {"card": [str(card) for card in range(MOST)]}
VERBS = [Verb("pick", "card")]
GAME = Game("little_draft", "ld", range(3, 5), CARDS, VERBS, 20, LittleDraft, new, view, [PICK], EVENTS)
