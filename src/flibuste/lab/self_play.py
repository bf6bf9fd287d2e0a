"""Self-play over the vectorised runner: one network plays all seats of many games and learns from what was paid.

Proximal policy optimisation with numpy: what went better than guessed becomes likelier, but never much at once. Nothing
in here knows a rule. A decision waits until its game has ended, so long games count as much as short ones. The same
seed, lanes and rounds give the same network; what was learned is kept after every round and can be taken up again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy

from flibuste.bots.roster import find_bot
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Settings, Setup
from flibuste.lab.networks import SHAPES, Floats, Network, NetworkBot, fresh, network_in, read_arrays
from flibuste.lab.training import EXAM, score_between
from flibuste.library.vector import Vector

STEPS: Final = 64
"""Of all games in a round."""
PASSES: Final = 2
BATCH: Final = 2048
CLIP: Final = 0.2
RATE: Final = 1e-3
VALUE: Final = 0.5
ENTROPY: Final = 0.005
"""How fast the network moves, what a good guess counts beside good play, and how much it keeps trying things."""
MOVED: Final = tuple(name for name in SHAPES if name != "scale")


@dataclass
class Step:
    """One step of all games: who was to act, saw what, might do what, did what, how likely that was, what it paid."""

    seats: Floats
    seen: Floats
    masks: Floats
    actions: Floats
    likely: Floats
    paid: Floats
    done: Floats
    open: Floats
    """Which of these decisions still wait for the end of their game."""


@dataclass
class Decisions:
    """Real choices whose game has ended, and what each brought to whoever made it."""

    seen: Floats
    masks: Floats
    actions: Floats
    likely: Floats
    paid: Floats

    def part(self, rows: Floats) -> Decisions:
        """Return some of them."""
        return Decisions(self.seen[rows], self.masks[rows], self.actions[rows], self.likely[rows], self.paid[rows])


@dataclass
class Practice:
    """A network in training: Adam's moments, the curve of its exams, and what waits for the end of its game."""

    game: Game
    seats: int
    settings: Settings
    network: Network
    moments: dict[str, Floats]
    updates: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[tuple[int, float, float, float]] = field(default_factory=list)
    waiting: list[Step] = field(default_factory=list)

    @property
    def pupil(self) -> NetworkBot:
        """The network as a player."""
        return NetworkBot(self.network, self.game)


def begin(game: Game, seats: int, settings: Settings, hidden: int, seed: int) -> Practice:
    """Begin with a network that knows nothing; a few random games say how large its numbers become."""
    games = Vector(game, 32, seats, dict(settings), seed)
    seen = []
    for _ in range(STEPS):
        seen.append(games.observations())
        games.step(games.sample())
    network = fresh(numpy.concatenate(seen), games.actions, hidden, seed)
    moments = {
        f"{kind}_{name}": numpy.zeros_like(network.weights[name]) for name in MOVED for kind in ("mean", "square")
    }
    return Practice(game, seats, settings, network, moments)


def play(practice: Practice, games: Vector, dice: numpy.random.Generator) -> Decisions | None:
    """Play one round; return the choices whose game has ended by now, if there are any."""
    rows = numpy.arange(games.count)
    for _ in range(STEPS):
        seats, masks, seen = games.seats, games.masks, games.observations()
        chances = practice.network.look(seen, masks)[3]
        steps = chances.cumsum(axis=1)
        actions = (steps < dice.random((games.count, 1), numpy.float32) * steps[:, -1:]).sum(axis=1)
        actions = numpy.where(masks[rows, actions], actions, chances.argmax(axis=1))  # a sum may fall short of its end
        paid, done = games.step(actions)
        choices = masks.sum(axis=1) > 1
        likely = chances[rows, actions]
        practice.waiting.append(Step(seats, seen, masks, actions, likely, paid, done, choices))
        practice.games += int(done.sum())
    return ended(practice)


def ended(practice: Practice) -> Decisions | None:
    """Take out the choices whose game has ended, each with what its seat was paid."""
    worth = numpy.zeros_like(practice.waiting[0].paid)
    known = numpy.zeros(len(worth), bool)
    taken = []
    for step in reversed(practice.waiting):
        worth[step.done], known = step.paid[step.done], known | step.done
        use = step.open & known
        taken.append(
            (step.seen[use], step.masks[use], step.actions[use], step.likely[use], worth[use, step.seats[use]])
        )
        step.open = step.open & ~known
    practice.waiting = [step for step in practice.waiting if (step.open | ~known).any()]
    found = Decisions(*(numpy.concatenate(parts) for parts in zip(*taken, strict=True)))
    return found if len(found.paid) else None


