"""``flibuste record``: show a game move by move, or verify that it could have been played."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from flibuste.commands.choosing import declare_language, declare_record, played_again
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.errors import GameError
from flibuste.kernel.session import Session
from flibuste.terminal.console import Console
from flibuste.terminal.drawing import words_for
from flibuste.words.catalogues import spoken
from flibuste.words.sentences import Words


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("do", choices=("show", "verify"), help="show it move by move, or only check it")
    declare_record(parser)
    parser.add_argument("--seat", type=int, help="show it as this seat saw it; without it, as the public did")
    declare_language(parser)


def run(chosen: argparse.Namespace) -> int:
    """Play the record again; every action and every outcome is checked."""
    try:
        session = played_again(chosen.file, chosen.game_module, chosen.content)
    except GameError as error:
        print(f"refused: {error.sentence} [{error.code}, {error.rule}]", file=sys.stderr)
        return 1
    if chosen.seat is not None and not 0 <= chosen.seat < session.record.seats:
        print(f"there are seats 0 to {session.record.seats - 1}", file=sys.stderr)
        return 2
    language = chosen.lang or spoken()
    Console().write_all([verdict(session)] if chosen.do == "verify" else shown(session, chosen.seat, language))
    return 0


def verdict(session: Session) -> str:
    """Sum a good record up in one line."""
    record = session.record
    outcomes = len(record.setup) + sum(len(found) for _, _, found in record.answers)
    counts = f"{record.seats} seats, {len(record.answers)} answers, {outcomes} outcomes of chance"
    return f"verified: {record.game}, {counts}, result {record.result}"


def shown(session: Session, seat: int | None, language: str) -> Iterator[str]:
    """Tell the game as one seat, or the public, was told it."""
    names = [session.record.names.get(k, f"{k}") for k in range(session.record.seats)]
    looking = SPECTATOR if seat is None else seat
    words = words_for(Words(language, session.game, names), session.view(looking), looking)
    for event in session.log.stream(looking):
        line = words.line(session.game.named(event))
        if line:
            yield line
    yield verdict(session)
