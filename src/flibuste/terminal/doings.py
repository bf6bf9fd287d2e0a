"""What a person may do at a table besides playing: consent, take back, rest, leave answers standing, begin, give up.

Each thing is listed only when the table allows it; the full screen shows a menu, line mode has the word ``menu``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from flibuste.table.entries import Rule
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.company import seconds_until, ways
from flibuste.terminal.tells import WATCHER, Seen
from flibuste.wire import messages as m
from flibuste.wire.tables import TableInfo
from flibuste.words.sentences import Words

PASS = "pass"


PRESSING = (
    "agree",
    "refuse",
    "end",
    "play-on",
    "relieve",
    "claim",
    "resume",
    "start",
    "rematch",
    "on",
    "again",
    "play",
)
"""What stands beside the choices by itself, and not only in the menu."""


def doings(client: Client, seat: int) -> list[Doing]:
    """List what may be done now, the most urgent first."""
    info, words = client.info, Words(client.language)
    if info is None or seat == WATCHER:
        return []
    seen = client.moments.get(seat)
    found = client.connection.offers(client)
    if seen is None or info.status != "playing":
        return found
    found += consents(client, seat, info, seen, words)
    found += own_answer(client, seat, seen, words)
    if others(info):
        found += about_others(client, seat, info, seen, words)
    return [*found, *giving_up(client, seat, info, words)]


def pressing(listed: Sequence[Doing]) -> list[Doing]:
    """Choose what is worth saying without being asked."""
    return [one for one in listed if one.id in PRESSING]


def others(info: TableInfo) -> list[int]:
    """List the seats of people elsewhere."""
    return [one.seat for one in info.seats if one.kind == "person" and one.seat not in info.you]


# during a game


def wish(client: Client, info: TableInfo, seen: Seen, words: Words) -> str:
    """Say what somebody else would like: to take a move back, or to call the game off; nothing if nobody asks."""
    if seen.undo_asked is not None and seen.undo_asked.seat not in info.you:
        return words.say("ui-undo-asked", name=client.name(seen.undo_asked.seat))
    if info.call_off and info.call_off[0] not in info.you:
        return words.say("ui-call-off-asked", name=client.name(info.call_off[0]))
    return ""


def consents(client: Client, seat: int, info: TableInfo, seen: Seen, words: Words) -> Iterator[Doing]:
    """Agree or not to what somebody else has asked."""
    asked = seen.undo_asked
    if asked is not None and asked.seat != seat and seat not in asked.agreed:
        give = partial(client.consent, m.UndoAnswer, seat)
        yield Doing("agree", words.say("ui-undo-agree"), partial(give, True))
        yield Doing("refuse", words.say("ui-undo-refuse"), partial(give, False))
    if info.call_off is not None and seat not in info.call_off:
        give = partial(client.consent, m.CallOffAnswer, seat)
        yield Doing("end", words.say("ui-call-off-agree"), partial(give, True), words.say("ui-cut-called_off"))
        yield Doing("play-on", words.say("ui-play-on-please"), partial(give, False))


def own_answer(client: Client, seat: int, seen: Seen, words: Words) -> Iterator[Doing]:
    """Take an answer back, sealed or given; leave answers standing."""
    if seen.mine is not None:
        yield Doing("retract", words.say("terminal-retract"), partial(client.request, m.Retract, seat))
    if seen.undo != "no":
        text = words.say("ui-undo" if seen.undo == "free" else "ui-undo-ask")
        yield Doing("undo", text, partial(client.undo, seat))
    passing = [
        Rule(decision=one.name, answer=PASS)
        for one in client.game.decisions.values()
        if one.veil is not None and one.veil.answer == PASS
    ]
    if seen.standing:
        yield Doing("by-hand", words.say("terminal-by-hand"), partial(client.stand_by, seat, []))
    elif passing:
        yield Doing("pass", words.say("ui-pass-until-turn"), partial(client.stand_by, seat, passing))


def about_others(client: Client, seat: int, info: TableInfo, seen: Seen, words: Words) -> Iterator[Doing]:
    """Rest or go on; do something about whoever is away or late, as far as the table allows it by now."""
    for way in ways(info, seen, client.now):
        if way.seat is None or seconds_until(way, client.now):
            continue
        if way.what == "relieve":
            yield Doing("relieve", words.say("ui-way-relieve"), partial(client.relieve, seat, way.seat))
        elif way.what == "claim":
            sure = words.say("ui-claim-sure", name=client.name(way.seat))
            yield Doing("claim", words.say("ui-way-claim"), partial(client.request, m.Claim, seat), sure)
    if info.paused:
        yield Doing("resume", words.say("ui-resume"), partial(client.request, m.Resume, seat))
    else:
        yield Doing("pause", words.say("ui-pause"), partial(client.request, m.Pause, seat))


def giving_up(client: Client, seat: int, info: TableInfo, words: Words) -> Iterator[Doing]:
    """End the game early, where the table lets one."""
    may = {way.what for way in info.ways}
    if "call_off" in may and others(info) and info.call_off is None:
        ask = partial(client.request, m.CallOff, seat)
        yield Doing("call-off", words.say("ui-call-off"), ask, words.say("ui-call-off-sure"))
    if "resign" in may:
        sure = words.say("ui-resign-sure", n=len(info.seats))
        yield Doing("resign", words.say("ui-resign"), partial(client.request, m.Resign, seat), sure)
