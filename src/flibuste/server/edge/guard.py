"""The guard at the door: origins, cookies, headers, sizes."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache
from ipaddress import ip_address, ip_network

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flibuste.server.config import Config
from flibuste.server.problems import Refused
from flibuste.server.tables.service import Service, Who

log = logging.getLogger("flibuste")
COOKIE = "flibuste"
YEAR = 365 * 24 * 3600
BODY = 64 * 1024
HEAD = 32 * 1024
PATH = 1024
"""How long (bytes) a body, a head and a path may be."""
HOLD = 0.25
"""Seconds for which whoever asks too often waits for the refusal: who asks again at once slows himself, nobody else."""
TOO_OFTEN = 429
UNREADABLE = (400, 413)
PRICE = 10
"""So many requests does one cost that no page of ours sends: unreadable, too long, from another page."""
FLOOD = 40
"""So many does a socket cost that had to be cut off: a second of what an address may ask."""
STARTS = ("http.response.start", "websocket.http.response.start")
PATIENCE = 30.0
"""Seconds in which a body must have come."""
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
HSTS = f"max-age={YEAR}"
"""Whoever came once over HTTPS comes over HTTPS only; said where every origin is encrypted."""
SAFE = ("GET", "HEAD", "OPTIONS")


def cookie_name(config: Config) -> str:
    """Name the cookie; over HTTPS the browser itself guards that nobody else may set it."""
    return f"__Host-{COOKIE}" if config.secure() else COOKIE


def cookie_of(connection: HTTPConnection, config: Config) -> str | None:
    """Return the cookie of a browser."""
    return connection.cookies.get(cookie_name(config))


def bearer_of(connection: HTTPConnection) -> str | None:
    """Return the token of a bot."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def origin_allowed(connection: HTTPConnection, config: Config) -> bool:
    """Say whether the page that asks is exactly ours."""
    return connection.headers.get("origin", "") in config.allowed_origins()


def address_of(connection: HTTPConnection, config: Config) -> str:
    """Return the address of a caller; it is used for limits only and never written down."""
    if config.proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return house(forwarded)
    return house(connection.client.host) if connection.client is not None else ""


@lru_cache(4096)
def house(address: str) -> str:
    """Return what limits count as one address: of IPv6 the first half, since every house has the whole second one."""
    try:
        number = ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address[:64]
    if number.version == 4 or number.ipv4_mapped is not None:
        return str(number if number.version == 4 else number.ipv4_mapped)
    return str(ip_network((number, 64), strict=False))


def set_cookie(response: Response, config: Config, value: str) -> None:
    """Give a browser its cookie: not readable by scripts, not sent from other sites."""
    response.set_cookie(
        cookie_name(config), value, max_age=YEAR, path="/", secure=config.secure(), httponly=True, samesite="strict"
    )


async def known(request: Request) -> Who:
    """Return who asks; a stranger is refused."""
    service: Service = request.app.state.service
    who = await service.who(cookie_of(request, service.config), bearer_of(request))
    if who is None:
        raise Refused("no_token" if bearer_of(request) else "unknown_person", 401)
    return who


def query_number(request: Request, name: str) -> int | None:
    """Read a number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refused("malformed")
    return int(text)


async def read_body(request: Request, most: int = BODY) -> bytes:
    """Read a body up to a size."""
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refused("too_long", params={"max": most})
    except TimeoutError as error:
        raise Refused("too_slow", 408) from error
    return bytes(body)


class Guard:
    """Around everything: limits per address, exact origin for whatever changes something, headers on every answer."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        send = self.with_price(asked, self.with_headers(send))
        try:
            self.check(asked)
        except Refused as refused:
            if refused.status != TOO_OFTEN:
                self.charge(asked)
            await problem_response(refused)(scope, receive, send)
            return
        await (self.answered if scope["type"] == "http" else self.app)(scope, receive, send)

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; what nobody foresaw is logged, and refused like anything else."""
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            if begun:
                raise
            log.exception("a request could not be answered")
            await problem_response(Refused("server_restarting", 500, retry=1.0))(scope, receive, send)

    def check(self, asked: HTTPConnection) -> None:
        """Check address, sizes and origin; a socket may change things, and no token stands in for its origin."""
        config, gate, now = self.service.config, self.service.gate, time.monotonic()
        socket = asked.scope["type"] == "websocket"
        safe = not socket and asked.scope["method"] in SAFE
        if safe and not asked.url.path.startswith("/api/"):
            gate.page_file(now)
        else:
            gate.request(address_of(asked, config), now)
        if len(asked.scope.get("raw_path") or b"") > PATH or not asked.url.path.isprintable():
            raise Refused("not_found")
        if sum(len(name) + len(value) for name, value in asked.scope["headers"]) > HEAD:
            raise Refused("too_long", 431, params={"max": HEAD})
        if safe or (not socket and bearer_of(asked) is not None):
            return
        if not origin_allowed(asked, config):
            raise Refused("wrong_origin")

    def with_price(self, asked: HTTPConnection, send: Send) -> Send:
        """Let an address pay for what cannot be read, and wait for the refusal of what comes too often."""

        async def priced(message: Message) -> None:
            status = message["status"] if message["type"] in STARTS else 0
            if status == TOO_OFTEN:
                await asyncio.sleep(HOLD)
            elif status in UNREADABLE:
                self.charge(asked)
            await send(message)

        return priced

    def charge(self, asked: HTTPConnection) -> None:
        """Let an address pay for a request that no page of ours sends."""
        self.service.gate.charge(address_of(asked, self.service.config), time.monotonic(), PRICE)

    def with_headers(self, send: Send) -> Send:
        """Add the headers that keep browsers careful."""

        async def careful(message: Message) -> None:
            if message["type"] in STARTS:
                self.service.metrics.count("flibuste_requests_total", status=str(message["status"]))
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if self.service.config.secure():
                    headers.setdefault("strict-transport-security", HSTS)
            await send(message)

        return careful


def problem_response(refused: Refused) -> Response:
    """Answer with a code."""
    answer = msgspec.json.encode(refused.problem())
    response = Response(answer, refused.status, HEADERS, media_type="application/json")
    if refused.retry is not None:
        response.headers["retry-after"] = str(max(1, round(refused.retry)))
    return response
