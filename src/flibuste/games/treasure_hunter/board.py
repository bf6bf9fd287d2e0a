"""Puts the tiles of a described position on the board, before their owners and into the stacks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import GOBLINS, SITE_NAMES, STACK, TILES
from flibuste.games.treasure_hunter.described import Described, impossible
from flibuste.games.treasure_hunter.state import BOX, IN_STACK, NONE, ON_BOARD, Table


def put_treasures(s: Table, given: Described) -> None:
    """Put treasures on the board and before their owners; the rest is stacked, or in the box if the stacks are told."""
    names = given.content.tile_ids
    free = [True] * int(TILES)
    for space in range(len(s.spaces)):
        s.spaces[space] = NONE
    for site, pair in given.table("board").items():
        if site not in SITE_NAMES or not isinstance(pair, list) or len(pair) != 2:
            raise impossible(f"board: expected two tiles for each of {', '.join(SITE_NAMES)}, got {site!r}: {pair!r}")
        for k, tile in enumerate(pair):
            if tile is not None:
                number = given.numbered("board", [tile], names)[0]
                given.use(free, number, names)
                s.spaces[SITE_NAMES.index(site) * 2 + k] = number
                s.tile_at[number] = ON_BOARD
    for seat, tiles in enumerate(given.by_seat("owned", names)):
        for tile in tiles:
            given.use(free, tile, names)
            s.tile_at[tile] = seat
    stack_treasures(s, given, free)


def stack_treasures(s: Table, given: Described, free: list[bool]) -> None:
    """Fill the two stacks from the top down."""
    names = given.content.tile_ids
    rest = [tile for tile in range(TILES) if free[tile]]
    half = min(len(rest), int(STACK))
    told = "hidden" in given.fields or "evident" in given.fields
    hidden = given.ids("hidden", names, [] if told else rest[:half])
    evident = given.ids("evident", names, [] if told else rest[half:])
    if len(hidden) > STACK or len(evident) > STACK:
        raise impossible("a stack holds at most 27 tiles")
    for tile in hidden + evident:
        given.use(free, tile, names)
        s.tile_at[tile] = IN_STACK
    stacked = set(hidden + evident)
    gone = [tile for tile in range(TILES) if tile not in stacked]
    for tile in gone:
        if free[tile]:
            s.tile_at[tile] = BOX
    s.hidden_next = STACK - len(hidden)
    s.evident_next = TILES - len(evident)
    split = int(s.hidden_next)
    order = [*gone[:split], *hidden, *gone[split:], *evident]
    s.stack = vec[i64](order)


def put_goblins(s: Table, given: Described) -> None:
    """Put goblins on the board and before their owners; the rest is stacked."""
    names = given.content.goblin_ids
    free = [True] * int(GOBLINS)
    on_board = given.ids("goblins", names, [])
    if len(on_board) > 3:
        raise impossible("goblins: there are three spaces")
    for space in range(3):
        s.goblins[space] = on_board[space] if space < len(on_board) else NONE
    for goblin in on_board:
        given.use(free, goblin, names)
        s.goblin_at[goblin] = ON_BOARD
    for seat, tiles in enumerate(given.by_seat("goblins_owned", names)):
        for goblin in tiles:
            given.use(free, goblin, names)
            s.goblin_at[goblin] = seat
    rest = given.ids("goblin_stack", names, [goblin for goblin in range(GOBLINS) if free[goblin]])
    for goblin in rest:
        given.use(free, goblin, names)
        s.goblin_at[goblin] = IN_STACK
    for goblin in range(GOBLINS):
        if free[goblin]:
            s.goblin_at[goblin] = BOX
    gone = [goblin for goblin in range(GOBLINS) if goblin not in rest]
    s.goblin_next = len(gone)
    order = [*gone, *rest]
    s.goblin_stack = vec[i64](order)
