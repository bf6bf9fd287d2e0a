"""Band files."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.recruiting.bands import price_of, read_band, write_band
from flibuste.kernel.errors import BadData

MINE = """
name = "Odd lot"
budget = 400

[[briskar]]
profile = "bogdan"
equipment = [
  "ration",
  { id = "carbine", replaces = "bogdan-blunderbuss" },
  { id = "poison-vial", weapon = "bogdan-sabre" },
]

[[briskar]]
profile = "socrat"
equipment = [{ id = "scroll", spell = "wall" }]
spells = ["rock-skin"]
ways = ["alchemy", "totemism"]
leader = true

[[piece]]
id = "pirate-cannon"
"""


def test_a_band_file_says_who_is_hired_with_what() -> None:
    """Rule: BK-EQP-01, BK-EQP-10."""
    roster = read_band(STANDARD, "mine.toml", MINE)
    bogdan, socrat = roster.hires

    assert (roster.name, roster.budget, len(roster.pieces)) == ("Odd lot", 400, 1)
    assert STANDARD.weapons[bogdan.bought[1].replaces].id == "bogdan-blunderbuss"
    assert STANDARD.weapons[bogdan.bought[2].weapon].id == "bogdan-sabre"
    assert STANDARD.spells[socrat.bought[0].spell].id == "wall"
    assert socrat.leads


def test_a_scroll_costs_its_spell_besides() -> None:
    """Scroll 5 and Wall 14; a spell book would be 15 more than the spell.

    Rule: BK-OBJ-19, BK-OBJ-20, BK-REC-09.
    """
    roster = read_band(STANDARD, "mine.toml", MINE)
    book = read_band(STANDARD, "mine.toml", MINE.replace('"scroll"', '"spell-book"'))

    assert price_of(STANDARD, roster.hires[1].bought[0]) == 5 + 14
    assert price_of(STANDARD, book.hires[1].bought[0]) == 15 + 14


def test_bands_are_written_as_they_are_read() -> None:
    """Writing and reading again gives the same text."""
    text = write_band(STANDARD, read_band(STANDARD, "mine.toml", MINE))

    assert write_band(STANDARD, read_band(STANDARD, "again.toml", text)) == text
    assert 'replaces = "bogdan-blunderbuss"' in text
    assert 'ways = ["alchemy", "totemism"]' in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'profile = "bogdan"',
            'profile = "bogdon"',
            "mine.toml: briskar 1: profile: expected the id of a known profile",
        ),
        (
            '"ration"',
            '"rations"',
            r'mine.toml: briskar 1: equipment\[0\]: id: there is no weapon, armour or item "rations"',
        ),
        ('"ration"', "3", "mine.toml: briskar 1: equipment: expected a list of ids or tables"),
        ('["rock-skin"]', '["rock"]', 'mine.toml: briskar 2: spells: there is no spell "rock"'),
        ("leader = true", 'captain = "yes"', "mine.toml: briskar 2: captain: expected no such field"),
        ('id = "pirate-cannon"', "", "mine.toml: piece 1: id: expected the id of a piece"),
        ('name = "Odd lot"', "", "mine.toml: band: name: expected a text"),
        ("budget = 400", "budget = 0", "mine.toml: band: budget: expected 1 to 9999"),
    ],
)
def test_a_bad_band_file_names_file_entry_and_field(old: str, new: str, message: str) -> None:
    """Errors say where."""
    with pytest.raises(BadData, match=message):
        read_band(STANDARD, "mine.toml", MINE.replace(old, new, 1))
