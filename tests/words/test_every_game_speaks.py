"""Every registered game has words for what it does: played through, each sentence is complete in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from flibuste.games import __all__ as our_games
from flibuste.kernel import laws
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.events import Shown
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.session import Session
from flibuste.words.catalogues import LANGUAGES, sources
from flibuste.words.sentences import Words, dashed

STRIDE = 29
LISTENED = 600


@dataclass
class Heard:
    """What was heard in some games: each thing once."""

    events: dict[tuple[object, ...], tuple[int, Shown]] = field(default_factory=dict)
    verbs: set[str] = field(default_factory=set)
    refusals: dict[str, int] = field(default_factory=dict)

    def listen(self, game: Game, session: Session, thorough: bool) -> None:
        """Note the open decision, and now and then what is refused."""
        for seat in session.waiting():
            self.verbs |= {game.verb_of(int(action)).name for action in session.state.options(seat)}
            for action in range(0, game.action_count, 5) if thorough else []:
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


def heard(name: str) -> Heard:
    """Play one game for the fewest and one for the most seats, and listen."""
    game, found = GAMES[name], Heard()
    for seats in {game.seats.start, game.seats.stop - 1}:
        for k, session in enumerate(laws.walk(game, seats, seats)):
            if not session.state.over and k < LISTENED:
                found.listen(game, session, thorough=k % STRIDE == 0)
        found.read(game, session)
    return found


def faults(found: Heard, game: Game, language: str) -> Iterator[str]:
    """Say what has no words, or not all its values."""
    words = words_of(game, language)
    wanted = [f"ask-{decision.sentence}" for decision in game.decisions.values()] + [
        f"do-{dashed(verb)}" for verb in found.verbs
    ]
    wanted += [f"option-{setting.name}" for setting in game.settings]
    for id in sorted(wanted):
        if not words.has(f"{game.prefix}-{id}"):
            yield f"{language}: no {game.prefix}-{id}"
    for code, action in found.refusals.items():
        if words.refusal(code, "\0", action) == "\0":
            yield f"{language}: no {game.prefix}-no-{code}"
    for seat, (kind, fields) in found.events.values():
        reader = words.read_by(seat)
        id = f"{game.prefix}-log-{dashed(kind)}"
        text, complete = reader.try_to_fill(id, reader.values(fields, game.event(kind).nouns))
        if words.has(id) and not complete:
            yield f"{language}: {id} for seat {seat}: {text} from {sorted(fields)}"


def words_of(game: Game, language: str) -> Words:
    """The words of a full table."""
    return Words(language, game, ["Anne", "Tomás", "Inés", "Frank", "Marten", "Awa"], 0)


@pytest.mark.parametrize("name", our_games)
def test_a_game_has_words_for_what_it_does(name: str) -> None:
    """Questions, choices, settings, refusals and log lines, complete in each language."""
    game, found = GAMES[name], heard(name)

    assert [fault for language in LANGUAGES for fault in faults(found, game, language)] == []
    told = {
        kind for _, (kind, _) in found.events.values() if words_of(game, "en").has(f"{game.prefix}-log-{dashed(kind)}")
    }
    assert len(told) > 3, "hardly anything that happens is told"


@pytest.mark.parametrize("name", our_games)
def test_a_game_has_log_lines_for_nothing_else(name: str) -> None:
    """A line whose event nobody tells is never read."""
    game = GAMES[name]
    text = "".join(source.read_text(encoding="utf-8") for source in sources("en", name) if source.is_file())
    lines = re.findall(rf"^{game.prefix}-log-([a-z-]+) =", text, re.MULTILINE)

    assert len(lines) > 3
    assert [kind for kind in lines if kind not in game.events] == []
