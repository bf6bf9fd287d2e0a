"""The line above a table, and the room where one waits for it to begin."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from flibuste.table.clocks import DAY, SECOND
from flibuste.terminal.client import Client
from flibuste.terminal.company import reason
from flibuste.terminal.tells import Seen
from flibuste.wire.qr import qr_rows
from flibuste.words.sentences import Words

CODE = Style(color="#ffffff", bgcolor="#000000")
BESIDE = 6
"""Rows around the code: the sentence, the link (perhaps on two), empty ones."""


def head_line(client: Client, seat: int, seen: Seen | None) -> str:
    """Write the game and for whom everybody waits, until when, and how many look on."""
    words = client.words(seat)
    parts = [words.title(client.game.name), state(client, seat, seen, words)]
    if seen is not None and seen.deadline is not None and not client.over:
        parts.append(left(max(0, -(-(seen.deadline - client.now) // SECOND)), words))
    if client.info is not None and client.info.watchers:
        parts.append(words.say("ui-watching-count", n=client.info.watchers))
    return " " + "  ·  ".join(part for part in parts if part)


def left(seconds: int, words: Words) -> str:
    """Say how long somebody still has: seconds, or over days the days and hours."""
    days, hours = seconds * SECOND // DAY, seconds // 3600 % 24
    return words.say("ui-time-days-hours", d=days, h=hours) if days else words.say("ui-time-s", n=seconds)


def state(client: Client, seat: int, seen: Seen | None, words: Words) -> str:
    """Say whose turn it is, or why everybody waits."""
    info = client.info
    assert info is not None
    if client.over:
        return words.say("terminal-over")
    if seen is None:
        return words.say("ui-waiting-room") if info.status == "waiting" else ""
    if seen.must_answer and not info.paused:
        alone = len(client.mine) == 1
        return words.say("ui-your-turn") if alone else words.say("ui-turn-of", name=words.name(seat))
    waited = [words.name(one) for one in seen.waiting]
    why = reason(info, seen, client.now, next(iter(waited), ""), words)
    return why or (words.say("ui-waiting-for", name=", ".join(waited)) if waited else "")


def waiting_room(client: Client, room: tuple[int, int]) -> Text:
    """Say who is there and who is missing before the game begins; the link also for a phone where there is room."""
    words, info = Words(client.language), client.info
    assert info is not None
    missing = sum(one.kind == "empty" for one in info.seats)
    seats = [f"  {n + 1}  {client.seat_name(n)}" for n in range(len(info.seats))]
    lines = [f" {words.say('ui-waiting-room')}", "", *seats, "", f" {words.say('ui-missing', n=missing)}"]
    if not info.links.join:
        return Text("\n".join(lines))
    link = client.address + info.links.join
    text = Text("\n".join([*lines, "", f" {words.say('ui-send-link')}", f" {link}"]), no_wrap=False)
    code = qr_rows(link)
    if len(code) + len(lines) + BESIDE <= room[1] and len(code[0]) <= room[0]:
        text.append("\n\n").append("\n".join(code), CODE)
    return text
