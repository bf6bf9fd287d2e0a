"""What a player knows in and after a draft: no less and no more, compared with counting all possibilities."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import ASIDE, HAND, KEPT, LAID, PERSONAL, PILE
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .hunting import all_pass, names, new, position

Cards = frozenset[int]
WORLDS = 1500


def choose(s: Hunt, *cards: int) -> None:
    """Let everybody answer with these cards."""
    verb = "discard" if s.kind() == "discard" else "keep"
    for seat, card in enumerate(cards):
        s.apply(seat, GAME.read(f"{verb} {GAME.nouns['card'][card]}"), Seeded(1))


def first_cards(s: Hunt) -> list[int]:
    return [s.in_hand(Seat(seat))[0] for seat in range(s.seats)]


def worlds(s: Hunt, seat: int, times: int = WORLDS) -> list[Hunt]:
    rng = Seeded(11)
    found = []
    for _ in range(times):
        world = s.world(seat, rng)
        assert isinstance(world, Hunt)
        found.append(world)
    return found


def test_three_players_the_worlds_are_exactly_the_possible_ones() -> None:
    """After three choices seat 0 has seen packet A twice, C and B once.

    What the others can have kept is counted by trying every choice they may have made. Each possibility must come up,
    no other one, and all equally often.

    Rule: TH-DRAFT-05, TH-DRAFT-09.
    """
    s = new(3, 4)
    packet_a = set(s.in_hand(Seat(0))) - {first_cards(s)[0]}
    choose(s, *first_cards(s))
    packet_c = set(s.in_hand(Seat(0))) - {first_cards(s)[0]}
    choose(s, *first_cards(s))
    packet_b = set(s.in_hand(Seat(0))) - {first_cards(s)[0]}
    choose(s, *first_cards(s))
    packet_a_again = set(s.in_hand(Seat(0)))
    seen = packet_a | packet_b | packet_c

    possible = set()
    for by_one, by_two in permutations(packet_a, 2):
        if packet_a - {by_one, by_two} == packet_a_again:
            for also_by_one in packet_c:
                kept_one, kept_two = frozenset({by_one, also_by_one}), frozenset({by_two})
                possible.add((kept_one, kept_two, frozenset(packet_b), frozenset(packet_c - {also_by_one})))

    found: Counter[tuple[Cards, ...]] = Counter()
    for world in worlds(s, 0):
        places = (KEPT + 1, KEPT + 2, HAND + 1, HAND + 2)
        found[tuple(frozenset(world.cards_at(place)) & seen for place in places)] += 1
        assert [len(world.cards_at(place)) for place in places] == [3, 3, 6, 6]

    assert len(possible) == 2 * 7
    assert set(found) == possible
    share = WORLDS / len(possible)
    assert all(0.75 * share < count < 1.25 * share for count in found.values())


def test_three_players_unseen_cards_are_anywhere_alike() -> None:
    """One of the 51 cards never seen lies with seat 1, two with seat 2, all others in the pile, each as often.

    Rule: TH-DRAFT-02, TH-DRAFT-09.
    """
    s = new(3, 4)
    seen = set(s.in_hand(Seat(0)))
    for _ in range(3):
        choose(s, *first_cards(s))
        seen |= set(s.in_hand(Seat(0)))
    unseen = set(range(75)) - seen
    with_one: Counter[int] = Counter()
    in_pile: Counter[int] = Counter()
    for world in worlds(s, 0):
        mine = set(world.cards_at(KEPT + 1)) & unseen
        assert len(mine) == 1
        assert len(set(world.cards_at(KEPT + 2)) & unseen) == 2
        with_one.update(mine)
        in_pile.update(set(world.cards_at(PILE)) & unseen)

    assert len(unseen) == 75 - 9 - 8 - 7
    assert set(with_one) == unseen
    assert all(0.4 * WORLDS / 51 < with_one[card] < 1.8 * WORLDS / 51 for card in unseen)
    assert all(0.95 * WORLDS * 48 / 51 < in_pile[card] < 1.05 * WORLDS * 48 / 51 for card in unseen)


@pytest.mark.parametrize("returned", [True, False], ids=["the drawn card comes back", "the drawn card is gone"])
def test_two_players_the_worlds_are_exactly_the_possible_ones(returned: bool) -> None:
    """Seat 0 passes eight cards on; seat 1 draws one more, keeps one, discards one; seven come back.

    Rule: TH-TWO-04, TH-TWO-06, TH-TWO-09.
    """
    s = new(2, 8)
    choose(s, *first_cards(s))
    passed = set(s.in_hand(Seat(0)))
    discards = first_cards(s)
    choose(s, *discards)
    passed -= {discards[0]}
    drawn = next(iter(set(s.in_hand(Seat(1))) - passed))
    choose(s, s.in_hand(Seat(0))[0], min(passed) if returned else drawn)
    choose(s, s.in_hand(Seat(0))[0], min(set(s.in_hand(Seat(1))) & passed))
    back = set(s.in_hand(Seat(0))) - {first_drawn(s)}

    possible = set()
    for kept, aside in permutations(passed | {-1}, 2):
        left = (passed | {-1}) - {kept, aside}
        if left & passed == back & passed and (-1 in left) == bool(back - passed):
            possible.add((frozenset({kept}) - {-1}, frozenset({aside}) - {-1}))

    found: Counter[tuple[Cards, Cards]] = Counter()
    for world in worlds(s, 0):
        kept_now = frozenset(world.cards_at(KEPT + 1)) & passed
        found[(kept_now, frozenset(world.cards_at(ASIDE + 1)) & passed)] += 1

    assert len(possible) == 2
    assert set(found) == possible
    assert all(0.8 * WORLDS / 2 < count < 1.2 * WORLDS / 2 for count in found.values())


def first_drawn(s: Hunt) -> int:
    """Return the card seat 0 has just drawn from its personal pile."""
    return int(s.personal[s.choice])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_card_of_each_packet_lies_with_each_player_until_the_end_of_the_round(seats: int) -> None:
    """What seat 0 passed and found again later, less some cards: each player in between holds exactly one of these.

    True in every world, during the draft and while cards are laid (games in which no Mule is played).

    Rule: TH-DRAFT-05, TH-DRAFT-07, TH-DRAFT-09.
    """
    for seed in range(3):
        s = new(seats, seed)
        rng = Seeded(seed)
        sightings: list[set[int]] = []
        while s.round == 1:
            if s.kind() == "keep" and s.waiting == (1 << seats) - 1:
                sightings.append(set(s.in_hand(Seat(0))))
            seat = next(seat for seat in range(seats) if s.waiting >> seat & 1)
            action = s.random_option(seat, rng)
            if s.kind() != "keep" and "mule" in GAME.write(int(action)):
                action = GAME.read("pass")
            s.apply(seat, action, rng)
            if s.round == 1:
                check_packets(s, sightings, seats)


def check_packets(s: Hunt, sightings: list[set[int]], seats: int) -> None:
    """Check one world of seat 0 against what it saw at each of its choices."""
    world = worlds(s, 0, 1)[0]
    kept = [set(s.cards_at(KEPT)) | set(s.in_hand(Seat(0))) | set(s.cards_at(LAID)) | set(s.cards_at(18))]
    holdings = [kept[0]]
    for seat in range(1, seats):
        places = (KEPT, LAID, 18) if s.kind() == "keep" else (HAND, LAID, 18)
        holdings.append({card for place in places for card in world.cards_at(place + seat)})
    for time in range(len(sightings) - seats):
        gone = sightings[time] - sightings[time + seats] - kept[0]
        assert len(gone) == seats - 1
        assert [len(gone & held) for held in holdings[1:]] == [1] * (seats - 1)


def test_two_players_of_two_missing_cards_one_was_kept_and_one_discarded() -> None:
    """What seat 0 passed and found again later, less two cards: in every world one of them lies aside.

    If only one is missing, the card that seat 1 drew went with it. Until the end of the round (games without a Mule);
    in 10 % of all worlds both were once kept or both aside.

    Rule: TH-TWO-03 to TH-TWO-06, TH-TWO-09.
    """
    pairs_checked = 0
    for seed in range(4):
        s = new(2, seed)
        rng = Seeded(seed)
        passed: list[set[int]] = []
        missing: list[set[int]] = []
        while s.round == 1:
            fresh = s.waiting == s.asked
            if s.kind() == "keep-two" and fresh:
                if s.choice >= 2:
                    missing.append(passed[s.choice - 2] - set(s.in_hand(Seat(0))))
                mine = set(s.cards_at(KEPT)) | set(s.cards_at(ASIDE))
            seat = next(seat for seat in range(2) if s.waiting >> seat & 1)
            action = s.random_option(seat, rng)
            if "play mystery" in GAME.write(int(action)):
                action = GAME.read("pass")
            before = set(s.in_hand(Seat(0)))
            s.apply(seat, action, rng)
            if s.kind() == "keep-two" and s.choice > len(passed):
                gone = set(s.cards_at(KEPT)) | set(s.cards_at(ASIDE))
                passed.append(before - (gone - mine))
            pairs_checked += check_missing(s, missing)
    assert pairs_checked > 100


def check_missing(s: Hunt, missing: list[set[int]]) -> int:
    """Check worlds of seat 0: of each pair of missing cards exactly one lies aside; return how many were looked at."""
    pairs = [cards for cards in missing if len(cards) == 2]
    if s.round > 1 or not pairs or s.waiting != s.asked:
        return 0
    for world in worlds(s, 0, 2):
        aside = set(world.cards_at(ASIDE + 1))
        assert [len(cards & aside) for cards in pairs] == [1] * len(pairs)
    return len(pairs)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_truth_is_always_possible(seats: int) -> None:
    """Whatever happens, Mules included: where a card truly lies is never excluded by anybody's memory.

    Rule: TH-ACT-21, TH-GOB-20, TH-DRAFT-09.
    """
    for seed in range(2):
        s = new(seats, seed)
        rng = Seeded(seed + 100)
        while not s.over:
            seat = next(seat for seat in range(seats) if s.waiting >> seat & 1)
            options = s.options(seat)
            mules = [int(action) for action in options if "play mystery" in GAME.write(int(action))]
            s.apply(seat, mules[0] if mules and rng.draw(2) else s.random_option(seat, rng), rng)
            if (mules or rng.draw(6) == 0) and not s.over:
                assert truth_is_possible(s)


def truth_is_possible(s: Hunt) -> bool:
    """Say whether nobody's memory excludes what is true."""
    known = s.known
    assert known is not None
    return all(known.allows(watcher, s.where()) for watcher in range(s.seats))


