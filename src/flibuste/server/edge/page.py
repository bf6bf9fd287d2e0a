"""The built page: files as they are, and index.html for every path of the page's own."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from flibuste.server.edge.previews import preview, put_into
from flibuste.server.problems import Refused
from flibuste.server.tables.service import Service

FOREVER = "public, max-age=31536000, immutable"
FILES = (
    *(".js", ".mjs", ".css", ".svg", ".woff2", ".png", ".map", ".ftl", ".json", ".webmanifest"),
    *(".wasm", ".gz", ".zip"),
)
"""A path that ends so names a file: one that is not there is missing, and never the page."""
MISSING = """The page is not here. In a checkout: make page. A wheel has it if built with it. The API is under /api.
"""


async def page(request: Request) -> Response:
    """Serve a file of the page; a path that is none belongs to the page itself."""
    service: Service = request.app.state.service
    folder = service.config.page.resolve()
    path = request.path_params["path"]
    if is_file_of(folder, path):
        caching = FOREVER if path.startswith(("assets/", "engine/")) else "no-cache"
        return FileResponse(folder / path, headers={"cache-control": caching})
    if Path(path).suffix in FILES:
        raise Refused("not_found")
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    found = await preview(service, request, path)
    if found is None:
        return FileResponse(index, headers={"cache-control": "no-cache"})
    base = service.config.reach() or str(request.base_url).rstrip("/")
    return HTMLResponse(put_into(index.read_text("utf-8"), base, found), headers={"cache-control": "no-store"})


def is_file_of(folder: Path, path: str) -> bool:
    """Say whether a path names a file of the page; one that no file can have does not."""
    try:
        wanted = (folder / path).resolve()
        return bool(path) and wanted.is_relative_to(folder) and wanted.is_file()
    except OSError:
        return False


async def no_such_path(request: Request) -> Response:
    """Refuse a path the API does not have."""
    raise Refused("not_found")
