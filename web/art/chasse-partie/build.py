"""Writes emblems, pictograms, 32 portraits, 32 Briskar cards, 22 action cards and the back.

Files carry the ids of the rules' data. Name plates stay blank: the page writes there, in the reader's language.
"""
from actions2 import *  # noqa: F403

HERE = Path(__file__).resolve().parents[2] / "src/art/chasse-partie"
NAMES = {"captain": "Capitaine", "quartermaster": "Quartier-maître", "marabout": "Marabout", "carpenter": "Charpentier", "cook": "Maître queux",
         "gunner": "Canonnier", "fighter": "Combattant", "sharpshooter": "Tireur d’élite"}
FNAMES = {"sundars": "Sundars", "quinto-real": "Quinto Real", "exiles": "Archipel des Exilés", "mercenaries": "Mercenaires"}
RULE_IDS = {"bordee": "discard-by-crew-value", "debauchage": "move-briskar", "embauche": "two-briskars-or-all-draw", "execution": "discard-one-briskar",
            "jeu-de-dupes": "play-right-neighbour-crew", "monnaie-d-echange": "swap-hands"}
KIND = {"instant": (RED, "instantanée"), "permanent": (BLUE, "permanente"), "reaction": (GREEN2, "réaction")}


def picto(name, x, y, size, color=INK, paper=PAPER):
    return g(PICTO[name], transform=f"translate({n(x)} {n(y)}) scale({n(size / 100) if size % 10 == 0 else round(size / 100, 3)})", color=color, style=f"--pic-paper:{paper}")


def crew_badge(v):
    """Ink pennant, pale figure: how many must be aboard."""
    return p("M8 8H62V74L35 90L8 74Z", INK, stroke=PAPER, stroke_width=3) + text(str(v), 35, 50, 54, PAPER) + picto("crew", 24, 57, 22, PAPER, INK)


def gold_badge(v):
    """Coin, ink figure: what it is worth."""
    beads = "".join(c(162 + 27 * math.cos(i * math.pi / 8), 40 + 27 * math.sin(i * math.pi / 8), 2.2, GOLD2) for i in range(16))
    return c(162, 40, 33, GOLD, stroke=INK, stroke_width=3.6) + beads + c(162, 40, 22.5, GOLD3, stroke=GOLD2, stroke_width=1.6) + text(str(v), 162, 56, 46, INK)


def porthole(f, role):
    """Portrait in a brass porthole; hats and props come out of it, shoulders stay in."""
    k = FACTION[f]
    cx, cy, r = 100, 146, 80
    rivets = "".join(c(cx + r * math.cos(t), cy + r * math.sin(t), 3.6, GOLD2, stroke_width=2) for t in [i * math.pi / 5 + math.pi / 10 for i in range(10)])
    ring = c(cx, cy, r, "none", stroke=INK, stroke_width=17) + c(cx, cy, r, "none", stroke=GOLD, stroke_width=11) + c(cx, cy, r + 2.5, "none", stroke=GOLD3, stroke_width=2.5) + inked(rivets)
    sky = c(cx, cy, r, k["sky"]) + g(p("M20 190q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V240H20Z", k["light"]), clip_path="url(#cp-port)")
    bust = g(g(portrait(f, role), transform="translate(20 66) scale(.8)"), clip_path="url(#cp-pop)")
    front = g(ring, clip_path="url(#cp-low)")
    return ring + sky + bust + front


CLIPS = ('<clipPath id="cp-port"><circle cx="100" cy="146" r="75"/></clipPath><clipPath id="cp-pop"><path d="M0 0H200V146H174.500A74.500 74.500 0 0 1 25.500 146H0Z"/></clipPath>'
         '<clipPath id="cp-low"><rect x="0" y="168" width="200" height="100"/></clipPath><clipPath id="cp-win"><path d="M20 78V250H180V78C180 16 20 16 20 78Z"/></clipPath>')


def medal(x, sign):
    """A sign on paper that sits on the edge of the plate: the left one stays in sight in a fan."""
    return c(x, 240, 25, PAPER, stroke=INK, stroke_width=3) + sign


def briskar(f, role):
    crew, po = VALUES[role]
    field = rect(9, 9, 182, 292, f"url(#cp-cloth-{f})", rx=8, stroke=INK, stroke_width=3)
    plate = p("M9 254H191V293Q191 301 183 301H17Q9 301 9 293Z", PAPER, stroke=INK, stroke_width=3)
    signs = medal(34, g(emblem(f), transform="translate(14.500 220.500) scale(.39)")) + medal(166, picto(role, 148, 222, 36))
    return blank() + field + porthole(f, role) + crew_badge(crew) + gold_badge(po) + plate + signs


