"""``flibuste arena``: bots against each other on duplicate deals, with ratings, intervals and pictures."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.commands.choosing import chosen_game, chosen_settings
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import find_game
from flibuste.lab.arena import Cluster, Contest, Processes, check, run_contest
from flibuste.lab.former import BUILD, split
from flibuste.lab.keeping import Kept, mark, measured
from flibuste.lab.ladder import FRESH, climb, row, rungs, table, write_table
from flibuste.lab.match import COMMAND, seated
from flibuste.lab.report import lines, report

WIDTH = 40
GUIDE = Path("docs/guide/bots.md")
LADDER = Path("build/levels")
GAMES = "games.jsonl"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="which game (with --levels: all, if none is named)")
    parser.add_argument("--game-module", metavar="FILE", help="a Python file with a GAME of your own")
    parser.add_argument(
        "--bots", help='comma-separated: captain,greedy,"cmd:./mybot","build:FOLDER:captain","network:FILE"'
    )
    parser.add_argument("--games", type=int, default=400, help="at most so many (default 400)")
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: as few as the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    parser.add_argument("--each", default="", metavar="NAME", help="let the values of a setting take turns")
    parser.add_argument("--first-deal", type=int, help=f"the seed of the first deal (default 1, with --levels {FRESH})")
    parser.add_argument("--seconds", type=float, default=10.0, help="what a program may think (default 10)")
    parser.add_argument("--all", action="store_true", help="play all games, also when the result is clear")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help='play on a Ray cluster ("local" starts one here)')
    parser.add_argument("--out", type=Path, help="folder for report.json, the pictures and the games, which go on")
    parser.add_argument("--levels", action="store_true", help="play every level against the one below; see --table")
    parser.add_argument("--table", type=Path, default=GUIDE, help=f"where --levels writes its table (default {GUIDE})")


def run(chosen: argparse.Namespace) -> int:
    """Play, show, write."""
    try:
        if chosen.levels and chosen.game_module:
            raise BadData("bad_contest", "--levels measures our games only; name --bots for a game of your own")
        contest = None if chosen.levels else read(chosen)
        runner = Cluster(chosen.ray, chosen.workers) if chosen.ray else Processes(chosen.workers)
        if contest is None:
            return run_ladder(chosen, runner)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    try:
        known = mark(contest) if chosen.out else ""
        played = Kept(chosen.out / GAMES, known).keeping(runner) if known else runner
        found = run_contest(contest, played, progress)
    except KeyboardInterrupt:
        kept = f"what was played is kept in {chosen.out}" if known else "nothing was written"
        print(f"\nstopped before the end; {kept}", file=sys.stderr)
        return 130
    finally:
        runner.close()
    summary = report(contest, found)
    print("\n".join(lines(summary)))
    if chosen.out:
        write(summary, chosen.out)
    return 0


def run_ladder(chosen: argparse.Namespace, runner: Cluster | Processes) -> int:
    """Play every level against the one below, keep each game, and write the table of what is kept."""
    folder = chosen.out or LADDER
    first = FRESH if chosen.first_deal is None else chosen.first_deal
    try:
        for rung in rungs([find_game(chosen.game.replace("-", "_")).name] if chosen.game else measured()):
            print(row(rung, climb(rung, chosen.games, folder, runner, progress, first)), flush=True)
    except KeyboardInterrupt:
        print(f"\nstopped; what was played is kept in {folder}", file=sys.stderr)
        return 130
    finally:
        runner.close()
    write_table(chosen.table, list(table(folder, first)))
    print(f"written: {chosen.table}")
    return 0


def read(chosen: argparse.Namespace) -> Contest:
    """Make the contest out of the words, or say what is wrong with them."""
    if (chosen.game is None and chosen.game_module is None) or chosen.bots is None:
        raise BadData("bad_contest", "name a game (or --game-module) and --bots, or ask for --levels")
    game = chosen_game(chosen.game, chosen.game_module)
    bots = tuple(word.strip() for word in chosen.bots.split(","))
    for bot in bots:
        if bot.startswith(BUILD):
            if chosen.game_module:
                raise BadData("bad_contest", f"{bot}: another build does not know a game of your own")
            split(bot)
        elif not bot.startswith(COMMAND):
            seated(bot, game)
    contest = Contest(
        game.name,
        bots,
        chosen.seats or game.seats.start,
        game.check_settings(chosen_settings(game, chosen.option)),
        chosen.games,
        1 if chosen.first_deal is None else chosen.first_deal,
        chosen.seconds,
        not chosen.all,
        str(Path(chosen.game_module).resolve()) if chosen.game_module else "",
        chosen.each,
    )
    check(contest)
    return contest


def progress(done: int, planned: int) -> None:
    """Draw the bar, where somebody looks."""
    if not sys.stderr.isatty():
        return
    filled = WIDTH * done // planned
    end = "\n" if done == planned else ""
    print(f"\r{'#' * filled}{'.' * (WIDTH - filled)} {done}/{planned} deals", end=end, file=sys.stderr, flush=True)


def write(summary: dict[str, object], folder: Path) -> None:
    """Write the report and its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    try:
        from flibuste.lab.plots import draw

        made = draw(summary, folder)
    except ImportError:
        print("no pictures: pip install 'flibuste[plots]'", file=sys.stderr)
        made = []
    print(f"written: {', '.join(str(path) for path in [folder / 'report.json', *made])}")
