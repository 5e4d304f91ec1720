"""The application: HTTP for what is asked once, a websocket for each match, and the page itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles

from kurgan.engine.game import AnyGame
from kurgan.server.answers import add_answers, said
from kurgan.server.archive import Archive
from kurgan.server.door import Door
from kurgan.server.inspection import Inspection
from kurgan.server.library import Library
from kurgan.server.matches import Matches
from kurgan.server.messages import problem
from kurgan.server.play import serve_player
from kurgan.server.process import Process
from kurgan.server.routes import api, guest
from kurgan.server.seats import Guests
from kurgan.server.store import Store
from kurgan.server.workshop import Workshop

LOG: Final = logging.getLogger("kurgan.server")
PAGE_FIRST: Final = 0.2  # seconds in which the first page is answered before the games are rehearsed
LEAST_PACKED: Final = 1_000  # bytes of an answer: what is shorter would be no shorter for it
PACKING: Final = 6  # of nine: three more would take twice as long for a hundredth
STATIC: Final = Path(__file__).parent / "static"
UNBUILT: Final = "<!doctype html><title>Kurgan</title><p>The page has not been built: run <code>make page</code>."


async def rehearsed(rehearsal: Callable[[], None]) -> None:
    """Have the games rehearsed beside everything else: pages are answered meanwhile, and whoever sits down waits."""
    await asyncio.sleep(PAGE_FIRST)
    try:
        await asyncio.to_thread(rehearsal)
    except Exception:  # what could not be rehearsed is slow, not wrong
        LOG.exception("event=rehearsal-failed")


def application(
    database: Path,
    games: Mapping[str, AnyGame],
    hosts: Collection[str] = (),
    worker: Process | None = None,
    rehearsal: Callable[[], None] | None = None,
    trusted: Collection[str] = (),
) -> FastAPI:
    """The server over a SQLite file, for games that are ready to play once they have been rehearsed; called by other
    names than `hosts`, if there are any, it does not answer. A worker process may be shared with other servers. What
    comes from trusted addresses is not counted."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(database)
        process = worker or Process()
        workshop, inspection = Workshop(process), Inspection(database)
        app.state.matches = Matches(store, games, rehearsal and asyncio.create_task(rehearsed(rehearsal)), trusted)
        app.state.archive = Archive(app.state.matches, workshop)
        app.state.guests = Guests(await store.key("guests"))
        inspection.begin()
        try:
            yield
        finally:
            inspection.close()
            app.state.matches.close()
            await workshop.close()
            if worker is None:
                process.close()
            await store.close()

    app = FastAPI(
        title="Kurgan",
        version=metadata.version("kurgan"),
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from another host
        redoc_url=None,
    )
    app.state.library = Library(games)
    app.include_router(api)
    add_answers(app)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_PACKED, compresslevel=PACKING)
    app.add_middleware(Door, hosts=hosts)
    app.websocket("/api/matches/{id}/play")(play)
    app.websocket("/api/matches/{id}/watch/{token}")(watch)
    add_page(app)
    return app


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
