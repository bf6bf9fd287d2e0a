"""Whole games of Chasse-Partie in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import photograph
from tests.e2e.crews import CHASE, chase_once, new_chase, press_once, state_of
from tests.e2e.looks import SEARCHED, fits, look_at
from tests.e2e.moments import go_to, moments
from tests.e2e.table import A_GAME, let_run, skip, until, until_true, watching


def test_the_end_of_a_chase_and_a_look_back(visit: Any) -> None:
    """Who watches reads the same gold.

    Rule: CP-WIN-01 to CP-WIN-05, CP-END-05.
    """
    host = visit(still=True)
    go_to(host, moments("chasse_partie", 2, (2,), brimful)["game"])
    host.locator("ul.hand button").first.wait_for()
    let_run([host], CHASE)
    guest = visit(watching(host), language="fr", phone=True, dark=True, still=True)
    guest.locator("table.loot td.gold").first.wait_for()
    host.wait_for_timeout(1200)
    photograph(host, "cp-end-wide-light")
    photograph(guest, "cp-end-phone-dark")

    gold = [int(text) for text in host.locator("table.loot td.gold").all_inner_texts()]
    assert gold == [int(text) for text in guest.locator("table.loot td.gold").all_inner_texts()]
    assert gold == sorted(gold, reverse=True)
    assert gold[0] >= 15
    assert violations(host) == []
    assert violations(guest) == []

    host.get_by_role("link", name="Watch the replay").click()
    host.locator(".film").wait_for()
    look_back(host)


BRISKARS = ("sundars", "quinto-real", "exiles", "mercenaries")


def brimful(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the turns at which any Briskar fills a crew, and those of them at which that ends the game."""
    lacking = {view["needed"] - len(crew["briskars"]) for crew in view["crews"]}
    ready = view["decision"] == "turn" and lacking == {1} and any(card.startswith(BRISKARS) for card in view["hand"])
    rich = ready and min(view["gold"]) >= view["target"] - 5
    return [*(["round"] if ready else []), *(["game"] if rich else [])]


def look_back(page: Any) -> None:
    """Walk through the film: fog first, then all hands; the counts are shown again."""
    expect(page.locator("ul.hands")).to_have_count(0)
    page.locator(".film .ctl button:not(.on)").last.click()
    page.locator(".scene").wait_for()
    photograph(page, "cp-replay-count-wide-light")
    page.locator(".scene .go").click()
    page.keyboard.press("ArrowLeft")
    photograph(page, "cp-replay-wide-light")
    page.get_by_role("button", name="All open").click()
    page.locator("ul.hands li").first.wait_for()
    expect(page.locator("ul.hands li")).to_have_count(2)
    photograph(page, "cp-replay-open-wide-light")
    assert violations(page) == []


def test_a_round_is_ended_with_keys_only(visit: Any) -> None:
    """Rule: CP-TURN-02, CP-TURN-06, CP-END-02."""
    page = visit(still=True)
    go_to(page, moments("chasse_partie", 2, (2,), brimful)["round"])
    page.locator("ul.hand button").first.wait_for()
    counting = ("count", "counting")
    until(lambda: state_of(page) in counting, lambda: press_once(page), "no round came to its end", A_GAME)
    page.locator(".scene .go").wait_for()
    last = page.locator("[role=log] p").last
    before = last.text_content()
    page.keyboard.press("t")
    until(lambda: last.text_content() != before, lambda: page.wait_for_timeout(50), "the table was never read aloud")
    page.locator(".scene .go").press("Enter")
    page.locator(".scene").wait_for(state="detached")


FOCUSED = "document.activeElement.matches('.ask .doing .go')"
ASKED = "document.querySelector('.ask .say')?.innerText ?? ''"


def spying(view: Any, action: str, told: set[str]) -> list[str]:
    """Name the moment at which somebody looks into another hand; there are two to choose from."""
    return ["Spy"] if view["decision"] == "turn" and action.startswith("play espion") else []


def test_targets_are_picked_with_keys_alone(visit: Any) -> None:
    """An action card by its number, its target by arrows, Enter: the bar says each target and what it would do.

    Rule: CP-TURN-07, CP-TURN-08.
    """
    page = visit(still=True)
    go_to(page, moments("chasse_partie", 3, (1,), spying)["Spy"])
    page.locator("ul.hand button.ready[data-card^=espion]").first.wait_for()
    hand = page.locator("ul.hand button").evaluate_all("all => all.map((one) => one.dataset.card)")
    page.keyboard.press(str(next(n for n, card in enumerate(hand, 1) if card.startswith("espion"))))
    page.keyboard.press("Enter")
    until_true(page, "() => document.querySelector('.cover[aria-pressed], .strip[aria-pressed]') !== null")
    before = page.evaluate(ASKED)
    page.keyboard.press("ArrowRight")
    until_true(page, FOCUSED)
    first = page.evaluate(ASKED)
    assert first != before, "the bar names the target"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    until_true(page, f"said => ({ASKED}) === said", arg=first)
    photograph(page, "cp-keys-target-wide-light")
    assert violations(page) == []
    page.keyboard.press("Enter")
    until_true(page, f"said => ({ASKED}) !== said", arg=first)


