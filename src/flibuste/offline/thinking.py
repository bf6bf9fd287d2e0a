"""Those who think beside the table: one worker of the page, where bots choose and long questions are answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from flibuste.server.bots import worker
from flibuste.server.bots.pool import GRACE, STARTING, BotFailed, Pool
from flibuste.server.tables import long_work


class Helm(Protocol):
    """What the page does for us with its worker."""

    def hire(self) -> Awaitable[object]:
        """Start the worker if there is none, and wait until it is ready."""

    def ask(self, question: str) -> Awaitable[str]:
        """Hand a question over, as JSON, and bring the answer."""

    def dismiss(self) -> None:
        """End the worker."""


class Thinkers(Pool):
    """The pool of a page: it asks one worker, one question after the other."""

    def __init__(self, helm: Helm) -> None:
        super().__init__(1)
        self.helm = helm
        self.turn_of = asyncio.Lock()

    async def hand(self, question: bytes, seconds: float, whose: str = "") -> dict[str, Any]:
        """Hand a question to the worker; one that takes far too long is given up. Starting takes its own time."""
        async with self.turn_of:
            try:
                await asyncio.wait_for(self.helm.hire(), STARTING)
                answer = await asyncio.wait_for(self.helm.ask(question.decode()), 2 * seconds + GRACE)
            except TimeoutError as error:
                self.helm.dismiss()
                raise BotFailed("no answer in time") from error
        found = msgspec.json.decode(answer, type=dict[str, Any])
        if "error" in found:
            raise BotFailed(found["error"])
        return found


def think(question: str) -> str:
    """Answer a question inside the worker: about a record, a position, or what a bot chooses."""
    asked = json.loads(question)
    try:
        return json.dumps(long_work.done(asked) if "work" in asked else worker.answered(asked))
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
