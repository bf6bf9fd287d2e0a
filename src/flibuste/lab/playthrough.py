"""Golden playthroughs: one seeded random game per game, number of seats and scenario, written for people to read.

``python -m flibuste.lab.playthrough`` writes them all into ``tests/playthroughs``, ``... playthrough brisca`` those of
one game; the tests compare, and the difference is reviewed like code.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
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


SCENARIO = "scenario"


@dataclass(frozen=True)
class Table:
    """What is played: a game, its seats, its settings where they are not the usual ones, and the name of all that."""

    game: Game
    seats: int
    name: str
    settings: Mapping[str, object] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        """Name the file of the playthrough."""
        return FOLDER / f"{self.name}.txt"


def tables(game: Game) -> list[Table]:
    """List what is played of a game: every number of seats; of further scenarios the smallest table."""
    found = [Table(game, seats, f"{game.name}-{seats}") for seats in game.seats]
    for setting in game.settings:
        if setting.name == SCENARIO:
            for value in setting.values:
                if value != setting.default:
                    name = f"{game.name}-{value}-{min(game.seats)}"
                    found.append(Table(game, min(game.seats), name, {SCENARIO: value}))
    return found


def playthrough(table: Table) -> str:
    """Write one game: its first answers and its last ones in full, what lies between as a count and a fingerprint."""
    game = table.game
    answers = list(chapters(table))
    end = answers.pop()
    title = ", ".join([game.name, *(str(value) for value in table.settings.values()), f"{table.seats} seats"])
    lines = [f"# {title}, seed {SEED}: a random game. Write it anew with:"]
    lines += [f"#   python -m flibuste.lab.playthrough {game.name}", ""]
    if len(answers) <= FIRST + LAST + 1:
        shown = answers
    else:
        between = answers[FIRST:-LAST]
        mark = hashlib.sha256("\n".join(between).encode()).hexdigest()[:16]
        shown = [*answers[:FIRST], f"... {len(between)} answers more, {mark} ...\n", *answers[-LAST:]]
    return "\n".join([*lines, *shown, end])


def chapters(table: Table) -> Iterator[str]:
    """Write what happens around every answer, and at last the end."""
    told = 0
    seen: dict[int, Mapping[str, object]] = {}
    for session in laws.walk(table.game, table.seats, SEED, table.settings):
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
        lines.append(f"   * {kind}: {', '.join(field_text(session.game, kind, told) for told in fields)}")
    return lines


def field_text(game: Game, kind: str, told: Field) -> str:
    """Write one field of an event."""
    named = game.named((kind, {told.name: told.value}))[1][told.name]
    seats = "" if told.seats == EVERYONE else " [" + " ".join(map(str, members(told.seats))) + "]"
    return f"{told.name} {short(named)}{seats}"


def question_lines(session: Session, seen: dict[int, Mapping[str, object]]) -> list[str]:
    """Write who is asked what; for each seat asked, what is new in its view, and its options."""
    state = session.state
    lines = [f"   ? {state.kind()}: seats {' '.join(map(str, members(state.asked)))}"]
    for seat in session.waiting():
        view = session.view(seat)
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
    view = session.view(SPECTATOR)
    return [f"   result {session.record.result}", *(f"     {name}: {short(value)}" for name, value in view.items())]


def short(value: object) -> str:
    """Write a value on one line; a long one is cut, with a fingerprint of all of it."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if len(text) <= LONGEST:
        return text
    return f"{text[:LONGEST]}… #{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def main(names: list[str]) -> None:
    """Write the playthroughs of some games, or of all."""
    for game in [find_game(name) for name in names] or list(GAMES.values()):
        for table in tables(game):
            table.file.write_text(playthrough(table), encoding="utf-8")
            print(table.file)


if __name__ == "__main__":
    main(sys.argv[1:])
