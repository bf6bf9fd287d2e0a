"""Waking a browser: an empty message, signed by this server (Web Push with VAPID), to where its maker listens.

It carries nothing: the browser then asks this server itself what waits. Nothing is sent into a private network.
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import socket
import ssl
import time
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from flibuste.server.problems import Refused

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys the curve P-256 has, and one more."""
HALF_A_DAY = 12 * 3600
TTL = 24 * 3600
"""Seconds a message waits for a browser that is off."""
PATIENCE = 10.0


def text(data: bytes) -> str:
    """Write bytes as tokens write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass(slots=True, frozen=True)
class Place:
    """Where a message goes: the address, and the machine behind it that was looked at."""

    url: SplitResult
    machine: str
    port: int


class Signer:
    """The key of this server, made from the secret of its installation."""

    def __init__(self, secret: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, ec.SECP256R1())
        self.contact = contact

    def public(self) -> str:
        """Return what browsers are told: they take messages of who holds the other half only."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return text(point)

    def authorization(self, origin: str, now: float) -> str:
        """Sign that a message to this origin is ours."""
        claims = {"aud": origin, "exp": int(now) + HALF_A_DAY, "sub": self.contact}
        head = text(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{text(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public()}"


def look_up(endpoint: str, private: bool) -> Place:
    """Find the machine behind an address; whatever is no public one over HTTPS is refused.

    ``private``: this network is allowed too, and without encryption (only tests say so).
    """
    try:
        url = urlsplit(endpoint)
        port = url.port or (443 if url.scheme == "https" else 80)
        found = socket.getaddrinfo(url.hostname or "", port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Refused("bad_endpoint", 400) from error
    machines = [str(one[4][0]) for one in found]
    plain = url.scheme == "https" or private
    if not plain or url.username or url.password or not machines:
        raise Refused("bad_endpoint", 400)
    if not private and not all(is_public(machine) for machine in machines):
        raise Refused("bad_endpoint", 400)
    return Place(url, machines[0], port)


def is_public(machine: str) -> bool:
    """Say whether an address belongs to the open network: none of ours, no neighbour's, no group's."""
    address = ipaddress.ip_address(machine.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    found = mapped or address
    return bool(found.is_global and not found.is_multicast)


class Connection(http.client.HTTPConnection):
    """A connection to the very machine that was looked at, whatever its name means by now."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.url.hostname or "", place.port, timeout=PATIENCE)
        self.place = place

    def connect(self) -> None:
        """Connect, encrypted where the address says so."""
        self.sock = socket.create_connection((self.place.machine, self.place.port), PATIENCE)
        if self.place.url.scheme == "https":
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.place.url.hostname)


def wake(endpoint: str, signer: Signer, topic: str, private: bool) -> int:
    """Send an empty message; return the status. A newer one of the same topic takes the place of one that waits."""
    place = look_up(endpoint, private)
    url = place.url
    headers = {
        "authorization": signer.authorization(f"{url.scheme}://{url.netloc}", time.time()),
        "ttl": str(TTL),
        "topic": topic,
        "urgency": "normal",
        "content-length": "0",
    }
    connection = Connection(place)
    try:
        connection.request("POST", f"{url.path or '/'}{'?' + url.query if url.query else ''}", headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()
