"""Chasse-Partie: what a choice makes of the crews, and what it leaves in the hand."""

from __future__ import annotations

from flibuste.bots.chasse_partie import GreedyChasse, let_pass
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, COUNTER, DISCARD, END, PASS, TAKE
from flibuste.insight.counsel import Counsel, Remark
from flibuste.kernel.bits import has, lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

LONGEST = 40
"""So many answers an effect may take at most before we look at what came of it."""


class ChasseCounsel(Counsel):
    """Looks at the gold of the loot and the worth of the crews."""

    worlds = 48
    copies = r"-\d+$"
    codes = (
        *("worth", "keeps-hand", "wins-loot", "loses-loot", "ends-round", "counters"),
        *("crew-up", "crew-down", "rival-up", "rival-down", "draws"),
    )

    def points(self, s: State, seat: int) -> float:
        """Count the gold of the loot won."""
        assert isinstance(s, Table)
        return float(s.gold[seat])

    def part(self, s: State) -> int:
        """Tell the rounds apart."""
        assert isinstance(s, Table)
        return int(s.round)

    def brought(self, s: State, seat: int) -> float | None:
        """Count what the seat has."""
        return self.points(s, seat)

    def remarks(self, seen: State, seat: int, action: int) -> list[Remark]:
        """Say what the crews are worth once a card has had its effect, if nobody counters it."""
        assert isinstance(seen, Table)
        if DISCARD <= action < PASS:
            return worth_in_gold(seen, action - DISCARD)
        if TAKE <= action < DISCARD:
            return worth_in_gold(seen, action - TAKE)
        if action == PASS:
            return [("keeps-hand", {"n": int(seen.sizes[seat])})]
        if action == COUNTER:
            return [("counters", {})]
        after = settled(seen, seat, action)
        if after.over or after.round != seen.round:
            return round_ended(seen, after, seat)
        found = crews_changed(seen, after, seat)
        if action == END:
            found.append(("keeps-hand", {"n": int(seen.sizes[seat])}))
        return found


def worth_in_gold(s: Table, card: int) -> list[Remark]:
    """Say what a Briskar is worth; other cards have no price."""
    return [("worth", {"gold": int(s.content.gold[card])})] if card < BRISKARS else []


def settled(seen: Table, seat: int, action: int) -> Table:
    """Play one action out on a copy: we go on as the quick bot would, nobody counters."""
    table = seen.clone()
    table.known = None
    rng, bot = Seeded(1), GreedyChasse()
    turn, begun = table.turns, table.round
    table.answer(seat, action, rng)
    for _ in range(LONGEST):
        let_pass(table, rng)
        if table.over or table.round != begun or table.turns != turn or table.kind() in ("turn", "gallant"):
            break
        asked = seat if has(table.waiting, seat) else lowest(table.waiting)
        table.answer(asked, bot.choose(table, asked, rng), rng)
    return table


def round_ended(before: Table, after: Table, seat: int) -> list[Remark]:
    """Say who takes the loot of a round that would end."""
    for player in range(after.seats):
        gold = int(after.gold[player] - before.gold[player])
        if gold > 0:
            code = "wins-loot" if player == seat else "loses-loot"
            return [(code, {"gold": gold, "seat": player})]
    return [("ends-round", {})]


def worth_of(s: Table, player: int) -> int:
    """Return what the crew of a player counts; nothing without one."""
    zone = s.zone_of(Seat(player))
    return int(count_crew(s, zone, False).worth.total) if s.crews[zone] else 0


def crews_changed(before: Table, after: Table, seat: int) -> list[Remark]:
    """Compare the crews: mine first, then the rival whose crew changes most."""
    found: list[Remark] = []
    was, now = worth_of(before, seat), worth_of(after, seat)
    if now != was:
        found.append(("crew-up" if now > was else "crew-down", {"before": was, "after": now}))
    changes = [(worth_of(after, p) - worth_of(before, p), p) for p in range(before.seats) if p != seat]
    change, rival = max(changes, key=lambda one: (abs(one[0]), -one[1]))
    if change:
        values: dict[str, object] = {"seat": rival, "before": worth_of(before, rival), "after": worth_of(after, rival)}
        found.append(("rival-up" if change > 0 else "rival-down", values))
    cards = int(after.sizes[seat] - before.sizes[seat])
    if cards > 0:
        found.append(("draws", {"n": cards}))
    return found
