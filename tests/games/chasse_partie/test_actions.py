"""Chapters 7 and 9: action cards in general, then one by one."""

from __future__ import annotations

import pytest
from chasse_partie.scene import Scene

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.chance import Outcome, Scripted, Seeded

# chapter 7


def test_public_choices_are_announced_before_the_window() -> None:
    """Rule: CP-ACT-01, CP-CARD-14e."""
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook s:gunner", "B": "rhum"})
    scene.do("A play par-dessus-bord; A player B; A number 2")

    assert (scene.asked(), scene.asks()) == ("B", "counter")
    announced = scene.state.view(1)["announced"]
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
    scene = Scene(2, loot="e:captain", hands={"A": "discard-one-briskar discard-by-crew-value"}, crews={"B": "s:captain"})
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


# chapter 9, card by card


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


def test_botte_secrete_draws_one() -> None:
    """Rule: CP-CARD-02a."""
    scene = Scene(2, hands={"A": "botte-secrete"}, pile="s:cook").do("A play botte-secrete")

    assert scene.hand("A") == "s:cook"


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


def test_espion_sees_the_hand_and_takes_one() -> None:
    """Rule: CP-CARD-05a, CP-CARD-05e."""
    scene = Scene(2, hands={"A": "espion", "B": "kraken s:cook rhum"}).do("A play espion; A player B; all pass")
    assert scene.why_not("A end") == "not_now"
    scene.do("A take s:cook")

    assert (scene.hand("A"), scene.hand("B")) == ("s:cook", "kraken rhum")
    scene.do("A play s:cook; A crew A")
    assert scene.crew("A") == "s:cook"


def test_only_the_spy_sees_the_hand_and_the_victim_knows_what_is_gone() -> None:
    """Rule: CP-CARD-05b."""
    scene = Scene(3, hands={"A": "espion", "B": "kraken s:cook rhum", "C": "q:cook"})
    scene.do("A play espion; A player B; all pass; A take s:cook")
    cook = scene.state.content.ids.index("sundars-cook")

    seen = {letter: dict(scene.told(letter)) for letter in "ABC"}
    assert len(seen["A"]["hand-seen"]["cards"]) == 3  # type: ignore[arg-type]
    assert "cards" not in seen["B"]["hand-seen"]
    assert "cards" not in seen["C"]["hand-seen"]
    assert seen["A"]["took-card"]["card"] == seen["B"]["took-card"]["card"] == cook
    assert "card" not in seen["C"]["took-card"]


def test_the_spy_remembers_the_hand() -> None:
    """Rule: CP-CARD-05b."""
    scene = Scene(3, hands={"A": "espion", "B": "kraken s:cook rhum", "C": "q:cook"})
    scene.do("A play espion; A player B; all pass; A take s:cook")
    b = scene.seat("B")

    assert scene.state.view(0)["remembered"] == [{"card": "kraken-1", "seat": b}, {"card": "rhum-1", "seat": b}]
    assert scene.state.view(b)["remembered"] == [{"card": "sundars-cook", "seat": 0}]
    assert scene.state.view(scene.seat("C"))["remembered"] == []


@pytest.mark.parametrize("card", ["espion", "rancon", "swap-hands"])
def test_an_empty_hand_is_no_target(card: str) -> None:
    """Rule: CP-CARD-05c, CP-CARD-13b, CP-CARD-17b."""
    scene = Scene(3, hands={"A": f"{card} s:cook", "C": "rhum"}).do(f"A play {card}")
    assert scene.why_not("A player B") == "empty_hand"
    assert scene.why_not("A player C") == "legal"

    assert Scene(2, hands={"A": f"{card} s:cook"}).why_not(f"A play {card}") == "no_legal_target"


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
    assert [scene.letter(int(scene.state.zone_of(scene.seat(x)))) for x in "ABC"] == ["B", "C", "A"]


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
    assert scene.state.view(0)["needed"] == 5
    scene.do("A play heure-des-comptes; A briskar s:captain")

    assert scene.loot() == "s:captain"
    assert scene.crew("B") == "s:cook e:marabout"
    assert scene.state.view(0)["needed"] == 6
    scene.do("A play q:cook; A crew A")
    assert scene.crew("A") == "q:cook"


