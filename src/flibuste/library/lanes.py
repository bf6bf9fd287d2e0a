"""Many games side by side, stepped in compiled code; numbers go in and out as bytes, which numpy reads without copying.

A game that ends is begun anew at once, so that there is always a decision in every lane. Where a group is asked, its
seats answer one after the other (sealed, so the order does not matter).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_f64_le, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, u8

from flibuste.games.brisca.table import Table
from flibuste.kernel.bits import bit, has, lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import illegal
from flibuste.kernel.game import Game, Settings, Setup
from flibuste.kernel.state import State

BITS: Final[i64] = 8
CARDS: Final[i64] = 40
MOST: Final[i64] = 4
SUITS: Final[i64] = 4


@final
class Lanes:
    """So many games of one kind: whose turn it is, what is legal, what the last step paid."""

    def __init__(self, game: Game, count: int, seats: int, settings: Settings, seed: int, tracked: bool) -> None:
        self.game = game
        self.count: i64 = count
        self.seats: i64 = seats
        self.actions: i64 = game.action_count
        self.setup = Setup(seats, settings, tracked, None)
        self.chances: list[Seeded] = [Seeded(seed * 1_000_003 + k) for k in range(count)]
        self.states: list[State] = [game.new(self.setup, self.chances[k]) for k in range(count)]

    def step(self, actions: bytes) -> bytes:
        """Answer in every lane with its action (64 bits each).

        Return doubles, by lane: what each seat was paid, and whether the game ended. An action that is not legal stops
        the step with its lane; the lanes before it have moved on.
        """
        paid = BytesWriter()
        for lane in range(self.count):
            action = read_i64_le(actions, lane * 8)
            state = self.states[lane]
            seat = lowest(state.waiting)
            why = state.refusal(seat, action)
            if why is not None:
                raise illegal(why, seat, f"lane {lane}, action {action}")
            state.answer(seat, action, self.chances[lane])
            self.pay(lane, state, paid)
        return paid.getvalue()

    def pay(self, lane: i64, state: State, paid: BytesWriter) -> None:
        """Write what each seat is paid (nothing on the way) and 1 if the game has ended; then begin the next."""
        for seat in range(self.seats):
            write_f64_le(paid, state.payoff(seat) if state.over else 0.0)
        write_f64_le(paid, 1.0 if state.over else 0.0)
        if state.over:
            self.states[lane] = self.game.new(self.setup, self.chances[lane])

    def turns(self) -> bytes:
        """Return the seat that must answer in each lane, 64 bits each."""
        out = BytesWriter()
        for state in self.states:
            write_i64_le(out, lowest(state.waiting))
        return out.getvalue()

    def legal(self) -> bytes:
        """Return the legal actions of each lane as bits, the lowest first, in whole bytes."""
        out = BytesWriter()
        for state in self.states:
            byte: i64 = 0
            at: i64 = 0
            for action in state.options(lowest(state.waiting)):
                while action >= at + BITS:
                    out.append(u8(byte))
                    byte = 0
                    at += BITS
                byte |= bit(action - at)
            while at < self.actions:
                out.append(u8(byte))
                byte = 0
                at += BITS
        return out.getvalue()

    def sample(self) -> bytes:
        """Return a random legal action for each lane."""
        out = BytesWriter()
        for lane in range(self.count):
            state = self.states[lane]
            write_i64_le(out, state.random_option(lowest(state.waiting), self.chances[lane]))
        return out.getvalue()

    def brisca(self) -> bytes:
        """Return what the seat to act may see in each lane of Brisca, 16 bits each: the layout of ``layouts.py``."""
        out = BytesWriter()
        for state in self.states:
            if isinstance(state, Table):
                write_brisca(out, state, lowest(state.waiting))
        return out.getvalue()


def write_brisca(out: BytesWriter, s: Table, seat: i64) -> None:
    """Write one observation of Brisca: cards, suit, seats, the decision, then numbers."""
    hand: i64 = 0
    for k in range(seat * 3, seat * 3 + s.sizes[seat]):
        hand |= bit(s.hands[k])
    trick: i64 = 0
    players: i64 = 0
    for turn in range(s.in_trick):
        trick |= bit(s.played[s.count - s.in_trick + turn])
        players |= bit((s.leader + turn) % s.seats)
    turned: i64 = 0
    if s.stock > 0:
        turned = bit(s.turned)
    write_bits(out, hand, CARDS)
    write_bits(out, trick, CARDS)
    write_bits(out, s.gone, CARDS)
    write_bits(out, turned, CARDS)
    write_bits(out, bit(s.trump), SUITS)
    write_bits(out, bit(seat), MOST)
    write_bits(out, bit(s.dealer), MOST)
    write_bits(out, players, MOST)
    write_bits(out, 2 if s.exchanging else 1, 2)
    write_number(out, s.stock)
    for other in range(MOST):
        if other < s.seats:
            write_number(out, s.sizes[other])
        else:
            write_number(out, -1)


def write_bits(out: BytesWriter, mask: i64, count: i64) -> None:
    """Write so many bits of a set as zeros and ones."""
    for n in range(count):
        if has(mask, n):
            write_number(out, 1)
        else:
            write_number(out, 0)


def write_number(out: BytesWriter, n: i64) -> None:
    """Write a number of 16 bits."""
    write_i16_le(out, i16(n))
