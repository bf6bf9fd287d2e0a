"""Chapter 9: paying action points and being given some."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ids import Briskar


def pay(s: Battlefield, briskar: Briskar, cost: i64) -> None:
    """Take action points; they are lost whatever comes.

    Rule: BK-AP-01, BK-AP-03.
    """
    s.ap[briskar] -= cost


def give_ap(s: Battlefield, briskar: Briskar, amount: i64) -> None:
    """Give or take action points: now if he is active or has been activated, otherwise at his next refill.

    Rule: BK-RND-19, BK-CHR-14.
    """
    if s.activated[briskar] != 0:
        s.ap[briskar] = max(s.ap[briskar] + amount, 0)
    else:
        s.refill[briskar] += amount
