"""What one seat may see, built up from nothing: a secret can leak only by being named here."""

from __future__ import annotations

from typing import Literal, TypedDict

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import (
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLIN_STEP,
    SITE_NAMES,
    TILES,
    SiteName,
)
from flibuste.games.treasure_hunter.coins import pieces
from flibuste.games.treasure_hunter.count import goblin_tiles, points
from flibuste.games.treasure_hunter.draft import receiver, to_the_left
from flibuste.games.treasure_hunter.goblins import paws
from flibuste.games.treasure_hunter.prospects import Prospect, prospects, sums
from flibuste.games.treasure_hunter.remembered import Remembered, remembered
from flibuste.games.treasure_hunter.scrolls import payment
from flibuste.games.treasure_hunter.setup import stack_left
from flibuste.games.treasure_hunter.sites import explained_total
from flibuste.games.treasure_hunter.state import (
    ACTION,
    ASIDE,
    HAND,
    KEPT,
    LAID,
    NONE,
    PERSONAL,
    SITE,
    TARGET,
    UNUSED,
    USE_SCROLLS,
    Table,
)
from flibuste.games.treasure_hunter.treasures import eligible, lowest, winner
from flibuste.kernel.bits import has, members
from flibuste.kernel.ids import Seat
from flibuste.kernel.sums import Sum


class Explained(TypedDict):
    """A total and what it is made of: amount, reason, rule."""

    total: int
    parts: list[tuple[int, str, str]]


class PlayerView(TypedDict):
    """What lies in front of one player."""

    seat: int
    cards: int
    kept: int
    aside: int
    personal: int
    money: int | None
    pieces: dict[str, int] | None
    laid: list[str]
    asleep: list[str]
    unused: list[str]
    treasures: list[str]
    goblins: int
    paws: int
    shielded: bool
    total: Explained | None
    points: Explained | None


class SpaceView(TypedDict):
    """The treasures of one site; while it is being resolved, who would take which now."""

    site: SiteName
    max: str | None
    min: str | None
    ahead: int | None
    lowest: int | None


class GoblinView(TypedDict):
    """One goblin on the board."""

    goblin: str
    paws: int
    coin: int


class View(TypedDict):
    """The table as one seat sees it."""

    game: str
    you: int | None
    round: int
    dealer: int
    direction: Literal["left", "right"]
    passes_to: int | None
    decision: str | None
    asked: list[int]
    site: SiteName | None
    playing: str | None
    hand: list[str]
    kept: list[str]
    aside: list[str]
    players: list[PlayerView]
    sites: list[SpaceView]
    goblins: list[GoblinView]
    pile: int
    hidden_stack: int
    evident_stack: int
    goblin_stack: int
    pays: dict[str, int]
    prospects: dict[str, Prospect]
    sums: dict[str, int]
    memory: list[Remembered]
    house: list[str]
    over: bool


def view_of(s: Table, seat: i64) -> View:
    """Return what a seat may know; whoever is no seat of this table sees what all see.

    Rule: TH-DRAFT-09, TH-TWO-09, TH-SETUP-08, TH-TREAS-12, TH-GOB-16.
    """
    mine = 0 <= seat < s.seats
    shown: View = {
        "game": "treasure_hunter",
        "you": int(seat) if mine else None,
        "round": int(s.round),
        "dealer": int(s.dealer),
        "direction": "left" if to_the_left(s.round) else "right",
        "passes_to": int(receiver(s, Seat(seat))) if mine else None,
        "decision": None if s.over else s.kind(),
        "asked": members(s.asked),
        "site": current_site(s),
        "playing": None if s.playing == NONE else s.content.card_ids[s.playing],
        "hand": cards_at(s, HAND + seat) if mine else [],
        "kept": cards_at(s, KEPT + seat) if mine else [],
        "aside": cards_at(s, ASIDE + seat) if mine else [],
        "players": [player_view(s, other, seat) for other in s.every_seat()],
        "sites": [space_view(s, site) for site in range(3)],
        "goblins": goblin_views(s),
        "pile": len(s.pile) - int(s.drawn),
        "hidden_stack": int(stack_left(s, True)),
        "evident_stack": int(stack_left(s, False)),
        "goblin_stack": len(s.goblin_stack) - int(s.goblin_next),
        "pays": scroll_payments(s, Seat(seat)) if mine else {},
        "prospects": prospects(s, Seat(seat)) if mine else {},
        "sums": sums(s, Seat(seat)) if mine else {},
        "memory": remembered(s, Seat(seat)) if mine else [],
        "house": [],
        "over": s.over,
    }
    shown["house"] = ours(s, shown)
    return shown


