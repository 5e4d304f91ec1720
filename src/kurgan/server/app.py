"""The application: HTTP for what is asked once, a websocket for each match, and the page itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles

from kurgan.engine.game import AnyGame
from kurgan.server.answers import add_answers, said
from kurgan.server.matches import Matches
from kurgan.server.messages import problem
from kurgan.server.play import serve_player
from kurgan.server.routes import api, guest
from kurgan.server.seats import Guests, is_own_origin
from kurgan.server.store import Store

STATIC: Final = Path(__file__).parent / "static"
LARGEST_BODY: Final = 2_000_000  # bytes: a match file and what JSON makes of it
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UNBUILT: Final = "<!doctype html><title>Kurgan</title><p>The page has not been built: run <code>make page</code>."


def application(database: Path, games: Mapping[str, AnyGame]) -> FastAPI:
    """The server over a SQLite file, for games that are ready to play."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database)
        app.state.matches = Matches(store, games)
        app.state.guests = Guests(await store.key("guests"))
        try:
            yield
        finally:
            await store.close()

    app = FastAPI(
        title="Kurgan",
        version=metadata.version("kurgan"),
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from another host
        redoc_url=None,
    )
    app.include_router(api)
    add_answers(app)
    app.middleware("http")(guard)
    app.websocket("/api/matches/{id}/play")(play)
    app.websocket("/api/matches/{id}/watch/{token}")(watch)
    add_page(app)
    return app


# At the door


async def guard(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
    """Nothing is changed for another site's page or taken in without a limit, and nobody may frame our page."""
    if request.method not in ("GET", "HEAD") and "origin" in request.headers and not is_own_origin(request):
        return said(403, problem("foreign-origin"))
    if "transfer-encoding" in request.headers or int(request.headers.get("content-length", 0)) > LARGEST_BODY:
        return said(413, problem("refused-oversized"))
    response = await call(request)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    elif request.url.path.startswith("/assets/") and response.status_code == 200:
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"  # their names change with them
    return response


# Websockets


async def play(websocket: WebSocket, id: str) -> None:
    """A guest's seat, or seats, at a match."""
    await serve_player(websocket, websocket.app.state.matches, websocket.app.state.guests, id, None)


async def watch(websocket: WebSocket, id: str, token: str) -> None:
    """Over the shoulder of the seat whose link this is."""
    await serve_player(websocket, websocket.app.state.matches, websocket.app.state.guests, id, token)


# The page


def add_page(app: FastAPI) -> None:
    """The built page: its assets for ever, and index.html for every path of the page's own."""
    app.mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False), name="assets")
    app.mount("/locale", StaticFiles(directory=STATIC / "locale", check_dir=False), name="locale")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return said(404, problem("no-page"))
        files = {file.name: file for file in STATIC.glob("*.*")}  # no path is made from what was asked for
        if path in files:
            return FileResponse(files[path])
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(UNBUILT, 503)
        response = FileResponse(index, headers={"Cache-Control": "no-cache"})
        guest(request, response)
        return response
