"""Positions of Brisca in notation, and what can be done in them.

``scene("7b 4o / Ao 3c", turned="Ab", tricks=3, decision="exchange")`` is two players after three tricks, the winner
asked about the exchange. Past tricks are filled with cards that nothing in the scene mentions; the stock holds
``stock`` first, then what must not have been played yet (the 7 and the 2 of trumps), then the rest.
"""

from __future__ import annotations

from typing import cast

from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import CARD_IDS
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.events import Log, Shown
from flibuste.kernel.game import Setup
from flibuste.kernel.session import Session, start


def scene(
    hands: str,
    *,
    turned: str | None = None,
    trump: str = "b",
    trick: str = "",
    tricks: int = 0,
    leader: int = 0,
    stock: str = "",
    removed: str | None = None,
    decision: str = "play",
    turn: int | None = None,
    played: str = "",
    **settings: object,
) -> Brisca:
    """Set up a position; the dealer is chosen so that ``leader`` leads the trick under way or has just won one."""
    held = [hand.split() for hand in hands.split("/")]
    given: dict[str, object] = {
        "seats": len(held),
        "trump": trump,
        "turned": turned,
        "hands": held,
        "trick": trick.split(),
        "decision": decision,
        "removed": removed,
        "settings": dict(settings),
    }
    if turn is not None:
        given["turn"] = turn
    mentioned = {card for hand in held for card in hand} | set(trick.split()) | set(stock.split()) | {turned, removed}
    free = [card for card in CARD_IDS if card not in mentioned and card not in played.split()]
    kept = [card for card in (f"7{trump}", f"2{trump}") if card in free and turned]
    others = [card for card in free if card not in kept]
    past = played.split() + (others + kept)[: tricks * len(held) - len(played.split())]
    given["tricks"] = [past[k : k + len(held)] for k in range(0, len(past), len(held))]
    down = stock.split() + [card for card in kept + others if card not in past]
    given["stock"] = down if turned else []
    return turned_to_leader(given, leader)


def turned_to_leader(given: dict[str, object], leader: int) -> Brisca:
    """Seat the dealer so that the wanted seat is the leader: past tricks turn with the dealer."""
    assert GAME.position is not None
    for dealer in range(cast(int, given["seats"])):
        try:
            s = GAME.position({**given, "dealer": dealer})
        except Exception as error:
            if "must hold" in str(error) or "is not asked" in str(error):
                continue
            raise
        assert isinstance(s, Brisca)
        if s.leader == leader:
            return s
    raise AssertionError("no dealer gives this leader")


def new(seats: int, seed: int = 1, **settings: object) -> Brisca:
    """Deal a game."""
    state = GAME.new(Setup(seats, GAME.check_settings(settings), True, None), Seeded(seed))
    assert isinstance(state, Brisca)
    return state


def session(seats: int, seed: int = 1, **settings: object) -> Session:
    """Deal a game with a log."""
    return start(GAME, seats, settings, Seeded(seed), audited=True)


def do(s: Brisca, *notations: str, chance: Chance | None = None) -> Brisca:
    """Let whoever is asked answer, one after the other."""
    rng = chance or Seeded(9)
    for notation in notations:
        s.apply(s.turn, GAME.read(notation), rng)
    return s


def options(s: Brisca) -> list[str]:
    """Write the options of whoever is asked."""
    return [GAME.write(int(action)) for action in s.options(s.turn)]


def refused(s: Brisca, notation: str) -> tuple[str, str]:
    """Return code and rule of a refusal."""
    try:
        do(s.clone(), notation)
    except IllegalAction as error:
        return error.code, error.rule
    raise AssertionError(f"{notation} is not refused")


def hand(s: Brisca, seat: int) -> set[str]:
    """Return the cards of a hand."""
    return {CARD_IDS[s.hands[k]] for k in range(seat * 3, seat * 3 + s.sizes[seat])}


def play_first(s: Brisca, cards: int) -> Brisca:
    """Play so many cards, always the first of the hand, and never exchange."""
    while cards > 0:
        exchanging = s.kind() == "exchange"
        s.apply(s.turn, s.options(s.turn)[-1 if exchanging else 0], Seeded(9))
        cards -= 0 if exchanging else 1
    return s


def to_next_card(s: Brisca) -> Brisca:
    """Decline exchanges until a card is asked for."""
    while s.kind() == "exchange":
        do(s, "done")
    return s


def listen(s: Brisca) -> Log:
    """Open a log on a position."""
    s.log = Log()
    return s.log


def heard(log: Log, seat: int, kind: str) -> list[dict[str, object]]:
    """Return the events of one kind as a seat sees them, with ids."""
    named: list[Shown] = [GAME.named(event) for event in log.stream(seat)]
    return [fields for told, fields in named if told == kind]
