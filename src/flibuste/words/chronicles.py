"""Chronicles of campaigns in words, and as a page that needs nothing beside itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from flibuste.kernel.campaigning import Saga
from flibuste.kernel.errors import BadData
from flibuste.words import briskars_chronicle as told
from flibuste.words.beside import ART, beside

Facts = dict[str, Any]
TELLERS = {told.GAME: told.chronicle}
"""How the campaigns of each game are put in words."""
STYLE = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.06rem/1.55 Georgia, serif;
  color: #2b2118; background: #f6efe0; }
h1 { font-size: 2.2rem; border-bottom: 3px double; padding-bottom: .4rem; }
h2 { margin-top: 2.4rem; break-after: avoid; }
p.opening::first-letter { font-size: 2.6rem; float: left; line-height: .9; padding-right: .12em; color: #9a3324; }
figure { margin: 1rem 0; break-inside: avoid; } figcaption { font-style: italic; font-size: .9rem; }
figure svg { max-width: 100%; height: auto; border: 2px solid #2b2118; }
.faces { display: flex; flex-wrap: wrap; gap: .8rem; border-top: 4px solid; padding-top: .5rem; margin: .5rem 0; }
.faces span { width: 5rem; text-align: center; font-size: .85rem; line-height: 1.15; }
.faces svg, li svg { width: 3.4rem; height: 3.4rem; display: block; margin: 0 auto; }
li { margin: .3rem 0; display: flex; gap: .7rem; align-items: center; } li svg { margin: 0; flex: none; }
ul { padding: 0; }
.soft { font-style: italic; }
@media (prefers-color-scheme: dark) { @media screen { body { color: #e9dfc9; background: #1d1a16; } } }
@page { margin: 18mm; }
"""


@cache
def charts() -> Mapping[str, Any]:
    """Return the grounds of all maps as they are drawn, where our pictures are at hand."""
    found: dict[str, Any] = {}
    for game in TELLERS:
        file = beside(ART, game, "grounds.json")
        found |= json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def facts_of(game: str, saga: Saga, language: str, other_cards: bool = False) -> Facts:
    """Put a campaign in words; if the cards have changed since, it says so."""
    if game not in TELLERS:
        raise BadData("no_campaigns", f"nobody tells campaigns of {game!r}")
    return TELLERS[game](saga.chronicle(), saga.view(), charts(), language, other_cards)


def page_of(facts: Facts) -> str:
    """Write a chronicle as a page of HTML that needs nothing beside itself."""
    title = escape(facts["title"])
    noted = [f'<p class="soft">{escape(facts["note"])}</p>'] if facts["note"] else []
    parts = [f"<h1>{title}</h1>", *noted, *map(battle, facts["battles"]), *map(book, facts["books"])]
    grudges = facts["grudges"]
    parts.append(f"<h2>{escape(grudges['title'])}</h2>")
    if grudges["picture"]:
        parts.append(f"<figure>{grudges['picture']}</figure>")
    parts += [f"<p>{escape(line)}</p>" for line in grudges["lines"]]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{facts["language"]}">\n<head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def battle(one: Facts) -> str:
    """Write the page of one battle."""
    parts = [
        f"<h2>{escape(one['title'])}</h2>",
        f'<p class="soft">{escape(one["port"])}</p>',
        f'<p class="opening">{escape(one["opening"])}</p>',
    ]
    for side in one["sides"]:
        faces = "".join(
            f"<span>{face['picture']}{escape(face['name'])}<br><i>{escape(face['how'])}</i></span>"
            for face in side["faces"]
        )
        parts.append(f'<div class="faces" style="border-color: {side["colour"]}">{faces}</div>')
    parts += [f"<p>{escape(one['tale'])}</p>", f"<p>{escape(one['ending'])}</p>"]
    if one["map"]:
        parts.append(f"<figure>{one['map']}<figcaption>{escape(one['map_words'])}</figcaption></figure>")
    return "\n".join(parts)


def book(one: Facts) -> str:
    """Write the book of a crew."""
    rows = "".join(
        f"<li>{row['picture']}<span><b>{escape(row['name'])}</b><br>{escape(row['facts'])}</span></li>"
        for row in one["rows"]
    )
    departed = "".join(f"<p>{escape(line)}</p>" for line in one["departed"])
    return f"<h2>{escape(one['title'])}</h2><p>{escape(one['chest'])}</p><ul>{rows}</ul>{departed}"
