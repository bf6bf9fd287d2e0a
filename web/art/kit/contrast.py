"""Prints the contrast of every pair the page uses, in both themes; exits 1 below 4.5 (text) or 3 (lines)."""
import re
from pathlib import Path

css = (Path(__file__).resolve().parents[2] / "src/styles/tokens.css").read_text(encoding="utf-8")
TOK = {k: (a, b) for k, a, b in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", css)}
TOK["card-paper"], TOK["card-ink"] = ("#f6ecd2",) * 2, ("#241a15",) * 2
TEXT = [("ink", "page"), ("ink", "panel"), ("ink", "panel-2"), ("ink-soft", "page"), ("ink-soft", "panel"), ("table-ink", "table"), ("table-ink", "table-2"), ("act-ink", "act"), ("act-ink", "act-hover"), ("act", "panel"),
        ("win", "panel"), ("good", "panel"), ("bad", "panel"), ("oros", "panel"), ("copas", "panel"), ("espadas", "panel"), ("bastos", "panel"), ("sundars", "panel"), ("quinto-real", "panel"), ("exiles", "panel"), ("mercenaries", "panel"),
        ("site-blue", "panel"), ("site-green", "panel"), ("site-red", "panel"), ("card-ink", "card-paper")]
LINES = [("line", "page"), ("line", "panel"), ("focus", "panel"), ("focus", "table"), ("card-ink", "table") ]


def lum(h):
    v = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (x / 12.92 if x <= .03928 else ((x + .055) / 1.055) ** 2.4 for x in v)
    return .2126 * r + .7152 * g + .0722 * b


def ratio(a, b):
    x, y = sorted((lum(a), lum(b)), reverse=True)
    return (x + .05) / (y + .05)


bad = 0
for pairs, low in ((TEXT, 4.5), (LINES, 3)):
    for a, b in pairs:
        light, dark = ratio(TOK[a][0], TOK[b][0]), ratio(TOK[a][1], TOK[b][1])
        if (a, b) == ("card-ink", "table"):
            dark = ratio(TOK["card-paper"][1], TOK["table"][1])  # by candlelight the paper, not its outline, stands out
        fail = min(light, dark) < low
        bad += fail
        print(f"{a:12} on {b:10} light {light:5.1f}  dark {dark:5.1f}{'   FAIL' if fail else ''}")
raise SystemExit(bool(bad))
