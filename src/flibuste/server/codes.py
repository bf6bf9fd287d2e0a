"""Secrets and links: unrelated values to join, to watch, to keep a seat, to be somebody; only hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Literal

Kind = Literal["join", "watch", "seat", "me", "feed"]
PATHS: dict[str, str] = {"join": "j", "watch": "w", "seat": "s", "me": "i"}
SECRET = ("seat", "me")
"""Their codes stand behind ``#``, where no server or log is told them."""
KEPT = 8192


def fresh(size: int = 24) -> str:
    """Make a new secret."""
    return secrets.token_urlsafe(size)


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(KEPT)
def made(key: bytes, what: str) -> str:
    """Make a code; whoever looks at a table is told its links again and again."""
    digest = hmac.new(key, what.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:15]).decode()


class Codes:
    """Makes the codes of tables from the key of this installation, so that they need not be kept."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def code(self, kind: Kind, table: str, seat: int = -1, former: int = 0, turn: int = 0) -> str:
        """Return a code; without the key no code tells anything about another.

        Who sat there before had another one, and so had who has asked for a new one since (``turn``).
        """
        what = " ".join(
            [kind, table, str(seat), *([str(former)] if former or turn else []), *([str(turn)] if turn else [])]
        )
        return made(self.key, what)

    def path(self, kind: Kind, table: str, seat: int = -1, former: int = 0, turn: int = 0) -> str:
        """Return the path of a link."""
        return f"/{PATHS[kind]}{'#' if kind in SECRET else '/'}{self.code(kind, table, seat, former, turn)}"

    def all_of(self, table: str, seats: int) -> list[tuple[str, str, int]]:
        """List what is kept for a new table: hash, kind, seat."""
        rows: list[tuple[str, str, int]] = [
            (hashed(self.code("join", table)), "join", -1),
            (hashed(self.code("watch", table)), "watch", -1),
        ]
        return rows + [(hashed(self.code("seat", table, seat)), "seat", seat) for seat in range(seats)]
