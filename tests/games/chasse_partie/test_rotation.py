"""Chapter 12: playing with the right neighbour's crew."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.kernel.ids import Seat

from .scene import Scene

ONE = "play-right-neighbour-crew at A by A"
TWO = f"{ONE}, play-right-neighbour-crew at B by B"


def plays_with(scene: Scene) -> str:
    """Write beside whose seat each player's current crew lies."""
    letters = "ABCDE"[: scene.players]
    return " ".join(scene.letter(int(scene.state.zone_of(Seat(scene.seat(letter))))) for letter in letters)


@pytest.mark.parametrize(
    ("players", "permanents", "assignment"),
    [(3, "", "A B C"), (3, ONE, "B C A"), (3, TWO, "C A B"), (2, ONE, "B A"), (2, TWO, "A B"), (5, TWO, "C D E A B")],
)
def test_each_copy_moves_everybody_one_crew_to_the_right(players: int, permanents: str, assignment: str) -> None:
    """Rule: CP-ROT-01, CP-INT-48."""
    assert plays_with(Scene(players, permanents=permanents)) == assignment


def test_it_applies_at_once_to_briskars_actions_and_the_count() -> None:
    """Rule: CP-ROT-02, CP-INT-63."""
    scene = Scene(3, hands={"A": "play-right-neighbour-crew s:cook invasion"}, crews={"A": "q:cook", "C": "e:cook"})
    scene.do("A play play-right-neighbour-crew; A play s:cook; A crew B")
    assert ("signed", {"seat": 0, "card": 17, "zone": scene.seat("B")}) in scene.told("A")
    scene.do("A play invasion; A player C")  # C plays with the zone beside A

    assert [scene.crew(letter) for letter in "ABC"] == ["", "s:cook", "e:cook"]


def test_when_it_leaves_the_crews_are_assigned_back_and_stay_where_they_lie() -> None:
    """Rule: CP-ROT-03, CP-INT-14."""
    scene = Scene(3, hands={"A": "pourparlers"}, crews={"A": "q:cook"}, permanents=ONE).do("A play pourparlers")

    assert plays_with(scene) == "A B C"
    assert scene.crew("A") == "q:cook"


def test_the_card_stays_beside_the_crew_that_was_current_when_it_was_played() -> None:
    """The second copy is played by A, whose current crew lies beside B by then.

    Rule: CP-ROT-04.
    """
    scene = Scene(3, hands={"A": "play-right-neighbour-crew play-right-neighbour-crew"})
    scene.do("A play play-right-neighbour-crew; A play play-right-neighbour-crew")

    assert (scene.beside("A"), scene.beside("B")) == ("play-right-neighbour-crew", "play-right-neighbour-crew")


def test_rhum_and_vieux_roublard_stay_with_the_zone() -> None:
    """Rule: CP-ROT-05, CP-INT-47."""
    permanents = f"rhum at B by A, vieux-roublard at B by A on s:captain, {ONE}"
    scene = Scene(3, crews={"B": "s:captain s:cook"}, permanents=permanents)

    assert scene.worth("B") == 6 + 6
    assert scene.beside("B") == "rhum vieux-roublard"


def test_surveillance_and_trap_bind_the_players_named_and_lie_in_their_current_zones() -> None:
    """Rule: CP-ROT-06, CP-CARD-20g."""
    scene = Scene(3, hands={"A": "sous-surveillance pris-au-piege"}, permanents="play-right-neighbour-crew at C by C")
    scene.do("A play sous-surveillance; A player C; A play pris-au-piege; A player B")

    assert scene.beside("A") == "sous-surveillance"  # C plays with the zone beside A
    assert scene.beside("B") == "pris-au-piege"  # A plays with the zone beside B
    assert [scene.limit(letter) for letter in "ABC"] == [5, 5, 3]
    assert GAME.view(scene.state, 0)["traps"][scene.seat("B")] == [0]


def test_the_trap_protects_the_current_crew_whichever_zone_this_is() -> None:
    """B may now aim at the zone of A's seat (C plays with it) but not at the zone A plays with.

    Rule: CP-ROT-07.
    """
    permanents = f"pris-au-piege at A by A on B, {ONE}"
    crews = {"A": "s:cook", "B": "q:cook", "C": "e:cook"}
    scene = Scene(3, turn="B", hands={"B": "discard-one-briskar"}, crews=crews, permanents=permanents)
    scene.do("B play discard-one-briskar")

    assert scene.why_not("B briskar s:cook") == "legal"
    assert scene.why_not("B briskar q:cook") == "target_trapped"


def test_invasion_empties_the_current_zone_and_may_end_the_rotation() -> None:
    """Rule: CP-ROT-08."""
    crews = {"A": "s:cook", "B": "q:cook", "C": "e:cook"}
    scene = Scene(3, turn="B", hands={"B": "invasion"}, crews=crews, permanents=ONE).do("B play invasion; B player C")

    assert [scene.crew(letter) for letter in "ABC"] == ["", "q:cook", "e:cook"]
    assert plays_with(scene) == "A B C"


def test_rotation_changes_neither_hands_nor_loot_nor_order_nor_limit() -> None:
    """Rule: CP-ROT-09."""
    scene = Scene(3, hands={"A": "play-right-neighbour-crew s:cook", "B": "kraken"}, won={"C": "m:cook"})
    scene.do("A play play-right-neighbour-crew; all pass")

    assert [scene.hand(letter) for letter in "ABC"] == ["s:cook", "kraken", ""]
    assert scene.won("C") == "m:cook"
    assert [scene.limit(letter) for letter in "ABC"] == [5, 5, 5]
    scene.do("A end; all pass")
    assert scene.player() == "B"


def test_rotation_alone_never_ends_a_round() -> None:
    """Rule: CP-ROT-10."""
    scene = Scene(
        2,
        loot="e:fighter",
        hands={"A": "play-right-neighbour-crew"},
        crews={"A": "s:cook s:gunner", "B": "q:cook q:gunner"},
    )
    scene.do("A play play-right-neighbour-crew")

    assert scene.state.round == 1


def test_the_loot_goes_to_the_player_not_to_the_zone() -> None:
    """2 players, zone A 20, zone B 5, one copy: player B wins.

    Rule: CP-ROT-11.
    """
    crews = {"A": "s:captain s:cook s:gunner q:cook", "B": "e:gunner"}
    scene = Scene(2, loot="e:marabout", hands={"A": "m:fighter"}, crews=crews, permanents=ONE)
    scene.do("A play m:fighter; A crew A")

    assert scene.won("B") == "e:marabout"


def test_the_next_round_begins_without_rotation() -> None:
    """Rule: CP-ROT-12, CP-ROT-13."""
    scene = Scene(3, loot="e:fighter", hands={"A": "m:fighter"}, crews={"C": "s:cook s:gunner"}, permanents=ONE)
    scene.do("A play m:fighter; A crew C")

    assert plays_with(scene) == "A B C"
    assert scene.player() == "B"
