"""Chapters 3 and 11: the order of a round, and preparing the next one."""

from __future__ import annotations

from flibuste.games.treasure_hunter.setup import lay_out_board
from flibuste.games.treasure_hunter.state import DEAL, ROUNDS, Table
from flibuste.kernel.events import public


def end_round(s: Table) -> None:
    """Prepare the next round, or end the game after the fifth.

    Rule: TH-ROUND-01, TH-PREP-08, TH-PREP-09, TH-END-01.
    """
    if s.round == ROUNDS:
        s.finish_game()
        return
    s.round += 1
    prepare(s)
    s.phase = DEAL


def prepare(s: Table) -> None:
    """Pass the deal to the left and lay out new tiles; money, treasures and goblins stay where they are.

    Rule: TH-PREP-02 to TH-PREP-05, TH-PREP-08, TH-PREP-10.
    """
    s.dealer = s.next_seat(s.dealer)
    s.shielded = 0
    s.asleep = 0
    for seat in s.every_seat():
        s.won[seat] = 0
        s.bonus[seat] = 0
        s.doubled[seat] = 0
    if s.log is not None:
        s.log.tell("round", public("round", int(s.round)), public("dealer", int(s.dealer)))
    lay_out_board(s)
