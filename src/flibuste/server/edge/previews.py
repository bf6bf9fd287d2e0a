"""What a shared link shows before anybody follows it: the title and the picture of an invitation or a replay."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import TYPE_CHECKING

from starlette.requests import Request

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import find_game
from flibuste.server.edge.guard import address_of
from flibuste.server.problems import Refused
from flibuste.server.tables import seating
from flibuste.server.tables.live import Live
from flibuste.server.tables.replays import finished
from flibuste.server.tables.service import Service
from flibuste.wire.tables import ByCode

if TYPE_CHECKING:
    from flibuste.words.sentences import Words

END_OF_HEAD = "</head>"


@dataclass(slots=True, frozen=True)
class Preview:
    """Title, one line, and the game whose picture is shown."""

    title: str
    line: str
    game: str


async def preview(service: Service, request: Request, path: str) -> Preview | None:
    """Describe the table an invitation or a replay leads to; nothing for any other path, and nothing that is secret."""
    kind, _, rest = path.partition("/")
    if kind not in ("j", "replay") or not rest or "/" in rest:
        return None
    with contextlib.suppress(Refused):
        service.gate.codes.take(address_of(request, service.config), time.monotonic())
        if kind == "j":
            _, live, _ = await seating.find(service, ByCode(code=rest), "join")
            return invitation(live, service.now(), await spoken(service, language_of(request)))
        live = await service.hall.open(rest)
        finished(await service.hall.seen(live, ""))
        return film(live, await spoken(service, language_of(request)))
    return None


def language_of(request: Request) -> str:
    """Return the first language we speak of those a reader asks for."""
    asked = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((one for one in asked if one in ("en", "fr", "es")), "en")


def invitation(live: Live, now: int, words: Words) -> Preview:
    """Say who invites to what, and how many seats are free."""
    host = live.host(now)
    free = sum(seat.kind == "empty" for seat in live.match.seats)
    name = live.name(host) if host is not None else ""
    game = words.title(live.plan.game)
    title = f"{game} · {words.say('ui-hosted-by', name=name)}" if name else game
    return Preview(title, f"{words.say('ui-invited')} · {words.say('ui-missing', n=free)}", live.plan.game)


def film(live: Live, words: Words) -> Preview:
    """Say what was played and by whom."""
    names = ", ".join(name for name in live.names() if name)
    return Preview(f"{words.title(live.plan.game)} · {words.say('ui-replay-title')}", names, live.plan.game)


async def spoken(service: Service, language: str, game: str = "") -> Words:
    """Open the words of a language beside the event loop: the first time that takes a third of a second."""
    return await service.beside(opened, language, game)


@cache
def opened(language: str, game: str) -> Words:
    """Open the words of a language, with those of a game: not before, since a browser that serves itself has none."""
    from flibuste.words.sentences import Words

    return Words(language, find_game(game) if game else None)


def picture_of(game: str) -> str:
    """Return the picture of a game; one of the host's own has none, and gets the icon of the page."""
    return f"preview/{game.replace('_', '-')}.png" if game in our_games else "icon-512.png"


def put_into(index: str, base: str, found: Preview) -> str:
    """Write a preview into the head of the page; whatever people typed is text."""
    picture = f"{base}/{picture_of(found.game)}"
    facts = {"og:type": "website", "og:site_name": "Flibuste", "og:title": found.title, "og:description": found.line}
    metas = [
        f'<meta property="{name}" content="{escape(value, quote=True)}" />'
        for name, value in {**facts, "og:image": picture}.items()
    ]
    metas.append('<meta name="twitter:card" content="summary_large_image" />')
    return index.replace(END_OF_HEAD, "\n".join([*metas, END_OF_HEAD]), 1)
