"""What is wrong with a band: a code for clients, a sentence, the rule, and the numbers a translation needs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Fault:
    """One thing that keeps a band from being fielded; ``where`` is the band or ``briskar 2``."""

    def __init__(
        self,
        code: str,
        sentence: str,
        rule: str,
        where: str,
        name: str = "",
        have: i64 = 0,
        most: i64 = 0,
        n: i64 = 0,
    ) -> None:
        self.code: str = code
        self.sentence: str = sentence
        self.rule: str = rule
        self.where: str = where
        self.name: str = name
        self.have: i64 = have
        self.most: i64 = most
        self.n: i64 = n

    def text(self) -> str:
        """Write the fault in one line."""
        return f"{self.where}: {self.sentence} [{self.rule}]"
