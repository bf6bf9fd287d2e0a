"""Chasse-Partie: a bot that tries each card on a copy of the table, counts the crews as the book does, takes the best.

It looks to the end of its own card only: others are taken to pass. Everything is weighed in tenths of a gold piece.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.games.chasse_partie.actions import Action
from flibuste.games.chasse_partie.cards import CHOOSE_PLAYER, KINDS, LIMIT_HAND, LOWER_GOLD
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.places import HAND_SIZE
from flibuste.games.chasse_partie.rounds import TARGETS
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.targets import why_not_crew, why_not_player
from flibuste.games.chasse_partie.turns import Turn
from flibuste.games.chasse_partie.verbs import (
    BRISKAR,
    BRISKARS,
    CARDS,
    COUNTER,
    CREW,
    DISCARD,
    END,
    PASS,
    PLAYER,
    TAKE,
    VALUE,
)
from flibuste.kernel.bits import has, lowest, size
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

TENTHS: Final[i64] = 10
VICTORY: Final[i64] = 1_000_000
LOOT_WON: Final[i64] = 1_000  # for each gold piece of a round we win
LOOT_LOST: Final[i64] = 600  # and for each of a round that another wins
OUTRIGHT: Final[i64] = 250  # an automatic winner is worth at least this much
NO_CREW: Final[i64] = -60
UNWANTED: Final[i64] = -1  # of what a beginner would rather not do than end the turn
NO_MATTER: Final[i64] = 0
COUNTER_MARGIN: Final[i64] = 40  # a Pourparlers is kept for what hurts
DEPTH: Final[i64] = 4
BLIND: Final[i64] = -1  # instead of a depth: one card, and the own crew only
LIMITED: Final[i64] = 14  # for each card that a hand may hold less
TRAPPED: Final[i64] = 30  # for an opponent who cannot aim at our crew and hand
IMMUNE: Final[i64] = 35  # for a Captain whom nobody can single out

KEPT: Final[dict[str, int]] = {
    "discard-by-crew-value": 18,
    "botte-secrete": 12,
    "move-briskar": 40,
    "two-briskars-or-all-draw": 25,
    "espion": 25,
    "discard-one-briskar": 35,
    "galanterie": 45,
    "invasion": 45,
    "play-right-neighbour-crew": 25,
    "kraken": 15,
    "heure-des-comptes": 30,
    "mascotte": 15,
    "swap-hands": 8,
    "par-dessus-bord": 5,
    "pourparlers": 50,
    "pris-au-piege": 10,
    "rancon": 15,
    "rhum": 20,
    "sauve-qui-peut": 6,
    "sous-surveillance": 12,
    "vieux-roublard": 10,
    "vol-a-la-tire": 20,
}
"""What an action card is worth in the hand."""
KEPT_BY_KIND: Final[vec[i64]] = vec[i64]([KEPT[kind] for kind in KINDS])


@final
class GreedyChasse(Bot):
    """Breaks pure crews, fills its own, ends a round when it wins it, and counters what would hurt.

    ``depth`` is how many more cards of its own turn it thinks of after each; at BLIND it sees no crew but its own. Who
    does not ``counter`` never answers.
    """

    def __init__(self, depth: i64 = DEPTH, counters: bool = True) -> None:
        self.depth: i64 = depth
        self.counters: bool = counters

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the answer after which the table looks best from this seat."""
        assert isinstance(seen, Table)
        me = Seat(seat)
        options = sane_options(seen, me)
        if len(options) == 1:
            return options[0]
        table = seen.clone()
        table.known = None
        kind = table.kind()
        if kind == "discard":
            return lightest(table, me)
        if kind == "take":
            return heaviest(table, me, options)
        if kind == "counter" and not self.counters:
            return PASS
        return best_option(table, me, options, rng, self.depth)

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what the table is worth now and after an action, in pieces of gold."""
        assert isinstance(seen, Table)
        me = Seat(seat)
        table = seen.clone()
        table.known = None
        now = float(weigh(table, me)) / float(TENTHS)
        return [("now", now), ("then", float(look(table, me, action, rng, self.depth)) / float(TENTHS))]


@final
class ShiningChasse(Bot):
    """Plays what shines, as beginners do: the dearest card of its hand, Briskars to its own crew, and never answers."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose by the cards alone, without looking at what they would bring."""
        assert isinstance(seen, Table)
        options = sane_options(seen, Seat(seat))
        best = options[0]
        for action in options:
            if shine(seen, Seat(seat), action) > shine(seen, Seat(seat), best):
                best = action
        return best

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say how much an action shines, in pieces of gold."""
        assert isinstance(seen, Table)
        return [("shine", float(shine(seen, Seat(seat), action)) / float(TENTHS))]


def shine(s: Table, seat: Seat, action: i64) -> i64:
    """Return how good an action looks by itself: a dear card, the own crew for a Briskar, a dear victim elsewhere."""
    if action < CARDS:
        if is_stranger(s, s.zone_of(seat), action):
            return UNWANTED
        return card_value(s, seat, action)
    if CREW <= action < PLAYER:
        return TENTHS if (action - CREW == s.zone_of(seat)) == isinstance(s.stack[-1], Turn) else NO_MATTER
    if PLAYER <= action < BRISKAR:
        return NO_MATTER if action - PLAYER == seat else TENTHS
    if BRISKAR <= action < VALUE:
        gold = s.content.gold[action - BRISKAR] * TENTHS
        return -gold if s.zone_with(action - BRISKAR) == s.zone_of(seat) else gold
    if TAKE <= action < DISCARD:
        return card_value(s, seat, action - TAKE)
    if DISCARD <= action < PASS:
        return -card_value(s, seat, action - DISCARD)
    return UNWANTED if action == COUNTER else NO_MATTER


def is_stranger(s: Table, zone: i64, card: i64) -> bool:
    """Say whether a Briskar is of another faction than somebody in a crew."""
    if card >= BRISKARS or s.crews[zone] == 0 or s.content.faction[card] == s.content.mercenary:
        return False
    for other in range(BRISKARS):
        if s.zone_with(other) == zone and s.content.faction[other] not in (
            s.content.faction[card],
            s.content.mercenary,
        ):
            return True
    return False


def sane_options(s: Table, seat: Seat) -> vec[i64]:
    """Return the options but those that only hurt oneself; if there are no others, all of them."""
    options = s.options(seat)
    sane = vec[i64](capacity=len(options))
    for action in options:
        if not hurts_oneself(s, seat, action):
            sane = append(sane, action)
    if len(sane) == 0:
        return options
    return sane


def hurts_oneself(s: Table, seat: Seat, action: i64) -> bool:
    """Say whether an action lays Rhum beside the own crew or Sous surveillance on the own hand, or can only do so."""
    if BRISKARS <= action < CARDS:
        verb = s.content.effects[s.content.kind[action]][0].verb
        if verb == LOWER_GOLD:
            return not any(
                why_not_crew(s, seat, zone, -1) is None for zone in range(s.seats) if zone != s.zone_of(seat)
            )
        if verb == LIMIT_HAND:
            return not any(why_not_player(s, seat, CHOOSE_PLAYER, k) is None for k in s.every_seat() if k != seat)
        return False
    if action != CREW + s.zone_of(seat) and action != PLAYER + seat:
        return False
    top = s.stack[-1]
    if not isinstance(top, Action) or top.card < BRISKARS:
        return False
    verb = s.content.effects[s.content.kind[top.card]][0].verb
    return verb in (LOWER_GOLD, LIMIT_HAND)


def best_option(s: Table, seat: Seat, options: vec[i64], rng: Chance, depth: i64) -> i64:
    """Return the option that looks best; a card must beat the end of the turn, a counter must bring its price."""
    best = options[len(options) - 1]
    top = look(s, seat, best, rng, depth)
    if best == COUNTER:
        top -= COUNTER_MARGIN
    for action in options:
        if action != best:
            value = look(s, seat, action, rng, depth)
            if value > top or (value == top and best != END):
                top = value
                best = action
    return best


def look(s: Table, seat: Seat, action: i64, rng: Chance, depth: i64) -> i64:
    """Try an action on a copy, play it out to the end of its card, and weigh what comes of it."""
    t = s.clone()
    t.answer(seat, action, rng)
    let_pass(t, rng)
    turn = s.turns
    while not t.over and t.round == s.round:
        kind = t.kind()
        if kind == "gallant" or (kind == "turn" and (t.player != seat or t.turns == turn or depth <= 0)):
            return weigh(t, seat, depth != BLIND)
        if kind == "counter":
            let_pass(t, rng)
        elif has(t.waiting, seat) and kind != "discard":
            return best_value(t, seat, rng, depth - 1 if depth > 0 else depth)
        else:
            answer_for(t, Seat(lowest(t.waiting)), kind, rng)
    return outcome(s, t, seat)


def best_value(s: Table, seat: Seat, rng: Chance, depth: i64) -> i64:
    """Return the value of the best option: the choices of a card, or the plays of a turn to come."""
    top: i64 = -VICTORY * 2
    for action in sane_options(s, seat):
        top = max(top, look(s, seat, action, rng, depth))
    return top


def let_pass(t: Table, rng: Chance) -> None:
    """Let everybody else who is asked in an open window pass."""
    while t.waiting != 0 and t.waiting != t.asked and not t.over:
        t.answer(lowest(t.waiting), PASS, rng)
    if t.waiting != 0 and t.kind() == "counter":
        group = t.waiting
        while group != 0:
            seat = lowest(group)
            group &= group - 1
            t.answer(seat, PASS, rng)


def answer_for(t: Table, seat: Seat, kind: str, rng: Chance) -> None:
    """Answer for somebody inside the effect of a card: discard the least, else anything."""
    if kind == "discard":
        t.answer(seat, lightest(t, seat), rng)
    else:
        t.answer(seat, t.random_option(seat, rng), rng)


# weighing


def outcome(before: Table, after: Table, seat: Seat) -> i64:
    """Weigh a round that has ended: who has won its loot, or the game."""
    if after.over:
        if after.rank(seat) == 1:
            return VICTORY
        return -VICTORY
    value: i64 = 0
    for player in after.every_seat():
        gold = after.gold[player] - before.gold[player]
        if player == seat:
            value += gold * LOOT_WON
        else:
            value -= gold * (LOOT_LOST + near_victory(after, player))
    return value


def near_victory(s: Table, player: Seat) -> i64:
    """Weigh gold more in the hands of one who needs little more of it."""
    return s.gold[player] * 100 // TARGETS[s.seats] * 4


def weigh(s: Table, seat: Seat, rivals: bool = True) -> i64:
    """Weigh a table in the middle of a round: the lead in crews, the more the nearer the end, and the hands.

    Who does not see ``rivals`` weighs the own crew and hand alone.
    """
    if not rivals:
        return strength(s, seat) + hand_value(s, seat)
    needed = s.content.crew[s.loot]
    rival: i64 = NO_CREW * 2
    fullest: i64 = 0
    cards: i64 = 0
    for player in s.every_seat():
        fullest = max(fullest, s.crews[player])
        if player != seat:
            rival = max(rival, strength(s, player))
            cards += s.sizes[player]
    lead = strength(s, seat) - rival
    hands = hand_value(s, seat) - 6 * cards // (s.seats - 1)
    return lead * (4 + TENTHS * fullest // needed) // TENTHS + hands + lasting(s, seat)


def lasting(s: Table, seat: Seat) -> i64:
    """Weigh what the permanents in play do for a player and against it: limits, traps, protected Captains."""
    value = -TRAPPED * size(s.traps[seat])
    for other in range(s.seats):
        if other != seat:
            value += LIMITED * (HAND_SIZE - s.limits[other])
            if has(s.traps[other], seat):
                value += TRAPPED
    value = value // (s.seats - 1) - LIMITED * (HAND_SIZE - s.limits[seat])
    immune = s.immune
    while immune != 0:
        captain = lowest(immune)
        immune &= immune - 1
        if s.zone_with(captain) == s.zone_of(seat):
            value += IMMUNE
        else:
            value -= IMMUNE // (s.seats - 1)
    return value


def strength(s: Table, player: Seat) -> i64:
    """Weigh a player's current crew by the count of the book."""
    zone = s.zone_of(player)
    if s.crews[zone] == 0:
        return NO_CREW
    count = count_crew(s, zone, False)
    value = count.worth.total * TENTHS
    if count.outright:
        value = max(value, 0) + OUTRIGHT
    if count.captain:
        value += 3
    return value


