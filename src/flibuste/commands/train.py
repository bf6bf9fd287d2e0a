"""``flibuste train``: learn a game by self-play, with a learning curve; stop it at any time and take it up again."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.learned.guide import TablesBot
from flibuste.bots.roster import COURSES
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import find_game
from flibuste.lab.arena import Cluster, Processes
from flibuste.lab.plots import draw_curve
from flibuste.lab.training import Training, compare, file_text, guide_for, keep, take_up, train

FOLDER = Path("build/learned")
WIDTH = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to practise (default 10)")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many rounds: the same tables every time")
    parser.add_argument("--games", type=int, default=400, help="games of a worker in a round (default 400)")
    parser.add_argument("--exam", type=int, default=100, help="deals of an exam at each practice table (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="where the practice deals come from (default 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help='practise on a Ray cluster ("local" starts one here)')
    parser.add_argument("--out", type=Path, default=FOLDER, help=f"folder for tables and curve (default {FOLDER})")
    parser.add_argument("--fresh", action="store_true", help="begin anew instead of taking up what is in the folder")


def run(chosen: argparse.Namespace) -> int:
    """Practise, show, keep."""
    try:
        training, file = read(chosen)
        runner = Cluster(chosen.ray, chosen.workers) if chosen.ray else Processes(chosen.workers)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    stopped = False
    try:
        train(training, chosen.minutes, chosen.rounds, runner.each, lambda now: told(now, file))
    except KeyboardInterrupt:
        stopped = True
        print(f"\nstopped; what was learned is kept in {file}: the same command goes on", file=sys.stderr)
    finally:
        runner.close()
    if training.curve:
        finish(training, file)
    return 130 if stopped else 0


def read(chosen: argparse.Namespace) -> tuple[Training, Path]:
    """Take up or begin what the words ask for, or say what is wrong with them."""
    game = find_game(chosen.game.replace("-", "_")).name
    if min(chosen.games, chosen.workers, chosen.exam) < 1 or chosen.minutes < 0:
        raise BadData("bad_training", "a training needs a worker, a game, an exam and no negative minutes")
    file = chosen.out / f"{game}.json"
    if chosen.fresh:
        file.unlink(missing_ok=True)
    training = take_up(file, game, chosen.seed, chosen.workers, chosen.exam)
    training.batch = chosen.games
    return training, file


def told(training: Training, file: Path) -> None:
    """Keep a round and show how far it is: one line, drawn over where somebody looks."""
    keep(training, file)
    games, score, low, high = training.curve[-1]
    line = f"{training.games:>9} games, {training.seconds / 60:6.1f} min; exam at {games}: {100 * score:.1f} %"
    line += f" ({100 * low:.1f} to {100 * high:.1f}) {'#' * round(WIDTH * score)}"
    if sys.stderr.isatty():
        print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)
    elif games == training.games:
        print(line, file=sys.stderr, flush=True)


def finish(training: Training, file: Path) -> None:
    """Write the data file and the curve, and compare with the tables that ship."""
    tables = file.with_suffix(".toml")
    tables.write_text(file_text(training), encoding="utf-8")
    made = [tables, *drawn(training, file)]
    print(f"\nwritten: {', '.join(map(str, made))}")
    try:
        former = COURSES[training.game].learned()
    except BadData as error:
        print(f"no former tables to compare with: {error}")
        return
    pupil = TablesBot(guide_for(training.game, training.weights))
    score, low, high = compare(training.game, pupil, TablesBot(former), training.exam)
    print(f"against the tables that ship: {100 * score:.1f} % ({100 * low:.1f} to {100 * high:.1f})")


def drawn(training: Training, file: Path) -> list[Path]:
    """Draw the learning curve, where the library for it is installed."""
    try:
        return draw_curve(training.game, training.curve, file.with_suffix(".png"))
    except ImportError:
        print("no picture: pip install 'flibuste[plots]'", file=sys.stderr)
        return []
