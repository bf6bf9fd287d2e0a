"""``flibuste engine``: JSON lines on standard input and output."""

from __future__ import annotations

import argparse
import sys

from flibuste.kernel.errors import GameError
from flibuste.protocol.lines import serve
from flibuste.table.own_games import declare_modules, take_in


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    declare_modules(parser)


def run(chosen: argparse.Namespace) -> int:
    """Answer until the input ends."""
    try:
        take_in(chosen.game_module)
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0
