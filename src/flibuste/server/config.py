"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from pathlib import Path

from flibuste.server.limits import Limits
from flibuste.table.own_games import words_for


@cache
def version() -> str:
    """Return the version of Flibuste; it stands in a file that is read once."""
    try:
        return metadata.version("flibuste")
    except metadata.PackageNotFoundError:
        return "0"


EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(slots=True)
class Config:
    """Where to listen, where to keep things, whom to trust."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8337
    lan: str = ""
    """The address of this machine in the local network, if it may be reached from there."""
    database: str = ""
    """Empty: SQLite in the data folder; else a postgresql:// address."""
    origins: tuple[str, ...] = ()
    """Exact origins that may send cookies; empty: those of this host and port."""
    page: Path = Path(__file__).parent / "page"
    modules: tuple[str, ...] = ()
    """Python files with a ``GAME`` of one's own; the workers load them too."""
    content: tuple[str, ...] = ()
    """Files of one's own, each with its game (``GAME=FILE``); the workers read them too."""
    workers: int = 1
    bot_pause: float = 0.7
    """A bot of a table with people waits so long (seconds) before it answers, whatever it holds."""
    veil: int = 100
    """How long the times last that hide whether somebody had a choice, in percent; for new tables."""
    proxy: bool = False
    """Believe X-Forwarded-For: only behind a proxy of one's own."""
    limits: Limits = field(default_factory=Limits)
    operator: str = ""
    """The token of who runs the server: with it come figures, the operator's page and what it can do; empty: nobody."""
    beat: float = 1.0
    """Every so many seconds a server writes down that it is alive."""
    records_anytime: bool = False
    """Hand out the record of a running game too: only where the one person there is holds every secret anyway."""
    ratings: bool = True
    """Whether tables may be rated: not where one person is alone."""
    keep_days: int = 0
    """Finished tables are thrown away after so many days, with all that belongs to them; 0: never."""
    call_after: float = 20.0
    """Seconds after which somebody who is asked and not there is told so, if they agreed to that."""
    private_pushes: bool = False
    """Let browsers be woken through addresses of a private network: only tests do."""
    idle: float = 300
    """A table nobody follows leaves the memory after so many seconds."""

    def own_words(self) -> tuple[str, ...]:
        """Write the words by which a worker is told of games and files of one's own."""
        return words_for(self.modules, self.content)

    def allowed_origins(self) -> frozenset[str]:
        """Return the origins whose pages may act."""
        if self.origins:
            return frozenset(self.origins)
        hosts = {"localhost", "127.0.0.1", "[::1]"} | ({self.host} if self.host not in EVERYWHERE else set())
        hosts |= {self.lan} if self.lan else set()
        return frozenset(f"http://{host}:{self.port}" for host in hosts)

    def reach(self) -> str:
        """Return where friends reach this server; nothing if only this machine can, or nobody has told."""
        if self.origins:
            return self.origins[0]
        if self.lan:
            return f"http://{self.lan}:{self.port}"
        return "" if self.host in (*EVERYWHERE, *LOOPBACK) else f"http://{self.host}:{self.port}"

    def machine_only(self) -> bool:
        """Say whether nobody can come from another machine."""
        return self.host in LOOPBACK and not self.origins

    def secure(self) -> bool:
        """Say whether cookies are for encrypted connections only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)
