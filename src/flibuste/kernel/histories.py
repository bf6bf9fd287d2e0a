"""What may have been one step ago: for the law that a world must have a history. Never compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import EVERYONE
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.game import Game
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places
from flibuste.kernel.state import State

Where = tuple[int, ...]
PATIENCE = 400
"""So many arrangements are tried; a step that leaves more open than that is given up."""


class Watched(Chance):
    """A chance that notes whether anything was shuffled: a shuffle begins a new history."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.inner = Seeded(seed)
        self.shuffled = False

    def draw(self, n: i64) -> i64:
        """Return a number from 0 to n - 1."""
        return self.inner.draw(n)

    def shuffle(self, cards: vec[i64], purpose: str) -> None:
        """Shuffle in place."""
        self.shuffled = True
        super().shuffle(cards, purpose)


def befores(before: State, after: State, world: State, seat: int) -> Iterator[Where]:
    """Yield where the cards of a world may have lain before the step, as its seat remembers.

    As many cards went from each place to each other as truly did: that is public. Which ones, the seat may not know.
    """
    known = before.known
    if known is None:
        return
    now = list(map(int, world.where()))
    flows = Counter(zip(map(int, before.where()), map(int, after.where()), strict=True))
    origins = {
        card: [u for (u, v), n in sorted(flows.items()) if v == now[card] and known.may_be(seat, card) >> u & 1]
        for card in range(len(now))
    }
    order = sorted(origins, key=lambda card: (len(origins[card]), card))
    yield from _assigned(order, 0, origins, flows, now, [0] * len(now))


def _assigned(
    order: list[int],
    k: int,
    origins: dict[int, list[int]],
    flows: Counter[tuple[int, int]],
    now: list[int],
    where: list[int],
) -> Iterator[Where]:
    if k == len(order):
        yield tuple(where)
        return
    card = order[k]
    for u in origins[card]:
        if flows[u, now[card]] > 0:
            flows[u, now[card]] -= 1
            where[card] = u
            yield from _assigned(order, k + 1, origins, flows, now, where)
            flows[u, now[card]] += 1


def laid_out(state: State, seat: int, where: Sequence[int], seed: int) -> State:
    """Return a state like this one in which each card lies where it is said to."""
    exact = Places(state.seats, len(where))
    exact.lay_out(vec[i64](list(where)), vec[i64]([EVERYONE] * len(where)))
    other = state.clone()
    other.known = None
    other.redeal(Seat(seat), exact, Seeded(seed))
    other.known = exact
    return other


def same_answers(game: Game, state: State, after: State, world: State, where: Where, answer: int) -> list[int]:
    """Return what an answer may have been in a world: the same card, or one that went the same way there."""
    verb = game.verb_of(answer)
    if verb.noun != "card" or not where:
        return [answer]
    card = answer - verb.first
    before, now, truly = state.where(), world.where(), after.where()
    way = (int(before[card]), int(truly[card]))
    alike = [k for k in range(len(where)) if (where[k], int(now[k])) == way]
    return [verb.first + k for k in ([card] if card in alike else []) + [k for k in alike if k != card]]


def allows(known: Places | None, seat: int, where: Where) -> bool:
    """Say whether a seat's memory has room for an arrangement."""
    return known is None or known.allows(seat, vec[i64](list(where)))