def hand_value(s: Table, seat: Seat) -> i64:
    """Weigh the best cards of a hand, as many as may be kept."""
    total: i64 = 0
    for card in s.in_hand(seat, 0):
        total += card_value(s, seat, card)
    spare = s.sizes[seat] - s.limits[seat]
    if spare > 0:
        total -= spare * 10
    return total


def card_value(s: Table, seat: Seat, card: i64) -> i64:
    """Weigh a card in a hand: a Briskar by its gold and by the crew it would join."""
    if card >= BRISKARS:
        return KEPT_BY_KIND[s.content.kind[card]]
    value = s.content.gold[card] * 4
    if s.content.faction[card] == s.content.mercenary:
        value = 14
    if s.content.is_captain(card):
        value += 20
    return value


def lightest(s: Table, seat: Seat) -> i64:
    """Return the discard of the card that is worth least."""
    best: i64 = -1
    for card in s.in_hand(seat, 0):
        if best < 0 or card_value(s, seat, card) < card_value(s, seat, best):
            best = card
    return DISCARD + best


def heaviest(s: Table, seat: Seat, options: vec[i64]) -> i64:
    """Return the taking of the card that is worth most."""
    best = options[0]
    for action in options:
        if card_value(s, seat, action - TAKE) > card_value(s, seat, best - TAKE):
            best = action
    return best


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyChasse}
