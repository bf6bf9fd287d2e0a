"""Refusals: each has a stable code and changes nothing."""

from __future__ import annotations

import msgspec

from flibuste.kernel.errors import BadQuestion, GameError
from flibuste.wire.messages import Failure
from flibuste.wire.tables import Problem

Params = dict[str, bool | int | str]

STATUS = {
    "unknown_table": 404,
    "link_expired": 404,
    "unknown_tournament": 404,
    "unknown_campaign": 404,
    "not_found": 404,
    "wrong_seat": 403,
    "not_host": 403,
    "not_your_crew": 403,
    "wrong_origin": 403,
    "players_only": 403,
    "banned": 403,
    "muted": 403,
    "no_token": 401,
    "too_many_requests": 429,
    "too_long": 413,
    "server_restarting": 503,
    "table_broken": 503,
    "campaign_broken": 503,
    "tournament_broken": 503,
    "malformed": 400,
    "record_refused": 400,
    "bad_question": 400,
}
CONFLICT = 409


class Refused(Exception):
    """Something the server refuses."""

    def __init__(
        self,
        code: str,
        status: int = 0,
        rule: str | None = None,
        retry: float | None = None,
        params: Params | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status or STATUS.get(code, CONFLICT)
        self.rule = rule
        self.retry = retry
        self.params = params

    def problem(self) -> Problem:
        """Say it over HTTP."""
        return Problem(self.code, self.rule, self.retry, self.params)

    def failure(self, key: str | None, table: str | None) -> Failure:
        """Say it over a socket."""
        return Failure(self.code, key, table, self.rule, self.retry, self.params)


def refusal(error: GameError) -> Refused:
    """Turn the refusal of a game or a table into one of the server."""
    rule = error.rule if error.rule not in ("kernel", "table") else None
    named: Params | None = {"field": error.field} if isinstance(error, BadQuestion) else None
    return Refused(error.code, rule=rule, params=named)


def malformed(error: msgspec.MsgspecError | RecursionError) -> Refused:
    """Turn an unreadable message into a refusal; too long a text has a code of its own."""
    sentence = str(error)
    if "length <=" in sentence:
        most = sentence.split("length <=")[1].split("-")[0].strip(" `")
        return Refused("too_long", 400, params={"max": int(most) if most.isdecimal() else 0})
    return Refused("malformed", 400)
