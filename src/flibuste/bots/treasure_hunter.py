"""Treasure Hunter: a bot that drafts for the sites, the goblins and the purse, and plays an action only where it pays.

Everything is weighed in points, from the own cards, the board and what all can see. How strong the others will be is
guessed from how many cards of a kind a hand holds on average.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.games.treasure_hunter.actions import change_total, why_not_play
from flibuste.games.treasure_hunter.cards import (
    ADD,
    CARDS,
    DOUBLE,
    DRAW,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLIN_STEP,
    PER_SITE,
    SELF,
    SHIELD,
    SITES,
    SLEEP,
    is_adventurer,
    site_of,
)
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.scrolls import payment
from flibuste.games.treasure_hunter.sites import is_awake
from flibuste.games.treasure_hunter.state import (
    ACTION,
    DISCARD,
    HAND,
    KEEP,
    KEPT,
    LAID,
    NONE,
    ROUNDS,
    TARGET,
    TO_DISCARD,
    TO_DONE,
    TO_KEEP,
    TO_PASS,
    TO_PLAY,
    TO_SLEEP,
    TO_TARGET,
    TO_USE,
)
from flibuste.games.treasure_hunter.treasures import eligible, winner
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

BELOW: Final = vec[i64](
    [0, 22, 25, 28, 31, 34, 38, 42, 46, 50, 55, 59, 64, 68, 72, 76, 79, 82, 84, 86, 88, 90, 91, 93, 94, 95]
)
"""How many of a hundred hands have a total below so much at a site; 22 have no adventurer there."""
FEWER_PAWS: Final = vec[i64]([0, 27, 37, 52, 66, 78, 87, 92, 96, 98])
"""How many of a hundred hands have fewer Paws than so many."""

SCROLL: Final = 5.0
"""What a scroll is worth on average."""
CARD_KEPT: Final = 1.5
"""What an action card is worth as long as a site is to come."""


DRAFT: Final[i64] = 1
ACTIONS: Final[i64] = 2
SCROLLS: Final[i64] = 4
"""What may be understood: what a card adds to the others, when an action card pays, what scrolls want."""
EVERYTHING: Final[i64] = 7


@final
class GreedyHunter(Bot):
    """Takes what is worth most now, as far as it understands the game."""

    def __init__(self, understands: i64 = EVERYTHING) -> None:
        self.understands: i64 = understands

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose for the open decision."""
        assert isinstance(seen, Hunt)
        me = Seat(seat)
        if seen.phase == KEEP:
            return TO_KEEP + self.best_in_hand(seen, me)
        if seen.phase == DISCARD:
            return TO_DISCARD + self.best_in_hand(seen, me)
        if seen.phase == ACTION:
            return choose_action(seen, me) if self.understands & ACTIONS != 0 else TO_PASS
        if seen.phase == TARGET:
            return choose_target(seen, me, rng)
        return choose_scroll(seen, me, self.understands & SCROLLS != 0)

    def best_in_hand(self, s: Hunt, seat: Seat) -> i64:
        """Return the card of the hand that is worth most; with two players it is also the one not to pass on."""
        best: i64 = NONE
        top = 0.0
        for card in range(CARDS):
            if s.place[card] == HAND + seat:
                worth = self.worth(s, seat, card)
                if best == NONE or worth > top:
                    best = card
                    top = worth
        return best

    def worth(self, s: Hunt, seat: Seat, card: i64) -> float:
        """Return what a card is worth to somebody who understands so much."""
        if self.understands & DRAFT == 0:
            return shine(s, card)
        if self.understands & SCROLLS == 0:
            return plain_worth(s, seat, card)
        return card_worth(s, seat, card)

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what a card is worth, what an action card gains or what a scroll pays, in points."""
        assert isinstance(seen, Hunt)
        me = Seat(seat)
        if action < TO_PLAY:
            return [("worth", self.worth(seen, me, action % CARDS))]
        if action < TO_SLEEP and seen.site < SITES:
            now = outcome(seen, me)
            return [("now", now), ("gain", action_gain(seen, me, action - TO_PLAY, now))]
        if TO_USE <= action < TO_PASS:
            return [("pay", float(payment(seen, me, action - TO_USE)))]
        return []


def thought(s: Hunt, seat: Seat, action: i64) -> float:
    """Return what the quick bot thinks of an answer, in points; passing and waiting are 0."""
    if action < TO_PLAY:
        return card_worth(s, seat, action % CARDS)
    if action < TO_SLEEP:
        if s.site < SITES:
            return action_gain(s, seat, action - TO_PLAY, outcome(s, seat))
        return 0.5 if s.content.effect[action - TO_PLAY] == DRAW else goblin_loss(s, seat, HAND) - 0.5
    if action < TO_TARGET:
        return outcome_asleep(s, seat, action - TO_SLEEP)
    if TO_USE <= action < TO_PASS:
        return float(payment(s, seat, action - TO_USE)) - 6.5 + float(s.round // ROUNDS * 6)
    return 0.0


# the draft


def shine(s: Hunt, card: i64) -> float:
    """Return the number that is printed on a card: what a beginner sees."""
    content = s.content
    return float(content.force[card] + content.paws[card] + content.coin[card])


def card_worth(s: Hunt, seat: Seat, card: i64) -> float:
    """Return what a card adds to the kept ones and to what the own scrolls pay."""
    return plain_worth(s, seat, card) + scroll_bonus(s, seat, card)


def plain_worth(s: Hunt, seat: Seat, card: i64) -> float:
    """Return what a card adds to the kept ones."""
    if is_adventurer(card):
        return adventurer_worth(s, seat, card)
    if card < FIRST_COIN:
        return dog_worth(s, seat, card)
    if card < FIRST_ACTION:
        return float(s.content.coin[card])
    return action_worth(s, seat, card)


def adventurer_worth(s: Hunt, seat: Seat, card: i64) -> float:
    """Return by how much an adventurer raises what its site is likely to bring."""
    site = site_of(card)
    force = kept_force(s, seat, site)
    return site_worth(s, seat, site, force + s.content.force[card]) - site_worth(s, seat, site, force)


def kept_force(s: Hunt, seat: Seat, site: i64) -> i64:
    """Add the Force kept for a site."""
    force: i64 = 0
    for card in range(site * PER_SITE, (site + 1) * PER_SITE):
        if s.place[card] == KEPT + seat:
            force += s.content.force[card]
    return force


def site_worth(s: Hunt, seat: Seat, site: i64, force: i64) -> float:
    """Return what a total is likely to bring at a site, with the cards still to come in mind."""
    if force <= 0:
        return 0.0
    high = tile_worth(s, seat, s.spaces[site * 2])
    low = tile_worth(s, seat, s.spaces[site * 2 + 1])
    hoped = force
    if force > 6:
        hoped += s.sizes[seat] // 2
    return chance_of_most(s, hoped) * high + chance_of_least(s, force) * low


def chance_of_most(s: Hunt, force: i64) -> float:
    """Guess how likely a total is the highest."""
    return to_the_power(below(BELOW, force), s.seats - 1)


def chance_of_least(s: Hunt, force: i64) -> float:
    """Guess how likely a total is the lowest among those who came."""
    return to_the_power(1.0 + below(BELOW, 1) - below(BELOW, force + 1), s.seats - 1)


def below(table: vec[i64], n: i64) -> float:
    """Read a table of percentages."""
    last: i64 = len(table) - 1
    if n > last:
        n = last
    return float(table[n]) / 100.0


def to_the_power(chance: float, times: i64) -> float:
    """Multiply a chance with itself."""
    result = 1.0
    for k in range(times):
        result *= chance
    return result


def tile_worth(s: Hunt, seat: Seat, tile: i64) -> float:
    """Return what a treasure is worth to a player."""
    if tile == NONE:
        return 0.0
    if tile < FIRST_YELLOW:
        return float(s.content.value[tile])
    return SCROLL


def dog_worth(s: Hunt, seat: Seat, dog: i64) -> float:
    """Return by how much a watchdog raises what the goblins leave or bring."""
    paws: i64 = 0
    for card in range(FIRST_DOG, FIRST_COIN):
        if s.place[card] == KEPT + seat:
            paws += s.content.paws[card]
    return pack_worth(s, paws + s.content.paws[dog]) - pack_worth(s, paws)


def pack_worth(s: Hunt, paws: i64) -> float:
    """Return what a sum of Paws is likely to save and to win."""
    saved = 0.0
    won = 0.0
    for goblin in s.goblins:
        if goblin != NONE and s.content.goblin_paws[goblin] <= paws:
            coin = float(s.content.goblin_coin[goblin])
            robbed = below(FEWER_PAWS, s.content.goblin_paws[goblin])
            saved += coin
            won += 1.0 + coin * robbed * float(s.seats - 1)
    return saved + won * to_the_power(below(FEWER_PAWS, paws), s.seats - 1)


def action_worth(s: Hunt, seat: Seat, card: i64) -> float:
    """Return what an action card may be good for."""
    effect = s.content.effect[card]
    if effect == DOUBLE:
        force = kept_force(s, seat, s.content.bound_site[card])
        return site_worth(s, seat, s.content.bound_site[card], force * 2 + 6) / 3.0
    if effect == ADD:
        return 1.0 + float(max(s.content.amount[card], -s.content.amount[card])) / 3.0
    if effect == SHIELD:
        return goblin_loss(s, seat, KEPT) * 0.8
    return CARD_KEPT


def goblin_loss(s: Hunt, seat: Seat, zone: i64) -> float:
    """Return what the goblins would take from the dogs of a zone."""
    paws: i64 = 0
    for dog in range(FIRST_DOG, FIRST_COIN):
        if s.place[dog] == zone + seat:
            paws += s.content.paws[dog]
    loss = 0.0
    for goblin in s.goblins:
        if goblin != NONE and s.content.goblin_paws[goblin] > paws:
            loss += float(s.content.goblin_coin[goblin])
    return loss


def scroll_bonus(s: Hunt, seat: Seat, card: i64) -> float:
    """Return what the own scrolls would pay more if a card lay before the player."""
    extra: i64 = 0
    where = s.place[card]
    for tile in range(FIRST_YELLOW, FIRST_GREY):
        if s.tile_at[tile] == seat:
            extra -= payment(s, seat, tile)
            s.place[card] = LAID + seat
            extra += payment(s, seat, tile)
            s.place[card] = where
    return float(extra) * 0.8


# action cards


def choose_action(s: Hunt, seat: Seat) -> i64:
    """Play the card that changes most in our favour, or pass."""
    if s.site == GOBLIN_STEP:
        return before_goblins(s, seat)
    now = outcome(s, seat)
    best: i64 = TO_PASS
    top = 0.0
    for card in range(FIRST_ACTION, CARDS):
        if s.place[card] == HAND + seat and why_not_play(s, seat, card) is None:
            gain = action_gain(s, seat, card, now)
            if gain > top:
                top = gain
                best = TO_PLAY + card
    return best


def before_goblins(s: Hunt, seat: Seat) -> i64:
    """Draw whenever possible, and hide from goblins that would take something."""
    for card in range(FIRST_ACTION, CARDS):
        if s.place[card] == HAND + seat and why_not_play(s, seat, card) is None:
            if s.content.effect[card] == DRAW or goblin_loss(s, seat, HAND) > 0.0:
                return TO_PLAY + card
    return TO_PASS


def action_gain(s: Hunt, seat: Seat, card: i64, now: float) -> float:
    """Return what a card gains at this site beyond what it may be worth later."""
    effect = s.content.effect[card]
    if effect == DRAW:
        return 0.5 if now == 0.0 else 0.0
    kept = CARD_KEPT
    if s.site == SITES - 1 or effect == DOUBLE:
        kept = 0.1
    if effect == SLEEP:
        return after_sleep(s, seat) - now - kept
    if s.content.target[card] != SELF:
        return 0.0
    alone = after_card(s, seat, card, NONE) - now - kept
    for other in range(card + 1, CARDS):
        if s.place[other] == HAND + seat and why_not_play(s, seat, other) is None:
            if s.content.effect[other] == ADD or s.content.effect[other] == DOUBLE:
                alone = max(alone, after_card(s, seat, card, other) - now - 2.0 * kept)
    return alone


def after_card(s: Hunt, seat: Seat, card: i64, other: i64) -> float:
    """Return what we would take after one or two cards more."""
    doubled = s.doubled[seat]
    bonus = s.bonus[seat]
    change_total(s, seat, card)
    if other != NONE:
        change_total(s, seat, other)
    worth = outcome(s, seat)
    s.doubled[seat] = doubled
    s.bonus[seat] = bonus
    return worth


def after_sleep(s: Hunt, seat: Seat) -> float:
    """Return what we would take after the best nap."""
    return outcome_asleep(s, seat, best_nap(s, seat))


def best_nap(s: Hunt, seat: Seat) -> i64:
    """Return which of our adventurers should sleep."""
    best: i64 = NONE
    top = 0.0
    for card in range(s.site * PER_SITE, (s.site + 1) * PER_SITE):
        if s.place[card] == LAID + seat and is_awake(s, card):
            worth = outcome_asleep(s, seat, card)
            if best == NONE or worth > top:
                best = card
                top = worth
    return best


def outcome_asleep(s: Hunt, seat: Seat, card: i64) -> float:
    """Return what we would take if an adventurer slept."""
    asleep = s.asleep
    s.asleep |= bit(card)
    worth = outcome(s, seat)
    s.asleep = asleep
    return worth


def outcome(s: Hunt, seat: Seat) -> float:
    """Return what we would take if all passed now."""
    seats = eligible(s)
    worth = 0.0
    if winner(s, seats, True) == seat:
        worth += tile_worth(s, seat, s.spaces[s.site * 2])
    if winner(s, seats, False) == seat:
        worth += tile_worth(s, seat, s.spaces[s.site * 2 + 1])
    return worth


def choose_target(s: Hunt, seat: Seat, rng: Chance) -> i64:
    """Choose who sleeps; for cards of somebody's own making, anything."""
    card = best_nap(s, seat)
    if s.content.effect[s.playing] == SLEEP and card != NONE:
        return TO_SLEEP + card
    return s.random_option(seat, rng)


# scrolls


def choose_scroll(s: Hunt, seat: Seat, waits: bool) -> i64:
    """Use a scroll that pays at least what it would pay on average, and any in the last round or without waiting."""
    wanted = 6 - s.round // ROUNDS * 5
    if not waits:
        wanted = 1
    for tile in range(FIRST_YELLOW, FIRST_GREY):
        if s.tile_at[tile] == seat and payment(s, seat, tile) >= wanted:
            return TO_USE + tile
    return TO_DONE


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyHunter}
