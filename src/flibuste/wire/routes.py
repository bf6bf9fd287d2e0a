"""Every path of the HTTP side: what it takes and what it gives. OpenAPI is made from this list."""

from __future__ import annotations

from dataclasses import dataclass

from flibuste.wire import crews as c
from flibuste.wire import messages as m
from flibuste.wire import tables as t

Shape = object
"""A type that crosses the wire, or None for an empty body."""


@dataclass(slots=True, frozen=True)
class Path:
    """One method of one path."""

    method: str
    path: str
    summary: str
    takes: Shape = None
    gives: Shape = None
    media: str = "application/json"
    token: bool = False
    """For bots with a token only."""
    asks: tuple[str, ...] = ()
    """Numbers that may stand in the query."""


NDJSON = "application/x-ndjson"
PATHS = [
    Path("get", "/api/health", "Say that the server is up", gives=t.Health),
    Path("get", "/metrics", "Figures for Prometheus, to the operator", gives=str, media="text/plain", token=True),
    Path("get", "/api/notice", "What the operator has to say", gives=t.Notice),
    Path("get", "/api/operator/tables", "Tables, to the operator", gives=list[t.OperatorTable], token=True),
    Path("post", "/api/operator/tables/{table}/close", "Close a table", gives=list[t.OperatorTable], token=True),
    Path("post", "/api/operator/ban", "Ban or mute somebody", t.Ban, list[t.OperatorTable], token=True),
    Path("post", "/api/operator/notice", "Say something to everybody", t.NewNotice, t.Notice, token=True),
    Path("get", "/api/reach", "Say where friends reach this server", gives=t.Reach),
    Path("get", "/api/games", "List the games", gives=list[t.GameInfo]),
    Path("get", "/api/tables", "List open tables", gives=list[t.TableInfo]),
    Path("post", "/api/tables", "Open a table", t.NewTable, t.TableInfo),
    Path("post", "/api/look", "Show what a link leads to", t.ByCode, t.Look),
    Path("post", "/api/join", "Sit down", t.Join, t.TableInfo),
    Path("post", "/api/watch", "Watch a table", t.ByCode, t.TableInfo),
    Path("post", "/api/claim", "Keep a seat on another device", t.ByCode, t.TableInfo),
    Path("get", "/api/tables/{table}", "Describe a table", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/seats", "Change a seat (host)", t.SeatChange, t.TableInfo),
    Path("post", "/api/tables/{table}/seats/{seat:int}/link", "Get a new secret link for my seat", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/start", "Begin (host)", t.Start, t.TableInfo),
    Path("post", "/api/tables/{table}/leave", "Stand up", gives=t.TableInfo),
    Path("post", "/api/tables/{table}/rematch", "Play again, seats moved on", gives=t.TableInfo),
    Path("get", "/api/tables/{table}/record", "Record of a finished game", gives=str, media="text/plain"),
    Path("get", "/api/tables/{table}/replay", "Finished game, position by position", gives=t.Replay, asks=("seat",)),
    Path(
        "post",
        "/api/tables/{table}/review",
        "Review of a seat, or how far it is",
        gives=t.ReviewProgress,
        asks=("seat",),
    ),
    Path("get", "/api/tables/{table}/receipt", "What is needed to check the chance", gives=t.Receipt),
    Path("post", "/api/replay", "Check and show a record", str, t.Replay, asks=("seat",)),
    Path("get", "/api/{game}/catalogue", "What a band can hire, buy and learn", gives=c.CrewCatalogue),
    Path("post", "/api/{game}/crew/check", "Judge a band", c.CrewCheck, c.CrewVerdict),
    Path("post", "/api/{game}/crew/suggest", "Suggest legal bands", c.CrewRequest, list[c.CrewVerdict]),
    Path("post", "/api/play-on", "Play on from a position of a finished game", t.PlayOn, t.TableInfo),
    Path("get", "/api/me", "What is kept about me", gives=t.Me),
    Path("delete", "/api/me", "Forget me"),
    Path("get", "/api/me/tables", "My tables, newest first", gives=list[t.TableInfo]),
    Path("get", "/api/me/export", "Everything kept about me", gives=dict),
    Path("post", "/api/bots", "Make a token for a bot", t.NewBot, t.BotInfo),
    Path("get", "/api/bots", "List my bots", gives=list[t.BotInfo]),
    Path("delete", "/api/bots/{bot}", "Revoke the token of a bot"),
    Path("get", "/api/turns", "Every question to a seat of this bot", gives=m.Update, media=NDJSON, token=True),
    Path("get", "/api/tables/{table}/stream", "What a seat may know", gives=m.AnyTell, media=NDJSON, token=True),
    Path("post", "/api/tables/{table}/ask", "Ask about the position", m.BotAsk, m.Insight, token=True),
    Path("post", "/api/tables/{table}/act", "Answer for a seat of this bot", m.BotAct, m.Ack, token=True),
]
