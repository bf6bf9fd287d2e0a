"""Decks and tiles to cut out: which picture, which words, how many, and what is ours and not the book's."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypedDict

from flibuste.kernel.content import packaged
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import find_game
from flibuste.paper.pictures import has_picture, picture
from flibuste.words.sentences import Words, capital

HOUSE = "house"
CARD = (57, 88)
"""Millimetres: the bridge size, for which sleeves are sold; nine lie on a sheet."""


class Piece(TypedDict):
    """One thing to cut out: a picture, what is printed over it, and how often it lies in the box."""

    picture: str
    title: str
    text: str
    house: bool
    copies: int


class Pile(TypedDict):
    """Pieces of one size with one back, in millimetres."""

    name: str
    width: float
    height: float
    back: str
    pieces: list[Piece]


def entries(game: str, file: str, kind: str) -> list[dict[str, Any]]:
    """Read the entries of one kind from a data file of a game."""
    found: list[dict[str, Any]] = tomllib.loads(packaged(f"flibuste.games.{game}", file))[kind]
    return found


def piece(words: Words, art: str, id: str, *, house: bool, copies: int = 1, bare: bool = False) -> Piece:
    """Make one piece; a bare one says everything in its picture."""
    title = "" if bare else capital(words.thing("card", id))
    text = words.say(f"{words.prefix}-{id}.text") if not bare and words.has(f"{words.prefix}-{id}.text") else ""
    return {"picture": picture(art), "title": title, "text": text, "house": house, "copies": copies}


# Brisca: the book's pack, with nothing written on it


def brisca(words: Words) -> list[Pile]:
    """The forty cards."""
    suits, ranks = ("oros", "copas", "espadas", "bastos"), (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
    names = [f"brisca/cards/{suit}-{rank:02}" for suit in suits for rank in ranks]
    pieces = [piece(words, name, "", house=False, bare=True) for name in names]
    return [pile(words, "cards", *CARD, "brisca/cards/back", pieces)]


# Chasse-Partie: Briskars say all in their pictures but their role; actions have a title and a text


def chasse_partie(words: Words) -> list[Pile]:
    """The hundred and ten cards."""
    return [pile(words, "cards", *CARD, "chasse-partie/cards/back", [*briskars(words), *actions(words)])]


def briskars(words: Words) -> Iterator[Piece]:
    """Make the Briskars of every faction."""
    for faction in entries("chasse_partie", "cards.toml", "faction"):
        for role in entries("chasse_partie", "cards.toml", "role"):
            art = f"chasse-partie/cards/{faction['id']}-{role['id']}"
            yield piece(words, art, role["id"], house=role["source"] == HOUSE, copies=role["copies"])


def actions(words: Words) -> Iterator[Piece]:
    """Make the action cards."""
    for card in entries("chasse_partie", "cards.toml", "action"):
        ours = HOUSE in (card["source"], card["title_source"])
        yield piece(words, f"chasse-partie/actions/{card['id']}", card["id"], house=ours, copies=card["copies"])


# Treasure Hunter: cards for the hand, tiles for the sites


def treasure_hunter(words: Words) -> list[Pile]:
    """The seventy-five cards, the treasures and the goblins."""
    named = {"actions.toml": ("action",)}
    bare = {"adventurers.toml": ("adventurer",), "watchdogs.toml": ("watchdog",), "coins.toml": ("coin",)}
    cards = [*of_files(words, "cards", bare, is_bare=True), *of_files(words, "cards", named)]
    tiles = of_files(words, "tiles", {"relics.toml": ("relic",), "scrolls.toml": ("yellow", "grey")}, is_bare=True)
    raiders = of_files(words, "tiles", {"goblins.toml": ("goblin",)}, is_bare=True)
    return [
        pile(words, "cards", *CARD, "treasure-hunter/cards/back", list(cards)),
        pile(words, "treasures", 45, 45, "treasure-hunter/tiles/back-treasure", list(tiles)),
        pile(words, "goblins", 45, 45, "treasure-hunter/tiles/back-goblin", list(raiders)),
    ]


def of_files(words: Words, folder: str, kinds: Mapping[str, tuple[str, ...]], is_bare: bool = False) -> Iterator[Piece]:
    """Make the pieces that data files list, each as often as it says."""
    for file, names in kinds.items():
        for row in (row for kind in names for row in entries("treasure_hunter", file, kind)):
            art = f"treasure-hunter/{folder}/{row['id']}"
            ours, copies = row["source"] == HOUSE, row.get("copies", 1)
            yield piece(words, art, row["id"], house=ours, copies=copies, bare=is_bare)


def pile(words: Words, name: str, width: float, height: float, back: str, pieces: list[Piece]) -> Pile:
    """Put pieces together that are cut to one size."""
    told = words.say(f"paper-{name}")
    shown = picture(back) if has_picture(back) else ""
    return {"name": told, "width": width, "height": height, "back": shown, "pieces": pieces}


DECKS: dict[str, Callable[[Words], list[Pile]]] = {
    "brisca": brisca,
    "chasse_partie": chasse_partie,
    "treasure_hunter": treasure_hunter,
}


def deck(game: str, language: str) -> dict[str, object]:
    """Say what lies in the box of a game of cards."""
    if game not in DECKS:
        raise GameError("no_deck", f"{game} has no cards to print; {', '.join(DECKS)} have")
    words = Words(language, find_game(game))
    return box(words, game, DECKS[game](words))


def box(words: Words, game: str, piles: list[Pile]) -> dict[str, object]:
    """Put piles into the box of a game, with what is said on every sheet."""
    note, ours = words.say("paper-note"), words.say("paper-ours")
    return {"title": words.title(game), "language": words.language, "note": note, "ours": ours, "piles": piles}
