"""Digests: fingerprints of many seeded random games, which must be the same interpreted, compiled and on any machine.

``python -m flibuste.lab.digests brisca`` plays 1,000 games per number of seats and enters their fingerprints in
``games/data/digests.toml``, which marks the rules a table is dealt by; a second argument gives another number of games.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel import laws
from flibuste.kernel.game import find_game

FILE = Path("src/flibuste/games/data/digests.toml")
GAMES = 1000
HEAD = "# Fingerprints of seeded random games: python -m flibuste.lab.digests GAME [HOW MANY]\n"

Digests = dict[str, dict[str, dict[str, object]]]
"""By game and number of seats: how many games, and their fingerprint."""


def read(file: Path) -> Digests:
    """Read the fingerprints."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def write(file: Path, digests: Digests) -> None:
    """Write the fingerprints."""
    lines = [HEAD]
    for game in sorted(digests):
        for seats, entry in sorted(digests[game].items()):
            lines.append(f'[{game}.{seats}]\ngames = {entry["games"]}\ndigest = "{entry["digest"]}"\n')
    file.write_text("\n".join(lines), encoding="utf-8")


def main(words: list[str]) -> None:
    """Enter the fingerprints of one game."""
    game = find_game(words[0] if words else "")
    games = int(words[1]) if len(words) > 1 else GAMES
    digests = read(FILE)
    digests[game.name] = {
        str(seats): {"games": games, "digest": laws.digest(game, seats, games)} for seats in game.seats
    }
    write(FILE, digests)
    print(FILE)


if __name__ == "__main__":
    main(sys.argv[1:])