def name_moment(view: Any, action: str, told: set[str]) -> list[str]:
    """Name what is asked; an answer to an answer, and a Briskar that ends the round, have names of their own."""
    names, decision = [], str(view["decision"])
    answer = {"counter": "pourparlers", "gallant": "galanterie"}.get(decision, "")
    if any(card.startswith(answer) for card in view["hand"]):  # without one the window passes by itself
        names.append("chain" if decision == "counter" and view["against"] == "pourparlers" else decision)
    if action == f"crew {view['you']}" and "round-ends" in told:
        names.append("last Briskar")
    return names


YOU = {"es": "Tú", "fr": "Vous"}
MOMENTS = {
    "turn",
    "crew",
    "player",
    "number",
    "briskar",
    "value",
    "mode",
    "take",
    "discard",
    "counter",
    "gallant",
    "chain",
}


WIDEST = {"turn", "take", "briskar", "chain"}


@pytest.mark.parametrize(
    ("seats", "language", "states", "searched"), [(5, "es", MOMENTS, SEARCHED), (2, "fr", WIDEST, ())]
)
def test_every_state_fits_the_screen(visit: Any, seats: int, language: str, states: Any, searched: Any) -> None:
    """With the most people all are looked at, by axe too: with two the screen is made of the same parts.

    Rule: CP-COMP-05, CP-CTR-10.
    """
    page = visit(language=language)
    found = moments("chasse_partie", seats, (1, 3), name_moment)
    for name in sorted(states):
        go_to(page, found[name])
        page.locator(".ask:not(.quiet)").wait_for()
        look_at(page, f"cp-{name}-{seats}", searched=searched)
    go_to(page, found["last Briskar"])
    page.locator(".ask .chip", has_text=YOU[language]).click()
    page.locator(".ask .doing .go").click()
    page.locator(".scene .go").wait_for()
    look_at(page, f"cp-count-{seats}")


def test_what_a_briskar_would_bring_is_shown_and_comes_true(visit: Any) -> None:
    """Rule: CP-SCORE-01, CP-TURN-06."""
    page = visit()
    new_chase(page, 2, ["bot"])
    page.locator("ul.hand button").first.wait_for()

    def placing() -> bool:
        return state_of(page) == "placing" and page.locator(".outcome").count() > 0

    until(placing, lambda: chase_before_placing(page), "no Briskar was ever raised over a crew", A_GAME)
    foretold = page.locator(".outcome b").first.inner_text()
    page.locator(".ask .doing .go").first.click()
    mine = page.locator(".zone.mine .worth b")
    mine.wait_for()
    until_true(page, "text => document.querySelector('.zone.mine .worth b')?.textContent === text", arg=foretold)
    page.locator(".zone.mine .worth").focus()
    expect(page.locator(".zone.mine .why")).to_be_visible()
    photograph(page, "cp-sum-wide-light")


def chase_before_placing(page: Any) -> None:
    """Go on until a Briskar is raised over a crew."""
    if state_of(page) != "placing":
        chase_once(page)


def test_a_standing_answer_is_given_without_asking(visit: Any) -> None:
    """Rule: CP-CTR-10."""
    page = visit()
    go_to(page, moments("chasse_partie", 5, (1, 3), name_moment)["counter"])
    page.locator(".ask .dots").click()
    page.locator("dialog input[type=checkbox]").first.check()
    photograph(page, "cp-standing-wide-light")
    assert violations(page) == []
    page.keyboard.press("Escape")
    asked = "somebody was asked in spite of the standing answer"
    until(
        page.locator(".endturn").count, lambda: skip(page), asked
    )  # nothing is pressed: the windows pass by themselves
    expect(page.locator(".ask .pass")).to_have_count(0)


def test_one_device_hides_the_hands_between_two_people(visit: Any) -> None:
    """Rule: CP-TURN-12."""
    page = visit()
    new_chase(page, 2, ["here"])
    page.locator(".pass .go").wait_for()
    expect(page.locator("ul.hand")).to_have_count(0)
    photograph(page, "cp-pass-wide-light")
    page.locator(".pass .go").click()
    page.locator("ul.hand button").first.wait_for()
    first = page.locator("ul.hand button").first.get_attribute("data-card")
    until(page.locator(".pass .go").count, lambda: chase_once(page), "the device was never handed on")
    assert page.locator(f'[data-card="{first}"]').count() == 0


@pytest.mark.parametrize(("phone", "dark", "language"), [(False, False, "en"), (True, True, "fr")])
def test_the_lesson_and_the_rules(visit: Any, phone: bool, dark: bool, language: str) -> None:
    """Rule: CP-CTR-04, CP-END-01, CP-SCORE-02."""
    look = f"{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
    page = visit("/rules/chasse-partie", phone=phone, dark=dark, language=language, still=True)
    page.locator("main h2").first.wait_for()
    photograph(page, f"cp-rules-{look}")
    if phone:  # the wide ones are searched with their catalogue, in test_rules
        assert violations(page) == []
    page.goto("/learn/chasse-partie")
    page.locator(".speech .go").wait_for()
    step = 0
    for _ in range(40):
        now = page.locator(".steps .t").count()
        if now != step or step == 0:
            page.wait_for_timeout(400)
            photograph(page, f"cp-lesson-{now + 1}-{look}")
            assert violations(page) == [], now
            assert fits(page)
            step = max(now, 1)
        if now == 6:
            break
        page.locator("main.table").dispatch_event("pointerdown")
        page.locator(".speech .go").click()
        page.wait_for_timeout(150)
    expect(page.locator(".steps .t")).to_have_count(6)
    page.locator(".speech .go").click()
    page.locator("ul.hand button").first.wait_for()
