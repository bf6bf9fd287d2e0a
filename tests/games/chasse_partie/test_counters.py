"""Chapter 8: Pourparlers in reply."""

from __future__ import annotations

import json

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.counters import cancelled_by
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.saving import load, save

from .scene import Scene


def options(scene: Scene, letter: str) -> list[str]:
    """Write what a player may answer."""
    return [GAME.write(action) for action in scene.state.options(scene.seat(letter))]


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("kraken", "A play kraken"),
        ("rhum", "A play rhum; A crew A"),
        ("botte-secrete", "A play botte-secrete"),
        ("espion", "A play espion; A player B"),
        ("pourparlers", "A play pourparlers"),
    ],
)
def test_any_action_may_be_countered_by_anybody_and_is_discarded_without_effect(hand: str, moves: str) -> None:
    """C is not concerned and counters all the same.

    Rule: CP-CTR-01, CP-CTR-02, CP-CTR-08.
    """
    scene = Scene(3, hands={"A": hand, "B": "q:cook", "C": "pourparlers s:cook"}, permanents="rhum at B by B")
    scene.do(f"{moves}; C counter; all pass")
    scene.do("all pass")

    assert scene.hand("A") == ""
    assert sorted(scene.discard().split()) == sorted(["pourparlers", hand])
    assert scene.beside("B") == "rhum"
    assert (scene.player(), scene.asks()) == ("A", "turn")


def test_of_several_who_counter_the_first_in_order_plays_and_the_others_keep_theirs() -> None:
    """Order A, B, C; A plays Kraken, B and C answer "counter": B's is played, and nobody learns of C's answer.

    Rule: CP-CTR-03, CP-CTR-18.
    """
    hands = {"A": "kraken s:cook", "B": "pourparlers q:cook", "C": "pourparlers e:cook"}
    scene = Scene(3, hands=hands).do("A play kraken; B counter; C counter")
    assert scene.hand("C") == "e:cook pourparlers"
    assert scene.hand("B") == "q:cook"

    alone = Scene(3, hands=hands).do("A play kraken; B counter; C pass")
    for letter in "AB":
        assert scene.told(letter) == alone.told(letter)
        seat = scene.seat(letter)
        assert GAME.view(scene.state, seat) == GAME.view(alone.state, seat)


def test_answers_may_come_in_any_order() -> None:
    """C's "counter" arrives before B's: B's Pourparlers is played all the same, and nobody sees who has answered.

    Rule: CP-CTR-18, CP-CTR-03.
    """
    hands = {"A": "kraken s:cook", "B": "pourparlers q:cook", "C": "pourparlers e:cook"}
    scene = Scene(3, hands=hands).do("A play kraken")
    before = [json.dumps(GAME.view(scene.state, seat)) for seat in (0, scene.seat("B"), 62)]
    scene.do("C counter")
    assert [json.dumps(GAME.view(scene.state, seat)) for seat in (0, scene.seat("B"), 62)] == before
    scene.do("B counter")

    assert (scene.hand("B"), scene.hand("C")) == ("q:cook", "e:cook pourparlers")


def test_a_counter_may_be_countered() -> None:
    """A plays Invasion, B counters, A counters B: Invasion takes effect.

    Rule: CP-CTR-04, CP-CTR-05, CP-CTR-14.
    """
    scene = Scene(2, hands={"A": "invasion pourparlers", "B": "pourparlers q:cook"}, crews={"B": "s:cook"})
    scene.do("A play invasion; A player B; B counter")
    assert (scene.asked(), scene.asks()) == ("A", "counter")
    scene.do("A counter")
    assert scene.asked() == "B"
    scene.do("B pass")

    assert scene.crew("B") == ""


@pytest.mark.parametrize(("depth", "cancelled"), [(0, [0]), (1, [1]), (2, [0, 2]), (3, [1, 3])])
def test_a_counter_says_which_cards_of_the_chain_have_no_effect(depth: int, cancelled: list[int]) -> None:
    """Counted from the card announced; the counter that has just been laid stands.

    Rule: CP-CTR-05.
    """
    assert cancelled_by(depth) == cancelled


