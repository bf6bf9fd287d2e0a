"""What played cards tell about the hands they came from, and the worlds that are listed before the last draws."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_beliefs import all_worlds
from flibuste.bots.brisca_guide import learned
from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.saving import save


def position(**fields: object) -> Brisca:
    assert GAME.position is not None
    state = GAME.position({"seats": 2, "dealer": 1, "trump": "b", "turned": "Rb", **fields})
    assert isinstance(state, Brisca)
    return state


def likelihood(state: Brisca, seat: int) -> float:
    return learned(0.0).hindsight.likelihood(state, seat)


def test_whoever_leads_an_ace_hardly_holds_a_small_card() -> None:
    odd = position(hands=[["4e", "5c"], ["4c", "6e", "7o"]], trick=["Ao"])
    forced = position(hands=[["Ae", "Ac"], ["4c", "6e", "7o"]], trick=["Ao"])

    assert likelihood(odd, 1) < 0.2 < likelihood(forced, 1)


def test_whoever_lets_an_ace_go_hardly_holds_a_trump() -> None:
    """Seat 0 led an ace and took the trick with it; a trump in the other hand would have taken eleven points."""
    fields = {"tricks": [["Ao", "4c"]], "decision": "play"}
    with_trumps = position(hands=[["5c", "6e", "7o"], ["4b", "5b", "6b"]], **fields)
    without = position(hands=[["5c", "6e", "7o"], ["5e", "4e", "6c"]], **fields)

    assert likelihood(with_trumps, 0) < likelihood(without, 0)


def test_every_other_hand_of_a_trick_is_judged() -> None:
    """With four at the table the third seat has wasted an ace on a trick that was lost, holding a four."""
    fields = {"seats": 4, "dealer": 3, "settings": {"teams": False}, "trick": ["Ab", "4o", "Ae"]}
    odd = position(hands=[["5c", "2o"], ["6c", "7o"], ["4e", "4c"], ["2c", "5o", "6o"]], **fields)
    forced = position(hands=[["5c", "2o"], ["6c", "7o"], ["3b", "Ac"], ["2c", "5o", "6o"]], **fields)

    assert likelihood(odd, 3) < likelihood(forced, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_looking_back_leaves_no_trace_and_gives_a_likelihood(seats: int) -> None:
    guide = learned(0.25)
    for session in laws.walk(GAME, seats, 5):
        state = session.state
        assert isinstance(state, Brisca)
        if not state.over:
            before = save(GAME, state)
            assert 0.25 < guide.weight(state, session.waiting()[0]) <= 1.0
            assert save(GAME, state) == before


def test_without_a_doubt_left_the_past_tells_nothing() -> None:
    odd = position(hands=[["4e", "5c"], ["4c", "6e", "7o"]], trick=["Ao"])

    assert learned(1.0).weight(odd, 1) == 1.0
    assert learned(0.5).weight(odd, 1) == pytest.approx(0.5 + 0.5 * likelihood(odd, 1))


def late(seats: int, stock: int, cards: int, settings: dict[str, object] | None = None) -> Brisca:
    """Play at random until so many cards are in the stock and in each hand, and a card is to be led."""
    for session in laws.walk(GAME, seats, 8, settings or {}):
        state = session.state
        assert isinstance(state, Brisca)
        if state.stock == stock and state.sizes[0] == cards and not state.exchanging and state.in_trick == 0:
            return state
    raise AssertionError("no such position")


FEW = [(2, 2, 3, 4), (2, 4, 3, 120), (3, 0, 3, 20), (4, 0, 2, 90), (4, 0, 1, 6)]


@pytest.mark.parametrize("follow", [False, True], ids=["free", "following suit"])
@pytest.mark.parametrize(("seats", "stock", "cards", "most"), FEW)
def test_where_worlds_are_few_every_one_is_listed_once(
    seats: int, stock: int, cards: int, most: int, follow: bool
) -> None:
    state = late(seats, stock, cards, {"follow_suit_when_stock_empty": follow})
    seat = int(state.turn)
    seen = state.seen_by(seat, Seeded(1))
    assert isinstance(seen, Brisca)
    worlds = all_worlds(seen, Seat(seat), Seeded(2))
    drawn = {hidden(seen.world(seat, Seeded(seed)), seat) for seed in range(12 * most)}

    assert len(worlds) <= most
    assert len({hidden(world, seat) for world in worlds}) == len(worlds)
    assert {hidden(world, seat) for world in worlds} == drawn
    assert all(world.balance() for world in worlds)


def hidden(world: object, seat: int) -> tuple[int, ...]:
    """Write what a seat cannot see: the other hands, each in order, then the stock as it lies."""
    assert isinstance(world, Brisca)
    found: list[int] = []
    for other in range(world.seats):
        if other != seat:
            found += sorted(int(card) for card in world.hands[other * 3 : other * 3 + world.sizes[other]])
    return (*found, *(int(card) for card in world.deck[world.drawn : world.drawn + max(0, world.stock - 1)]))


@pytest.mark.parametrize(("seats", "stock"), [(2, 6), (3, 3), (4, 0)])
def test_where_worlds_are_many_they_are_drawn_by_lot(seats: int, stock: int) -> None:
    seen = late(seats, stock, 3).seen_by(0, Seeded(1))

    assert learned().worlds(seen, 0, Seeded(2)) == []
