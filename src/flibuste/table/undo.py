"""Taking an answer back: what is safe, and how to get there without rolling again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import EVERYONE, bit, size
from flibuste.kernel.chance import Scripted
from flibuste.kernel.events import Log
from flibuste.kernel.game import Game
from flibuste.kernel.session import Session
from flibuste.kernel.state import State

Offer = Literal["no", "free", "ask"]
EVERY = 32
KEPT = 3


class Checkpoint:
    """A state at a fresh decision, with how many answers and events led to it."""

    def __init__(self, session: Session, counts: Mapping[str, int]) -> None:
        self.state = session.state.clone()
        self.answers = len(session.record.answers)
        self.events = len(session.log.events)
        self.counts = dict(counts)


class Checkpoints:
    """The deal and a few recent positions, so that going back is short also in a long game."""

    def __init__(self, session: Session, counts: Mapping[str, int]) -> None:
        self.deal = Checkpoint(session, counts)
        self.recent: list[Checkpoint] = []

    def note(self, session: Session, counts: Mapping[str, int]) -> None:
        """Keep this position if it is time to and nothing is sealed in it."""
        last = self.recent[-1] if self.recent else self.deal
        fresh = session.state.waiting == session.state.asked
        if fresh and len(session.record.answers) >= last.answers + EVERY:
            self.recent = [*self.recent, Checkpoint(session, counts)][-KEPT:]

    def before(self, stand: int) -> Checkpoint:
        """Return the last position kept at or before so many answers; later ones are dropped."""
        self.recent = [point for point in self.recent if point.answers <= stand]
        return self.recent[-1] if self.recent else self.deal


def go_back(session: Session, point: Checkpoint, stand: int) -> None:
    """Put a session back to its first ``stand`` answers; the outcomes it keeps are those that were rolled."""
    again = session.record.answers[point.answers : stand]
    del session.record.answers[point.answers :]
    session.restore(point.state.clone(), point.events)
    for seat, action, outcomes in again:
        session.answer(seat, action, Scripted(None, outcomes))


def memories(state: State) -> vec[i64]:
    """Note what every seat knows of every card, to compare later."""
    return state.known.sets() if state.known is not None else vec[i64]()


def learned(before: vec[i64], after: vec[i64]) -> bool:
    """Say whether any seat knows a card better than before."""
    return any(new != old and size(new) < size(old) for old, new in zip(before, after, strict=True))


def told_secret(game: Game, log: Log, since: int, seat: int) -> bool:
    """Say whether a value was shown to some seats only; a card that only who answered is told of is in its memory."""
    cards, mine = game.card_fields(), bit(seat)
    return any(
        field.seats != EVERYONE and not (field.name in cards[kind] and field.seats == mine)
        for kind, fields in log.events[since:]
        for field in fields
    )


def named(game: Game, log: Log, since: int, until: int) -> set[int]:
    """Collect the cards that were named before everybody from an event on until another."""
    cards = game.card_fields()
    found: set[int] = set()
    for kind, fields in log.events[since:until]:
        for field in fields:
            if field.seats == EVERYONE and field.name in cards[kind]:
                value = field.value
                found.update(value if isinstance(value, list) else [value] if isinstance(value, int) else [])
    return found


class Shown:
    """The cards that have been named before everybody so far.

    Whether an answer may be taken back freely must not hang on what others have learned in secret: it would tell. So a
    card that was never named openly counts as news, also where all happen to know it.
    """

    def __init__(self) -> None:
        self.cards: set[int] = set()
        self.until = 0

    def is_news(self, game: Game, log: Log, since: int) -> bool:
        """Say whether a card was named for the first time from an event on, and remember all that were."""
        if self.until < since:
            self.cards |= named(game, log, self.until, since)
        fresh = named(game, log, since, len(log.events))
        news = not fresh <= self.cards
        self.cards |= fresh
        self.until = len(log.events)
        return news


def all_public(log: Log, since: int) -> bool:
    """Say whether something was told and everybody was told all of it."""
    fresh = log.events[since:]
    return bool(fresh) and all(field.seats == EVERYONE for _, fields in fresh for field in fields)
