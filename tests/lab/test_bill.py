"""What a server is made of stands in its lock and its bill of materials; the inside of uvicorn is the one we know."""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path

import pytest
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from flibuste.lab.bill import LOCK, SBOM, everything, needs

ROOT = Path(__file__).parent.parent.parent


def test_lock_and_bill_list_what_a_server_needs() -> None:
    """Every package that is needed and installed here; versions are those it was last tried with."""
    locked = [line.split("==")[0] for line in (ROOT / LOCK).read_text(encoding="utf-8").splitlines()[1:]]
    bill = json.loads((ROOT / SBOM).read_text(encoding="utf-8"))
    listed = [part["name"] for part in bill["components"]]

    assert set(locked) == set(listed) == set(everything())
    assert {"uvicorn", "starlette", "msgspec", "uvloop", "psycopg"} <= set(needs("flibuste", ("postgresql",)))
    assert bill["bomFormat"] == "CycloneDX"
    assert all(part["purl"] == f"pkg:pypi/{part['name']}@{part['version']}" for part in bill["components"])


def test_what_another_python_or_extra_needs_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it happens to lie about: setuptools shows its own importlib-metadata to whoever has imported it."""
    lines = ["importlib-metadata>=4; python_version < '3.8'", "h11>=0.16; extra == 'http'", "idna"]
    monkeypatch.setattr(metadata, "requires", lambda _name: lines)

    assert needs("any") == ["idna"]
    assert needs("any", ("http",)) == ["h11", "idna"]


def test_uvicorn_has_the_inside_that_we_build_on() -> None:
    """The bound in pyproject.toml is true: a version that lacks one of these must not be allowed."""
    read = WebSocketsSansIOProtocol.__init__.__code__.co_names
    assert {"queue", "handshake_initiated", "handshake_complete", "close_sent", "read_paused"} <= set(read)
    for name in ("on_message_begin", "on_headers_complete", "data_received", "connection_made"):
        assert callable(getattr(AutoHTTPProtocol, name))
