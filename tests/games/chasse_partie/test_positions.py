"""Tables set up from a description: what is given comes back in the view, what cannot be is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.content import PRINTED
from flibuste.kernel import laws
from flibuste.kernel.errors import BadData
from flibuste.kernel.saving import load, save

from .scene import Scene


def description() -> dict[str, object]:
    """A small table for two, every card given."""
    named: dict[str, Any] = {
        "hands": [["kraken-1", "sundars-fighter-1"], ["pourparlers-1"]],
        "crews": [["sundars-cook"], ["quinto-real-captain", "mercenaries-cook"]],
        "won": [["exiles-marabout"], []],
        "discard": ["espion-1", "exiles-cook"],
    }
    permanents = [
        {"card": "rhum-1", "crew": 0, "laid_by": 1},
        {"card": "pris-au-piege-1", "crew": 1, "laid_by": 1, "on_player": 0},
        {"card": "vieux-roublard-1", "crew": 1, "laid_by": 1, "on_captain": "quinto-real-captain"},
    ]
    used = {"exiles-captain", *(str(entry["card"]) for entry in permanents)}
    for lists in named.values():
        for entry in lists:
            used |= {entry} if isinstance(entry, str) else set(entry)
    pile = [id for id in PRINTED.ids if id not in used]
    turn = {"player": 1, "placed": 1, "turns": 7, "round": 2}
    return {"seats": 2, **named, "permanents": permanents, "loot": "exiles-captain", "pile": pile, "turn": turn}


def position(given: dict[str, object]) -> object:
    """Set a table up."""
    assert GAME.position is not None
    return GAME.position(json.loads(json.dumps(given)))


def test_a_table_is_set_up_as_described() -> None:
    """Rule: CP-COMP-01, CP-COMP-05."""
    assert GAME.position is not None
    state = GAME.position(description())
    view = GAME.view(state, 1)

    assert view["hand"] == ["pourparlers-1"]
    assert view["hand_sizes"] == [2, 1]
    assert view["discard"] == ["espion-1", "exiles-cook"]
    assert view["gold"] == [3, 0]
    assert view["traps"] == [[1], []]
    assert view["immune"] == ["quinto-real-captain"]
    assert (view["turn"], view["placed"], view["turns"], view["round"]) == (1, 1, 7, 2)
    assert (view["decision"], view["asked"]) == ("turn", [1])
    assert save(GAME, load(GAME, json.loads(json.dumps(save(GAME, state))))) == save(GAME, state)


def test_the_laws_hold_from_a_position() -> None:
    """Nobody knows more than the own hand and what lies open.

    Rule: CP-TURN-12.
    """
    assert GAME.position is not None
    state = GAME.position(description())
    for law in laws.DECISION_LAWS:
        law(GAME, state, 3)


def test_settings_may_be_given() -> None:
    """Rule: CP-END-03."""
    scene = Scene(2, settings={"eligible_crews": "full_only", "auto_win": "two_or_more", "least_tie": "none"})

    assert (scene.state.full_only, scene.state.auto_win, scene.state.least_tie) == (True, 1, 2)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 6}, "wrong_number_of_seats"),
        ({"seats": 3}, "3 lists of cards"),
        ({"loot": "kraken-2"}, "kraken-2 is no Briskar"),
        ({"loot": "sundars-cook"}, "in two places"),
        ({"loot": "parrot"}, "no card 'parrot'"),
        ({"discard": ["espion-1"]}, "exiles-cook is nowhere"),
        ({"crews": [["rhum-2"], []]}, "rhum-2 is no Briskar"),
        ({"settings": {"speed": "high"}}, "unknown_option"),
        ({"settings": []}, "settings"),
        ({"turn": {"player": 2}}, "player: expected 0 to 1, got 2"),
        ({"turn": {"dancing": 1}}, "dancing"),
        ({"turn": []}, "turn"),
        ({"weather": "fair"}, "weather"),
    ],
)
def test_the_impossible_is_refused(change: dict[str, object], message: str) -> None:
    """Rule: CP-COMP-01, CP-COMP-05."""
    with pytest.raises(BadData, match=message):
        position({**description(), **change})


@pytest.mark.parametrize(
    ("index", "change", "message"),
    [
        (0, {"card": "rhum-2"}, "rhum-2 is in two places"),
        (0, {"crew": 2}, "crew: expected 0 to 1, got 2"),
        (1, {"on_player": 1}, "names the player who laid it"),
        (1, {"on_player": 5}, "on_player"),
        (2, {"on_captain": "sundars-cook"}, "no Captain beside"),
        (2, {"crew": 0}, "no Captain beside"),
        (0, {"colour": "red"}, "colour"),
    ],
)
def test_impossible_permanents_are_refused(index: int, change: dict[str, object], message: str) -> None:
    """Rule: CP-TURN-08, CP-CARD-16a, CP-CARD-21a."""
    given = copy.deepcopy(description())
    permanents = given["permanents"]
    assert isinstance(permanents, list)
    permanents[index] |= change
    with pytest.raises(BadData, match=message):
        position(given)


def test_an_instant_is_no_permanent() -> None:
    """Rule: CP-COMP-04."""
    with pytest.raises(BadData, match="kraken-1 is no permanent"):
        Scene(2, permanents="kraken at A by A")


def test_a_full_crew_or_a_winner_is_no_position() -> None:
    """Rule: CP-END-02, CP-WIN-01."""
    with pytest.raises(BadData, match="a crew is full"):
        Scene(2, loot="e:fighter", crews={"A": "s:cook s:gunner s:fighter"})
    with pytest.raises(BadData, match="somebody has won"):
        Scene(2, won={"A": "s:captain q:captain m:captain"})
