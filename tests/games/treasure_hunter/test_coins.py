"""Chapter 9: coins, gems and money."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.coins import pieces
from flibuste.games.treasure_hunter.content import BOOK
from flibuste.games.treasure_hunter.state import LAID, UNUSED
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .hunting import all_pass, names, new, pile, position, told_kinds


def test_the_example_of_coins_and_a_gem() -> None:
    """Frank lays one silver and one gold card: 2 + 3 points; 15 + 5 = 20 points are one gem.

    Rule: TH-COIN-01, TH-MONEY-01, TH-MONEY-03.
    """
    s = position(seats=2, phase="coins", round=5, hands=[["coin-silver-1", "coin-gold-1"], []])

    assert s.money[0] == 15 + 2 + 3
    assert GAME.view(s, 0)["players"][0]["pieces"] == {"gem-20": 1}


def test_everybody_receives_at_once_without_being_asked() -> None:
    """Each gets one coin per card.

    Rule: TH-COIN-01, TH-COIN-02.
    """
    s = position(seats=2, phase="coins", round=5, hands=[["coin-copper-1"], ["coin-gold-1", "coin-gold-2"]])

    assert [int(amount) for amount in s.money] == [16, 21]
    assert s.over


def test_unused_cards_are_discarded_face_up() -> None:
    """Action cards and an adventurer that came too late; all hands are empty then.

    Rule: TH-COIN-03, TH-COIN-04.
    """
    s = position(
        seats=2, phase="coins", round=5, hands=[["blue-03", "flaming-sword-1", "coin-copper-1"], ["hill-ogre-1"]]
    )

    assert names(s.cards_at(UNUSED)) == ["blue-03", "flaming-sword-1"]
    assert GAME.view(s, 1)["players"][0]["unused"] == ["blue-03", "flaming-sword-1"]
    assert s.in_hand(Seat(0)) == s.in_hand(Seat(1)) == []


def test_nine_cards_and_those_of_a_mule_lie_face_up_in_the_end() -> None:
    """9 cards of each player, plus one for each card drawn.

    Rule: TH-COIN-04.
    """
    hands = ["blue-01 green-01 red-01 dog-1 dog-2 coin-gold-1 coin-gold-2 flaming-sword-1 mystery-mule-1", "blue-02"]
    split = [hand.split() for hand in hands]
    s = position(seats=2, phase="site", site="blue", hands=split, round=5, pile=pile("red-12", *hands))
    s.apply(0, GAME.read("play mystery-mule-1"), Seeded(1))
    for _ in range(4):
        all_pass(s)

    assert s.over
    assert len(s.cards_at(LAID)) + len(s.cards_at(UNUSED)) == 10


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, {}),
        (3, {"coin-gold": 1}),
        (9, {"coin-gold": 3}),
        (15, {"gem-10": 1, "coin-gold": 1, "coin-silver": 1}),
        (41, {"gem-20": 2, "coin-copper": 1}),
    ],
)
def test_money_is_shown_in_the_fewest_pieces(points: int, expected: dict[str, int]) -> None:
    """Gems are worth 10 and 20; changing is free and alters nothing.

    Rule: TH-MONEY-01 to TH-MONEY-03, TH-COMP-08.
    """
    assert pieces(BOOK, points) == expected
    worth = dict(zip(BOOK.piece_ids, BOOK.piece_values, strict=True))
    assert sum(worth[name] * count for name, count in expected.items()) == points


def test_money_cannot_be_given_away() -> None:
    """No action hands money over.

    Rule: TH-MONEY-04.
    """
    assert [verb.name for verb in GAME.verbs] == [
        "keep",
        "discard",
        "play",
        "sleep",
        "target",
        "use",
        "pass",
        "done",
    ]


def test_money_is_shown_to_all_unless_the_table_decides_otherwise() -> None:
    """With the option off each sees the own amount only, a spectator none; at the end all is open.

    Rule: TH-MONEY-05.
    """
    shown = [player["money"] for player in GAME.view(new(3), 0)["players"]]
    hidden = new(3, public_money=False)
    own = [player["money"] for player in GAME.view(hidden, 1)["players"]]
    nobody = [player["pieces"] for player in GAME.view(hidden, 62)["players"]]
    end = position(seats=2, phase="coins", round=5, settings={"public_money": False})

    assert shown == [15, 15, 15]
    assert own == [None, 15, None]
    assert nobody == [None, None, None]
    assert [player["money"] for player in GAME.view(end, 0)["players"]] == [15, 15]


def test_gains_are_told() -> None:
    """The events stay open also where purses are not shown.

    Rule: TH-MONEY-05, TH-COIN-01.
    """
    s = position(
        seats=2, phase="goblins", round=5, hands=[["coin-gold-1"], ["coin-gold-2"]], settings={"public_money": False}
    )
    all_pass(s)

    assert [fields["n"] for fields in told_kinds(s, "coins")] == [3, 3]
