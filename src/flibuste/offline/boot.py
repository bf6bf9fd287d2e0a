"""The first module a page's worker runs: it puts the stand-ins in place, then opens the tables or begins to think.

Everything else is imported inside: the stand-in for ``msgspec`` must be there before the first struct is declared.
"""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from flibuste.offline import structs

if TYPE_CHECKING:
    from collections.abc import Callable

    from flibuste.offline.door import Door
    from flibuste.offline.thinking import Helm


def no_threads() -> dict[str, ModuleType]:
    """Make empty modules in place of ``anyio``: Starlette uses it for threads and files, which no table asks for."""
    package = ModuleType("anyio")
    parts = {f"anyio.{name}": ModuleType(f"anyio.{name}") for name in ("abc", "to_thread")}
    for name, part in parts.items():
        setattr(package, name.removeprefix("anyio."), part)
    return {"anyio": package, **parts}


if importlib.util.find_spec("msgspec") is None:
    sys.modules.update(structs.stand_in())
if importlib.util.find_spec("anyio") is None:
    sys.modules.update(no_threads())


async def open_tables(folder: str, helm: Helm, pace: int = 100) -> Door:
    """Open the tables kept in a folder and return the door to them."""
    from pathlib import Path

    from flibuste.offline.door import Door
    from flibuste.offline.service import OfflineService
    from flibuste.offline.thinking import Thinkers
    from flibuste.server.edge.app import app_of

    service = OfflineService(Path(folder), Thinkers(helm), pace)
    app = app_of(service)
    await service.start()
    await app.state.keeper.start()  # campaigns hear of their battles; the rest of a server needs other people
    return Door(app)


def begin_to_think() -> Callable[[str], str]:
    """Load games and bots, and return what answers questions."""
    import flibuste.games  # noqa: F401  (enters the games in the list)
    from flibuste.offline.thinking import think

    return think


__all__: list[Any] = ["begin_to_think", "open_tables"]
