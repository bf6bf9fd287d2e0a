"""What a server says about itself: one JSON object a line for programs, or plain lines; never an address."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Literal

Form = Literal["plain", "json"]
PERHAPS = re.compile(r"(?<![\w:.])[0-9a-fA-F:.]*[:.][0-9a-fA-F:.]*[0-9a-fA-F:](?![\w:])")


def without_addresses(text: str) -> str:
    """Strike out the addresses of machines."""
    return PERHAPS.sub(lambda found: "(address)" if is_address(found[0]) else found[0], text)


def is_address(word: str) -> bool:
    """Say whether a word is an address of either kind, perhaps with a port."""
    for one in (word, word.rpartition(":")[0]):
        try:
            ip_address(one)
        except ValueError:
            continue
        return True
    return False


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        return without_addresses(super().format(record))


class Json(logging.Formatter):
    """A line for programs: when, how bad, from where, what, and which table if one is concerned."""

    def format(self, record: logging.LogRecord) -> str:
        """Write an object."""
        said: dict[str, str] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if isinstance(record.msg, str) and record.msg.startswith("table %s") and isinstance(record.args, tuple):
            said["table"] = str(record.args[0])
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return without_addresses(json.dumps(said, ensure_ascii=False))


def set_up(form: Form) -> None:
    """Let everything be said in one form, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("flibuste").setLevel(logging.INFO)
