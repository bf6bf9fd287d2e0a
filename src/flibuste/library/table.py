"""A table as a program handles it: one game under way, with its chance, its record and what each seat may know."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import SupportsIndex

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.events import Log, Shown
from flibuste.kernel.game import Game
from flibuste.kernel.records import Record, read_record, write_record
from flibuste.kernel.session import Session, replay, start
from flibuste.kernel.state import State
from flibuste.library.bots import Seen
from flibuste.library.given import seat_of, whole
from flibuste.library.moves import Move, move_of, read_move
from flibuste.library.positions import write_position


class Played:
    """The record of a table: everything that was chosen and everything chance gave."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.inside = record

    def text(self) -> str:
        """Write the record as ``flibuste record`` reads it."""
        return write_record(self.game, self.inside)

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """List every answer: the seat and its move."""
        return [(seat, move_of(self.game, action)) for seat, action, _ in self.inside.answers]

    def __repr__(self) -> str:
        return f"<Record of {self.game.name}: {len(self.inside.answers)} answers, {self.inside.result}>"


class Table:
    """One game under way. Made by ``fb.new``, ``fb.position`` or ``fb.replay``.

    >>> import flibuste as fb
    >>> table = fb.new("brisca", players=2, seed=4)
    >>> table
    <Table brisca: 2 players, seat 1 to act: play>
    >>> table.legal(1)
    [Move('play 7c'), Move('play 7b'), Move('play 2b')]
    >>> table.play(1, "play 2b")
    >>> table.view(0)["trick"]
    [{'seat': 1, 'card': '2b'}]
    >>> while not table.over:
    ...     seat = table.to_act[0]
    ...     table.play(seat, table.legal(seat)[0])
    >>> table.returns()
    (-1.0, 1.0)
    """

    def __init__(self, session: Session, seed: int, begun: str = "") -> None:
        self._session = session
        self._chance = Seeded(seed)
        self._thoughts = Seeded(seed + 1)
        self._begun = begun

    # what it is

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._session.game.name

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return int(self._session.state.seats)

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The rules of this table, complete; of a table that began at a position they are inside the position."""
        return dict(self._session.record.settings)

    @property
    def state(self) -> State:
        """The kernel's state with every secret: for searches and tests, not for players."""
        return self._session.state

    # the decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._session.state.over)

    @property
    def to_act(self) -> list[int]:
        """The seats that must answer now: several where a group answers at once, none when the game is over."""
        return self._session.waiting()

    @property
    def decision(self) -> str:
        """The name of the open decision; empty when the game is over."""
        return "" if self.over else self._session.state.kind()

    def legal(self, seat: int) -> list[Move]:
        """List the moves of a seat; none if it has nothing to decide now."""
        self._check(seat)
        asked = int(self._session.state.waiting) >> seat & 1
        return [move_of(self._session.game, a) for a in self._session.state.options(seat)] if asked else []

    def play(self, seat: int, move: str | SupportsIndex) -> None:
        """Answer for a seat with a move, its text or its number; a refused move changes nothing.

        >>> import flibuste as fb
        >>> table = fb.new("brisca", players=2, seed=4)
        >>> try:
        ...     table.play(1, "play Ao")
        ... except fb.IllegalAction as error:
        ...     print(error)
        ...     print(*error.__notes__)
        not_in_hand: ...
        position: fb2 brisca 2 ...
        """
        with self._quoting():
            answering = whole(seat, "a seat", "no_such_seat")
            self._session.answer(answering, int(read_move(self._session.game, move)), self._chance)

    # what may be known

    def view(self, seat: int | None = None) -> dict[str, object]:
        """Return what a seat may know, as plain values; without a seat, what everybody sees."""
        if seat is not None:
            self._check(seat)
        return dict(self._session.view(int(SPECTATOR) if seat is None else seat))

    def events(self, seat: int | None = None) -> list[Shown]:
        """List what happened as a seat was told it, with ids in the place of numbers."""
        if seat is not None:
            self._check(seat)
        told = self._session.log.stream(int(SPECTATOR) if seat is None else seat)
        return [self._session.game.named(event) for event in told]

    def seen_by(self, seat: int) -> Seen:
        """Return what a bot in this seat may be handed: what the seat cannot know is dealt anew at each call."""
        self._check(seat)
        return Seen(self._session.game, self._session.state.seen_by(seat, self._thoughts), seat)

    # the end

    def returns(self) -> tuple[float, ...]:
        """Return the payoff of each seat: zeros until the end; then +1 to a lone winner, unless the game pays more.

        Where the game is zero-sum (all four are) payoffs add up to nothing over the sides.
        """
        state = self._session.state
        return tuple(float(state.payoff(seat)) if state.over else 0.0 for seat in range(self.players))

    def scores(self) -> tuple[float, ...]:
        """Return the share of each seat in the one win; zeros until the end."""
        state = self._session.state
        return tuple(float(state.score(seat)) if state.over else 0.0 for seat in range(self.players))

    @property
    def record(self) -> Played:
        """Everything chosen and everything chance gave, from the first deal."""
        if self._begun:
            raise BadData(
                "no_record", f"this table began at a position, so it has no record from the deal: {self._begun}"
            )
        return Played(self._session.game, self._session.record)

    # copies

    def copy(self) -> Table:
        """Copy the table; the copy goes on by itself, with the same chance to come."""
        return copy.deepcopy(self)

    def __copy__(self) -> Table:
        return self.copy()

    def __str__(self) -> str:
        return write_position(self._session.game, self._session.state)

    def __repr__(self) -> str:
        if self.over:
            ends = "over, " + " ".join(f"{amount:g}" for amount in self.returns())
        else:
            seats = ", ".join(map(str, self.to_act))
            ends = f"{'seats' if len(self.to_act) > 1 else 'seat'} {seats} to act: {self.decision}"
        return f"<Table {self.game}: {self.players} players, {ends}>"

    def _check(self, seat: int) -> None:
        with self._quoting():
            seat_of(seat, self.players)

    @contextmanager
    def _quoting(self) -> Iterator[None]:
        """Add the position to whatever is refused."""
        try:
            yield
        except GameError as error:
            error.add_note(f"position: {self}")
            raise


def open_table(game: Game, players: int, options: Mapping[str, object], seed: int) -> Table:
    """Set a game up."""
    table = Table(start(game, players, options, chance := Seeded(seed)), seed)
    table._chance = chance
    return table


def table_at(game: Game, state: State, line: str, seed: int) -> Table:
    """Sit down at a position."""
    log = Log()
    state.log = log
    return Table(Session(game, state, log, Record(game.name, game.content, int(state.seats), {})), seed, line)


def table_of(game: Game, text: str, seed: int) -> Table:
    """Sit down at the end of a record."""
    return Table(replay(game, read_record(text, game)), seed)
