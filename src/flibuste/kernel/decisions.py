"""Decisions as a game declares them: the name that travels, the sentence that asks, the veil over a forced answer."""

from __future__ import annotations

from typing import Final, final

from flibuste.kernel.errors import BrokenGame

MOST_MEANS: Final = 3


def check_name(name: str) -> str:
    """Let pass a name as people outside read it: lower-case words of the book, joined by hyphens."""
    if not all(word.isascii() and word.isalpha() and word.islower() for word in name.split("-")):
        raise BrokenGame(f"{name!r} is no name: lower-case words, joined by hyphens")
    return name


@final
class Veil:
    """Says that the table may answer for who has no choice, and the times (milliseconds) that hide that it did.

    ``answer`` is what such a seat answers. Without times everybody can see that there is no choice: nothing is hidden.
    """

    def __init__(self, answer: str = "", least: int = 0, mean: int = 0) -> None:
        self.answer: Final = answer
        self.least: Final = least
        self.mean: Final = mean

    def longest(self) -> int:
        """Return the longest this veil can last: its least time and a few times its mean."""
        return self.least + MOST_MEANS * self.mean


OPEN: Final = Veil()
"""Everybody sees that there is no choice: no card in a hand decides it."""


@final
class Decision:
    """A kind of decision a game opens.

    ``name`` stands on the wire, in views and in standing answers; ``sentence`` is the end of the id of the message that
    asks, the name unless another is given. Without a veil the decision is always put to the player: nobody's own turn
    is ended for them.
    """

    def __init__(self, name: str, veil: Veil | None = None, sentence: str = "") -> None:
        self.name: Final = check_name(name)
        self.veil: Final = veil
        self.sentence: Final = check_name(sentence or name)
