"""A band as answers at the table: whatever is legal as a file can be signed on, choice by choice."""

from __future__ import annotations

import json

import pytest

from flibuste.games.briskars.battle.crew_answers import signing_answers
from flibuste.games.briskars.battle.signing import Signing, roster_of
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import SPELLS, Battlefield
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.bands import Roster, band_of, read_band, write_band
from flibuste.games.briskars.recruiting.catalogue import catalogue
from flibuste.games.briskars.recruiting.crew_verdicts import band_fields, verdict
from flibuste.games.briskars.recruiting.crews import suggest
from flibuste.games.briskars.recruiting.recruiting import faults
from flibuste.kernel.chance import Seeded
from flibuste.kernel.session import start

CHOICES = """
name = "The Long Watch"
budget = 360

[[briskar]]
profile = "bogdan"
equipment = [
  "ration",
  { id = "carbine", replaces = "bogdan-blunderbuss" },
  { id = "poison-vial", weapon = "bogdan-sabre" },
]

[[briskar]]
profile = "socrat"
ways = ["alchemy", "totemism"]
spells = ["rock-skin"]
equipment = [{ id = "scroll", spell = "wall" }]

[[briskar]]
profile = "loup-de-mer"

[[piece]]
id = "pirate-cannon"
"""


def signing(budget: int) -> Battlefield:
    """Begin a game whose second seat has signed a ready band."""
    s = start(GAME, 2, {"recruiting": "free"}, Seeded(1)).state
    assert isinstance(s, Battlefield)
    s.apply(1, GAME.read("band sundars"), Seeded(1))
    s.budget = budget
    return s


def sign_on(s: Battlefield, roster: Roster) -> None:
    """Give all answers but the signature."""
    for answer in list(signing_answers(STANDARD, roster))[:-1]:
        refusal = s.refusal(0, answer)
        assert refusal is None, f"{GAME.write(int(answer))}: {refusal.code if refusal else ''}"
        s.apply(0, answer, Seeded(1))


@pytest.mark.parametrize("faction", ["sundars", "quintors", "exiled", "mercenaries"])
@pytest.mark.parametrize("budget", [250, 300, 450])
def test_every_suggested_band_can_be_signed_on_step_by_step(faction: str, budget: int) -> None:
    """Rule: BK-REC-01, BK-REC-06, BK-REC-07."""
    for roster in suggest(STANDARD, faction, budget, 4):
        s = signing(budget)
        sign_on(s, roster)
        assert s.refusal(0, GAME.read("sign")) is None


def test_every_starter_band_can_be_signed_on_step_by_step() -> None:
    """Rule: BK-REC-01, BK-REC-11."""
    for file, text in STANDARD.bands.items():
        roster = read_band(STANDARD, file, text)
        s = signing(int(roster.budget))
        sign_on(s, roster)
        assert s.refusal(0, GAME.read("sign")) is None, file


def test_the_choices_of_a_band_file_are_made_at_the_table_too() -> None:
    """Spell of a scroll, ways of a sage, the weapon a carbine replaces, the blade that is poisoned.

    Rule: BK-OBJ-19, BK-OBJ-20, BK-OBJ-22, BK-EQP-10, BK-MAG-02.
    """
    roster = read_band(STANDARD, "own.toml", CHOICES)
    assert faults(STANDARD, roster, 370) == []
    texts = [GAME.write(int(answer)) for answer in signing_answers(STANDARD, roster)]
    assert texts == [
        *("hire socrat", "pick 1", "pick 5", "buy scroll", "learn wall", "learn rock-skin"),
        *("hire bogdan", "buy ration", "buy carbine", "with 1", "buy poison-vial", "with 0"),
        *("hire loup-de-mer", "piece pirate-cannon", "sign"),
    ]
    s = signing(370)
    sign_on(s, roster)
    assert GAME.ask(s.seen_by(0, Seeded(1)), 0, {"kind": "signing"})["answers"] == texts[:-1]
    s.apply(0, GAME.read("sign"), Seeded(1))
    sage, bogdan = 0, 1
    spells = [s.content.spells[k].id for k in s.spells[sage * SPELLS : sage * SPELLS + SPELLS] if k >= 0]
    assert spells == ["rock-skin", "fireball", "wall"]
    assert list(s.scroll[sage * SPELLS : sage * SPELLS + 3]) == [0, 0, 1]
    carried = [s.content.weapons[k].id for k in s.weapons[bogdan * SLOTS : bogdan * SLOTS + SLOTS] if k >= 0]
    assert carried == ["bogdan-sabre", "carbine"]
    assert list(s.poison[bogdan * SLOTS : bogdan * SLOTS + 2]) == [1, 0]


