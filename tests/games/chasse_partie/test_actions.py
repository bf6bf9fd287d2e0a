"""Chapter 7: action cards in general."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.actions import QUESTIONS, Action
from flibuste.games.chasse_partie.play import ChassePartie
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import Step

from .scene import Scene


def test_public_choices_are_announced_before_the_window() -> None:
    """Rule: CP-ACT-01, CP-CARD-14e."""
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook s:gunner", "B": "rhum"})
    scene.do("A play par-dessus-bord; A player B; A number 2")

    assert (scene.asked(), scene.asks()) == ("B", "counter")
    announced = GAME.view(scene.state, 1)["announced"]
    assert isinstance(announced, dict)
    assert (announced["card"], announced["player"], announced["number"]) == ("par-dessus-bord-1", 1, 2)
    assert scene.size("A") == 2


def test_choices_about_hidden_cards_are_made_in_the_effect() -> None:
    """Rule: CP-ACT-02."""
    scene = Scene(2, hands={"A": "espion", "B": "rhum kraken"}).do("A play espion; A player B")
    assert (scene.asked(), scene.asks()) == ("B", "counter")
    assert "hand-seen" not in scene.kinds("A")
    scene.do("B pass")

    assert (scene.asked(), scene.asks()) == ("A", "take")
    assert "hand-seen" in scene.kinds("A")


def test_a_card_without_a_legal_choice_cannot_be_played() -> None:
    """Kraken asks for nothing and is always playable; a choice needs something to choose.

    Rule: CP-ACT-03.
    """
    scene = Scene(2, hands={"A": "kraken discard-one-briskar move-briskar vieux-roublard heure-des-comptes"})

    assert scene.why_not("A play kraken") == "legal"
    for card in ("discard-one-briskar", "move-briskar", "vieux-roublard", "heure-des-comptes"):
        assert scene.why_not(f"A play {card}") == "no_legal_target"


def test_a_briskar_is_moved_to_another_crew_of_the_table() -> None:
    """Two players: B's crew is the one it leaves, and there is no third.

    Rule: CP-CARD-03a, CP-CARD-03d.
    """
    scene = Scene(2, hands={"A": "move-briskar"}, crews={"B": "s:cook"}).do("A play move-briskar; A briskar s:cook")
    refusals = [scene.state.refusal(0, GAME.read(f"crew {seat}")) for seat in range(5)]

    assert [why.code if why else "legal" for why in refusals] == ["legal", "same_crew", *["no_such_player"] * 3]


def test_instants_are_played_in_the_own_turn() -> None:
    """Rule: CP-ACT-04."""
    scene = Scene(2, hands={"A": "kraken", "B": "botte-secrete pourparlers galanterie"})
    assert scene.why_not("B play botte-secrete") == "not_asked"
    scene.do("A play kraken")
    assert scene.why_not("B play botte-secrete") == "not_now"
    assert scene.why_not("B gallant") == "not_now"
    assert scene.why_not("B counter") == "legal"
    scene.do("B pass; A end")

    assert scene.why_not("B play botte-secrete") == "not_now"
    assert scene.why_not("B counter") == "not_now"
    assert scene.why_not("B gallant") == "legal"


@pytest.mark.parametrize("card", ["sauve-qui-peut", "par-dessus-bord", "swap-hands"])
def test_a_card_played_counts_as_out_of_the_hand(card: str) -> None:
    """Alone in hand these cards cannot be played.

    Rule: CP-ACT-05, CP-CARD-13b, CP-CARD-14b, CP-CARD-19b.
    """
    assert Scene(2, hands={"A": card, "B": "rhum"}).why_not(f"A play {card}") == "needs_another_card"
    assert Scene(2, hands={"A": f"{card} kraken", "B": "rhum"}).why_not(f"A play {card}") == "legal"


def test_the_end_of_the_round_is_checked_after_an_effect() -> None:
    """Rule: CP-ACT-06, CP-END-02."""
    scene = Scene(2, loot="e:fighter", hands={"A": "move-briskar"}, crews={"A": "s:cook s:gunner", "B": "q:cook"})
    scene.do("A play move-briskar; A briskar q:cook; A crew A")

    assert scene.state.round == 2


def test_opponent_excludes_the_actor_and_a_player_does_not() -> None:
    """Rule: CP-ACT-07, CP-CARD-12b, CP-CARD-14c, CP-CARD-20f, CP-CARD-08c."""
    hand = "espion rancon swap-hands par-dessus-bord pris-au-piege mascotte sous-surveillance invasion"
    for card in hand.split():
        scene = Scene(2, hands={"A": hand, "B": "rhum"}, crews={"A": "s:cook"}).do(f"A play {card}")
        free = card in ("mascotte", "sous-surveillance", "invasion")
        assert scene.why_not("A player A") == ("legal" if free else "not_an_opponent")


def test_the_loot_is_in_no_crew() -> None:
    """Rule: CP-ACT-08, CP-CARD-01c, CP-CARD-10d."""
    scene = Scene(
        2, loot="e:captain", hands={"A": "discard-one-briskar discard-by-crew-value"}, crews={"B": "s:captain"}
    )
    scene.do("A play discard-one-briskar")
    assert scene.why_not("A briskar e:captain") == "not_in_a_crew"
    scene.do("A briskar s:captain; A play discard-by-crew-value; A value 6")

    assert scene.loot() == "e:captain"


def test_a_countered_card_ends_neither_turn_nor_round() -> None:
    """Rule: CP-ACT-09, CP-CARD-08f, CP-CTR-12."""
    scene = Scene(2, hands={"A": "invasion kraken", "B": "pourparlers rhum"}, crews={"B": "s:cook"})
    scene.do("A play invasion; A player B; B counter; all pass")

    assert (scene.player(), scene.asks()) == ("A", "turn")
    assert scene.crew("B") == "s:cook"


def test_choices_are_drawn_as_if_they_had_been_listed() -> None:
    """Rule: CP-ACT-01."""
    seen = set()

    for seats in GAME.seats:
        rng = Seeded(seats)
        state = GAME.new(Setup(seats, GAME.check_settings({}), False, None), rng)
        while not state.over:
            seat = Seat(lowest(state.waiting))
            assert isinstance(state, ChassePartie)
            rule = state.stack[-1]
            if isinstance(rule, Action):
                seen.add(state.kind())
                seed = int(state.clock)
                assert rule.random_option(state, seat, Seeded(seed)) == Step.random_option(
                    rule, state, seat, Seeded(seed)
                )
            state.answer(seat, state.random_option(seat, rng), rng)

    assert seen == {question.name for question in QUESTIONS.values()}
