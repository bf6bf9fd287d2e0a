"""Every registered game has words for what it does: played through, each sentence is complete in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel import laws
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.session import Session
from flibuste.words.catalogues import LANGUAGES
from flibuste.words.sentences import Words, dashed

TABLES = [(name, language) for name in GAMES for language in LANGUAGES]


def games(game: Game) -> Iterator[Session]:
    """Play one game for each number of seats, stopping at each decision."""
    for seats in game.seats:
        yield from laws.walk(game, seats, seats)


def words_of(game: Game, language: str, you: int = 0) -> Words:
    """The words of a full table."""
    return Words(language, game, ["Anne", "Tomás", "Inés", "Frank", "Marten", "Awa"], you)


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_log_line_has_all_its_values(name: str, language: str) -> None:
    game = GAMES[name]
    faults, told = set(), 0
    for session in games(game):
        if session.state.over:
            for seat in (0, 1, SPECTATOR):
                words = words_of(game, language, seat)
                for event in session.log.stream(seat):
                    kind, fields = game.named(event)
                    id = f"{game.prefix}-log-{dashed(kind)}"
                    told += words.has(id)
                    if words.has(id) and not words.try_to_fill(id, words.values(fields))[1]:
                        faults.add(
                            f"{id} for seat {seat}: {words.fill(id, words.values(fields))} from {sorted(fields)}"
                        )

    assert sorted(faults) == []
    assert told > 0


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_question_and_every_choice_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    words = words_of(game, language)
    missing = set()
    for session in games(game):
        if not session.state.over:
            question = f"{game.prefix}-ask-{dashed(session.state.kind())}"
            missing |= {question} - {words.first(question)}
            for seat in session.waiting():
                for action in map(int, session.state.options(seat)):
                    verb = f"{game.prefix}-do-{dashed(game.verb_of(action).name)}"
                    missing |= {verb} - {words.first(verb)}

    assert sorted(missing) == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_refusal_has_a_sentence(name: str, language: str) -> None:
    game = GAMES[name]
    words = words_of(game, language)
    missing = set()
    for k, session in enumerate(games(game)):
        for seat in session.waiting() if k % 5 == 0 else []:
            for action in range(0, game.action_count, 3):
                why = session.state.refusal(seat, action)
                if why is not None and words.refusal(why.code, "\0", action) == "\0":
                    missing.add(f"{game.prefix}-no-{why.code}")

    assert sorted(missing) == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_setting_has_a_name(name: str, language: str) -> None:
    game = GAMES[name]
    words = words_of(game, language)

    assert [s.name for s in game.settings if not words.has(f"{game.prefix}-option-{s.name}")] == []
