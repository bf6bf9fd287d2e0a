"""``flibuste draft``: check maps, scenarios and profiles of one's own, and let fights suggest what a Briskar costs."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.commands.arena import progress
from flibuste.insight.worth import fought, worth_of
from flibuste.kernel.drafting import Drafter
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import GAMES, find_game
from flibuste.table.own_cards import own_game, read


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    drafters = sorted(name for name, game in GAMES.items() if game.drafter is not None)
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    check = words.add_parser("check", help="say what a table would refuse, and what its players should mind")
    price = words.add_parser("price", help="let bots fight a profile against the ready ones and suggest what it costs")
    price.add_argument("profile", help="the id of the profile: one of a file's, or a ready one")
    price.add_argument("--times", type=int, default=4, help="fight every fight so often, with other dice (4)")
    for child in (check, price):
        child.add_argument("files", nargs="*", type=Path, help="files of your own (.txt for maps, .toml)")
        child.add_argument("--game", choices=drafters, default=drafters[0], help=f"the game ({drafters[0]})")


def run(chosen: argparse.Namespace) -> int:
    """Check, or fight."""
    try:
        drafter = find_game(chosen.game).drafter
        assert drafter is not None
        files = {file.name: read(file) for file in chosen.files}
        wrong = check(drafter, files)
        if wrong or chosen.word == "check":
            return wrong
        return price(chosen, drafter, files)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2


def check(drafter: Drafter, files: dict[str, str]) -> int:
    """Print everything that is wrong; 1 if a table would refuse the files."""
    found: Any = drafter.verdict(files)
    for fault in found["faults"]:
        told = ", ".join(f"{name} {value}" for name, value in fault["values"].items())
        where = ": ".join(part for part in (fault["file"], fault["entry"], fault["field"]) if part)
        squares = f" ({', '.join(fault['squares'])})" if fault["squares"] else ""
        rule = f" [{fault['rule']}]" if fault["rule"] else ""
        print(f"{'refused' if fault['refused'] else 'mind'}: {where}: {fault['code']}: {told}{squares}{rule}")
    for chart in found["maps"]:
        print(f"{chart['id']}: room for {', '.join(map(str, chart['bands']))} bands")
    return 0 if found["playable"] else 1


def price(chosen: argparse.Namespace, drafter: Drafter, files: dict[str, str]) -> int:
    """Fight, then print the price with its interval and how it went against each; Ctrl-C shows what there is so far."""
    game = own_game(chosen.game, files) if files else find_game(chosen.game)
    trials: list[dict[str, Any]] = drafter.trials(files, chosen.profile)
    if chosen.times < 1:
        raise BadData("bad_times", "every fight is fought at least once")
    shares: list[tuple[dict[str, Any], float]] = []
    total = chosen.times * len(trials)
    try:
        for k in range(total):
            shares.append((trials[k % len(trials)], fought(game, trials[k % len(trials)], 2 * k + 1)))
            progress(k + 1, total)
    except KeyboardInterrupt:
        print(f"\nstopped after {len(shares)} of {total} fights", file=sys.stderr)
    print("\n".join(lines(shares)))
    return 0


def lines(shares: list[tuple[dict[str, Any], float]]) -> list[str]:
    """Tell what the fights say."""
    worth = worth_of([(trial["rival"], trial["cost"], share) for trial, share in shares])
    if worth is None:
        return ["too few fights to suggest a price"]
    by: dict[tuple[int, str], list[float]] = defaultdict(list)
    for trial, share in shares:
        by[trial["cost"], trial["rival"]].append(share)
    head = f"about {worth['cost']} gold ({worth['low']} to {worth['high']} in 19 cases of 20), {len(shares)} fights"
    rows = [f"   {rival:<16}{cost:>5}  {sum(won) / len(won):>6.0%}" for (cost, rival), won in sorted(by.items())]
    return [head, *rows]