def action(key):
    _, kind, scene = ACTIONS[key]
    col, _ = KIND[kind]
    hatch = rect(9, 9, 182, 292, PAPER2, rx=8, stroke=INK, stroke_width=3)
    win = g(g(scene(), transform="translate(0 14)"), clip_path="url(#cp-win)") + p("M20 78V250H180V78C180 16 20 16 20 78Z", "none", stroke=INK, stroke_width=4)
    shape = {"instant": "M35 8L64 38L35 68L6 38Z", "permanent": "M8 10H62V66H8Z", "reaction": "M35 6L63 22V54L35 70L7 54V22Z"}[kind]
    badge = p(shape, col, stroke=PAPER, stroke_width=3.4, stroke_linejoin="round") + picto(kind, 19, 22, 32, WHITE, col)
    nails = "".join(c(x, y, 4, GREY, stroke=INK, stroke_width=2) for x, y in ((181, 20),))
    return blank() + hatch + win + nails + p("M9 244H191V293Q191 301 183 301H17Q9 301 9 293Z", col, stroke=INK, stroke_width=3) + badge


def back():
    flag = p("M54 100C84 84 116 116 146 100V196C116 212 84 180 54 196Z", INK)
    skull = g(line("M76 168L124 196M124 168L76 196", PAPER, 8), p("M72 138C72 110 128 110 128 138C128 150 120 152 120 164H80C80 152 72 150 72 138Z", PAPER), c(87, 140, 8, INK), c(113, 140, 8, INK), p("M100 148l5 9h-10Z", INK), line("M90 164v-6M100 164v-6M110 164v-6", INK, 3), transform="translate(0 -6)")
    quarter = "".join(g(emblem(f), transform=f"translate({x} {y}) scale(.46)") for f, x, y in (("sundars", 26, 26), ("quinto-real", 128, 26), ("exiles", 26, 238), ("mercenaries", 128, 238)))
    rope = rect(13, 13, W - 26, H - 26, "none", rx=9, stroke=GOLD3, stroke_width=5) + rect(13, 13, W - 26, H - 26, "none", rx=9, stroke=GOLD2, stroke_width=5, stroke_dasharray="3 5")
    waves_ = "".join(p(f"M20 {y}q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", stroke="#3d6a7c", stroke_width=3) for y in range(34, 300, 18))
    return rect(1.5, 1.5, W - 3, H - 3, TEAL2, rx=13, stroke=INK, stroke_width=2) + g(waves_, opacity=".6") + rope + c(100, 152, 70, TEAL2, stroke=GOLD3, stroke_width=3) + g(flag, skull, stroke_linejoin="round", stroke_linecap="round") + quarter


def main():
    for d in ("marks", "portraits", "cards", "actions"):
        (HERE / d).mkdir(parents=True, exist_ok=True)
    put = lambda path, s: (HERE / path).write_text(s, encoding="utf-8")
    cloth = "".join(pattern(f) for f in FACTION)
    for f in FACTION:
        put(f"marks/emblem-{f}.svg", svg(emblem(f), 100, 100, FNAMES[f]))
        put(f"marks/cloth-{f}.svg", svg(rect(0, 0, 100, 100, f"url(#cp-cloth-{f})"), 100, 100, f"{FNAMES[f]}, tissu", defs=pattern(f)))
        for r in ROLES:
            name = f"{NAMES[r]}, {FNAMES[f]}"
            put(f"portraits/{f}-{r}.svg", svg(g(portrait(f, r), transform="translate(4 10) scale(.96)"), 200, 208, name))
            put(f"cards/{f}-{r}.svg", svg(briskar(f, r), title=name, desc="Équipage %d, butin %d" % VALUES[r], defs=CLIPS + pattern(f)))
    for r in PICTO:
        put(f"marks/picto-{r}.svg", svg(g(PICTO[r], color=INK), 100, 100, NAMES.get(r, r)))
    for a, (label, kind, _) in ACTIONS.items():
        put(f"actions/{RULE_IDS.get(a, a)}.svg", svg(action(a), title=label, desc=KIND[kind][1], defs=CLIPS))
    put("cards/back.svg", svg(back(), title="Dos"))
    sprite = f"<defs>{CLIPS}{cloth}</defs>" + "".join(symbol(f"cp-emblem-{f}", emblem(f), 100, 100) for f in FACTION) + "".join(symbol(f"cp-{r}", PICTO[r], 100, 100) for r in PICTO)
    sprite += "".join(symbol(f"cp-face-{f}-{r}", portrait(f, r), 200, 206) for f in FACTION for r in ROLES)
    put("sprite.svg", f'<svg xmlns="http://www.w3.org/2000/svg"><title>Flibuste: Chasse-Partie</title>{sprite}</svg>\n')


if __name__ == "__main__":
    main()
