"""Every registered game has words for what it does: played through, each sentence is complete in each language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel import laws
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.events import Shown
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.session import Session
from flibuste.words.catalogues import LANGUAGES
from flibuste.words.sentences import Words, dashed

TABLES = [(name, language) for name in GAMES for language in LANGUAGES]
STRIDE = 23


@dataclass
class Heard:
    """What was heard in some games: each thing once."""

    events: dict[tuple[object, ...], tuple[int, Shown]] = field(default_factory=dict)
    kinds: set[str] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    refusals: dict[str, int] = field(default_factory=dict)

    def listen(self, game: Game, session: Session, thorough: bool) -> None:
        """Note the open decision, and now and then what is refused."""
        self.kinds.add(session.state.kind())
        for seat in session.waiting():
            self.verbs |= {game.verb_of(int(action)).name for action in session.state.options(seat)}
            for action in range(0, game.action_count, 3) if thorough else []:
                why = session.state.refusal(seat, action)
                if why is not None:
                    self.refusals.setdefault(why.code, action)

    def read(self, game: Game, session: Session) -> None:
        """Note each form of event, as its own seat, another seat and a spectator see it."""
        for seat in (0, 1, SPECTATOR):
            for kind, fields in map(game.named, session.log.stream(seat)):
                self.events.setdefault(
                    (kind, seat, fields.get("seat") == seat, *sorted(fields)), (seat, (kind, fields))
                )


@cache
def heard(name: str) -> Heard:
    """Play one game for each number of seats and listen."""
    game, found = GAMES[name], Heard()
    for seats in game.seats:
        for k, session in enumerate(laws.walk(game, seats, seats)):
            if not session.state.over:
                found.listen(game, session, thorough=k % STRIDE == 0)
        found.read(game, session)
    return found


def words_of(game: Game, language: str, you: int = 0) -> Words:
    """The words of a full table."""
    return Words(language, game, ["Anne", "Tomás", "Inés", "Frank", "Marten", "Awa"], you)


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_log_line_has_all_its_values(name: str, language: str) -> None:
    game = GAMES[name]
    faults, told = [], 0
    for seat, (kind, fields) in heard(name).events.values():
        words = words_of(game, language, seat)
        id = f"{game.prefix}-log-{dashed(kind)}"
        told += words.has(id)
        text, complete = words.try_to_fill(id, words.values(fields))
        if words.has(id) and not complete:
            faults.append(f"{id} for seat {seat}: {text} from {sorted(fields)}")

    assert faults == []
    assert told > 0


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_question_and_every_choice_has_words(name: str, language: str) -> None:
    game, words = GAMES[name], words_of(GAMES[name], language)
    wanted = [f"{game.prefix}-ask-{dashed(kind)}" for kind in heard(name).kinds]
    wanted += [f"{game.prefix}-do-{dashed(verb)}" for verb in heard(name).verbs]

    assert sorted(id for id in wanted if not words.has(id)) == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_refusal_has_a_sentence(name: str, language: str) -> None:
    words = words_of(GAMES[name], language)

    assert [code for code, action in heard(name).refusals.items() if words.refusal(code, "\0", action) == "\0"] == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_setting_has_a_name(name: str, language: str) -> None:
    game, words = GAMES[name], words_of(GAMES[name], language)

    assert [s.name for s in game.settings if not words.has(f"{game.prefix}-option-{s.name}")] == []
