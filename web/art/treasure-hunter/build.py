"""Writes marks, coins and gems, the 75 kinds of card and of tile of Treasure Hunter, and sprite.svg. File names are the ids of the rules' data."""
from tiles import *  # noqa: F403

HERE = Path(__file__).resolve().parents[2] / "src/art/treasure-hunter"
FACE = goblin_head(3)


def cards(names=True):
    """id: (drawing, title, site whose cloth it needs)"""
    out = {}
    for s, k in SITE.items():
        for v in range(1, 13):
            out[f"{s}-{v:02d}"] = (adventurer_card(s, v), f'{k["name"]}, force {v}', s)
    for d in sorted(DOGS):
        out[f"dog-{d}"] = (dog_card(d), f"Chien de garde, pattes {paws_of(d)}, discipline {d}", None)
    for m in METAL:
        out[f"coin-{m}"] = (coin_card(m), f"Pièce, {METAL[m][3]}", None)
    for a, v in ACTIONS.items():
        out[a] = (action_card(a, names, FACE), f"{v[0]}, {v[1]}" + (f", {v[4]}" if v[4] else ""), None)
    out["back"] = (back_card(), "Dos", None)
    return out


def main():
    put = lambda path, s: (HERE / path).write_text(s, encoding="utf-8")
    wanted = set()

    def save(path, s):
        put(path, s)
        wanted.add(path)
    for d in ("marks", "cards", "tiles", "pieces"):
        (HERE / d).mkdir(parents=True, exist_ok=True)
    pieces = {**{f"coin-{m}": (coin_art(m), f"Pièce, {METAL[m][3]}") for m in METAL}, **{f"gem-{v}": (jewel(v), f"Gemme, {v}") for v in (10, 20)}}
    for s, k in SITE.items():
        save(f"marks/emblem-{s}.svg", svg(emblem(s), 100, 100, k["name"]))
        save(f"marks/site-{s}.svg", svg(SCENE[s](), title=k["name"]))
    for name, (art, title) in pieces.items():
        save(f"pieces/{name}.svg", svg(art, 100, 100, title))
    for name, (art, title, site) in cards(False).items():  # the page lays the name on the plate, in the language of its reader
        save(f"cards/{name}.svg", svg(art, title=title, defs=INSIDE + (cloth(site) if site else "")))
    for name, (f, title) in TILES.items():
        save(f"tiles/{name}.svg", svg(f(), T, T, title, defs=TILE))
    for d in ("marks", "cards", "tiles", "pieces"):  # nothing stale beside the new files
        for old in (HERE / d).glob("*.svg"):
            if f"{d}/{old.name}" not in wanted:
                old.unlink()
    body = f"<defs>{INSIDE}{TILE}{''.join(cloth(s) for s in SITE)}</defs>"
    body += "".join(symbol(f"th-emblem-{s}", emblem(s), 100, 100, SITE[s]["name"]) + symbol(f"th-site-{s}", SCENE[s](), W, H) for s in SITE)
    body += "".join(symbol(f"th-{k}-piece" if k.startswith("coin") else f"th-{k}", art, 100, 100, title) for k, (art, title) in pieces.items())
    scenes = {s: SCENE[s]() for s in SITE}
    for name, (art, title, site) in cards(False).items():  # no name on the plate: the page lays it there
        if site:
            art = art.replace(scenes[site], f'<use href="#th-site-{site}" width="{W}" height="{H}"/>')
        body += symbol(f"th-{name}", art, W, H, title)
    body += "".join(symbol(f"th-{k}", f(), T, T, title) for k, (f, title) in TILES.items())
    put("sprite.svg", f'<svg xmlns="http://www.w3.org/2000/svg"><title>Flibuste: Treasure Hunter</title>{body}</svg>\n')


if __name__ == "__main__":
    main()
