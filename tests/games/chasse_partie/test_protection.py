"""Chapters 10 and 11: Pris au piège and Vieux roublard, card by card."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.counting import count_crew

from .scene import Scene


def trapped(card: str, **more: object) -> Scene:
    """A protects itself against B, who is to play a card; C sits by."""
    fields: dict[str, object] = {
        "hands": {"A": "kraken s:cook", "B": f"{card} q:cook", "C": "rhum"},
        "crews": {"A": "s:captain s:gunner", "B": "q:captain q:gunner", "C": "e:captain e:gunner"},
        "loot": "m:captain",
        "discard": "m:cook",
        "permanents": "pris-au-piege at A by A on B",
    }
    return Scene(3, turn="B", **{**fields, **more})  # type: ignore[arg-type]


FREE = {
    "CP-TRAP-01": ("discard-by-crew-value", "B value 3"),
    "CP-TRAP-02": ("botte-secrete", ""),
    "CP-TRAP-04": ("two-briskars-or-all-draw", "B mode draw"),
    "CP-TRAP-09": ("play-right-neighbour-crew", ""),
    "CP-TRAP-10": ("kraken", ""),
    "CP-TRAP-15": ("pourparlers", ""),
    "CP-TRAP-16": ("pris-au-piege", "B player A"),
    "CP-TRAP-19": ("sauve-qui-peut", ""),
    "CP-TRAP-22": ("vol-a-la-tire", ""),
}


@pytest.mark.parametrize(("card", "choice"), FREE.values(), ids=FREE)
def test_what_does_not_aim_at_the_protected_player_is_free(card: str, choice: str) -> None:
    """Each by its own rule.

    Rule: CP-TRAP-01, CP-TRAP-02, CP-TRAP-04, CP-TRAP-09, CP-TRAP-10, CP-TRAP-15, CP-TRAP-16, CP-TRAP-19, CP-TRAP-22.
    """
    scene = trapped(card)
    assert scene.why_not(f"B play {card}") == "legal"
    scene.do(f"B play {card}")
    if choice:
        assert scene.why_not(choice) == "legal"


def test_cards_that_target_everybody_reach_the_protected_player() -> None:
    """Rule: CP-CARD-16b, CP-TRAP-01, CP-TRAP-04, CP-TRAP-10."""
    scene = trapped("discard-by-crew-value").do("B play discard-by-crew-value; B value 3; all pass")
    assert scene.crew("A") == "s:captain"
    scene = trapped("kraken", pile="m:gunner").do("B play kraken; all pass")
    assert scene.crew("A") == "s:captain"
    scene = trapped("two-briskars-or-all-draw").do("B play two-briskars-or-all-draw; B mode draw; all pass")
    assert scene.size("A") == 4


NOT_ON_A = {
    "CP-TRAP-05": "espion",
    "CP-TRAP-08": "invasion",
    "CP-TRAP-12": "mascotte",
    "CP-TRAP-13": "swap-hands",
    "CP-TRAP-14": "par-dessus-bord",
    "CP-TRAP-17": "rancon",
    "CP-TRAP-20": "sous-surveillance",
}


@pytest.mark.parametrize("card", NOT_ON_A.values(), ids=NOT_ON_A)
def test_the_protected_player_cannot_be_chosen(card: str) -> None:
    """C can; and A is not limited towards B, nor C towards A.

    Rule: CP-CARD-16a, CP-CARD-16c, CP-TRAP-05, CP-TRAP-08, CP-TRAP-12, CP-TRAP-13, CP-TRAP-14, CP-TRAP-17, CP-TRAP-20,
    CP-TRAP-23.
    """
    scene = trapped(card).do(f"B play {card}")
    assert scene.why_not("B player A") == "target_trapped"
    assert scene.why_not("B player C") == "legal"

    hands = {letter: f"{card} m:cook" if letter == "A" else "rhum" for letter in "ABC"}
    free = Scene(3, hands=hands, crews={"B": "q:cook"}, permanents="pris-au-piege at A by A on B").do(f"A play {card}")
    assert free.why_not("A player B") == "legal"
    third = Scene(
        3,
        turn="C",
        hands={"C": f"{card} m:cook", "A": "rhum"},
        crews={"A": "q:cook"},
        permanents="pris-au-piege at A by A on B",
    )
    assert third.do(f"C play {card}").why_not("C player A") == "legal"


@pytest.mark.parametrize("card", ["discard-one-briskar", "heure-des-comptes"])
def test_no_briskar_of_the_protected_crew_can_be_chosen(card: str) -> None:
    """Rule: CP-TRAP-06, CP-TRAP-11."""
    scene = trapped(card).do(f"B play {card}")
    assert scene.why_not("B briskar s:gunner") == "target_trapped"
    assert scene.why_not("B briskar q:gunner") == "legal"
    assert scene.why_not("B briskar e:gunner") == "legal"

    alone = trapped(card, crews={"A": "s:captain s:gunner"})
    assert alone.why_not(f"B play {card}") == "no_legal_target"


def test_the_protected_crew_is_neither_source_nor_destination_of_a_move() -> None:
    """Rule: CP-TRAP-03."""
    scene = trapped("move-briskar").do("B play move-briskar")
    assert scene.why_not("B briskar s:gunner") == "target_trapped"
    scene.do("B briskar q:gunner")

    assert scene.why_not("B crew A") == "target_trapped"
    assert scene.why_not("B crew C") == "legal"


def test_a_briskar_may_be_placed_on_the_protected_crew() -> None:
    """Rule: CP-TRAP-04."""
    scene = trapped("two-briskars-or-all-draw")
    scene.do("B play two-briskars-or-all-draw; B mode place; all pass; B play q:cook; B crew A")

    assert scene.crew("A") == "s:captain s:gunner q:cook"


def test_a_trapped_player_may_take_an_extra_turn_at_the_end_of_the_protectors_turn() -> None:
    """Rule: CP-TRAP-07."""
    scene = Scene(2, hands={"A": "s:cook", "B": "galanterie q:cook"}, permanents="pris-au-piege at A by A on B")
    scene.do("A end; B gallant; all pass; all pass")

    assert scene.player() == "B"


def test_a_trapped_player_may_remove_the_trap_with_pourparlers() -> None:
    """Rule: CP-TRAP-15, CP-TRAP-26."""
    scene = trapped("pourparlers", hands={"A": "kraken", "B": "pourparlers espion", "C": "rhum"})
    scene.do("B play pourparlers; all pass; B play espion")

    assert scene.why_not("B player A") == "legal"


def test_rhum_cannot_be_laid_beside_the_protected_crew() -> None:
    """Rule: CP-TRAP-18."""
    scene = trapped("rhum").do("B play rhum")

    assert [scene.why_not(f"B crew {letter}") for letter in "ABC"] == ["target_trapped", "legal", "legal"]


def test_vieux_roublard_cannot_go_to_a_captain_of_the_protected_crew() -> None:
    """Rule: CP-TRAP-21, CP-OLD-13."""
    scene = trapped("vieux-roublard").do("B play vieux-roublard")

    assert scene.why_not("B briskar s:captain") == "target_trapped"
    assert scene.why_not("B briskar e:captain") == "legal"


def test_permanents_laid_before_stay_and_act() -> None:
    """Rule: CP-TRAP-24."""
    scene = trapped("espion", permanents="rhum at A by B, pris-au-piege at A by A on B")

    assert scene.beside("A") == "rhum pris-au-piege"
    assert scene.worth("A") == 5 + 8


def test_with_two_players_single_target_cards_aim_at_the_own_side_only() -> None:
    """Rule: CP-TRAP-25."""
    permanents = "pris-au-piege at A by A on B"
    hand = "espion mascotte invasion discard-one-briskar move-briskar"
    scene = Scene(
        2, turn="B", hands={"A": "kraken", "B": hand}, crews={"A": "s:cook", "B": "q:cook"}, permanents=permanents
    )

    assert scene.why_not("B play espion") == "no_legal_target"
    assert scene.why_not("B play move-briskar") == "no_legal_target"
    for card in ("mascotte", "invasion"):
        assert scene.why_not(f"B play {card}") == "legal"
    scene.do("B play discard-one-briskar")
    assert scene.why_not("B briskar s:cook") == "target_trapped"
    assert scene.why_not("B briskar q:cook") == "legal"


def test_an_invasion_of_the_zone_where_it_lies_ends_the_trap() -> None:
    """B can play that Invasion only while the zone is not A's current crew.

    Rule: CP-TRAP-26, CP-ROT-07.
    """
    scene = trapped("invasion").do("B play invasion")
    assert scene.why_not("B player A") == "target_trapped"

    turned = "pris-au-piege at A by A on B, play-right-neighbour-crew at B by B"
    scene = trapped("invasion", permanents=turned).do("B play invasion")
    assert scene.why_not("B player A") == "target_trapped"  # A plays with B's zone now
    scene.do("B player C; all pass")  # C plays with A's zone, where the trap lies
    assert scene.state.traps[scene.seat("B")] == 0


def test_the_trap_ends_with_the_round() -> None:
    """Rule: CP-TRAP-26."""
    scene = Scene(
        2,
        loot="e:fighter",
        hands={"A": "s:cook"},
        crews={"A": "s:gunner s:fighter"},
        permanents="pris-au-piege at A by A on B",
    )
    scene.do("A play s:cook; A crew A")

    assert scene.state.traps[scene.seat("B")] == 0


# Vieux roublard


def protected(card: str, **more: object) -> Scene:
    """K, the Captain of the Sundars in B's crew, is protected; A is to play a card."""
    fields: dict[str, object] = {
        "hands": {"A": f"{card} q:cook", "B": "kraken e:cook"},
        "crews": {"A": "q:captain q:gunner", "B": "s:captain s:gunner"},
        "loot": "m:captain",
        "permanents": "vieux-roublard at B by B on s:captain",
    }
    return Scene(2, **{**fields, **more})  # type: ignore[arg-type]


