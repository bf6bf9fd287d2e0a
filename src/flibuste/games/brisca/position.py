"""Brisca, a position given from outside with every hidden card: for tests, puzzles and other programs.

    {"seats": 2, "dealer": 1, "trump": "b", "turned": "Rb", "hands": [["7b", "Ao", "4c"], ["2b", "5e", "3o"]],
     "tricks": [["4o", "6o"]], "trick": [], "decision": "play"}

``tricks`` holds every finished trick in the order of play, the first led by the dealer's left neighbour; ``stock``
(face down, next card first) may be left out: then the cards that lie nowhere else are in it, in the order of the
pack. ``removed`` is needed with three players. ``settings``, ``wins``, ``totals`` and ``games`` are optional.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca import dealing, exchange, series
from flibuste.games.brisca.cards import CARD_IDS, CARDS, HAND, POINTS, RANKS, SUIT, SUIT_IDS, TWO, beats, find_card
from flibuste.games.brisca.play import Brisca
from flibuste.games.brisca.settings import SETTINGS, Chosen, choose
from flibuste.kernel.bits import EVERYONE, bit, zeros
from flibuste.kernel.errors import BadData
from flibuste.kernel.ids import Seat

MOST: Final = 1_000_000

FIELDS: Final = (
    "seats", "settings", "dealer", "removed", "trump", "turned", "hands", "stock", "tricks", "trick", "decision",
    "turn", "wins", "totals", "games",
)  # fmt: skip


def impossible(sentence: str, rule: str) -> BadData:
    """Make the error for a position that no game can come to."""
    return BadData("impossible_position", sentence, rule)


def position(given: Mapping[str, object]) -> Brisca:
    """Set a game up as described; whatever could not be is refused with the reason.

    Rule: BR-DECK-01, BR-DECK-02, BR-DECK-05, BR-SETUP-02, BR-DRAW-05.
    """
    for name in given:
        if name not in FIELDS:
            raise BadData("unknown_field", f"a position of Brisca has no field {name!r}")
    seats = number(given, "seats", -1)
    if seats < 2 or seats > 4:
        raise BadData("wrong_number_of_seats", f"brisca is for 2 to 4, not {seats}", "BR-DECK-01")
    s = Brisca(seats)
    s.open_books(CARDS, True, None)
    choose_settings(s, given)
    lay_scores(s, given)
    s.clear_table()
    lay_cards(s, given)
    play_tricks(s, given)
    check_once(s)
    check_sizes(s, given)
    open_decision(s, given)
    remember(s)
    return s


def is_count(value: object) -> bool:
    """Say whether a value is a whole number that a match can come to."""
    return type(value) is int and 0 <= value <= MOST


def number(given: Mapping[str, object], field: str, default: int) -> int:
    """Read a whole number that is not negative."""
    value = given.get(field, default)
    if isinstance(value, int) and is_count(value):
        return value
    raise BadData("bad_position", f"{field}: expected a whole number, got {value!r}")


def cards_of(value: object, field: str) -> list[int]:
    """Read a list of cards."""
    if not isinstance(value, list):
        raise BadData("bad_position", f"{field}: expected a list of cards, got {value!r}")
    return [find_card(name) for name in value]


def lists_of(given: Mapping[str, object], field: str) -> list[list[int]]:
    """Read a list of lists of cards."""
    value = given.get(field, [])
    if not isinstance(value, list):
        raise BadData("bad_position", f"{field}: expected lists of cards, got {value!r}")
    return [cards_of(part, field) for part in value]


def choose_settings(s: Brisca, given: Mapping[str, object]) -> None:
    """Enter the settings given, and the default of the rest."""
    chosen = given.get("settings", {})
    if not isinstance(chosen, dict):
        raise BadData("bad_position", "settings: expected names and values")
    known = {setting.name: setting for setting in SETTINGS}
    complete = {setting.name: setting.default for setting in SETTINGS}
    for name, value in chosen.items():
        if name not in known:
            raise BadData("unknown_option", f"brisca has no option {name!r}")
        if not any(type(value) is type(allowed) and value == allowed for allowed in known[name].values):
            raise BadData("bad_option", f"{name} cannot be {value!r}", known[name].rule)
        complete[name] = value
    choose(s, Chosen(complete))


def lay_scores(s: Brisca, given: Mapping[str, object]) -> None:
    """Enter dealer and scores of the match.

    Rule: BR-MATCH-01.
    """
    series.open_scores(s)
    s.dealer = Seat(number(given, "dealer", s.seats - 1))
    if s.dealer >= s.seats:
        raise impossible(f"there is no seat {s.dealer} to deal", "BR-SEAT-02")
    s.games = number(given, "games", 0)
    s.wins = scores(s, given, "wins")
    s.totals = scores(s, given, "totals")
    if s.games > 0 and series.is_over(s):
        raise impossible("the match is over", "BR-MATCH-04")


def scores(s: Brisca, given: Mapping[str, object], field: str) -> vec[i64]:
    """Read one number per seat."""
    value = given.get(field, [0] * int(s.seats))
    if isinstance(value, list) and len(value) == s.seats and all(is_count(n) for n in value):
        return vec[i64](value)
    raise BadData("bad_position", f"{field}: expected {s.seats} whole numbers, got {value!r}")


def lay_cards(s: Brisca, given: Mapping[str, object]) -> None:
    """Lay removed card, trump, hands and stock.

    Rule: BR-DECK-05, BR-SETUP-03.
    """
    lay_removed(s, given.get("removed"))
    lay_trump(s, given)
    hands = lists_of(given, "hands")
    if len(hands) != s.seats or any(len(hand) > HAND for hand in hands):
        raise impossible(f"there are {s.seats} hands of at most three cards", "BR-SETUP-02")
    for seat in s.every_seat():
        for card in hands[seat]:
            s.add(seat, card)
    down = cards_of(given["stock"], "stock") if "stock" in given else the_rest(s, given, hands)
    s.deck = vec[i64](down)
    s.stock = len(down)
    if given.get("turned") is not None:
        s.stock += 1
    elif down:
        raise impossible("a stock without a turned-up card", "BR-SETUP-05")


def lay_removed(s: Brisca, name: object) -> None:
    """Put the removed two aside: one with three players, none else."""
    if (name is None) == (s.seats == 3):
        raise impossible("one two is removed with three players, and only then", "BR-DECK-05")
    if name is not None:
        s.removed = find_card(name)
        s.gone = bit(s.removed)
        if s.removed % RANKS != TWO:
            raise impossible(f"{name} is no two", "BR-DECK-05")


def lay_trump(s: Brisca, given: Mapping[str, object]) -> None:
    """Name the trump and lay the turned-up card."""
    suit = given.get("trump")
    if not isinstance(suit, str) or suit not in SUIT_IDS:
        raise BadData("bad_position", f"trump: expected one of {', '.join(SUIT_IDS)}, got {suit!r}", "BR-SETUP-03")
    s.trump = SUIT_IDS.index(suit)
    if given.get("turned") is not None:
        s.turned = find_card(given["turned"])
        if SUIT[s.turned] != s.trump:
            raise impossible("the turned-up card is always a trump", "BR-SETUP-03")


def the_rest(s: Brisca, given: Mapping[str, object], hands: list[list[int]]) -> list[int]:
    """List the cards that lie nowhere else."""
    laid = {card for hand in hands for card in hand} | {card for cards in lists_of(given, "tricks") for card in cards}
    laid |= set(cards_of(given.get("trick", []), "trick")) | {int(s.removed)}
    if given.get("turned") is not None:
        laid.add(int(s.turned))
    return [card for card in range(CARDS) if card not in laid]


def play_tricks(s: Brisca, given: Mapping[str, object]) -> None:
    """Play the tricks given, so that leader, points and the trick under way follow from them.

    Rule: BR-SEAT-03, BR-TRICK-01, BR-TRICK-05, BR-TRICK-09.
    """
    tricks = lists_of(given, "tricks")
    under_way = cards_of(given.get("trick", []), "trick")
    if any(len(cards) != s.seats for cards in tricks) or len(under_way) >= s.seats:
        raise impossible(f"a trick has {s.seats} cards", "BR-TRICK-01")
    if sum(len(cards) for cards in tricks) + len(under_way) > CARDS:
        raise impossible("more cards were played than there are", "BR-DECK-02")
    s.leader = s.next_seat(s.dealer)
    for cards in tricks:
        lay_trick(s, cards)
        s.leader = s.winner
        s.points[s.leader] += s.pot
        s.in_trick = 0
        s.pot = 0
    lay_trick(s, under_way)


def lay_trick(s: Brisca, cards: list[int]) -> None:
    """Lay cards one after the other, from the leader."""
    seat = s.leader
    for card in cards:
        s.played[s.count] = card
        s.count += 1
        s.gone |= bit(card)
        s.pot += POINTS[card]
        if s.in_trick == 0 or beats(card, s.best, s.trump):
            s.best = card
            s.winner = seat
        s.in_trick += 1
        seat = s.next_seat(seat)


def check_once(s: Brisca) -> None:
    """Refuse a card that lies in two places or in none.

    Rule: BR-DECK-02, BR-DECK-06.
    """
    laid = [int(card) for card in s.cards_in_game()] + [int(s.removed)]
    for card in range(CARDS):
        places = laid.count(card)
        if places > 1:
            raise impossible(f"{CARD_IDS[card]} lies in {places} places", "BR-DECK-02")
        if places == 0:
            raise impossible(f"{CARD_IDS[card]} lies nowhere", "BR-DECK-02")


def check_sizes(s: Brisca, given: Mapping[str, object]) -> None:
    """Compare hands and stock with the number of tricks played.

    Rule: BR-DRAW-01, BR-DRAW-05, BR-DRAW-06, BR-SETUP-02.
    """
    pack = len(CARD_IDS) - int(s.seats == 3)
    tricks = int(s.count // s.seats)
    draws = tricks - int(given.get("decision") == "exchange")
    stock = max(0, pack - int(s.seats) * (HAND + draws))
    if s.stock != stock:
        raise impossible(f"after {tricks} tricks the stock has {stock} cards, not {s.stock}", "BR-DRAW-05")
    held = (pack - stock - int(s.seats) * tricks) // int(s.seats)
    for seat in s.every_seat():
        after = (seat - s.leader) % s.seats
        expected = held - int(after < s.in_trick)
        if s.sizes[seat] != expected:
            raise impossible(f"seat {seat} must hold {expected} cards, not {s.sizes[seat]}", "BR-DRAW-01")


def open_decision(s: Brisca, given: Mapping[str, object]) -> None:
    """Ask whoever is to play, or about the exchange.

    Rule: BR-TRICK-01, BR-EXCH-17, BR-EXCH-19.
    """
    decision = given.get("decision", "play")
    if decision == "exchange":
        seat = Seat(number(given, "turn", int(s.leader)))
        if s.in_trick > 0 or s.count == 0 or not exchange.is_open(s):
            raise impossible("no exchange is open here", "BR-EXCH-17")
        if seat != s.leader and not (s.partner_exchange and seat == s.partner(s.leader)):
            raise impossible(f"seat {seat} is not asked about the exchange", "BR-EXCH-16")
        exchange.ask(s, seat)
    elif decision != "play":
        raise BadData("bad_position", f"decision: expected play or exchange, got {decision!r}")
    elif s.sizes[s.leader] == 0 and s.in_trick == 0:
        raise impossible("the game is over", "BR-SCORE-01")
    else:
        s.turn_to(Seat((s.leader + s.in_trick) % s.seats))
        if number(given, "turn", int(s.turn)) != s.turn:
            raise impossible(f"it is the turn of seat {s.turn}", "BR-TRICK-01")


def remember(s: Brisca) -> None:
    """Let every seat know its own hand and what lies open; the rest may be in any other hand or in the stock."""
    known = s.known
    if known is None:
        return
    where = dealing.where(s)
    open_to = zeros(CARDS)
    for card in range(CARDS):
        if where[card] < s.seats:
            open_to[card] = bit(where[card])
        elif where[card] == dealing.table_place(s):
            open_to[card] = EVERYONE
    known.lay_out(where, open_to)
