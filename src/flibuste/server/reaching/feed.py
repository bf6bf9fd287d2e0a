"""A private feed (Atom): one entry for each game that waits. It names no card and no other person."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from xml.sax.saxutils import escape, quoteattr

from flibuste.wire.reaching import WaitingTable
from flibuste.words.sentences import Words


def moment(milliseconds: int) -> str:
    """Write a time as Atom wants it."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat().replace("+00:00", "Z")


def feed(code: str, base: str, waiting: Sequence[WaitingTable], words: Words, now: int) -> str:
    """Write the feed of somebody."""
    name = sha256(code.encode()).hexdigest()[:32]
    latest = max((one.since for one in waiting), default=now)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(words.language)}>',
        f"<id>urn:flibuste:feed:{name}</id>",
        f"<title>{escape(words.say('ui-feed-title'))}</title>",
        "<author><name>Flibuste</name></author>",
        f"<updated>{moment(latest)}</updated>",
        f"<link href={quoteattr(base + '/days')} />",
        *(entry(base, one, words) for one in waiting),
        "</feed>",
    ]
    return "\n".join(lines) + "\n"


def entry(base: str, one: WaitingTable, words: Words) -> str:
    """Write one game that waits; asked again at the same table it is another entry."""
    title = " · ".join(part for part in (words.say("ui-your-turn"), words.title(one.game), one.title) if part)
    until = "" if one.deadline is None else words.say("ui-feed-until", time=moment(one.deadline))
    return "\n".join(
        [
            "<entry>",
            f"<id>urn:flibuste:turn:{escape(one.table)}:{one.since}</id>",
            f"<title>{escape(title)}</title>",
            f"<updated>{moment(one.since)}</updated>",
            f"<link href={quoteattr(f'{base}/t/{one.table}')} />",
            f"<summary>{escape(until or title)}</summary>",
            "</entry>",
        ]
    )
