"""Sets a position up from plain values: every card and tile by its id; what is impossible is refused.

A position begins a phase: ``draft``, ``site``, ``goblins``, ``coins`` or ``scrolls``. Cards that are not named lie in
the pile in the order of the deck, tiles in the stacks. Nobody remembers more than what they hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.treasure_hunter.board import put_goblins, put_treasures
from flibuste.games.treasure_hunter.cards import CARDS, GOBLIN_STEP, SITE_NAMES, Content
from flibuste.games.treasure_hunter.described import Described, impossible
from flibuste.games.treasure_hunter.draft import begin_choice
from flibuste.games.treasure_hunter.knowledge import (
    face_up,
)
from flibuste.games.treasure_hunter.notation import SETTINGS
from flibuste.games.treasure_hunter.play import Hunt, empty
from flibuste.games.treasure_hunter.state import (
    ASIDE,
    COIN_STEP,
    GOBLIN_PART,
    HAND,
    HAND_SIZE,
    KEEP,
    KEPT,
    LAID,
    MOST_SEATS,
    PERSONAL,
    PILE,
    SCROLLS,
    SITE,
    START_MONEY,
    UNUSED,
    Table,
)
from flibuste.kernel.bits import EVERYONE, bit, zeros
from flibuste.kernel.chance import Scripted
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places

PHASES: Final = {"draft": KEEP, "site": SITE, "goblins": GOBLIN_PART, "coins": COIN_STEP, "scrolls": SCROLLS}
ZONES: Final = {"hands": HAND, "kept": KEPT, "laid": LAID, "unused": UNUSED, "aside": ASIDE, "personal": PERSONAL}
MOST_MONEY: Final = 100_000


def read_position(described: Mapping[str, object], content: Content) -> Hunt:
    """Set up a game in the middle and go on to its first question.

    Rule: TH-COMP-01.
    """
    given = Described(described, content)
    s = empty(given.number("seats", 2, 6), content)
    given.seats = int(s.seats)
    read_settings(s, given)
    s.round = given.number("round", 1, 5, 1)
    s.dealer = Seat(given.number("dealer", 0, int(s.seats) - 1, 0))
    s.phase = PHASES[given.word("phase", tuple(PHASES))]
    s.site = SITE_NAMES.index(given.word("site", SITE_NAMES, "blue"))
    if s.phase > SITE:
        s.site = GOBLIN_STEP
    put_cards(s, given)
    put_treasures(s, given)
    put_goblins(s, given)
    put_money(s, given)
    given.close()
    check_sizes(s)
    s.known = Places(s.seats, CARDS)
    remember_own_cards(s, s.known)
    begin(s)
    return s


def begin(s: Hunt) -> None:
    """Ask the first question of the position; what follows without chance happens at once."""
    if s.phase == KEEP:
        begin_choice(s)
    else:
        s.advance(Scripted([]))
    if not s.balance():
        raise impossible("the books do not balance")


def read_settings(s: Hunt, given: Described) -> None:
    """Read the options of the table."""
    chosen = given.table("settings")
    for setting in SETTINGS:
        value = chosen.pop(setting.name, setting.default)
        if not isinstance(value, bool):
            raise impossible(f"settings: {setting.name} is true or false")
        setattr(s, setting.name, value)
    if chosen:
        raise impossible(f"settings: no option {sorted(chosen)[0]!r}")


def put_cards(s: Hunt, given: Described) -> None:
    """Put every card where it is said to be, the rest into the pile."""
    free = [True] * int(CARDS)
    piled: list[int] = []
    for zone, place in ZONES.items():
        for seat, cards in enumerate(given.cards_by_seat(zone)):
            if zone == "personal":
                piled += cards
            for card in cards:
                given.use(free, card, given.content.card_ids)
                s.place[card] = place + seat
                s.sizes[seat] += int(zone == "hands")
    pile = given.ids("pile", given.content.card_ids, [card for card in range(CARDS) if free[card]])
    for card in pile:
        given.use(free, card, given.content.card_ids)
        s.place[card] = PILE
    if any(free):
        raise impossible(f"{given.content.card_ids[free.index(True)]} is nowhere")
    s.pile = vec[i64](pile)
    s.personal = vec[i64](piled)


def put_money(s: Hunt, given: Described) -> None:
    """Hand out the money that is said to be there."""
    for seat, amount in enumerate(given.numbers("money", int(START_MONEY), MOST_MONEY)):
        s.money[seat] = amount
    for seat, count in enumerate(given.numbers("won_now", 0, 3)):
        s.won[seat] = count
    s.shielded = sum(int(bit(seat)) for seat in s.every_seat() if given.numbers("shielded", 0, 1)[seat])


def check_sizes(s: Hunt) -> None:
    """Refuse hands that no draft could have given."""
    if s.phase == KEEP:
        check_draft(s)
        return
    for seat in s.every_seat():
        if s.sizes[seat] > HAND_SIZE or s.cards_at(KEPT + seat) or s.cards_at(PERSONAL + seat):
            raise impossible(f"seat {seat}: after the draft a hand has at most nine cards and nothing is set aside")
        if len(s.cards_at(ASIDE + seat)) > HAND_SIZE or (s.seats != 2 and s.cards_at(ASIDE + seat)):
            raise impossible(f"seat {seat}: only two players discard in the draft, nine cards each")
        if s.phase == SCROLLS and s.sizes[seat] > 0:
            raise impossible(f"seat {seat}: hands are empty when scrolls are used")


def check_draft(s: Hunt) -> None:
    """Refuse a draft in which the players have not chosen equally often.

    Rule: TH-DRAFT-07, TH-TWO-05.
    """
    s.choice = len(s.cards_at(KEPT))
    for seat in s.every_seat():
        kept, aside = len(s.cards_at(KEPT + seat)), len(s.cards_at(ASIDE + seat))
        two = s.seats == 2
        fits = kept == s.choice and s.sizes[seat] == HAND_SIZE - kept and (aside == kept if two else aside == 0)
        if not fits or kept > (8 if two else 7) or s.cards_at(LAID + seat) or s.cards_at(UNUSED + seat):
            raise impossible(f"seat {seat}: a hand of {s.sizes[seat]} with {kept} kept and {aside} discarded")
        left = len(s.cards_at(PERSONAL + seat))
        if left != HAND_SIZE - kept if two else left != 0:
            raise impossible(f"seat {seat}: the personal pile does not fit the choices made")
    if s.seats == 2:
        s.personal = with_gaps(s.personal, s.choice)


def with_gaps(personal: vec[i64], drawn: i64) -> vec[i64]:
    """Put blanks where the cards already drawn from the personal piles lay."""
    half = len(personal) // 2
    blanks = [-1] * int(drawn)
    cards = [int(card) for card in personal]
    filled = [*blanks, *cards[:half], *blanks, *cards[half:]]
    return vec[i64](filled)


def remember_own_cards(s: Table, memory: Places) -> None:
    """Let every player know the own cards and nothing else."""
    open_to = zeros(CARDS)
    for card in range(CARDS):
        place = s.place[card]
        if face_up(place):
            open_to[card] = EVERYONE
        elif place < PERSONAL:
            open_to[card] = bit(place % MOST_SEATS)
    memory.lay_out(s.place, open_to)