def test_everybody_hears_of_each_counter_what_it_cancels() -> None:
    """B counters Kraken, A counters B, C counters A: the words say whether the first card falls or stands again.

    Rule: CP-CTR-05.
    """
    hands = {"A": "kraken pourparlers s:gunner", "B": "pourparlers q:cook", "C": "pourparlers e:cook"}
    scene = Scene(3, hands=hands).do("A play kraken; B counter; C pass; A counter; C pass; C counter; B pass; all pass")
    told = [(kind, fields["cancelled"]) for kind, fields in scene.told("B") if "cancelled" in fields]

    assert told == [("countered", [0]), ("counter-countered", [1]), ("countered", [0, 2])]


def test_who_answers_at_random_counters_every_other_time_if_that_is_possible() -> None:
    """B holds a Pourparlers and does both about as often; C holds none and can only pass.

    Rule: CP-CTR-02, CP-CTR-10.
    """
    scene = Scene(3, hands={"A": "kraken s:cook", "B": "pourparlers", "C": "q:cook rhum"}).do("A play kraken")
    rng = Seeded(4)
    answers = {
        letter: [GAME.write(scene.state.random_option(scene.seat(letter), rng)) for _ in range(300)] for letter in "BC"
    }

    assert 120 < answers["B"].count("counter") < 180
    assert set(answers["B"]) == {"pass", "counter"}
    assert set(answers["C"]) == {"pass"}


def test_a_chain_on_the_first_action_card_of_the_pack_can_be_saved() -> None:
    """Any action may be countered, also the one next to the Briskars.

    Rule: CP-CTR-01.
    """
    scene = Scene(2, hands={"A": "discard-by-crew-value-1 s:cook", "B": "q:cook rhum"}, crews={"B": "s:gunner"})
    scene.do("A play discard-by-crew-value-1; A value 3")
    assert (scene.asked(), scene.asks()) == ("B", "counter")

    assert save(GAME, load(GAME, save(GAME, scene.state))) == save(GAME, scene.state)


@pytest.mark.parametrize(("field", "wrong"), [("player", -1), ("player", 2), ("card", 51), ("card", 0)])
def test_a_chain_that_nobody_began_is_refused(field: str, wrong: int) -> None:
    """Only a player at the table announces a card, and only an action card can be countered.

    Rule: CP-CTR-01, CP-CTR-09.
    """
    scene = Scene(2, hands={"A": "kraken s:cook", "B": "pourparlers"}).do("A play kraken")
    saved = json.loads(json.dumps(save(GAME, scene.state)))
    assert saved["stack"][-1]["of"] == "counter"
    saved["stack"][-1][field] = wrong

    with pytest.raises(BadData):
        load(GAME, saved)


def test_a_hand_is_told_which_cards_answer_the_open_window() -> None:
    """Rule: CP-CTR-10."""
    scene = Scene(2, hands={"A": "invasion pourparlers", "B": "pourparlers q:cook galanterie"}, crews={"B": "s:cook"})
    assert GAME.view(scene.state, 1)["replies"] == []
    scene.do("A play invasion; A player B")
    told = GAME.view(scene.state, 1)["replies"]

    assert [card.rpartition("-")[0] for card in told] == ["pourparlers"]
    assert GAME.view(scene.state, -1)["replies"] == []


def test_the_order_of_turns_is_told_from_the_reader_on() -> None:
    """Rule: CP-SETUP-05."""
    scene = Scene(4, hands={"A": "kraken"})

    assert GAME.view(scene.state, 1)["order"] == [1, 0, 3, 2]


def test_a_third_counter_cancels_again() -> None:
    """With a third counter by C Invasion is cancelled, and all Pourparlers are discarded.

    Rule: CP-CTR-04, CP-CTR-05.
    """
    hands = {"A": "invasion pourparlers s:gunner", "B": "pourparlers q:cook", "C": "pourparlers e:cook"}
    scene = Scene(3, hands=hands, crews={"B": "s:cook"})
    scene.do("A play invasion; A player B; B counter; C pass")
    scene.do("A counter; C pass")
    assert scene.asked() == "B C"
    scene.do("C counter; B pass; all pass")

    assert scene.crew("B") == "s:cook"
    assert scene.discard() == "pourparlers pourparlers pourparlers invasion"