def test_bordee_six_spares_him_and_takes_other_captains() -> None:
    """Rule: CP-OLD-01."""
    scene = protected("discard-by-crew-value").do("A play discard-by-crew-value; A value 6; all pass")

    assert (scene.crew("A"), scene.crew("B")) == ("q:gunner", "s:captain s:gunner")


def test_kraken_spares_him() -> None:
    """Rule: CP-OLD-06."""
    scene = protected("kraken", pile="e:captain").do("A play kraken; all pass")

    assert (scene.crew("A"), scene.crew("B")) == ("q:gunner", "s:captain s:gunner")


def test_invasion_takes_him_and_his_card() -> None:
    """Rule: CP-OLD-04, CP-CARD-08b."""
    scene = protected("invasion").do("A play invasion; A player B; all pass")

    assert (scene.crew("B"), scene.beside("B")) == ("", "")
    assert "s:captain s:gunner vieux-roublard invasion" in scene.discard()


def test_rotation_gives_him_to_whoever_plays_with_his_crew() -> None:
    """Rule: CP-OLD-05, CP-ROT-05."""
    scene = protected(
        "play-right-neighbour-crew", hands={"A": "play-right-neighbour-crew discard-one-briskar", "B": "rhum"}
    )
    scene.do("A play play-right-neighbour-crew; all pass; A play discard-one-briskar")

    assert scene.crew("B") == "s:captain s:gunner"
    assert scene.letter(int(scene.state.player_of(scene.seat("B")))) == "A"
    assert scene.why_not("A briskar s:captain") == "captain_protected"


