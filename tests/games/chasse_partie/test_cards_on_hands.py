"""Chapter 9: the action cards that concern hands, piles and other cards."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.chance import Outcome, Scripted, Seeded

from .scene import Scene


def test_botte_secrete_draws_one() -> None:
    """Rule: CP-CARD-02a."""
    scene = Scene(2, hands={"A": "botte-secrete"}, pile="s:cook").do("A play botte-secrete")

    assert scene.hand("A") == "s:cook"


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

    assert GAME.view(scene.state, 0)["remembered"] == [{"card": "kraken-1", "seat": b}, {"card": "rhum-1", "seat": b}]
    assert GAME.view(scene.state, b)["remembered"] == [{"card": "sundars-cook", "seat": 0}]
    assert GAME.view(scene.state, scene.seat("C"))["remembered"] == []


@pytest.mark.parametrize("card", ["espion", "rancon", "swap-hands"])
def test_an_empty_hand_is_no_target(card: str) -> None:
    """Rule: CP-CARD-05c, CP-CARD-13b, CP-CARD-17b."""
    scene = Scene(3, hands={"A": f"{card} s:cook", "C": "rhum"}).do(f"A play {card}")
    assert scene.why_not("A player B") == "empty_hand"
    assert scene.why_not("A player C") == "legal"

    assert Scene(2, hands={"A": f"{card} s:cook"}).why_not(f"A play {card}") == "no_legal_target"


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
    assert GAME.view(scene.state, scene.seat("C"))["remembered"] == []
    assert GAME.view(scene.state, 0)["remembered"] == [{"card": "quinto-real-cook", "seat": scene.seat("B")}]


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
        permanents="rhum at A by B, rhum at C by A, play-right-neighbour-crew at B by B, "
        "sous-surveillance at C by B on C",
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
    assert [GAME.view(scene.state, 0)["traps"][scene.seat(x)] for x in "ABC"] == [[], [0], [0]]


def test_two_traps_on_the_same_opponent_are_one() -> None:
    """Rule: CP-CARD-16d."""
    scene = Scene(3, hands={"A": "pris-au-piege pris-au-piege"})
    scene.do("A play pris-au-piege; A player B; A play pris-au-piege; A player B")

    assert GAME.view(scene.state, 0)["traps"][scene.seat("B")] == [0]


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
    scene = Scene(2, pile_ends=True, hands={"A": "sauve-qui-peut s:cook s:gunner"}).do(
        "A play sauve-qui-peut; all pass"
    )

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
    scene = Scene(
        2, hands={"A": "s:cook", "B": "q:cook q:gunner q:fighter"}, permanents="sous-surveillance at B by A on B"
    )
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
    scene = Scene(
        2,
        loot="e:fighter",
        hands={"A": "s:cook"},
        crews={"A": "s:gunner s:fighter"},
        permanents="sous-surveillance at B by A on B",
    )
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


def test_vol_a_la_tire_takes_the_topmost_briskar() -> None:
    """From the top: action, action, Cook, Captain: the Cook; the order of the others stays.

    Rule: CP-CARD-22a, CP-CARD-22b, CP-CARD-22c.
    """
    scene = Scene(2, hands={"A": "vol-a-la-tire"}, discard="s:captain s:cook kraken rhum").do("A play vol-a-la-tire")

    assert scene.hand("A") == "s:cook"
    assert scene.discard() == "s:captain kraken rhum vol-a-la-tire"
    assert GAME.view(scene.state, 1)["remembered"] == [{"card": "sundars-cook", "seat": 0}]
    assert dict(scene.told("B"))["recovers"]["card"] == scene.state.content.ids.index("sundars-cook")


def test_vol_a_la_tire_needs_a_briskar_in_the_discard() -> None:
    """Rule: CP-CARD-22b."""
    scene = Scene(2, hands={"A": "vol-a-la-tire"}, discard="kraken")
    assert scene.why_not("A play vol-a-la-tire") == "no_briskar_discarded"
