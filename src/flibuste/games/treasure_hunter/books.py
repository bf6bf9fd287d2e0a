"""Whether everything in the box is accounted for: 75 cards, 54 treasures, 22 goblins."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, FIRST_ACTION, GOBLIN_STEP, GOBLINS, SITES, STACK, TILES
from flibuste.games.treasure_hunter.state import (
    BOX,
    HAND,
    HAND_SIZE,
    IN_STACK,
    NONE,
    ON_BOARD,
    PERSONAL,
    PILE,
    PREPARE,
    ROUNDS,
    SITE,
    TARGET,
    Table,
)
from flibuste.games.treasure_hunter.worlds import personal_left
from flibuste.kernel.bits import zeros


def books_balance(s: Table) -> bool:
    """Say whether every card and tile is where the table counts it.

    Rule: TH-COMP-02, TH-COMP-06, TH-COMP-07.
    """
    fits = sizes_fit(s) and numbers_fit(s)
    return fits and hands_balance(s) and piles_balance(s) and treasures_balance(s) and goblins_balance(s)


def sizes_fit(s: Table) -> bool:
    """Say whether the arrays are as long as they must be."""
    per_seat = len(s.sizes) == s.seats and len(s.money) == s.seats and len(s.won) == s.seats
    at_site = len(s.doubled) == s.seats and len(s.bonus) == s.seats
    tiles = len(s.tile_at) == TILES and len(s.stack) == TILES and len(s.spaces) == SITES * 2
    small = len(s.goblin_at) == GOBLINS and len(s.goblin_stack) == GOBLINS and len(s.goblins) == 3
    return per_seat and at_site and tiles and small and len(s.place) == CARDS


def numbers_fit(s: Table) -> bool:
    """Say whether round, seats, cursors and counters are such as a game can have.

    Rule: TH-ROUND-01.
    """
    order = 1 <= s.round <= ROUNDS and 0 <= s.phase <= PREPARE and 0 <= s.site <= GOBLIN_STEP
    seats = 0 <= s.dealer < s.seats and 0 <= s.turn < s.seats and 0 <= s.passes <= s.seats
    cards = 0 <= s.choice <= HAND_SIZE and 0 <= s.drawn <= len(s.pile)
    tiles = 0 <= s.hidden_next <= STACK <= s.evident_next <= TILES and 0 <= s.goblin_next <= GOBLINS
    playing = NONE <= s.playing < CARDS and (s.phase != TARGET or s.playing >= FIRST_ACTION)
    memory = s.known is None or (s.known.cards == CARDS and s.known.seats == s.seats)
    return order and seats and cards and tiles and playing and memory


def hands_balance(s: Table) -> bool:
    """Say whether each hand holds as many cards as all believe, and no card is nowhere."""
    held = zeros(s.seats)
    for card in range(CARDS):
        place = s.place[card]
        if place < 0 or place > PILE or (place < PILE and place % 6 >= s.seats):
            return False
        if place < HAND + s.seats:
            held[place] += 1
    return all(held[seat] == s.sizes[seat] for seat in s.every_seat())


def piles_balance(s: Table) -> bool:
    """Say whether the piles hold exactly the cards that are said to be there."""
    in_pile: i64 = 0
    in_personal: i64 = 0
    for card in range(CARDS):
        if s.place[card] == PILE:
            in_pile += 1
        elif s.place[card] >= PERSONAL:
            in_personal += 1
    if in_pile != len(s.pile) - s.drawn:
        return False
    for k in range(s.drawn, len(s.pile)):
        if s.place[s.pile[k]] != PILE:
            return False
    if s.seats > 2 or s.phase >= SITE:
        return in_personal == 0
    return in_personal == s.seats * personal_left(s)


def treasures_balance(s: Table) -> bool:
    """Say whether every treasure is in a stack, on the board, owned, or in the box."""
    stacked = count_stack(s, s.hidden_next, STACK) and count_stack(s, s.evident_next, TILES)
    on_board: i64 = 0
    in_stacks: i64 = 0
    for tile in range(TILES):
        if s.tile_at[tile] == ON_BOARD:
            on_board += 1
        elif s.tile_at[tile] == IN_STACK:
            in_stacks += 1
        elif s.tile_at[tile] < 0 or (s.tile_at[tile] >= s.seats and s.tile_at[tile] != BOX):
            return False
    for tile in s.spaces:
        if tile != NONE:
            on_board -= 1
            if s.tile_at[tile] != ON_BOARD:
                return False
    return stacked and on_board == 0 and in_stacks == STACK - s.hidden_next + TILES - s.evident_next


def count_stack(s: Table, first: i64, end: i64) -> bool:
    """Say whether the tiles of a stack are said to be in one."""
    return all(s.tile_at[s.stack[k]] == IN_STACK for k in range(first, end))


def goblins_balance(s: Table) -> bool:
    """Say whether every goblin is in the stack, on the board, owned, or in the box."""
    left: i64 = 0
    on_board: i64 = 0
    for goblin in range(GOBLINS):
        if s.goblin_at[goblin] == IN_STACK:
            left += 1
        elif s.goblin_at[goblin] == ON_BOARD:
            on_board += 1
    for goblin in s.goblins:
        if goblin != NONE:
            on_board -= 1
    for k in range(s.goblin_next, GOBLINS):
        if s.goblin_at[s.goblin_stack[k]] != IN_STACK:
            return False
    return on_board == 0 and left == GOBLINS - s.goblin_next