def test_heure_des_comptes_needs_a_briskar() -> None:
    """Rule: CP-CARD-11b."""
    scene = Scene(2, hands={"A": "heure-des-comptes"}, crews={"B": "s:captain"}, permanents="vieux-roublard at B by B on s:captain")
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


@pytest.mark.parametrize("target", ["A", "B"])
def test_mascotte_lets_a_player_draw_three(target: str) -> None:
    """Rule: CP-CARD-12a, CP-CARD-12b."""
    scene = Scene(2, hands={"A": "mascotte"}).do(f"A play mascotte; A player {target}")

    assert scene.size(target) == 3


def test_monnaie_d_echange_swaps_whole_hands() -> None:
    """The actor has 1 card, the opponent 5: afterwards 5 and 1.

    Rule: CP-CARD-13a, CP-CARD-13c.
    """
    five = "s:cook s:gunner s:fighter kraken rhum"
    scene = Scene(2, hands={"A": "swap-hands q:cook", "B": five}).do("A play swap-hands; A player B; all pass")

    assert (scene.size("A"), scene.size("B")) == (5, 1)
    assert scene.hand("B") == "q:cook"


def test_the_others_see_only_the_sizes_of_a_swap() -> None:
    """Rule: CP-CARD-13d."""
    scene = Scene(3, hands={"A": "swap-hands q:cook", "B": "kraken s:cook", "C": "rhum"})
    scene.do("A play swap-hands; A player B; all pass")

    told = dict(scene.told("C"))["hands-swapped"]
    assert set(told) == {"seat", "other"}
    assert scene.state.view(scene.seat("C"))["remembered"] == []
    assert scene.state.view(0)["remembered"] == [{"card": "quinto-real-cook", "seat": scene.seat("B")}]


def test_par_dessus_bord() -> None:
    """The actor gives up 3, the target holds 2 and discards both, after seeing the actor's.

    Rule: CP-CARD-14a, CP-CARD-14d, CP-CARD-14e.
    """
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook s:gunner s:fighter rhum", "B": "q:cook kraken"})
    scene.do("A play par-dessus-bord; A player B; A number 3; B pass")
    assert (scene.asked(), scene.asks()) == ("A", "discard")
    scene.do("A discard s:cook; A discard rhum; A discard s:gunner")
    assert (scene.asked(), scene.asks()) == ("B", "discard")
    scene.do("B discard kraken; B discard q:cook")

    assert scene.discard() == "s:cook rhum s:gunner kraken q:cook par-dessus-bord"
    assert (scene.hand("A"), scene.asked()) == ("s:fighter", "A")


def test_the_number_given_up_is_at_least_one_and_at_most_the_hand() -> None:
    """Rule: CP-CARD-14b."""
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook s:gunner", "B": "q:cook"})
    scene.do("A play par-dessus-bord; A player B")

    assert [scene.why_not(f"A number {n}") for n in range(4)] == ["not_so_many", "legal", "legal", "not_so_many"]


def test_par_dessus_bord_on_an_empty_hand() -> None:
    """Rule: CP-CARD-14c, CP-CARD-14f."""
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook"}).do("A play par-dessus-bord")
    assert scene.why_not("A player A") == "not_an_opponent"
    scene.do("A player B; A number 1; A discard s:cook")

    assert scene.asks() == "turn"


