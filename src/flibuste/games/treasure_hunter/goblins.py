"""Chapter 8 (step B): the goblins."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import FIRST_COIN, FIRST_DOG
from flibuste.games.treasure_hunter.knowledge import no_more_in_hands
from flibuste.games.treasure_hunter.sites import lay_cards
from flibuste.games.treasure_hunter.state import BOX, COIN_STEP, LAID, NONE, Table
from flibuste.kernel.bits import has, lowest, spots, zeros
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
        tell_tie(s, strongest)
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
    rest = spots(s.place, LAID + seat, FIRST_DOG, FIRST_COIN)
    while rest != 0:
        sum_ += s.content.paws[FIRST_DOG + lowest(rest)]
        rest &= rest - 1
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
    return spots(s.place, LAID + seat, FIRST_DOG, FIRST_COIN) != 0


def goes_before(s: Table, seat: Seat, other: Seat) -> bool:
    """Compare two packs: Paws, then the best Discipline, the next best, then the seat nearest to the dealer.

    Rule: TH-GOB-12, TH-GOB-13.
    """
    mine = paws(s, seat)
    theirs = paws(s, other)
    if mine != theirs:
        return mine > theirs
    discipline = deciding_discipline(s, seat, other)
    if discipline > 0:
        return dogs_of(s, seat, discipline) > dogs_of(s, other, discipline)
    return s.from_dealer(seat) < s.from_dealer(other)


def deciding_discipline(s: Table, seat: Seat, other: Seat) -> i64:
    """Return the best Discipline of which two players do not have the same number of dogs, 0 if there is none.

    Rule: TH-GOB-12, TH-GOB-13.
    """
    discipline = s.content.best_discipline
    while discipline > 0 and dogs_of(s, seat, discipline) == dogs_of(s, other, discipline):
        discipline -= 1
    return discipline


def dogs_of(s: Table, seat: Seat, discipline: i64) -> i64:
    """Count the watchdogs of a Discipline that a player has laid."""
    count: i64 = 0
    for dog in range(FIRST_DOG, FIRST_COIN):
        if s.content.discipline[dog] == discipline and s.place[dog] == LAID + seat:
            count += 1
    return count


def tell_tie(s: Table, strongest: Seat) -> None:
    """Tell which Discipline goes before which where another pack has as many Paws; none (0): the seat decides.

    Rule: TH-GOB-12, TH-GOB-13.
    """
    other = Seat(NONE)
    for seat in s.every_seat():
        if seat != strongest and has_dog(s, seat) and paws(s, seat) == paws(s, strongest):
            if other == NONE or goes_before(s, seat, other):
                other = seat
    if other == NONE or s.log is None:
        return
    discipline = deciding_discipline(s, strongest, other)
    less = discipline - 1
    while less > 0 and dogs_of(s, other, less) == 0:
        less -= 1
    s.log.tell(
        "tied-packs",
        public("seat", int(strongest)),
        public("other", int(other)),
        public("n", int(discipline)),
        public("less", max(0, int(less))),
    )
