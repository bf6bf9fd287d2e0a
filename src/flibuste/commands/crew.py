"""``flibuste crew``: check a band file of Briskars, suggest legal bands, show the starter bands."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from flibuste.games.briskars.cards.content import Content, extended
from flibuste.games.briskars.recruiting.bands import write_band
from flibuste.games.briskars.recruiting.crews import Judgement, judge, suggest
from flibuste.games.briskars.recruiting.soundness import sound
from flibuste.kernel.errors import GameError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    check = words.add_parser("check", help="check a band file against budget and rules")
    check.add_argument("file", type=Path, help="a band file (TOML)")
    check.add_argument("--budget", type=int, default=0, help="another budget than the file's own")
    offer = words.add_parser("suggest", help="suggest legal bands for a budget, as band files")
    offer.add_argument("faction", help="sundars, quintors, exiled or mercenaries")
    offer.add_argument("--budget", type=int, default=300, help="gold to spend (300)")
    offer.add_argument("--most", type=int, default=3, help="how many bands (3)")
    starters = words.add_parser("starters", help="show the bands that ship with the game")
    for child in (check, offer, starters):
        child.add_argument("--content", type=Path, action="append", default=[], help="own data files, maps, bands")


def run(chosen: argparse.Namespace) -> int:
    """Check, suggest or show."""
    try:
        content = sound(extended({path.name: path.read_text(encoding="utf-8") for path in chosen.content}))
        if chosen.word == "check":
            return check(content, chosen.file, chosen.budget)
        if chosen.word == "suggest":
            return offer(content, chosen.faction, chosen.budget, chosen.most)
        for file, text in content.bands.items():
            show(content, judge(content, file, text))
        return 0
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2


def check(content: Content, path: Path, budget: int) -> int:
    """Print what a band costs and everything that is wrong with it; 1 if it may not be fielded."""
    judgement = judge(content, path.name, path.read_text(encoding="utf-8"), budget)
    show(content, judgement)
    for fault in judgement.wrong:
        print(fault.text(), file=sys.stderr)
    return 1 if judgement.wrong else 0


def show(content: Content, judgement: Judgement) -> None:
    """Print the members of a band with their costs; a star marks the leader."""
    roster = judgement.roster
    print(f"{roster.name}: {judgement.value} gold of {roster.budget}")
    for place, hire in enumerate(roster.hires):
        mark = "*" if place == judgement.leader else " "
        print(f" {mark} {content.profiles[hire.profile].id} {judgement.costs[place]}")
    for piece in roster.pieces:
        print(f"   {content.ordnance[piece].id} {content.ordnance[piece].cost}")


def offer(content: Content, faction: str, budget: int, most: int) -> int:
    """Print band files; 1 if there is no legal band."""
    rosters = suggest(content, faction, budget, most)
    if not rosters:
        print(f"no legal band of {faction} for {budget} gold", file=sys.stderr)
        return 1
    print("\n".join(write_band(content, roster) for roster in rosters), end="")
    return 0