def test_pourparlers_in_the_own_turn_removes_all_permanents() -> None:
    """Rule: CP-CARD-15a, CP-CARD-15b, CP-CARD-15d."""
    scene = Scene(
        3,
        hands={"A": "pourparlers pourparlers"},
        permanents="rhum at A by B, rhum at C by A, play-right-neighbour-crew at B by B, sous-surveillance at C by B on C",
    )
    scene.do("A play pourparlers")
    assert [scene.beside(letter) for letter in "ABC"] == ["", "", ""]
    assert scene.why_not("A play pourparlers") == "legal"


def test_pourparlers_as_a_counter_is_the_other_use() -> None:
    """Rule: CP-CARD-15c, CP-CTR-06."""
    scene = Scene(2, hands={"A": "kraken", "B": "pourparlers"}, permanents="rhum at A by B")
    scene.do("A play kraken; B counter")

    assert scene.beside("A") == "rhum"
    assert scene.discard() == "pourparlers kraken"


def test_pris_au_piege_lies_beside_the_actors_crew_and_names_an_opponent() -> None:
    """Rule: CP-CARD-16a, CP-CARD-16d."""
    scene = Scene(3, hands={"A": "pris-au-piege pris-au-piege"})
    scene.do("A play pris-au-piege; A player B; A play pris-au-piege; A player C")

    assert scene.beside("A") == "pris-au-piege pris-au-piege"
    assert [scene.state.view(0)["traps"][scene.seat(x)] for x in "ABC"] == [[], [0], [0]]  # type: ignore[index]


def test_two_traps_on_the_same_opponent_are_one() -> None:
    """Rule: CP-CARD-16d."""
    scene = Scene(3, hands={"A": "pris-au-piege pris-au-piege"})
    scene.do("A play pris-au-piege; A player B; A play pris-au-piege; A player B")

    assert scene.state.view(0)["traps"][scene.seat("B")] == [0]  # type: ignore[index]


def test_rancon_takes_a_card_at_random() -> None:
    """Rule: CP-CARD-17a, CP-CARD-17c."""
    outcome: Outcome = ("ransom", 3, 1)
    scene = Scene(3, hands={"A": "rancon", "B": "s:cook kraken rhum", "C": "q:cook"})
    scene.do("A play rancon; A player B; B pass")
    scene.do("C pass", Scripted(None, [outcome]))

    assert scene.hand("A") == "kraken"
    kraken = scene.state.content.ids.index("kraken-1")
    assert dict(scene.told("A"))["took-card"]["card"] == kraken
    assert dict(scene.told("B"))["took-card"]["card"] == kraken
    assert "card" not in dict(scene.told("C"))["took-card"]


def test_every_card_of_the_hand_may_be_the_ransom() -> None:
    """Rule: CP-CARD-17a."""
    taken = set()
    for seed in range(40):
        scene = Scene(2, hands={"A": "rancon", "B": "s:cook kraken rhum"}).do("A play rancon; A player B")
        taken.add(scene.do("B pass", Seeded(seed)).hand("A"))

    assert taken == {"s:cook", "kraken", "rhum"}


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


def test_sauve_qui_peut_renews_the_hand() -> None:
    """4 other cards: 4 discarded, 4 drawn.

    Rule: CP-CARD-19a, CP-CARD-19b.
    """
    scene = Scene(2, hands={"A": "sauve-qui-peut s:cook s:gunner rhum kraken"}, pile="q:cook q:gunner e:cook e:gunner")
    scene.do("A play sauve-qui-peut")

    assert scene.hand("A") == "q:cook q:gunner e:cook e:gunner"
    assert scene.discard() == "s:cook s:gunner kraken rhum sauve-qui-peut"


def test_a_reshuffle_during_sauve_qui_peut_includes_the_hand() -> None:
    """Rule: CP-CARD-19c."""
    scene = Scene(2, pile_ends=True, hands={"A": "sauve-qui-peut s:cook s:gunner"}).do("A play sauve-qui-peut; all pass")

    assert scene.hand("A") == "s:cook s:gunner"
    assert scene.discard() == "sauve-qui-peut"


