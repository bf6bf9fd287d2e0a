"""Chasse-Partie as the kernel knows it: players, words, settings, and how a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.chasse_partie.actions import Action
from flibuste.games.chasse_partie.cards import MODES
from flibuste.games.chasse_partie.content import PRINTED, Content, with_own
from flibuste.games.chasse_partie.counters import Counter
from flibuste.games.chasse_partie.counting import AUTO_WIN, LEAST_TIE
from flibuste.games.chasse_partie.dealing import choose_settings, deal_round, first_player, shuffle_all
from flibuste.games.chasse_partie.decisions import DECISIONS
from flibuste.games.chasse_partie.effects import Effects
from flibuste.games.chasse_partie.events import EVENTS
from flibuste.games.chasse_partie.hands import Discard, Spy
from flibuste.games.chasse_partie.play import ChassePartie
from flibuste.games.chasse_partie.positions import set_up
from flibuste.games.chasse_partie.rounds import Round
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.turns import Turn
from flibuste.games.chasse_partie.verbs import BLOCKS, BRISKARS, CARDS
from flibuste.games.chasse_partie.view import build_view
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Measured, Setting, Setup, Verb
from flibuste.kernel.state import State

NAME: Final = "chasse_partie"
VALUES: Final = ("3", "4", "5", "6")
BOUND: Final = 63 * 200 * 58 * 100  # rounds, turns, actions, answers to each (CP-END-12, CP-END-13, CP-TURN-13)

SETTINGS: Final = (
    Setting("eligible_crews", ("all", "full_only"), "all", "CP-END-03"),
    Setting("auto_win", AUTO_WIN, "any_size", "CP-SCORE-02"),
    Setting("mercenaries_break_auto_win", (True, False), True, "CP-SCORE-03"),
    Setting("least_tie", LEAST_TIE, "all_tied", "CP-SCORE-11"),
)


def start(s: Table, setup: Setup, chance: Chance) -> Table:
    """Shuffle, draw who begins, deal, turn the loot up and give the first turn.

    Rule: CP-SETUP-01, CP-SETUP-02, CP-SETUP-04.
    """
    s.open_books(CARDS, setup.tracked, setup.log)
    choose_settings(s, setup.settings)
    shuffle_all(s, chance)
    s.starter = first_player(s, chance)
    deal_round(s, chance)
    s.call(Round(s.starter))
    s.advance(chance)
    return s


class Maker:
    """Makes tables with one content: the printed cards, or an owner's own counts."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def empty(self, seats: int) -> State:
        """Make a table to load a saved state into."""
        s = ChassePartie(seats, self.content)
        s.lay_out()
        return s

    def new(self, setup: Setup, chance: Chance) -> State:
        """Start a game."""
        return start(ChassePartie(setup.seats, self.content), setup, chance)

    def position(self, given: Mapping[str, object]) -> State:
        """Set a table up as described."""
        return set_up(GAME, self.content, given)


def with_content(texts: Mapping[str, str]) -> Game:
    """Make the game anew with an owner's own file: counts alone, or all the cards.

    Rule: CP-COMP-01.
    """
    if len(texts) != 1:
        raise BadData("bad_content", f"chasse_partie takes one file of cards, not {len(texts)}")
    for file, text in texts.items():
        content = with_own(file, text)
    return make_game(content)


def make_game(content: Content) -> Game:
    """Declare the game.

    Rule: CP-COMP-05.
    """
    maker = Maker(content)
    return Game(
        NAME,
        "cp",
        range(2, 6),
        {"card": content.ids, "briskar": content.ids[:BRISKARS], "value": VALUES, "mode": MODES},
        [Verb(name, noun, count) for name, noun, count in BLOCKS],
        BOUND,
        maker.empty,
        maker.new,
        build_view,
        DECISIONS,
        EVENTS,
        settings=SETTINGS,
        parts={
            "round": Round,
            "turn": Turn,
            "action": Action,
            "effects": Effects,
            "counter": Counter,
            "discard": Discard,
            "spy": Spy,
        },
        content=content.hash,
        position=maker.position,
        with_content=with_content,
        minutes=40,
        measured=(Measured(2, native=4.0), Measured(4, native=4.0)),
        finished=True,
        holds={"loot": "card", "card": "card", "briskar": "briskar"},
    )


GAME: Final = make_game(PRINTED)
