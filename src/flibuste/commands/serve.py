"""``flibuste serve``: the server with its page."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from flibuste.kernel.errors import BadData
from flibuste.server.config import Config
from flibuste.server.edge.running import CannotStart, data_folder, lan_address, serve
from flibuste.server.limits import NO_LIMITS
from flibuste.server.logs import set_up
from flibuste.table.own_games import declare, take_in


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    parser.add_argument("--port", type=int, default=8337, help="the port (8337; 0 takes a free one)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--lan", action="store_true", help="let the local network in, and say at which address")
    parser.add_argument("--data", type=Path, help="the folder for games and secrets")
    parser.add_argument("--db", default="", help="postgresql://... for several server processes; else SQLite")
    parser.add_argument("--origin", action="append", default=[], help="the exact origin of the page, when proxied")
    parser.add_argument("--proxy", action="store_true", help="believe X-Forwarded-For (behind a proxy of your own)")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes for bots")
    parser.add_argument("--bot-pause", type=float, default=0.7, help="seconds a bot waits before it plays")
    parser.add_argument("--veil", type=int, default=100, help="percent of the time that hides forced answers (0: none)")
    parser.add_argument("--no-limits", action="store_true", help="no limits per caller (benches on one machine only)")
    parser.add_argument("--lifetime", type=float, default=0, help="stop after so many seconds (benches, trials)")
    parser.add_argument("--page", type=Path, help="another folder with the built page")
    declare(parser)
    keep = "throw finished tables away after so many days (0: keep them)"
    parser.add_argument("--keep-days", type=int, default=0, help=keep)
    parser.add_argument("--log", choices=("plain", "json"), default="plain", help="how the log is written (plain)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    config = Config(
        data=chosen.data or data_folder(),
        host=chosen.host,
        port=chosen.port,
        database=chosen.db,
        origins=tuple(chosen.origin),
        proxy=chosen.proxy,
        workers=max(1, chosen.workers),
        bot_pause=chosen.bot_pause,
        veil=max(0, chosen.veil),
        modules=tuple(chosen.game_module),
        content=tuple(chosen.content),
        keep_days=max(0, chosen.keep_days),
    )
    if chosen.lan:
        config.host, config.lan = "0.0.0.0", lan_address()
        if not config.lan:
            print("this machine is in no network: --lan has nothing to listen to", file=sys.stderr)
            return 1
    if chosen.no_limits:
        config.limits = NO_LIMITS
    if chosen.page is not None:
        config.page = chosen.page
    set_up(chosen.log)
    try:
        take_in(config.modules, config.content)
        serve(config, not chosen.no_open, chosen.lifetime)
    except (CannotStart, BadData) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0