@pytest.mark.parametrize(("hand", "left"), [("s:cook s:gunner rhum kraken espion", 2), ("s:cook s:gunner", 0)])
def test_sous_surveillance_discards_down_to_three_at_once(hand: str, left: int) -> None:
    """5 cards: 2 discarded at once. 2 cards: nothing, and no card is drawn.

    Rule: CP-CARD-20a, CP-CARD-20b.
    """
    scene = Scene(2, hands={"A": "sous-surveillance", "B": hand})
    scene.do("A play sous-surveillance; A player B; all pass")
    assert scene.beside("B") == "sous-surveillance"
    for _ in range(left):
        assert (scene.asked(), scene.asks()) == ("B", "discard")
        scene.state.apply(1, scene.state.options(1)[0], Seeded(0))

    assert scene.size("B") == min(3, len(hand.split()))
    assert (scene.asked(), scene.asks()) == ("A", "turn")


def test_under_surveillance_the_limit_is_three_at_the_end_of_the_own_turn() -> None:
    """Hand 3, draws 1, plays nothing: discards 1.

    Rule: CP-CARD-20c.
    """
    scene = Scene(2, hands={"A": "s:cook", "B": "q:cook q:gunner q:fighter"}, permanents="sous-surveillance at B by A on B")
    scene.do("A end; all pass; B end")
    assert (scene.asked(), scene.asks()) == ("B", "discard")
    scene.do("B discard q:cook")

    assert scene.asks() == "gallant"


def test_surveillance_ends_with_the_card_and_no_cards_are_drawn_back() -> None:
    """Rule: CP-CARD-20d."""
    scene = Scene(2, hands={"A": "pourparlers", "B": "q:cook"}, permanents="sous-surveillance at B by A on B")
    assert scene.limit("B") == 3
    scene.do("A play pourparlers; all pass")

    assert scene.limit("B") == 5
    assert scene.size("B") == 1


def test_surveillance_ends_with_the_round() -> None:
    """Rule: CP-CARD-20d, CP-END-06."""
    scene = Scene(2, loot="e:fighter", hands={"A": "s:cook"}, crews={"A": "s:gunner s:fighter"}, permanents="sous-surveillance at B by A on B")
    scene.do("A play s:cook; A crew A")

    assert scene.limit("B") == 5


def test_two_surveillances_are_one() -> None:
    """Rule: CP-CARD-20e."""
    assert Scene(2, permanents="sous-surveillance at B by A on B, sous-surveillance at B by A on B").limit("B") == 3


def test_surveillance_binds_the_player_not_the_crew() -> None:
    """Rule: CP-CARD-20g, CP-ROT-06."""
    scene = Scene(3, hands={"A": "play-right-neighbour-crew"}, permanents="sous-surveillance at B by A on B")
    scene.do("A play play-right-neighbour-crew")

    assert [scene.limit(letter) for letter in "ABC"] == [5, 3, 5]


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


def test_vol_a_la_tire_takes_the_topmost_briskar() -> None:
    """From the top: action, action, Cook, Captain: the Cook; the order of the others stays.

    Rule: CP-CARD-22a, CP-CARD-22b, CP-CARD-22c.
    """
    scene = Scene(2, hands={"A": "vol-a-la-tire"}, discard="s:captain s:cook kraken rhum").do("A play vol-a-la-tire")

    assert scene.hand("A") == "s:cook"
    assert scene.discard() == "s:captain kraken rhum vol-a-la-tire"
    assert scene.state.view(1)["remembered"] == [{"card": "sundars-cook", "seat": 0}]
    assert dict(scene.told("B"))["recovers"]["card"] == scene.state.content.ids.index("sundars-cook")


def test_vol_a_la_tire_needs_a_briskar_in_the_discard() -> None:
    """Rule: CP-CARD-22b."""
    scene = Scene(2, hands={"A": "vol-a-la-tire"}, discard="kraken")
    assert scene.why_not("A play vol-a-la-tire") == "no_briskar_discarded"