def test_rhum_takes_from_the_others_only() -> None:
    """Rule: CP-OLD-08, CP-OLD-15."""
    scene = protected("rhum").do("A play rhum; A crew B; all pass")

    assert scene.worth("B") == 6 + 8


def test_pourparlers_removes_the_protection() -> None:
    """Rule: CP-OLD-09, CP-INT-15."""
    scene = protected("pourparlers", hands={"A": "pourparlers discard-one-briskar", "B": "rhum"})
    scene.do("A play pourparlers; all pass; A play discard-one-briskar; A briskar s:captain; all pass")

    assert scene.crew("B") == "s:gunner"


def test_pourparlers_stops_the_protection_while_it_is_played() -> None:
    """Rule: CP-OLD-10."""
    scene = Scene(2, hands={"A": "vieux-roublard s:cook", "B": "pourparlers"}, crews={"A": "s:captain"})
    scene.do("A play vieux-roublard; A briskar s:captain; B counter; A pass")

    assert (scene.beside("A"), int(scene.state.immune)) == ("", 0)


def test_a_second_protection_is_not_legal() -> None:
    """Rule: CP-OLD-11."""
    scene = protected("vieux-roublard").do("A play vieux-roublard")

    assert scene.why_not("A briskar s:captain") == "captain_protected"


