"""The odds of a blow, drawn: both sums, the chance against each defence as a bar, by die, and what it would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from flibuste.terminal.odds import defence_name, facts, percent, range_line, sum_line
from flibuste.terminal.screens.look import Look, bar
from flibuste.words.sentences import MINUS, Words

STEPS = "·▁▂▃▄▅▆▇█"
BAR = (6, 12)
"""The columns of a bar where rows are scarce, and where they are not."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What odds are drawn on: the words, the inks, so many columns, and whether there are rows enough for reasons."""

    words: Words
    look: Look
    width: int
    tall: bool


def blow_panel(paper: Paper, odds: Mapping[str, Any]) -> list[Text]:
    """Draw everything that is known about a blow before it is struck."""
    look, words = paper.look, paper.words
    best = next((one for one in odds["defences"] if one["best"]), odds["defences"][0])
    lines = [Text(range_line(odds, words), look.ink)] if paper.tall else []
    lines.append(Text(sum_line(odds["own"], words, reasons=paper.tall), look.ink))
    for one in odds["defences"]:
        lines += defence_rows(paper, one, len(odds["defences"]) > 1)
    if paper.tall and best["by_face"]:
        lines.append(Text.assemble(("D10  1", look.soft), (spark(best["by_face"], 1), look.win), ("10", look.soft)))
    lines += losses_row(paper, best["losses"][1:])
    return [*lines, Text(facts(odds, best, words), look.ink)]


def defence_rows(paper: Paper, one: Mapping[str, Any], among_others: bool) -> list[Text]:
    """Draw one defence: its sum and price, the chance to hit through it as a bar; a star marks the best."""
    look, words = paper.look, paper.words
    name = defence_name(one["defence"], words, short=not paper.tall)
    name += " ★" if one["best"] and among_others else ""
    chance = percent(one["hit"], words.language)
    drawn = Text.assemble((bar(one["hit"], BAR[paper.tall]), look.good), (f" {chance:>5}", f"bold {look.win}"))
    if not paper.tall:
        room = paper.width - drawn.cell_len - 1
        return [Text.assemble((name[:room].ljust(room), look.ink), " ", drawn)]
    price = words.say("bk-line-price", n=one["ap"])
    return [Text(f"{name} · {sum_line(one, words, rules=False)} · {price}", look.soft), Text("  ").append_text(drawn)]


def losses_row(paper: Paper, losses: Sequence[float]) -> list[Text]:
    """Draw how likely each loss of health is, from one to the most: columns, the likeliest as high as the row."""
    if not any(losses):
        return []
    unit = paper.words.say("bk-hp.short")
    soft, last = paper.look.soft, f"{MINUS}{len(losses)}"
    return [Text.assemble((f"{unit} {MINUS}1", soft), (spark(losses, max(losses)), paper.look.bad), (last, soft))]


def spark(values: Sequence[float], most: float) -> str:
    """Draw values as columns; what is possible at all is seen."""
    high = len(STEPS) - 1
    return "".join(STEPS[0 if value <= 0 else max(1, round(value / most * high))] for value in values)
