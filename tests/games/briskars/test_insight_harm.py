"""Questions about spells, throws, guns, kegs and falls: what they may cost whom."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.field.state import NOTHING
from flibuste.games.briskars.field.verbs import AT
from flibuste.kernel.chance import faces
from flibuste.kernel.errors import BadQuestion

from .asking import ask, duel
from .battle import answers, battle, do, who
from .drawn import board, sq
from .positions import piece_on

ONE, TWO = who("1.1"), who("2.1")


# spells and throws


def test_a_spell_that_hurts_has_the_shape_of_a_blow() -> None:
    """Corrosion costs somebody without armour 2 health points, 4 with a critical hit.

    Rule: BK-MAG-14, BK-SPL-04.
    """
    s = battle("1.1 el-sabio H8 corrosion", "2.1 cortes K8")
    s.armour[TWO] = NOTHING
    answer = ask(s, "odds", action="cast", briskar="1.1", spell="corrosion", target="2.1")
    blow = ask(s, "odds", action="attack", briskar="2.1", target="1.1")
    resisted = answer["defences"][0]

    assert blow.keys() - answer.keys() == {"square"}
    assert answer["damage"] == "2"
    assert blow["defences"][0].keys() - resisted.keys() == {"by_face"}
    assert [n for n, chance in enumerate(answer["losses"]) if chance > 0] == [0, 2, 4]
    assert answer["losses"][4] == pytest.approx(sum(answer["criticals"][1:]), abs=1e-5)
    assert answer["mean"] == pytest.approx(2 * answer["criticals"][0] + 4 * sum(answer["criticals"][1:]), abs=1e-2)
    assert (resisted["hit"], resisted["mean"]) == (answer["chance"], answer["mean"])


def test_a_spell_that_hurts_nobody_says_so() -> None:
    """No losses where no health is at stake; healing has gains, and a critical failure may cost the mage.

    Rule: BK-MAG-12, BK-INJ-03.
    """
    s = battle("1.1 el-sabio H8 fighting-art healing-wave", "2.1 de-leon K8")
    art = ask(s, "odds", action="cast", briskar="1.1", spell="fighting-art")
    assert sum(art["criticals"]) == pytest.approx(art["chance"], abs=1e-4)
    assert {"losses", "mean", "knock_out", "gains", "backfire"} & art.keys() == set()
    s.hp[ONE] -= 4
    wave = ask(s, "odds", action="cast", briskar="1.1", spell="healing-wave")
    assert wave["backfire"] == 1
    assert len(wave["gains"]) == 5
    assert wave["gains"][0] == pytest.approx(1.0 - wave["chance"], abs=1e-5)


def test_a_throw_tells_what_it_would_cost_and_a_net_nothing() -> None:
    """What hurts most is meant where nothing is named; a chosen thing is that which is weighed.

    Rule: BK-THR-03, BK-THR-06, BK-THR-13, BK-OBJ-06.
    """
    s = battle("1.1 maruti H8 fishing-net", "2.1 spike K8", ground=board({"G8": "s", "G9": "h"}))
    s.armour[TWO] = NOTHING
    chest, stool = AT + sq("G9"), AT + sq("G8")
    worst = ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=chest)
    light = ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=stool)
    best = [row for row in light["defences"] if row["best"]]

    assert (worst["damage"], light["damage"]) == ("4", "2")
    assert worst["losses"][4] == pytest.approx(light["losses"][2], abs=1e-5)
    assert [row["mean"] for row in best] == [light["mean"]]
    assert all(row["losses"][0] == pytest.approx(1.0 - row["hit"], abs=1e-5) for row in light["defences"])
    assert ask(s, "odds", action="throw", briskar="1.1", target="2.1")["mean"] >= worst["mean"]
    assert "losses" not in ask(s, "odds", action="net", briskar="1.1", target="2.1")
    assert "losses" not in ask(s, "odds", action="throw", briskar="1.1", target="K9", thing=stool)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=AT + sq("A1"))


# guns, kegs, falls, scuffles


def test_a_gun_tells_what_everybody_under_it_may_lose() -> None:
    """Who is aimed at, who stands where it may drift to, and the gunner beside a gun that may burst.

    Rule: BK-TPL-04, BK-TPL-09, BK-DFL-01, BK-SMT-03.
    """
    s = battle("1.1 birgus H1", "2.1 dixon H10", "2.2 spike J12")
    piece_on(s, "H2")
    answer = ask(s, "odds", action="fire", briskar="1.1", target="H10")
    rows = {row["briskar"]: row for row in answer["victims"]}

    assert answer["threshold"] == 12
    assert answer["chance"] + answer["fumble"] + sum(drift["chance"] for drift in answer["drifts"]) == pytest.approx(
        1.0
    )
    assert rows["1.1"]["hit"] == pytest.approx(answer["fumble"])
    assert rows["2.1"]["covered"] > answer["chance"], "a short drift covers him too"
    assert rows["2.1"]["hit"] == pytest.approx(rows["2.1"]["covered"] * (1.0 - rows["2.1"]["leap"]), abs=1e-5)
    assert rows["2.1"]["leap"] == ask(s, "test", test="shiver", briskar="2.1")["chance"]
    assert 0.0 < rows["2.2"]["covered"] < rows["2.1"]["covered"]
    assert sum(rows["2.2"]["losses"]) == pytest.approx(1.0, abs=1e-4)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="fire", briskar="1.1", target="H1")
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="fire", briskar="2.1", target="H10")


def test_a_keg_blows_four_times_in_ten() -> None:
    """1D10 + 2 to everybody at 2 fathoms or less.

    Rule: BK-OBJ-26, BK-OBJ-27.
    """
    s = battle("1.1 maruti H8", "2.1 spike H12", "2.2 spike T20", ground=board({"H9": "k"}))
    s.kegs = vec[i64]([sq("H9")])
    answer = ask(s, "odds", action="keg", target="H9")

    assert [row["briskar"] for row in answer["victims"]] == ["1.1", "2.1"]
    assert answer["chance"] == pytest.approx(0.4)
    assert answer["victims"][0]["losses"][3] == pytest.approx(0.04)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="keg", target="H10")


def test_a_thrown_briskar_pays_for_the_crash_and_for_the_landing() -> None:
    """Rule: BK-THR-15, BK-THR-18, BK-CRA-01."""
    s = battle("1.1 maruti H8", "1.2 dixon G8", "2.1 cortes H12")
    at_somebody = ask(s, "odds", action="throw_briskar", briskar="1.1", thrown="1.2", target="2.1")
    at_nobody = ask(s, "odds", action="throw_briskar", briskar="1.1", thrown="1.2", target="H11")

    assert [row["briskar"] for row in at_somebody["victims"]] == ["1.2", "2.1"]
    assert at_somebody["answers"][0] == "none"
    assert 0.0 < at_somebody["crash"] < at_somebody["chance"]
    assert (at_nobody["crash"], len(at_nobody["victims"])) == (0.0, 1)
    assert at_nobody["victims"][0]["mean"] < at_somebody["victims"][0]["mean"]


def test_a_head_butt_and_a_landing_tell_what_they_cost() -> None:
    """Constitution - 2; from 3 fathoms 1D10 for who misses 15.

    Rule: BK-FGT-10, BK-FGT-15, BK-MOV-21, BK-MOV-23.
    """
    s = duel()
    s.armour[TWO] = NOTHING
    butt = ask(s, "test", test="head_butt", briskar="1.1", target="2.1")
    assert [n for n, chance in enumerate(butt["losses"]) if chance > 0] == [0, 3]
    assert butt["losses"][3] == butt["chance"]
    assert "losses" not in ask(s, "test", test="restrain", briskar="1.1", target="2.1")
    fall = ask(s, "test", test="landing", briskar="2.1", height=3)
    assert fall["threshold"] == 15
    assert fall["losses"][10] == pytest.approx((1.0 - fall["chance"]) / 10, abs=1e-5)


def test_what_is_at_stake_is_told_again_before_the_roll() -> None:
    """A throw under way is weighed with its defences and in the shape of a blow, then the defence with the damage.

    Rule: BK-THR-05, BK-THR-13, BK-BST-01.
    """
    s = battle("1.1 maruti H8", "2.1 cortes K8", "2.2 spike T20", ground=board({"G9": "h"}))
    answers(s, "activate 1.1", "throw", "on 2.1")
    asked = ask(s, "pending")
    best = min(row["hit"] for row in asked["odds"]["defences"])

    assert (asked["what"], asked["threshold"]) == ("roll", asked["odds"]["threshold"])
    assert asked["chance"] == pytest.approx(best, abs=1e-6)
    assert asked["odds"]["damage"] == "4"
    do(s, "roll", faces(9))
    do(s, "keep")
    struck = ask(s, "pending")
    assert struck["what"] == "defence"
    assert struck["if_hit"]["mean"] > 0.0
