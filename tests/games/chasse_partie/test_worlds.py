"""What a seat may think the others hold: exactly as many cards went from hand to hand as it saw go."""

from __future__ import annotations

from collections import Counter

from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .scene import Scene


def worlds(scene: Scene, letter: str, times: int) -> list[Table]:
    rng = Seeded(5)
    found = [scene.state.world(scene.seat(letter), rng) for _ in range(times)]
    return [world for world in found if isinstance(world, Table)]


def test_of_three_known_cards_and_one_unknown_one_card_was_taken() -> None:
    """C knows three of B's four cards; A takes one at random: in each world one of the four has moved.

    Each of the four as often. (In 289 of 400 worlds two or three had once moved.)

    Rule: CP-CARD-05b, CP-CARD-17a, CP-CARD-17c.
    """
    scene = Scene(3, hands={"A": "rancon", "B": "s:cook kraken rhum q:cook", "C": "e:cook"})
    s, b, c = scene.state, scene.seat("B"), scene.seat("C")
    seen = list(s.in_hand(Seat(b), 0))[:3]
    assert s.known is not None
    for card in seen:
        s.known.show(card, b, bit(c))
    scene.do("A play rancon; A player B; all pass")
    assert (scene.size("A"), scene.size("B")) == (1, 3)

    found = Counter(sum(world.place[card] == scene.seat("A") for card in seen) for world in worlds(scene, "C", 400))
    assert set(found) == {0, 1}
    assert 0.65 * 400 < found[1] < 0.85 * 400


def test_after_a_reshuffle_two_draws_are_one_card_each() -> None:
    """The pile is empty, so everybody sees what is shuffled; A and B draw one card each.

    (In 134 of 300 worlds one of them had once drawn two.)

    Rule: CP-PILE-02, CP-CARD-02a.
    """
    scene = Scene(
        3,
        hands={"A": "botte-secrete s:cook", "B": "botte-secrete q:cook", "C": "rhum"},
        discard="e:cook e:fighter m:fighter s:fighter kraken",
        pile_ends=True,
    )
    shuffled = [card for card in range(110) if scene.state.place[card] == 6]
    scene.do("A play botte-secrete; all pass; A end; all pass; B play botte-secrete; all pass")
    s = scene.state
    drawn = [sum(s.place[card] == scene.seat(letter) for card in shuffled) for letter in "AB"]
    assert drawn[0] == 1 <= drawn[1]

    for world in worlds(scene, "C", 300):
        holders = Counter(int(world.place[card]) for card in shuffled)
        assert [holders[scene.seat(letter)] for letter in "AB"] == drawn


def test_what_was_taken_unseen_and_then_played_is_told_apart_from_what_was_there() -> None:
    """C knows B's whole hand; A takes one card of it and then shows which by laying it down.

    Rule: CP-CARD-05b, CP-ACT-05.
    """
    scene = Scene(3, hands={"A": "rancon", "B": "s:cook kraken rhum", "C": "e:cook"})
    s, b, c = scene.state, scene.seat("B"), scene.seat("C")
    hand = list(s.in_hand(Seat(b), 0))
    assert s.known is not None
    for card in hand:
        s.known.show(card, b, bit(c))
    scene.do("A play rancon; A player B; all pass")
    taken = next(card for card in hand if s.place[card] == scene.seat("A"))

    assert {next(k for k in hand if world.place[k] == scene.seat("A")) for world in worlds(scene, "C", 60)} == set(hand)
    s.known.move(taken, scene.seat("A"), 6, -1)
    assert all(s.known.knows(c, card, b) for card in hand if card != taken)
