"""Fair chance: fixed by a sealed secret of the server and a pinch from every seat, before the first card moves.

The server publishes ``commitment(secret)`` before anybody sits down. Each seat may give the hash of a nonce of its own
when it sits down and open it at the start. From then on the k-th outcome for each purpose is fixed: nobody can choose
it, and taking an answer back never rolls again. After the game the secret is published and anyone can check. What this
does not prove: that whoever runs the server cannot look.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final

from flibuste.kernel.chance import Chance, Outcome

SCHEME: Final = "flibuste-fair-1"
LANE: Final = 2**64


def commitment(secret: str) -> str:
    """Return the seal of a secret (or of a nonce): its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def keyed(key: str, text: str) -> bytes:
    """Return the HMAC-SHA256 of a text."""
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).digest()


def root_key(secret: str, table: str, nonces: Mapping[int, str]) -> str:
    """Mix the secret with the table and with what each seat added, in the order of the seats."""
    pinches = "".join(f"\n{seat} {nonces[seat]}" for seat in sorted(nonces))
    return keyed(secret, f"{SCHEME}\n{table}{pinches}").hex()


def outcome(root: str, purpose: str, count: int, n: int) -> int:
    """Return outcome number ``count`` for a purpose, from 0 to n - 1, each exactly as likely as the others."""
    fair = LANE - LANE % n
    attempt = 0
    while True:
        x = int.from_bytes(keyed(root, f"{purpose} {count} {n} {attempt}")[:8], "big")
        if x < fair:
            return x % n
        attempt += 1


class Fair(Chance):
    """Chance of a table with people: each outcome follows from the root, its purpose and how many came before it."""

    def __init__(self, root: str, counts: Mapping[str, int] | None = None) -> None:
        super().__init__()
        self.root = root
        self.counts: dict[str, int] = dict(counts or {})

    def below(self, n: int, purpose: str) -> int:
        """Return the next outcome for this purpose and record it."""
        count = self.counts.get(purpose, 0)
        k = outcome(self.root, purpose, count, n)
        self.counts[purpose] = count + 1
        if self.kept is not None:
            self.kept.append((purpose, n, k))
        return k

    def draw(self, n: int) -> int:
        """Games name what they draw for; this serves those that do not."""
        return self.below(n, "unnamed")


def counted(outcomes: Sequence[Outcome], counts: dict[str, int]) -> None:
    """Count outcomes by purpose, in place."""
    for purpose, _, _ in outcomes:
        counts[purpose] = counts.get(purpose, 0) + 1


def chain(root: str, text: str) -> str:
    """Seal a whole record: no letter of it can change without changing this."""
    return keyed(root, f"{SCHEME} record\n{text}").hex()
