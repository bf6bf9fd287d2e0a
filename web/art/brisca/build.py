"""Writes the suit marks, the 40 cards and the back: sprite.svg (one file, all symbols) and cards/*.svg."""
from figures import *  # noqa: F403

HERE = Path(__file__).resolve().parents[2] / "src/art/brisca"
SUITS = ("oros", "copas", "espadas", "bastos")
RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
PINTAS = {"oros": 0, "copas": 1, "espadas": 2, "bastos": 3}
NAMES = {1: "As", 10: "Sota", 11: "Caballo", 12: "Rey"}
LINE = {"oros": GOLD2, "copas": RED, "espadas": BLUE, "bastos": GREEN2}


def frame(suit):
    """The border line, broken top and bottom: none, one, two or three breaks tell the suit from the edge of a fan."""
    gap, step, k = 13, 27, PINTAS[suit]
    cuts = [100 + step * (i - (k - 1) / 2) for i in range(k)]
    d, a, b, x0, x1, r = [], 8.5, H - 8.5, 8.5, W - 8.5, 8
    for y in (a, b):
        pen = x0 + r
        for cx in cuts:
            d.append(f"M{n(pen)} {n(y)}H{n(cx - gap / 2)}")
            pen = cx + gap / 2
        d.append(f"M{n(pen)} {n(y)}H{n(x1 - r)}")
    d.append(f"M{x0} {n(b - r)}V{n(a + r)}M{x1} {n(b - r)}V{n(a + r)}")
    for x, y, dx, dy in ((x0, a, 1, 1), (x1, a, -1, 1), (x0, b, 1, -1), (x1, b, -1, -1)):
        d.append(f"M{n(x + dx * r)} {n(y)}Q{n(x)} {n(y)} {n(x)} {n(y + dy * r)}")
    return p("".join(d), stroke=LINE[suit], stroke_width=3.6)


def numeral(rank):
    """The index figure, drawn once per rank and reused."""
    return el("g", text(str(rank), 0, 0, 58 if rank < 10 else 52, INK, "start", -30 if rank > 9 else 0), id=f"br-n{rank}")


def base(suit):
    return el("g", blank() + frame(suit), id=f"br-frame-{suit}")


def notch(suit):
    """Aces and figures: the second index sits in a paper tab so that the drawing may run behind it."""
    tab = p("M191.5 250H154Q144 250 144 260V301.5H183.5Q191.5 301.5 191.5 293.5Z", PAPER)
    return tab + p("M191.5 250H154Q144 250 144 260V301.5", stroke=LINE[suit], stroke_width=3.6)


def index(rank, suit):
    num = f'<use href="#br-n{rank}" x="17" y="56"/>'
    pip = use(f"br-{suit}", 16, 63, 22, 22) if BOX[suit][0] == 100 and 3 < rank < 8 else use(f"br-{suit}", 17, 63, 28, 28) if BOX[suit][0] == 100 else use(f"br-{suit}", 20, 62, 20, 46)
    turned = f"rotate(180 {W // 2} {H // 2})"
    if 1 < rank < 10:
        return num + pip + g(num, pip, transform=turned)
    small = f'<use href="#br-n{rank}" transform="rotate(180 100 155) translate({20 if rank < 10 else 17} 50) scale(.84)"/>'
    return num + pip + notch(suit) + small


SQUARE = {2: (88, [(100, 88, 0), (100, 222, 1)]), 3: (76, [(100, 70, 0), (100, 155, 0), (100, 240, 1)]),
          4: (60, [(69, 92, 0), (131, 92, 0), (69, 218, 1), (131, 218, 1)]),
          5: (58, [(70, 84, 0), (130, 84, 0), (100, 155, 0), (70, 226, 1), (130, 226, 1)]),
          6: (58, [(70, 84, 0), (130, 84, 0), (70, 155, 0), (130, 155, 0), (70, 226, 1), (130, 226, 1)]),
          7: (52, [(70, 68, 0), (130, 68, 0), (100, 111, 0), (70, 155, 0), (130, 155, 0), (70, 238, 1), (130, 238, 1)])}
TALL = {2: (122, [(100, 88, 0), (100, 222, 1)]), 3: (114, [(100, 84, 0), (70, 216, 1), (128, 216, 1)]),
        4: (104, [(74, 86, 0), (126, 86, 0), (74, 224, 1), (126, 224, 1)]),
        5: (84, [(70, 76, 0), (130, 76, 0), (100, 155, 0), (70, 234, 1), (130, 234, 1)]),
        6: (82, [(74, 68, 0), (126, 68, 0), (74, 155, 0), (126, 155, 0), (74, 242, 1), (126, 242, 1)]),
        7: (80, [(66, 70, 0), (134, 70, 0), (100, 70, 0), (100, 155, 0), (66, 240, 1), (134, 240, 1), (100, 240, 1)])}


