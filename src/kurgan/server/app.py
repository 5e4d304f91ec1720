"""The application: HTTP for what is asked once, a websocket for each match, and the page itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from kurgan import players
from kurgan.engine.game import AnyGame
from kurgan.engine.journal import Damaged
from kurgan.engine.match import Refused
from kurgan.engine.text import ENGINE_WORDS, Catalogue
from kurgan.server.matches import Impossible, Matches
from kurgan.server.messages import (
    Frames,
    GameHead,
    Import,
    MatchHead,
    MatchList,
    NewMatch,
    Problem,
    RulebookMessage,
    RuleMessage,
    ScenarioHead,
    SceneMessage,
    Shelf,
    Story,
    Verified,
    problem,
)
from kurgan.server.play import serve_player
from kurgan.server.seats import Guests, is_own_origin
from kurgan.server.store import Store, Unwritten
from kurgan.server.story import EVERYTHING, Chronicle

STATIC: Final = Path(__file__).parent / "static"
OWN_WORDS: Final = Catalogue([ENGINE_WORDS, Path(__file__).parent / "locale"])
MOST_FRAMES: Final = 100
LARGEST_BODY: Final = 2_000_000  # bytes: a match file and what JSON makes of it
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UNBUILT: Final = "<!doctype html><title>Kurgan</title><p>The page has not been built: run <code>make page</code>."

Language = Literal["en", "fr"]
api = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


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
    app.add_exception_handler(Impossible, answer_impossible)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(Unwritten, answer_unwritten)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.middleware("http")(guard)
    app.websocket("/api/matches/{id}/play")(play)
    app.websocket("/api/matches/{id}/watch/{token}")(watch)
    add_page(app)
    return app


# Who is asking


def matches_of(request: Request) -> Matches:
    matches: Matches = request.app.state.matches
    return matches


def anybody(request: Request) -> str | None:
    """Who is asking, if they have been here before."""
    guests: Guests = request.app.state.guests
    return guests.known(request)


def guest(request: Request, response: Response) -> str:
    """Who is asking for a change. Only that, and the page itself, make a new guest: if every answer did, two that cross
    would each bring a cookie, and the later one would take the seats of the earlier away."""
    guests: Guests = request.app.state.guests
    return guests.welcome(request, response)


All = Annotated[Matches, Depends(matches_of)]
Anybody = Annotated[str | None, Depends(anybody)]
Guest = Annotated[str, Depends(guest)]


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


# What is wrong, in one sentence


def said(status: int, sentence: Problem) -> JSONResponse:
    return JSONResponse(sentence.model_dump(mode="json"), status)


async def answer_impossible(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Impossible)
    return said(error.status, problem(error.key, error.values))


async def answer_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return said(409, Problem(line=error.line))


async def answer_unwritten(request: Request, error: Exception) -> JSONResponse:
    return said(507, problem("refused-unwritten"))


async def answer_malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "body"
    return said(422, problem("malformed-request", {"where": where, "why": str(first["msg"])}))


# Games


@api.get("/games")
async def shelf(matches: All) -> Shelf:
    """The games that have a page, and the computer players."""
    return Shelf(
        games=[
            GameHead(
                name=head.name,
                title=head.title,
                summary=head.summary,
                seats=head.seats,
                default_scenario=head.default_scenario,
                scenarios=[
                    ScenarioHead(name=each.name, title=each.title, summary=each.summary) for each in head.scenarios
                ],
            )
            for head in matches.shelf.values()
        ],
        players=sorted(players.names(), reverse=True),
    )


@api.get("/words/{language}", response_class=PlainTextResponse)
async def words(language: Language) -> PlainTextResponse:
    """The server's own Fluent catalogue, with the engine's words."""
    return spoken(OWN_WORDS.sources[language])


@api.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def words_of_game(matches: All, game: str, language: Language) -> PlainTextResponse:
    """A game's Fluent catalogue, with the engine's and the server's words."""
    return spoken([*matches.game(game).catalogue.sources[language], OWN_WORDS.sources[language][-1]])


def spoken(sources: list[str]) -> PlainTextResponse:
    return PlainTextResponse("\n".join(sources), headers={"Cache-Control": "no-cache"})


