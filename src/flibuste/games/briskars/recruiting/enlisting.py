"""Putting a recruited band into the state: everybody fresh, loaded and whole; and the bands that are ready."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.arsenal import UNUSUAL_RELOAD_AP
from flibuste.games.briskars.cards.content import BANDS, STANDARD, Content, Worked
from flibuste.games.briskars.field.kit import GRAPNEL, GRAPNEL_THROW, ITEM_IDS
from flibuste.games.briskars.field.refusals import BAND_OF_OTHERS, BAND_UNFIT, NO_SUCH_ANSWER
from flibuste.games.briskars.field.state import ITEMS, NOTHING, SPELLS, Battlefield, Group
from flibuste.games.briskars.field.verbs import BAND, PIECES, SLOTS
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.recruiting.outfitting import Recruit, reload_ap
from flibuste.games.briskars.recruiting.recruiting import Band, band_ids, least_value, starter_bands
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def enlist(s: Battlefield, seat: Seat, band: Band) -> None:
    """Give a band to a seat.

    Rule: BK-DEP-08, BK-LDR-01.
    """
    for k, recruit in enumerate(band.recruits):
        enlist_briskar(s, Briskar(seat * BAND + k), recruit)
    for n in range(len(band.pieces)):
        card = s.content.ordnance[band.pieces[n]]
        piece = seat * PIECES + n
        s.piece[piece] = band.pieces[n]
        s.ammo[piece] = card.ammo
        s.piece_loaded[piece] = card.rate
    s.leader[seat] = Briskar(seat * BAND + band.leader)


def enlist_briskar(s: Battlefield, briskar: Briskar, recruit: Recruit) -> None:
    """Set one Briskar up: full health, AP, armour, loaded weapons.

    Rule: BK-DEP-08, BK-CHR-04.
    """
    s.profile[briskar] = recruit.profile
    card = s.card(briskar)
    s.cost[briskar] = recruit.cost
    s.hp[briskar] = card.hp
    s.cap[briskar] = card.hp
    s.ap[briskar] = card.ap
    s.armour[briskar] = recruit.armour
    if recruit.armour != NOTHING:
        s.lc[briskar] = s.content.armours[recruit.armour].squares
    if card.ordnance != NOTHING:
        s.cannon_ammo[briskar] = s.content.ordnance[card.ordnance].ammo
        s.cannon_loaded[briskar] = s.content.ordnance[card.ordnance].rate
    arm(s, briskar, recruit)
    equip(s, briskar, recruit)


def arm(s: Battlefield, briskar: Briskar, recruit: Recruit) -> None:
    """Hand out the weapons.

    Rule: BK-REL-05, BK-OBJ-22.
    """
    for k in range(min(len(recruit.weapons), SLOTS)):
        slot = briskar * SLOTS + k
        weapon = recruit.weapons[k]
        s.weapons[slot] = weapon
        s.loaded[slot] = s.content.weapons[weapon].rate
        if s.content.weapons[weapon].rate > 0 and reload_ap(s.content, recruit.profile, weapon) == UNUSUAL_RELOAD_AP:
            s.unusual[slot] = 1
    for k in recruit.poisoned:
        if k < SLOTS:
            s.poison[briskar * SLOTS + k] = 1


def equip(s: Battlefield, briskar: Briskar, recruit: Recruit) -> None:
    """Hand out objects and spells."""
    for item in recruit.items:
        card = s.content.items[item]
        if card.id in ITEM_IDS:
            s.items[briskar * ITEMS + ITEM_IDS[card.id]] += max(card.uses, 1)
    if s.items[briskar * ITEMS + GRAPNEL] > 0:
        s.items[briskar * ITEMS + GRAPNEL_THROW] = 1
    known: i64 = 0
    for spell in recruit.spells:
        if known < SPELLS:
            s.spells[briskar * SPELLS + known] = spell
            known += 1
    for spell in recruit.scrolls:
        if known < SPELLS:
            s.spells[briskar * SPELLS + known] = spell
            s.scroll[briskar * SPELLS + known] = 1
            known += 1


def dearest(s: Battlefield, seat: Seat) -> Group:
    """List the Briskars of a band with the highest cost.

    Rule: BK-LDR-01 to BK-LDR-03.
    """
    most: i64 = 0
    for briskar in s.band(seat):
        most = max(most, s.cost[briskar])
    found = vec[Briskar](capacity=2)
    for briskar in s.band(seat):
        if s.profile[briskar] != NOTHING and s.cost[briskar] == most:
            found = append(found, briskar)
    return found


@final
class ReadyMade(Worked):
    """The ready bands of a content: their files are read once."""

    def __init__(self, bands: list[Band]) -> None:
        self.bands: list[Band] = bands


def ready_bands(content: Content) -> list[Band]:
    """Return the ready bands of a content."""
    found = content.worked.get("bands")
    if not isinstance(found, ReadyMade):
        found = ReadyMade(starter_bands(content))
        content.worked["bands"] = found
    return found.bands


def known_as(name: str) -> str:
    """Return the id of the ready band that has a name, for readers of other languages; else the name itself."""
    for id, band in zip(band_ids(STANDARD), ready_bands(STANDARD), strict=True):
        if band.name == name:
            return id
    return name


def own_bands(content: Content) -> dict[str, str]:
    """Tell by their ids how the bands of one's own files are called."""
    every = zip(band_ids(content), ready_bands(content), strict=True)
    return {id: known_as(band.name) for id, band in every if id not in BANDS}


def why_not_take(s: Battlefield, seat: Seat, band: i64) -> Refusal | None:
    """Refuse a ready band whose value the scenario's budget does not allow, or that is somebody else's.

    Rule: BK-REC-02, BK-REC-03, BK-CAM-04.
    """
    ready = ready_bands(s.content)
    if not 0 <= band < len(ready):
        return NO_SUCH_ANSWER
    if ready[band].seat != seat and (ready[band].seat >= 0 or any(one.seat == seat for one in ready)):
        return BAND_OF_OTHERS
    tolerance = s.content.scenarios[s.scenario].tolerance
    if not least_value(s.budget, tolerance) <= ready[band].value <= s.budget:
        return BAND_UNFIT
    return None


def take_band(s: Battlefield, seat: Seat, band: i64) -> None:
    """Give a ready band to a seat."""
    enlist(s, seat, ready_bands(s.content)[band])
    if s.log is not None:
        s.log.tell("band", public("seat", seat), public("band", band))
