"""Golden playthroughs: one seeded random game per game and number of seats, written so that people can read it.

``python -m flibuste.lab.playthrough`` writes them all into ``tests/playthroughs``, ``... playthrough brisca`` those of
one game; the tests compare, and the difference is reviewed like code.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel import laws
from flibuste.kernel.bits import EVERYONE, SPECTATOR, members
from flibuste.kernel.events import Field
from flibuste.kernel.game import GAMES, Game, find_game
from flibuste.kernel.session import Session

SEED = 1
FIRST = 14
LAST = 4
LONGEST = 240
FOLDER = Path("tests/playthroughs")


def playthrough(game: Game, seats: int) -> str:
    """Write one game: its first answers and its last ones in full, what lies between as a count and a fingerprint."""
    answers = list(chapters(game, seats))
    end = answers.pop()
    lines = [f"# {game.name}, {seats} seats, seed {SEED}: a random game. Write it anew with:"]
    lines += [f"#   python -m flibuste.lab.playthrough {game.name}", ""]
    if len(answers) <= FIRST + LAST + 1:
        shown = answers
    else:
        between = answers[FIRST:-LAST]
        mark = hashlib.sha256("\n".join(between).encode()).hexdigest()[:16]
        shown = [*answers[:FIRST], f"... {len(between)} answers more, {mark} ...\n", *answers[-LAST:]]
    return "\n".join([*lines, *shown, end])


def chapters(game: Game, seats: int) -> Iterator[str]:
    """Write what happens around every answer, and at last the end."""
    told = 0
    seen: dict[int, Mapping[str, object]] = {}
    for session in laws.walk(game, seats, SEED):
        lines = list(answer_lines(session))
        lines += event_lines(session, told)
        told = len(session.log.events)
        lines += end_lines(session) if session.state.over else question_lines(session, seen)
        yield "\n".join(lines) + "\n"


def answer_lines(session: Session) -> Iterator[str]:
    """Write the last answer and what chance gave."""
    answers = session.record.answers
    if not answers:
        yield "deal"
        return
    seat, action, outcomes = answers[-1]
    chance = " ".join(f"{purpose} {k}/{n}" for purpose, n, k in outcomes[:6])
    yield f"{len(answers)}. seat {seat}: {session.game.write(action)}" + (f"   ({chance})" if chance else "")


def event_lines(session: Session, told: int) -> list[str]:
    """Write events with all their fields; in brackets who may see a secret one."""
    lines = []
    for kind, fields in session.log.events[told:]:
        lines.append(f"   * {kind}: {', '.join(field_text(session.game, field) for field in fields)}")
    return lines


def field_text(game: Game, field: Field) -> str:
    """Write one field of an event."""
    named = game.named(("", {field.name: field.value}))[1][field.name]
    seats = "" if field.seats == EVERYONE else " [" + " ".join(map(str, members(field.seats))) + "]"
    return f"{field.name} {short(named)}{seats}"


def question_lines(session: Session, seen: dict[int, Mapping[str, object]]) -> list[str]:
    """Write who is asked what; for each seat asked, what is new in its view, and its options."""
    state = session.state
    lines = [f"   ? {state.kind()}: seats {' '.join(map(str, members(state.asked)))}"]
    for seat in session.waiting():
        view = state.view(seat)
        lines += [f"     {seat} sees {line}" for line in news(view, seen.get(seat, {}))]
        seen[seat] = view
        options = ", ".join(session.game.write(int(action)) for action in state.options(seat))
        lines.append(f"     {seat} may {short(options)}")
    return lines


def news(view: Mapping[str, object], before: Mapping[str, object]) -> list[str]:
    """Write the fields of a view that have changed."""
    return [f"{name}: {short(value)}" for name, value in view.items() if name not in before or before[name] != value]


def end_lines(session: Session) -> list[str]:
    """Write the result and what a spectator sees at the end."""
    view = session.state.view(SPECTATOR)
    return [f"   result {session.record.result}", *(f"     {name}: {short(value)}" for name, value in view.items())]


def short(value: object) -> str:
    """Write a value on one line; a long one is cut, with a fingerprint of all of it."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if len(text) <= LONGEST:
        return text
    return f"{text[:LONGEST]}… #{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def file_of(game: Game, seats: int) -> Path:
    """Name the file of a playthrough."""
    return FOLDER / f"{game.name}-{seats}.txt"


def main(names: list[str]) -> None:
    """Write the playthroughs of some games, or of all."""
    for game in [find_game(name) for name in names] or list(GAMES.values()):
        for seats in game.seats:
            file = file_of(game, seats)
            file.write_text(playthrough(game, seats), encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
