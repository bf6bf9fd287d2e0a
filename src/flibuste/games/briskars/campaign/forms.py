"""The forms of a campaign: who meets whom, where, and when it is over."""

from __future__ import annotations

from typing import Final, final

from flibuste.kernel.errors import IllegalAction

DUEL: Final = "duel"
LEAGUE: Final = "league"
VOYAGE: Final = "voyage"
FORMS: Final = (DUEL, LEAGUE, VOYAGE)

PORTS: Final = (
    ("tarn-haven", "chest"),
    ("saltpan-quay", "three-crates"),
    ("the-drowned-goat", "captains-head"),
    ("powder-point", "powder-magazine"),
    ("widows-cove", "smugglers-ledger"),
    ("fort-lantern", "night-watch"),
    ("the-long-reef", "last-plank"),
)
"""The ports of the map, and the scenario that is played before each."""
VOYAGE_STOPS: Final = (0, 1, 4, 2, 5, 6)
"""The six stops of a voyage; who waits there is in ``voyages.py``."""

DUEL_BATTLES: Final = 5
FIRST_BATTLES: Final = 2
FIRST_STAKE: Final = 1
STAKE: Final = 2
LAST_STAKE: Final = 3
VOYAGE_VICTORIES: Final = 4
SEATS: Final = {DUEL: (2, 2), LEAGUE: (3, 8), VOYAGE: (1, 1)}


@final
class Fixture:
    """One battle to come: its port, and the crews that meet there."""

    def __init__(self, port: int, sides: list[int]) -> None:
        self.port: int = port
        self.sides: list[int] = sides

    def scenario(self) -> str:
        """Name the scenario."""
        return PORTS[self.port][1]


def check_form(form: str, crews: int) -> None:
    """Refuse a form nobody knows, or one for another number of crews.

    Rule: BK-CAM-20.
    """
    if form not in FORMS:
        raise IllegalAction("no_such_form", f"{form!r} is none of {', '.join(FORMS)}", "BK-CAM-20")
    least, most = SEATS[form]
    if not least <= crews <= most:
        raise IllegalAction("wrong_number_of_crews", f"a {form} is for {least} to {most} crews", "BK-CAM-20")


def fixtures(form: str, crews: int) -> list[Fixture]:
    """List the battles of a campaign, in order; the bands of a voyage come after the one crew.

    Rule: BK-CAM-20.
    """
    check_form(form, crews)
    if form == DUEL:
        return [Fixture(k, [0, 1]) for k in range(DUEL_BATTLES)]
    if form == VOYAGE:
        return [Fixture(port, [0, k + 1]) for k, port in enumerate(VOYAGE_STOPS)]
    return [Fixture(round_ % len(PORTS), pair) for round_, pair in round_robin(crews)]


def round_robin(crews: int) -> list[tuple[int, list[int]]]:
    """Pair everybody with everybody once, round by round: one stays, the others go round the table.

    Rule: BK-CAM-20.
    """
    circle = list(range(crews + crews % 2))
    pairs: list[tuple[int, list[int]]] = []
    for round_ in range(len(circle) - 1):
        for k in range(len(circle) // 2):
            one, two = circle[k], circle[-1 - k]
            if max(one, two) < crews:
                pairs.append((round_, sorted([one, two])))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return pairs


def stake(form: str, battle: int, battles: int) -> int:
    """Return the renown that a crew can win in one of its battles, from 0 on: the first count least, the last most.

    Rule: BK-CAM-24.
    """
    if form == VOYAGE or battle < min(FIRST_BATTLES, battles - 1):
        return FIRST_STAKE
    return LAST_STAKE if battle == battles - 1 else STAKE


def renown_ahead(form: str, fought: int, planned: int) -> int:
    """Add up the renown that a crew which is in every battle can still win.

    Rule: BK-CAM-24.
    """
    return sum(stake(form, battle, planned) for battle in range(fought, planned))


def is_decided(form: str, fought: int, planned: int, renown: list[float]) -> bool:
    """Say whether a campaign is over: nothing is left to fight, or the second of a duel cannot catch up.

    Rule: BK-CAM-20.
    """
    if fought == planned:
        return True
    return form == DUEL and max(renown) - min(renown) > renown_ahead(form, fought, planned)
