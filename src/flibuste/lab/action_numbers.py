"""The numbers of actions: written from the one table of a game's verbs, so that compiled rules have them as literals.

``python -m flibuste.lab.action_numbers MODULE`` writes the lines between the marks of a module anew, from its ``BLOCKS``:
name, noun, how many. A verb's number is called like the verb; where that word is taken, with ``_CHOICE`` behind it.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path

BEGIN = "# numbers: begin (written by flibuste.lab.action_numbers from BLOCKS)\n"
END = "# numbers: end\n"

Block = tuple[str, str, int]


def lines(blocks: Iterable[Block], taken: set[str]) -> list[str]:
    """Number the blocks one behind the other; the last line says how many actions there are."""
    first = 0
    found = []
    for name, _, count in blocks:
        word = name.upper()
        found.append(f"{word}_CHOICE" if word in taken else word)
        found[-1] += f": Final[i64] = {first}"
        first += count
    return [*found, f"ACTIONS: Final[i64] = {first}"]


def rewritten(text: str, blocks: Iterable[Block]) -> str:
    """Return a module with its numbers written anew."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    taken = set(re.findall(r"^([A-Z_]+):", before + after, re.MULTILINE))
    return before + BEGIN + "\n".join(lines(blocks, taken)) + "\n" + END + after


def main(words: list[str]) -> None:
    """Write the numbers of some modules."""
    for word in words:
        module = importlib.import_module(word)
        file = Path(str(module.__file__))
        file.write_text(rewritten(file.read_text(encoding="utf-8"), module.BLOCKS), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
