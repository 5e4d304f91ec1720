"""What is asked once, over HTTP: games, matches, and the stories of those that are over."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kurgan.engine.editions import TODAY, NoEdition
from kurgan.server.archive import Archive
from kurgan.server.impossible import Impossible, no_edition
from kurgan.server.library import Library
from kurgan.server.matches import MOST_MATCHES, Matches
from kurgan.server.messages import (
    Frames,
    Import,
    Invited,
    Join,
    MatchHead,
    MatchList,
    Mix,
    NewMatch,
    Problem,
    RulebookMessage,
    SceneMessage,
    Shelf,
    Story,
    Verified,
)
from kurgan.server.opponents import USUAL
from kurgan.server.rematches import Rematches
from kurgan.server.seats import Caller, Guests

MOST_FRAMES: Final = 100
MOST_LISTED: Final = 100

Language = Literal["en", "fr"]
api = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


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


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def library_of(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


All = Annotated[Matches, Depends(matches_of)]
Books = Annotated[Library, Depends(library_of)]
Past = Annotated[Archive, Depends(archive_of)]
Asking = Annotated[Caller, Depends(Caller)]
Anybody = Annotated[str | None, Depends(anybody)]
Guest = Annotated[str, Depends(guest)]


# Games


@api.get("/games")
async def shelf(matches: All) -> Shelf:
    """The games that have a page, and the computer players."""
    return Shelf(
        games=list(matches.shelf.values()),
        opponents=matches.opponents,
        usual=USUAL,
        is_ready=matches.is_ready,
    )


@api.get("/words/{language}", response_class=PlainTextResponse)
async def words(library: Books, language: Language) -> PlainTextResponse:
    """The server's own Fluent catalogue, with the engine's words."""
    return spoken(library.own_words[language])


@api.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def words_of_game(matches: All, library: Books, game: str, language: Language) -> PlainTextResponse:
    """A game's Fluent catalogue, with the engine's and the server's words."""
    return spoken(library.words[matches.game(game).name, language])


def spoken(words: str) -> PlainTextResponse:
    return PlainTextResponse(words, headers={"Cache-Control": "no-cache"})


@api.get("/games/{game}/rulebook", response_model=RulebookMessage)
async def rulebook(matches: All, library: Books, game: str) -> Response:
    """Every numbered rule of a game."""
    return as_json(library.rulebooks[matches.game(game).name])


@api.get("/games/{game}/scenarios/{scenario}/scene", response_model=SceneMessage)
async def scene(matches: All, library: Books, game: str, scenario: str, edition: int = TODAY) -> Response:
    """The board of a scenario, as it is today or in an edition before."""
    if scenario not in matches.game(game).scenarios():
        raise Impossible(404, "no-scenario", {"scenario": scenario})
    await matches.rehearsed()
    try:
        return as_json(library.scene(game, scenario, edition))
    except NoEdition as error:
        raise no_edition(404, error) from error


# Matches


@api.get("/matches")
async def my_matches(
    matches: All,
    guest: Anybody,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST_MATCHES)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> MatchList:
    """Some of the guest's matches, the latest first."""
    rows, total = await matches.of_guest(guest, range(first, first + count))
    return MatchList(matches=list(matches.heads(rows, guest)), total=total)


@api.post("/matches")
async def new_match(matches: All, guest: Guest, caller: Asking, wanted: NewMatch) -> MatchHead:
    """Begin a match."""
    matches.expect_patience(caller.client)
    return matches.head(await matches.make(guest, wanted), guest)


@api.post("/matches/import")
async def import_match(matches: All, archive: Past, guest: Guest, caller: Asking, file: Import) -> MatchHead:
    """A match file becomes a match."""
    return matches.head(await archive.take_in(guest, file.text, caller), guest)


@api.get("/matches/{id}")
async def one_match(matches: All, guest: Anybody, id: str) -> MatchHead:
    """One match."""
    return matches.head(await matches.row(id), guest)


@api.get("/join/{invitation}")
async def invitation(matches: All, guest: Anybody, invitation: str) -> Invited:
    """Who invites to what."""
    return await matches.invited(guest, invitation)


@api.post("/join/{invitation}")
async def join(matches: All, guest: Guest, invitation: str, joining: Join) -> MatchHead:
    """Take the seat an invitation leads to."""
    return matches.head(await matches.join(guest, invitation, joining.called), guest)


@api.post("/matches/{id}/mix")
async def mix(matches: All, guest: Guest, id: str, mixed: Mix) -> MatchHead:
    """Mix texts into the dice, having seen what they are committed to."""
    return matches.head(await matches.mix(guest, id, mixed.texts), guest)


@api.post("/matches/{id}/rematch")
async def rematch(matches: All, guest: Guest, caller: Asking, id: str) -> MatchHead:
    """Ask for the match that follows a finished one, or agree to it; the answer is that match once it has begun."""
    matches.expect_patience(caller.client)
    return matches.head(await Rematches(matches).want(guest, id), guest)


@api.post("/matches/{id}/rematch/decline")
async def decline(matches: All, guest: Guest, id: str) -> MatchHead:
    """Want no rematch, or no longer ask for one."""
    return matches.head(await Rematches(matches).decline(guest, id), guest)


@api.post("/matches/{id}/put-away")
async def put_away(matches: All, guest: Guest, id: str) -> MatchHead:
    """Put a match away from the guest's own list."""
    return matches.head(await matches.put_away(guest, id), guest)


@api.post("/matches/{id}/bring-back")
async def bring_back(matches: All, guest: Guest, id: str) -> MatchHead:
    """Bring a match back that was put away."""
    return matches.head(await matches.bring_back(guest, id), guest)


@api.post("/matches/{id}/resign")
async def resign(matches: All, guest: Guest, id: str) -> MatchHead:
    """Give a match up."""
    return matches.head(await matches.resign(guest, id), guest)


@api.get("/matches/{id}/file", response_class=PlainTextResponse)
async def match_file(archive: Past, guest: Anybody, caller: Asking, id: str) -> PlainTextResponse:
    """The match file, to keep, verify or import elsewhere."""
    text = await archive.file(id, guest, caller)
    name = f"{(await archive.matches.row(id)).game}-{id[:8]}.kurgan"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


# Finished matches: JSON as the worker wrote it


@api.get("/matches/{id}/story", response_model=Story)
async def story(archive: Past, guest: Anybody, caller: Asking, id: str) -> Response:
    """All about a finished match but its pictures."""
    tale = await archive.tale(id, caller)
    head = archive.matches.head(await archive.matches.row(id), guest)
    return as_json(b'{"match":' + head.model_dump_json().encode() + b"," + tale[1:])


@api.get("/matches/{id}/story/{eyes}", response_model=Frames)
async def frames(
    archive: Past,
    caller: Asking,
    id: str,
    eyes: str,
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 40,
) -> Response:
    """Some steps of a finished match from a seat's eyes, or with the fog lifted (`all`)."""
    return as_json(await archive.frames(id, eyes, range(first, first + count), caller))


@api.get("/matches/{id}/verify", response_model=Verified)
async def verify(archive: Past, caller: Asking, id: str) -> Response:
    """Work every roll out again from the published secret."""
    return as_json(await archive.verified(id, caller))


def as_json(content: bytes) -> Response:
    return Response(content, media_type="application/json")
