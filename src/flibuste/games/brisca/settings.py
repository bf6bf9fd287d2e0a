"""Brisca, what people may choose before a match, and how a chosen table is set up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.brisca import series
from flibuste.games.brisca.cards import CARDS
from flibuste.games.brisca.play import Brisca
from flibuste.games.brisca.scoring import TIE_RULES
from flibuste.games.brisca.series import MATCH_MODES
from flibuste.kernel.chance import Chance
from flibuste.kernel.game import Setting, Settings, Setup

EXCHANGE_BY: Final = ("trick_winner", "trick_winner_or_partner")

SETTINGS: Final = (
    Setting("teams", (True, False), True, "BR-SEAT-04"),
    Setting("exchange", (True, False), True, "BR-EXCH-18"),
    Setting("exchange_by", EXCHANGE_BY, "trick_winner", "BR-EXCH-19"),
    Setting("seven_for_lower", (False, True), False, "BR-EXCH-20"),
    Setting("exchange_last_draw", (False, True), False, "BR-EXCH-21"),
    Setting("follow_suit_when_stock_empty", (False, True), False, "BR-VAR-01"),
    Setting("tie_rule", TIE_RULES, "draw", "BR-SCORE-06"),
    Setting("show_running_points", (False, True), False, "BR-SCORE-09"),
    Setting("match_mode", MATCH_MODES, "single", "BR-MATCH-01"),
    Setting("match_n", (1, 2, 3, 5, 7), 3, "BR-MATCH-01"),
)


@final
class Chosen:
    """What was chosen, read out of the settings once for all tables of a set-up."""

    def __init__(self, settings: Settings) -> None:
        self.teams: bool = bool(settings["teams"])
        self.exchange: bool = bool(settings["exchange"])
        self.partner_exchange: bool = settings["exchange_by"] == "trick_winner_or_partner"
        self.seven_for_lower: bool = bool(settings["seven_for_lower"])
        self.exchange_last_draw: bool = bool(settings["exchange_last_draw"])
        self.follow: bool = bool(settings["follow_suit_when_stock_empty"])
        self.tie_rule: i64 = TIE_RULES.index(str(settings["tie_rule"]))
        self.show_points: bool = bool(settings["show_running_points"])
        self.match_mode: i64 = MATCH_MODES.index(str(settings["match_mode"]))
        self.match_n: i64 = int(settings["match_n"])


def choose(s: Brisca, chosen: Chosen) -> None:
    """Enter the settings; teams, and an exchange by the partner, need four players.

    Rule: BR-SEAT-04, BR-SEAT-06, BR-EXCH-18 to BR-EXCH-21, BR-VAR-01, BR-SCORE-06, BR-SCORE-09, BR-MATCH-01.
    """
    s.teams = chosen.teams and s.seats == 4
    s.exchange = chosen.exchange
    s.partner_exchange = s.teams and chosen.partner_exchange
    s.seven_for_lower = chosen.seven_for_lower
    s.exchange_last_draw = chosen.exchange_last_draw
    s.follow = chosen.follow
    s.tie_rule = chosen.tie_rule
    s.show_points = chosen.show_points
    s.match_mode = chosen.match_mode
    s.match_n = chosen.match_n


def chosen_in(setup: Setup) -> Chosen:
    """Return what a set-up says, read the first time it is asked for."""
    known = setup.read
    if isinstance(known, Chosen):
        return known
    chosen = Chosen(setup.settings)
    setup.read = chosen
    return chosen


def new(setup: Setup, chance: Chance) -> Brisca:
    """Set a match up and deal its first game.

    Rule: BR-DECK-01.
    """
    s = Brisca(setup.seats)
    s.open_books(CARDS, setup.tracked, setup.log)
    choose(s, chosen_in(setup))
    series.begin(s, chance)
    return s
