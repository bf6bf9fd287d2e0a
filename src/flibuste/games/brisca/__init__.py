"""Brisca: tricks with a turned-up trump, for two, three or four."""

from __future__ import annotations

from typing import Final

from flibuste.games.brisca.cards import CARD_IDS, CONTENT, SUIT_IDS
from flibuste.games.brisca.decisions import DECISIONS
from flibuste.games.brisca.events import EVENTS
from flibuste.games.brisca.play import Brisca
from flibuste.games.brisca.position import position
from flibuste.games.brisca.settings import SETTINGS, new
from flibuste.games.brisca.view import build
from flibuste.kernel.game import Game, Measured, Verb, register

HOLDS: Final = {
    **dict.fromkeys(("deck", "hands", "played", "turned", "removed", "best"), "card"),
    "trump": "suit",
}

GAME: Final = register(
    Game(
        name="brisca",
        prefix="br",
        seats=range(2, 5),
        nouns={"card": CARD_IDS, "suit": SUIT_IDS, "with": ("7", "2")},
        verbs=[Verb("play", "card"), Verb("exchange", "with"), Verb("done")],
        bound=60 * 4 * 35,
        empty=Brisca,
        new=new,
        viewing=build,
        decisions=DECISIONS,
        events=EVENTS,
        settings=SETTINGS,
        content=CONTENT,
        position=position,
        minutes=15,
        measured=(Measured(2, native=11.0, python=4.0, search=5.0), Measured(4)),
        finished=True,
        holds=HOLDS,
    )
)