def test_a_book_without_a_spell_waits_for_one() -> None:
    """Rule: BK-OBJ-19."""
    s = signing(300)
    for text in ("hire augure", "buy spell-book"):
        s.apply(0, GAME.read(text), Seeded(1))
    codes = {
        text: s.refusal(0, GAME.read(text)) for text in ("learn corrosion", "learn fighting-art", "hire abelii", "sign")
    }
    refused = {text: refusal.code for text, refusal in codes.items() if refusal is not None}
    assert set(refused) == {"learn fighting-art", "hire abelii", "sign"}, "a way he masters needs no book"
    s.apply(0, GAME.read("learn corrosion"), Seeded(1))
    step = s.stack[-1]
    assert isinstance(step, Signing)
    hire = roster_of(s.content, step.chosen[0], s.budget).hires[0]
    assert (hire.spells, s.content.spells[hire.bought[0].spell].id) == ([], "corrosion")


def test_a_seat_is_told_of_its_own_band_only() -> None:
    """Rule: BK-REC-01."""
    s = signing(300)
    s.apply(0, GAME.read("hire bogdan"), Seeded(1))
    mine = GAME.ask(s.seen_by(0, Seeded(1)), 0, {"kind": "signing"})
    theirs = GAME.ask(s.seen_by(1, Seeded(1)), 1, {"kind": "signing"})
    assert (mine["value"], mine["dismissals"], mine["signed"], mine["budget"]) == (96, 1, False, 300)
    assert (theirs["value"], theirs["signed"]) == (0, True)


def test_choices_are_offered_only_where_there_is_one() -> None:
    """Rule: BK-EQP-10, BK-MAG-02."""
    s = signing(300)
    offered = [GAME.write(int(action)) for action in s.options(0)]
    assert not [text for text in offered if text.startswith(("with", "pick"))]
    s.apply(0, GAME.read("hire bogdan"), Seeded(1))
    s.apply(0, GAME.read("buy poison-vial"), Seeded(1))
    offered = [GAME.write(int(action)) for action in s.options(0)]
    assert [text for text in offered if text.startswith("with")] == ["with 0"], "a blunderbuss is not sharp"


def test_a_verdict_tells_costs_arms_and_faults() -> None:
    """Rule: BK-REC-03, BK-REC-04, BK-LDR-01."""
    roster = read_band(STANDARD, "own.toml", CHOICES)
    found = json.loads(json.dumps(verdict(STANDARD, roster, 370)))
    assert (found["faults"], found["leader"], found["faction"]) == ([], 1, "sundars")
    assert found["members"][0]["weapons"] == ["bogdan-sabre", "carbine"]
    assert found["members"][0]["poisoned"] == ["bogdan-sabre"]
    assert sum(member["cost"] for member in found["members"]) + 45 == found["value"]

    twice = band_of(STANDARD, "x", {"name": "Twice", "budget": 300, "briskar": [{"profile": "abelii"}] * 2})
    codes = {fault["code"]: fault for fault in json.loads(json.dumps(verdict(STANDARD, twice, 300)))["faults"]}
    assert set(codes) == {"band_too_cheap", "already_hired"}
    assert (codes["already_hired"]["rule"], codes["already_hired"]["name"]) == ("BK-REC-04", "abelii")
    assert codes["band_too_cheap"]["n"] == 25


def test_a_band_is_the_same_as_fields_and_as_a_file() -> None:
    """Whatever its name: quotation marks and line breaks do no harm."""
    roster = read_band(STANDARD, "own.toml", CHOICES)
    roster.name = 'The "Long"\n Watch \\ 2'
    again = read_band(STANDARD, "own.toml", write_band(STANDARD, roster))
    assert again.name == 'The "Long" Watch \\ 2'
    roster.name = again.name
    assert band_fields(STANDARD, again) == band_fields(STANDARD, roster)
    assert band_fields(STANDARD, band_of(STANDARD, "x", band_fields(STANDARD, roster))) == band_fields(STANDARD, roster)


def test_the_catalogue_has_everything_once_and_is_plain() -> None:
    """Rule: BK-EQP-01."""
    found = json.loads(json.dumps(catalogue(STANDARD)))
    assert len(found["profiles"]) == len({one["id"] for one in found["profiles"]}) == 32
    assert [one["price"] for one in found["weapons"] if one["id"] == "bogdan-sabre"] == [None]
    assert {"spell-book", "scroll"} <= {one["id"] for one in found["items"] if one["mage"]}
    assert all(285 <= one["value"] <= 300 for one in found["starters"])
