"""Loose things and what the game itself puts on the map, in the hand of scenery.py."""

from __future__ import annotations

from ink import INK, box, line, oval, path
from scenery import GOLD, IRON, IRON2, ROPE, ROPE2, STONE, STONE2, WOOD, WOOD2, WOOD3, cask, crate, shadow


def bottle() -> str:
    return (shadow(54, 66, 24, 9) + '<g transform="rotate(58 48 52)">' + path("M42 14h12v16q10 6 10 18v34H32V48q0-12 10-18Z", "#5c7a4a", width=2.6)
            + box(36, 52, 24, 18, "#f3e3b8", width=1.8) + box(42, 10, 12, 8, WOOD, width=2) + line("M38 46v28", 3, "#a9c48d") + "</g>")


def stool() -> str:
    return (shadow(54, 62, 28, 16) + line("M32 56L28 80M64 56L68 80M48 62V86", 8) + line("M32 56L28 80M64 56L68 80M48 62V86", 4, WOOD2)
            + oval(48, 46, 28, 18, WOOD2, width=2.8) + oval(48, 42, 28, 18, WOOD, width=2.6) + oval(48, 42, 19, 11, "none", WOOD2, 1.6) + line("M26 44Q48 34 70 44", 1.4))


def bucket() -> str:
    return (shadow(56, 76, 26, 10) + path("M24 34L32 80Q48 88 64 80L72 34Z", WOOD, width=2.8) + line("M36 40L40 82M48 42V84M60 40L56 82", 1.5)
            + line("M27 50Q48 62 69 50", 6) + line("M27 50Q48 62 69 50", 3, IRON2) + oval(48, 34, 24, 10, "#7fb3c0", width=2.8) + line("M38 34q5 3 10 0t10 0", 2, "#d8efea")
            + line("M24 32Q48 -4 72 32", 3.4) + line("M24 32Q48 -4 72 32", 1.2, IRON2))


def sack() -> str:
    return (shadow(56, 74, 32, 14) + path("M34 30Q14 44 18 68Q22 86 48 86Q76 86 78 66Q80 44 60 30Z", "#cfae72", width=2.8)
            + path("M34 30Q30 18 40 14Q48 20 56 13Q66 18 60 30Q48 36 34 30Z", "#dcc08a", width=2.6) + line("M32 31Q48 39 62 31", 5) + line("M32 31Q48 39 62 31", 2.4, ROPE)
            + line("M48 50v26M48 58q-9-2-9-9q9 0 9 9M48 58q9-2 9-9q-9 0-9 9M48 69q-9-2-9-9q9 0 9 9M48 69q9-2 9-9q-9 0-9 9", 2, "#7d5c22"))


def rum_barrel() -> str:
    return cask(46, 46, 1.12, "#8a5a34") + path("M38 44h16v5q6 4 6 10v6H32v-6q0-6 6-10Z", "#f3e3b8", width=2) + line("M40 58h12M40 62h8", 1.6)


def cannonball_rack() -> str:
    balls = "".join(oval(x, y, 12, 12, IRON, width=2.6) + oval(x - 4, y - 4, 3, 2.4, "#9da0a6", width=0) for x, y in ((26, 62), (48, 62), (70, 62), (37, 44), (59, 44), (48, 27)))
    return shadow(54, 76, 40, 12) + box(10, 66, 76, 16, WOOD2, width=2.8) + line("M10 74H86", 1.6) + balls + box(10, 70, 76, 12, WOOD, width=2.6) + line("M24 76h.1M72 76h.1", 4)


def pile_of_crates() -> str:
    small = '<g transform="translate({} {}) scale(.58)">' + crate() + "</g>"
    return small.format(-2, 34) + small.format(42, 36) + small.format(18, 0)


def low_wall() -> str:
    return (box(0, 66, 96, 16, "#000", width=0, more='opacity=".26"') + box(0, 44, 96, 26, STONE2, width=2.8) + line("M0 57H96M22 44V57M66 44V57M44 57V70M84 57V70", 1.7)
            + box(0, 26, 96, 18, STONE, width=2.8) + line("M32 26V44M72 26V44", 1.7))


def spell_wall() -> str:
    runes = "M20 36l8-12 8 12M28 24v26M60 26l10 10-10 10-10-10ZM30 62q8-8 16 0t16 0t12-2"
    return (box(0, 4, 96, 90, "#5b3f8f", width=3, more='opacity=".82"') + line("M8 88L26 8M36 92L54 6M64 92L84 8", 2, "#b99be6", 'opacity=".8"')
            + line(runes, 7, INK, 'opacity=".7"') + line(runes, 3.6, "#f2d98a") + path("M82 14l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500Z", GOLD, width=1.4))


def bone_breaker() -> str:
    wheels = "".join(oval(x, 66, 9, 19, WOOD2, width=2.6) + oval(x, 66, 3, 6, IRON, width=1.6) for x in (20, 76))
    return (shadow(54, 72, 40, 22) + path("M30 40H66L70 90H26Z", WOOD, width=2.8) + wheels + line("M28 58H68M27 76H69", 1.8)
            + path("M30 18Q30 4 48 4Q66 4 66 18L62 62Q62 76 48 76Q34 76 34 62Z", "#8a6a2a", width=2.8) + oval(48, 14, 16, 9, "#3b2a1b", width=2.6)
            + line("M33 34H63M35 52H61", 5) + line("M33 34H63M35 52H61", 2.4, GOLD) + path("M40 60q8-6 16 0v6q-8 5-16 0Z", "#f3e9d2", width=1.8) + line("M44 63h.1M52 63h.1", 4))


def thing() -> str:
    """A weapon on the ground."""
    return shadow(54, 60, 34, 8) + line("M20 70L74 26", 9) + line("M20 70L74 26", 5, "#d9dfe4") + line("M24 54L40 76", 7) + line("M24 54L40 76", 3.4, GOLD) + line("M16 74L26 64", 8) + line("M16 74L26 64", 4.4, "#7a4f2a")


def marker() -> str:
    """A place the scenario counts."""
    return shadow(50, 82, 24, 8) + line("M36 84V14", 9) + line("M36 84V14", 5, WOOD3) + path("M38 14Q52 6 64 16T86 16V46Q74 54 62 46T38 46Z", "#b3322c", width=2.8) + path("M60 20l3 7 7 .6-5.300 5 1.600 7-6.300-3.800-6.300 3.800 1.600-7-5.300-5 7-.6Z", GOLD, width=1.4) + line("M30 86h14", 5, ROPE2)


KINDS = {
    "bottle": (bottle, "Bottle"), "stool": (stool, "Stool"), "bucket": (bucket, "Bucket"), "sack": (sack, "Sack of grain"), "rum-barrel": (rum_barrel, "Rum barrel"),
    "cannonball-rack": (cannonball_rack, "Cannonball rack"), "pile-of-crates": (pile_of_crates, "Pile of crates"), "low-wall": (low_wall, "Low wall"),
    "spell-wall": (spell_wall, "Wall of magic"), "bone-breaker": (bone_breaker, "Bone Breaker"), "thing": (thing, "Weapon on the ground"), "marker": (marker, "Marker of the scenario"),
}