def pips(rank, suit):
    size, spots = (SQUARE if BOX[suit][0] == 100 else TALL)[rank]
    w = size * BOX[suit][0] / BOX[suit][1]
    return "".join(use(f"br-{suit}", x - w / 2, y - size / 2, w, size, 180 * t) for x, y, t in spots)


def ribbon(y, fill, label=""):
    tails = p(f"M30 {y + 10}L16 {y + 38}L34 {y + 34}L44 {y + 44}L56 {y + 16}ZM170 {y + 10}L184 {y + 38}L166 {y + 34}L156 {y + 44}L144 {y + 16}Z", fill)
    band = p(f"M34 {y + 4}C70 {y + 18} 130 {y + 18} 166 {y + 4}V{y + 30}C130 {y + 44} 70 {y + 44} 34 {y + 30}Z", fill)
    return tails + noline(p(f"M34 {y + 30}L44 {y + 44}L56 {y + 38}ZM166 {y + 30}L156 {y + 44}L144 {y + 38}Z", INK)) + band + (text(label, 100, y + 35, 25, INK, track=40) if label else "")


def leaf(x, y, turn, scale, col):
    return g(p("M0 0C-16 -12 -16 -38 0 -54C16 -38 16 -12 0 0Z", col), line("M0 -4V-40M0 -16l7 -7M0 -16l-7 -7M0 -28l6 -6M0 -28l-6 -6", INK, 2.4), transform=f"translate({x} {y}) rotate({turn}) scale({scale})")


def ace(suit):
    """The maker's card: one great mark and its story; the ace of coins carries the name, as custom has it."""
    if suit == "oros":
        rays = "".join(p(f"M100 134L{n(100 + 88 * math.cos(t - .1))} {n(134 + 88 * math.sin(t - .1))}L{n(100 + 88 * math.cos(t + .1))} {n(134 + 88 * math.sin(t + .1))}Z", PAPER2) for t in [k * math.pi / 8 + .2 for k in range(16)])
        beads = "".join(c(100 + 60 * math.cos(k * math.pi / 12), 134 + 60 * math.sin(k * math.pi / 12), 3.6, GOLD2) for k in range(24))
        coin = c(100, 134, 70, GOLD) + noline(beads) + c(100, 134, 51, GOLD3) + g(rose(100, 134, 30, RED, RED2, 4, -45, .42), rose(100, 134, 48, WHITE, RED, 4, -90, .34), stroke_width=2.6)
        return inked(noline(rays), coin, c(100, 134, 8, GOLD), ribbon(206, WHITE, "FLIBUSTE"))
    if suit == "copas":
        steam = line("M100 44C93 37 107 30 100 22M124 46C117 39 131 32 124 24M76 46C69 39 83 32 76 24", PAPER3, 5)
        vine = line("M28 236C44 256 74 246 92 258C108 250 124 250 134 242", GREEN2, 4.5) + "".join(leaf(a, b, t, s, GREEN) for a, b, t, s in ((42, 248, -40, .42), (64, 251, 20, .4), (118, 250, -16, .4), (134, 242, 60, .42), (28, 236, -70, .4)))
        grapes = "".join(c(90 + a, 270 + b, 6.4, PLUM, stroke_width=2.8) for a, b in ((-12, -6), (0, -7), (12, -6), (-6, 4), (6, 4), (0, 14)))
        return inked(steam, use("br-copas", 27, 46, 146, 176), vine, grapes)
    if suit == "espadas":
        arm = [(-10, 296), (60, 284), (126, 262), (152, 232), (128, 204), (84, 192), (62, 166), (92, 144), (126, 132), (134, 110), (118, 100)]
        rad = [20, 19, 18, 16, 14, 12.5, 11, 9.5, 8, 6, 2.5]
        whole = p(tube(arm, rad), BLUE2)
        cups = noline("".join(c(x, y, r, GOLD3) for x, y, r in ((34, 296, 5), (60, 291, 5), (86, 284, 4.6), (110, 276, 4.2), (124, 210, 3.8), (107, 205, 3.6), (91, 201, 3.3), (104, 146, 2.8), (117, 141, 2.4))))
        sword = use("br-espadas", 47, 22, 106, 247)
        return inked(whole, sword, f'<g clip-path="url(#br-wrap)">{whole}</g>', cups, clip_path="url(#br-inside)") + '<clipPath id="br-inside"><rect x="10.3" y="10.3" width="179.4" height="289.4" rx="6"/></clipPath><clipPath id="br-wrap"><path d="M60 178L150 178L160 232L92 226L40 200ZM70 124L140 116L140 150L76 168ZM14 256L150 240V300H14Z"/></clipPath>'
    return inked(leaf(136, 96, 58, .95, GREEN3), leaf(134, 106, 96, .75, GREEN), leaf(56, 192, -64, .8, GREEN3), leaf(50, 92, -58, .7, GREEN3), use("br-bastos", 45, 28, 110, 257))


