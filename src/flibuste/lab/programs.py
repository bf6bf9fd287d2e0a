"""Bots that are programs of their own: JSON lines over standard input and output, in any language.

The program is told ``start``, then asked ``choose`` with its seat's view, what it was told since and its options, and
answers ``{"action": 12}`` or ``{"notation": "play 7b"}``; at the end it is told ``end``. It never sees more than a
person in its seat. One that crashes, hangs or answers nonsense loses the game, with the reason in the report.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, final

from flibuste.kernel.errors import GameError
from flibuste.kernel.session import Session

LONGEST_LINE: Final = 65_536


class Forfeit(Exception):
    """A program has lost its game: it crashed, hung, or answered what is no answer."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code


@final
class Program:
    """One process for one seat of one game."""

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.command = command
        self.seconds = seconds
        self.told = 0
        self.rest = b""
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise Forfeit("does_not_start", str(error)) from error

    def start(self, session: Session, seat: int) -> None:
        """Tell the program what it plays and where it sits."""
        record = session.record
        self.send(
            {"type": "start", "game": record.game, "seats": record.seats, "seat": seat, "options": record.settings}
        )

    def choose(self, session: Session, seat: int) -> int:
        """Ask for an action; anything but a legal one in time is a forfeit."""
        game, state = session.game, session.state
        stream = session.log.stream(seat, self.told)
        self.told += len(stream)
        options = [int(action) for action in state.options(seat)]
        self.send(
            {
                "type": "choose",
                "view": session.view(seat),
                "events": [{"event": kind, **fields} for kind, fields in map(game.named, stream)],
                "options": [{"action": a, "notation": game.write(a), **game.describe(a)} for a in options],
            }
        )
        action = self.read_action(session)
        if action not in options:
            raise Forfeit("illegal_action", f"{action} is not among the {len(options)} options")
        return action

    def end(self, session: Session) -> None:
        """Tell the result and let the program go."""
        state = session.state
        scores = [state.score(seat) for seat in range(state.seats)] if state.over else None
        with suppress(Forfeit):
            self.send({"type": "end", "scores": scores})
        self.close()

    def close(self) -> None:
        """End the process: politely, then for good."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        try:
            self.process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def send(self, message: Mapping[str, object]) -> None:
        """Write one line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except (BrokenPipeError, OSError, ValueError) as error:
            raise Forfeit("crashed", f"the program has gone ({self.process.poll()})") from error

    def read_action(self, session: Session) -> int:
        """Read one answer."""
        line = self.read_line()
        try:
            answer = json.loads(line)
            if isinstance(answer, dict) and type(answer.get("action")) is int:
                return int(answer["action"])
            if isinstance(answer, dict) and isinstance(answer.get("notation"), str):
                return session.game.read(answer["notation"])
        except (ValueError, RecursionError, GameError) as error:
            raise Forfeit("no_answer", f"{line[:80]!r}: {error}") from error
        raise Forfeit("no_answer", f"{line[:80]!r} holds neither an action nor a notation")

    def read_line(self) -> bytes:
        """Read up to the end of a line, for no longer than the time allowed."""
        assert self.process.stdout is not None
        end = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if not ready.select(max(0.0, end - time.monotonic())):
                    raise Forfeit("too_slow", f"no answer within {self.seconds:g} s")
                part = os.read(self.process.stdout.fileno(), 4096)
                if not part:
                    raise Forfeit("crashed", f"the program has gone ({self.process.poll()})")
                self.rest += part
                if len(self.rest) > LONGEST_LINE:
                    raise Forfeit("no_answer", "the line does not end")
        line, _, self.rest = self.rest.partition(b"\n")
        return line