def learn(practice: Practice, found: Decisions, dice: numpy.random.Generator) -> None:
    """Move the network by what a round has brought."""
    better = found.paid - practice.network.look(found.seen, found.masks)[4]
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(PASSES):
        order = dice.permutation(len(better))
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            move(practice, slopes(practice.network, found.part(rows), better[rows]))


def slopes(network: Network, found: Decisions, better: Floats) -> dict[str, Floats]:
    """Say which way is up."""
    w, count, rows = network.weights, len(found.actions), numpy.arange(len(found.actions))
    scaled, first, second, chances, guess = network.look(found.seen, found.masks)
    ratio = chances[rows, found.actions] / found.likely
    held = numpy.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)  # it has changed enough already
    gain = (better * ratio * ~held).astype(numpy.float32)
    push = -chances * gain[:, None]
    push[rows, found.actions] += gain
    logs = numpy.log(numpy.maximum(chances, 1e-12))
    push -= numpy.float32(ENTROPY) * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    surprise = (VALUE * (found.paid - guess))[:, None].astype(numpy.float32)
    below = (push @ w["act"].T + surprise @ w["guess"].T) * (second > 0)
    lowest = (below @ w["mid"].T) * (first > 0)
    return {
        "in": scaled.T @ lowest / count,
        "in_bias": lowest.mean(axis=0),
        "mid": first.T @ below / count,
        "mid_bias": below.mean(axis=0),
        "act": second.T @ push / count,
        "guess": second.T @ surprise / count,
    }


def move(practice: Practice, up: dict[str, Floats]) -> None:
    """Go one step up, by Adam's rule."""
    practice.updates += 1
    fair = RATE * (1 - 0.999**practice.updates) ** 0.5 / (1 - 0.9**practice.updates)
    for name, slope in up.items():
        mean, square = practice.moments[f"mean_{name}"], practice.moments[f"square_{name}"]
        mean += numpy.float32(0.1) * (slope - mean)
        square += numpy.float32(0.001) * (slope * slope - square)
        practice.network.weights[name] += numpy.float32(fair) * mean / (numpy.sqrt(square) + numpy.float32(1e-8))


def take_exam(practice: Practice, deals: int) -> None:
    """Play the network against the quick bot on deals that are never practised, and note the score on the curve."""
    setup = Setup(practice.seats, practice.settings, True, None)
    other = find_bot(practice.game.name, "greedy")
    score, low, high = score_between(practice.game, [setup], practice.pupil, other, deals, EXAM)
    practice.curve.append((practice.games, score, low, high))


def train(
    practice: Practice, lanes: int, seed: int, minutes: float, rounds: int, exam: int, told: Callable[[Practice], None]
) -> None:
    """Practise round after round until the minutes or the rounds are over, with an exam at the start and the end."""
    games = Vector(practice.game, lanes, practice.seats, dict(practice.settings), seed + practice.updates)
    dice = numpy.random.default_rng(seed + practice.updates)
    if not practice.curve:
        take_exam(practice, exam)
        told(practice)
    end, left = time.monotonic() + 60 * minutes, rounds
    while time.monotonic() < end and left != 0:
        started = time.monotonic()
        found = play(practice, games, dice)
        if found is not None:
            learn(practice, found, dice)
        practice.seconds += time.monotonic() - started
        left -= 1
        if practice.games >= 2 * max(1000, practice.curve[-1][0]):
            take_exam(practice, exam)
        told(practice)
    if practice.curve[-1][0] != practice.games:
        take_exam(practice, exam)
        told(practice)


def keep(practice: Practice, file: Path) -> None:
    """Keep a training; a stop in the middle leaves the former file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".new.npz")
    counts = numpy.array([practice.updates, practice.games, practice.seconds, practice.seats])
    numpy.savez(
        part, **practice.network.weights, **practice.moments, counts=counts, curve=numpy.array(practice.curve, float)
    )
    part.replace(file)


def take_up(file: Path, game: Game, seats: int, settings: Settings, hidden: int, seed: int) -> Practice:
    """Take up a training that was kept, or begin one."""
    practice = begin(game, seats, settings, hidden, seed)
    if not file.exists():
        return practice
    practice.network = network_in(file, game)
    arrays = read_arrays(file)
    if any(name not in arrays for name in (*practice.moments, "counts", "curve")):
        raise BadData("bad_training", f"{file} holds a network but no training: --fresh begins anew")
    updates, games, seconds, sat = arrays["counts"].tolist()
    if sat != seats or practice.network.weights["mid"].shape[0] != hidden:
        raise BadData("other_training", f"{file} was trained with other seats or hidden numbers: --fresh begins anew")
    practice.moments = {name: arrays[name] for name in practice.moments}
    practice.updates, practice.games, practice.seconds = int(updates), int(games), float(seconds)
    practice.curve = [(int(n), score, low, high) for n, score, low, high in arrays["curve"].tolist()]
    return practice
