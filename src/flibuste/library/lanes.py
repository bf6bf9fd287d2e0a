"""Many games side by side, stepped in compiled code; numbers go in and out as bytes, which numpy reads without copying.

A game that ends is begun anew at once, so that there is always a decision in every lane. Where a group is asked, its
seats answer one after the other (sealed, so the order does not matter).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_f64_le, write_i64_le
from mypy_extensions import i64, u8

from flibuste.kernel.bits import bit, lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import illegal
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from flibuste.library.rows import RowWriter

BITS: Final[i64] = 8


@final
class Lanes:
    """So many games of one kind: whose turn it is, what is legal, what the last step paid, how many have ended."""

    def __init__(self, game: Game, count: int, setup: Setup, seed: int, writer: RowWriter | None = None) -> None:
        self.game = game
        self.writer = writer
        self.count: i64 = count
        self.seats: i64 = setup.seats
        self.actions: i64 = game.action_count
        self.ended: i64 = 0
        self.setup = setup
        self.chances: list[Seeded] = [Seeded(seed * 1_000_003 + k) for k in range(count)]
        self.states: list[State] = [game.new(self.setup, self.chances[k]) for k in range(count)]

    def step(self, actions: bytes) -> bytes:
        """Answer in every lane with its action (64 bits each); return what was paid, and what ended, as doubles.

        For each lane: the payoff of every seat, then 1 if the game ended. An action that is not legal stops the step
        with its lane; the lanes before it have moved on.
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
            self.ended += 1
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

    def rows(self) -> bytes:
        """Return what the seat to act may see in each lane, 16 bits each, where the game writes it itself."""
        out = BytesWriter()
        writer = self.writer
        if writer is not None:
            for state in self.states:
                writer.write(out, state, Seat(lowest(state.waiting)))
        return out.getvalue()
