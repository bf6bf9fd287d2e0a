"""``flibuste engine``: JSON lines on standard input and output."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from flibuste.commands.choosing import game_in
from flibuste.kernel.errors import GameError
from flibuste.protocol.lines import serve


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument(
        "--game-module",
        action="append",
        default=[],
        metavar="FILE",
        help="also offer the GAME of a Python file of your own",
    )


def run(chosen: argparse.Namespace) -> int:
    """Answer until the input ends."""
    try:
        for file in chosen.game_module:
            game_in(Path(file))
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0
