"""The chronicle of a campaign of Briskars in the words of one reader: what a page or a booklet of it holds.

It is told from what the campaign tells of itself (``Saga.chronicle``, ``Saga.view``) and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from flibuste.kernel.game import find_game
from flibuste.words.beside import ART, beside
from flibuste.words.sentences import Words, capital

GAME: Final = "briskars"
SQUARE = 24
COLOURS = ("#9a3324", "#1f5f8b", "#3c6b25", "#7a3f8c", "#a4650c", "#17707a", "#6b4a2c", "#b0457a")
"""The colours of crews, as the page has them."""
GROUNDS = {
    "planks": "#c99b63", "stone": "#b9b3a4", "sand": "#ead9a6", "shallow": "#9fcfc4", "ice": "#dcecf0",
    "deep": "#4f8f98", "bush": "#94ab62", "debris": "#a98f72", "rock": "#7d756a",
}  # fmt: skip
Told = Mapping[str, Any]
Facts = dict[str, Any]


def chronicle(
    told: Told, view: Told, charts: Mapping[str, Sequence[Sequence[str]]], language: str, other_cards: bool
) -> Facts:
    """Put a campaign in words; ``charts`` are the grounds of the maps, square by square."""
    words = Words(language, find_game(GAME))
    return {
        "language": language,
        "title": words.say("bk-tale-title", crews=" · ".join(band_name(words, crew) for crew in told["crews"])),
        "note": words.say("bk-tale-other-cards") if other_cards else "",
        "battles": [battle(words, view, one, k, charts) for k, one in enumerate(told["battles"])],
        "books": [book(words, view, crew) for crew in view["crews"] if crew["living"]],
        "grudges": {"title": words.say("bk-tale-grudges"), "picture": tree(words, view), "lines": grudges(words, view)},
    }


def said(words: Words, line: Told) -> str:
    """Tell one sentence."""
    names = {key: ", ".join(face_name(words, face) for face in faces) for key, faces in line["names"].items()}
    crews = {key: band_name(words, crew) for key, crew in line["crews"].items()}
    return words.fill(line["id"], {**names, **crews, **line["numbers"]})


def face_name(words: Words, face: str) -> str:
    """Name somebody by his face."""
    return words.say(f"bk-name-{face}")


def band_name(words: Words, name: str) -> str:
    """Name a band: a ready one in the words of the reader, any other as its owner does."""
    id = f"bk-band-{name}"
    return words.say(id) if words.has(id) else name


def portrait(face: str) -> str:
    """Return our picture of somebody; nothing where the pictures are not at hand."""
    file = beside(ART, GAME, "portraits", f"{face}.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def battle(words: Words, view: Told, told: Told, number: int, charts: Mapping[str, Any]) -> Facts:
    """Put the page of one battle in words."""
    outcomes = view["fixtures"][number]["outcomes"] or []
    return {
        "title": words.say("bk-tale-battle", n=number + 1, scenario=words.say(f"bk-scenario-{told['scenario']}")),
        "port": words.say(f"bk-port-{told['port']}"),
        "opening": " ".join(said(words, line) for line in told["opening"]),
        "tale": " ".join(said(words, line) for line in told["tale"]),
        "ending": " ".join(said(words, line) for line in told["ending"]),
        "sides": [
            {"crew": band_name(words, view["crews"][side["crew"]]["name"]),
             "colour": COLOURS[side["crew"] % len(COLOURS)],
             "faces": [fate(words, one) for one in side["fates"]]}
            for side in outcomes
        ],
        "map": walked(told, charts.get(told["chart"], [])),
        "map_words": words.say("bk-tale-ways"),
    }  # fmt: skip


def fate(words: Words, told: Told) -> Facts:
    """Show somebody of a battle, and how he left it."""
    how = "" if told["how"] == "stood" else words.say(f"bk-cam-fate-{told['how']}")
    return {"name": face_name(words, told["face"]), "picture": portrait(told["face"]), "how": how}


def book(words: Words, view: Told, crew: Told) -> Facts:
    """Open the book of a crew: everybody aboard, and everybody who was."""
    return {
        "title": words.say("bk-tale-book", crew=band_name(words, crew["name"])),
        "chest": words.labelled(capital(words.say("bk-cam-chest")), str(crew["chest"])),
        "rows": [row(words, view, mate) for mate in crew["mates"]],
        "departed": [
            words.labelled(face_name(words, mate["face"]), words.say(f"bk-cam-left-{mate['left']}"))
            for mate in crew["departed"]
        ],
    }


def row(words: Words, view: Told, mate: Told) -> Facts:
    """Show one of a crew as he has become."""
    office = f" ({words.say(f'''bk-cam-office-{mate['office']}''')})" if mate["office"] else ""
    facts = [words.say("bk-cam-worth", gold=mate["worth"], purse=mate["purse"], points=mate["experience"])]
    if mate["owed"]:
        facts.append(words.say("bk-cam-owed", gold=mate["owed"]))
    facts += [words.say(f"bk-cam-lost-{wound}") for wound in mate["wounds"]]
    facts += [words.say(f"bk-cam-grown-{growth}") for growth in mate["grown"]]
    if mate["grudges"]:
        foes = ", ".join(face_name(words, foe["face"]) for foe in mate["grudges"])
        facts.append(words.say("bk-cam-grudge", foe=foes))
    return {
        "name": face_name(words, mate["face"]) + office,
        "picture": portrait(mate["face"]),
        "facts": ", ".join(facts),
    }


def bearers(view: Told) -> Iterator[tuple[int, Told, Told]]:
    """List everybody who bears a grudge, with his crew, and whom he has not forgotten."""
    for number, crew in enumerate(view["crews"]):
        for mate in [*crew["mates"], *crew["departed"]]:
            for foe in mate["grudges"]:
                yield number, mate, foe


def grudges(words: Words, view: Told) -> list[str]:
    """Tell who has not forgotten whom."""
    told = [
        words.say("bk-tale-bears", name=face_name(words, mate["face"]), foe=face_name(words, foe["face"]))
        for _, mate, foe in bearers(view)
    ]
    return told or [words.say("bk-tale-no-grudges")]


def walked(told: Told, chart: Sequence[Sequence[str]]) -> str:
    """Draw the map with the ways that were walked: a dot where somebody began, a cross where somebody left."""
    if not chart:
        return ""
    width, height = len(chart[0]) * SQUARE, len(chart) * SQUARE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ]
    for y, squares in enumerate(chart):
        for x, ground in enumerate(squares):
            fill = GROUNDS.get(ground, "#ead9a6")
            lines.append(f'<rect x="{x * SQUARE}" y="{y * SQUARE}" width="{SQUARE}" height="{SQUARE}" fill="{fill}"/>')
    for way in told["ways"]:
        lines += drawn(way, COLOURS[told["sides"][way["side"]] % len(COLOURS)])
    return "\n".join([*lines, "</svg>"])


def drawn(way: Told, colour: str) -> list[str]:
    """Draw one way."""
    points = [
        ((ord(one[0]) - 65) * SQUARE + SQUARE // 2, (int(one[1:]) - 1) * SQUARE + SQUARE // 2) for one in way["squares"]
    ]
    line = " ".join(f"{x},{y}" for x, y in points)
    (x0, y0), (x1, y1) = points[0], points[-1]
    found = [
        f'<polyline points="{line}" fill="none" stroke="#fff8e6" stroke-width="6" stroke-linejoin="round"/>',
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>',
        f'<circle cx="{x0}" cy="{y0}" r="6" fill="{colour}"/>',
    ]
    if way["left"]:
        found.append(f'<path d="M{x1 - 6} {y1 - 6}l12 12m0 -12l-12 12" stroke="{colour}" stroke-width="4"/>')
    return found


STEP = 110


def tree(words: Words, view: Told) -> str:
    """Draw the tree of grudges: a row for each crew, an arrow from who bears one to whom he bears it."""
    links = [
        ((number, mate["number"], mate["face"]), (foe["crew"], foe["number"], foe["face"]))
        for number, mate, foe in bearers(view)
    ]
    rows: dict[int, list[tuple[int, int, str]]] = {}
    for one in sorted({who for link in links for who in link}):
        rows.setdefault(one[0], []).append(one)
    if not rows:
        return ""
    width, height = STEP * max(3, *(len(row) for row in rows.values())), 130 * len(rows)
    spots = {
        who: (width * (k + 0.5) / len(row), 40 + 130 * y)
        for y, row in enumerate(rows.values())
        for k, who in enumerate(row)
    }
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ]
    parts += [arrow(spots[a], spots[b], COLOURS[a[0] % len(COLOURS)]) for a, b in links]
    parts += [knot(words, who, spot) for who, spot in spots.items()]
    return "\n".join([*parts, "</svg>"])


def arrow(a: tuple[float, float], b: tuple[float, float], colour: str) -> str:
    """Draw an arrow between two faces, a little bent so that there and back are two."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / long, dy / long
    sx, sy, ex, ey = a[0] + ux * 34, a[1] + uy * 34, b[0] - ux * 38, b[1] - uy * 38
    mx, my = (sx + ex) / 2 - uy * 22, (sy + ey) / 2 + ux * 22
    tip = " ".join(
        f"{ex + px:.1f},{ey + py:.1f}" for px, py in ((ux * 8, uy * 8), (-uy * 6, ux * 6), (uy * 6, -ux * 6))
    )
    return (
        f'<path d="M{sx:.1f} {sy:.1f}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}" '
        f'fill="none" stroke="{colour}" stroke-width="3"/>'
        f'<polygon points="{tip}" fill="{colour}"/>'
    )


def knot(words: Words, who: tuple[int, int, str], spot: tuple[float, float]) -> str:
    """Draw somebody in the tree: a disc in the colour of his crew, and his name below it, legible over arrows."""
    colour = COLOURS[who[0] % len(COLOURS)]
    x, y = spot
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="28" fill="#f6ecd2" stroke="{colour}" stroke-width="5"/>'
        f'<text x="{x:.1f}" y="{y + 46:.1f}" text-anchor="middle" font-family="serif" font-size="13" fill="#241a15" '
        f'stroke="#ffffff" stroke-width="4" stroke-linejoin="round" paint-order="stroke">'
        f"{face_name(words, who[2])}</text>"
    )
