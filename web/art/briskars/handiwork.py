"""More action glyphs on the 24 grid: what is done with objects, pieces and words."""

from __future__ import annotations

from icons import D, F, PISTOL, S, X

ACTIONS = {
    "volley": ("Several shots", F(PISTOL) + S("M20.500 3.500h3M21.500 7.500H24M20.500 11.500h3", 2) + D(14, 16, 1.6) + D(18, 18.500, 1.6) + D(13, 20.500, 1.6)),
    "batter": ("Strike the scenery", F("M12 3h10v18H12Z") + X("M12 9h10M12 15h10M17 3v6M15 9v6M19 15v6", 1.3) + S("M2 5l8 5M9 6l1.500 4.500-4.500 1", 2.2)),
    "search": ("Search", S("M10 3a7 7 0 1 0 .1 0M15 15l6.500 6.500", 2.6) + S("M7 10h6", 2)),
    "pick-lock": ("Pick the lock", F("M4 11h12v11H4Z") + S("M6.500 11V7a3.500 3.500 0 0 1 7 0v4", 2.2) + X("M10 15v4", 2) + S("M17 6l5-4M19 9l4-1", 1.8)),
    "snatch": ("Snatch a bite", S("M6 2v6a3 3 0 0 0 6 0V2M9 2v20", 2) + F("M17 2c3 1 4 5 4 9h-3v11h-2V2Z")),
    "remove-armour": ("Remove armour", S("M8 3L3 6v6h3v9h12v-9h3V6l-5-3q-4 4-8 0Z", 2) + S("M12 8v9M8.500 13.500L12 17l3.500-3.500", 2)),
    "read": ("Read", F("M3 4q5-2 9 1v16q-4-3-9-1ZM21 4q-5-2-9 1v16q4-3 9-1Z") + X("M5.500 8.500q2-.5 4 .5M5.500 12.500q2-.5 4 .5M18.500 8.500q-2-.5-4 .5M18.500 12.500q-2-.5-4 .5", 1.3)),
    "convince": ("Convince", F("M2 3h13v9H8l-4 4v-4H2Z") + S("M18 8h4v9h-2v3.500L16.500 17H11", 2) + X("M5 6.500h7M5 9h4", 1.3)),
    "dig": ("Dig", S("M20 3L11 12M17 2l5 5", 2.4) + F("M13 10l-3 1-5 6c-1 3-1 4-2 5 2 0 3-1 5-2l6-5 1-3Z")),
    "throw-briskar": ("Throw somebody", D(17, 5, 2.6) + S("M14 8l-5 2-4-2M14 8l1 6 4 3", 2.6) + S("M2 14q4 0 6 3M2 19q3 0 4 2", 1.8)),
    "keg": ("Set the keg", F("M5 8h14q2 6 0 14H5q-2-8 0-14Z") + X("M4 12h16M4 18h16", 1.4) + S("M14 8q0-5 5-5M20 1l1 2M22.500 4h1", 1.8)),
    "net": ("Throw the net", S("M12 2C6 5 3 12 3 21h18C21 12 18 5 12 2ZM12 2v19M4 15h16M6 9h12M8 21q-2-10 4-19M16 21q2-10-4-19", 1.5)),
    "grapnel": ("Throw the grapnel", S("M12 8v9M12 17c-5 0-7-2-8-6M12 17c5 0 7-2 8-6M4 11l-1.500 3M4 11l3 1.500M20 11l1.500 3M20 11l-3 1.500M12 17v5", 2.2) + S("M12 2a3 3 0 1 0 .1 0", 2)),
    "pouch": ("Add ammunition", F("M6 9Q3 14 4 19q1 3 8 3t8-3q1-5-2-10Z") + S("M8 8q-2-3 0-5 4 2 8 0 2 2 0 5M6 9h12", 2) + X("M9 15h.1M13 14h.1M15.500 17.500h.1M11 18.500h.1", 2.6)),
    "release-hold": ("Let go", S("M6.500 6.500a4.500 4.500 0 1 0 .1 0M17.500 6.500a4.500 4.500 0 1 0 .1 0", 2.6) + S("M12 18v4M8.500 19.500l-1.500 2M15.500 19.500l1.500 2", 1.8)),
    "jack": ("Landing", D(9, 4.5, 2.6) + S("M9 8v6l-4 6M9 14l5 2v5M9 10l6 1", 2.4) + S("M18 3v9M15 9l3 3 3-3", 2)),
}
