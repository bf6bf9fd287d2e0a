"""What lies over what: every word, picture and button of a screen is looked for by where it is drawn."""

from __future__ import annotations

from typing import Any

Page = Any

# Each text and each control is asked at points inside it whether something else is drawn there. Cards of a fan lie over
# one another on purpose, and so do a thing and its own parts; what is cut off by the edge of the screen counts too.
COVERED = """(ignored) => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const label = (one) => `${one.tagName.toLowerCase()} ${one.className} "${(one.innerText ?? "").trim().slice(0, 24)}"`;
  const holds = (rect, x, y) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;
  const written = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const textsOf = (one) => written(one).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((rect) => rect.width > 2 && rect.height > 2);
  });
  const cut = (one, x, y) => { // scrolled away or clipped inside a list of its own
    for (let box = one; box && box.id !== "page"; box = box.parentElement)
      if (getComputedStyle(box).overflow !== "visible" && !holds(box.getBoundingClientRect(), x, y)) return true;
    return false;
  };
  const paints = (one, x, y) => {
    const style = getComputedStyle(one);
    const clear = style.backgroundColor === "rgba(0, 0, 0, 0)" && style.backgroundImage === "none";
    return one.tagName === "IMG" || !clear || textsOf(one).some((rect) => holds(rect, x, y));
  };
  const faults = [];
  for (const box of document.querySelectorAll("#page *")) {
    if (!shown(box) || box.closest(`.unseen, svg, ${ignored}`)) continue;
    const button = box.tagName === "BUTTON" && !box.matches(".cover") ? [box.getBoundingClientRect()] : [];
    for (const rect of [...textsOf(box), ...button]) {
      const x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;
      if (rect.width < 3 || cut(box, x, y)) continue;
      if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, x, y)) {
        faults.push(`${label(box)} is off the screen`);
        continue;
      }
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === box || box.contains(top) || top.contains(box)) break;
        if (top.closest(".cover") || !paints(top, x, y)) continue;
        faults.push(`${label(box)} lies under ${label(top)}`);
        break;
      }
    }
  }
  return [...new Set(faults)];
}"""
FANS = "ul.hand, .fan, .stack, .pack, .perms"


def covered(page: Page, ignored: str = FANS) -> list[str]:
    """List the words and buttons that something else is drawn over, or that are off the screen."""
    return list(page.evaluate(COVERED, ignored))


def covered_at_rest(page: Page, ignored: str = FANS) -> list[str]:
    """List the same once a new size has been drawn: a busy machine takes a while to lay a table out again."""
    for _ in range(12):
        if covered(page, ignored) == []:
            break
        page.wait_for_timeout(250)
    return covered(page, ignored)
