"""Writes every drawing, and the sprite. Run: python generate.py"""

from __future__ import annotations

import json
from pathlib import Path

import battle
import charts
import dice
import handiwork
import icons
import loose
import overlays
import scenery
import terrain
import tokens
from ink import svg

OUT = Path(__file__).resolve().parents[2] / "src/art/briskars"
scenery.KINDS |= loose.KINDS
icons.ACTIONS |= handiwork.ACTIONS
MEDAL = "-9 -16 114 114"   # room for hats, muzzles and the cannon


def write(folder: str, name: str, text: str) -> None:
    """One file in its folder."""
    target = OUT / folder / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def drawings() -> None:
    """The separate files, each with its title."""
    for key, title in terrain.GROUNDS.items():
        for v in range(3):
            write("terrain", f"{key}-{v + 1}", svg(terrain.tile(key, v), title=title))
        if key not in ("shallow", "deep"):
            for half in range(1, terrain.CAP + 1):
                write("terrain", f"face-{key}-{half}", svg(terrain.face(key, half / 2), title=f"{title}, southern face, {half / 2:g} fathoms"))
    for key, (draw, title) in scenery.KINDS.items():
        write("scenery", key, svg(draw(), title=title))
    for key, (_, title, _) in tokens.PEOPLE.items():
        write("tokens", key, svg(tokens.token(key), title=title, view=MEDAL))
        write("portraits", key, svg(tokens.portrait(key), title=title, view=MEDAL))
    for key in tokens.FACTIONS:
        write("rings", key, svg(tokens.ring(key), title=f"Ring of the {key}"))
    for key, body in tokens.PLINTHS.items():
        write("rings", f"plinth-{key}", svg(body, title=f"Plinth: {key}"))
    for key in ("walk", "jump", "race", "assault", "threat", "template", "deploy"):
        write("overlays", key, svg(overlays.cell(key), title=f"Overlay: {key}"))
    for key, (title, _, _) in icons.STATES.items():
        write("states", key, svg(f'<g transform="translate(2 2)">{icons.badge(key)}</g>', 28, title))
    for key, (title, body) in icons.ACTIONS.items():
        write("actions", key, svg(body, 24, title))
    for n in range(1, 11):
        write("dice", f"d10-{n:02d}", svg(dice.face(n), title=f"Ten-sided die showing {n}"))
        write("dice", f"theirs-{n:02d}", svg(dice.face(n, "night"), title=f"Opponent's ten-sided die showing {n}"))


def main() -> None:
    drawings()
    (OUT / "bands.json").write_text(json.dumps(charts.bands()) + "\n", encoding="utf-8")
    (OUT / "charts.json").write_text(json.dumps(charts.squares(), separators=(",", ":")) + "\n", encoding="utf-8")
    (OUT / "grounds.json").write_text(json.dumps(charts.grounds()) + "\n", encoding="utf-8")
    (OUT / "sprite.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" stroke-linejoin="round" stroke-linecap="round">{battle.symbols()}</svg>\n', encoding="utf-8")
    print(sum(1 for _ in OUT.rglob("*.svg")), "drawings,", sum(p.stat().st_size for p in OUT.rglob("*.svg")) // 1024, "KiB")


if __name__ == "__main__":
    main()
