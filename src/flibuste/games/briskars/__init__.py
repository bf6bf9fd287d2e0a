"""Briskars: a skirmish of pirate bands on a squared map."""

from flibuste.games.briskars.campaign.declared import CAMPAIGNS
from flibuste.games.briskars.play import GAME

__all__ = ["CAMPAIGNS", "GAME"]
