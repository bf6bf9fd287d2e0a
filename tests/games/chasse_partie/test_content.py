"""The card data: what it holds, and how a broken file is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.content import FILE, PRINTED, Content
from flibuste.kernel import laws
from flibuste.kernel.content import packaged
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import find_game

TEXT = packaged("flibuste.games.chasse_partie", FILE)


def test_there_are_52_briskars_and_58_action_cards() -> None:
    """Rule: CP-COMP-01."""
    assert len(PRINTED.ids) == len(set(PRINTED.ids)) == 110
    assert sum(kind < 0 for kind in PRINTED.kind) == 52
    assert sum(kind >= 0 for kind in PRINTED.kind) == 58


def test_four_factions_of_13_one_of_them_mercenaries() -> None:
    """Rule: CP-COMP-02."""
    assert Counter(int(f) for f in PRINTED.faction if f >= 0) == {0: 13, 1: 13, 2: 13, 3: 13}
    assert PRINTED.ids[PRINTED.mercenary * 13] == "mercenaries-captain"


def test_every_faction_has_the_same_13_briskars() -> None:
    """The check of the catalogue: eight of thirteen ask for 3, the gold adds up to 50.

    Rule: CP-COMP-03.
    """
    for faction in range(4):
        cards = [card for card in range(52) if PRINTED.faction[card] == faction]
        assert sorted((int(PRINTED.crew[c]), int(PRINTED.gold[c])) for c in cards) == sorted(
            [(6, 6), (5, 5), (5, 3), (4, 4), (4, 4)] + [(3, 5)] * 2 + [(3, 3)] * 6
        )
        assert sum(PRINTED.crew[card] == 3 for card in cards) == 8
        assert sum(int(PRINTED.gold[card]) for card in cards) == 50
        assert sum(PRINTED.is_captain(card) for card in cards) == 1


def test_22_kinds_of_which_5_are_permanent() -> None:
    """Rule: CP-COMP-04."""
    assert len(PRINTED.copies) == 22
    assert sum(int(p) for p in PRINTED.permanent) == 5
    assert sum(int(n) for n, p in zip(PRINTED.copies, PRINTED.permanent, strict=True) if p) == 11


def test_two_to_five_players_and_no_others() -> None:
    """Rule: CP-COMP-05."""
    for seats in (2, 3, 4, 5):
        GAME.check_seats(seats)
    for seats in (0, 1, 6):
        with pytest.raises(BadData, match="wrong_number_of_seats"):
            GAME.check_seats(seats)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 4\ncopies_source", "copies = 5\ncopies_source", "copies: expected 58 in all, got"),
        ('do = "spy"', 'do = "peek"', 'cards.toml: action "espion": effects[0]: do: expected one of'),
        ('kind = "permanent"', 'kind = "lasting"', "kind: expected one of instant, permanent"),
        ("copies = 5\n", "copies = -1\n", 'cards.toml: action "pourparlers": copies: expected 0 or more, got -1'),
        ('id = "kraken"', 'id = "krakken"', 'action "krakken": id: expected kraken'),
        (
            'count = 3 }]\ncopies = 2\ncopies_source = "house"\nrule = "CP-CARD-12a"',
            "count = 0 }]",
            'action "mascotte"',
        ),
        ("crew = 6\n", "crew = 9\n", 'role "captain": crew: expected 3 to 6, got 9'),
        ("is_mercenary = true", "is_mercenary = false", "expected one faction of mercenaries"),
        ('choice = "value"', 'choice = "value"\ncolour = "red"', 'action "discard-by-crew-value": colour'),
        ("[[faction]]", "[[factions]]", "cards.toml: "),
        ('effects = [{ do = "shield" }]', 'effects = [{ do = "spy" }]', "lasting effects for a permanent"),
        ("[[role]]", "[[role", "cards.toml: "),
    ],
)
def test_a_broken_file_is_refused_with_file_card_and_field(old: str, new: str, message: str) -> None:
    """Rule: CP-COMP-01."""
    assert old in TEXT
    with pytest.raises(BadData) as refused:
        Content(TEXT.replace(old, new, 1))

    assert message in str(refused.value)
    assert refused.value.code == "bad_content"


OWN = "[copies]\nkraken = 3\npourparlers = 4\n"


def test_owners_may_put_their_own_counts() -> None:
    """One Kraken more, one Parley less: still 58, another fingerprint, and it can be played.

    Rule: CP-COMP-01.
    """
    assert GAME.with_content is not None
    game = GAME.with_content({"my-cards.toml": OWN})

    assert game.content != GAME.content
    assert "kraken-3" in game.nouns["card"]
    assert "pourparlers-5" not in game.nouns["card"]
    assert find_game("chasse_partie") is GAME
    session = laws.last(laws.walk(game, 2, 3))
    assert session.record.content == game.content
    assert session.state.over


def test_owners_may_write_all_cards_anew() -> None:
    """Rule: CP-COMP-01."""
    assert GAME.with_content is not None
    own = _with_copies(_with_copies(TEXT, "kraken", 3), "pourparlers", 4)
    game = GAME.with_content({"my-cards.toml": own})

    assert game.nouns["card"] == GAME.with_content({"my-cards.toml": OWN}).nouns["card"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[copies]\nkraken = 3\n", "my-cards.toml: action: copies: expected 58 in all, got more"),
        ("[copies]\nkraken = 1\n", "my-cards.toml: action: copies: expected 58 in all, got 57"),
        ("[copies]\nkraken = -1\n", "my-cards.toml: copies: kraken: expected 0 or more, got -1"),
        ("[copies]\nsquid = 2\n", "my-cards.toml: copies: squid: expected one of"),
        ("[copies]\nkraken = 2\n[more]\n", "my-cards.toml: expected nothing but one table [copies]"),
        ("kraken = 2", "my-cards.toml: kraken: expected one of faction, role, action"),
    ],
)
def test_a_broken_file_of_an_owner_is_refused(text: str, message: str) -> None:
    """Rule: CP-COMP-01."""
    assert GAME.with_content is not None
    with pytest.raises(BadData) as refused:
        GAME.with_content({"my-cards.toml": text})

    assert message in str(refused.value)


def test_one_file_is_enough() -> None:
    """Rule: CP-COMP-01."""
    assert GAME.with_content is not None
    with pytest.raises(BadData, match="takes one file"):
        GAME.with_content({"a.toml": OWN, "b.toml": OWN})


def _with_copies(text: str, kind: str, copies: int) -> str:
    before, mark, after = text.partition(f'id = "{kind}"')
    head, _, tail = after.partition("copies = ")
    return before + mark + head + f"copies = {copies}" + tail[1:]
