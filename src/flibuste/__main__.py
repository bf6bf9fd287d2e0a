"""The command line: ``flibuste play``, ``flibuste engine``, ``flibuste rules`` ..., each in a module of its own."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence

import flibuste

COMMANDS = {
    "play": "play a game in the terminal",
    "join": "sit down at a server's table, or watch it, in the terminal",
    "learn": "take the lesson of a game in the terminal",
    "tui": "open the lobby on a full screen",
    "rules": "show each rule with its code and its tests",
    "engine": "speak JSON lines on standard input and output",
    "arena": "let bots play each other and measure their strength",
    "train": "learn a game by self-play",
    "record": "show or verify the record of a game",
    "review": "judge the decisions of a finished game",
    "serve": "serve the page and its tables",
    "doctor": "look at everything a server needs and say what is not well",
    "verify": "check the chance and the play of records",
    "crew": "check and suggest bands of Briskars",
    "draft": "check maps, scenarios and Briskars of your own, and price them",
    "campaign": "sail a campaign of Briskars: crews that live on from battle to battle",
    "workshop": "change a number of a game and see what it does",
    "print": "write cards, maps and crew sheets as PDF, to play on paper",
}


def main(words: Sequence[str] | None = None) -> int:
    """Find the command and let it do its work; only its own module is loaded."""
    given = list(sys.argv[1:] if words is None else words)
    begin = "To begin: flibuste serve opens the page in a browser, flibuste tui the lobby here."
    what = "A table for four games with hidden information."
    parser = argparse.ArgumentParser(prog="flibuste", description=what, epilog=begin)
    parser.add_argument("--version", action="store_true", help="say which version this is, and whether it is compiled")
    if given == ["--version"]:
        print(version())
        return 0
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        child = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        if given[:1] == [name]:
            importlib.import_module(f"flibuste.commands.{name}").arguments(child)
    if not given:
        parser.print_help()
        return 0
    chosen = parser.parse_args(given)
    try:
        return int(importlib.import_module(f"flibuste.commands.{chosen.command}").run(chosen))
    except BrokenPipeError:  # whoever read our lines has left (flibuste rules | head)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def version() -> str:
    """Say which version this is, and in which mode the engine runs."""
    state = importlib.util.find_spec("flibuste.kernel.state")
    compiled = state is not None and not str(state.origin).endswith(".py")
    mode = "compiled" if compiled else "interpreted (complete, about 40 times slower than compiled)"
    return f"flibuste {flibuste.__version__}, {mode}"


if __name__ == "__main__":
    sys.exit(main())