def test_he_does_not_keep_his_crew_from_being_mixed() -> None:
    """Rule: CP-OLD-12."""
    scene = protected("two-briskars-or-all-draw").do("A play q:cook; A crew B")

    assert scene.crew("B") == "s:captain s:gunner q:cook"


@pytest.mark.parametrize(
    "moves",
    [
        "A play espion; A player B; all pass; A take kraken",
        "A play rancon; A player B; all pass",
        "A play swap-hands; A player B; all pass",
        "A play par-dessus-bord; A player B; A number 1; all pass; A discard q:cook; B discard kraken",
        "A play mascotte; A player B; all pass",
        "A play sauve-qui-peut; all pass",
        "A play botte-secrete; all pass",
        "A play vol-a-la-tire; all pass",
        "A play sous-surveillance; A player B; all pass",
        "A play pris-au-piege; A player B; all pass",
        "A end; A gallant; all pass; all pass",
    ],
)
def test_cards_without_contact_leave_him_where_he_is(moves: str) -> None:
    """Rule: CP-OLD-13."""
    card = "galanterie" if "gallant" in moves else moves.split()[2].strip(";")
    scene = protected(card, discard="m:cook").do(moves)

    assert scene.crew("B") == "s:captain s:gunner"
    assert GAME.view(scene.state, 0)["immune"] == ["sundars-captain"]


def test_counting_rules_are_no_effects() -> None:
    """His faction is subtracted if least present, he doubles, he breaks ties.

    Rule: CP-OLD-14.
    """
    crew = "s:captain s:carpenter q:quartermaster q:gunner q:fighter"
    scene = Scene(2, crews={"A": crew}, permanents="vieux-roublard at A by A on s:captain")

    assert scene.worth("A") == -1
    assert count_crew(scene.state, 0, False).captain


def test_the_immunity_covers_helpful_effects_too() -> None:
    """His own player cannot move him, make him the loot, nor protect him twice.

    Rule: CP-OLD-15, CP-OLD-02, CP-CARD-21d.
    """
    for card in ("move-briskar", "heure-des-comptes", "vieux-roublard"):
        scene = protected(card, turn="B", hands={"B": card}).do(f"B play {card}; all pass")
        assert scene.why_not("B briskar s:captain") == "captain_protected"


def test_his_card_leaves_with_him_at_the_end_of_the_round() -> None:
    """Rule: CP-OLD-16."""
    scene = protected("kraken", loot="e:fighter").do("A play q:cook; A crew B")

    assert scene.state.round == 2
    assert int(scene.state.immune) == 0
    assert "vieux-roublard" in scene.discard()
