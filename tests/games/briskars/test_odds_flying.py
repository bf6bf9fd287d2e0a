"""The odds of spells, throws and nets against simulated rolls: 200,000 of each kind compiled, fewer interpreted."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.actions.objects import CastNet
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import Side
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.characteristics import constitution, strength
from flibuste.games.briskars.field.effects import lay_effect
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, DEFEND, DODGE, ON, PICK, WITH
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.magic import INTERRUPTED, Casting
from flibuste.games.briskars.magic.odds import cast_contest, caster_side, spell_forecast, spell_gains
from flibuste.games.briskars.throwing.odds import throw_contest, throw_forecast
from flibuste.games.briskars.throwing.throwing import TARGET_CHOSEN, Throwing, throw_threshold
from flibuste.kernel.steps import Step

from .battle import battle, do, who
from .drawn import board, sq
from .simulating import Found, Habits, agree, tried

ONE, TWO = who("1.1"), who("2.1")
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("share_of_rolls")]


def facing(*placed: str, ap: int = 0, theirs: int = 0, scenery: dict[str, str] | None = None) -> Battlefield:
    """Put Briskars on the field, the first one active, with so many points each."""
    s = battle(*placed, ground=board(scenery or {}))
    do(s, "activate 1.1")
    s.ap[ONE], s.ap[TWO] = ap, theirs
    return s


def health(s: Battlefield, briskar: Briskar, make: Step[Battlefield], habits: Habits, seed: int) -> Found:
    """Run a step again and again; count the health points lost."""
    before = int(s.hp[briskar])
    return tried(s, make.clone, lambda after, step, result: before - int(after.hp[briskar]), habits, seed)


# spells


@pytest.mark.parametrize(("armour", "skin", "points"), [("", 0, 0), ("", 1, 2), ("leather", 0, 0)])
def test_corrosion(armour: str, skin: int, points: int) -> None:
    """It hurts who wears nothing, less where rock skin lowers it, and eats armour otherwise.

    Rule: BK-MAG-14, BK-MAG-15, BK-SPL-04, BK-ARM-17.
    """
    s = facing("1.1 el-sabio H8 corrosion", f"2.1 de-leon K8 {armour}", ap=points)
    if not armour:
        s.armour[TWO] = NOTHING
    if skin:
        lay_effect(s, Lasting(lasting.DAMAGE, TWO, skin, TWO, 2, False))
    card = STANDARD.spell("corrosion")
    odds = cast_contest(s, ONE, TWO, card, caster_side(s, ONE, points), 0)
    forecast = spell_forecast(s, TWO, card, odds)
    if armour:
        assert forecast is None
        return
    assert forecast is not None
    casting = Casting(ONE, STANDARD.index("spell", "corrosion"), TWO, at=INTERRUPTED)
    found = health(s, TWO, casting, Habits(DEFEND, {"opposed spell": points}), 71)
    agree(found, dict(enumerate(forecast.losses)))


@pytest.mark.parametrize("wound", [3, 9])
def test_healing(wound: int) -> None:
    """Never above what he has lost.

    Rule: BK-MAG-12, BK-INJ-03, BK-CHR-04.
    """
    s = facing("1.1 el-sabio H8 healing-wave", "1.2 de-leon I8", "2.1 spike T20")
    ally = who("1.2")
    s.hp[ally] -= wound
    card = STANDARD.spell("healing-wave")
    gains = spell_gains(s, ally, card, cast_contest(s, ONE, ally, card, caster_side(s, ONE), 0))
    assert gains is not None
    casting = Casting(ONE, STANDARD.index("spell", "healing-wave"), ally, at=INTERRUPTED)
    found = health(s, ally, casting, Habits(), 72)
    agree(found, {-gained: chance for gained, chance in enumerate(gains)})


# throws


@pytest.mark.parametrize(
    ("thing", "profile", "armour", "defence", "points", "dice"),
    [
        ("bottle", "abelii", "", DEFEND, 0, 0),
        ("stool", "abelii", "chain-mail", DEFEND, 0, 0),
        ("stool", "abelii", "chain-mail", DODGE, 0, 1),
        ("chest", "abelii", "plate", DEFEND, 2, 0),
        ("anchor", "maruti", "leather", DEFEND, 0, 0),
        ("weapon", "cortes", "leather", DEFEND, 0, 0),
    ],
)
def test_throws(thing: str, profile: str, armour: str, defence: int, points: int, dice: int) -> None:
    """Things of every weight, and a weapon with its dice, against armour and defences.

    Rule: BK-THR-03, BK-THR-05, BK-THR-06, BK-THR-12, BK-THR-13, BK-ARM-05, BK-BST-01, BK-BST-02.
    """
    scenery = {"G8": "a"} if thing == "anchor" else {}
    s = facing(f"1.1 {profile} H8", f"2.1 abelii K8 {armour}", ap=points + 3 * dice, theirs=2, scenery=scenery)
    named = hand(s, thing)
    side = Side(STANDARD, strength(s, ONE) + constitution(s, ONE) + points, 1 + dice)
    odds = throw_contest(s, ONE, TWO, throw_threshold(s, ONE, s.place[TWO]), side, defence)
    forecast = throw_forecast(s, ONE, TWO, named, odds)
    assert forecast is not None
    s.returned = ON + TWO
    found = health(
        s, TWO, Throwing(ONE, named, at=TARGET_CHOSEN), Habits(defence, {"throw": points}, {"throw": dice}), 73
    )
    agree(found, dict(enumerate(forecast.losses)))


def hand(s: Battlefield, thing: str) -> int:
    """Give 1.1 something to throw; return the answer that names it."""
    if thing == "weapon":
        return int(WITH)
    if thing == "anchor":
        return int(AT + sq("G8"))
    number = s.content.index("scenery", thing)
    if s.content.objects[s.content.elements[number].object].load:
        s.load[ONE] = number
        return int(PICK)
    s.in_hand[0] = number
    return int(PICK + 1)


@pytest.mark.parametrize(("defence", "points"), [(DEFEND, 0), (DODGE, 2)])
def test_nets(defence: int, points: int) -> None:
    """Rule: BK-OBJ-06, BK-OBJ-07, BK-DIC-12."""
    s = facing("1.1 cortes H8 fishing-net", "2.1 de-leon K8", ap=points, theirs=2)
    side = Side(STANDARD, strength(s, ONE) + constitution(s, ONE) + points)
    odds = throw_contest(s, ONE, TWO, throw_threshold(s, ONE, s.place[TWO]), side, defence)
    assert throw_forecast(s, ONE, TWO, NOTHING, odds) is None, "a net hurts nobody"
    found = tried(
        s,
        lambda: CastNet(ONE, TWO),
        lambda after, step, result: bool(after.netted[TWO]),
        Habits(defence, {"net": points}),
        74,
    )
    agree(found, {True: odds.success(), False: 1.0 - odds.success()})
