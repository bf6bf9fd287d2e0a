"""The games. Importing this package enters every game in the list of ``flibuste.kernel.game``."""

from flibuste.games import brisca, briskars, chasse_partie, treasure_hunter

__all__ = ["brisca", "briskars", "chasse_partie", "treasure_hunter"]