def test_an_earlier_answer_binds_to_nothing() -> None:
    """B and C both counter, B's is played, A counters it: C is asked again, about A's counter.

    Rule: CP-CTR-04, CP-CTR-18.
    """
    hands = {"A": "invasion pourparlers s:gunner", "B": "pourparlers q:cook", "C": "pourparlers e:cook"}
    scene = Scene(3, hands=hands, crews={"B": "s:cook"})
    scene.do("A play invasion; A player B; B counter; C counter")
    assert scene.asked() == "A C"
    scene.do("A counter; C pass")

    assert scene.asked() == "B C"
    assert options(scene, "C") == ["pass", "counter"]


def test_a_counter_removes_no_permanents() -> None:
    """Rule: CP-CTR-06."""
    scene = Scene(2, hands={"A": "kraken", "B": "pourparlers"}, permanents="rhum at A by B, rhum at B by A")
    scene.do("A play kraken; B counter")

    assert (scene.beside("A"), scene.beside("B")) == ("rhum", "rhum")


def test_pourparlers_in_the_own_turn_may_be_countered() -> None:
    """Rule: CP-CTR-07, CP-INT-12."""
    scene = Scene(2, hands={"A": "pourparlers s:cook", "B": "pourparlers q:cook"}, permanents="rhum at A by B")
    scene.do("A play pourparlers; B counter; A pass")

    assert scene.beside("A") == "rhum"


def test_a_permanent_in_play_is_safe_from_counters() -> None:
    """Rule: CP-CTR-08."""
    scene = Scene(2, hands={"A": "rhum", "B": "pourparlers"}).do("A play rhum; A crew B; B pass")

    assert scene.beside("B") == "rhum"
    assert scene.why_not("B counter") == "not_asked"


def test_draw_limit_and_briskars_cannot_be_countered() -> None:
    """Rule: CP-CTR-09."""
    hand = "s:cook s:gunner s:fighter rhum kraken espion mascotte"
    scene = Scene(2, hands={"A": hand, "B": "pourparlers"})
    scene.do("A play s:cook; A crew A")
    assert scene.asked() == "A"
    scene.do("A end; A discard rhum")
    assert scene.asks() == "gallant"
    scene.do("all pass")

    assert (scene.asked(), scene.asks()) == ("B", "turn")


def test_everybody_with_a_card_is_asked_holder_or_not() -> None:
    """Rule: CP-CTR-10, CP-CTR-02."""
    scene = Scene(4, hands={"A": "kraken s:cook", "B": "q:cook", "C": "pourparlers", "D": ""}).do("A play kraken")

    assert scene.asked() == "B C"
    assert options(scene, "B") == ["pass"]
    assert options(scene, "C") == ["pass", "counter"]
    assert scene.why_not("B counter") == "needs_pourparlers"


def test_a_cancelled_card_has_used_up_nothing_else() -> None:
    """Rule: CP-CTR-11."""
    hands = {
        "A": "two-briskars-or-all-draw par-dessus-bord espion s:cook q:gunner",
        "B": "pourparlers pourparlers pourparlers e:cook",
    }
    scene = Scene(2, hands=hands)
    pile = scene.pile()
    scene.do("A play two-briskars-or-all-draw; A mode draw; B counter; A pass")
    scene.do("A play par-dessus-bord; A player B; A number 1; B counter; A pass")
    scene.do("A play espion; A player B; B counter; A pass")

    assert scene.hand("A") == "s:cook q:gunner"
    assert scene.hand("B") == "e:cook"
    assert scene.pile() == pile
    assert "hand-seen" not in scene.kinds("A")
    scene.do("A play s:cook; A crew A")
    assert scene.why_not("A play q:gunner") == "one_briskar_per_turn"


