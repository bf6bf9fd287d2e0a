"""The games. Importing this package enters every game in the list of ``flibuste.kernel.game``."""

from __future__ import annotations

from flibuste.games import brisca  # noqa: F401
