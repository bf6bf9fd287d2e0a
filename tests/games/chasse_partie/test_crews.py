"""Chapter 6: crews."""

from __future__ import annotations

from flibuste.games.chasse_partie import GAME

from .scene import Scene


def test_a_crew_is_whatever_briskars_lie_in_its_zone() -> None:
    """Any role, any faction, also twice the same.

    Rule: CP-CREW-01.
    """
    scene = Scene(2, hands={"A": "s:fighter"}, crews={"A": "m:captain s:fighter q:cook"})
    scene.do("A play s:fighter; A crew A")

    assert scene.crew("A") == "m:captain s:fighter q:cook s:fighter"


def test_filling_an_opponents_crew_ends_the_round_at_once() -> None:
    """Rule: CP-CREW-02, CP-END-02."""
    scene = Scene(2, loot="e:fighter", hands={"A": "m:fighter"}, crews={"A": "s:captain", "B": "q:cook q:gunner"})
    scene.do("A play m:fighter; A crew B")

    assert scene.state.round == 2
    assert scene.won("A") == "e:fighter"


def test_an_emptied_crew_keeps_its_permanents() -> None:
    """Rule: CP-CREW-03."""
    scene = Scene(2, hands={"A": "discard-one-briskar"}, crews={"B": "s:cook"}, permanents="rhum at B by A")
    scene.do("A play discard-one-briskar; A briskar s:cook")

    assert scene.crew("B") == ""
    assert scene.beside("B") == "rhum"


def test_crews_and_permanents_are_public() -> None:
    """Rule: CP-CREW-04."""
    scene = Scene(2, crews={"B": "s:captain"}, permanents="vieux-roublard at B by A on s:captain, rhum at B by A")
    for seat in (0, 1, 62):
        crew = GAME.view(scene.state, seat)["crews"][scene.seat("B")]
        assert crew["briskars"] == ["sundars-captain"]
        assert crew["permanents"] == [
            {"card": "vieux-roublard-1", "laid_by": 0, "on_player": None, "on_captain": "sundars-captain"},
            {"card": "rhum-1", "laid_by": 0, "on_player": None, "on_captain": None},
        ]


def test_a_briskar_is_no_action() -> None:
    """Nobody is asked, and Pris au piège does not stop it.

    Rule: CP-CREW-05, CP-CTR-09, CP-TRAP-04.
    """
    scene = Scene(2, hands={"A": "s:fighter", "B": "pourparlers"}, permanents="pris-au-piege at B by B on A")
    scene.do("A play s:fighter; A crew B")

    assert (scene.asked(), scene.asks()) == ("A", "turn")
    assert scene.crew("B") == "s:fighter"
