"""Chapter 2: setting the game up, and the tiles that lie open on the board.

Cards are dealt in draft.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import FIRST_GREY, FIRST_YELLOW, GOBLINS, SITES, STACK, TILES
from flibuste.games.treasure_hunter.state import BOX, DEAL, IN_STACK, NONE, ON_BOARD, ROUNDS, START_MONEY, Table
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def set_up(s: Table, chance: Chance) -> None:
    """Hand out the money, shuffle the tiles, choose the dealer and lay out the board of round 1.

    Rule: TH-SETUP-02, TH-SETUP-03, TH-SETUP-09, TH-SETUP-10.
    """
    for seat in s.every_seat():
        s.money[seat] = START_MONEY
    s.round = 1
    shuffle_tiles(s, chance)
    s.dealer = Seat(chance.below(s.seats, "dealer"))
    lay_out_board(s)
    s.phase = DEAL


def shuffle_tiles(s: Table, chance: Chance) -> None:
    """Shuffle goblins and treasures; the first half of the treasures is the hidden stack, the second the evident one.

    Rule: TH-SETUP-04 to TH-SETUP-06.
    """
    goblins = vec[i64](capacity=GOBLINS)
    for goblin in range(GOBLINS):
        goblins = append(goblins, goblin)
        s.goblin_at[goblin] = IN_STACK
    chance.shuffle(goblins, "goblins")
    s.goblin_stack = goblins
    s.goblin_next = 0
    tiles = vec[i64](capacity=TILES)
    for tile in range(TILES):
        tiles = append(tiles, tile)
        s.tile_at[tile] = IN_STACK
    chance.shuffle(tiles, "treasures")
    s.stack = tiles
    s.hidden_next = 0
    s.evident_next = STACK


def lay_out_board(s: Table) -> None:
    """Fill the goblin spaces and the MAX and MIN spaces of the sites, top to bottom, face up.

    Rule: TH-SETUP-04, TH-SETUP-07, TH-SETUP-08, TH-PREP-03, TH-PREP-04.
    """
    hidden_first = s.hidden_next
    evident_first = s.evident_next
    for space in range(3):
        goblin = s.goblin_stack[s.goblin_next]
        s.goblin_next += 1
        s.goblins[space] = goblin
        s.goblin_at[goblin] = ON_BOARD
    for site in range(SITES):
        s.spaces[site * 2] = next_treasure(s, True)
    for site in range(SITES):
        s.spaces[site * 2 + 1] = next_treasure(s, False)
    if s.log is not None:
        away = put_away(s, hidden_first, s.hidden_next) + put_away(s, evident_first, s.evident_next)
        s.log.tell(
            "laid-out",
            public("round", int(s.round)),
            public("dealer", int(s.dealer)),
            public("tiles", [int(tile) for tile in s.spaces]),
            public("goblins", [int(goblin) for goblin in s.goblins]),
            public("away", away),
            public("n", len(away)),
        )


def put_away(s: Table, first: i64, end: i64) -> list[int]:
    """List the tiles that were turned over and put away."""
    return [int(s.stack[k]) for k in range(first, end) if s.tile_at[s.stack[k]] == BOX]


def next_treasure(s: Table, hidden: bool) -> i64:
    """Draw the tile for a space; in round 5 yellow scrolls are put away; from the other stack if this one runs out.

    Rule: TH-SETUP-11, TH-PREP-05 to TH-PREP-07.
    """
    tile = draw_from(s, hidden)
    if tile < 0:
        tile = draw_from(s, not hidden)
    if tile >= 0:
        s.tile_at[tile] = ON_BOARD
    return tile


def draw_from(s: Table, hidden: bool) -> i64:
    """Draw a tile that may be placed in this round from one stack.

    Rule: TH-PREP-05.
    """
    while stack_left(s, hidden) > 0:
        tile = take_top(s, hidden)
        if s.round < ROUNDS or tile < FIRST_YELLOW or tile >= FIRST_GREY:
            return tile
        s.tile_at[tile] = BOX
    return NONE


def stack_left(s: Table, hidden: bool) -> i64:
    """Say how many tiles a stack holds; all can see it."""
    if hidden:
        return STACK - s.hidden_next
    return TILES - s.evident_next


def take_top(s: Table, hidden: bool) -> i64:
    """Turn over the top tile of a stack."""
    if hidden:
        s.hidden_next += 1
        return s.stack[s.hidden_next - 1]
    s.evident_next += 1
    return s.stack[s.evident_next - 1]
