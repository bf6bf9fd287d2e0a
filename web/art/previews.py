"""Paint the pictures that a shared link shows: ``python web/art/previews.py`` writes web/public/preview/*.png.

Needs playwright and a Chromium, as the browser tests do.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.conftest import FLAGS, chromium

WEB = Path(__file__).resolve().parents[1]
SIZE = {"width": 1200, "height": 630}
PAINTING = """<body style="margin:0;width:1200px;height:630px;overflow:hidden;display:flex;gap:56px;
  align-items:center;justify-content:center;box-sizing:border-box;border:26px solid #4a2c1d;
  background:#1f4f42">{pictures}</body>"""
PICTURE = '<div style="width:270px;height:{height}px;rotate:{turn}deg;translate:0 {down}px">{svg}</div>'


def pictures(game: Path) -> list[str]:
    """Read the three pictures on the door of a game."""
    names = re.findall(r'from "(\.\./\.\./art/[^"]+\.svg)\?', (game / "game.ts").read_text(encoding="utf-8"))
    return [(game / name).resolve().read_text(encoding="utf-8") for name in names[:3]]


def painting(game: Path) -> str:
    """Lay the three side by side, the middle one a little higher."""
    found = [
        PICTURE.format(height=420, turn=turn, down=down, svg=re.sub(r"<svg ", '<svg width="100%" height="100%" ', svg, count=1))
        for svg, turn, down in zip(pictures(game), (-7, 0, 7), (14, -14, 14), strict=True)
    ]
    return PAINTING.format(pictures="".join(found))


def main() -> None:
    """Paint all of them."""
    folder = WEB / "public/preview"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=SIZE)
        for game in sorted(one.parent for one in (WEB / "src/games").glob("*/game.ts")):
            page.set_content(painting(game))
            page.screenshot(path=folder / f"{game.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
