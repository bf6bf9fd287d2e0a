"""``flibuste workshop``: change a number of a card, a profile or a table rule, and see what it does to the game.

Or change nothing (``--as-is``), and see which seats and cards win more than their share.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from flibuste.bots.roster import find_bot
from flibuste.commands.arena import progress
from flibuste.commands.choosing import chosen_game, chosen_settings
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import Settings
from flibuste.lab.arena import Cluster, Processes
from flibuste.lab.edits import FORM, edited, read_edit
from flibuste.lab.workshop import Findings, Moved, Version, game_of, played, standing


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", help="which game")
    parser.add_argument(
        "--change", action="append", default=[], metavar="EDIT", help=f"a number of a data file: {FORM}"
    )
    parser.add_argument(
        "--instead", action="append", default=[], metavar="NAME=VALUE", help="a setting after the change"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting before and after"
    )
    parser.add_argument(
        "--as-is", action="store_true", help="change nothing: which seats and cards win more than a fair share?"
    )
    parser.add_argument("--bot", default="sailor", help="who plays every seat (default sailor)")
    parser.add_argument("--seats", type=int, help="how many sit at the table (default: as few as the game allows)")
    parser.add_argument("--games", type=int, default=400, help="so many deals, before and after (default 400)")
    parser.add_argument("--first-deal", type=int, default=1, help="the seed of the first deal (default 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help='play on a Ray cluster ("local" starts one here)')
    parser.add_argument("--all", action="store_true", help="show also what chance may have moved")
    parser.add_argument("--out", type=Path, help="a file for everything that was found, as JSON")


def run(chosen: argparse.Namespace) -> int:
    """Play, compare, show; Ctrl-C ends the play and shows what has been found so far."""
    try:
        before, after, bots = read(chosen)
        runner = Cluster(chosen.ray, chosen.workers) if chosen.ray else Processes(chosen.workers)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    versions = [before] if chosen.as_is else [before, after]
    try:
        deals = range(chosen.first_deal, chosen.first_deal + chosen.games)
        found = Findings(*played(versions, bots, deals, runner.each, progress))
    finally:
        runner.close()
    name, rows = ("stands", standing(found.before)) if chosen.as_is else ("moved", found.moved())
    print("\n".join(lines(found, rows, chosen)))
    if chosen.out:
        told = {"deals": len(found.before), name: [asdict(row) for row in rows], "never": found.never()}
        chosen.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


def read(chosen: argparse.Namespace) -> tuple[Version, Version, tuple[str, ...]]:
    """Make the two versions, or say what is wrong with the words; what a game would refuse is refused here."""
    game = chosen_game(chosen.game)
    changes = bool(chosen.change or chosen.instead)
    if changes and chosen.as_is:
        raise BadData("bad_workshop", "a game as it is has no change: leave --as-is out, or --change and --instead")
    if not changes and not chosen.as_is:
        raise BadData(
            "nothing_changed",
            "say what to change: --change for a number of the data, --instead for a setting; or --as-is",
        )
    if chosen.games < 1 or chosen.workers < 1:
        raise BadData("bad_workshop", "a workshop plays at least one deal, in at least one process")
    seats = chosen.seats or game.seats.start
    game.check_seats(seats)
    find_bot(game.name, chosen.bot)
    settings: Settings = chosen_settings(game, chosen.option)
    files = edited(game.name, [read_edit(text) for text in chosen.change])
    if files and game.with_content is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    before = Version(game.name, tuple(game.check_settings(settings).items()))
    later = game.check_settings({**settings, **chosen_settings(game, chosen.instead)})
    after = Version(game.name, tuple(later.items()), tuple(files.items()))
    game_of(after)
    return before, after, (chosen.bot,) * seats


def lines(found: Findings, rows: list[Moved], chosen: argparse.Namespace) -> list[str]:
    """Tell what moved or stands out, most clearly first, then what nobody ever used."""
    shown = [row for row in rows if chosen.all or row.is_clear(len(rows))]
    shown.sort(key=lambda row: -abs(row.low + row.high) / max(row.high - row.low, 1e-9))
    how = "as the game is; beside a fair share" if chosen.as_is else "before and after; changes"
    told = [f"{len(found.before)} deals, {how} with their 95 % intervals"]
    told += [f"{row.what:<58}{row.before:>9.3f}{row.after:>9.3f}   {row.low:+.3f} to {row.high:+.3f}" for row in shown]
    told += [] if shown else ["nothing is off by more than chance may do"]
    never = found.never()
    return told + ([f"never used: {', '.join(never)}"] if never else [])
