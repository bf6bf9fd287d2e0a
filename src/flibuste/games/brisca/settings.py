"""Brisca, what people may choose before a match, and how a chosen table is set up."""

from __future__ import annotations

from typing import Final

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


def choose(s: Brisca, settings: Settings) -> None:
    """Enter the settings; teams, and an exchange by the partner, need four players.

    Rule: BR-SEAT-04, BR-SEAT-06, BR-EXCH-18 to BR-EXCH-21, BR-VAR-01, BR-SCORE-06, BR-SCORE-09, BR-MATCH-01.
    """
    s.teams = bool(settings["teams"]) and s.seats == 4
    s.exchange = bool(settings["exchange"])
    s.partner_exchange = s.teams and settings["exchange_by"] == "trick_winner_or_partner"
    s.seven_for_lower = bool(settings["seven_for_lower"])
    s.exchange_last_draw = bool(settings["exchange_last_draw"])
    s.follow = bool(settings["follow_suit_when_stock_empty"])
    s.tie_rule = TIE_RULES.index(str(settings["tie_rule"]))
    s.show_points = bool(settings["show_running_points"])
    s.match_mode = MATCH_MODES.index(str(settings["match_mode"]))
    s.match_n = int(settings["match_n"])


def new(setup: Setup, chance: Chance) -> Brisca:
    """Set a match up and deal its first game.

    Rule: BR-DECK-01.
    """
    s = Brisca(setup.seats)
    s.open_books(CARDS, setup.tracked, setup.log)
    choose(s, setup.settings)
    series.begin(s, chance)
    return s
