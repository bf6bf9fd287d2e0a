"""Treasure Hunter, what is looked at in an answer: a card beside those kept and beside the board, a play, a scroll.

The desk of every seat (what it has kept) is held in numbers, so that a draft can be played on without a table.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.learned.features import Features
from flibuste.bots.treasure_hunter import after_card, after_sleep, goblin_loss, outcome, outcome_asleep
from flibuste.games.treasure_hunter.actions import why_not_play
from flibuste.games.treasure_hunter.cards import (
    ACTIONS,
    ADD,
    ADVENTURERS,
    ANY,
    CARDS,
    COINS,
    DOUBLE,
    DRAW,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLIN_STEP,
    OWN_ADVENTURER,
    PER_SITE,
    SELF,
    SHIELD,
    SITES,
    SITES_VISITED,
    SLEEP,
    STRONGEST,
    WATCHDOGS,
    Content,
    is_adventurer,
)
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.scrolls import payment
from flibuste.games.treasure_hunter.state import (
    DISCARD,
    HAND,
    KEEP,
    KEPT,
    MOST_SEATS,
    NONE,
    ROUNDS,
    TO_DONE,
    TO_PASS,
    TO_PLAY,
    TO_SLEEP,
    TO_TARGET,
    TO_USE,
)
from flibuste.kernel.bits import bit, has, size, spots, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

WAYS: Final = ["two", "three", "four", "many"]
TO_SELF: Final[i64] = 0
AWAY: Final[i64] = 1
"""What happens to a card of the draft: it is kept, or with two players laid aside."""
VERBS: Final = 2
STAGES: Final = 3
"""The first, the middle and the last three choices of a draft."""
CLASSES: Final = 11
"""Kinds of treasures: none, two of curses, six of relics, yellow and grey scrolls."""
SUMS: Final = 9
"""Steps of the Force kept for a site."""
FORCES: Final = 13
PAWS: Final = 13
STAKES: Final = 10
PAYS: Final = 7
KINDS: Final = 7
"""Kinds of action cards: doubling, a little more, much more, less, sleep, draw, shield."""
GAINS: Final = 16
STEPS: Final = 4

TABLES: Final = {
    "most": VERBS * CLASSES * SUMS * FORCES,
    "least": VERBS * CLASSES * SUMS * FORCES,
    "stage": VERBS * STAGES * SUMS * FORCES,
    "company": VERBS * 6 * 3 * FORCES,
    "pays": VERBS * PAYS * STAGES,
    "dog": VERBS * PAWS * 5 * STAGES,
    "saved": VERBS * STAKES * STAKES,
    "pack": VERBS * PAWS * STAKES,
    "coin": VERBS * 4 * STAGES,
    "action": VERBS * KINDS * STAGES,
    "companion": VERBS * CLASSES * SUMS,
    "play": KINDS * GAINS * STEPS,
    "pair": GAINS * STEPS,
    "pass": STEPS * 4 * GAINS,
    "nap": GAINS,
    "use": ROUNDS * 10 * 6,
    "wait": ROUNDS,
}
"""The tables by name: how many rows each has."""
IN_MOST: Final[i64] = 0
IN_LEAST: Final[i64] = 1
IN_STAGE: Final[i64] = 2
IN_COMPANY: Final[i64] = 3
IN_PAYS: Final[i64] = 4
IN_DOG: Final[i64] = 5
IN_SAVED: Final[i64] = 6
IN_PACK: Final[i64] = 7
IN_COIN: Final[i64] = 8
IN_ACTION: Final[i64] = 9
IN_COMPANION: Final[i64] = 10
IN_PLAY: Final[i64] = 11
IN_PAIR: Final[i64] = 12
IN_PASS: Final[i64] = 13
IN_NAP: Final[i64] = 14
IN_USE: Final[i64] = 15
IN_WAIT: Final[i64] = 16

EVERY_SITE: Final[i64] = 7
LOWEST: Final[i64] = -4
"""The lowest gain that is told from worse ones."""
MOST_SCROLLS: Final[i64] = FIRST_GREY - FIRST_YELLOW
SUM_OF: Final[vec[i64]] = vec[i64](
    [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7]
)
"""The step of a sum of Force; above them is the last one."""


def step_of(force: i64) -> i64:
    """Return the step of a sum of Force."""
    if force >= len(SUM_OF):
        return SUMS - 1
    return SUM_OF[max(force, 0)]


def class_of(content: Content, tile: i64) -> i64:
    """Return which kind of treasure a tile is."""
    if tile == NONE:
        return 0
    if tile >= FIRST_GREY:
        return 10
    if tile >= FIRST_YELLOW:
        return 9
    value = content.value[tile]
    if value < 0:
        return 1 if value < -4 else 2
    if value < 5:
        return 3
    return min(8, 4 + (value - 5) // 3)


def kind_of(content: Content, card: i64) -> i64:
    """Return which kind of action card a card is."""
    effect = content.effect[card]
    if effect == DOUBLE:
        return 0
    if effect == ADD:
        if content.amount[card] < 0:
            return 3
        return 1 if content.amount[card] < 6 else 2
    if effect == SLEEP:
        return 4
    return 5 if effect == DRAW else 6


def gained(points: float) -> i64:
    """Return the row of a gain in points."""
    return min(GAINS - 1, max(0, i64(points) - LOWEST))


@final
class HunterFeatures(Features):
    """Holds what each seat has kept in numbers, and looks at one answer beside it."""

    def __init__(self) -> None:
        super().__init__(list(TABLES), list(TABLES.values()), WAYS)
        self.most: vec[i64] = zeros(SITES)
        self.least: vec[i64] = zeros(SITES)
        self.stake: i64 = 0
        self.force: vec[i64] = zeros(MOST_SEATS * SITES)
        self.paws: vec[i64] = zeros(MOST_SEATS)
        self.company: vec[i64] = zeros(MOST_SEATS)
        self.adders: vec[i64] = zeros(MOST_SEATS)
        self.scrolls: vec[i64] = zeros(MOST_SEATS * MOST_SCROLLS)
        self.owned: vec[i64] = zeros(MOST_SEATS)
        self.now: float = 0.0

    def way(self, s: State) -> i64:
        """Tell two, three, four and more players apart."""
        return min(s.seats, 5) - 2

    def look(self, s: State, seat: i64) -> None:
        """Take in the board and the desk of a seat, or what its site would bring now."""
        assert isinstance(s, Hunt)
        if s.phase == KEEP or s.phase == DISCARD:
            self.look_at_board(s)
            self.look_at_desk(s, seat)
        elif s.site < SITES:
            self.now = outcome(s, Seat(seat))

    def look_at_board(self, s: Hunt) -> None:
        """Take in the treasures of the sites and what the goblins want."""
        for site in range(SITES):
            self.most[site] = class_of(s.content, s.spaces[site * 2])
            self.least[site] = class_of(s.content, s.spaces[site * 2 + 1])
        self.stake = 0
        for goblin in s.goblins:
            if goblin != NONE:
                self.stake += s.content.goblin_coin[goblin]

    def look_at_desk(self, s: Hunt, seat: i64) -> None:
        """Take in what a seat has kept so far, and its scrolls."""
        for site in range(SITES):
            self.force[seat * SITES + site] = 0
        self.paws[seat] = 0
        self.company[seat] = 0
        self.adders[seat] = 0
        here = KEPT + seat
        for card in range(CARDS):
            if s.place[card] == here:
                self.keep(s.content, seat, card)
        count: i64 = 0
        for tile in range(FIRST_YELLOW, FIRST_GREY):
            if s.tile_at[tile] == seat:
                self.scrolls[seat * MOST_SCROLLS + count] = tile
                count += 1
        self.owned[seat] = count

    def keep(self, content: Content, seat: i64, card: i64) -> None:
        """Lay a card on the desk of a seat."""
        if is_adventurer(card):
            self.force[seat * SITES + card // PER_SITE] += content.force[card]
        elif card < FIRST_COIN:
            self.paws[seat] += content.paws[card]
        elif card >= FIRST_ACTION:
            if content.effect[card] == DOUBLE:
                self.company[seat] |= EVERY_SITE if content.bound_site[card] == ANY else bit(content.bound_site[card])
            elif content.effect[card] == ADD and content.amount[card] > 0:
                self.adders[seat] += 1

    def rows(self, s: State, seat: i64, action: i64) -> i64:
        """Find the rows of an answer."""
        assert isinstance(s, Hunt)
        if action < TO_PLAY:
            if action < CARDS:
                return self.rows_of_card(s, seat, action, TO_SELF, s.choice)
            return self.rows_of_card(s, seat, action - CARDS, AWAY, s.choice)
        if action < TO_SLEEP:
            return self.rows_of_play(s, Seat(seat), action - TO_PLAY)
        if action < TO_TARGET:
            gain = outcome_asleep(s, Seat(seat), action - TO_SLEEP) - self.now
            self.found[0] = self.starts[IN_NAP] + gained(gain)
        elif action < TO_USE:
            self.found[0] = self.starts[IN_NAP]
        elif action < TO_PASS:
            tile = action - TO_USE
            pay = min(9, payment(s, Seat(seat), tile) // 2)
            self.found[0] = self.starts[IN_USE] + ((s.round - 1) * 10 + pay) * 6 + s.content.counts[tile]
        elif action == TO_DONE:
            self.found[0] = self.starts[IN_WAIT] + s.round - 1
        else:
            held = min(3, size(spots(s.place, HAND + seat, FIRST_ACTION, CARDS)))
            now = gained(self.now) if s.site < SITES else gained(-goblin_loss(s, Seat(seat), HAND))
            self.found[0] = self.starts[IN_PASS] + (s.site * 4 + held) * GAINS + now
        return 1

    # the draft

    def rows_of_card(self, s: Hunt, seat: i64, card: i64, verb: i64, choice: i64) -> i64:
        """Find the rows of a card that is kept or laid aside at one of the nine choices."""
        stage = choice // STAGES
        content = s.content
        if card < FIRST_DOG:
            count = self.rows_of_adventurer(content, seat, card, verb, stage)
        elif card < FIRST_COIN:
            count = self.rows_of_dog(s, seat, card, verb, stage)
        elif card < FIRST_ACTION:
            self.found[0] = self.starts[IN_COIN] + (verb * 4 + min(3, content.coin[card])) * STAGES + stage
            count = 1
        else:
            count = self.rows_of_action(content, seat, card, verb, stage)
        pay: i64 = 0
        for k in range(seat * MOST_SCROLLS, seat * MOST_SCROLLS + self.owned[seat]):
            pay += self.pay_for(content, seat, self.scrolls[k], card)
        if pay > 0:
            self.found[count] = self.starts[IN_PAYS] + (verb * PAYS + min(PAYS - 1, pay)) * STAGES + stage
            count += 1
        return count

    def rows_of_adventurer(self, content: Content, seat: i64, card: i64, verb: i64, stage: i64) -> i64:
        """Find the rows of an adventurer: both treasures of its site, how far the draft is, who helps it."""
        found = self.found
        starts = self.starts
        site = card // PER_SITE
        force = min(content.force[card], STRONGEST)
        step = step_of(self.force[seat * SITES + site])
        found[0] = starts[IN_MOST] + ((verb * CLASSES + self.most[site]) * SUMS + step) * FORCES + force
        found[1] = starts[IN_LEAST] + ((verb * CLASSES + self.least[site]) * SUMS + step) * FORCES + force
        found[2] = starts[IN_STAGE] + ((verb * STAGES + stage) * SUMS + step) * FORCES + force
        helpers = min(2, self.adders[seat]) * 2
        if has(self.company[seat], site):
            helpers += 1
        group: i64 = 0
        if step > 0:
            group = 1 if step < 4 else 2
        found[3] = starts[IN_COMPANY] + ((verb * 6 + helpers) * 3 + group) * FORCES + force
        return 4

    def rows_of_dog(self, s: Hunt, seat: i64, card: i64, verb: i64, stage: i64) -> i64:
        """Find the rows of a watchdog: beside the others, what it saves, and how strong the pack becomes."""
        found = self.found
        starts = self.starts
        content = s.content
        paws = self.paws[seat]
        more = paws + content.paws[card]
        saved: i64 = 0
        for goblin in s.goblins:
            if goblin != NONE and paws < content.goblin_paws[goblin] <= more:
                saved += content.goblin_coin[goblin]
        stake = min(STAKES - 1, self.stake)
        found[0] = starts[IN_DOG]
        found[0] += ((verb * PAWS + min(paws, PAWS - 1)) * 5 + min(4, content.paws[card])) * STAGES + stage
        found[1] = starts[IN_SAVED] + (verb * STAKES + min(STAKES - 1, saved)) * STAKES + stake
        found[2] = starts[IN_PACK] + (verb * PAWS + min(PAWS - 1, more)) * STAKES + stake
        return 3

    def rows_of_action(self, content: Content, seat: i64, card: i64, verb: i64, stage: i64) -> i64:
        """Find the rows of an action card; a companion is as good as its site."""
        self.found[0] = self.starts[IN_ACTION] + (verb * KINDS + kind_of(content, card)) * STAGES + stage
        site = content.bound_site[card]
        if content.effect[card] != DOUBLE or site == ANY:
            return 1
        step = step_of(self.force[seat * SITES + site])
        self.found[1] = self.starts[IN_COMPANION] + (verb * CLASSES + self.most[site]) * SUMS + step
        return 2

    def pay_for(self, content: Content, seat: i64, tile: i64, card: i64) -> i64:
        """Return what a scroll would pay more for a card: goblins are not counted, nobody knows who wins them."""
        counts = content.counts[tile]
        if is_adventurer(card):
            site = card // PER_SITE
            if counts == SITES_VISITED:
                if self.force[seat * SITES + site] != 0:
                    return 0
                return content.value[tile]
            force = content.force[card]
            if (
                counts != ADVENTURERS
                or content.only_site[tile] not in (ANY, site)
                or content.parity[tile] not in (ANY, force % 2)
                or not content.force_min[tile] <= force <= content.force_max[tile]
            ):
                return 0
            return content.value[tile]
        wanted = ACTIONS
        if card < FIRST_COIN:
            wanted = WATCHDOGS
        elif card < FIRST_ACTION:
            wanted = COINS
        if counts != wanted:
            return 0
        return content.value[tile]

    # action cards

    def rows_of_play(self, s: Hunt, seat: Seat, card: i64) -> i64:
        """Find the rows of an action card that is played now: what it brings at once, alone or with another one."""
        content = s.content
        kind = kind_of(content, card)
        effect = content.effect[card]
        gain = 0.0
        count: i64 = 1
        if s.site == GOBLIN_STEP:
            if effect == SHIELD:
                gain = goblin_loss(s, seat, HAND)
        elif effect == DRAW:
            gain = self.now
        elif effect == SLEEP:
            if content.target[card] == OWN_ADVENTURER:
                gain = after_sleep(s, seat) - self.now
        elif content.target[card] == SELF:
            gain = after_card(s, seat, card, NONE) - self.now
            self.found[1] = self.starts[IN_PAIR] + gained(self.with_another(s, seat, card)) * STEPS + s.site
            count = 2
        self.found[0] = self.starts[IN_PLAY] + (kind * GAINS + gained(gain)) * STEPS + s.site
        return count

    def with_another(self, s: Hunt, seat: Seat, card: i64) -> float:
        """Return what a card brings together with the best other one of the hand."""
        best = 0.0
        for other in range(FIRST_ACTION, CARDS):
            if other != card and s.place[other] == HAND + seat and why_not_play(s, seat, other) is None:
                if s.content.effect[other] == ADD or s.content.effect[other] == DOUBLE:
                    best = max(best, after_card(s, seat, card, other) - self.now)
        return best
