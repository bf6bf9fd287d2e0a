"""Chapter 8 (step B): the goblins."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import FIRST_COIN, FIRST_DOG
from flibuste.games.treasure_hunter.knowledge import no_more_in_hands
from flibuste.games.treasure_hunter.sites import lay_cards
from flibuste.games.treasure_hunter.state import BOX, COIN_STEP, LAID, NONE, Table
from flibuste.kernel.bits import has, zeros
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def raid(s: Table) -> None:
    """Let all lay their watchdogs, meet the goblins one after the other, and give the tiles to the strongest pack.

    Rule: TH-GOB-02, TH-GOB-04, TH-GOB-10, TH-GOB-11, TH-GOB-17, TH-GOB-18, TH-ROUND-03.
    """
    lay_watchdogs(s)
    coins = zeros(3)
    for space in range(3):
        if s.goblins[space] != NONE:
            for seat in s.every_seat():
                coins[space] += meet(s, seat, s.goblins[space])
    strongest = best_pack(s)
    tiles: i64 = 0
    gain: i64 = 0
    for space in range(3):
        if s.goblins[space] == NONE:
            continue
        if strongest != NONE and drives_off(s, strongest, s.goblins[space]):
            win(s, strongest, s.goblins[space], coins[space])
            tiles += 1
            gain += coins[space]
        else:
            s.goblin_at[s.goblins[space]] = BOX
        s.goblins[space] = NONE
    if s.log is not None and strongest != NONE:
        s.log.tell("goblins-won", public("seat", int(strongest)), public("n", int(tiles)), public("coins", int(gain)))
    s.phase = COIN_STEP


def lay_watchdogs(s: Table) -> None:
    """Lay all watchdogs of all hands face up.

    Rule: TH-GOB-02.
    """
    for seat in s.every_seat():
        lay_cards(s, seat, FIRST_DOG, FIRST_COIN)
        if s.log is not None:
            dogs = [int(dog) for dog in range(FIRST_DOG, FIRST_COIN) if s.place[dog] == LAID + seat]
            s.log.tell("dogs-laid", public("seat", int(seat)), public("cards", dogs), public("n", int(paws(s, seat))))
    known = s.known
    if known is not None:
        no_more_in_hands(s, known, FIRST_DOG, FIRST_COIN)


def paws(s: Table, seat: Seat) -> i64:
    """Add the Paws of a player's watchdogs; without one it is 0.

    Rule: TH-GOB-02, TH-GOB-03.
    """
    sum_: i64 = 0
    for dog in range(FIRST_DOG, FIRST_COIN):
        if s.place[dog] == LAID + seat:
            sum_ += s.content.paws[dog]
    return sum_


def drives_off(s: Table, seat: Seat, goblin: i64) -> bool:
    """Say whether a player's sum is enough for a goblin; a sum is not used up.

    Rule: TH-GOB-04, TH-GOB-05, TH-GOB-19.
    """
    return paws(s, seat) >= s.content.goblin_paws[goblin]


def meet(s: Table, seat: Seat, goblin: i64) -> i64:
    """Let a player meet a goblin; return the coins that are put on its tile.

    Rule: TH-GOB-05 to TH-GOB-09, TH-GOB-19, TH-INT-05, TH-INT-06.
    """
    if drives_off(s, seat, goblin):
        if s.log is not None:
            s.log.tell("repelled", public("seat", int(seat)), public("goblin", int(goblin)))
        return 0
    loss = s.content.goblin_coin[goblin]
    if has(s.shielded, seat):
        loss = 0
    if loss > s.money[seat]:
        loss = s.money[seat]
    s.money[seat] -= loss
    if s.log is not None:
        s.log.tell("robbed", public("seat", int(seat)), public("goblin", int(goblin)), public("coin", int(loss)))
    return loss


def win(s: Table, seat: Seat, goblin: i64, coins: i64) -> None:
    """Give a goblin tile and the coins on it to the strongest pack.

    Rule: TH-GOB-10, TH-GOB-16, TH-GOB-17.
    """
    s.goblin_at[goblin] = seat
    s.money[seat] += coins
    s.won[seat] += 1


def best_pack(s: Table) -> Seat:
    """Return the one player with the highest sum of Paws, -1 if nobody laid a watchdog.

    Rule: TH-GOB-10, TH-GOB-12 to TH-GOB-15.
    """
    best = Seat(NONE)
    for seat in s.every_seat():
        if has_dog(s, seat) and (best == NONE or goes_before(s, seat, best)):
            best = seat
    return best


def has_dog(s: Table, seat: Seat) -> bool:
    """Say whether a player has laid a watchdog.

    Rule: TH-GOB-14.
    """
    return any(s.place[dog] == LAID + seat for dog in range(FIRST_DOG, FIRST_COIN))


def goes_before(s: Table, seat: Seat, other: Seat) -> bool:
    """Compare two packs: Paws, then the best Discipline, the next best, then the seat nearest to the dealer.

    Rule: TH-GOB-12, TH-GOB-13.
    """
    mine = paws(s, seat)
    theirs = paws(s, other)
    if mine != theirs:
        return mine > theirs
    discipline = s.content.best_discipline
    while discipline > 0:
        ahead: i64 = 0
        for dog in range(FIRST_DOG, FIRST_COIN):
            if s.content.discipline[dog] == discipline:
                if s.place[dog] == LAID + seat:
                    ahead += 1
                elif s.place[dog] == LAID + other:
                    ahead -= 1
        if ahead != 0:
            return ahead > 0
        discipline -= 1
    return s.from_dealer(seat) < s.from_dealer(other)
