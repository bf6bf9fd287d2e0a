"""Chapter 9: what the 22 action cards do, effect by effect, once no counter stops them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie import cards as c
from flibuste.games.chasse_partie.content import Effect
from flibuste.games.chasse_partie.crews import dismiss, dismiss_all, invade, move_briskar, swap_loot, wake_kraken
from flibuste.games.chasse_partie.hands import Discard, Spy, over_limit, swap_hands, take_at_random
from flibuste.games.chasse_partie.permanents import discard_permanents, lay_permanent
from flibuste.games.chasse_partie.piles import discard, discard_hand, draw, top_briskar
from flibuste.games.chasse_partie.places import IN_VIEW
from flibuste.games.chasse_partie.refusals import NOT_NOW
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.verbs import BRISKARS
from flibuste.kernel.bits import EVERYONE
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.steps import top

TURN_GOES_ON: Final[i64] = 0
TURN_ENDS: Final[i64] = 1


@final
@mypyc_attr(free_list_len=1)
class Effects(Rule):
    """Let a card take effect, one effect after the other; then an instant goes to the discard.

    Some effects ask (Espion, Par-dessus bord, Sous surveillance): they are steps of their own, and this one goes on
    after them. Returns whether the turn ends.

    Rule: CP-TURN-07, CP-TURN-08, CP-ACT-02, CP-PILE-06.
    """

    def __init__(
        self,
        actor: Seat,
        card: i64,
        named: i64,
        number: i64,
        briskar: i64,
        zone: i64,
        done: i64 = 0,
        result: i64 = TURN_GOES_ON,
    ) -> None:
        self.actor: Seat = actor
        self.card: i64 = card
        self.named: i64 = named
        self.number: i64 = number
        self.briskar: i64 = briskar
        self.zone: i64 = zone
        self.done: i64 = done
        self.result: i64 = result

    def resume(self, s: Table, chance: Chance) -> None:
        effects = s.content.effects[s.content.kind[self.card]]
        while self.done < len(effects):
            effect = effects[self.done]
            self.done += 1
            if effect.mode == c.ANY_MODE or effect.mode == self.named:
                self.happen(s, effect, chance)
                if top(s.stack) is not self:
                    return
        if not s.content.is_permanent(self.card):
            discard(s, self.card)
        s.finish(self.result)

    def happen(self, s: Table, effect: Effect, chance: Chance) -> None:
        """Name the kind of effect."""
        if s.content.is_permanent(self.card):
            self.lay(s, effect)
        elif effect.verb == c.DRAW:
            self.draw(s, effect, chance)
        elif not self.on_crews(s, effect.verb, chance) and not self.on_hands(s, effect.verb, chance):
            self.on_turn(s, effect)

    def lay(self, s: Table, effect: Effect) -> None:
        """Lay a permanent where its text says, naming whom it binds.

        Rule: CP-TURN-08, CP-CARD-09a, CP-CARD-16a, CP-CARD-18a, CP-CARD-20a, CP-CARD-20b, CP-CARD-21a, CP-ROT-04 to
        CP-ROT-06.
        """
        if effect.verb == c.SHIFT_CREWS:
            lay_permanent(s, self.card, self.actor, s.zone_of(self.actor), -1)
        elif effect.verb == c.SHIELD:
            lay_permanent(s, self.card, self.actor, s.zone_of(self.actor), self.named)
        elif effect.verb == c.LOWER_GOLD:
            lay_permanent(s, self.card, self.actor, self.zone, -1)
        elif effect.verb == c.PROTECT_CAPTAIN:
            lay_permanent(s, self.card, self.actor, self.zone, self.briskar)
        elif effect.verb == c.LIMIT_HAND:
            player = self.chosen()
            lay_permanent(s, self.card, self.actor, s.zone_of(player), player)
            s.call(Discard(player, over_limit(s, player)))

    def chosen(self) -> Seat:
        """Return the player who was named; other cards name a value or one of their two ways there."""
        return Seat(self.named)

    def draw(self, s: Table, effect: Effect, chance: Chance) -> None:
        """Let the actor, the player chosen, or everybody in order of turns from the actor draw.

        Rule: CP-PILE-04, CP-CARD-02a, CP-CARD-04a, CP-CARD-04f, CP-CARD-12a, CP-INT-54, CP-INT-64.
        """
        if effect.who == c.ACTOR:
            draw(s, self.actor, effect.count, chance)
        elif effect.who == c.CHOSEN:
            draw(s, self.chosen(), effect.count, chance)
        else:
            seat = self.actor
            for number in range(s.seats):
                draw(s, seat, effect.count, chance)
                seat = s.right_of(seat)

    def on_crews(self, s: Table, verb: i64, chance: Chance) -> bool:
        """Do what concerns crews, loot and permanents; say whether the effect was one of these."""
        if verb == c.DISCARD_BY_VALUE:
            dismiss_all(s, self.actor, self.named, 0)
        elif verb == c.DISCARD_BRISKAR:
            dismiss(s, self.briskar)
        elif verb == c.MOVE_BRISKAR:
            move_briskar(s, self.briskar, self.zone)
        elif verb == c.DISCARD_BY_GOLD:
            wake_kraken(s, self.actor, chance)
        elif verb == c.SWAP_LOOT:
            swap_loot(s, self.briskar)
        elif verb == c.DISCARD_CREW:
            invade(s, self.chosen())
        elif verb == c.DISCARD_PERMANENTS:
            discard_permanents(s, self.actor)
        else:
            return False
        return True

    def on_hands(self, s: Table, verb: i64, chance: Chance) -> bool:
        """Do what concerns hands and touches no crew; say whether the effect was one of these.

        Rule: CP-OLD-13, CP-INT-67.
        """
        if verb == c.SPY:
            s.call(Spy(self.actor, self.chosen()))
        elif verb == c.TAKE_RANDOM:
            take_at_random(s, self.actor, self.chosen(), chance)
        elif verb == c.SWAP_HANDS:
            swap_hands(s, self.actor, self.chosen())
        elif verb == c.SACRIFICE:
            self.give_up_cards(s)
        elif verb == c.RENEW_HAND:
            renew_hand(s, self.actor, chance)
        elif verb == c.RECOVER_BRISKAR:
            recover_briskar(s, self.actor)
        else:
            return False
        return True

    def give_up_cards(self, s: Table) -> None:
        """Let the actor discard what was announced, or what counters have left of it, then the target as many or all.

        Rule: CP-CARD-14a, CP-CARD-14d, CP-CARD-14e, CP-CARD-14g, CP-INT-38.
        """
        given = min(self.number, s.sizes[self.actor])
        s.call(Discard(self.chosen(), given))
        s.call(Discard(self.actor, given))

    def on_turn(self, s: Table, effect: Effect) -> None:
        """Raise the number of Briskars of this turn, or end the turn.

        Rule: CP-CARD-04a to CP-CARD-04d, CP-CARD-08a, CP-INT-17, CP-INT-58.
        """
        if effect.verb == c.ALLOW_BRISKARS:
            s.allowed = max(s.allowed, effect.count)
        elif effect.verb == c.END_TURN:
            self.result = TURN_ENDS

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        return NOT_NOW

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.actor) and self.zone < s.seats and self.done >= 0

    def clone(self) -> Effects:
        return Effects(self.actor, self.card, self.named, self.number, self.briskar, self.zone, self.done, self.result)


def renew_hand(s: Table, actor: Seat, chance: Chance) -> None:
    """Discard the whole hand first, then draw as many cards.

    Rule: CP-CARD-19a, CP-CARD-19c, CP-INT-37, CP-INT-54.
    """
    draw(s, actor, discard_hand(s, actor), chance)


def recover_briskar(s: Table, actor: Seat) -> None:
    """Take the topmost Briskar of the discard into the hand; everybody sees which.

    Rule: CP-CARD-22a to CP-CARD-22c, CP-INT-43, CP-INT-60, CP-INT-61.
    """
    card = top_briskar(s)
    if card < 0 or card >= BRISKARS:
        return
    s.join_hand(actor, card)
    if s.known is not None:
        s.known.move(card, IN_VIEW, actor, EVERYONE)
    if s.log is not None:
        s.log.tell("recovers", public("seat", actor), public("card", card))
