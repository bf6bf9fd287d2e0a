"""Accessibility rules of axe-core, run inside the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# A shape of a drawing holds no text of its own: its contrast is never measured, and a map has thousands of them.
SHAPES = ("path", "use", "rect", "circle", "ellipse", "line", "polygon", "polyline")
# What axe would write down of every element it looks at is read from the page where something is wrong.
CONFIGURE = """(shapes) => axe.configure({
  noHtml: true,
  rules: [{ id: "color-contrast", selector: "*" + shapes.map((shape) => `:not(${shape})`).join("") }],
})"""
# Style sheets and sounds are not fetched a second time: only rules on trial read sheets, and no document has sounds.
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
  const html = (target) => document.querySelector(target[0])?.outerHTML.slice(0, 160) ?? "";
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${html(target)} ${(failureSummary ?? "").slice(0, 200)}`));
}"""


def violations(page: Any) -> list[str]:
    """Return what axe finds on this screen, one line each: which element breaks which rule, and how."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(CONFIGURE, SHAPES)
    found: list[str] = page.evaluate(RUN)
    return found