def card(rank, suit):
    art = ace(suit) if rank == 1 else pips(rank, suit) if rank < 8 else use(f"br-fig-{rank}-{suit}", 0, 0, W, H)
    return f'<use href="#br-frame-{suit}"/>' + art + index(rank, suit)


def back():
    """Rope, chequered sail-cloth and the wind rose; the same upside down."""
    cells = "".join(p(f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z", RED2) for j, y in enumerate(range(29, 290, 18)) for x in range(28 + 0, 182, 18) if True)
    rope = rect(13, 13, W - 26, H - 26, "none", rx=9, stroke=GOLD3, stroke_width=5) + rect(13, 13, W - 26, H - 26, "none", rx=9, stroke=GOLD2, stroke_width=5, stroke_dasharray="3 5")
    medal = c(100, 155, 53, INK) + c(100, 155, 49, PAPER) + c(100, 155, 42, "none", stroke=RED, stroke_width=2.5)
    wind = g(rose(100, 155, 30, GOLD, GOLD2, 4, -45, .42), rose(100, 155, 46, PAPER2, RED, 4, -90, .32), stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    small = "".join(g(rose(x, y, 13, GOLD3, GOLD2, 4, -90, .34), stroke=INK, stroke_width=1.4) for x in (37, 163) for y in (38, 272))
    return rect(1.5, 1.5, W - 3, H - 3, RED, rx=13, stroke=INK, stroke_width=2) + rect(19, 19, W - 38, H - 38, "#a02823", rx=6) + g(cells, opacity=".55") + rope + "".join(c(x, y, 17, RED, stroke=GOLD3, stroke_width=2) for x in (37, 163) for y in (38, 272)) + small + medal + wind + c(100, 155, 5, GOLD, stroke=INK, stroke_width=2)


def clear(rank, suit):
    """The same card for tired eyes: one large figure, one large mark, the frame with its pintas."""
    big = text(str(rank), 22, 128, 150 if rank < 10 else 128, INK, "start", -30 if rank > 9 else 0)
    w, h = (112, 112) if BOX[suit][0] == 100 else (70, 160)
    mark = use(f"br-{suit}", 172 - w, 286 - h, w, h)
    return f'<use href="#br-frame-{suit}"/>' + big + mark


def title(rank, suit):
    return f"{NAMES.get(rank, rank)} de {suit}"


def main():
    out = HERE / "cards"
    out.mkdir(parents=True, exist_ok=True)
    (HERE / "clear").mkdir(parents=True, exist_ok=True)
    marks = symbols()
    figs = {(r, s): FIGURE[r](s) for r in FIGURE for s in SUITS}
    shared = "<defs>" + "".join(map(numeral, RANKS)) + "".join(map(base, SUITS)) + "</defs>"
    sprite = shared + marks + "".join(symbol(f"br-fig-{r}-{s}", b, W, H) for (r, s), b in figs.items())
    sprite += "".join(symbol(f"br-{s}-{r}", card(r, s), W, H, title(r, s)) for s in SUITS for r in RANKS) + symbol("br-back", back(), W, H, "Dos")
    (HERE / "sprite.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><title>Flibuste: baraja</title>{sprite}</svg>\n', encoding="utf-8")
    for s in SUITS:
        mark = symbol(f"br-{s}", DRAW[s](), *BOX[s])
        (HERE / f"suit-{s}.svg").write_text(svg(DRAW[s](), *BOX[s], title=s), encoding="utf-8")
        for r in RANKS:
            defs = numeral(r) + base(s) + mark + (symbol(f"br-fig-{r}-{s}", figs[r, s], W, H) if r > 9 else "")
            (out / f"{s}-{r:02d}.svg").write_text(svg(card(r, s), title=title(r, s), desc=f"{PINTAS[s]} pintas", defs=defs), encoding="utf-8")
            plain = base(s) + mark
            (HERE / "clear" / f"{s}-{r:02d}.svg").write_text(svg(clear(r, s), title=title(r, s), desc=f"{PINTAS[s]} pintas", defs=plain), encoding="utf-8")
    (out / "back.svg").write_text(svg(back(), title="Dos"), encoding="utf-8")


if __name__ == "__main__":
    main()
