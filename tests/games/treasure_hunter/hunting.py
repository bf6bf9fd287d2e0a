"""Positions and moves in notation, for the tests of this folder."""

from __future__ import annotations

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.chance import Seeded
from flibuste.kernel.events import Log, Shown
from flibuste.kernel.game import Game, Setup

DOGS = {1: "dog-12", 2: "dog-8", 3: "dog-4", 4: "dog-1"}
GOBLINS = {1: "goblin-1-gold-1", 2: "goblin-2-silver-1", 3: "goblin-3-silver-1", 5: "goblin-5-copper-1"}


def position(game: Game = GAME, **fields: object) -> Hunt:
    """Set a position up and listen to what happens from now on."""
    assert game.position is not None
    s = game.position(fields)
    assert isinstance(s, Hunt)
    s.log = Log()
    return s


def site(*hands: str, site: str = "blue", game: Game = GAME, **fields: object) -> Hunt:
    """Begin a site with these hands: ``site("blue-02 blue-09", "red-12")``."""
    cards = [hand.split() for hand in hands]
    return position(game, seats=len(hands), phase="site", site=site, hands=cards, **fields)


def goblins(*hands: str, paws: tuple[int, ...] = (), game: Game = GAME, **fields: object) -> Hunt:
    """Begin the goblin step with these hands against goblins of these Paws, top to bottom."""
    cards = [hand.split() for hand in hands]
    tiles = fields.pop("goblins", [GOBLINS[n] for n in paws])
    return position(game, seats=len(hands), phase="goblins", hands=cards, goblins=tiles, **fields)


def do(s: Hunt, seat: int, *texts: str, game: Game = GAME) -> None:
    """Let a seat answer in notation."""
    for text in texts:
        s.apply(seat, game.read(text), Seeded(1))


def all_pass(s: Hunt) -> None:
    """Pass until the action part is over; what follows needs no chance, or the dealing is cut off."""
    here = s.site
    while not s.over and s.kind() in ("action", "goblins") and s.site == here:
        s.apply(s.turn, GAME.read("pass"), Seeded(1))


def options(s: Hunt, seat: int, game: Game = GAME) -> list[str]:
    """Write what a seat may choose."""
    return [game.write(int(action)) for action in s.options(seat)]


def refusal(s: Hunt, seat: int, text: str, game: Game = GAME) -> str:
    """Return the code with which an action is refused."""
    why = s.refusal(seat, game.read(text))
    return "" if why is None else why.code


def told(s: Hunt, seat: int = 0, game: Game = GAME) -> list[Shown]:
    """Return what a seat was told since the position, with ids."""
    assert s.log is not None
    return [game.named(event) for event in s.log.stream(seat)]


def told_kinds(s: Hunt, *kinds: str) -> list[dict[str, object]]:
    """Return the fields of all events of these kinds, as seat 0 sees them."""
    return [fields for kind, fields in told(s) if kind in kinds]


def owned(s: Hunt, seat: int) -> list[str]:
    """Name the treasures of a player."""
    return [GAME.nouns["tile"][tile] for tile in range(54) if s.tile_at[tile] == seat]


def new(seats: int, seed: int = 1, **settings: object) -> Hunt:
    """Set up a whole game."""
    log = Log(GAME.card_fields())
    s = GAME.new(Setup(seats, GAME.check_settings(settings), True, log), Seeded(seed))
    assert isinstance(s, Hunt)
    return s


def to_phase_two(s: Hunt, seed: int = 1) -> None:
    """Draft at random to the end."""
    rng = Seeded(seed)
    while s.kind() in ("keep", "keep-two", "discard"):
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)


def names(cards: list[int]) -> list[str]:
    """Name cards by their numbers."""
    return [GAME.nouns["card"][card] for card in cards]


def pile(top: str, *hands: str) -> list[str]:
    """Return all cards that are in no hand, with these on top."""
    first = top.split()
    held = {card for hand in hands for card in hand.split()}
    return [*first, *(card for card in GAME.nouns["card"] if card not in held and card not in first)]
