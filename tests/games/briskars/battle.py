"""Battles for tests: Briskars put on squares by name, answers in notation, dice scripted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_named
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.bands import ARMOUR, ITEM, WEAPON, Hire, Purchase
from flibuste.games.briskars.recruiting.enlisting import enlist_briskar
from flibuste.games.briskars.recruiting.outfitting import outfit
from flibuste.kernel.chance import Chance, Seeded, faces
from flibuste.kernel.events import Log
from flibuste.kernel.ids import Seat
from tests.games.briskars.drawn import board

Kind = TypeVar("Kind")
STOPS: list[Callable[[Battlefield], None]] = []
"""Called before every answer, where somebody wants to look at all the decisions a test passes."""


def who(name: str) -> Briskar:
    """Return the number of a Briskar: "1.2" is the second of the first band."""
    band, _, place = name.partition(".")
    return Briskar((int(band) - 1) * 8 + int(place) - 1)


def bought(name: str) -> Purchase:
    """Return a thing to be bought, by its id."""
    for shelf, table in ((WEAPON, "weapon"), (ARMOUR, "armour"), (ITEM, "item")):
        if name in STANDARD.ids[table]:
            return Purchase(shelf, STANDARD.ids[table][name])
    raise KeyError(name)


def battle(*placed: str, ground: Ground | None = None, seats: int = 2, start: int = 0) -> Battlefield:
    """Set a battle up: "1.1 abelii H8 plate rum" puts Abelii with his equipment on H8; round 1 begins."""
    s = Battlefield(seats, ground if ground is not None else board())
    s.open_books(0, True, Log())
    for line in placed:
        name, profile, square, *things = line.split()
        spells = [STANDARD.ids["spell"][thing] for thing in things if thing in STANDARD.ids["spell"]]
        goods = [bought(thing) for thing in things if thing not in STANDARD.ids["spell"]]
        hire = Hire(STANDARD.ids["profile"][profile], goods, spells)
        enlist_briskar(s, who(name), outfit(STANDARD, hire, STANDARD.profile(profile).cost))
        s.place[who(name)] = square_named(square)
    for seat in range(seats):
        s.leader[seat] = Briskar(seat * 8)
    s.call(Battle(Seat(start)))
    s.advance(Seeded(0))
    return s


def do(s: Battlefield, text: str, chance: Chance | None = None) -> None:
    """Let the seat that is asked answer; the dice are scripted."""
    for look in STOPS:
        look(s)
    seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
    s.apply(seat, GAME.read(text), chance if chance is not None else faces())


def answers(s: Battlefield, *texts: str) -> None:
    """Give several answers that roll nothing."""
    for text in texts:
        do(s, text)


def can(s: Battlefield, text: str) -> bool:
    """Say whether an answer would be taken."""
    return why(s, text) == ""


def why(s: Battlefield, text: str) -> str:
    """Return the code with which an answer is refused, empty if it is not."""
    seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
    refusal = s.refusal(seat, GAME.read(text))
    return "" if refusal is None else refusal.code


def options(s: Battlefield) -> list[str]:
    """List what can be answered now."""
    seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
    return [GAME.write(int(action)) for action in s.options(seat)]


def top(s: Battlefield, kind: type[Kind]) -> Kind:
    """Return the step that asks, which must be of this kind."""
    step = s.stack[-1]
    assert isinstance(step, kind), type(step).__name__
    return step


def last(s: Battlefield, kind: str) -> dict[str, object]:
    """Return the last event of a kind."""
    assert s.log is not None
    return [fields for name, fields in s.log.stream(0) if name == kind][-1]


def reasons(s: Battlefield) -> list[str]:
    """Return why the last roll has its total."""
    found = last(s, "rolled")["reasons"]
    assert isinstance(found, list)
    return found


def told(s: Battlefield, kind: str) -> int:
    """Count the events of a kind."""
    assert s.log is not None
    return sum(1 for name, fields in s.log.stream(0) if name == kind)


def no_boosts(s: Battlefield) -> None:
    """Take all action points, so that nobody is asked to boost."""
    for k in range(len(s.ap)):
        s.ap[k] = 0
