"""``flibuste verify``: check the chance and the play of records."""

from __future__ import annotations

import argparse

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.table import verify


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("record", nargs="+", help="a record with fair chance, as the table hands it out")


def run(chosen: argparse.Namespace) -> int:
    """Verify; the exit code is 1 when one record does not hold."""
    return verify.main(chosen.record)