def test_the_view_tells_what_the_seat_remembers() -> None:
    """After the first pass seat 0 knows the eight cards of its neighbour.

    After the second that one of them was kept; after the third, when the rest comes back, which two are gone and who
    can have them.

    Rule: TH-DRAFT-05, TH-DRAFT-09.
    """
    s = new(3, 4)
    passed = set(s.in_hand(Seat(0))) - {first_cards(s)[0]}
    choose(s, *first_cards(s))
    assert GAME.view(s, 0)["memory"] == [
        {"cards": names(sorted(passed)), "where": [{"seat": 1, "zone": "hand", "most": 8}]},
    ]
    choose(s, *first_cards(s))

    assert {
        "cards": names(sorted(passed)),
        "where": [{"seat": 1, "zone": "kept", "most": 1}, {"seat": 2, "zone": "hand", "most": 7}],
    } in GAME.view(s, 0)["memory"]
    assert GAME.view(s, 62)["memory"] == []

    choose(s, *first_cards(s))
    assert {
        "cards": names(sorted(passed - set(s.in_hand(Seat(0))))),
        "where": [{"seat": 1, "zone": "kept", "most": 1}, {"seat": 2, "zone": "kept", "most": 1}],
    } in GAME.view(s, 0)["memory"]


def test_laying_tells_what_is_in_no_hand() -> None:
    """After blue is laid nobody holds a blue card: in all worlds those not laid are in the pile.

    Rule: TH-SITE-01, TH-SITE-03.
    """
    s = position(seats=3, phase="site", hands=[["blue-01", "red-01"], ["blue-02", "red-02"], ["red-03", "red-04"]])
    for world in worlds(s, 0, 50):
        held = {card for seat in range(3) for card in world.in_hand(Seat(seat))}
        assert all(card >= 12 for card in held)
        assert {"red-01"} == set(names(world.in_hand(Seat(0))))
    all_pass(s)


