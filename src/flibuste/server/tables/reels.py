"""Films on their way to who asks: made by a worker portion by portion, sent as they come, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256

import msgspec

from flibuste.kernel.game import Game
from flibuste.server.bots.pool import Pool
from flibuste.server.problems import Refused
from flibuste.server.tables.long_work import handed
from flibuste.table.entries import By
from flibuste.wire.tables import Replay

ROOM = 32 * 1024 * 1024
"""So many bytes of films are kept; those that nobody has asked for the longest go first."""
Portions = list[bytes]


class Reels:
    """The films of one server process."""

    def __init__(self) -> None:
        self.kept: OrderedDict[bytes, Portions] = OrderedDict()
        self.size = 0

    async def portions(
        self, pool: Pool, whose: str, record: str, game: Game | None, by: Sequence[By], of: int | None
    ) -> AsyncIterator[bytes]:
        """Give the frames of a film, portion by portion; one that was made to its end is kept.

        ``game`` is how it was dealt; a record that somebody brings is of the game as it is today.
        """
        edition = "" if game is None else game.edition()
        key = sha256(f"{of} {edition} {' '.join(by)} {record}".encode()).digest()
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            for portion in found:
                yield portion
            return
        found = []
        first: int | None = 0
        while first is not None:
            told = await handed(
                *(pool, "film", whose, game), record=record, edition=edition, by=" ".join(by), of=of, first=first
            )
            if "frames" not in told:
                raise Refused("server_restarting", retry=1.0)
            first = told["next"]
            found.append(told["frames"].encode())
            yield found[-1]
        self.keep(key, found)

    def keep(self, key: bytes, portions: Portions) -> None:
        """Keep a film, and let others go to make room."""
        if key in self.kept:
            return
        self.kept[key] = portions
        self.size += sum(map(len, portions))
        while self.size > ROOM:
            _, oldest = self.kept.popitem(last=False)
            self.size -= sum(map(len, oldest))


async def whole_film(head: Replay, portions: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Put the frames of a film behind its head."""
    before = msgspec.json.encode(head).removesuffix(b"]}")
    async for portion in portions:
        yield before + portion
        before = b","
    yield b"]}"
