"""A table set up from a description (JSON) in which every card is given; what cannot be is refused.

The player of the turn has drawn and is to choose. Crews and permanents are listed by the seat beside which they lie,
in the order in which they came; the discard from the bottom, the pile from the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.cards import CHOOSE_CAPTAIN, CHOOSE_CREW, NO_CHOICE
from flibuste.games.chasse_partie.content import Content
from flibuste.games.chasse_partie.crews import is_full
from flibuste.games.chasse_partie.dealing import choose_settings
from flibuste.games.chasse_partie.permanents import apply_permanents
from flibuste.games.chasse_partie.places import DISCARDED, LOOT, PILE, WON, ZONE
from flibuste.games.chasse_partie.play import ChassePartie
from flibuste.games.chasse_partie.rounds import MOST_UNWON, TURN_OVER, TURNS_PER_PLAYER, Round, has_winner
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.turns import CHOSEN, MOST_ACTIONS, Turn
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import EVERYONE, bit, zeros
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import NO_SEAT

UNPLACED: Final[i64] = -1


def set_up(game: Game, content: Content, given: Mapping[str, object]) -> Table:
    """Set a table up as described; refuse cards missing or doubled, full crews, winners, and names that do not fit.

    Rule: CP-COMP-01, CP-COMP-05, CP-END-02, CP-WIN-01.
    """
    entry = Entry("position", "table", given)
    seats = entry.count("seats")
    game.check_seats(seats)
    s = ChassePartie(seats, content)
    s.lay_out()
    choose(s, game, entry.value("settings", {}))
    place_cards(s, entry)
    for permanent in entry.entries("permanents"):
        place_permanent(s, permanent)
    apply_permanents(s)
    take_up_turn(s, entry.value("turn", {}))
    entry.close()
    check(s)
    s.open_books(CARDS, True, None)
    remember(s)
    return s


def choose(s: Table, game: Game, settings: object) -> None:
    """Note the settings."""
    if not isinstance(settings, dict):
        raise impossible("settings: expected a table of options")
    choose_settings(s, game.check_settings(settings))


def place_cards(s: Table, entry: Entry) -> None:
    """Put every card that is not a permanent in play where it belongs."""
    for card in range(CARDS):
        s.place[card] = UNPLACED
    for seat, hand in enumerate(per_seat(s, entry, "hands")):
        for name in hand:
            s.join_hand(Seat(seat), lift(s, name))
    for zone, crew in enumerate(per_seat(s, entry, "crews")):
        for name in crew:
            s.put(lift_briskar(s, name), ZONE + zone)
            s.crews[zone] += 1
    for seat, won in enumerate(per_seat(s, entry, "won")):
        for name in won:
            card = lift_briskar(s, name)
            s.put(card, WON + seat)
            s.gold[seat] += s.content.gold[card]
    s.loot = lift_briskar(s, entry.text("loot"))
    s.put(s.loot, LOOT)
    for name in entry.texts("discard", default=[]):
        s.put(lift(s, name), DISCARDED)
    pile = vec[i64](capacity=CARDS)
    for name in entry.texts("pile", default=[]):
        card = lift(s, name)
        s.place[card] = PILE
        pile = append(pile, card)
    s.pile = pile


def per_seat(s: Table, entry: Entry, field: str) -> list[list[str]]:
    """Read one list of cards for each seat."""
    value = entry.value(field, [[]] * int(s.seats))
    if isinstance(value, list) and len(value) == s.seats and all(isinstance(part, list) for part in value):
        return [[str(name) for name in part] for part in value]
    raise entry.wrong(field, f"{s.seats} lists of cards")


def lift(s: Table, name: str) -> i64:
    """Find a card by its id; it must not lie anywhere yet."""
    if name not in s.content.ids:
        raise impossible(f"there is no card {name!r}")
    card: i64 = s.content.ids.index(name)
    if s.place[card] != UNPLACED:
        raise impossible(f"the card {name} is in two places")
    return card


def lift_briskar(s: Table, name: str) -> i64:
    """Find a Briskar by its id."""
    card = lift(s, name)
    if card >= BRISKARS:
        raise impossible(f"{name} is no Briskar")
    return card


def place_permanent(s: Table, entry: Entry) -> None:
    """Lay a permanent beside a crew, with the player or the Captain it names."""
    card = lift(s, entry.text("card"))
    if not s.content.is_permanent(card):
        raise impossible(f"{entry.text('card')} is no permanent")
    most = int(s.seats) - 1
    s.put(card, ZONE + entry.count("crew", 0, most))
    s.laid_by[card - BRISKARS] = entry.count("laid_by", 0, most)
    choice = s.content.choice[s.content.kind[card]]
    if choice == CHOOSE_CAPTAIN:
        s.bound[card - BRISKARS] = captain_beside(s, card, entry.text("on_captain"))
    elif choice != NO_CHOICE and choice != CHOOSE_CREW:
        s.bound[card - BRISKARS] = entry.count("on_player", 0, most)
    entry.close()


def captain_beside(s: Table, card: i64, name: str) -> i64:
    """Find the Captain whom a permanent protects: he lies in the same zone."""
    captain: i64 = s.content.ids.index(name) if name in s.content.ids else -1
    if captain < 0 or not s.content.is_captain(captain) or s.place[captain] != s.place[card]:
        raise impossible(f"{name} is no Captain beside {s.content.ids[card]}")
    return captain


def take_up_turn(s: Table, given: object) -> None:
    """Go on in the middle of a turn: its player has drawn and is to choose."""
    if not isinstance(given, dict):
        raise impossible("turn: expected a table")
    entry = Entry("position", "turn", given)
    most = int(s.seats) - 1
    s.player = Seat(entry.count("player", 0, most, default=0))
    regular = entry.count("regular", 0, most, default=int(s.player))
    s.starter = Seat(entry.count("starter", 0, most, default=regular))
    s.placed = entry.count("placed", 0, 20, default=0)
    s.allowed = entry.count("allowed", 1, 20, default=1)
    s.played = entry.count("played", 0, int(MOST_ACTIONS), default=0)
    s.turns = entry.count("turns", 1, int(TURNS_PER_PLAYER * s.seats), default=1)
    s.round = entry.count("round", 1, default=1)
    s.unwon = entry.count("unwon", 0, int(MOST_UNWON) - 1, default=0)
    entry.close()
    s.call(Round(Seat(regular), s.player, NO_SEAT, -1, TURN_OVER))
    s.call(Turn(s.player, -1, CHOSEN))
    s.ask_one(s.player)


def check(s: Table) -> None:
    """Refuse what no game can come to."""
    for card in range(CARDS):
        if s.place[card] == UNPLACED:
            raise impossible(f"the card {s.content.ids[card]} is nowhere")
    if is_full(s):
        raise impossible("a crew is full: the round is over")
    if has_winner(s):
        raise impossible("somebody has won")
    for permanent in range(CARDS - BRISKARS):
        if s.bound[permanent] >= 0 and s.content.choice[s.content.kind[permanent + BRISKARS]] != CHOOSE_CAPTAIN:
            names_opponent(s, permanent)
    if not s.balance():
        raise impossible("the books do not balance")


def names_opponent(s: Table, permanent: i64) -> None:
    """Refuse a Pris au piège that names the player who laid it."""
    if s.traps[s.bound[permanent]] & bit(s.bound[permanent]) != 0:
        raise impossible(f"{s.content.ids[permanent + BRISKARS]} names the player who laid it")


def remember(s: Table) -> None:
    """Let everybody know what lies open, and each player the own hand; the rest may be anywhere."""
    if s.known is None:
        return
    open_to = zeros(CARDS)
    for card in range(CARDS):
        if s.place[card] > PILE:
            open_to[card] = EVERYONE
        elif s.place[card] < PILE:
            open_to[card] = bit(s.place[card])
    s.known.lay_out(s.where(), open_to)


def impossible(why: str) -> BadData:
    """Make the error for a position that cannot be."""
    return BadData("impossible_position", why)
