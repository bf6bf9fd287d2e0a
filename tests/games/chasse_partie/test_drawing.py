"""The table drawn in the terminal."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import SPECTATOR
from flibuste.terminal.chasse_partie import draw
from flibuste.words.sentences import Words

from .scene import Scene

NAMES = ["Anne", "Tomás", "Inés", "Frank", "Marten"]


def drawn(scene: Scene, letter: str) -> str:
    """Draw a table for one player; no-break spaces are written as plain ones."""
    seat = scene.seat(letter)
    return "\n".join(draw(GAME.view(scene.state, seat), Words("en", GAME, NAMES, seat))).replace("\u00a0", " ")


def test_the_drawing_shows_crews_with_their_worth_and_the_own_hand_only() -> None:
    scene = Scene(
        2,
        hands={"A": "kraken s:fighter", "B": "espion"},
        crews={"B": "s:captain s:cook"},
        permanents="rhum at B by A",
        discard="m:cook",
    )

    assert drawn(scene, "A").splitlines() == [
        "Round 1 · Loot of the round: Captain (Exiled Archipelago) · 6 Briskars needed",
        "Draw pile: 102 · Discard pile: 1, on top Cook (Mercenaries)",
        "→ Anne: 0 of 18 gold, 2 in hand (limit 5)",
        "    nobody",
        "  Tomás: 0 of 18 gold, 1 in hand (limit 5)",
        "    Captain (Sundars) +5, Cook (Sundars) +6 = 11 (wins outright)",
        "    + Rum!",
        "Your hand: Fighter (Sundars), Kraken",
    ]


def test_the_drawing_shows_the_card_under_way_and_what_is_remembered() -> None:
    scene = Scene(2, hands={"A": "espion mascotte", "B": "kraken rhum"})
    scene.do("A play espion; A player B; all pass; A take kraken; A play mascotte; A player B")

    assert "! Anne plays Mascot, on you" in drawn(scene, "B")
    assert "You know of Tomás: Rum!" in drawn(scene, "A")
    assert "You know of Anne: Kraken" in drawn(scene, "B")


def test_the_drawing_names_the_player_of_a_turned_crew() -> None:
    scene = Scene(2, crews={"B": "s:cook"}, permanents="play-right-neighbour-crew at A by A")

    assert "Cook (Sundars) +4 = 4 (played by you)" in drawn(scene, "A")
    assert "Cook (Sundars) +4 = 4 (played by Anne)" in drawn(scene, "B")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_whole_games_can_be_drawn(language: str) -> None:
    for seats in (2, 5):
        for k, session in enumerate(laws.walk(GAME, seats, 4)):
            for seat in (0, SPECTATOR) if k % 40 == 0 or session.state.over else ():
                lines = draw(session.view(seat), Words(language, GAME, NAMES, seat))
                assert all("cp-" not in line for line in lines)
