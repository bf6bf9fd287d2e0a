"""``flibuste train``: learn a game by self-play, with a learning curve; stop it at any time and take it up again.

Tables of features that the game declares, or with ``--network`` a small network that needs nothing but its views.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.learned.guide import TablesBot
from flibuste.bots.roster import COURSES
from flibuste.commands.choosing import chosen_game, chosen_settings
from flibuste.kernel.errors import BadData, GameError
from flibuste.lab.arena import Cluster, Processes
from flibuste.lab.plots import draw_curve
from flibuste.lab.training import Training, compare, file_text, guide_for, keep, take_up, train

if TYPE_CHECKING:
    from flibuste.lab.self_play import Practice

FOLDER = Path("build/learned")
WIDTH = 40
LARGEST_LAYER = 4096


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="which game")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to practise (default 10)")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many rounds: the same tables every time")
    parser.add_argument("--games", type=int, default=400, help="games of a worker in a round (default 400)")
    parser.add_argument("--exam", type=int, default=100, help="deals of an exam at each practice table (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="where the practice deals come from (default 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help='practise on a Ray cluster ("local" starts one here)')
    parser.add_argument("--out", type=Path, default=FOLDER, help=f"folder for tables and curve (default {FOLDER})")
    parser.add_argument("--fresh", action="store_true", help="begin anew instead of taking up what is in the folder")
    network = parser.add_argument_group("a network, for any game with views (one process; needs flibuste[numpy])")
    network.add_argument("--network", action="store_true", help="learn a small network from what the seats see")
    network.add_argument("--game-module", metavar="FILE", help="a Python file with a GAME of your own")
    network.add_argument("--seats", type=int, help="how many sit at the table (default: as few as the game allows)")
    network.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    network.add_argument("--lanes", type=int, default=512, help="games side by side (default 512)")
    network.add_argument("--hidden", type=int, default=128, help="numbers in each of the two layers (default 128)")


def run(chosen: argparse.Namespace) -> int:
    """Practise, show, keep."""
    if chosen.network:
        return run_network(chosen)
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
    if chosen.game_module or chosen.seats or chosen.option:
        raise BadData("bad_training", "a module, seats and options are for --network: tables learn at all their tables")
    game = chosen_game(chosen.game).name
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
    show(training.games, training.seconds, training.curve)


def show(games: int, seconds: float, curve: Sequence[tuple[int, float, float, float]]) -> None:
    """Show how far a training is."""
    last, score, low, high = curve[-1]
    line = f"{games:>9} games, {seconds / 60:6.1f} min; exam at {last}: {100 * score:.1f} %"
    line += f" ({100 * low:.1f} to {100 * high:.1f}) {'#' * round(WIDTH * score)}"
    if sys.stderr.isatty():
        print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)
    elif last == games:
        print(line, file=sys.stderr, flush=True)


def finish(training: Training, file: Path) -> None:
    """Write the data file and the curve, and compare with the tables that ship."""
    tables = file.with_suffix(".toml")
    tables.write_text(file_text(training), encoding="utf-8")
    made = [tables, *drawn(f"{training.game}: score of the tables alone", training.curve, file)]
    print(f"\nwritten: {', '.join(map(str, made))}")
    try:
        former = COURSES[training.game].learned()
    except BadData as error:
        print(f"no former tables to compare with: {error}")
        return
    pupil = TablesBot(guide_for(training.game, training.weights))
    score, low, high = compare(training.game, pupil, TablesBot(former), training.exam)
    print(f"against the tables that ship: {100 * score:.1f} % ({100 * low:.1f} to {100 * high:.1f})")


def drawn(what: str, curve: Sequence[tuple[int, float, float, float]], file: Path) -> list[Path]:
    """Draw the learning curve, where the library for it is installed."""
    try:
        return draw_curve(what, curve, file.with_suffix(".png"))
    except ImportError:
        print("no picture: pip install 'flibuste[plots]'", file=sys.stderr)
        return []


# a network


def run_network(chosen: argparse.Namespace) -> int:
    """Let a network practise, show, keep."""
    try:
        practice, file = read_network(chosen)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    from flibuste.lab.self_play import keep as keep_network
    from flibuste.lab.self_play import train as train_network

    def kept(now: Practice) -> None:
        keep_network(now, file)
        show(now.games, now.seconds, now.curve)

    stopped = False
    try:
        train_network(practice, chosen.lanes, chosen.seed, chosen.minutes, chosen.rounds, chosen.exam, kept)
    except KeyboardInterrupt:
        stopped = True
        print(f"\nstopped; what was learned is kept in {file}: the same command goes on", file=sys.stderr)
    if practice.curve:
        pictures = drawn(f"{practice.game.name}: score of the network", practice.curve, file)
        print(f"\nwritten: {', '.join(map(str, [file, *pictures]))}; it plays in the arena as network:{file}")
    return 130 if stopped else 0


def read_network(chosen: argparse.Namespace) -> tuple[Practice, Path]:
    """Take up or begin the network that the words ask for, or say what is wrong with them."""
    game = chosen_game(chosen.game, chosen.game_module)
    if min(chosen.lanes, chosen.hidden, chosen.exam) < 1 or chosen.minutes < 0 or chosen.hidden > LARGEST_LAYER:
        raise BadData("bad_training", f"a network needs a lane, an exam, 1 to {LARGEST_LAYER} numbers in a layer, time")
    if chosen.ray:
        raise BadData("bad_training", "a network practises in one process: --ray is for tables")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are multiplied faster by one thread
    try:
        from flibuste.lab.self_play import take_up as take_up_network
    except ImportError as error:
        raise BadData("no_numpy", f"{error}: pip install 'flibuste[numpy]'") from error
    seats = chosen.seats or game.seats.start
    game.check_seats(seats)
    settings = game.check_settings(chosen_settings(game, chosen.option))
    file = chosen.out / f"{game.name}-{seats}.npz"
    if chosen.fresh:
        file.unlink(missing_ok=True)
    return take_up_network(file, game, seats, settings, chosen.hidden, chosen.seed), file
