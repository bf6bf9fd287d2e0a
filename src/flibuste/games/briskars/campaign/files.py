"""A campaign as text: a heading, then every step in order; reading it does every step again.

    flibuste-campaign 1
    content 57fbb1dbfec23930
    form duel 2
    crew
    | name = "The Long Watch"
    | ...
    office 0 1 cook
    muster 0 0 1 2
    battle wound 3/10 8/10
    | flibuste-record 1
    | ...
    share 0

Lines that begin with ``|`` belong to the line before: a band file, or the record of a battle. Behind ``battle`` stand
the outcomes of the dice that were rolled for wounds; a battle that somebody gave up is a ``surrender`` with the seat
before them. Where the record proves its chance those dice must follow from it. What does not fit is refused with the
line.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.campaign.campaign import Battle, Campaign, whole
from flibuste.games.briskars.campaign.crews import Crew
from flibuste.games.briskars.cards.content import STANDARD, Content
from flibuste.kernel.campaigning import Dice
from flibuste.kernel.chance import Chance, Outcome, Scripted
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.records import STRANGE, read_outcomes, write_outcomes
from flibuste.kernel.session import Session

VERSION: Final = 1
CREW: Final = "crew"
BATTLE: Final = "battle"
SURRENDER: Final = "surrender"


def unproven(record: str) -> Chance | None:
    """Take the dice of every battle as they are written."""
    return None


def sign_on(campaign: Campaign, band: str) -> Crew:
    """Let a crew sign on, and write it down."""
    crew = campaign.found(band)
    campaign.steps.append("\n".join([CREW, *quoted_lines(band)]))
    return crew


def close_battle(campaign: Campaign, record: str, chance: Chance, gave_up: int = -1) -> Battle:
    """Take a battle in from its record, and write it down with the dice that were rolled for wounds."""
    kept: list[Outcome] = []
    chance.kept = kept
    try:
        battle = campaign.close_battle(record, chance, gave_up)
    finally:
        chance.kept = None
    campaign.steps.append(battle_step(record, kept, gave_up))
    return battle


def end_battle(campaign: Campaign, session: Session, record: str, chance: Chance, gave_up: int = -1) -> Battle:
    """Take in a battle that was just played here, and write it down like any other."""
    kept: list[Outcome] = []
    chance.kept = kept
    try:
        battle = campaign.end_battle(session, chance, gave_up)
    finally:
        chance.kept = None
    campaign.steps.append(battle_step(record, kept, gave_up))
    return battle


def battle_step(record: str, kept: list[Outcome], gave_up: int) -> str:
    """Write a battle as a step."""
    word = BATTLE if gave_up < 0 else f"{SURRENDER} {gave_up}"
    return "\n".join([f"{word} {write_outcomes(kept)}".rstrip(), *quoted_lines(record)])


def parted(step: str) -> tuple[int, str, str]:
    """Take the step of a battle apart: who gave it up, its dice, its record."""
    line, _, inside = step.partition("\n")
    word, _, rest = line.partition(" ")
    gave_up = -1
    if word == SURRENDER:
        seat, _, rest = rest.partition(" ")
        gave_up = whole(seat)
    return gave_up, rest, "".join(one[2:] + "\n" for one in inside.split("\n"))


def quoted_lines(text: str) -> list[str]:
    """Set the lines of a text off."""
    return [f"| {line}".rstrip() for line in text.rstrip("\n").split("\n")]


def write_campaign(campaign: Campaign) -> str:
    """Write a campaign as text."""
    heading = [
        f"flibuste-campaign {VERSION}",
        f"content {campaign.content.digest}",
        f"form {campaign.form} {campaign.people}",
    ]
    return "\n".join([*heading, *campaign.steps]) + "\n"


def read_campaign(text: str, content: Content = STANDARD, dice: Dice = unproven) -> Campaign:
    """Read a campaign; every step is done again and checked as if it were new."""
    if STRANGE.search(text):
        raise BadData("bad_campaign", "a line ends with one newline and nothing else")
    lines = text.rstrip("\n").split("\n")
    campaign = read_heading(lines, content)
    number = 3
    while number < len(lines):
        after = number + 1
        while after < len(lines) and lines[after].startswith("|"):
            after += 1
        inside = "".join(line[2:] + "\n" for line in lines[number + 1 : after])
        try:
            read_step(campaign, lines[number], inside, dice)
        except GameError as error:
            raise BadData(error.code, f"line {number + 1}: {error.sentence}", error.rule) from error
        number = after
    return campaign


def read_heading(lines: list[str], content: Content) -> Campaign:
    """Read the first three lines."""
    if lines[0] != f"flibuste-campaign {VERSION}":
        raise BadData("bad_campaign", f"line 1: expected flibuste-campaign {VERSION}, got {lines[0][:40]!r}")
    if len(lines) < 3 or lines[1] != f"content {content.digest}":
        raise BadData("other_content", f"line 2: expected content {content.digest}: the cards are others")
    words = lines[2].split()
    if len(words) != 3 or words[0] != "form" or not words[2].isdecimal() or len(words[2]) > 2:
        raise BadData("bad_campaign", "line 3: expected a form and a number of crews")
    return Campaign(words[1], int(words[2]), content)


def read_step(campaign: Campaign, line: str, inside: str, dice: Dice) -> None:
    """Do one step again."""
    word = line.partition(" ")[0]
    if word == CREW:
        sign_on(campaign, inside)
    elif word in (BATTLE, SURRENDER):
        read_battle(campaign, line, inside, dice(inside))
    elif inside:
        raise BadData("bad_campaign", f"{word} has no text of its own")
    else:
        campaign.do(line)


def read_battle(campaign: Campaign, line: str, inside: str, proven: Chance | None) -> None:
    """Take a battle in again; its dice are those that its record proves, otherwise those that are written.

    Rule: BK-CAM-23.
    """
    gave_up, rest, _ = parted(line)
    if proven is not None:
        close_battle(campaign, inside, proven, gave_up)
        if campaign.steps[-1].partition("\n")[0] != line:
            raise BadData("dice_not_proven", "the dice for wounds are not those that the record proves", "BK-CAM-23")
        campaign.proven += 1
        return
    chance = Scripted(None, read_outcomes(rest))
    close_battle(campaign, inside, chance, gave_up)
    if chance.left():
        raise BadData("outcome_left_over", "more dice are written down than were rolled")
