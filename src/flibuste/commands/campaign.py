"""``flibuste campaign``: crews that live on from battle to battle, kept in one file."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.commands.choosing import declare_language
from flibuste.commands.play import capable, show
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData, GameError
from flibuste.lab.statistics import interval
from flibuste.paper.press import printed
from flibuste.table.plan import Dice
from flibuste.terminal import campaigns, saves
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.local import any_seed
from flibuste.terminal.seats import read_seats
from flibuste.terminal.setting import seated
from flibuste.words.catalogues import spoken
from flibuste.words.chronicles import Facts, page_of
from flibuste.words.sentences import Words

SIMULATED = 20
BAND = "a band file, or the name of a ready band; one a crew (without it, ready bands)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    new = words.add_parser(
        "new", help="begin a campaign: a duel of two bands, a league of three to eight, a voyage of one"
    )
    new.add_argument("file", type=Path, help="where the campaign is kept")
    new.add_argument("--form", choices=("duel", "league", "voyage"), default="duel", help="the form (duel)")
    new.add_argument("--band", action="append", default=[], help=BAND)
    tell = words.add_parser("show", help="tell how a campaign stands and what is due")
    tell.add_argument("file", type=Path, help="the campaign")
    do = words.add_parser("do", help="do a step: hire, dismiss, buy, learn, grow, office, retire, muster, judge, share")
    do.add_argument("file", type=Path, help="the campaign")
    do.add_argument("step", nargs="+", help="the step: a word, the number of the crew, and what belongs to it")
    fight = words.add_parser("fight", help="fight the next battle; who has not chosen sends the dearest ashore")
    fight.add_argument("file", type=Path, help="the campaign")
    fight.add_argument("--seats", default="me,bot", help="who leads which crew: me,bot or me=Anne,me=Tom (me,bot)")
    fight.add_argument("--seed", type=int, help="the same seed gives the same dice")
    fight.add_argument("--own-dice", action="store_true", help="roll real dice yourselves and type in what they show")
    fight.add_argument("--plain", action="store_true", help="plain lines instead of a full screen")
    tale = words.add_parser("chronicle", help="write what happened as a page (HTML) or as a booklet (PDF)")
    tale.add_argument("file", type=Path, help="the campaign")
    tale.add_argument(
        "--out",
        type=Path,
        help="where it goes: a page, or a booklet (FILE.pdf); without it, a page beside the campaign",
    )
    simulate = words.add_parser(
        "simulate", help="let bots sail many duels or leagues: does the leader after two battles always win?"
    )
    simulate.add_argument("--campaigns", type=int, default=SIMULATED, help=f"how many ({SIMULATED})")
    simulate.add_argument("--level", default="greedy", help="which bot (greedy)")
    simulate.add_argument("--crews", type=int, default=2, help="2 sail a duel, 4 to 8 a league (2)")
    simulate.add_argument("--first-seed", type=int, default=1, help="the seed of the first (1)")
    for child in (new, tell, do, fight, tale, simulate):
        declare_language(child)


def run(chosen: argparse.Namespace) -> int:
    """Begin, tell, step, fight or simulate; what cannot be done gets a sentence and changes nothing."""
    language = chosen.lang or spoken()
    try:
        if chosen.word == "simulate":
            return simulate(chosen)
        if chosen.word == "new":
            campaign = campaigns.begin(chosen.file, chosen.form, chosen.band)
        else:
            campaign = campaigns.load(chosen.file)
        if chosen.word == "do":
            campaign.do(" ".join(chosen.step))
            campaigns.keep(chosen.file, campaign)
        if chosen.word == "fight":
            return fight(chosen, language)
        if chosen.word == "chronicle":
            return chronicle(chosen, campaigns.facts(campaign, language))
        Console().write_all(campaigns.told(campaign, language))
        return 0
    except GameError as error:
        print(f"{error.sentence} [{error.code}, {error.rule}]", file=sys.stderr)
        return 2


def chronicle(chosen: argparse.Namespace, facts: Facts) -> int:
    """Write what happened as a page, or as a booklet where the file is to be a PDF."""
    file: Path = chosen.out or chosen.file.with_name(f"{chosen.file.name}.html")
    if file.suffix == ".pdf":
        file.write_bytes(printed("chronicle", facts))
    else:
        saves.write(file, page_of(facts))
    print(file)
    return 0


def fight(chosen: argparse.Namespace, language: str) -> int:
    """Fight the next battle at this screen; a battle that was left is kept beside the campaign and goes on."""
    file: Path = chosen.file
    campaign = campaigns.load(file)
    campaigns.send_ashore(campaign)
    campaigns.keep(file, campaign)
    seed = any_seed() if chosen.seed is None else chosen.seed
    sitters = read_seats(chosen.seats, Words(language).say("terminal-you"))
    dice: Dice = "typed" if chosen.own_dice else "dealt"
    table = campaigns.battle_table(campaign, file, sitters, seed, dice)
    table.resume_command = f"flibuste campaign fight {shlex.quote(str(file))}"
    client = seated(table, language)
    code = LineTable(client, Console()).play() if chosen.plain or not capable() else show(client, language)
    if not table.session.state.over:
        return code
    campaigns.take_in(campaign, file, table)
    Console().write_all(campaigns.told(campaign, language))
    return code


def simulate(chosen: argparse.Namespace) -> int:
    """Sail campaigns between bots; say how often the leader after two battles won. Progress goes to standard error."""
    if chosen.campaigns < 1:
        raise BadData("bad_number", "at least one campaign")
    if chosen.crews != 2 and not 4 <= chosen.crews <= 8:
        raise BadData("bad_number", "two crews, or four to eight: with three nothing is left after two battles each")
    won: list[float] = []
    for k in range(chosen.campaigns):
        leader, winners = campaigns.sail(chosen.level, Seeded(chosen.first_seed + k), chosen.crews)
        if leader is not None:
            won.append((leader in winners) / max(1, len(winners)))
        print(f"\r{k + 1}/{chosen.campaigns} {share(won)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    what = "duels" if chosen.crews == 2 else f"leagues of {chosen.crews}"
    print(f"{chosen.campaigns} {what}, {len(won)} with a leader after two battles; the leader won {share(won)}")
    return 0


def share(won: list[float]) -> str:
    """Write how often the leader won, with the interval that holds it 19 times of 20."""
    if len(won) < 2:
        return "-"
    least, most = interval(won)
    return f"{100 * sum(won) / len(won):.1f} % ({100 * least:.1f} to {100 * most:.1f})"
