"""Nothing that is read can end the engine: arbitrary bytes and JSON, commands with wrong fields, spoilt saves."""

from __future__ import annotations

import io
import json
import math

import little_draft
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flibuste.kernel.game import GAMES
from flibuste.protocol.engine import Engine
from flibuste.protocol.lines import LONGEST, reply, serve
from flibuste.protocol.setting_up import marked

MANY = settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
NUMBERS = st.integers() | st.integers(-3, 60) | st.integers(10**18, 10**30) | st.floats(allow_nan=False)
PLAIN = st.none() | st.booleans() | NUMBERS | st.text(max_size=20)
VALUES = st.recursive(PLAIN, lambda v: st.lists(v, max_size=4) | st.dictionaries(st.text(max_size=8), v, max_size=4))
FIELDS = (
    "seat",
    "action",
    "since",
    "game",
    "seats",
    "options",
    "seed",
    "outcomes",
    "saved",
    "record",
    "position",
    "id",
)


@pytest.fixture(autouse=True)
def _little_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "little_draft", little_draft.GAME)


def say(engine: Engine, line: bytes) -> dict[str, object]:
    """Send one line; the answer is one JSON object in the promised form."""
    sent = reply(engine, line)
    assert sent.endswith(b"\n")
    assert sent.count(b"\n") == 1
    answer = json.loads(sent, parse_constant=lambda name: pytest.fail(f"{name} was sent"))
    assert ("ok" in answer) != ("error" in answer)
    if "error" in answer:
        assert set(answer["error"]) == {"code", "message", "rule"}
        assert all(isinstance(part, str) and part for part in answer["error"].values())
    assert isinstance(answer, dict)
    return answer


def do(engine: Engine, **fields: object) -> dict[str, object]:
    """Send one command."""
    return say(engine, json.dumps(fields).encode())


def under_way() -> Engine:
    """An engine with a game in which one of three answers is in."""
    engine = Engine()
    do(engine, command="new", game="little_draft", seats=3, seed=5)
    do(engine, command="apply", seat=1, action=engine_option(engine, 1))
    return engine


def engine_option(engine: Engine, seat: int) -> int:
    """Return the first option of a seat."""
    return int(engine.game().state.options(seat)[0])


def code(answer: dict[str, object]) -> str:
    """Return the code of an error."""
    error = answer["error"]
    assert isinstance(error, dict)
    return str(error["code"])


@MANY
@given(st.binary(max_size=200).filter(lambda line: b"\n" not in line))
def test_arbitrary_bytes(line: bytes) -> None:
    say(Engine(), line or b"?")


@MANY
@given(VALUES)
def test_arbitrary_json(value: object) -> None:
    say(under_way(), json.dumps(value).encode())


@MANY
@given(st.sampled_from(sorted(set(Engine().commands) - {"quit"})), st.dictionaries(st.sampled_from(FIELDS), VALUES))
def test_commands_with_arbitrary_fields(command: str, fields: dict[str, object]) -> None:
    """A command that fails changes nothing."""
    engine = under_way()
    before = do(engine, command="save")

    answer = say(engine, json.dumps({**fields, "command": command}).encode())

    if "error" in answer:
        assert code(answer) != "broken_game", answer
        assert do(engine, command="save") == before


@MANY
@given(st.data())
def test_spoilt_saves(data: st.DataObject) -> None:
    """A save with one value changed, and marked anew, is refused or is another position that can be asked about."""
    engine = under_way()
    kept = do(engine, command="save")["ok"]
    assert isinstance(kept, dict)
    saved = kept["saved"]
    state = saved["state"]
    field = data.draw(st.sampled_from(sorted(state)))
    state[field] = data.draw(VALUES | st.fixed_dictionaries({"array": st.lists(st.integers(-5, 70), max_size=14)}))

    answer = do(engine, command="load", saved=marked(saved))

    assert "ok" in answer or code(answer) != "broken_game", answer
    for command in ("decisions", "view", "save", "result"):
        assert "ok" in do(engine, command=command)


