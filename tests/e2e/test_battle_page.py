"""What a newcomer meets on the battle page: cards, dice, dangers, verdicts, few clicks, a battle to choose."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.battle import speak, tap_square
from tests.e2e.looks import look_at, narrow_enough
from tests.e2e.scenes import charmed_dice, go_to, scenes, third_of
from tests.e2e.table import until, until_true
from tests.e2e.test_overlap import SHORTENED
from tests.e2e.test_sheet import NATIVE, SHEET

SIZES = ({"width": 1280, "height": 720}, {"width": 1024, "height": 768}, {"width": 640, "height": 360})
CUT = """(all) => all.filter((one) => {
  const [word, button] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
  return word.left < button.left - 1 || word.right > button.right + 1;
}).map((one) => one.innerText)"""
INSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map((one) => one.textContent)"""

WIDE_ENOUGH = """(select) => {
  const [pen, style] = [document.createElement("canvas").getContext("2d"), getComputedStyle(select)];
  pen.font = style.font;
  const widest = Math.max(...[...select.options].map((one) => pen.measureText(one.text).width));
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return widest <= room && select.getBoundingClientRect().right <= innerWidth;
}"""


def test_every_card_can_be_read_the_enemys_too(visit: Any) -> None:
    """Rule: BK-CHR-12, BK-CHR-13."""
    page = visit()
    scene = scenes()["act cast"]
    go_to(page, scene)
    page.locator(".act").first.wait_for()
    page.locator(".unit .card").click()
    page.locator(".battle-card").wait_for()
    said = page.locator(".battle-card").inner_text()
    assert re.search(r"Damage \S+, attack \d AP", said)
    assert "Spells" in said
    assert re.search(r"\d AP · \d+ fathoms", said)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".tray .act[data-verb=cast]").wait_for(state="attached")
    page.set_viewport_size({"width": 1280, "height": 800})
    look_at(page, "bk-card", well=narrow_enough)
    page.keyboard.press("Escape")
    page.locator(".crews .crew").nth(1 - scene.seat).locator("button").first.click()
    mine = page.locator(".unit h2").inner_text()
    page.locator(".map").focus()
    page.keyboard.press("i")
    expect(page.locator(".battle-card .name")).to_have_text(mine, use_inner_text=True)
    expect(page.locator(".battle-card")).to_contain_text("Arms", use_inner_text=True)


def test_dice_on_the_table_name_every_figure_and_may_keep_themselves(visit: Any) -> None:
    """Rule: BK-BST-03, BK-DIC-16."""
    page = visit()
    go_to(page, scenes()["reroll"])
    page.locator(".settled").wait_for()
    expect(page.locator(".settled .stake")).to_have_text(re.compile("^At stake: "))
    expect(page.locator(".settled .go")).to_have_count(0)  # the figures tell which answer is worth it
    for size in ({"width": 360, "height": 640}, {"width": 640, "height": 360}):
        page.set_viewport_size(size)
        until_true(page, "() => document.querySelector('.tray .settled')")
        assert page.locator(".tray").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, size
        assert page.locator(".lead, .lead h2").evaluate_all(SHORTENED) == [], size
    page.set_viewport_size({"width": 1280, "height": 800})
    go_to(page, scenes()["reroll hardly"])
    page.locator(".settled").wait_for()
    total = page.locator(".settled .total").inner_text()
    expect(page.locator(".doing [role=radio]")).to_have_count(0)
    expect(page.locator("[data-verb=keep] span")).to_contain_text(total, use_inner_text=True)
    expect(page.locator("[data-verb=keep] em")).to_contain_text(re.compile(r"\d\s%"), use_inner_text=True)
    expect(page.locator("[data-verb=reroll]").first).to_contain_text("AP", use_inner_text=True)
    expect(page.locator(".settled .head")).to_contain_text("chance to", use_inner_text=True)
    look_at(page, "bk-settled")
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator(".settled select:visible").evaluate(WIDE_ENOUGH), size
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".settled select").select_option("20")
    page.locator(".settled").wait_for(state="detached")
    expect(page.locator(".toast").first).to_contain_text(f"Kept: {total}", use_inner_text=True)


def test_dice_without_boosts_tell_what_a_charm_would_roll_again(visit: Any) -> None:
    """Rule: BK-OBJ-21, BK-BST-09."""
    page = visit("/")
    go_to(page, charmed_dice())
    page.locator(".settled").wait_for()
    total = page.locator(".settled .total").inner_text()
    die = page.locator(".settled .d").first.inner_text()
    expect(page.locator("[data-verb=keep] span")).to_contain_text(total, use_inner_text=True)
    expect(page.locator("[data-verb=charm] span").first).to_contain_text(f"Roll the {die} again", use_inner_text=True)
    expect(page.locator(".settled .head")).to_have_count(0)  # nothing has to be reached, so no chance is named


def test_dangers_are_heat_with_one_number_and_never_fail_in_silence(visit: Any) -> None:
    """Rule: BK-RND-08."""
    page = visit()
    lost = {"asks": True}

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if lost["asks"] and "danger_map" in text else server.send(text))

    page.route_web_socket(re.compile(".*"), between)
    go_to(page, scenes()["act shoot"])
    page.locator(".act").first.wait_for()
    page.locator(".map").focus()
    page.keyboard.press("x")
    page.locator(".dangers .spin").wait_for()
    page.locator(".dangers button").wait_for()  # nothing came: it says so, and offers another try
    lost["asks"] = False
    page.locator(".dangers button").click()
    page.locator("g.heat").first.wait_for(state="attached")
    expect(page.locator("g.heat text")).to_have_count(0)
    assert len(set(page.locator("g.heat").evaluate_all("(all) => all.map((one) => one.dataset.heat)"))) > 1
    page.mouse.move(640, 300)
    page.mouse.move(642, 302)
    page.locator("g.hot").wait_for(state="attached")
    expect(page.locator("g.hot")).to_have_count(1)


