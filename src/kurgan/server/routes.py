"""What is asked once, over HTTP: games, matches, and the stories of those that are over."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kurgan import players
from kurgan.engine.journal import Damaged
from kurgan.engine.text import ENGINE_WORDS, Catalogue
from kurgan.server.matches import Impossible, Matches
from kurgan.server.messages import (
    Frames,
    Import,
    MatchHead,
    MatchList,
    NewMatch,
    Problem,
    RulebookMessage,
    SceneMessage,
    Shelf,
    Story,
    Verified,
)
from kurgan.server.seats import Guests
from kurgan.server.story import EVERYTHING, Chronicle

OWN_WORDS: Final = Catalogue([ENGINE_WORDS, Path(__file__).parent / "locale"])
MOST_FRAMES: Final = 100

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


All = Annotated[Matches, Depends(matches_of)]
Anybody = Annotated[str | None, Depends(anybody)]
Guest = Annotated[str, Depends(guest)]


# Games


@api.get("/games")
async def shelf(matches: All) -> Shelf:
    """The games that have a page, and the computer players."""
    return Shelf(games=list(matches.shelf.values()), players=sorted(players.names(), reverse=True))


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
    return RulebookMessage(rules=matches.game(game).rulebook.rule)


@api.get("/games/{game}/scenarios/{scenario}/scene")
async def scene(matches: All, game: str, scenario: str) -> SceneMessage:
    """The board of a scenario."""
    chosen = matches.game(game)
    if scenario not in chosen.scenarios():
        raise Impossible(404, "no-scenario", {"scenario": scenario})
    return SceneMessage(game=game, scenario=scenario, scene=chosen.scene(chosen.knows(chosen.start(scenario, {}), 0)))


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
    return matches.head(await matches.take_in(guest, file.text), guest)


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
