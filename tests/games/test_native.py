"""What kernel and card games have in C as well does the same as the Python beside it (compiled only)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.games.brisca import GAME as BRISCA
from flibuste.games.brisca.cards import HAND, PACK
from flibuste.games.brisca.play import Brisca
from flibuste.games.chasse_partie import GAME as CHASSE_PARTIE
from flibuste.games.chasse_partie.counters import first_to_answer
from flibuste.games.chasse_partie.counting import captains_of, faction_values, gold_of, value_of
from flibuste.games.chasse_partie.crews import is_full
from flibuste.games.chasse_partie.places import DISCARDED, ZONE
from flibuste.games.chasse_partie.play import ChassePartie
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS, COUNTER, PASS
from flibuste.games.treasure_hunter import GAME as TREASURE_HUNTER
from flibuste.games.treasure_hunter.cards import FIRST_ACTION
from flibuste.games.treasure_hunter.draft import move_hands
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import HAND as IN_HAND
from flibuste.kernel.bits import lowest, zeros
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.ids import Seat
from flibuste.kernel.saving import save
from flibuste.kernel.state import State
from tests.conftest import COMPILED
from tests.written import as_written

pytestmark = pytest.mark.skipif(not COMPILED, reason="interpreted, there is nothing but the Python")

SEEDS = 2


def positions(game: Game, tracked: bool = False) -> Iterator[State]:
    """Yield every position of a few random games, with every number of seats; each may be written into."""
    for seats in game.seats:
        for seed in range(SEEDS):
            rng = Seeded(seed)
            state = game.new(Setup(seats, game.check_settings({}), tracked, None), rng)
            while not state.over:
                yield state.clone()
                seat = lowest(state.waiting)
                state.answer(seat, state.random_option(seat, rng), rng)


def test_zeros_are_zeros() -> None:
    written = as_written("kernel/bits")

    for many in (0, 1, 63, 400, 1024, 1025, 3000):
        assert list(zeros(many)) == list(written.zeros(many)) == [0] * many


def test_the_same_numbers_come_and_cards_are_mixed_alike() -> None:
    written = as_written("kernel/chance")

    for seed in (0, 1, 2**32 - 1, 2**40 + 12345, 2**63):
        mine, theirs = Seeded(seed), written.Seeded(seed)
        assert [mine.next32() for _ in range(50)] == [theirs.next32() for _ in range(50)]
        assert [mine.draw(n) for n in range(1, 200)] == [theirs.draw(n) for n in range(1, 200)]
        for many in (0, 1, 2, 40, 75):
            cards, others = PACK[:many], PACK[:many]
            mine.mix(cards)
            theirs.mix(others)
            assert list(cards) == list(others)
        assert (mine.a, mine.b, mine.c, mine.d) == (theirs.a, theirs.b, theirs.c, theirs.d)


def test_hands_of_brisca_change_alike() -> None:
    by_table, by_play = as_written("games/brisca/table").Table, as_written("games/brisca/play").Brisca
    changed = 0

    for s in positions(BRISCA):
        assert isinstance(s, Brisca)
        for seat in s.every_seat():
            for card in s.hands[seat * HAND : seat * HAND + s.sizes[seat]]:
                mine, theirs = s.clone(), s.clone()
                mine.remove(seat, card)
                by_table.remove(theirs, seat, card)
                assert save(BRISCA, mine) == save(BRISCA, theirs)
                mine.add(seat, card)
                by_table.add(theirs, seat, card)
                assert save(BRISCA, mine) == save(BRISCA, theirs)
                changed += 1
        if not s.exchanging:
            seat = Seat(lowest(s.waiting))
            assert s.random_option(seat, Seeded(changed)) == by_play.random_option(s, seat, Seeded(changed))

    assert changed > 1000


def test_a_card_that_is_not_in_the_hand_and_a_fourth_one_are_refused_as_in_python() -> None:
    s = next(positions(BRISCA))
    assert isinstance(s, Brisca)
    last = Seat(s.seats - 1)
    absent = next(card for card in range(40) if card not in list(s.hands))

    with pytest.raises(IndexError):
        s.remove(last, absent)
    with pytest.raises(IndexError):
        s.add(last, absent)
    with pytest.raises(IndexError):
        s.add(Seat(s.seats), absent)


def test_cards_of_chasse_partie_are_moved_alike() -> None:
    written = as_written("games/chasse_partie/table").Table
    game = CHASSE_PARTIE

    for tracked in (False, True):
        for number, s in enumerate(positions(game, tracked)):
            assert isinstance(s, ChassePartie)
            if number % 20:
                continue
            mine, theirs = s.clone(), s.clone()
            for seat in s.every_seat():
                for card in s.in_hand(seat, 0):
                    mine.leave_hand(seat, card)
                    written.leave_hand(theirs, seat, card)
                    mine.put(card, DISCARDED)
                    written.put(theirs, card, DISCARDED)
                    assert save(game, mine) == save(game, theirs)
                    mine.join_hand(seat, card)
                    written.join_hand(theirs, seat, card)
                    assert save(game, mine) == save(game, theirs)
            with pytest.raises(IndexError):
                mine.join_hand(Seat(0), CARDS)


def test_what_lies_on_a_table_of_chasse_partie_is_found_alike() -> None:
    by_table = as_written("games/chasse_partie/table").Table
    by_crews, by_counters = as_written("games/chasse_partie/crews"), as_written("games/chasse_partie/counters")
    found = 0

    for number, s in enumerate(positions(CHASSE_PARTIE)):
        assert isinstance(s, ChassePartie)
        if number % 20:
            continue
        assert s.with_cards() == by_table.with_cards(s)
        assert is_full(s) == by_crews.is_full(s)
        for seat in s.every_seat():
            cards = [s.nth_in_hand(seat, n) for n in range(s.sizes[seat])]
            assert cards == list(s.in_hand(seat, 0)) == [by_table.nth_in_hand(s, seat, n) for n in range(len(cards))]
            s.answers[seat] = PASS if number % 40 else COUNTER
            for action in (PASS, COUNTER):
                assert first_to_answer(s, seat, action) == by_counters.first_to_answer(s, seat, action)
        for place in (DISCARDED, *range(ZONE, ZONE + s.seats)):
            for first, end in ((0, BRISKARS), (BRISKARS, CARDS), (0, CARDS)):
                lying = list(s.lie_at(place, first, end))
                assert lying == list(by_table.lie_at(s, place, first, end))
                found += len(lying)
        with pytest.raises(IndexError):
            s.nth_in_hand(Seat(s.seats), 0)

    assert found > 1000


def test_crews_of_chasse_partie_are_counted_alike() -> None:
    written = as_written("games/chasse_partie/counting")
    crews = 0

    for number, s in enumerate(positions(CHASSE_PARTIE)):
        assert isinstance(s, ChassePartie)
        if number % 10:
            continue
        s.immune |= number
        for zone in range(s.seats):
            s.rum[zone] += number % 30 // 10
            briskars = s.crew_in(zone)
            captains = captains_of(s, briskars)
            for faction in range(len(captains)):
                captains[faction] |= number >> faction & 1
            values = list(faction_values(s, briskars, zone, captains))
            assert values == list(written.faction_values(s, briskars, zone, captains))
            for card in briskars:
                assert gold_of(s, card, zone) == written.gold_of(s, card, zone)
                assert value_of(s, card, zone, captains) == written.value_of(s, card, zone, captains)
            crews += sum(values) > 0
        s.immune = 0
        with pytest.raises(IndexError):
            gold_of(s, 1, s.seats)

    assert crews > 100


def test_hands_of_treasure_hunter_are_counted_and_passed_alike() -> None:
    by_play, by_draft = as_written("games/treasure_hunter/play").Hunt, as_written("games/treasure_hunter/draft")
    counted = 0

    for number, s in enumerate(positions(TREASURE_HUNTER)):
        assert isinstance(s, Hunt)
        if number % 10:
            continue
        for seat in s.every_seat():
            for first in (0, FIRST_ACTION):
                held = s.count_in_hand(seat, first)
                assert held == by_play.count_in_hand(s, seat, first)
                cards = [s.nth_in_hand(seat, first, n) for n in range(held)]
                assert cards == [by_play.nth_in_hand(s, seat, first, n) for n in range(held)]
                assert all(s.place[card] == IN_HAND + seat for card in cards)
                counted += held
            with pytest.raises(IndexError):
                s.nth_in_hand(seat, 0, 75)
            mine, theirs = s.place[:], s.place[:]
            move_hands(mine, s.seats, 1 + seat % (s.seats - 1))
            by_draft.move_hands(theirs, s.seats, 1 + seat % (s.seats - 1))
            assert list(mine) == list(theirs)

    assert counted > 1000


def test_asking_a_group_wipes_the_former_answers_alike() -> None:
    written = as_written("kernel/state").State

    for s in list(positions(BRISCA))[::50]:
        mine, theirs = s.clone(), s.clone()
        mine.ask(0b11)
        written.ask(theirs, 0b11)
        assert save(BRISCA, mine) == save(BRISCA, theirs)
        assert list(mine.answers) == [-1] * s.seats


def test_only_a_step_can_be_the_rule_on_top() -> None:
    state = next(positions(CHASSE_PARTIE))
    assert isinstance(state, ChassePartie)
    seat = lowest(state.waiting)
    stack: list[object] = state.stack  # type: ignore[assignment]  # what a broken program might do

    stack.append("no step")
    with pytest.raises(TypeError):
        state.random_option(seat, Seeded(1))
    stack.clear()
    with pytest.raises(IndexError):
        state.random_option(seat, Seeded(1))
