"""Lines in, lines out: whatever is read, the answer is one line, and the next one is read."""

from __future__ import annotations

import json
from typing import BinaryIO

from flibuste.kernel.errors import BadData, GameError
from flibuste.protocol.engine import Answer, Engine
from flibuste.protocol.messages import is_number, shown

LONGEST = 4 * 1024 * 1024


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer line by line until the input ends or ``quit`` is read."""
    engine = Engine()
    while not engine.over:
        line = source.readline(LONGEST)
        if not line:
            return
        whole = line.endswith(b"\n") or len(line) < LONGEST
        while not whole:
            rest = source.readline(LONGEST)
            whole = rest.endswith(b"\n") or len(rest) < LONGEST
            line = b""
        if line.strip() or not line:
            target.write(reply(engine, line))
            target.flush()


def reply(engine: Engine, line: bytes) -> bytes:
    """Answer one line with one line."""
    id: object = None
    try:
        fields = parse(line)
        id = named(fields)
        answer: Answer = {"ok": engine.answer(fields)}
        text = write(id, answer)
    except GameError as error:
        text = write(id, failure(error.code, error.sentence, error.rule))
    except RecursionError:
        text = write(id, failure("too_deep", "the line is nested too deep", "protocol"))
    except Exception as error:
        sentence = f"this should not happen: {type(error).__name__}: {error}"
        text = write(id, failure("broken_game", sentence[:300], "protocol"))
    return text.encode("utf-8", "backslashreplace") + b"\n"


def named(fields: dict[str, object]) -> object:
    """Read the id of a command, if it has one."""
    id = fields.get("id")
    if id is None or isinstance(id, str) or is_number(id):
        return id
    raise BadData("bad_field", f"id: expected a text or a whole number, got {shown(id)}", "protocol")


def failure(code: str, sentence: str, rule: str) -> Answer:
    """Make the answer to a command that failed."""
    return {"error": {"code": code, "message": sentence, "rule": rule}}


def write(id: object, answer: Answer) -> str:
    """Write an answer; the id of the command comes back with it."""
    head: Answer = {} if id is None else {"id": id}
    return json.dumps(head | answer, ensure_ascii=True, allow_nan=False)


def parse(line: bytes) -> dict[str, object]:
    """Read a line: one JSON object."""
    if not line:
        raise BadData("too_long", f"a line has at most {LONGEST} bytes", "protocol")
    try:
        fields = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except ValueError as error:
        raise BadData("bad_json", f"this is no JSON: {error}"[:200], "protocol") from error
    if not isinstance(fields, dict):
        raise BadData("bad_json", "a command is an object", "protocol")
    return fields


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")
