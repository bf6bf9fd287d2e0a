"""Chasse-Partie: crews, low blows and counters, for 2 to 5 players."""

from flibuste.games.chasse_partie.game import GAME as GAME
from flibuste.kernel.game import register

register(GAME)
