"""``flibuste tui``: the lobby on a full screen."""

from __future__ import annotations

import argparse
import sys

from flibuste.commands.choosing import declare_language, declare_paper
from flibuste.commands.play import capable, show
from flibuste.words.catalogues import spoken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    declare_language(parser)
    declare_paper(parser)


def run(chosen: argparse.Namespace) -> int:
    """Open the lobby."""
    if not capable():
        print("a full screen needs a terminal; in a pipe use flibuste play GAME --plain", file=sys.stderr)
        return 2
    return show(None, chosen.lang or spoken(), chosen.light)
