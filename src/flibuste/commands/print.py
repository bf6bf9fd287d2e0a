"""``flibuste print``: cards, tiles, maps, tokens, crew sheets and references as PDF, to play on paper."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from flibuste.kernel.errors import GameError
from flibuste.paper.press import SIZES, printed
from flibuste.paper.prints import PRINTS
from flibuste.words.catalogues import LANGUAGES, spoken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    words = parser.add_subparsers(dest="word", metavar="WHAT", required=True)
    for word, one in PRINTS.items():
        child = words.add_parser(word, help=one.about, description=one.about.capitalize() + ".")
        names = one.names()
        if names:
            child.add_argument("of", metavar="NAME", help=", ".join(names))
        else:
            child.set_defaults(of=word)
        child.add_argument("--lang", choices=LANGUAGES, default=spoken(), help="the language")
        child.add_argument("--size", choices=SIZES, default=SIZES[0], help=f"the paper ({SIZES[0]})")
        child.add_argument("--output", type=Path, help="the file to write")


def run(chosen: argparse.Namespace) -> int:
    """Print one thing; what cannot be printed is refused, and no file is written."""
    one = PRINTS[chosen.word]
    parts = dict.fromkeys((chosen.word, Path(chosen.of).stem.replace("_", "-"), chosen.lang))
    file = chosen.output or Path(f"{'-'.join(parts)}.pdf")
    try:
        file.write_bytes(printed(one.sheet, one.facts(chosen.of, chosen.lang), chosen.size))
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    print(file)
    return 0
