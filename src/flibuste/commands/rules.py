"""``flibuste rules``: each rule with its code and its tests."""

from __future__ import annotations

import argparse
import sys

from flibuste.kernel.errors import GameError
from flibuste.lab import rule_map, rules
from flibuste.lab.callers import Callers


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("game", nargs="?", help="one game; all without it")
    parser.add_argument(
        "--check", action="store_true", help="fail when a finished game has a gap or a citation is wrong"
    )
    parser.add_argument("--gaps", action="store_true", help="show only what is not covered")
    parser.add_argument(
        "--write", action="store_true", help="write the rule map into the README of the game, or of all finished games"
    )


def run(chosen: argparse.Namespace) -> int:
    """Print, check or write."""
    try:
        root = rules.checkout()
        names = [chosen.game.replace("-", "_")] if chosen.game else rules.games(root)
        covered = [rules.cover(root, name) for name in names]
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    for coverage in covered:
        if chosen.write and (chosen.game or coverage.finished):
            print(f"{coverage.game}: wrote {rule_map.write(root, coverage).relative_to(root)}")
        elif chosen.write:
            print(f"{coverage.game} is not called finished: no map is written unless it is named")
        else:
            for line in [coverage.closing_line()] if chosen.check else rule_map.lines(coverage, chosen.gaps):
                print(line)
    if not chosen.check:
        return 0
    faults = [fault for coverage in covered for fault in coverage.problems]
    called = Callers(root / "src" / "flibuste")
    for coverage in covered:
        faults += rules.uncalled(root, coverage.game, called)
        if coverage.finished:
            faults += coverage.gaps() + rule_map.drift(root, coverage)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0
