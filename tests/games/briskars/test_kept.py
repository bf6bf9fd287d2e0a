"""What lies on the table before a re-roll, and what points kept back are worth."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.tallies import ATTACKED
from flibuste.games.briskars.field.verbs import DODGE, SLOTS
from flibuste.games.briskars.fighting.previews import Intent, attack_forecast
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import faces

from .asking import ask, duel
from .battle import answers, battle, do, who

ONE, TWO = who("1.1"), who("2.1")


def test_dice_on_the_table_come_to_a_total_against_each_defence_with_what_is_at_stake() -> None:
    """Rule: BK-BST-03, BK-DIC-16, BK-DIC-20."""
    s = duel()
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(6))
    told = ask(s, "pending")
    assert told["result"] == {"total": told["own"]["total"] + 6, "criticals": 0, "fumble": False}
    assert (told["reroll_ap"], told["struck"]) == (2, "2.1")
    assert told["if_hit"]["mean"] > 0
    hits = {row["defence"]: row["hit"] for row in told["defences"]}
    assert set(hits) == {"defend", "dodge", "counter"}
    best = [row for row in told["defences"] if row["best"]]
    assert [row["hit"] for row in best] == [min(hits.values())] == [told["chance"]]


def test_the_defender_sees_what_he_would_lose() -> None:
    """Rule: BK-DEF-02, BK-BST-03."""
    s = duel()
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(6))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    told = ask(s, "pending")
    assert (told["struck"], told["threshold"]) == ("2.1", GAME.view(s, 1)["fight"]["total"])
    assert told["result"]["total"] == told["own"]["total"] + 2
    assert told["if_hit"]["mean"] > 0


def test_a_critical_failure_on_the_table_is_said() -> None:
    """Rule: BK-DIC-07, BK-DIC-10."""
    s = duel()
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(1))
    assert ask(s, "pending")["result"]["fumble"] is True


def test_kept_points_are_so_many_dodges_that_hold_so_surely() -> None:
    """Rule: BK-DEF-01, BK-DEF-04, BK-DEF-07, BK-RND-07."""
    s = duel()
    do(s, "activate 1.1")
    s.ap[ONE] = 4
    told = ask(s, "kept", briskar="1.1")
    assert (told["ap"], told["enemy"]) == (4, "2.1")
    rows = {row["defence"]: row for row in told["defences"]}
    assert (rows["dodge"]["ap"], rows["dodge"]["times"], rows["counter"]["times"]) == (2, 2, 1)
    assert 0 < rows["dodge"]["holds"] < 1


def test_a_dodge_holds_as_surely_as_the_blow_misses() -> None:
    """Rule: BK-ATK-01, BK-DEF-04."""
    s = battle("1.1 abelii H8", "2.1 milicien H9")
    do(s, "activate 1.1")
    told = ask(s, "kept", briskar="1.1")
    slot = ask(s, "odds", action="attack", briskar="2.1", target="1.1")["slot"]
    miss = 1 - attack_forecast(s, Intent(TWO, ONE, slot, ATTACKED), DODGE).hit
    dodge = next(row for row in told["defences"] if row["defence"] == "dodge")
    assert told["weapon"] == s.content.weapons[s.weapons[TWO * SLOTS + slot]].name
    assert dodge["holds"] == pytest.approx(miss, abs=1e-6)


def test_nobody_to_fear_and_nothing_left_are_said_plainly() -> None:
    """Rule: BK-RND-08."""
    s = battle("1.1 abelii A1", "2.1 abelii T20")
    do(s, "activate 1.1")
    assert ask(s, "kept", briskar="1.1")["enemy"] is None
    s = duel()
    do(s, "activate 1.1")
    s.ap[ONE] = 0
    assert ask(s, "kept", briskar="1.1")["defences"] == []


def test_the_card_of_a_briskar_says_what_arms_skills_and_spells_do() -> None:
    """Rule: BK-CHR-12, BK-CHR-13, BK-MAG-05."""
    s = battle("1.1 abelii H8", "2.1 socrat I8 rock-skin")
    seen = GAME.view(s, 0)
    abelii, socrat = seen["briskars"]
    assert abelii["skills"] == ["reach"]
    assert abelii["armour_frame"] == s.content.armours[s.armour[ONE]].frame()
    arm = abelii["weapons"][0]
    assert (arm["damage"], arm["kind"]) == (s.content.weapons[s.weapons[ONE * SLOTS]].damage.text(), "melee")
    assert "rock-skin" in socrat["spells"]
    assert seen["spells"]["rock-skin"]["ap"] == s.content.spells[s.content.ids["spell"]["rock-skin"]].ap
