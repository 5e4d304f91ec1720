"""Intervals: how sure one can be of a number. Shares of games with theirs, and what winning has to do with a deed."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, TypeAlias

from pydantic import BaseModel

from kurgan.engine.game import AnyGame

SURE: Final = 1.96  # standard deviations to either side within which the truth lies, 95 times in 100
RARE: Final = 5  # of what was done, or left undone, in fewer games nothing can be said, …
RARELY: Final = 0.05  # … nor in a smaller share of them

Key: TypeAlias = tuple[int, str, str, str, str]
"""A deed whenever it was done: its side, kind, verb, subject and place."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies, 95 times in 100."""
    if games == 0:
        return 0.0, 1.0
    z, share = SURE, wins / games
    centre, spread = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return min(share, max(0.0, (centre - spread) / scale)), max(share, min(1.0, (centre + spread) / scale))


def around(middle: float, deviation: float) -> tuple[float, float]:
    """Where a number lies 95 times in 100 that strays from the middle by chance."""
    return middle - SURE * deviation, middle + SURE * deviation


class Rate(BaseModel):
    """In how many of some games something was so, and where the true share lies, 95 times in 100."""

    count: int
    games: int
    share: float
    interval: tuple[float, float]

    @classmethod
    def of(cls, count: int, games: int) -> Rate:
        return cls(count=count, games=games, share=count / games if games else 0.0, interval=interval(count, games))


class Worth(BaseModel):
    """How often a side won where it did something, or something befell it, and how often where it did not."""

    side: str
    kind: str
    verb: str
    subject: str
    place: str
    with_it: Rate
    without: Rate
    difference: float
    interval: tuple[float, float]


def compared(game: AnyGame, key: Key, with_it: Rate, without: Rate) -> Worth:
    """The one against the other."""
    side, kind, verb, subject, place = key
    return Worth(
        side=game.seats[side],
        kind=kind,
        verb=verb,
        subject=subject,
        place=place,
        with_it=with_it,
        without=without,
        difference=with_it.share - without.share,
        interval=difference_interval(with_it, without),
    )


def difference_interval(one: Rate, other: Rate) -> tuple[float, float]:
    """Newcombe's interval for the difference of two shares, made of those of each."""
    difference = one.share - other.share
    below = sqrt((one.share - one.interval[0]) ** 2 + (other.interval[1] - other.share) ** 2)
    above = sqrt((one.interval[1] - one.share) ** 2 + (other.share - other.interval[0]) ** 2)
    return difference - below, difference + above


def in_order(game: AnyGame, found: Iterable[Worth]) -> list[Worth]:
    """Side by side, the best first."""
    return sorted(found, key=lambda each: (game.seats.index(each.side), -each.difference, each.subject, each.place))


def is_telling(count: int, games: int, of: int) -> bool:
    """Was something so, and was it not so, often enough in some games to compare?"""
    least = max(RARE, RARELY * of)
    return least <= count and least <= games - count
