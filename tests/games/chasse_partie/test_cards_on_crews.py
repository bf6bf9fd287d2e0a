"""Chapter 9: the action cards that concern crews, the loot and the Briskars of a turn."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.ids import Seat

from .scene import Scene


def test_bordee_discards_a_crew_value_everywhere() -> None:
    """Value 3: Gunners, Fighters and Sharpshooters leave all crews, the actor's too.

    Rule: CP-CARD-01a, CP-CARD-01c.
    """
    crews = {"A": "s:gunner s:cook", "B": "q:fighter q:captain", "C": "e:sharpshooter e:marabout"}
    scene = Scene(3, hands={"A": "discard-by-crew-value"}, crews=crews)
    scene.do("A play discard-by-crew-value; A value 3")

    assert [scene.crew(letter) for letter in "ABC"] == ["s:cook", "q:captain", "e:marabout"]


def test_bordee_may_name_a_value_that_is_not_in_play() -> None:
    """Rule: CP-CARD-01b."""
    scene = Scene(2, hands={"A": "discard-by-crew-value"}, crews={"B": "q:fighter"}).do("A play discard-by-crew-value")
    assert [GAME.write(action) for action in scene.state.options(0)] == ["value 3", "value 4", "value 5", "value 6"]
    scene.do("A value 6")

    assert scene.crew("B") == "q:fighter"


def test_debauchage_moves_a_briskar_between_any_two_crews() -> None:
    """Rule: CP-CARD-03a, CP-CARD-03d."""
    scene = Scene(3, hands={"A": "move-briskar"}, crews={"B": "s:cook s:gunner"})
    scene.do("A play move-briskar; A briskar s:cook")
    assert scene.why_not("A crew B") == "same_crew"
    scene.do("A crew C")

    assert (scene.crew("B"), scene.crew("C")) == ("s:gunner", "s:cook")


@pytest.mark.parametrize("card", ["move-briskar", "discard-one-briskar", "heure-des-comptes"])
def test_a_protected_captain_cannot_be_chosen(card: str) -> None:
    """Not by his own player either.

    Rule: CP-CARD-03b, CP-CARD-06b, CP-CARD-11f, CP-OLD-02, CP-OLD-03, CP-OLD-07.
    """
    for actor in "AB":
        scene = Scene(
            2,
            turn=actor,
            hands={actor: card},
            crews={"A": "s:captain s:cook"},
            permanents="vieux-roublard at A by A on s:captain",
        )
        scene.do(f"{actor} play {card}")
        assert scene.why_not(f"{actor} briskar s:captain") == "captain_protected"
        assert scene.why_not(f"{actor} briskar s:cook") == "legal"


def test_a_moved_briskar_is_not_the_briskar_of_the_turn() -> None:
    """Rule: CP-CARD-03c."""
    scene = Scene(2, hands={"A": "move-briskar q:cook"}, crews={"B": "s:cook"})
    scene.do("A play move-briskar; A briskar s:cook; A crew A; A play q:cook; A crew A")

    assert scene.crew("A") == "s:cook q:cook"


def test_a_move_may_end_the_round() -> None:
    """Loot 3, the destination has 2.

    Rule: CP-CARD-03d.
    """
    scene = Scene(2, loot="e:fighter", hands={"A": "move-briskar"}, crews={"A": "m:cook", "B": "s:cook s:gunner"})
    scene.do("A play move-briskar; A briskar m:cook; A crew B")

    assert scene.state.round == 2
    assert scene.won("B") == "e:fighter"


def test_embauche_allows_two_briskars_in_all() -> None:
    """To the same crew or different ones, one before and one after the card.

    Rule: CP-CARD-04a, CP-CARD-04b, CP-CARD-04c.
    """
    scene = Scene(2, hands={"A": "two-briskars-or-all-draw s:cook q:cook e:cook"})
    scene.do("A play s:cook; A crew A")
    assert scene.why_not("A play q:cook") == "one_briskar_per_turn"
    scene.do("A play two-briskars-or-all-draw; A mode place; A play q:cook; A crew B")

    assert scene.why_not("A play e:cook") == "one_briskar_per_turn"
    assert (scene.crew("A"), scene.crew("B")) == ("s:cook", "q:cook")


def test_the_second_briskar_of_embauche_need_not_be_placed() -> None:
    """Rule: CP-CARD-04c."""
    scene = Scene(2, hands={"A": "two-briskars-or-all-draw s:cook q:cook", "B": "rhum"})
    scene.do("A play two-briskars-or-all-draw; A mode place; all pass; A play s:cook; A crew A; A end")

    assert scene.asks() == "gallant"


def test_a_second_embauche_does_not_raise_the_limit_but_may_draw() -> None:
    """Rule: CP-CARD-04d."""
    hand = "two-briskars-or-all-draw two-briskars-or-all-draw s:cook q:cook e:cook"
    scene = Scene(2, hands={"A": hand})
    place = "A play two-briskars-or-all-draw; A mode place"
    scene.do(f"{place}; {place}; A play s:cook; A crew A; A play q:cook; A crew B")
    assert scene.why_not("A play e:cook") == "one_briskar_per_turn"

    scene = Scene(2, hands={"A": hand}).do(f"{place}; A play two-briskars-or-all-draw; A mode draw")
    assert scene.size("A") == 5


def test_if_the_first_of_two_ends_the_round_the_second_is_not_placed() -> None:
    """Rule: CP-CARD-04e."""
    hand = "two-briskars-or-all-draw s:cook q:cook"
    scene = Scene(2, loot="e:fighter", hands={"A": hand}, crews={"A": "s:gunner s:fighter"})
    scene.do("A play two-briskars-or-all-draw; A mode place; A play s:cook; A crew A")

    assert scene.state.round == 2
    assert "q:cook" in scene.discard()


def test_embauche_lets_everybody_draw_two() -> None:
    """Rule: CP-CARD-04a, CP-CARD-04f."""
    scene = Scene(3, hands={"A": "two-briskars-or-all-draw"})
    before = scene.pile()
    scene.do("A play two-briskars-or-all-draw; A mode draw")

    assert [scene.size(letter) for letter in "ABC"] == [2, 2, 2]
    assert before - scene.pile() == 6


@pytest.mark.parametrize("crew", ["A", "B"])
def test_execution_discards_any_briskar(crew: str) -> None:
    """Rule: CP-CARD-06a."""
    scene = Scene(2, hands={"A": "discard-one-briskar"}, crews={crew: "s:cook s:gunner"})
    scene.do("A play discard-one-briskar; A briskar s:cook")

    assert scene.crew(crew) == "s:gunner"


def test_invasion_discards_the_crew_and_all_beside_it_and_ends_the_turn() -> None:
    """Rule: CP-CARD-08a, CP-CARD-08b, CP-CARD-08g, CP-OLD-04."""
    scene = Scene(
        2,
        hands={"A": "invasion kraken", "B": "q:cook"},
        crews={"B": "s:captain s:cook"},
        permanents="rhum at B by A, vieux-roublard at B by B on s:captain",
    )
    scene.do("A play invasion; A player B; all pass")

    assert (scene.crew("B"), scene.beside("B")) == ("", "")
    assert (scene.asked(), scene.asks()) == ("A B", "gallant")


def test_invasion_needs_a_briskar_or_a_permanent() -> None:
    """Rule: CP-CARD-08c, CP-CARD-08d."""
    scene = Scene(3, hands={"A": "invasion"}, crews={"A": "s:cook"}, permanents="rhum at B by A").do("A play invasion")

    assert [scene.why_not(f"A player {letter}") for letter in "ABC"] == ["legal", "legal", "nothing_there"]
    assert Scene(2, hands={"A": "invasion"}).why_not("A play invasion") == "no_legal_target"


def test_after_invasion_hand_limit_and_galanterie_follow() -> None:
    """Rule: CP-CARD-08e."""
    hand = "invasion s:cook s:gunner q:cook q:gunner e:cook e:gunner"
    scene = Scene(2, hands={"A": hand, "B": "rhum"}, crews={"B": "m:cook"}).do("A play invasion; A player B; all pass")
    assert (scene.asked(), scene.asks()) == ("A", "discard")
    scene.do("A discard s:cook")

    assert scene.asks() == "gallant"


def test_jeu_de_dupes_lies_beside_the_actors_crew() -> None:
    """Rule: CP-CARD-09a."""
    scene = Scene(3, hands={"A": "play-right-neighbour-crew"}).do("A play play-right-neighbour-crew")

    assert scene.beside("A") == "play-right-neighbour-crew"
    assert [scene.letter(int(scene.state.zone_of(Seat(scene.seat(x))))) for x in "ABC"] == ["B", "C", "A"]


def test_kraken_takes_all_of_the_same_gold() -> None:
    """A Marabout (3 gold): Marabouts, Fighters, Sharpshooters leave all crews; Gunners (5) stay.

    Rule: CP-CARD-10a, CP-CARD-10b, CP-CARD-10c, CP-PILE-05.
    """
    crews = {"A": "s:fighter s:gunner", "B": "q:marabout q:sharpshooter q:cook"}
    scene = Scene(2, hands={"A": "kraken"}, crews=crews, pile="rhum espion e:marabout").do("A play kraken")

    assert (scene.crew("A"), scene.crew("B")) == ("s:gunner", "q:cook")
    assert scene.discard() == "rhum espion e:marabout s:fighter q:marabout q:sharpshooter kraken"


def test_kraken_spares_the_loot() -> None:
    """Rule: CP-CARD-10d."""
    scene = Scene(2, loot="e:captain", hands={"A": "kraken"}, crews={"B": "s:captain"}, pile="q:captain")
    scene.do("A play kraken")

    assert (scene.crew("B"), scene.loot()) == ("", "e:captain")


def test_kraken_with_an_empty_pile_shuffles_first() -> None:
    """Rule: CP-CARD-10e."""
    scene = Scene(2, pile_ends=True, hands={"A": "kraken"}, crews={"A": "s:fighter s:gunner"}, discard="q:cook")
    scene.do("A play kraken; all pass")
    assert scene.discard() == "q:cook kraken"

    scene = Scene(2, pile_ends=True, hands={"A": "kraken"}, crews={"A": "s:fighter s:gunner"}, discard="rhum")
    scene.do("A play kraken; all pass")
    assert scene.crew("A") == "s:fighter s:gunner"
    assert scene.asks() == "turn"


def test_kraken_reads_the_printed_gold() -> None:
    """A Cook under Rhum is worth 3 in the count, and 4 to the Kraken.

    Rule: CP-CARD-10f, CP-INT-23.
    """
    scene = Scene(2, hands={"A": "kraken"}, crews={"B": "s:cook"}, permanents="rhum at B by A", pile="q:fighter")
    scene.do("A play kraken")

    assert scene.crew("B") == "s:cook"


def test_heure_des_comptes_swaps_the_loot() -> None:
    """Loot 5 crew, 3 gold, swapped with a Captain: size 6, prize 6; the crew keeps its size.

    Rule: CP-CARD-11a, CP-CARD-11c, CP-CARD-11e, CP-END-01, CP-WIN-05.
    """
    scene = Scene(2, loot="e:marabout", hands={"A": "heure-des-comptes q:cook"}, crews={"B": "s:captain s:cook"})
    assert GAME.view(scene.state, 0)["needed"] == 5
    scene.do("A play heure-des-comptes; A briskar s:captain")

    assert scene.loot() == "s:captain"
    assert scene.crew("B") == "s:cook e:marabout"
    assert GAME.view(scene.state, 0)["needed"] == 6
    scene.do("A play q:cook; A crew A")
    assert scene.crew("A") == "q:cook"


def test_heure_des_comptes_needs_a_briskar() -> None:
    """Rule: CP-CARD-11b."""
    scene = Scene(
        2,
        hands={"A": "heure-des-comptes"},
        crews={"B": "s:captain"},
        permanents="vieux-roublard at B by B on s:captain",
    )
    assert scene.why_not("A play heure-des-comptes") == "no_legal_target"


def test_a_smaller_loot_ends_the_round_and_several_crews_may_be_full() -> None:
    """Loot 6, crews of 4 and 3; a Fighter becomes the loot: both are full.

    Rule: CP-CARD-11d, CP-END-09, CP-WIN-05.
    """
    crews = {"A": "s:captain s:cook q:cook q:gunner", "B": "q:fighter e:cook e:gunner"}
    scene = Scene(2, loot="e:captain", hands={"A": "heure-des-comptes"}, crews=crews)
    scene.do("A play heure-des-comptes; A briskar q:fighter")

    assert scene.state.round == 2
    assert scene.won("A") + scene.won("B") == "q:fighter"


@pytest.mark.parametrize("crew", ["A", "B"])
def test_rhum_lies_beside_any_crew(crew: str) -> None:
    """It also takes from those who join later, and no longer from those who leave.

    Rule: CP-CARD-18a, CP-CARD-18d.
    """
    scene = Scene(2, hands={"A": "rhum s:gunner move-briskar"}, crews={crew: "s:cook"})
    scene.do(f"A play rhum; A crew {crew}; A play s:gunner; A crew {crew}")
    assert scene.worth(crew) == 3 + 4
    other = "B" if crew == "A" else "A"
    scene.do(f"A play move-briskar; A briskar s:cook; A crew {other}")

    assert (scene.worth(crew), scene.worth(other)) == (4, 4)


@pytest.mark.parametrize("crew", ["A", "B"])
def test_vieux_roublard_protects_a_captain_in_any_crew(crew: str) -> None:
    """Rule: CP-CARD-21a, CP-CARD-21b."""
    scene = Scene(2, hands={"A": "vieux-roublard discard-one-briskar"}, crews={crew: "s:captain s:cook"})
    scene.do("A play vieux-roublard; A briskar s:captain")
    assert scene.beside(crew) == "vieux-roublard"
    scene.do("A play discard-one-briskar")

    assert scene.why_not("A briskar s:captain") == "captain_protected"


def test_vieux_roublard_needs_an_unprotected_captain_in_a_crew() -> None:
    """Not the loot, not a hand, nobody but a Captain, nobody twice.

    Rule: CP-CARD-21c, CP-OLD-11.
    """
    scene = Scene(
        2,
        loot="e:captain",
        hands={"A": "vieux-roublard", "B": "m:captain"},
        crews={"B": "s:captain s:cook q:captain"},
        permanents="vieux-roublard at B by A on s:captain",
    )
    scene.do("A play vieux-roublard; all pass")

    assert scene.why_not("A briskar e:captain") == "not_in_a_crew"
    assert scene.why_not("A briskar m:captain") == "not_in_a_crew"
    assert scene.why_not("A briskar s:cook") == "not_a_captain"
    assert scene.why_not("A briskar s:captain") == "captain_protected"
    assert scene.why_not("A briskar q:captain") == "legal"
