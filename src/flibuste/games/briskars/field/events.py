"""What Briskars tells, each field with its noun."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.events import Event

# setting up
BAND: Final = Event("band", "seat", "band")
HIRES: Final = Event("hires", "seat", "size: number")
SIGNS: Final = Event("signs", "seat")
TOSS: Final = Event("toss", "seat")
ZONE: Final = Event("zone", "seat", "zone: number")
GUNNER: Final = Event("gunner", "briskar", "piece: number")
DEPLOYS: Final = Event("deploys", "briskar", "square")
CRATE: Final = Event("crate", "square")
MAP_READ: Final = Event("map-read", "briskar", "total: number")
TREASURE: Final = Event("treasure", "briskar", "gold: number")

# rounds
ROUND: Final = Event("round", "round: number")
ACTIVATED: Final = Event("activated", "briskar", "round: number")
BLEEDS: Final = Event("bleeds", "briskar", "damage: number")
POISONED: Final = Event("poisoned", "briskar", "damage: number")
DRINKS: Final = Event("drinks", "briskar")
ENDED: Final = Event("ended", "gold: number[]", "round: number")

# dice
DIE: Final = Event("die", "briskar", "face: number")
ROLLED: Final = Event(
    "rolled",
    "briskar",
    "purpose: text",
    "dice: number[]",
    "amounts: number[]",
    "reasons: text[]",
    "rules: text[]",
    "total: number",
    "criticals: number",
    "fumble: number",
)
SUCCEEDS: Final = Event("succeeds", "briskar", "purpose: text", "threshold: number")
FAILS: Final = Event("fails", "briskar", "purpose: text", "threshold: number")

# injuries
HIT: Final = Event("hit", "briskar", "damage: number", "hp: number")
ARMOUR_STOPS: Final = Event("armour-stops", "briskar", "stopped: number", "face: number")
UNTOUCHED: Final = Event("untouched", "briskar")
HEALED: Final = Event("healed", "briskar", "gained: number")
STARTS_BLEEDING: Final = Event("starts-bleeding", "briskar", "bleeding: number")
FALLS: Final = Event("falls", "briskar")
FLEES: Final = Event("flees", "briskar", "gold: number")
KNOCKED_OUT: Final = Event("knocked-out", "briskar", "gold: number")

# movement
WALKS: Final = Event("walks", "briskar", "square")
RACES: Final = Event("races", "briskar", "square")
CLIMBS: Final = Event("climbs", "briskar", "square")
CLINGS: Final = Event("clings", "briskar", "height: number")
GETS_UP: Final = Event("gets-up", "briskar")
STAYS_DOWN: Final = Event("stays-down", "briskar")
BREAKS_OFF: Final = Event("breaks-off", "briskar")
HELD_BACK: Final = Event("held-back", "briskar")
CRASHES: Final = Event("crashes", "briskar", "square")
PUSHED: Final = Event("pushed", "briskar", "fathoms: number")
PULLED: Final = Event("pulled", "briskar", "square")
DROPS: Final = Event("drops", "briskar", "square", "thing: text")
TURNS_SHIELD: Final = Event("turns-shield", "briskar", "direction")
SHIVERS: Final = Event("shivers", "briskar", "face: number")
TOPPLES: Final = Event("topples", "direction")

# fighting
ATTACKS: Final = Event("attacks", "briskar", "target: briskar", "weapon: text")
THRUSTS: Final = Event("thrusts", "briskar", "target: briskar", "weapon: text")
SHOOTS: Final = Event("shoots", "briskar", "target: briskar", "weapon: text")
ASSAULTS: Final = Event("assaults", "briskar", "target: briskar")
MISSED: Final = Event("missed", "briskar", "target: briskar")
DEFENDED: Final = Event("defended", "briskar", "target: briskar")
DODGED: Final = Event("dodged", "briskar", "target: briskar")
COUNTERED: Final = Event("countered", "briskar", "target: briskar")
RESTRAIN: Final = Event("restrain", "briskar", "target: briskar")
HEAD_BUTT: Final = Event("head-butt", "briskar", "target: briskar")
KICK: Final = Event("kick", "briskar", "target: briskar")
BREAK_HOLD: Final = Event("break-hold", "briskar", "target: briskar")
RESISTS: Final = Event("resists", "briskar", "target: briskar")
HOLDS: Final = Event("holds", "briskar", "target: briskar")
HOLD_ENDS: Final = Event("hold-ends", "briskar", "target: briskar")
DISARMS: Final = Event("disarms", "briskar", "target: briskar")
SLIPS: Final = Event("slips", "briskar")
LOSES_WEAPON: Final = Event("loses-weapon", "briskar", "weapon: text")
RELOADS: Final = Event("reloads", "briskar", "weapon: text")
CHEWS: Final = Event("chews", "briskar")
MORALE_ROLLED: Final = Event(
    "morale-rolled",
    "briskar",
    "dice: number[]",
    "amounts: number[]",
    "reasons: text[]",
    "rules: text[]",
    "total: number",
    "under: number",
)
MORALE_PASSED: Final = Event("morale-passed", "briskar", "face: number")
MORALE_FAILED: Final = Event("morale-failed", "briskar", "face: number")

# ordnance, kegs and structures
FIRES: Final = Event("fires", "briskar", "square")
DRIFTS: Final = Event("drifts", "briskar", "fathoms: number", "direction", "area: square[]")
BURSTS: Final = Event("bursts", "briskar")
ADDS_AMMO: Final = Event("adds-ammo", "briskar", "shots: number")
SETS_KEG: Final = Event("sets-keg", "briskar", "square")
KEG_WAITS: Final = Event("keg-waits", "face: number")
KEG_BLOWS: Final = Event("keg-blows", "square")
DESTROYED: Final = Event("destroyed", "square", "scenery: text")
CRATE_BROKEN: Final = Event("crate-broken", "square")

# magic
CASTS: Final = Event("casts", "briskar", "spell", "target: briskar")
SPELL_FAILS: Final = Event("spell-fails", "briskar", "spell")
RESISTS_SPELL: Final = Event("resists-spell", "briskar", "spell")
SPELL_CANCELLED: Final = Event("spell-cancelled", "briskar", "spell")
SPELL_TURNED: Final = Event("spell-turned", "briskar", "spell")
UNDER_SPELL: Final = Event("under-spell", "briskar", "spell")
INTERRUPTS: Final = Event("interrupts", "briskar", "target: briskar")
RAISES_WALL: Final = Event("raises-wall", "briskar", "square")
CORRODES: Final = Event("corrodes", "briskar", "armour: number")

# general actions
KNEELS: Final = Event("kneels", "briskar")
HIDES: Final = Event("hides", "briskar")
LOCATES: Final = Event("locates", "briskar", "target: briskar")
OPENED: Final = Event("opened", "briskar", "square", "scenery: text")
PICKS_UP: Final = Event("picks-up", "briskar", "square", "thing: text")
REMOVES_ARMOUR: Final = Event("removes-armour", "briskar")
EN_GARDE: Final = Event("en-garde", "briskar")
EATS: Final = Event("eats", "briskar")
TREATS: Final = Event("treats", "briskar", "target: briskar")
THROWS_NET: Final = Event("throws-net", "briskar", "target: briskar")
NETTED: Final = Event("netted", "briskar")
THROWS: Final = Event("throws", "briskar", "square", "thing: text")
HURLS: Final = Event("hurls", "briskar", "target: briskar")
FINDS: Final = Event("finds", "briskar", "gold: number")
MARKER_GOLD: Final = Event("marker-gold", "seat", "gold: number")
SEARCHES: Final = Event("searches", "briskar")
READS: Final = Event("reads", "briskar")
CONVINCES: Final = Event("convinces", "briskar")
DIGS: Final = Event("digs", "briskar")

EVENTS: Final = (
    BAND, HIRES, SIGNS, TOSS, ZONE, GUNNER, DEPLOYS, CRATE, MAP_READ, TREASURE,
    ROUND, ACTIVATED, BLEEDS, POISONED, DRINKS, ENDED,
    DIE, ROLLED, SUCCEEDS, FAILS,
    HIT, ARMOUR_STOPS, UNTOUCHED, HEALED, STARTS_BLEEDING, FALLS, FLEES, KNOCKED_OUT,
    WALKS, RACES, CLIMBS, CLINGS, GETS_UP, STAYS_DOWN, BREAKS_OFF, HELD_BACK, CRASHES, PUSHED, PULLED, DROPS,
    TURNS_SHIELD, SHIVERS, TOPPLES,
    ATTACKS, THRUSTS, SHOOTS, ASSAULTS, MISSED, DEFENDED, DODGED, COUNTERED, RESTRAIN, HEAD_BUTT, KICK,
    BREAK_HOLD, RESISTS, HOLDS, HOLD_ENDS, DISARMS, SLIPS, LOSES_WEAPON, RELOADS, CHEWS, MORALE_ROLLED,
    MORALE_PASSED, MORALE_FAILED,
    FIRES, DRIFTS, BURSTS, ADDS_AMMO, SETS_KEG, KEG_WAITS, KEG_BLOWS, DESTROYED, CRATE_BROKEN,
    CASTS, SPELL_FAILS, RESISTS_SPELL, SPELL_CANCELLED, SPELL_TURNED, UNDER_SPELL, INTERRUPTS, RAISES_WALL,
    CORRODES,
    KNEELS, HIDES, LOCATES, OPENED, PICKS_UP, REMOVES_ARMOUR, EN_GARDE, EATS, TREATS, THROWS_NET, NETTED,
    THROWS, HURLS, FINDS, MARKER_GOLD, SEARCHES, READS, CONVINCES, DIGS,
)  # fmt: skip
