"""Chapter 6 and the chapters that lay them: lasting effects laid, used, ended, and when they end by themselves."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.ids import Briskar


def at_start(s: Battlefield, briskar: Briskar) -> None:
    """At the start of an activation: his own good effects count one, harmful ones on him begin to count.

    Rule: BK-RND-16.
    """
    ended: list[Lasting] = []
    for effect in s.lasting:
        if effect.harmful and effect.briskar == briskar:
            effect.begun = 1
        elif not effect.harmful and effect.source == briskar:
            effect.left -= 1
            if effect.left <= 0:
                ended.append(effect)
    _end(s, ended)


def at_end(s: Battlefield, briskar: Briskar) -> None:
    """At the end of an activation: harmful effects that covered it count one.

    Rule: BK-RND-16.
    """
    ended: list[Lasting] = []
    for effect in s.lasting:
        if effect.harmful and effect.briskar == briskar and effect.begun != 0:
            effect.left -= 1
            if effect.left <= 0:
                ended.append(effect)
    _end(s, ended)


def at_round_end(s: Battlefield) -> None:
    """At the end of a round: effects whose source has left end when it would have ended them; so does all on the gone.

    Rule: BK-RND-16.
    """
    ended: list[Lasting] = []
    for effect in s.lasting:
        gone = effect.briskar != NOBODY and s.place[effect.briskar] < 0
        orphan = not effect.harmful and s.place[effect.source] < 0 and s.round > effect.laid
        if orphan:
            effect.left -= 1
        if gone or (orphan and effect.left <= 0):
            ended.append(effect)
    _end(s, ended)


def _end(s: Battlefield, ended: list[Lasting]) -> None:
    """Take effects away; a spell wall leaves nothing behind."""
    for effect in ended:
        if effect.what == lasting.SPELL_WALL and is_spell_wall(s, effect.square):
            s.ground = s.ground.changed(effect.square, -1, 0, 0)
        s.lasting.remove(effect)


def is_spell_wall(s: Battlefield, square: i64) -> bool:
    """Say whether the wall of a spell stands on a square."""
    element = s.ground.element(square)
    return element >= 0 and s.content.elements[element].id == "spell-wall"


def use_effect(s: Battlefield, briskar: Briskar, what: i64) -> None:
    """Use one of a counted effect; at none it is gone."""
    for effect in s.lasting:
        if effect.briskar == briskar and effect.what == what and effect.amount > 0:
            effect.amount -= 1
            if effect.amount == 0:
                s.lasting.remove(effect)
            return


def end_effect(s: Battlefield, briskar: Briskar, what: i64) -> None:
    """Take all effects of one kind from a Briskar."""
    s.lasting = [e for e in s.lasting if not (e.briskar == briskar and e.what == what)]


def lay_effect(s: Battlefield, effect: Lasting) -> None:
    """Lay a lasting effect; the same spell again on the same Briskar renews it, unless its card says cumulative.

    Rule: BK-MAG-24.
    """
    if effect.spell != lasting.NO_SPELL and not s.content.spells[effect.spell].cumulative:
        s.lasting = [
            e
            for e in s.lasting
            if not (e.spell == effect.spell and e.briskar == effect.briskar and e.what == effect.what)
        ]
    s.lasting.append(effect)
