"""The count once more, written the slow and plain way from the catalogue, on thousands of random crews."""

from __future__ import annotations

from random import Random

import pytest

from flibuste.games.chasse_partie.content import PRINTED
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.table import Table

from .scene import Scene

MERCENARIES = 0


def plain_worth(crew: list[int], rum: int, protected: set[int], least_tie: str) -> int:
    """Count a crew as the catalogue says."""
    faction = {card: int(PRINTED.faction[card]) for card in crew}
    counted = [card for card in crew if faction[card] != MERCENARIES] or crew
    gold = {card: PRINTED.gold[card] if card in protected else max(0, PRINTED.gold[card] - rum) for card in counted}
    led = {faction[card] for card in counted if PRINTED.is_captain(card)}
    value = {c: gold[c] * (2 if faction[c] in led and not PRINTED.is_captain(c) else 1) for c in counted}
    groups = {f: [c for c in counted if faction[c] == f] for f in {faction[c] for c in counted}}
    worth = {f: sum(value[c] for c in cards) for f, cards in groups.items()}
    if len(groups) == 1:
        return sum(worth.values())
    fewest = min(len(cards) for cards in groups.values())
    least = [f for f, cards in groups.items() if len(cards) == fewest]
    if least_tie == "none" and len(least) > 1:
        least = []
    elif least_tie == "lowest_only":
        least = [min(least, key=lambda f: worth[f])]
    elif len(least) == len(groups):
        least.remove(max(least, key=lambda f: worth[f]))
    return sum(-total if f in least else total for f, total in worth.items())


def lay(table: Table, crew: list[int]) -> None:
    """Put these cards beside seat 0 and nothing else."""
    for card in range(52):
        table.place[card] = 9 if card in crew else 5


@pytest.mark.parametrize("least_tie", ["all_tied", "lowest_only", "none"])
def test_the_count_agrees_with_the_plain_one(least_tie: str) -> None:
    """Rule: CP-SCORE-01, CP-SCORE-04 to CP-SCORE-16, CP-CARD-18b, CP-CARD-18c, CP-OLD-08."""
    random = Random(least_tie)
    table = Scene(2, settings={"least_tie": least_tie}).state
    for _ in range(1500):
        crew = random.sample(range(52), random.randint(1, 6))
        captains = {card for card in crew if PRINTED.is_captain(card)}
        protected = {card for card in captains if random.random() < 0.3}
        lay(table, crew)
        table.rum[0] = random.randint(0, 4)
        table.immune = sum(1 << card for card in protected)

        counted = count_crew(table, 0, True)
        assert counted.worth.total == plain_worth(crew, int(table.rum[0]), protected, least_tie)
        assert sum(amount for amount, _, _ in counted.worth.parts or []) == counted.worth.total