def test_the_turn_goes_on_after_a_counter() -> None:
    """Rule: CP-CTR-12."""
    scene = Scene(2, hands={"A": "kraken s:cook", "B": "pourparlers q:cook"}).do("A play kraken; B counter; A pass")

    assert (scene.asked(), scene.asks()) == ("A", "turn")
    assert scene.why_not("A play s:cook") == "legal"


def test_a_trapped_player_may_counter() -> None:
    """Rule: CP-CTR-13."""
    scene = Scene(2, hands={"A": "kraken s:cook", "B": "pourparlers"}, permanents="pris-au-piege at A by A on B")
    scene.do("A play kraken")

    assert scene.why_not("B counter") == "legal"


@pytest.mark.parametrize(
    "moves",
    [
        "A play espion; A player B",
        "A play rancon; A player B",
        "A play swap-hands; A player B",
        "A play par-dessus-bord; A player B; A number 1",
        "A play mascotte; A player B",
    ],
)
def test_the_victim_may_counter_from_the_very_hand_aimed_at(moves: str) -> None:
    """Rule: CP-CTR-15, CP-INT-68."""
    card = moves.split()[2].strip(";")
    scene = Scene(2, hands={"A": f"{card} s:cook", "B": "pourparlers"}).do(f"{moves}; B counter; A pass")

    assert (scene.hand("A"), scene.hand("B")) == ("s:cook", "")


@pytest.mark.parametrize(
    ("card", "choices", "left"),
    [
        pytest.param("espion", "A player B", "s:cook", id="Espion has nothing to see or take"),
        pytest.param("rancon", "A player B", "s:cook", id="Rançon has nothing to take"),
        pytest.param("swap-hands", "A player B", "", id="a swap takes place all the same"),
    ],
)
def test_a_hand_spent_on_the_chain_is_empty_when_the_card_takes_effect(card: str, choices: str, left: str) -> None:
    """B's only card counters, A counters it: the first card stands and finds what is left.

    Rule: CP-CTR-05, CP-CTR-15, CP-INT-41, CP-INT-73, CP-CARD-13e.
    """
    scene = Scene(2, hands={"A": f"{card} s:cook pourparlers", "B": "pourparlers"})
    scene.do(f"A play {card}; {choices}; B counter; A counter")

    assert scene.hand("A") == left
    assert (scene.player(), scene.asks()) == ("A", "turn")


def test_who_has_spent_cards_on_the_chain_gives_up_what_is_left() -> None:
    """A announces 2, spends one of them on a counter, and gives up the other; B does the same and owes 1.

    Rule: CP-CARD-14a, CP-CARD-14d, CP-CARD-14g, CP-CTR-05.
    """
    scene = Scene(2, hands={"A": "par-dessus-bord s:cook pourparlers", "B": "pourparlers q:cook q:gunner q:fighter"})
    scene.do("A play par-dessus-bord; A player B; A number 2; B counter; A counter; B pass; A discard s:cook")
    assert (scene.asked(), GAME.view(scene.state, 1)["to_discard"]) == ("B", 1)
    scene.do("B discard q:cook")

    assert scene.hand("B") == "q:gunner q:fighter"
    assert (scene.asked(), scene.asks()) == ("A", "turn")


def test_who_has_spent_all_cards_on_the_chain_costs_the_target_nothing() -> None:
    """A announces 1 and spends it on a counter: nothing is given up, on neither side.

    Rule: CP-CARD-14g.
    """
    scene = Scene(2, hands={"A": "par-dessus-bord pourparlers", "B": "pourparlers q:cook"})
    scene.do("A play par-dessus-bord; A player B; A number 1; B counter; A counter; all pass")

    assert (scene.hand("A"), scene.hand("B")) == ("", "q:cook")
    assert (scene.asked(), scene.asks()) == ("A", "turn")