def ours(s: Table, shown: View) -> list[str]:
    """List the cards and tiles in sight that the book does not have: a player is told which are ours."""
    seen = {*shown["hand"], *shown["kept"], *shown["aside"]}
    for player in shown["players"]:
        seen.update(player["laid"], player["unused"], player["treasures"])
    for space in shown["sites"]:
        seen.update(tile for tile in (space["max"], space["min"]) if tile is not None)
    seen.update(goblin["goblin"] for goblin in shown["goblins"])
    return sorted(seen & s.content.house)


def current_site(s: Table) -> SiteName | None:
    """Name the site that is being resolved."""
    if (s.phase == ACTION or s.phase == TARGET) and s.site != GOBLIN_STEP:
        return SITE_NAMES[s.site]
    return None


def cards_at(s: Table, place: i64) -> list[str]:
    """Name the cards of a place."""
    return [s.content.card_ids[card] for card in s.cards_at(place)]


def player_view(s: Table, seat: Seat, viewer: i64) -> PlayerView:
    """Show what lies in front of a player; money only where it is shown to all, or to its owner.

    Rule: TH-MONEY-05, TH-TREAS-12.
    """
    shown = s.public_money or s.over or seat == viewer
    here = current_site(s) is not None
    return {
        "seat": int(seat),
        "cards": int(s.sizes[seat]),
        "kept": len(s.cards_at(KEPT + seat)),
        "aside": len(s.cards_at(ASIDE + seat)),
        "personal": len(s.cards_at(PERSONAL + seat)),
        "money": int(s.money[seat]) if shown else None,
        "pieces": pieces(s.content, int(s.money[seat])) if shown else None,
        "laid": cards_at(s, LAID + seat),
        "asleep": sleepers(s, seat),
        "unused": cards_at(s, UNUSED + seat),
        "treasures": [s.content.tile_ids[tile] for tile in range(TILES) if s.tile_at[tile] == seat],
        "goblins": int(goblin_tiles(s, seat)),
        "paws": int(paws(s, seat)),
        "shielded": has(s.shielded, seat),
        "total": explained(explained_total(s, seat)) if here else None,
        "points": explained(points(s, seat, True)) if s.over else None,
    }


def sleepers(s: Table, seat: Seat) -> list[str]:
    """Name a player's adventurers that sleep."""
    ids = s.content.card_ids
    return [ids[card] for card in range(FIRST_DOG) if s.place[card] == LAID + seat and has(s.asleep, card)]


def explained(sum_: Sum) -> Explained:
    """Write a total with its parts."""
    return {"total": int(sum_.total), "parts": list(sum_.parts or [])}


def space_view(s: Table, site: i64) -> SpaceView:
    """Show the two treasures of a site, MAX first, as they lie on the board, and who would take them as things are.

    Rule: TH-COMP-10, TH-TREAS-01, TH-TREAS-02.
    """
    most, least = Seat(NONE), Seat(NONE)
    if current_site(s) == SITE_NAMES[site]:
        may_take = eligible(s)
        most = winner(s, may_take, True)
        least = lowest(s, may_take, most)
    return {
        "site": SITE_NAMES[site],
        "max": tile_name(s, s.spaces[site * 2]),
        "min": tile_name(s, s.spaces[site * 2 + 1]),
        "ahead": None if most == NONE else int(most),
        "lowest": None if least == NONE else int(least),
    }


def tile_name(s: Table, tile: i64) -> str | None:
    """Name a tile, or the lack of one."""
    if tile == NONE:
        return None
    return s.content.tile_ids[tile]


def goblin_views(s: Table) -> list[GoblinView]:
    """Show the goblins on the board, top to bottom."""
    content = s.content
    return [
        {
            "goblin": content.goblin_ids[goblin],
            "paws": int(content.goblin_paws[goblin]),
            "coin": int(content.goblin_coin[goblin]),
        }
        for goblin in s.goblins
        if goblin != NONE
    ]


def scroll_payments(s: Table, seat: Seat) -> dict[str, int]:
    """Say what each of a player's yellow scrolls would pay now.

    Rule: TH-SCROLL-07.
    """
    if s.phase < SITE or s.phase > USE_SCROLLS:
        return {}
    mine = [tile for tile in range(FIRST_YELLOW, FIRST_GREY) if s.tile_at[tile] == seat]
    return {s.content.tile_ids[tile]: int(payment(s, seat, tile)) for tile in mine}
