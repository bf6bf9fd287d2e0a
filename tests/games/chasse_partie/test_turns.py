"""Chapters 3 and 4: turns and hands."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.chance import Seeded

from .scene import Scene


def test_a_turn_begins_with_a_draw() -> None:
    """Hand 5: 6 after drawing.

    Rule: CP-TURN-01.
    """
    scene = Scene(2, hands={"A": "kraken", "B": "s:fighter s:cook s:gunner s:marabout rhum"}, pile="q:cook")
    scene.do("A end; all pass")

    assert scene.player() == "B"
    assert scene.size("B") == 6
    assert "q:cook" in scene.hand("B")
    assert [fields for kind, fields in scene.told("A") if kind == "turn"] == [{"seat": scene.seat("B")}]


def test_actions_may_come_before_and_after_a_briskar() -> None:
    """Rule: CP-TURN-02, CP-TURN-04."""
    scene = Scene(2, hands={"A": "kraken botte-secrete s:fighter sauve-qui-peut rhum"})
    scene.do("A play botte-secrete; A play s:fighter; A crew A; A play kraken; A play rhum; A crew B")

    assert (scene.asked(), scene.asks()) == ("A", "turn")
    assert scene.beside("B") == "rhum"


def test_one_briskar_a_turn() -> None:
    """Rule: CP-TURN-03."""
    scene = Scene(2, hands={"A": "s:fighter s:cook"})
    scene.do("A play s:fighter; A crew A")

    assert scene.why_not("A play s:cook") == "one_briskar_per_turn"


def test_nothing_need_be_played() -> None:
    """Rule: CP-TURN-05, CP-TURN-09."""
    scene = Scene(2, hands={"A": "s:fighter kraken", "B": "rhum"})
    scene.do("A end")

    assert (scene.asked(), scene.asks()) == ("A B", "gallant")
    assert scene.hand("A") == "s:fighter kraken"


@pytest.mark.parametrize("crew", ["A", "B", "C"])
def test_a_briskar_goes_to_any_crew(crew: str) -> None:
    """Rule: CP-TURN-06, CP-CREW-01."""
    scene = Scene(3, hands={"A": "s:fighter"}).do(f"A play s:fighter; A crew {crew}")

    assert scene.crew(crew) == "s:fighter"
    assert scene.size("A") == 0


def test_an_instant_is_discarded_after_its_effect_and_not_reshuffled_during_it() -> None:
    """The check: pile 1, discard 20, Mascotte draws 1, 20 are shuffled, 2 more drawn, pile 18; then it is discarded.

    Rule: CP-TURN-07, CP-PILE-02.
    """
    twenty = "q:gunner q:gunner q:fighter q:fighter q:fighter e:gunner e:gunner e:fighter e:fighter e:fighter"
    twenty += " m:gunner m:gunner m:fighter m:fighter m:fighter m:cook m:carpenter m:marabout m:captain q:cook"
    scene = Scene(2, pile_ends=True, hands={"A": "mascotte"}, pile="s:cook", discard=twenty)
    scene.do("A play mascotte; A player A; all pass")

    assert scene.size("A") == 3
    assert scene.pile() == 18
    assert scene.discard() == "mascotte"


def test_a_permanent_stays_beside_the_crew() -> None:
    """Rule: CP-TURN-08."""
    scene = Scene(2, hands={"A": "rhum"}, crews={"B": "s:cook"}).do("A play rhum; A crew B")

    assert scene.beside("B") == "rhum"
    assert scene.worth("B") == 3
    scene.do("A end; all pass")
    assert scene.worth("B") == 3


def test_the_end_of_a_turn_limit_first_then_galanterie_then_the_next_player() -> None:
    """Rule: CP-TURN-09, CP-HAND-01."""
    scene = Scene(2, hands={"A": "s:fighter s:cook s:gunner rhum kraken galanterie", "B": "q:cook"})
    scene.do("A end")
    assert (scene.asked(), scene.asks()) == ("A", "discard")
    scene.do("A discard galanterie")
    assert (scene.asked(), scene.asks()) == ("A B", "gallant")
    assert scene.why_not("A gallant") == "needs_galanterie"
    scene.do("all pass")

    assert (scene.asked(), scene.asks()) == ("B", "turn")


def test_a_round_that_ends_stops_the_turn_at_once() -> None:
    """Seven cards in hand, a Galanterie among them: no limit, no window, no further play.

    Rule: CP-TURN-10, CP-CARD-07i.
    """
    hand = "s:fighter galanterie kraken rhum rhum mascotte espion"
    scene = Scene(2, loot="e:fighter", hands={"A": hand}, crews={"A": "s:cook s:gunner"})
    scene.do("A play s:fighter; A crew A")

    assert scene.state.round == 2
    assert scene.size("A") == 5
    assert scene.player() == "B"
    assert scene.asks() == "turn"


def test_a_briskar_in_a_crew_stays_there_without_an_action() -> None:
    """Rule: CP-TURN-11."""
    scene = Scene(2, hands={"A": "s:fighter", "B": ""}, crews={"A": "s:cook"})
    for _ in range(4):
        scene.do(f"{scene.player()} end; all pass")

    assert scene.crew("A") == "s:cook"
    assert scene.why_not(f"{scene.player()} briskar s:cook") == "not_now"


def test_hands_are_secret() -> None:
    """Nobody can show, give or trade a card: there is no such action, and views show sizes only.

    Rule: CP-TURN-12.
    """
    scene = Scene(3, hands={"A": "s:fighter kraken", "B": "rhum", "C": "mascotte"})

    assert {verb.name for verb in GAME.verbs}.isdisjoint({"show", "give", "trade"})
    view = GAME.view(scene.state, scene.seat("B"))
    assert view["hand"] == ["rhum-1"]
    assert "fighter" not in str(view)
    assert "kraken" not in str(view)
    assert [view["hand_sizes"][scene.seat(letter)] for letter in "ABC"] == [2, 1, 1]


def test_after_58_actions_in_a_turn_only_briskars_and_the_end_remain() -> None:
    """Rule: CP-TURN-13."""
    scene = Scene(2, hands={"A": "s:fighter kraken"}, played=58)
    assert scene.why_not("A play kraken") == "too_many_actions"
    assert scene.why_not("A play s:fighter") == "legal"

    scene = Scene(2, hands={"A": "kraken kraken"}, played=57).do("A play kraken")
    assert scene.why_not("A play kraken") == "too_many_actions"


def test_every_turn_begins_with_all_its_plays() -> None:
    """A has placed two Briskars and played the last of 58 actions: B may place one, and play 58.

    Rule: CP-TURN-03, CP-TURN-13.
    """
    hands = {"A": "two-briskars-or-all-draw s:fighter s:cook", "B": "q:fighter q:cook kraken"}
    scene = Scene(2, hands=hands, played=57)
    scene.do("A play two-briskars-or-all-draw; A mode place; all pass")
    scene.do("A play s:fighter; A crew A; A play s:cook; A crew B; A end; all pass")
    assert (scene.player(), scene.state.played) == ("B", 0)
    assert scene.why_not("B play kraken") == "legal"
    scene.do("B play q:fighter; B crew B")

    assert scene.why_not("B play q:cook") == "one_briskar_per_turn"


def test_a_briskar_is_shown_until_it_has_a_crew() -> None:
    """Rule: CP-TURN-06."""
    scene = Scene(2, hands={"A": "s:fighter rhum"}).do("A play s:fighter")
    assert GAME.view(scene.state, 1)["shown"].startswith("sundars-fighter")
    scene.do("A crew B")

    assert GAME.view(scene.state, 1)["shown"] is None


def test_a_crew_is_chosen_among_those_of_the_table_and_nothing_else() -> None:
    """Two players: there is no third crew; neither a player nor the end of the turn is an answer, nor a crew before.

    Rule: CP-TURN-06.
    """
    scene = Scene(2, hands={"A": "s:fighter rhum"})

    def refused(text: str) -> str:
        why = scene.state.refusal(0, GAME.read(text))
        return "legal" if why is None else why.code

    assert refused("crew 0") == "not_now"
    scene.do("A play s:fighter")
    assert [refused(f"crew {seat}") for seat in range(5)] == ["legal", "legal", *["no_such_player"] * 3]
    assert [refused(text) for text in ("player 0", "end", "play vol-a-la-tire-2")] == ["not_now"] * 3


def test_only_cards_of_the_own_hand_are_played() -> None:
    """Neither one of the pile nor one of the opponent; and what is no card at all is no answer.

    Rule: CP-TURN-02, CP-TURN-03.
    """
    scene = Scene(2, hands={"A": "s:fighter", "B": "kraken"})
    assert scene.why_not("A play mascotte") == "not_in_hand"
    assert scene.why_not("A play kraken-1") == "not_in_hand"
    nothing = scene.state.refusal(0, -1)

    assert nothing is not None
    assert nothing.code == "not_now"


def test_the_first_turn_of_a_round_goes_on_after_its_briskar() -> None:
    """A's Briskar fills a crew and ends the round; B's in the next one ends nothing.

    Rule: CP-TURN-02, CP-TURN-06.
    """
    scene = Scene(2, loot="e:fighter", hands={"A": "s:fighter"}, crews={"A": "s:cook s:gunner"})
    scene.do("A play s:fighter; A crew A")
    assert (scene.state.round, scene.player()) == (2, "B")
    dealt = next(card for card in scene.hand("B").split() if ":" in card)
    scene.do(f"B play {dealt}; B crew B")

    assert (scene.asked(), scene.asks()) == ("B", "turn")


def test_the_first_card_of_the_pack_can_be_played() -> None:
    """The Captain of the Mercenaries.

    Rule: CP-TURN-03.
    """
    assert Scene(2, hands={"A": "m:captain"}).why_not("A play m:captain") == "legal"


def test_who_plays_at_random_plays_everything_that_is_allowed_and_nothing_else() -> None:
    """Cards of the hand or the end of the turn; then one of all crews.

    Rule: CP-TURN-02, CP-TURN-05, CP-TURN-06.
    """
    scene = Scene(3, hands={"A": "s:fighter kraken galanterie vieux-roublard", "B": "rhum"})
    rng = Seeded(2)
    drawn = {scene.state.random_option(0, rng) for _ in range(200)}
    assert drawn == set(scene.state.options(0))
    assert len(drawn) == 3
    scene.do("A play s:fighter")

    assert {GAME.write(scene.state.random_option(0, rng)) for _ in range(200)} == {"crew 0", "crew 1", "crew 2"}


def test_the_player_chooses_which_cards_to_discard_and_in_which_order() -> None:
    """Seven cards at the end: two are discarded, the last on top.

    Rule: CP-HAND-01, CP-HAND-05.
    """
    scene = Scene(2, hands={"A": "s:fighter s:cook s:gunner rhum kraken mascotte espion"})
    scene.do("A end; A discard kraken; A discard s:cook")

    assert scene.discard() == "kraken s:cook"
    assert scene.size("A") == 5
    assert scene.asks() == "gallant"


def test_out_of_the_own_turn_a_hand_may_exceed_the_limit() -> None:
    """Mascotte on a player with 5: 8 cards until the end of that player's own turn.

    Rule: CP-HAND-02, CP-CARD-12c.
    """
    five = "s:fighter s:cook s:gunner rhum kraken"
    scene = Scene(3, hands={"A": "mascotte", "B": "q:cook", "C": five})
    scene.do("A play mascotte; A player C; all pass; A end; all pass")
    assert scene.size("C") == 8
    scene.do("B end; all pass")
    assert scene.size("C") == 9
    scene.do("C end")

    assert (scene.asked(), scene.asks()) == ("C", "discard")
    assert GAME.view(scene.state, scene.seat("C"))["to_discard"] == 4


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param("A play botte-secrete; all pass", id="Botte secrète"),
        pytest.param("A play espion; A player B; all pass; A take q:cook", id="Espion"),
        pytest.param("A play mascotte; A player A; all pass", id="Mascotte"),
        pytest.param("A play rancon; A player B; all pass", id="Rançon"),
        pytest.param("A play vol-a-la-tire; all pass", id="Vol à la tire"),
    ],
)
def test_cards_gained_do_not_lift_the_limit(moves: str) -> None:
    """Rule: CP-HAND-03, CP-CARD-02b, CP-CARD-05d, CP-CARD-12c, CP-CARD-17d, CP-CARD-22d."""
    card = moves.split()[2].strip(";")
    hand = f"{card} s:fighter s:cook s:gunner rhum kraken"
    scene = Scene(2, hands={"A": hand, "B": "q:cook q:gunner"}, discard="e:cook")
    scene.do(moves)
    before = scene.size("A")
    assert before > 5
    scene.do("A end")
    assert scene.asks() == "discard"
    while scene.asks() == "discard":
        scene.state.apply(0, scene.state.options(0)[0], Seeded(0))

    assert scene.size("A") == 5


def test_a_short_hand_is_not_filled_and_an_empty_one_has_no_consequence() -> None:
    """Rule: CP-HAND-04."""
    scene = Scene(2, hands={"A": "s:fighter", "B": ""}).do("A play s:fighter; A crew A; A end")

    assert scene.size("A") == 0
    assert scene.player() == "B"
    assert scene.size("B") == 1
