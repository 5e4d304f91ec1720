"""The ladder: all players of a game meet, each pair from both sides equally, and are rated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Final

import numpy as np
from pydantic import BaseModel

from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord
from kurgan.players.weights import weights
from kurgan.simulate.contest import Job
from kurgan.simulate.crew import Crew, Task, parts
from kurgan.simulate.rating import Meeting, rated
from kurgan.simulate.score import Results, share

LEVEL: Final = 1000
USUAL_ANCHOR: Final = "greedy"
METHOD: Final = "Bradley-Terry with side advantage and Davidson's draws; intervals by the Fisher information"


class Rung(BaseModel):
    """One player: his rating and where it lies, 95 times in 100, and what he got of all his games."""

    player: str
    rating: float
    interval: tuple[float, float]
    games: int
    score: float
    forfeits: int  # games he lost by failing


class Pairing(BaseModel):
    """The games of two players with one of them in the first seat."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    forfeits: tuple[int, int]  # games that each of them lost by failing


class Ladder(BaseModel):
    """The whole of it; `side` is what the first seat is worth, in points."""

    game: str
    scenario: str
    rules: str
    weights: str
    options: dict[str, str]
    seed: int
    games_a_pair: int
    reach: int | None  # who is farther apart in the list of players did not meet
    anchor: str
    method: str
    players: list[Rung]
    side: float
    side_interval: tuple[float, float]
    draws: float
    forfeits: int
    scores: dict[str, dict[str, float]]
    pairings: list[Pairing]


def tasks_of(
    game: AnyGame, start: AnyRecord, pairs: Sequence[tuple[str, str]], seed: int, games: int
) -> list[tuple[tuple[str, str], Task]]:
    """What is to be played: half of a pair's games each way, with chance of their own: no result is another's."""
    half, tasks = games // 2, []
    for number, pair in enumerate(pairs):
        job = Job.of(game, start, pair, seed)
        tasks += [(pair, (job, part)) for part in parts(range(number * half, (number + 1) * half))]
    return tasks


def pairs_of(players: Sequence[str], reach: int | None = None) -> list[tuple[str, str]]:
    """Who meets whom, from both seats: everybody, or those who are no more than so many places apart."""
    places = permutations(range(len(players)), 2)
    return [(players[one], players[other]) for one, other in places if reach is None or abs(one - other) <= reach]


def played(tasks: Sequence[tuple[tuple[str, str], Task]], crew: Crew, advance: Callable[[int], None]) -> list[Pairing]:
    """What came of each pair."""
    found: dict[tuple[str, str], list[Results]] = {}
    rows = crew.rows(task for _, task in tasks)
    for (pair, (_, part)), part_rows in zip(tasks, rows, strict=True):
        found.setdefault(pair, []).append(Results.of(part_rows))
        advance(len(part))
    return [pairing(pair, Results.together(results)) for pair, results in found.items()]


def pairing(pair: tuple[str, str], results: Results) -> Pairing:
    """The games of one pair summed up."""
    got = share(results)
    first, second = pair
    return Pairing(
        first=first,
        second=second,
        games=got.games,
        wins=got.wins,
        draws=got.draws,
        losses=got.losses,
        forfeits=results.forfeits,
    )


def anchor_of(players: Sequence[str], pairings: Sequence[Pairing]) -> str:
    """Who has the level: `greedy`, or else the one in the middle."""
    if USUAL_ANCHOR in players:
        return USUAL_ANCHOR
    ratings = rated(len(players), meetings(players, pairings), 0, LEVEL).ratings
    return players[int(np.argsort(ratings)[(len(players) - 1) // 2])]


def reach_of(players: Sequence[str], pairings: Sequence[Pairing]) -> int | None:
    """How many places apart those who met were at most, if not all have met."""
    reach = max(abs(players.index(each.first) - players.index(each.second)) for each in pairings)
    return reach if reach < len(players) - 1 else None


def meetings(players: Sequence[str], pairings: Sequence[Pairing]) -> list[Meeting]:
    """The pairings with players as numbers."""
    number = {player: index for index, player in enumerate(players)}
    return [Meeting(number[each.first], number[each.second], each.wins, each.draws, each.losses) for each in pairings]


def ladder(
    game: AnyGame,
    scenario: str,
    players: Sequence[str],
    seed: int,
    pairings: Sequence[Pairing],
    options: Mapping[str, str] | None = None,
) -> Ladder:
    """Rate the players, the strongest first."""
    anchor = anchor_of(players, pairings)
    found = rated(len(players), meetings(players, pairings), players.index(anchor), LEVEL)
    table = {player: against(player, players, pairings) for player in players}
    rungs = []
    for player, rating, spread in zip(players, found.ratings.tolist(), found.spreads.tolist(), strict=True):
        games, points = tally_of(player, pairings)
        rungs.append(
            Rung(
                player=player,
                rating=rating,
                interval=(rating - spread, rating + spread),
                games=games,
                score=points / games,
                forfeits=forfeits_of(player, pairings),
            )
        )
    return Ladder(
        game=game.name,
        scenario=scenario,
        rules=game.ruleset,
        weights=weights(game),
        options=dict(options or {}),
        seed=seed,
        games_a_pair=2 * pairings[0].games,
        reach=reach_of(players, pairings),
        anchor=anchor,
        method=METHOD,
        players=sorted(rungs, key=lambda each: -each.rating),
        side=found.side,
        side_interval=(found.side - found.side_spread, found.side + found.side_spread),
        draws=sum(each.draws for each in pairings) / sum(each.games for each in pairings),
        forfeits=sum(sum(each.forfeits) for each in pairings),
        scores=table,
        pairings=list(pairings),
    )


def against(player: str, others: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, float]:
    """What a player got of his games with each of the others."""
    shares = {}
    for other in others:
        games, points = tally_of(player, [each for each in pairings if {each.first, each.second} == {player, other}])
        if games and other != player:
            shares[other] = points / games
    return shares


def tally_of(player: str, pairings: Sequence[Pairing]) -> tuple[int, float]:
    """How many of these games a player had, and what he got of them."""
    as_first = [each for each in pairings if each.first == player]
    as_second = [each for each in pairings if each.second == player]
    points = sum(each.wins for each in as_first) + sum(each.losses for each in as_second)
    mine = [*as_first, *as_second]
    return sum(each.games for each in mine), points + sum(each.draws for each in mine) / 2


def forfeits_of(player: str, pairings: Sequence[Pairing]) -> int:
    """How many of these games a player lost by failing."""
    as_first, as_second = ([each for each in pairings if getattr(each, seat) == player] for seat in ("first", "second"))
    return sum(each.forfeits[0] for each in as_first) + sum(each.forfeits[1] for each in as_second)
