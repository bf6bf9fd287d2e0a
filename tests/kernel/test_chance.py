"""Chance is passed in: seeded, scripted, and every outcome with its purpose."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.chance import Chance, Scripted, Seeded, faces
from flibuste.kernel.errors import BadData


def test_the_generator_gives_the_same_numbers_on_every_machine() -> None:
    """The first numbers of seed 1, also what the browser must give."""
    rng = Seeded(1)

    assert [int(rng.next32()) for _ in range(4)] == [573063952, 3268221502, 703077755, 2308299391]


def test_draws_are_even() -> None:
    rng = Seeded(5)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.draw(10)] += 1

    assert all(1800 < n < 2200 for n in counts)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Seeded(9)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2])
        rng.shuffle(cards, "deck")
        order = tuple(int(card) for card in cards)
        seen[order] = seen.get(order, 0) + 1

    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_outcomes_are_kept_with_their_purpose() -> None:
    rng = faces(10, 4)
    rng.kept = []
    rng.die(10, "attack")
    rng.die(10, "defence")

    assert rng.kept == [("attack", 10, 9), ("defence", 10, 3)]


@pytest.mark.parametrize(
    ("script", "code"),
    [
        (Scripted([]), "no_outcome_left"),
        (Scripted([10]), "outcome_out_of_range"),
        (Scripted([-1]), "outcome_out_of_range"),
        (Scripted(None, [("attack", 6, 3)]), "other_outcome"),
        (Scripted(None, [("defence", 10, 3)]), "other_outcome"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script: Scripted, code: str) -> None:
    with pytest.raises(BadData) as error:
        script.die(10, "attack")

    assert error.value.code == code


def test_a_source_of_ones_own_may_be_plain_python() -> None:
    class Highest(Chance):
        def draw(self, n: i64) -> i64:
            return n - 1

    assert Highest().die(6, "any") == 6
