"""Treasure Hunter: pick, pass, plunder; 2 to 6 players."""

from flibuste.games.treasure_hunter.game import GAME

__all__ = ["GAME"]