def test_a_save_must_come_back_as_it_was_given() -> None:
    engine = under_way()
    kept = do(engine, command="save")["ok"]
    assert isinstance(kept, dict)
    assert "ok" in do(engine, command="load", saved=kept["saved"])

    kept["saved"]["state"]["left"] = 3

    assert code(do(engine, command="load", saved=kept["saved"])) == "changed_save"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"[" * 100_000, "too_deep"),
        (b'{"command": ' + b"[" * 100_000, "too_deep"),
        (b'{"command": "new", "seats": NaN}', "bad_json"),
        (b'{"command": "new", "seats": -Infinity}', "bad_json"),
        (b'{"command": "options", "seat": ' + b"9" * 5000 + b"}", "bad_json"),
        (b'{"command": "options", "seat": 99999999999999999999999}', "bad_field"),
        (b'{"command": "options", "seat": 1e400}', "bad_field"),
        (b'{"command": "options", "seat": true}', "bad_field"),
        (b'{"command": "options", "seat": 7}', "no_such_seat"),
        (b'{"command": "options", "sat": 1, "seat": 0}', "unknown_field"),
        (b'{"command": "apply", "seat": 0, "action": "dance"}', "no_such_action"),
        (b'{"command": "apply", "seat": 0, "action": 4611686018427387000}', "not_in_hand"),
        (b'{"command": "apply", "seat": 1, "action": 0}', "not_asked"),
        (b'{"command": "apply", "seat": 0, "action": 0, "outcomes": [1]}', "not_scripted"),
        (b'{"command": "fly"}', "unknown_command"),
        (b'{"command": ["new"]}', "unknown_command"),
        (b'{"id": [1], "command": "view"}', "bad_field"),
        (b'"new"', "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b'{"command": "new", "game": "whist", "seats": 2}', "unknown_game"),
        (b'{"command": "new", "game": "little_draft", "seats": 9}', "wrong_number_of_seats"),
        (b'{"command": "new", "game": "little_draft", "seats": 3, "options": {"x": 1}}', "unknown_option"),
        (b'{"command": "new", "game": "little_draft", "position": {}}', "no_positions"),
        (b'{"command": "new", "game": "little_draft", "seats": 3, "outcomes": [0, 99]}', "outcome_out_of_range"),
        (b'{"command": "new", "game": "little_draft", "seats": 3, "outcomes": [0, 0]}', "no_outcome_left"),
        (b'{"command": "load", "saved": {"game": "little_draft"}}', "changed_save"),
        (b'{"command": "load", "record": "flibuste-record 9"}', "other_version"),
        (b'{"command": "events", "since": -1}', "bad_field"),
    ],
)
def test_bad_lines_get_their_code(line: bytes, expected: str) -> None:
    assert code(say(under_way(), line)) == expected


def test_before_a_game_only_a_game_can_be_begun() -> None:
    assert code(do(Engine(), command="view")) == "no_game"


def test_a_line_that_never_ends_is_answered_once_and_forgotten() -> None:
    lines = b"x" * (LONGEST + 10) + b'\n\n{"command": "hello"}\n'
    target = io.BytesIO()

    serve(io.BytesIO(lines), target)

    first, second = (json.loads(line) for line in target.getvalue().splitlines())
    assert first["error"]["code"] == "too_long"
    assert "ok" in second


def test_quit_ends_the_conversation() -> None:
    target = io.BytesIO()

    serve(io.BytesIO(b'{"command": "quit", "id": 7}\n{"command": "hello"}\n'), target)

    assert target.getvalue() == b'{"id": 7, "ok": {}}\n'


def test_numbers_that_are_sent_are_numbers() -> None:
    engine = under_way()
    while not engine.game().state.over:
        seat = engine.game().waiting()[0]
        do(engine, command="apply", seat=seat, action=engine_option(engine, seat))

    result = do(engine, command="result")["ok"]

    assert isinstance(result, dict)
    assert math.isclose(sum(result["scores"]), 1.0)


@pytest.mark.parametrize("name", sorted(set(GAMES) | {"little_draft"}))
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_game_survives_spoilt_positions_and_saves(name: str, data: st.DataObject) -> None:
    """Positions with arbitrary fields, and saves with one value changed anywhere, are refused or are positions."""
    engine = Engine()
    seats = GAMES[name].seats.start
    assert "ok" in do(engine, command="new", game=name, seats=seats, seed=data.draw(st.integers(0, 99)))
    kept = do(engine, command="save")["ok"]
    assert isinstance(kept, dict)
    spoil(kept["saved"]["state"], data)
    for fields in (
        {"command": "load", "saved": kept["saved"]},
        {"command": "load", "saved": marked(kept["saved"])},
        {"command": "new", "game": name, "position": data.draw(st.dictionaries(st.text(max_size=8), VALUES))},
        {"command": "new", "game": name, "position": {"seats": data.draw(VALUES), "hands": data.draw(VALUES)}},
    ):
        answer = do(engine, **fields)
        assert "ok" in answer or code(answer) != "broken_game", answer
        assert "ok" in do(engine, command="view", seat=0)


def spoil(thing: dict[str, object], data: st.DataObject) -> None:
    """Change one value somewhere inside."""
    while True:
        key = data.draw(st.sampled_from(sorted(thing)))
        inner = thing[key]
        if not isinstance(inner, dict) or data.draw(st.booleans()):
            break
        thing = inner
    if isinstance(inner, list) and inner:
        inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(VALUES)
    else:
        thing[key] = data.draw(VALUES)
