"""Chapter 3 at the table: signing on a band of one's own."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.battle.signing import Signing
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.session import start


def begun() -> Battlefield:
    """Begin a game with free recruiting."""
    state = start(GAME, 2, {"recruiting": "free"}, Seeded(1)).state
    assert isinstance(state, Battlefield)
    return state


def signs(s: Battlefield, *texts: str) -> None:
    """Let both seats give the same answers."""
    for text in texts:
        for seat in (0, 1):
            s.apply(seat, GAME.read(text), Seeded(2))


def why(s: Battlefield, text: str) -> str:
    """Return why the first seat may not answer this."""
    refusal = s.refusal(0, GAME.read(text))
    return "" if refusal is None else refusal.code


def test_a_band_is_hired_one_by_one_and_signed() -> None:
    """Abelii 130 + Bogdan 96 + Loup de mer 42 = 268; leather 19 makes 287, within 285 to 300.

    Rule: BK-REC-01, BK-REC-02, BK-REC-03, BK-REC-09.
    """
    s = begun()
    assert s.waiting == 3
    signs(s, "hire abelii", "hire bogdan", "hire loup-de-mer")
    assert why(s, "sign") == "not_ready_to_sign"
    signs(s, "buy leather")
    assert why(s, "sign") == ""
    signs(s, "sign")
    assert s.cost[2] == 42 + 19
    assert s.armour[2] == s.content.index("armour", "leather")
    assert s.leader[0] == 0


def test_what_breaks_a_rule_is_refused_at_once() -> None:
    """Twice the same name, another faction, over the budget, armour for the weak.

    Rule: BK-REC-02, BK-REC-04, BK-REC-06, BK-AMR-05.
    """
    s = begun()
    signs(s, "hire abelii")
    assert why(s, "hire abelii") == "band_refused"
    assert why(s, "hire skorbut") == "band_refused"
    signs(s, "hire bogdan", "hire powder-monkey")
    assert why(s, "buy plate") == "band_refused"
    assert why(s, "hire maruti") == "band_refused"
    assert why(s, "hire loup-de-mer") == ""


def test_mages_learn_spells_of_their_ways() -> None:
    """A shaman of Totemism and Good Fortune takes no spell of Esotericism and Alchemy.

    Rule: BK-MAG-03, BK-MAG-04, BK-REC-10.
    """
    s = begun()
    signs(s, "hire augure")
    assert why(s, "learn corrosion") == "band_refused"
    signs(s, "learn swiftness", "hire abelii", "hire loup-de-mer", "hire powder-monkey")
    assert why(s, "hire bogdan") == "band_refused"
    assert why(s, "sign") == "not_ready_to_sign"
    signs(s, "dismiss", "hire loup-de-mer")
    assert why(s, "sign") == ""


def test_nobody_waits_for_whoever_has_signed_and_ready_bands_are_there_too() -> None:
    """Rule: BK-DEP-09, BK-REC-02."""
    s = begun()
    s.apply(0, GAME.read("band exiled"), faces())
    s.apply(1, GAME.read("hire skorbut"), faces())
    assert s.waiting == 2
    s.apply(1, GAME.read("band mercenaries"), faces())
    assert s.profile[8] == s.content.index("profile", "pakoula")


def test_nothing_is_bought_for_nobody() -> None:
    """Rule: BK-EQP-01, BK-REC-11."""
    s = begun()
    assert why(s, "buy leather") == why(s, "learn wall") == why(s, "dismiss") == "no_such_answer"
    assert why(s, "sign") == "not_ready_to_sign"
    with pytest.raises(IllegalAction, match="BK-REC-03"):
        s.apply(0, GAME.read("sign"), faces())


def test_whoever_hires_and_dismisses_again_and_again_has_a_short_chain() -> None:
    """Who was sent away leaves with all he was given, a piece that was chosen meanwhile stays, and nobody is told.

    Rule: BK-REC-01, BK-REC-09.
    """
    s = begun()
    signs(s, "hire abelii", "hire loup-de-mer", "buy leather")
    before = chain(s)
    for _ in range(3):
        signs(s, "hire bogdan", "dismiss")
    assert chain(s) == before
    signs(s, "dismiss")
    assert chain(s) == ["hire abelii"]
    signs(s, "dismiss", "hire bogdan")
    assert chain(s) == ["hire bogdan"]
    assert s.log is not None
    told = [{field.name: field.value for field in fields} for kind, fields in s.log.events if kind == "hires"]
    assert [one["size"] for one in told if one["seat"] == 0] == list(range(1, 13))


def chain(s: Battlefield) -> list[str]:
    """Return the answers of the first seat that still count."""
    step = s.stack[-1]
    assert isinstance(step, Signing)
    return [GAME.write(answer) for answer in step.chosen[0]]