def test_an_enemy_is_struck_from_his_token_and_the_map_says_what_came_of_it(visit: Any) -> None:
    """Two taps on the enemy strike; who, with what and at whom stands in the log.

    Rule: BK-ATK-01, BK-DEF-02.
    """
    page = visit()
    scene = scenes()["act attack"]
    go_to(page, scene)
    page.locator(".kept").first.wait_for()
    expect(page.locator(".kept").first).to_contain_text("AP kept", use_inner_text=True)
    page.locator(".act[data-verb=attack]").click()
    page.locator(".odds, .doing .people button").first.wait_for()
    if page.locator(".doing .people button").count():  # several can be struck: the first of them
        page.locator(".doing .people button").first.click()
    page.locator(".odds").wait_for()
    box = page.locator("svg.top path[stroke='#d8352a']").first.bounding_box()
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    back = page.locator(".doing .foot button").first
    until(lambda: page.locator(".act[aria-pressed=true]").count() == 0, back.click, "never at rest again")
    until_true(page, "() => !document.querySelector('.odds')")
    page.mouse.click(*at)
    page.locator(".odds").wait_for()
    page.mouse.click(*at)
    page.locator("path.arrow").wait_for(state="attached")
    page.locator(".clash .plate, [data-verb=keep]").first.wait_for(state="attached")
    if page.locator("[data-verb=keep]").count():  # whoever has points left may roll again
        page.locator("[data-verb=keep]").click()
    page.locator(".clash .plate").first.wait_for(state="attached")
    expect(page.locator(".clash .plate .face").first).to_be_attached()
    log = page.locator(".side .log").last.inner_text()
    assert re.search(r"attacks .+ \(.+\)", log)
    look_at(page, "bk-verdict", searched=())
    again = page.get_by_role("button", name="See the last play again")
    expect(again).to_be_enabled()
    lines = page.locator(".side .log li").count()
    again.click()
    expect(again).to_be_disabled()
    expect(again).to_be_enabled()
    expect(page.locator(".side .log li")).to_have_count(lines)


def test_tokens_and_actions_fit_every_screen(visit: Any) -> None:
    page = visit()
    speak(page, "fr")
    go_to(page, scenes()["act shoot"])
    page.locator(".act").first.wait_for()
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        assert page.evaluate(INSIDE, ".act") == [], size
        high = page.locator("svg.top .plate text, svg.top .bk-hp").first.bounding_box()["height"]
        assert high >= 9, size
    assert page.locator("g.stand .bk-done").count() == page.locator("g.stand use[href='#state-activated']").count()
    cut = (
        "(all) => all.filter((one) => one.scrollWidth > one.parentElement.clientWidth + 2).map((one) => one.innerText)"
    )
    page.set_viewport_size(SIZES[0])
    assert page.locator(".act span").evaluate_all(cut) == []
    for verb, does in (("shoot", "Tirer sur un ennemi"), ("aim", "ignore le couvert")):
        page.locator(f".act[data-verb={verb}]").hover()
        expect(page.locator(SHEET)).to_contain_text(does, use_inner_text=True)  # possible or not
        expect(page.locator(f"{SHEET} a[href*='BK-']").first).to_be_attached()
        page.mouse.move(2, 2)
        page.locator(SHEET).wait_for(state="detached")
    assert page.evaluate(NATIVE) == []


def test_a_battle_is_chosen_by_goal_length_and_picture(visit: Any) -> None:
    """Rule: BK-DIC-01, BK-GRD-09, BK-REC-02, BK-DEP-03."""
    page = visit("/new/briskars")
    page.locator(".thumb").first.wait_for()
    expect(page.locator("label", has_text="The Three Crates")).to_contain_text("8 rounds", use_inner_text=True)
    expect(page.locator(".scenarios li:has(.thumb)")).to_have_count(page.locator(".scenarios li").count())
    page.locator("input[name=scenario][value=three-crates]").check(force=True)
    page.locator("input[name=map][value=tavern]").check(force=True)
    page.get_by_text("3", exact=True).first.click()
    expect(page.locator("input[name=scenario][value=chest]")).to_be_disabled()
    page.get_by_text("2", exact=True).first.click()
    look_at(page, "bk-setup", well=narrow_enough, searched=())  # axe looks at it in test_screens
    page.locator("form button.go").click()
    page.locator("[data-band]").first.wait_for()
    expect(page.locator(".bands .battle")).to_contain_text("The Three Crates", use_inner_text=True)
    expect(page.locator(".bands .battle")).to_contain_text("Tavern", use_inner_text=True)
    page.locator("[data-band=sundars] .value").wait_for()
    expect(page.locator("[data-band=sundars]")).to_contain_text(re.compile(r"\d+ gold"), use_inner_text=True)


def test_whoever_is_placed_is_seen_beforehand(visit: Any) -> None:
    """Rule: BK-DEP-03."""
    page = visit()
    go_to(page, scenes()["deploy"])
    tap_square(page, "g.offer > use", third_of)
    page.locator("g.ghost").wait_for(state="attached")
    assert page.locator("g.ghost .bk-label").text_content() in page.locator(".doing .ask").inner_text()
