"""The log of a battle names who, with what, at whom, and what for; every word it uses is in the catalogues."""

from __future__ import annotations

import re

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.structures import lose_structure
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.ground.distance import square_named
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import faces
from flibuste.words.sentences import Words
from tests.games.briskars.battle import answers, battle, do, who, why
from tests.games.briskars.drawn import board
from tests.games.briskars.test_text import LANGUAGES, messages, sources

PURPOSE = re.compile(r'(?:Trial\([^"\n]*|Roll\([^"\n]*|FAILS, self\.briskar, )"([a-z -]+)"')


def last(s: Battlefield, kind: str) -> dict[str, object]:
    """Return the last event of a kind."""
    assert s.log is not None
    return [fields for name, fields in s.log.stream(0) if name == kind][-1]


def test_a_blow_and_a_thrust_name_the_weapon() -> None:
    """Rule: BK-ATK-01, BK-ATK-03."""
    s = battle("1.1 bogdan H8", "2.1 de-leon H9")
    answers(s, "activate 1.1", "attack 2.1")
    assert last(s, "attacks")["weapon"] == "sabre"
    do(s, "roll", faces(1))
    answers(s, "keep", "thrust 2.1")
    assert last(s, "thrusts")["weapon"] == "sabre"


def test_a_shot_names_the_gun_and_reloading_too() -> None:
    """Rule: BK-SHO-01, BK-REL-03."""
    s = battle("1.1 marten H8", "2.1 de-leon H12")
    answers(s, "activate 1.1", "shoot 2.1")
    shot = last(s, "shoots")
    assert shot["weapon"] == "musket"
    do(s, "roll", faces(1))
    answers(s, "keep", "reload 1")
    assert last(s, "reloads")["weapon"] == "musket"


def test_a_test_says_what_it_was_for() -> None:
    """Rule: BK-ACT-42."""
    s = battle("1.1 bogdan H8", "2.1 de-leon M8")
    answers(s, "activate 1.1", "aim 2.1")
    do(s, "roll", faces(9))
    do(s, "keep")
    told = last(s, "succeeds")
    assert told["purpose"] == "aiming"
    line = Words("en", GAME, ["Anne", "Bo"]).line(
        ("succeeds", {"briskar": "1.1", **{k: told[k] for k in ("purpose", "threshold")}})
    )
    assert line.endswith("succeeds: aiming")


def test_a_hit_that_does_no_harm_is_told_too() -> None:
    """Bare hands hurt only on a critical hit; the log says that nothing came of it.

    Rule: BK-ATK-08, BK-ARM-16.
    """
    s = battle("1.1 bogdan H8", "2.1 milicien H9")
    for slot in range(SLOTS):
        s.weapons[who("1.1") * SLOTS + slot] = NOTHING
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert last(s, "untouched")["briskar"] == who("2.1")
    assert s.hp[who("2.1")] == s.cap[who("2.1")]


def test_wreckage_is_named_with_its_place() -> None:
    """Rule: BK-ORD-03."""
    s = battle(
        "1.1 bogdan H8",
        "2.1 de-leon M8",
        ground=board().changed(square_named("C4"), STANDARD.ids["scenery"]["barrel"], 0, 0),
    )
    lose_structure(s, square_named("C4"), 99)
    assert last(s, "destroyed")["scenery"] == "barrel"


def test_what_is_taken_up_laid_down_or_thrown_is_named() -> None:
    """Rule: BK-ACT-09, BK-ACT-10, BK-THR-03."""
    s = battle("1.1 maruti H8", "2.1 de-leon H12", ground=board({"H9": "o"}))
    answers(s, "activate 1.1", "pick_up", "pay")
    barrel = "scenery-" + s.content.elements[s.load[who("1.1")]].id
    assert last(s, "picks-up")["thing"] == barrel
    answers(s, "throw", "on 2.1")
    assert last(s, "throws")["thing"] == barrel
    s = battle("1.1 zhan-bao H8", "2.1 de-leon M8")
    answers(s, "activate 1.1", "put_down", "free")
    do(s, "at I9")
    told = last(s, "drops")
    assert str(told["thing"]).startswith("weapon-")
    for language in LANGUAGES:
        line = Words(language, GAME, ["Anne", "Bo"]).line(("drops", {"briskar": "1.1", "square": "I9", **told}))
        assert "weapon-" not in line
        assert not line.rstrip().endswith(":")


def test_whoever_has_no_gun_is_not_told_to_reload() -> None:
    """Rule: BK-SHO-01, BK-REL-02."""
    s = battle("1.1 abelii H8", "2.1 de-leon M8")
    do(s, "activate 1.1")
    assert why(s, "shoot 2.1") == "not_a_firearm"
    s = battle("1.1 marten H8", "2.1 de-leon M8")
    for slot in range(SLOTS):
        s.loaded[who("1.1") * SLOTS + slot] = 0
    do(s, "activate 1.1")
    assert why(s, "shoot 2.1") == "weapon_empty"


def test_every_weapon_scenery_and_purpose_that_the_log_names_has_words() -> None:
    """No id shows through, in no language."""
    purposes = {found.replace(" ", "-") for found in PURPOSE.findall(sources())}
    assert {"aiming", "last-hope", "net", "throw", "battering"} <= purposes
    wanted = {f"bk-purpose-{purpose}" for purpose in purposes}
    wanted |= {f"bk-weapon-{weapon.name}" for weapon in STANDARD.weapons}
    wanted |= {f"bk-weapon-{piece.name}" for piece in STANDARD.ordnance}
    wanted |= {f"bk-scenery-{element.id}" for element in STANDARD.elements}
    for language in LANGUAGES:
        assert sorted(wanted - set(messages(language))) == [], language
