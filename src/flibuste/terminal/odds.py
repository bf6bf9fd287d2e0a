"""Odds in words: what the engine answers to questions about a battle, in the figures of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.terminal.drawing import Ask
from flibuste.words.sentences import Words

BLOWS = ("attack", "thrust", "shoot", "volley", "assault")
"""The answers whose odds are shown beside them."""
SEEN = {"clear": "open", "cover": "cover", "none": "hidden"}


def number(value: float, digits: int, language: str) -> str:
    """Write a number as the language does: 2.5 or 2,5."""
    written = f"{value:.{digits}f}"
    return written if language == "en" else written.replace(".", ",")


def percent(chance: float, language: str) -> str:
    """Write a chance: whole per cent from 10 up, one decimal below; never rounded to 0 or 100."""
    value = chance * 100
    if chance <= 0:
        return "0 %"
    if chance >= 1:
        return "100 %"
    if value < 0.1:
        return f"<{number(0.1, 1, language)} %"
    if value > 99.5:
        return ">99 %"
    whole = value >= 9.95 or round(value * 10) % 10 == 0
    return f"{number(value, 0 if whole else 1, language)} %"


def pending_lines(told: Mapping[str, Any], words: Words) -> list[str]:
    """Say what is under way: who against whom, the total, the chances, what a boost would make of them."""
    kind = told.get("what", "nothing")
    if kind == "defence":
        return defence_lines(told, words)
    if kind == "roll":
        return roll_lines(told, words)
    if kind in ("get_up", "morale", "shiver"):
        who = words.thing("briskar", str(told["briskar"]))
        return [words.fill("bk-line-test", {"briskar": who, "chance": percent(told["chance"], words.language)})]
    return []


def defence_lines(told: Mapping[str, Any], words: Words) -> list[str]:
    """Say which total comes at whom, what each defence is worth and what a hit would cost."""
    names = {side: words.thing("briskar", str(told[side])) for side in ("attacker", "briskar")}
    lines = [
        words.fill(
            "bk-line-attacked", {"attacker": names["attacker"], "target": names["briskar"], "total": told["total"]}
        )
    ]
    for one in told["defences"]:
        values = {
            "defence": defence_name(one["defence"], words),
            "total": one["total"],
            "dice": one["dice"],
            "chance": percent(one["holds"], words.language),
        }
        lines.append("  " + words.fill("bk-line-holds", values))
    if told.get("if_hit"):
        lines.append("  " + words.fill("bk-line-if-hit", harm(told["if_hit"], words)))
    return lines


def defence_name(defence: str, words: Words, short: bool = False) -> str:
    """Name a defence, shortly where the catalogue can."""
    if defence == "none":
        return words.say("bk-line-no-defence")
    id = f"bk-action-{defence}"
    return words.say(words.first(f"{id}.short", id) if short else id)


def harm(outcome: Mapping[str, Any], words: Words) -> dict[str, object]:
    """Give the values of what a hit costs."""
    return {
        "mean": number(outcome["mean"], 1, words.language),
        "out": percent(outcome["knock_out"], words.language),
    }


def roll_lines(told: Mapping[str, Any], words: Words) -> list[str]:
    """Say with which chance and against whom, what a point or a die more would make of it, and what makes the roll."""
    own, odds = told["own"], told.get("odds") or {}
    parts = ", ".join(words.reason(part["amount"], part["reason"], part["rule"]) for part in own["parts"])
    values = {"briskar": words.thing("briskar", str(told["briskar"])), "total": own["total"], "dice": own["dice"]}
    lines = []
    if told.get("faces"):
        lines.append("  " + words.say("bk-line-faces", dice=", ".join(map(str, told["faces"]))))
    if told.get("chance") is not None:
        lines.append("  " + chance_line(told, odds, words))
    if odds.get("losses"):
        lines.append("  " + words.fill("bk-line-harm", harm(odds, words)))
    elif told.get("if_hit"):
        lines.append("  " + words.fill("bk-line-if-hit", harm(told["if_hit"], words)))
    return [*lines, words.fill("bk-line-roll", values) + (f": {parts}" if parts else "")]


def chance_line(told: Mapping[str, Any], odds: Mapping[str, Any], words: Words) -> str:
    """Write the chance of a roll, and what it could become."""
    chance = percent(told["chance"], words.language)
    if odds.get("target"):
        text = words.fill(
            "bk-line-chance-against", {"target": words.thing("briskar", odds["target"]), "chance": chance}
        )
    else:
        text = words.say("bk-line-chance", chance=chance)
    if told.get("next"):
        more = {name: percent(told["next"][name], words.language) for name in ("points", "dice")}
        text += "; " + words.fill("bk-line-next", more)
    if told.get("rerolls"):
        again = ", ".join(percent(one, words.language) for one in told["rerolls"])
        text += "; " + words.say("bk-line-rerolls", list=again)
    return text


def blow_odds(active: str, options: list[Mapping[str, Any]], ask: Ask) -> dict[tuple[str, str], Mapping[str, Any]]:
    """Ask for the odds of every blow that is offered, by verb and target."""
    found: dict[tuple[str, str], Mapping[str, Any]] = {}
    for option in options:
        verb, target = str(option["verb"]), str(option.get("briskar", ""))
        if verb in BLOWS and target:
            odds = ask({"kind": "odds", "action": verb, "briskar": active, "target": target})
            if odds.get("defences"):
                found[verb, target] = odds
    return found


def details(odds: Mapping[str, Any], words: Words) -> list[str]:
    """Write everything that is known about one blow: both sums, the chance against each defence, what it would cost."""
    best = next((one for one in odds["defences"] if one["best"]), odds["defences"][0])
    lines = [range_line(odds, words), sum_line(odds["own"], words)]
    for one in odds["defences"]:
        told = f"{sum_line(one, words)}; {percent(one['hit'], words.language)}"
        lines.append(words.labelled(defence_name(one["defence"], words), told))
    return [*lines, facts(odds, best, words)]


def range_line(odds: Mapping[str, Any], words: Words) -> str:
    """Say how far the target is and how well it is seen."""
    distance = {"n": number(odds["distance"], 1, words.language), "sight": SEEN[str(odds["cover"])]}
    return words.fill("bk-line-range", {"target": words.thing("briskar", str(odds["target"])), **distance})


def sum_line(side: Mapping[str, Any], words: Words, reasons: bool = True, rules: bool = True) -> str:
    """Write what one side adds to its dice, and why: 10 + D10 = +10 Dexterity (BK-CHR-01)."""
    dice = f"{side['dice'] if side['dice'] > 1 else ''}{words.say('bk-d10')}"
    parts = [words.reason(part["amount"], part["reason"], part["rule"]) for part in side["parts"]]
    told = parts if rules else [part.rpartition(" (")[0] for part in parts]
    return f"{side['total']} + {dice}" + (f" = {', '.join(told)}" if told and reasons else "")


def facts(odds: Mapping[str, Any], best: Mapping[str, Any], words: Words) -> str:
    """Write what a blow costs on average, and the chances of what is worse."""
    told = [words.fill("bk-line-harm", harm(best, words))]
    if best["morale"]:
        under = words.say("bk-odds-under-ten")
        told.append(f"{under[:1].lower()}{under[1:]} {percent(best['morale'], words.language)}")
    told.append(f"{words.say('bk-critical-failure')} {percent(odds['fumble'], words.language)}")
    return "; ".join(told)


def hit_chance(odds: Mapping[str, Any]) -> float:
    """Return the chance to hit against the best the target can do."""
    return float(next((one["hit"] for one in odds["defences"] if one["best"]), odds["defences"][0]["hit"]))


def blow_lines(odds: Mapping[tuple[str, str], Mapping[str, Any]], words: Words) -> list[str]:
    """Write the chance of each blow with what it would cost its target."""
    lines = []
    for (verb, target), one in odds.items():
        values = {
            "verb": words.say(f"bk-action-{'multishot' if verb == 'volley' else verb}"),
            "target": words.thing("briskar", target),
            "chance": percent(hit_chance(one), words.language),
            **harm(one, words),
        }
        lines.append("  " + words.fill("bk-line-blow", values))
    return lines
