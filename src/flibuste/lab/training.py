"""Training: rounds of self-play on all cores, the tables brought together after each, an exam now and then.

What was learned so far is kept after each round, so a run can be stopped and taken up again. The same seed, workers
and rounds give the same tables; the minutes only say when to stop. Practice deals come from the training's own seed,
the exam's and the arena's never do.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.kept import write
from flibuste.bots.learned.lessons import Learner, unvisited
from flibuste.bots.learned.tables import Tables
from flibuste.bots.roster import COURSES, find_bot
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Setup, find_game
from flibuste.lab.statistics import interval, mean
from flibuste.library.lanes import Lanes

EXAM = 7_000_001  # the first deal of the exam
ROUND_SEED = 1_000_003
QUICK, SLOW = 0.5, 0.002
"""How fast rows move at first and at last. With 0.02 at last the tables never came to rest: 55 % instead of 65 %."""

LANES = 4
"""So many games of a worker are under way at each practice table."""

COPIED = 1000
"""So many visits count at most of a row that was copied: it must still move when it is compared."""

Mapper = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]
"""Does a function for each item, here, in other processes or on a cluster, in order."""


@dataclass(frozen=True)
class Lesson:
    """What one worker practises in one round."""

    game: str
    weights: list[int]
    visits: list[int]
    seed: int
    games: int
    copies: bool = False


@dataclass
class Training:
    """A training under way: the tables, how often each row moved, and what the exams have shown.

    In a round every worker plays a ``batch`` of games; an ``exam`` has so many deals at each practice table.
    """

    game: str
    seed: int
    workers: int
    exam: int
    weights: list[int]
    visits: list[int]
    batch: int = 400
    rounds: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[tuple[int, float, float, float]] = field(default_factory=list)


def begin(game: str, seed: int, workers: int, exam: int) -> Training:
    """Begin with tables that know nothing."""
    guide = guide_for(game, None)
    weights, visits = [int(w) for w in guide.tables.weights], [int(v) for v in unvisited(guide)]
    return Training(game, seed, workers, exam, weights, visits)


def guide_for(game: str, weights: Sequence[int] | None) -> LearnedGuide:
    """Make the guide of a game from tables."""
    if game not in COURSES:
        raise BadData("nothing_to_learn", f"{game} has no features to learn; there are {', '.join(sorted(COURSES))}")
    course = COURSES[game]
    return course.guide(Tables(course.features(), None if weights is None else vec[i64](weights)))


def setups(game: Game) -> list[Setup]:
    """List the practice tables of a game."""
    tables = [table for way in COURSES[game.name].ways.values() for table in way]
    return [Setup(seats, game.check_settings(settings), False, None) for seats, settings in tables]


def practise(task: Lesson) -> tuple[list[int], list[int]]:
    """Practise in this process; return the tables and the visits after it."""
    import flibuste.games  # noqa: F401  (a worker process starts without games)

    game = find_game(task.game)
    guide = guide_for(task.game, task.weights)
    visits = vec[i64](task.visits)
    lesson(Learner(guide, visits, QUICK, SLOW, task.copies), game, setups(game), task.games, task.seed)
    return [int(w) for w in guide.tables.weights], [int(v) for v in visits]


def lesson(learner: Learner, game: Game, tables: Sequence[Setup], games: int, seed: int) -> None:
    """Let a learner answer in games side by side, its share at each table, until so many have ended."""
    dice, count = Seeded(seed), len(tables)
    shares = [(games + count - 1 - number) // count for number in range(count)]
    under_way = [
        (Lanes(game, min(LANES, share), table, seed * count + number), share)
        for number, (table, share) in enumerate(zip(tables, shares, strict=True))
    ]
    while under_way := [(lanes, share) for lanes, share in under_way if lanes.ended < share]:
        for lanes, _ in under_way:
            lanes.step(b"".join(int(learner.answer(state, dice)).to_bytes(8, "little") for state in lanes.states))


def one_round(training: Training, each: Mapper) -> None:
    """Let every worker practise from the same tables, then move these by the mean of what the workers moved."""
    first = training.seed * ROUND_SEED + training.rounds * training.workers
    copies = training.rounds < COURSES[training.game].copied
    tasks = [
        Lesson(training.game, training.weights, training.visits, first + worker, training.batch, copies)
        for worker in range(training.workers)
    ]
    found = list(each(practise, tasks))
    training.weights = [round(sum(moved) / len(moved)) for moved in zip(*(w for w, _ in found), strict=True)]
    before = training.visits
    training.visits = [
        old + sum(now - old for now in counts)
        for old, counts in zip(before, zip(*(v for _, v in found), strict=True), strict=True)
    ]
    if copies:
        training.visits = [min(count, COPIED) for count in training.visits]
    training.rounds += 1
    training.games += training.batch * training.workers


# exams


def compare(game: str, one: Bot, other: Bot, deals: int) -> tuple[float, float, float]:
    """Let two quick bots play the practice tables, seats swapped; return the score of the first and its interval."""
    rules = find_game(game)
    return score_between(rules, setups(rules), one, other, deals, EXAM)


def score_between(
    rules: Game, tables: Sequence[Setup], one: Bot, other: Bot, deals: int, first: int
) -> tuple[float, float, float]:
    """Play so many deals at each table with every seating; return the score of the first bot and its interval."""
    from flibuste.lab.arena import seatings

    shares = []
    for number, setup in enumerate(tables):
        for deal in range(first + number * deals, first + (number + 1) * deals):
            played = [examined(rules, setup, deal, lineup, (one, other)) for lineup in seatings("AB", setup.seats)]
            shares.append(mean(played))
    low, high = interval(shares)
    return mean(shares), low, high


def examined(game: Game, setup: Setup, deal: int, lineup: Sequence[str], bots: tuple[Bot, Bot]) -> float:
    """Play one game of an exam: every bot is handed what its seat has seen. Return the share of the first bot."""
    chance, thoughts = Seeded(deal), Seeded(deal + 1)
    state = game.new(Setup(setup.seats, setup.settings, True, None), chance)
    while not state.over:
        seat = lowest(state.waiting)
        bot = bots["AB".index(lineup[seat])]
        state.answer(seat, bot.choose(state.seen_by(seat, thoughts), seat, thoughts), chance)
    mine, theirs = ([state.score(s) for s, who in enumerate(lineup) if who == name] for name in "AB")
    return 0.5 + (mean(mine) - mean(theirs)) / 2


def take_exam(training: Training) -> None:
    """Play the tables alone, without search, against the quick bot, and note the score on the curve."""
    pupil = TablesBot(guide_for(training.game, training.weights))
    training.curve.append(
        (training.games, *compare(training.game, pupil, find_bot(training.game, "greedy"), training.exam))
    )


# keeping


def keep(training: Training, file: Path) -> None:
    """Keep a training; a stop in the middle leaves the former file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(training)), encoding="utf-8")
    fresh.replace(file)


