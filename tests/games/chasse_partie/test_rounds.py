"""Chapters 9.7, 14 and 17: Galanterie, the end of a round, and victory."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.places import WON
from flibuste.games.chasse_partie.rounds import TARGETS
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

from .scene import Scene

# Galanterie


def turns(scene: Scene, moves: str) -> str:
    """Play and write whose turns have begun."""
    scene.do(moves)
    return " ".join(scene.letter(int(str(fields["seat"]))) for kind, fields in scene.told("A") if kind == "turn")


def test_galanterie_gives_a_whole_turn_and_then_play_resumes() -> None:
    """Draw, Briskar, actions, hand limit; afterwards the right neighbour of the last regular player.

    Rule: CP-CARD-07a, CP-CARD-07b.
    """
    six = "galanterie q:cook q:gunner rhum kraken espion mascotte"
    scene = Scene(3, hands={"A": "s:cook", "B": "", "C": six}, pile="e:cook")
    scene.do("A end; C gallant; A pass; all pass")
    assert (scene.player(), scene.asks()) == ("C", "turn")
    assert "e:cook" in scene.hand("C")
    scene.do("C play q:cook; C crew C; C play rhum; C crew A; all pass; C end")
    assert scene.asks() == "gallant"
    scene.do("all pass")

    assert scene.player() == "B"


def test_the_hand_limit_holds_in_an_extra_turn() -> None:
    """Rule: CP-CARD-07b."""
    six = "galanterie q:cook q:gunner rhum kraken espion"
    scene = Scene(2, hands={"A": "s:cook", "B": six}).do("A end; B gallant; A pass; all pass; B end")

    assert (scene.asked(), scene.asks()) == ("B", "discard")


def test_galanterie_may_follow_the_own_turn() -> None:
    """Rule: CP-CARD-07c."""
    scene = Scene(2, hands={"A": "galanterie s:cook", "B": "q:cook"})

    assert turns(scene, "A end; A gallant; B pass; all pass; A end; all pass") == "A B"


def test_galanterie_cannot_be_played_in_a_turn() -> None:
    """Rule: CP-CARD-07d."""
    scene = Scene(2, hands={"A": "galanterie", "B": "q:cook"})

    assert scene.why_not("A play galanterie") == "end_of_turn_only"
    assert scene.why_not("A gallant") == "not_now"


def test_of_two_the_first_from_the_right_gets_the_turn_and_the_other_is_asked_again() -> None:
    """Rule: CP-CARD-07e, CP-CARD-07f, CP-INT-69."""
    scene = Scene(3, hands={"A": "s:cook", "B": "galanterie q:cook", "C": "galanterie e:cook"})
    scene.do("A end; A pass; C gallant; B gallant; all pass")
    assert scene.player() == "B"
    assert scene.hand("C") == "e:cook galanterie"
    assert "galanterie-2" not in str(GAME.view(scene.state, 0))
    scene.do("B end")

    assert (scene.asked(), scene.asks()) == ("A B C", "gallant")
    assert scene.why_not("C gallant") == "legal"


def test_the_player_whose_turn_ended_comes_last() -> None:
    """Rule: CP-CARD-07e."""
    scene = Scene(3, hands={"A": "galanterie s:cook", "B": "q:cook", "C": "galanterie e:cook"})
    scene.do("A end; A gallant; B pass; C gallant; all pass")

    assert scene.player() == "C"
    assert scene.hand("A") == "s:cook galanterie"


def test_after_all_extra_turns_play_goes_on_where_it_was() -> None:
    """After A's turn C plays Galanterie, after C's extra turn A plays one: turns A, C, A, B.

    Rule: CP-CARD-07g, CP-CARD-07f, CP-INT-20.
    """
    scene = Scene(3, hands={"A": "galanterie s:cook", "B": "q:cook", "C": "galanterie e:cook"})
    began = turns(
        scene, "A end; C gallant; A pass; B pass; all pass; C end; A gallant; B pass; C pass; all pass; A end; all pass"
    )

    assert began == "C A B"


def test_a_countered_galanterie_is_lost_and_the_window_is_asked_anew() -> None:
    """C, who had answered "play" too, may answer either way now; so may B with a second copy.

    Rule: CP-CARD-07h, CP-INT-02.
    """
    hands = {"A": "pourparlers s:cook", "B": "galanterie galanterie q:cook", "C": "galanterie e:cook"}
    scene = Scene(3, hands=hands).do("A end; B gallant; C gallant; A pass")
    assert scene.asks() == "counter"
    scene.do("A counter; C pass; all pass")

    assert (scene.asked(), scene.asks()) == ("A B C", "gallant")
    assert scene.discard() == "pourparlers galanterie"
    for letter in "BC":
        assert scene.why_not(f"{letter} gallant") == "legal"
        assert scene.why_not(f"{letter} pass") == "legal"


def test_no_galanterie_at_the_end_of_a_round() -> None:
    """Rule: CP-CARD-07i."""
    scene = Scene(2, loot="e:fighter", hands={"A": "s:cook", "B": "galanterie"}, crews={"A": "s:gunner s:fighter"})
    scene.do("A play s:cook; A crew A")

    assert scene.asks() == "turn"
    assert scene.state.round == 2
    assert "galanterie" in scene.discard()


def test_everybody_with_a_card_is_asked_for_a_galanterie_holder_or_not() -> None:
    """Rule: CP-CARD-07j."""
    scene = Scene(3, hands={"A": "s:cook", "B": "", "C": "galanterie"}).do("A end")
    assert scene.asked() == "A C"
    assert scene.why_not("A gallant") == "needs_galanterie"

    scene = Scene(3).do("A end")
    assert (scene.asked(), scene.asks()) == ("B", "turn")


def test_a_galanterie_opens_its_own_window_from_the_right_of_its_player() -> None:
    """After A's turn C plays Galanterie; A and B both counter: A's Pourparlers is played.

    Rule: CP-CARD-07k.
    """
    scene = Scene(3, hands={"A": "pourparlers s:cook", "B": "pourparlers q:cook", "C": "galanterie e:cook"})
    scene.do("A end; C gallant; all pass")
    assert (scene.asked(), scene.asks()) == ("A B", "counter")
    scene.do("B counter; A counter")

    assert (scene.hand("A"), scene.hand("B")) == ("s:cook", "q:cook pourparlers")


# the end of a round


def test_the_crew_value_of_the_loot_is_the_size_needed() -> None:
    """The example: loot 5 crew and 3 gold, five Briskars are needed to claim the 3 gold pieces.

    Rule: CP-END-01, CP-END-02, CP-END-05.
    """
    scene = Scene(2, loot="e:marabout", hands={"A": "s:cook s:carpenter"}, crews={"A": "s:gunner s:fighter s:fighter"})
    scene.do("A play s:cook; A crew A")
    assert scene.state.round == 1
    scene = Scene(2, loot="e:marabout", hands={"A": "s:cook"}, crews={"A": "s:gunner s:fighter s:fighter s:carpenter"})
    scene.do("A play s:cook; A crew A")

    assert scene.state.round == 2
    assert (scene.won("A"), int(scene.state.gold[0])) == ("e:marabout", 3)
    assert GAME.view(scene.state, 1)["won"][0] == ["exiles-marabout"]


def test_crews_that_are_not_full_take_part() -> None:
    """Rule: CP-END-03."""
    scene = Scene(2, loot="e:fighter", hands={"A": "m:cook"}, crews={"A": "s:captain s:gunner", "B": "q:cook q:gunner"})
    scene.do("A play m:cook; A crew B")

    assert scene.won("A") == "e:fighter"


def test_hands_crews_and_permanents_are_discarded_and_new_hands_dealt() -> None:
    """The pile is not shuffled between rounds.

    Rule: CP-END-06, CP-END-07.
    """
    scene = Scene(
        2,
        loot="e:fighter",
        hands={"A": "s:cook kraken", "B": "q:cook"},
        crews={"A": "s:gunner s:fighter", "B": "e:cook"},
        permanents="rhum at B by A",
        discard="m:cook",
        pile="m:marabout m:carpenter m:gunner m:fighter m:sharpshooter "
        "q:captain q:marabout q:carpenter q:gunner q:fighter rhum e:gunner s:marabout",
    )
    scene.do("A play s:cook; A crew A")

    assert scene.hand("A") == "q:captain q:marabout q:carpenter q:gunner q:fighter"
    assert scene.hand("B") == "m:marabout m:carpenter m:gunner m:fighter m:sharpshooter s:marabout"
    assert scene.discard() == "m:cook kraken s:gunner s:fighter s:cook q:cook e:cook rhum rhum"
    assert scene.loot() == "e:gunner"
    assert [scene.size(letter) for letter in "AB"] == [5, 6]
    assert [scene.crew(letter) + scene.beside(letter) for letter in "AB"] == ["", ""]


def test_the_next_round_begins_to_the_right_of_the_one_who_ended_it() -> None:
    """Order A, B, C; A fills B's crew: B begins.

    Rule: CP-END-08, CP-ROT-13.
    """
    scene = Scene(3, loot="e:fighter", hands={"A": "m:cook"}, crews={"B": "q:cook q:gunner"})
    scene.do("A play m:cook; A crew B")

    assert scene.player() == "B"
    scene = Scene(3, turn="B", loot="e:fighter", hands={"B": "m:cook"}, crews={"A": "q:cook q:gunner"})
    scene.do("B play m:cook; B crew A")
    assert scene.player() == "C"


def test_a_round_ended_in_an_extra_turn_was_ended_by_its_player() -> None:
    """Rule: CP-END-08, CP-INT-21."""
    scene = Scene(3, loot="e:fighter", hands={"A": "s:cook", "C": "galanterie m:cook"}, crews={"B": "q:cook q:gunner"})
    scene.do("A end; C gallant; all pass; all pass; C play m:cook; C crew B")

    assert scene.player() == "A"


def test_loot_that_nobody_can_win_is_discarded() -> None:
    """The last turn of a round finds all crews empty.

    Rule: CP-END-10, CP-END-12.
    """
    scene = Scene(2, loot="e:captain", hands={"A": "s:cook", "B": "q:cook"}, turns=80).do("A end")

    assert scene.state.round == 2
    assert scene.discard().startswith("e:captain s:cook q:cook")
    assert [int(gold) for gold in scene.state.gold] == [0, 0]
    assert scene.state.unwon == 1
    assert scene.player() == "B"


def test_without_a_briskar_for_a_new_loot_the_game_ends_and_the_most_gold_wins() -> None:
    """Three Fighters are all that is left, and they are dealt out: no card remains to search.

    Rule: CP-END-11.
    """
    crew = "s:fighter s:fighter"
    scene = Scene(3, loot="e:fighter", hands={"A": "s:fighter"}, crews={"A": crew}, won={"B": "m:marabout"})
    s = scene.state
    for card in s.pile:  # everything else lies out of the way
        s.place[card] = WON + scene.seat("C")
    s.pile = s.pile[:0]
    scene.do("A play s:fighter; A crew A")

    assert s.over
    assert [s.score(scene.seat(letter)) for letter in "ABC"] == [0.5, 0.5, 0.0]


def test_a_round_ends_after_40_turns_per_player() -> None:
    """2 players: the 80th turn is the last; its hand limit is kept, no Galanterie follows, the crews are counted.

    Rule: CP-END-12.
    """
    six = "s:cook s:gunner s:fighter rhum kraken galanterie"
    scene = Scene(2, hands={"A": six, "B": "q:cook"}, crews={"B": "e:fighter"}, turns=80).do("A end")
    assert scene.asks() == "discard"
    scene.do("A discard rhum")

    assert scene.state.round == 2
    assert scene.won("B") == "e:captain"
    assert scene.player() == "B"
    scene = Scene(2, hands={"A": "s:cook", "B": "q:cook"}, turns=79).do("A end")
    assert scene.asks() == "gallant"


def test_extra_turns_count_towards_the_limit() -> None:
    """Rule: CP-END-12."""
    scene = Scene(2, hands={"A": "s:cook", "B": "galanterie"}, turns=79).do(
        "A end; B gallant; all pass; all pass; B end"
    )

    assert scene.state.round == 2


def test_three_rounds_without_a_winner_end_the_game() -> None:
    """The most gold wins, shared if equal.

    Rule: CP-END-13.
    """
    scene = Scene(3, won={"B": "s:cook", "C": "q:cook"}, turns=120, unwon=2).do("A end")

    assert scene.state.over
    assert [scene.state.score(scene.seat(letter)) for letter in "ABC"] == [0.0, 0.5, 0.5]


def test_a_round_with_a_winner_starts_the_count_anew() -> None:
    """Rule: CP-END-13."""
    scene = Scene(2, crews={"A": "s:cook"}, turns=80, unwon=2).do("A end")

    assert not scene.state.over
    assert scene.state.unwon == 0


# victory


def test_the_targets() -> None:
    """Rule: CP-WIN-01."""
    assert [int(target) for target in TARGETS][2:] == [18, 15, 13, 13]


@pytest.mark.parametrize(
    ("won", "over"),
    [
        pytest.param("q:gunner q:quartermaster q:cook", False, id="14 + 3 = 17: the game goes on"),
        pytest.param("q:gunner q:quartermaster q:gunner", True, id="15 + 3 = 18: won"),
    ],
)
def test_eighteen_gold_win_with_two_players(won: str, over: bool) -> None:
    """Rule: CP-WIN-01, CP-WIN-03."""
    scene = Scene(2, loot="e:fighter", hands={"A": "s:cook"}, crews={"A": "s:gunner s:fighter"}, won={"A": won})
    scene.do("A play s:cook; A crew A")

    assert scene.state.over == over
    assert "e:fighter" in scene.won("A")


def test_exceeding_the_target_is_fine() -> None:
    """Rule: CP-WIN-02."""
    scene = Scene(
        2,
        loot="e:gunner",
        hands={"A": "s:cook"},
        crews={"A": "s:gunner s:fighter"},
        won={"A": "q:gunner q:captain q:cook"},
    )
    scene.do("A play s:cook; A crew A")

    assert scene.state.over
    assert int(scene.state.gold[0]) == 20
    assert [scene.state.score(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert scene.asked() == ""


def test_only_loot_won_counts() -> None:
    """A hand and a crew worth more than the target win nothing.

    Rule: CP-WIN-04.
    """
    scene = Scene(
        2, hands={"A": "s:captain s:gunner s:gunner s:quartermaster"}, crews={"A": "q:captain q:gunner q:gunner"}
    )

    assert [int(scene.state.standing(seat)) for seat in (0, 1)] == [0, 0]


def test_the_prize_is_the_printed_gold_of_the_loot_as_it_lies_at_the_end() -> None:
    """Rhum beside the crew from which it came changes nothing.

    Rule: CP-WIN-05, CP-INT-27.
    """
    crews = {"A": "s:gunner s:fighter s:sharpshooter q:gunner"}
    scene = Scene(2, loot="e:captain", hands={"A": "heure-des-comptes"}, crews=crews, permanents="rhum at A by B")
    scene.do("A play heure-des-comptes; A briskar q:gunner")

    assert scene.won("A") == "q:gunner"
    assert int(scene.state.gold[0]) == 5


def test_random_games_end_and_keep_their_110_cards() -> None:
    """Rule: CP-END-12, CP-END-13, CP-COMP-01."""
    for seats in (2, 3, 4, 5):
        rng = Seeded(seats)
        state = GAME.new(Setup(seats, GAME.check_settings({})), rng)
        answers = 0
        while not state.over:
            assert state.balance()
            seat = members(state.waiting)[0]
            state.apply(seat, state.random_option(seat, rng), rng)
            answers += 1
        assert answers < GAME.bound
