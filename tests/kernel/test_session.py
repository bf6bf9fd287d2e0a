"""A game under way: failed answers change nothing, records are played again, sealed answers can be taken back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from little_draft import CARDS, EVENTS, GAME, PICK, LittleDraft, new, view

from flibuste.kernel import laws
from flibuste.kernel.chance import Chance, Scripted, Seeded
from flibuste.kernel.errors import BadData, BrokenGame, GameError, IllegalAction
from flibuste.kernel.game import Game, Setup, Verb
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.saving import load_game, plain, save_game
from flibuste.kernel.session import replay, start
from flibuste.kernel.state import State


class Lottery(LittleDraft):
    """After each round a die decides whether it goes on: a game whose answers need chance half-way."""

    def pass_on(self) -> None:
        super().pass_on()

    def advance(self, chance: Chance) -> None:
        super().advance(chance)
        chance.die(6, "lottery")


def lottery() -> Game:
    def make(setup: Setup, chance: Chance) -> State:
        return new(setup, chance, Lottery)

    return Game("lottery", "lo", range(3, 4), CARDS, [Verb("pick", "card")], 20, Lottery, make, view, [PICK], EVENTS)


def finished() -> str:
    return write_record(GAME, laws.last(laws.walk(GAME, 3, 5)).record)


def test_an_answer_whose_chance_fails_half_way_leaves_everything_as_it_was() -> None:
    session = start(lottery(), 3, {}, Seeded(1))
    for seat in (0, 1):
        session.answer(seat, session.state.options(seat)[0], Seeded(0))
    before, told = laws.text(GAME, session.state), len(session.log.events)

    with pytest.raises(BadData, match="no_outcome_left"):
        session.answer(2, session.state.options(2)[0], Scripted([]))

    assert laws.text(GAME, session.state) == before
    assert len(session.log.events) == told
    assert len(session.record.answers) == 2
    session.answer(2, session.state.options(2)[0], Scripted([3]))
    assert session.record.answers[-1][2] == [("lottery", 6, 3)]


def test_a_refusal_names_seat_action_and_rule() -> None:
    session = start(GAME, 3, {}, Seeded(1))
    foreign = session.state.options(1)[0]

    with pytest.raises(IllegalAction) as error:
        session.answer(0, foreign, Seeded(0))

    assert str(error.value) == f"not_in_hand: seat 0, pick {foreign}: the card is not in this hand [LD-01]"


def test_a_sealed_answer_taken_back_is_not_in_the_record() -> None:
    session = start(GAME, 3, {}, Seeded(1))
    first, second = (int(a) for a in session.state.options(0)[:2])
    session.answer(0, first, Seeded(0))
    session.retract(0)
    session.answer(0, second, Seeded(0))

    assert [(seat, action) for seat, action, _ in session.record.answers] == [(0, second)]
    with pytest.raises(IllegalAction, match="nothing_sealed"):
        session.retract(1)


def test_a_record_reads_as_it_was_written() -> None:
    written = finished()

    assert write_record(GAME, replay(GAME, read_record(written, GAME)).record) == written
    assert written.splitlines()[:4] == ["flibuste-record 1", "game little_draft", "content none", "seats 3"]


@pytest.mark.parametrize(
    ("old", "new_text", "code"),
    [
        ("flibuste-record 1", "flibuste-record 2", "other_version"),
        ("game little_draft", "game big_draft", "other_game"),
        ("content none", "content some", "other_content"),
        ("seats 3", "seats 9", "wrong_number_of_seats"),
        ("seats 3", "seats three", "bad_record"),
        ("seats 3", "seats 3\noption teams true", "unknown_option"),
        ("chance deck ", "chance deck 1/2 ", "other_outcome"),
        ("\nresult ", "\nresult 0 0 0\nresult ", "bad_record"),
        ("result ", "outcome ", "bad_record"),
    ],
)
def test_a_changed_record_is_refused(old: str, new_text: str, code: str) -> None:
    changed = finished().replace(old, new_text, 1)

    with pytest.raises(BadData) as error:
        replay(GAME, read_record(changed, GAME))
    assert error.value.code == code


def test_another_result_is_refused() -> None:
    lines = finished().splitlines()
    lines[-1] = "result 0.5 0.5 0"

    with pytest.raises(BadData, match="other_result"):
        replay(GAME, read_record("\n".join(lines), GAME))


def test_every_changed_answer_is_noticed() -> None:
    """Another action, seat or order is refused where it is illegal, or gives another result or record."""
    written = finished()
    lines = written.splitlines()
    moves = [k for k, line in enumerate(lines) if line[0].isdigit()]
    for k in moves:
        changed = list(lines)
        changed[k] = changed[k].replace("pick ", "pick 1", 1)
        with pytest.raises(GameError):
            replay(GAME, read_record("\n".join(changed), GAME))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=200))
def test_no_text_whatever_does_more_than_raise_bad_data(text: str) -> None:
    for attempt in (text, "flibuste-record 1\n" + text, finished() + text):
        try:
            replay(GAME, read_record(attempt, GAME))
        except BadData:
            continue


def saved() -> dict[str, object]:
    session = start(GAME, 3, {}, Seeded(1))
    return dict(json.loads(json.dumps(save_game(GAME, session.state))))


def test_a_save_loads() -> None:
    assert laws.text(GAME, load_game(GAME, saved())) == laws.text(GAME, start(GAME, 3, {}, Seeded(1)).state)


def broken_saves() -> list[tuple[str, object, str]]:
    return [
        ("flibuste-save", 1, "other_version"),
        ("flibuste-save", 2, "other_version"),  # it named Python classes
        ("game", "poker", "other_game"),
        ("content", "x", "other_content"),
        ("state", [], "bad_save"),
        ("state.seats", "3", "bad_save"),
        ("state.seats", 7, "wrong_number_of_seats"),
        ("state.left", "4", "bad_save"),
        ("state.left", None, "bad_save"),
        ("state.place", {"array": [1, "x"]}, "bad_save"),
        ("state.place", {"array": [2**70] * 12}, "bad_save"),
        ("state.place", {"of": "rocket"}, "unknown_part"),
        ("state.asked", True, "bad_save"),
        ("state.waiting", 0, "impossible_position"),
        ("state.place", {"array": [9] * 12}, "impossible_position"),
        ("state.known", {"of": "places", "seats": 3, "cards": 5, "held": {"array": []}, "rows": []}, "bad_save"),
        ("state.known", {"of": "places", "seats": 3}, "bad_save"),
        ("state.known", {"of": "memory", "cards": 5}, "bad_save"),
        ("state.known", {"of": "memory", "cards": "many"}, "bad_save"),
        ("state.known.held", {"array": [12] * 62}, "bad_save"),
        ("state.known.rows", [], "bad_save"),
        ("state.known.rows", [1, 2, 3], "bad_save"),
        ("state.known.rows.0.sure", {"array": [0]}, "bad_save"),
        ("state.known.rows.0.at", [0], "bad_save"),
        ("state.known.rows.0.may", {"array": [2**61] * 12}, "bad_save"),
        ("state.known.rows.0.sets", {"array": []}, "bad_save"),
        ("state.extra", 1, "bad_save"),
    ]


@pytest.mark.parametrize(("field", "value", "code"), broken_saves())
def test_a_broken_save_is_refused(field: str, value: object, code: str) -> None:
    broken = saved()
    *way, name = field.split(".")
    target: object = broken
    for part in way:
        target = target[int(part)] if isinstance(target, list) else target[part]  # type: ignore[index]
    assert isinstance(target, dict)
    target[name] = value

    with pytest.raises(BadData) as error:
        load_game(GAME, broken)
    assert error.value.code == code


class Undeclared:
    """Nothing that a game would name."""


def test_a_part_without_a_declared_name_is_not_saved() -> None:
    with pytest.raises(BrokenGame, match=f"Undeclared is no plain value, and no part that {GAME.name} declares"):
        plain(GAME, [Undeclared()])