def take_up(file: Path, game: str, seed: int, workers: int, exam: int) -> Training:
    """Take up a training that was kept, or begin one; one of other features or another seed is not mixed with it."""
    fresh = begin(game, seed, workers, exam)
    if not file.exists():
        return fresh
    try:
        found = Training(**json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError) as error:
        raise BadData("bad_training", f"{file} holds no training: {error}") from error
    if (found.game, found.seed, len(found.weights)) != (game, seed, len(fresh.weights)):
        raise BadData("other_training", f"{file} is of another game, seed or features: --fresh begins anew")
    found.workers, found.exam = workers, exam
    found.curve = [(int(games), score, low, high) for games, score, low, high in found.curve]
    return found


def file_text(training: Training) -> str:
    """Write the data file: the tables, and where they come from."""
    guide = guide_for(training.game, training.weights)
    origin: dict[str, object] = {
        "command": f"flibuste train {training.game} --seed {training.seed} --workers {training.workers}"
        f" --games {training.batch} --rounds {training.rounds}",
        "commit": commit(),
        "games": training.games,
        "minutes": round(training.seconds / 60, 1),
    }
    if training.curve:
        games, score, low, high = training.curve[-1]
        origin |= {"exam_after_games": games, "score_against_quick_bot": round(score, 3)}
        origin["interval"] = [round(low, 3), round(high, 3)]
    return write(guide.tables, origin)


def commit() -> str:
    """Name the commit of the sources, if they are in a repository."""
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


def train(training: Training, minutes: float, rounds: int, each: Mapper, told: Callable[[Training], None]) -> None:
    """Practise round after round until the minutes or the rounds are over; exams at the start and the end too."""
    if not training.curve:
        take_exam(training)
        told(training)
    end = time.monotonic() + 60 * minutes
    left = rounds
    while time.monotonic() < end and left != 0:
        started = time.monotonic()
        one_round(training, each)
        training.seconds += time.monotonic() - started
        left -= 1
        if training.games >= 1.5 * training.curve[-1][0]:
            take_exam(training)
        told(training)
    if training.curve[-1][0] != training.games:
        take_exam(training)
        told(training)
