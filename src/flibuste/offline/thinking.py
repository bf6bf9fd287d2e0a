"""Those who think beside the table: one worker of the page, where bots choose and long questions are answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from flibuste.server.bots import worker
from flibuste.server.bots.pool import GRACE, BotFailed, Pool
from flibuste.server.tables import long_work

Ask = Callable[[str], Awaitable[str]]
"""Hands a question to the page's worker, as JSON, and brings the answer."""


class Thinkers(Pool):
    """The pool of a page: it asks one worker, one question after the other."""

    def __init__(self, ask: Ask, give_up: Callable[[], None]) -> None:
        super().__init__(1)
        self.ask_page = ask
        self.give_up = give_up
        """Ends the worker; the page starts another for the next question."""
        self.turn_of = asyncio.Lock()

    async def hand(self, question: bytes, seconds: float, whose: str = "") -> dict[str, Any]:
        """Hand a question to the worker; one that takes far too long is given up."""
        async with self.turn_of:
            try:
                answer = await asyncio.wait_for(self.ask_page(question.decode()), 2 * seconds + GRACE)
            except TimeoutError as error:
                self.give_up()
                raise BotFailed("no answer in time") from error
        found = msgspec.json.decode(answer, type=dict[str, Any])
        if "error" in found:
            raise BotFailed(found["error"])
        return found


def think(question: str) -> str:
    """Answer a question inside the worker: about a record, a position, or what a bot chooses."""
    asked = json.loads(question)
    try:
        return json.dumps(long_work.done(asked) if "record" in asked else worker.answered(asked))
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
