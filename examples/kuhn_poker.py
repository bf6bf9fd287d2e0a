"""Kuhn poker in one file: three cards, one each, one chip in, one bet. Payoffs are chips, not wins."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import EVERYONE, bit, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Event, public, secret
from flibuste.kernel.game import Game, Setup, Verb
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places
from flibuste.kernel.state import State
from flibuste.library.layouts import LAYOUTS, Block, ids, numbers

CARDS, ASIDE, SHOWN = 3, 2, 3
PASS, BET = 0, 1
NAMES = ("jack", "queen", "king")
VERBS = [Verb("pass"), Verb("bet")]
STAKE = Decision("stake")
EVENTS = [Event("dealt", "card"), Event("said", "seat", "answer: text"), Event("shown", "seat", "card")]
NO_SUCH_ANSWER = Refusal("no_such_answer", "pass or bet", "KP-01")


class Kuhn(State):
    """``place[card]``: 0 or 1 a hand, 2 aside, 3 shown; ``chips`` what each has put in; ``bets`` the answers so far."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.place: vec[i64] = zeros(CARDS)
        self.chips: vec[i64] = vec[i64]([1, 1])
        self.bets: vec[i64] = vec[i64]()
        self.winner: i64 = -1

    def decision(self) -> Decision:
        return STAKE

    def candidates(self, seat: i64) -> vec[i64]:
        return vec[i64]([PASS, BET])

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return None if PASS <= action <= BET else NO_SUCH_ANSWER

    def held(self, seat: int) -> int:
        return next((card for card in range(CARDS) if self.place[card] == seat), -1)

    def advance(self, chance: Chance) -> None:
        """Put a chip in or pass; two passes, a call or a fold end the game."""
        seat = len(self.bets) % 2
        action = self.answers[seat]
        self.bets = vec[i64]([*self.bets, action])
        self.chips[seat] += action
        if self.log is not None:
            self.log.tell("said", public("seat", seat), public("answer", VERBS[action].name))
        if len(self.bets) > 1 and (action == PASS or self.bets[-2] == BET):
            self.end()
        else:
            self.ask_one(Seat(1 - seat))

    def end(self) -> None:
        """Show the cards where both have put in the same; else whoever bet takes the pot unseen."""
        if self.chips[0] != self.chips[1]:
            self.winner = 0 if self.chips[0] > self.chips[1] else 1
        else:
            self.winner = 0 if self.held(0) > self.held(1) else 1
            for seat in range(2):
                self.show(seat, self.held(seat))
        self.finish_game()

    def show(self, seat: int, card: int) -> None:
        self.place[card] = SHOWN
        if self.known is not None:
            self.known.move(card, seat, SHOWN, EVERYONE)
        if self.log is not None:
            self.log.tell("shown", public("seat", seat), public("card", card))

    def standing(self, seat: i64) -> i64:
        return self.chips[1 - seat] if self.winner == seat else -self.chips[seat]

    def payoff(self, seat: i64) -> float:
        return float(self.standing(seat))

    def clone(self) -> Kuhn:
        other = type(self)(self.seats)
        self.copy_to(other)
        other.place, other.chips, other.bets, other.winner = self.place[:], self.chips[:], self.bets[:], self.winner
        return other

    def where(self) -> vec[i64]:
        return self.place[:]

    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        slots = sorted((self.place[card], card) for card in range(CARDS))
        places = vec[i64]([place for place, card in slots])
        dealt = memory.resample(seat, vec[i64]([card for place, card in slots]), places, rng)
        for k in range(CARDS):
            self.place[dealt[k]] = places[k]


def view(s: State, seat: int) -> Mapping[str, object]:
    assert isinstance(s, Kuhn)
    mine = s.held(seat) if 0 <= seat < 2 else -1
    shown = [NAMES[card] for card in range(CARDS) if s.place[card] == SHOWN]
    said = [VERBS[answer].name for answer in s.bets]
    return {"card": NAMES[mine] if mine >= 0 else None, "said": said, "chips": list(s.chips), "shown": shown}


def new(setup: Setup, chance: Chance) -> State:
    s = Kuhn(setup.seats)
    s.open_books(CARDS, setup.tracked, setup.log)
    cards = vec[i64]([0, 1, 2])
    chance.shuffle(cards, "deck")
    for k in range(CARDS):
        s.place[cards[k]] = k
    if s.known is not None:
        s.known.lay_out(s.place, vec[i64]([bit(place) if place < ASIDE else 0 for place in s.place]))
    if s.log is not None:
        for seat in range(2):
            s.log.tell("dealt", secret("card", s.held(seat), bit(seat)))
    s.ask_one(Seat(0))
    return s


GAME = Game(
    "kuhn_poker",
    "kp",
    range(2, 3),
    {"card": NAMES},
    VERBS,
    3,
    Kuhn,
    new,
    view,
    [STAKE],
    EVENTS,
    payoffs=(-2.0, 2.0),
    minutes=2,
)


def blocks(game: Game) -> list[Block]:
    """Lay out what a seat sees as numbers, for those who learn: one's card, and what each has put in."""
    return [ids("card", "card", NAMES, "your card"), numbers("chips", "chips", 2, "what each has put in")]


LAYOUTS["kuhn_poker"] = blocks
