"""``flibuste doctor``: looks at everything a server needs and says what is not well; it changes nothing."""

from __future__ import annotations

import argparse
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.server.config import Config
from flibuste.server.edge.examining import examine
from flibuste.server.edge.running import data_folder


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("--data", type=Path, help="the folder for games and secrets")
    parser.add_argument("--db", default="", help="postgresql://...; else SQLite in the data folder")
    parser.add_argument("--origin", action="append", default=[], help="the exact origin of the page, when proxied")
    parser.add_argument("--page", type=Path, help="another folder with the built page")


def run(chosen: argparse.Namespace) -> int:
    """Say how everything is; the exit status is 1 if something is bad."""
    config = Config(data=chosen.data or data_folder(), database=chosen.db, origins=tuple(chosen.origin))
    if chosen.page is not None:
        config.page = chosen.page
    worst = 0
    for finding in examine(config):
        print(f"{finding.verdict:<5}{finding.about}: {finding.sentence}", flush=True)
        worst = max(worst, finding.verdict == "bad")
    return int(worst)
