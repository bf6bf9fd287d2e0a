"""The others at a table: who comes and goes, who is away, for whom a bot answered, and what one may do about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.game import find_game
from flibuste.table.plan import ClockPlan
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.company import end_lines, news, reason, seconds_until, ways
from flibuste.terminal.doings import doings, pressing, wish
from flibuste.terminal.seats import plain_info
from flibuste.terminal.tells import AnyTell, Seen, Snapshot, Update
from flibuste.wire import messages as m
from flibuste.wire.tables import Result, SeatInfo, TableInfo, Way
from flibuste.words.catalogues import LANGUAGES
from flibuste.words.sentences import Words

EN = Words("en")
NOW = 100_000


@dataclass
class Wire:
    """A connection that keeps what is sent."""

    sent: list[m.AnyAsk] = field(default_factory=list)

    def send(self, ask: m.AnyAsk) -> None:
        self.sent.append(ask)

    def next(self, wait: float = 0.0) -> AnyTell | None:
        return None

    def speech(self, words: Words) -> list[str]:
        return []

    def offers(self, client: Client) -> list[Doing]:
        return []

    def farewell(self, words: Words) -> list[str]:
        return []

    def close(self) -> None:
        pass


def seat(number: int, name: str, **more: Any) -> SeatInfo:
    return SeatInfo(number, more.pop("kind", "person"), name, None, more.pop("here", True), None, None, **more)


def info(*seats: SeatInfo, **more: Any) -> TableInfo:
    """A table of the given seats, of which the first is ours."""
    return plain_info("t", "brisca", seats or (seat(0, "Anne"), seat(1, "Inés")), [0], grace=60, **more)


POSITION: dict[str, Any] = {
    "table": "t",
    "seq": 7,
    "n": 1,
    "view": {"hand": []},
    "kind": "play",
    "asked": [1],
    "waiting": [1],
    "options": [],
    "refusals": [],
    "mine": None,
    "standing": [],
    "undo": "no",
    "undo_asked": None,
    "rolling": None,
    "deadline": None,
    "clocks": [],
    "now": NOW,
}


def seen(**more: Any) -> Snapshot:
    return Snapshot(at=0, **{**POSITION, "since": None, "log": [], "said": [], "stood_in": [], **more})


def at_table(described: TableInfo, moment: Seen) -> tuple[Client, Wire]:
    wire = Wire()
    client = Client(wire, "t", "en", described, own_game=find_game("brisca"))
    client.receive(moment)  # type: ignore[arg-type]
    client.ahead = 0
    return client, wire


def ids(client: Client) -> list[str]:
    return [one.id for one in doings(client, 0)]


CHANGES = [
    ({"kind": "empty"}, {}, "waiting", "Inés sits down"),
    ({}, {"kind": "empty", "name": ""}, "waiting", "Inés has stood up"),
    ({}, {"here": False}, "playing", "Inés is away"),
    ({"here": False}, {}, "playing", "Inés is back"),
    ({"here": False}, {"here": False, "relieved": True}, "playing", "A bot plays for Inés until they are back"),
    ({}, {"resigned": True}, "playing", "Inés gives up; a bot plays on"),
    ({}, {"here": False}, "waiting", None),
]


@pytest.mark.parametrize(("before", "after", "status", "line"), CHANGES)
def test_what_changes_among_the_others_is_told(
    before: dict[str, Any], after: dict[str, Any], status: str, line: str | None
) -> None:
    old = info(seat(0, "Anne"), seat(1, before.pop("name", "Inés"), **before), status=status)
    new = info(seat(0, "Anne"), seat(1, after.pop("name", "Inés"), **after), status=status)

    assert [one.written(EN) for one in news(old, new)] == ([line] if line else [])


def test_of_our_own_seat_there_is_no_news_but_a_pause_is_told() -> None:
    old, new = info(), info(seat(0, "Anne", here=False), seat(1, "Inés"), paused=True)

    assert [one.written(EN) for one in news(old, new)] == ["The game is paused."]
    assert [one.written(EN) for one in news(new, old)] == ["The game goes on"]


def test_what_a_bot_played_for_a_person_is_said_where_it_happened() -> None:
    client, _ = at_table(info(), seen())
    played = [{"kind": "played", "seq": 8, "index": 0, "seat": 1, "card": "7c"}]
    client.receive(Update(at=0, **{**POSITION, "seq": 8}, events=played, stood_in=[m.StoodIn(8, 1, "absence")]))
    client.receive(
        Update(
            at=0,
            **{**POSITION, "seq": 9},
            events=[{**played[0], "seq": 9, "index": 1, "card": "4c"}],
            stood_in=[m.StoodIn(9, 1, "clock")],
        )
    )

    assert client.lines(0)[1::2] == [
        "A bot played this for Inés, who was away.",
        "A bot played this for Inés, whose time was up.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("absence", ["wait", "bot", "pause"])
def test_the_head_says_why_everybody_waits(absence: str, language: str) -> None:
    away = info(seat(0, "Anne"), seat(1, "Inés", here=False), absence=absence)
    text = reason(away, seen(), NOW, "Inés", Words(language))

    assert "Inés" in text
    assert reason(info(absence=absence), seen(), NOW, "Inés", Words(language)) == ""


def test_a_way_is_offered_when_it_is_open_and_does_what_it_says() -> None:
    there = info(
        seat(0, "Anne"),
        seat(1, "Inés", here=False),
        ways=[
            Way("relieve", NOW + 5_000, 1),
            Way("claim", NOW + 5_000, 1),
            Way("call_off", 0, None),
            Way("resign", 0, None),
        ],
    )
    client, wire = at_table(there, seen())
    client.ahead = NOW - client.now

    assert [seconds_until(way, NOW) for way in ways(there, seen(), NOW)] == [5, 5]
    assert ids(client) == ["pause", "call-off", "resign"]
    client.ahead += 6_000
    assert ids(client) == ["relieve", "claim", "pause", "call-off", "resign"]
    assert [one.id for one in pressing(doings(client, 0))] == ["relieve", "claim"]
    for one in doings(client, 0):
        assert bool(one.sure) == (one.id in ("claim", "call-off", "resign"))
        one.do()
    assert [type(ask) for ask in wire.sent] == [m.Relieve, m.Claim, m.Pause, m.CallOff, m.Resign]
    assert wire.sent[0].whom == 1  # type: ignore[union-attr]


def test_somebody_late_may_be_relieved_where_the_table_waits() -> None:
    slow = info(clock=ClockPlan(kind="relaxed"))
    client, _ = at_table(slow, seen(deadline=1))

    assert "relieve" in ids(client)
    assert "time of Inés is up" in reason(slow, seen(deadline=1), NOW, "Inés", EN)


def test_a_wish_of_somebody_else_is_answered() -> None:
    asked = seen(undo_asked=m.UndoOpen(1, "play 7c", [1]))
    client, wire = at_table(info(), asked)

    assert wish(client, info(), asked, EN) == "Inés would like to take back the last move."
    assert ids(client)[:2] == ["agree", "refuse"]
    doings(client, 0)[1].do()
    given = wire.sent[0]
    assert isinstance(given, m.UndoAnswer)
    assert (given.seat, given.agree) == (0, False)
    ending = info(call_off=[1])
    client, wire = at_table(ending, seen())
    assert wish(client, ending, seen(), EN) == "Inés would like to end the game without a result."
    assert ids(client)[:2] == ["end", "play-on"]
    doings(client, 0)[0].do()
    told = wire.sent[0]
    assert isinstance(told, m.CallOffAnswer)
    assert (told.seat, told.agree) == (0, True)


def test_an_answer_is_taken_back_and_passes_are_left_standing() -> None:
    client, wire = at_table(info(), seen(mine={"action": 1}, undo="ask"))
    assert ids(client)[:2] == ["retract", "undo"]
    doings(client, 0)[0].do()
    client.own_game = find_game("chasse_partie")
    passing = next(one for one in doings(client, 0) if one.id == "pass")
    passing.do()
    standing = wire.sent[-1]

    assert isinstance(wire.sent[0], m.Retract)
    assert isinstance(standing, m.Standing)
    assert [(rule.decision, rule.answer, rule.until) for rule in standing.answers] == [
        ("counter", "pass", "turn"),
        ("gallant", "pass", "turn"),
    ]
    client.receive(seen(standing=standing.answers, seq=9))
    assert "by-hand" in ids(client)
    assert "pass" not in ids(client)


ENDS = [
    ("resigned", 1, [0], ["Inés gave up.", "First: Anne", "Place 2: Inés"]),
    ("called_off", None, [], ["The game was called off.", "No result"]),
]


@pytest.mark.parametrize(("how", "who", "winners", "lines"), ENDS)
def test_an_end_says_why_it_came(how: Any, who: int | None, winners: list[int], lines: list[str]) -> None:
    result = Result([0, 0], [0, 0], [1, 2], winners, how, who)
    over = info(seat(0, "Anne"), seat(1, "Inés", stood_in=3), status="over", result=result)
    words = Words("en", find_game("brisca"), ["Anne", "Inés"], 0)

    assert end_lines(over, words) == [*lines, "A bot answered 3 times for Inés."]


def test_the_messages_of_a_server_are_read_with_who_stood_in() -> None:
    raw = msgspec.json.decode(msgspec.json.encode(seen(stood_in=[m.StoodIn(3, 1, "clock")])), type=Snapshot)

    assert raw.stood_in[0].by == "clock"
