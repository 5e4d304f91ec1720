"""Snapshots of a match: where it stood, so that it need not be played again from its start.

A match is its numbers; a snapshot only saves time, and holds nothing that does not follow from them. It is taken where
nothing can be taken back, so whatever comes later leaves it true.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from kurgan.engine.entries import Page
from kurgan.engine.match import Halt, Match, Situation
from kurgan.engine.record import save


@dataclass(frozen=True)
class Standing:
    """How a match stood but for its state, in numbers and words."""

    entries: int
    said: str
    moments: list[int]
    ordered: list[int]
    counts: list[int]  # of lines, as in its entries
    given: dict[int, int]  # numbers, as in its entries


@dataclass(frozen=True)
class Snapshot:
    """Where a match stood, and all that was entered since the snapshot before it."""

    standing: Standing
    state: bytes  # packed
    pages: Sequence[Page]


def may_be_taken(match: Match) -> bool:
    """Can nothing be taken back from here?"""
    return not match.pasts


def taken(match: Match, since: int) -> Snapshot:
    """A snapshot of a match, of which so many entries were in the one before."""
    entries = match.entries
    entries.pack(len(entries.newest))
    standing = Standing(
        entries=len(entries),
        said=match.said,
        moments=list(match.moments),
        ordered=list(match.ordered),
        counts=list(entries.counts),
        given=dict(entries.given),
    )
    snapshot = Snapshot(standing, zlib.compress(save(match.state)), pages_after(entries.pages, since))
    match.halts.append(Halt(standing.entries, snapshot.state))
    return snapshot


def pages_after(pages: Sequence[Page], since: int) -> list[Page]:
    """The pages behind so many entries, where one ends with them."""
    found, before = list(pages), 0
    while before < since:
        before += found.pop(0).length
    return found


def resume(match: Match, snapshots: Sequence[Snapshot]) -> None:
    """Let a match that is at its start stand where its last snapshot was taken; ValueError if that cannot be."""
    if not snapshots:
        return
    standing, seats = snapshots[-1].standing, len(match.game.seats)
    state = match.game.state.load(unpacked(match, snapshots[-1]))
    if match.game.fault(state) >= 0:
        raise ValueError(match.game.faults[match.game.fault(state)])
    for page in (page for snapshot in snapshots for page in snapshot.pages):
        match.entries.add(page)
    if match.entries.packed != standing.entries or len(standing.moments) != seats or len(standing.counts) != seats + 1:
        raise ValueError("its parts do not fit together")
    match.situation, match.said = Situation(match.game, state), standing.said
    match.moments, match.ordered = list(standing.moments), list(standing.ordered)
    match.entries.counts = list(standing.counts)
    match.entries.given.update(standing.given)
    match.halts = [Halt(each.standing.entries, each.state) for each in snapshots]


def unpacked(match: Match, snapshot: Snapshot) -> bytes:
    """The state of a snapshot; ValueError if it can be none."""
    try:
        state = zlib.decompress(snapshot.state)
    except zlib.error as error:
        raise ValueError("its state cannot be unpacked") from error
    if len(state) != match.game.state.dtype.itemsize:
        raise ValueError("its state is of another size")
    return state
