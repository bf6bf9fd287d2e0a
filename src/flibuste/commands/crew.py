"""``flibuste crew``: check a band file, suggest legal bands, show the starter bands of a game that has a builder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.commands.choosing import chosen_game
from flibuste.kernel.building import Builder
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    builders = sorted(name for name, game in GAMES.items() if game.builder is not None)
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    check = words.add_parser("check", help="check a band file against budget and rules")
    check.add_argument("file", type=Path, help="a band file (TOML)")
    check.add_argument("--budget", type=int, default=0, help="another budget than the file's own")
    offer = words.add_parser("suggest", help="suggest legal bands for a budget, as band files")
    offer.add_argument("faction", help="the faction of the bands")
    offer.add_argument("--budget", type=int, default=300, help="gold to spend (300)")
    offer.add_argument("--most", type=int, default=3, help="how many bands (3)")
    starters = words.add_parser("starters", help="show the bands that ship with the game")
    for child in (check, offer, starters):
        child.add_argument("--game", choices=builders, default=builders[0], help=f"the game ({builders[0]})")
        child.add_argument("--content", action="append", default=[], help="own data files, maps, bands")


def run(chosen: argparse.Namespace) -> int:
    """Check, suggest or show."""
    try:
        builder = chosen_game(chosen.game, content=chosen.content).builder
        assert builder is not None
        if chosen.word == "check":
            return check(builder, chosen.file, chosen.budget)
        if chosen.word == "suggest":
            return offer(builder, chosen.faction, chosen.budget, chosen.most)
        for side in builder.ready():
            print("\n".join(builder.lines(side)))
        return 0
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2


def check(builder: Builder, path: Path, budget: int) -> int:
    """Print what a band costs and everything that is wrong with it; 1 if it may not be fielded."""
    side = builder.read(path.name, path.read_text(encoding="utf-8"))
    print("\n".join(builder.lines(side, budget)))
    faults = builder.faults(side, budget)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def offer(builder: Builder, faction: str, budget: int, most: int) -> int:
    """Print band files; 1 if there is no legal band."""
    if faction not in builder.factions():
        raise BadData("unknown_id", f"there is no faction {faction!r}; there are {', '.join(builder.factions())}")
    sides = builder.suggest(faction, budget, most)
    if not sides:
        print(f"no legal band of {faction} for {budget} gold", file=sys.stderr)
        return 1
    print("\n".join(builder.written(side) for side in sides), end="")
    return 0
