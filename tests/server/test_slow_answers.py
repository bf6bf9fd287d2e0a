"""What is sent piece by piece: nobody who stands still is waited for, and a worker that never ends is ended."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

import pytest

from flibuste.server.bots.pool import BotFailed, Pool
from flibuste.server.edge import slow_answers
from flibuste.server.edge.slow_answers import SlowlySent
from flibuste.server.problems import Refused
from tests.server.harness import in_loop

Message = MutableMapping[str, Any]


async def pieces(made: list[int]) -> AsyncIterator[bytes]:
    for number in range(5):
        made.append(number)
        yield b"%d" % number


async def for_ever() -> Message:
    await asyncio.Event().wait()
    return {}


@in_loop
async def test_the_next_piece_is_made_when_the_last_was_taken() -> None:
    made: list[int] = []
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)
        assert len(made) <= len(sent)

    await (await SlowlySent.begun(pieces(made)))({}, for_ever, send)

    assert b"".join(message.get("body", b"") for message in sent) == b"01234"
    assert not sent[-1].get("more_body", False)


@in_loop
async def test_who_takes_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_answers, "PATIENCE", 0.05)
    made: list[int] = []

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        await (await SlowlySent.begun(pieces(made)))({}, for_ever, send)
    assert made == [0]


@in_loop
async def test_for_who_has_gone_nothing_more_is_made() -> None:
    made: list[int] = []

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        await asyncio.sleep(0)

    await (await SlowlySent.begun(pieces(made)))({}, gone, send)
    assert len(made) < 5


@in_loop
async def test_what_is_wrong_before_the_first_piece_has_a_code() -> None:
    async def broken() -> AsyncIterator[bytes]:
        raise Refused("not_over")
        yield b""

    with pytest.raises(Refused, match="not_over"):
        await SlowlySent.begun(broken())


SPIN = """
from flibuste.server.bots.worker import serve
def spin(job):
    while job["spin"]:
        pass
    return {"done": True}
serve(spin, 0.2)
"""


@in_loop
async def test_a_job_has_so_much_processor_time_and_no_more() -> None:
    pool = Pool(1)
    pool.command = (sys.executable, "-c", SPIN)
    try:
        assert await pool.hand(b'{"spin": false}', 1) == {"done": True}
        begun = time.monotonic()
        with pytest.raises(BotFailed, match="has ended"):
            await pool.hand(b'{"spin": true}', 60)
        assert time.monotonic() - begun < 60
        assert await pool.hand(b'{"spin": false}', 1) == {"done": True}
    finally:
        await pool.close()
