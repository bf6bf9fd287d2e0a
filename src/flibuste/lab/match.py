"""One game between bots: the task that the arena hands to its workers, here, in other processes or on a cluster."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Settings, find_game
from flibuste.kernel.session import Session, start
from flibuste.lab.former import BUILD, Former, former
from flibuste.lab.programs import Forfeit, Program
from flibuste.table.own_games import game_in

COMMAND = "cmd:"
NETWORK = "network:"


@dataclass(frozen=True)
class Task:
    """A deal to be played once: which game, which seed, who sits where."""

    game: str
    settings: Settings
    deal: int
    lineup: tuple[str, ...]
    seconds: float = 10.0
    module: str = ""
    """The file of a game of one's own: whoever plays the task loads it."""


@dataclass
class Played:
    """What came of a task; times in seconds."""

    deal: int
    lineup: tuple[str, ...]
    scores: list[float]
    standings: list[int]
    decisions: list[int]
    thought: list[float]
    slowest: list[float]
    forfeits: dict[int, str] = field(default_factory=dict)


class Player:
    """Whoever sits in one seat: a bot of ours with what its seat may see, one of another build, or a program."""

    def __init__(self, name: str, task: Task, session: Session, seat: int) -> None:
        self.seat = seat
        thoughts = task.deal * 1_000_003 + seat * 7919 + 17
        self.rng = Seeded(thoughts)
        self.program: Program | None = None
        self.former: Former | None = None
        if name.startswith(COMMAND):
            self.program = Program(name.removeprefix(COMMAND), task.seconds)
            self.program.start(session, seat)
        elif name.startswith(BUILD):
            self.former = former(name, session, seat, task.deal, thoughts)
        else:
            self.bot = seated(name, session.game)

    def choose(self, session: Session) -> int:
        """Choose from what the seat may know."""
        if self.program is not None:
            return self.program.choose(session, self.seat)
        if self.former is not None:
            return self.former.choose(session)
        return int(self.bot.choose(session.state.seen_by(self.seat, self.rng), self.seat, self.rng))

    def leave(self, session: Session) -> None:
        """Leave the table."""
        if self.program is not None:
            self.program.end(session)


def seated(name: str, game: Game) -> Bot:
    """Make a bot of ours: one of the roster, or the network of a file."""
    if name.startswith(NETWORK):
        from flibuste.lab.networks import network_bot  # it needs numpy, which nobody else here does

        return network_bot(name.removeprefix(NETWORK), game)
    return find_bot(game.name, name)


@cache
def own_game(module: str) -> Game:
    """Load a game of one's own, once in each process."""
    return game_in(Path(module))


def play_task(task: Task) -> Played:
    """Play one game to its end; a seat that forfeits loses, the others share the win."""
    import flibuste.games  # noqa: F401  (a worker process starts without games)

    game = own_game(task.module) if task.module else find_game(task.game)
    chance = Seeded(task.deal)
    session = start(game, len(task.lineup), task.settings, chance)
    seats = len(task.lineup)
    played = Played(task.deal, task.lineup, [], [], [0] * seats, [0.0] * seats, [0.0] * seats)
    players: dict[int, Player] = {}
    seat = 0
    try:
        for seat, name in enumerate(task.lineup):
            players[seat] = Player(name, task, session, seat)
        while not session.state.over:
            seat = session.waiting()[0]
            session.answer(seat, timed_choice(players[seat], session, played), chance)
    except Forfeit as reason:
        played.forfeits[seat] = str(reason)
    finally:
        for player in players.values():
            player.leave(session)
    settle(session, played)
    return played


def timed_choice(player: Player, session: Session, played: Played) -> int:
    """Ask a player and note how long it thought: CPU seconds of a bot of ours, seconds on the clock of a program."""
    clock = time.process_time if player.program is None else time.perf_counter
    begin = clock()
    action = player.choose(session)
    spent = clock() - begin if player.former is None else player.former.seconds
    played.decisions[player.seat] += 1
    played.thought[player.seat] += spent
    played.slowest[player.seat] = max(played.slowest[player.seat], spent)
    return action


def settle(session: Session, played: Played) -> None:
    """Write the scores: those of the game, or of a forfeit."""
    state = session.state
    if not played.forfeits:
        played.scores = [state.score(seat) for seat in range(state.seats)]
        played.standings = [int(state.tally(seat)) for seat in range(state.seats)]
        return
    lost = {int(state.side(seat)) for seat in played.forfeits}
    sides = {int(state.side(seat)) for seat in range(state.seats)} - lost
    share = 1.0 / len(sides) if sides else 0.0
    played.scores = [0.0 if int(state.side(seat)) in lost else share for seat in range(state.seats)]