@api.get("/games/{game}/rulebook")
async def rulebook(matches: All, game: str) -> RulebookMessage:
    """Every numbered rule of a game."""
    return RulebookMessage(
        rules=[
            RuleMessage(
                number=rule.number,
                title=rule.title,
                summary=rule.summary,
                reading=rule.reading,
            )
            for rule in matches.game(game).rulebook.rule
        ]
    )


@api.get("/games/{game}/scenarios/{scenario}/scene")
async def scene(matches: All, game: str, scenario: str) -> SceneMessage:
    """The board of a scenario."""
    chosen = matches.game(game)
    if scenario not in chosen.scenarios():
        raise Impossible(404, "no-scenario", {"scenario": scenario})
    return SceneMessage(game=game, scenario=scenario, scene=chosen.scene(chosen.start(scenario, {})))


# Matches


@api.get("/matches")
async def my_matches(matches: All, guest: Anybody) -> MatchList:
    """The guest's matches, the latest first."""
    return MatchList(matches=[matches.head(row, guest) for row in await matches.of_guest(guest)])


@api.post("/matches")
async def new_match(matches: All, guest: Guest, wanted: NewMatch) -> MatchHead:
    """Begin a match."""
    return matches.head(await matches.make(guest, wanted), guest)


@api.post("/matches/import")
async def import_match(matches: All, guest: Guest, file: Import) -> MatchHead:
    """A match file becomes a match."""
    return matches.head(await matches.read(guest, file.text), guest)


@api.get("/matches/{id}")
async def one_match(matches: All, guest: Anybody, id: str) -> MatchHead:
    """One match."""
    return matches.head(await matches.row(id), guest)


@api.post("/join/{invitation}")
async def join(matches: All, guest: Guest, invitation: str) -> MatchHead:
    """Take the seat an invitation leads to."""
    return matches.head(await matches.join(guest, invitation), guest)


@api.post("/matches/{id}/rematch")
async def rematch(matches: All, guest: Guest, id: str) -> MatchHead:
    """Begin the match that follows a finished one."""
    return matches.head(await matches.rematch(guest, id), guest)


@api.post("/matches/{id}/resign")
async def resign(matches: All, guest: Guest, id: str) -> MatchHead:
    """Give a match up."""
    return matches.head(await matches.resign(guest, id), guest)


@api.get("/matches/{id}/file", response_class=PlainTextResponse)
async def match_file(matches: All, guest: Anybody, id: str) -> PlainTextResponse:
    """The match file, to keep, verify or import elsewhere."""
    text = await matches.file(guest, id)
    name = f"{(await matches.row(id)).game}-{id[:8]}.kurgan"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


# Finished matches


async def chronicle_of(matches: All, id: str) -> Chronicle:
    """The chronicle of a finished match."""
    return await matches.chronicle(id)


Told = Annotated[Chronicle, Depends(chronicle_of)]


@api.get("/matches/{id}/story")
async def story(matches: All, guest: Anybody, chronicle: Told, id: str) -> Story:
    """All about a finished match but its pictures."""
    head = matches.head(await matches.row(id), guest)
    return await matches.apart(lambda: chronicle.story(head))


@api.get("/matches/{id}/story/{eyes}")
async def frames(
    matches: All,
    chronicle: Told,
    eyes: str,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 40,
) -> Frames:
    """Some steps of a finished match from a seat's eyes, or with the fog lifted (`all`)."""
    if eyes not in (*chronicle.game.seats, EVERYTHING):
        raise Impossible(404, "no-eyes", {"eyes": eyes})
    last = min(first + count, len(chronicle.states))
    return await matches.apart(lambda: Frames(frames=[chronicle.frame(step, eyes) for step in range(first, last)]))


@api.get("/matches/{id}/verify")
async def verify(matches: All, chronicle: Told) -> Verified:
    """Work every roll out again from the published secret."""
    try:
        return Verified(rolls=await matches.apart(chronicle.verify))
    except Damaged as error:
        raise Impossible(409, "not-verified", {"why": str(error)}) from error


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
