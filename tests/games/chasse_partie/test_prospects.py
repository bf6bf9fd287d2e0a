"""What a choice would do to the crews is shown before it is made, and comes true when nobody counters."""

from __future__ import annotations

from typing import Any

from flibuste.games.chasse_partie import GAME

from .scene import Scene


def prospects(scene: Scene, player: str) -> dict[str, dict[str, Any]]:
    """Read what the view of a player says about the choices."""
    found = GAME.view(scene.state, scene.seat(player))["prospects"]
    assert isinstance(found, dict)
    return found


def worths(scene: Scene) -> list[int]:
    """Read what the crews are worth."""
    crews = GAME.view(scene.state, 0)["crews"]
    assert isinstance(crews, list)
    return [crew["worth"] for crew in crews]


def test_a_briskar_shows_what_each_crew_would_be_worth_with_it() -> None:
    """Rule: CP-SCORE-01, CP-SCORE-06, CP-SCORE-07."""
    scene = Scene(2, hands={"A": "s:captain", "B": "rhum"}, crews={"A": "s:cook", "B": "q:cook q:gunner"})
    shown = prospects(scene, "A")["play sundars-captain"]

    assert shown["worths"][scene.seat("A")] == 14  # the cook doubled, and the Captain
    assert shown["worths"][scene.seat("B")] == 3  # a stranger: 4 + 5 - 6
    assert prospects(scene, "B") == {}


def test_an_execution_shows_who_leaves_and_comes_true() -> None:
    """Rule: CP-CARD-06a, CP-ACT-01."""
    scene = Scene(2, hands={"A": "discard-one-briskar", "B": "rhum"}, crews={"A": "s:cook", "B": "q:captain q:gunner"})
    scene.do("A play discard-one-briskar")
    shown = prospects(scene, "A")["briskar quinto-real-captain"]
    assert shown["leaving"] == ["quinto-real-captain"]
    scene.do("A briskar q:captain")

    assert prospects(scene, "B")["stands"] == shown
    scene.do("B pass")
    assert worths(scene) == shown["worths"]


def test_nothing_hidden_is_foretold() -> None:
    """The Kraken brings up a card nobody knows.

    Rule: CP-CARD-10a.
    """
    scene = Scene(2, hands={"A": "kraken", "B": "rhum"}, crews={"A": "s:cook", "B": "q:captain q:gunner"})
    assert "play kraken-1" not in prospects(scene, "A")
    scene.do("A play kraken")

    assert prospects(scene, "B") == {}
    assert GAME.view(scene.state, 1)["against"] == "kraken"


def test_the_table_is_as_it_was_after_looking_ahead() -> None:
    """Rule: CP-ACT-01."""
    scene = Scene(
        2,
        hands={"A": "discard-by-crew-value play-right-neighbour-crew", "B": "rhum"},
        crews={"A": "s:cook", "B": "q:gunner"},
    )
    before = worths(scene)
    shifted = prospects(scene, "A")["play play-right-neighbour-crew-1"]
    assert shifted["players"] == [1, 0]
    scene.do("A play discard-by-crew-value")
    assert prospects(scene, "A")["value 3"]["leaving"] == ["quinto-real-gunner-1"]
    assert worths(scene) == before