@pytest.mark.parametrize(
    ("hands", "moves", "after"),
    [
        pytest.param(
            {"A": "swap-hands s:cook pourparlers", "B": "pourparlers"},
            "B counter; A counter",
            ("", "s:cook"),
            id="target",
        ),
        pytest.param(
            {"A": "swap-hands pourparlers", "B": "pourparlers q:cook"},
            "B counter; A counter; B pass",
            ("q:cook", ""),
            id="actor",
        ),
    ],
)
def test_a_swap_after_a_war_that_left_one_side_empty(hands: dict[str, str], moves: str, after: tuple[str, str]) -> None:
    """The hands change owners all the same: one gets everything, the other nothing.

    Rule: CP-CARD-13e.
    """
    scene = Scene(2, hands=hands).do(f"A play swap-hands; A player B; {moves}")

    assert (scene.hand("A"), scene.hand("B")) == after


def test_nobody_counters_twice_in_a_row() -> None:
    """B holds three: after the first only A is asked; after A's counter B may play another.

    Rule: CP-CTR-16, CP-CTR-14.
    """
    scene = Scene(2, hands={"A": "kraken pourparlers pourparlers", "B": "pourparlers pourparlers pourparlers"})
    scene.do("A play kraken; B counter")
    assert scene.asked() == "A"
    assert scene.why_not("B counter") == "not_asked"
    scene.do("A counter; B counter")
    assert scene.asked() == "A"
    scene.do("A pass")

    assert scene.discard() == "pourparlers pourparlers pourparlers kraken"


def test_no_window_opens_where_nobody_holds_a_card() -> None:
    """Rule: CP-CTR-17."""
    scene = Scene(2, hands={"A": "botte-secrete"}, pile="s:cook").do("A play botte-secrete")

    assert (scene.asked(), scene.asks()) == ("A", "turn")
    assert scene.hand("A") == "s:cook"


def test_the_player_of_the_card_is_never_asked_about_it() -> None:
    """Rule: CP-CTR-17, CP-CTR-02."""
    scene = Scene(3, hands={"A": "kraken pourparlers", "B": "pourparlers s:cook", "C": "rhum"}).do("A play kraken")
    assert scene.asked() == "B C"
    scene.do("B counter; C pass")

    assert scene.asked() == "A C"


def deep_chain() -> Scene:
    """Stop inside the third counter to a card played in an extra turn."""
    hands = {
        "A": "pourparlers s:gunner",
        "B": "galanterie kraken pourparlers pourparlers",
        "C": "pourparlers e:cook",
    }
    scene = Scene(3, hands=hands, crews={"B": "s:cook"})
    scene.do("A end; B gallant; all pass; all pass")
    assert (scene.player(), scene.asks()) == ("B", "turn")
    return scene.do("B play kraken; C counter; A pass; B counter; A pass; A counter; C pass")


def test_a_chain_of_three_counters_in_an_extra_turn_can_be_saved_and_goes_on_alike() -> None:
    """Rule: CP-CTR-04, CP-CTR-05, CP-CARD-07a."""
    scene = deep_chain()
    assert (scene.asked(), scene.asks()) == ("B C", "counter")
    assert GAME.view(scene.state, 0)["announced"]["counters"] == 3
    saved = json.loads(json.dumps(save(GAME, scene.state)))
    loaded = load(GAME, saved)
    assert save(GAME, loaded) == saved
    for seat in (scene.seat("B"), scene.seat("C")):
        loaded.apply(seat, GAME.read("pass"), Seeded(0))
    scene.do("all pass")

    assert save(GAME, loaded) == save(GAME, scene.state)
    assert scene.crew("B") == "s:cook"
    assert (scene.player(), scene.asks()) == ("B", "turn")


@pytest.mark.parametrize("law", laws.DECISION_LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_in_the_middle_of_a_chain(law: laws.Law) -> None:
    """Non-interference and sibling worlds among them, also with a sealed answer given.

    Rule: CP-CTR-10, CP-CTR-18.
    """
    scene = deep_chain()
    scene.state.log = None
    law(GAME, scene.state, 5)
    scene.do("C pass")
    law(GAME, scene.state, 6)