def test_a_mule_that_laid_nothing_drew_no_adventurer_of_the_site() -> None:
    """The others may think of any card but a green one; of blue ones too, which came too late.

    Rule: TH-ACT-21.
    """
    hands = [["mystery-mule-1", "red-01"], ["green-02", "red-02"]]
    rest = [card for card in GAME.nouns["card"] if card not in {*hands[0], *hands[1], "dog-3"}]
    s = position(seats=2, phase="site", site="green", hands=hands, pile=["dog-3", *rest])
    s.apply(0, GAME.read("play mystery-mule-1"), Seeded(1))
    drawn = {name for world in worlds(s, 1, 600) for name in names(world.in_hand(Seat(0)))} - {"red-01"}

    assert "dog-3" in drawn
    assert any(name.startswith("blue") for name in drawn)
    assert not any(name.startswith("green") for name in drawn)
    assert s.cards_at(PERSONAL) == []


def test_a_mule_before_the_goblins_may_have_drawn_any_card() -> None:
    """A watchdog too, which is laid with the others: nobody's memory excludes it.

    Rule: TH-GOB-20.
    """
    hands = [["mystery-mule-1", "coin-gold-1"], ["coin-gold-2"], ["coin-gold-3"]]
    rest = [card for card in GAME.nouns["card"] if card not in {*hands[0], *hands[1], *hands[2], "dog-3"}]
    s = position(seats=3, phase="goblins", hands=hands, pile=["dog-3", *rest], round=5)
    s.apply(0, GAME.read("play mystery-mule-1"), Seeded(1))
    drawn = {name for world in worlds(s, 1, 900) for name in names(world.in_hand(Seat(0)))}

    assert truth_is_possible(s)
    assert {"dog-3", "blue-01", "green-01", "red-01"} <= drawn
