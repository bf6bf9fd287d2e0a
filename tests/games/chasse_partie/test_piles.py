"""Chapter 5: the draw pile and the discard."""

from __future__ import annotations

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.piles import draw, search
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .scene import Scene


def test_eliminated_cards_go_to_the_discard() -> None:
    """Rule: CP-PILE-01."""
    scene = Scene(2, hands={"A": "discard-one-briskar"}, crews={"B": "s:cook"})
    scene.do("A play discard-one-briskar; A briskar s:cook")

    assert scene.discard() == "s:cook discard-one-briskar"


def test_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    """Rule: CP-PILE-02."""
    scene = Scene(2, pile_ends=True, hands={"A": "botte-secrete"}, pile="s:cook", discard="q:cook q:gunner")
    scene.do("A play botte-secrete; all pass")
    assert scene.pile() == 0
    assert scene.discard() == "q:cook q:gunner botte-secrete"
    draw(scene.state, Seat(0), 1, Seeded(0))

    assert scene.pile() == 2
    assert scene.discard() == ""


def test_what_cannot_be_drawn_is_not_drawn() -> None:
    """Pile 1, discard 0, draw 3: draws 1.

    Rule: CP-PILE-03.
    """
    scene = Scene(2, pile_ends=True, hands={"A": "mascotte"}, pile="s:cook")
    scene.do("A play mascotte; A player A; all pass")

    assert scene.hand("A") == "s:cook"
    assert (scene.asked(), scene.asks()) == ("A", "turn")


def test_all_draw_in_order_of_turns_from_the_actor() -> None:
    """Rule: CP-PILE-04, CP-CARD-04f."""
    scene = Scene(3, hands={"A": "two-briskars-or-all-draw"}, pile="s:cook s:gunner q:cook q:gunner e:cook e:gunner")
    scene.do("A play two-briskars-or-all-draw; A mode draw")

    assert [scene.hand(letter) for letter in "ABC"] == ["s:cook s:gunner", "q:cook q:gunner", "e:cook e:gunner"]


def test_who_gets_the_last_cards() -> None:
    """Five cards for three players: the last in order gets one.

    Rule: CP-PILE-04, CP-PILE-03.
    """
    scene = Scene(
        3,
        pile_ends=True,
        turn="B",
        hands={"B": "two-briskars-or-all-draw"},
        pile="s:cook s:gunner q:cook q:gunner e:cook",
    )
    held = scene.size("C")
    scene.do("B play two-briskars-or-all-draw; B mode draw; all pass")

    assert scene.hand("B") == "s:cook s:gunner"
    assert scene.size("C") == held + 2
    assert scene.hand("A") == "e:cook"


def test_a_search_shuffles_the_discard_once_and_then_gives_up() -> None:
    """Rule: CP-PILE-05."""
    scene = Scene(2, pile_ends=True, pile="kraken rhum", discard="mascotte q:cook espion")
    found = int(search(scene.state, Seeded(1)))
    assert scene.state.content.ids[found] == "quinto-real-cook"

    scene = Scene(2, pile_ends=True, pile="kraken rhum", discard="mascotte espion")
    assert search(scene.state, Seeded(1)) == -1
    assert scene.pile() == 0
    assert sorted(scene.discard().split()) == ["espion", "kraken", "mascotte", "rhum"]


def test_the_order_on_the_discard_for_several_cards_at_once() -> None:
    """Players from the actor on, Briskars as they joined, the played instant last.

    Rule: CP-PILE-06.
    """
    crews = {"A": "s:fighter s:gunner", "B": "q:gunner q:cook q:fighter", "C": "e:sharpshooter"}
    scene = Scene(3, turn="B", hands={"B": "discard-by-crew-value"}, crews=crews)
    scene.do("B play discard-by-crew-value; B value 3")

    assert scene.discard() == "q:gunner q:fighter e:sharpshooter s:fighter s:gunner discard-by-crew-value"


def test_a_crew_goes_before_its_permanents_in_the_order_in_which_they_came() -> None:
    """Rule: CP-PILE-06."""
    crew = "s:gunner s:captain s:cook"
    permanents = "sous-surveillance at B by A on B, rhum at B by A, vieux-roublard at B by A on s:captain"
    scene = Scene(2, hands={"A": "invasion"}, crews={"B": crew}, permanents=permanents)
    scene.do("A play invasion; A player B")

    assert scene.discard() == f"{crew} sous-surveillance rhum vieux-roublard invasion"


def test_everybody_may_look_through_the_discard() -> None:
    """Rule: CP-PILE-07."""
    scene = Scene(2, discard="kraken s:cook")

    for seat in (0, 1, 62):
        assert GAME.view(scene.state, seat)["discard"] == ["kraken-1", "sundars-cook"]


def test_loot_won_never_returns() -> None:
    """Rule: CP-PILE-08."""
    scene = Scene(
        2,
        pile_ends=True,
        hands={"A": "botte-secrete botte-secrete"},
        pile="rhum",
        discard="kraken",
        won={"A": "s:cook q:cook"},
    )
    scene.do("A play botte-secrete; all pass; A play botte-secrete; all pass")

    assert scene.won("A") == "s:cook q:cook"
    assert sorted(scene.hand("A").split()) in (["botte-secrete", "rhum"], ["kraken", "rhum"])


def test_a_whole_hand_is_discarded_in_the_order_of_the_cards() -> None:
    """Rule: CP-PILE-09."""
    hand = "kraken e:cook botte-secrete s:gunner sauve-qui-peut s:captain m:fighter"
    scene = Scene(2, hands={"A": hand})
    scene.do("A play sauve-qui-peut")

    assert scene.discard() == "m:fighter s:captain s:gunner e:cook botte-secrete kraken sauve-qui-peut"


def test_at_the_end_of_a_round_each_discards_hand_then_crew_from_the_one_who_ended() -> None:
    """Rule: CP-PILE-09, CP-END-06."""
    scene = Scene(
        3,
        turn="B",
        loot="e:fighter",
        hands={"A": "kraken s:cook", "B": "q:cook rhum", "C": "m:cook"},
        crews={"A": "s:gunner", "B": "q:gunner q:fighter", "C": "e:gunner"},
        permanents="rhum at C by A",
    )
    scene.do("B play q:cook; B crew B")
    discard = list(scene.discard().split())

    expected = "rhum q:gunner q:fighter q:cook m:cook e:gunner rhum s:cook kraken s:gunner"
    assert discard[: len(expected.split())] == expected.split()
