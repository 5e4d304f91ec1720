"""Counsel: how likely a side is to win, and which orders would be best, from what a seat knows."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from kurgan.engine.chance import stream
from kurgan.engine.compiled import for_game_all
from kurgan.engine.game import AnyGame
from kurgan.engine.record import AnyRecord, Ints, digest
from kurgan.engine.rule import Loop
from kurgan.players.imagination import imagine
from kurgan.players.judgement import JUDGEMENT, judge
from kurgan.players.mind import Mind
from kurgan.players.study import Study, study_for

WORLDS: Final = 48  # that are looked at for a probability
AS_IT_LIES: Final = 0  # worlds: none is imagined, since nothing is hidden
COUNSELLOR: Final = "marshal"  # who gives advice
MOST_ADVICE: Final = 3
DOUBT: Final = 0.1  # of all thoughts: so many about an order are needed to half believe them


class Advice(NamedTuple):
    """An order, how likely its side is to win with it, and how much of the thinking it was worth."""

    number: int
    probability: float
    share: float


def expected(seen: AnyRecord, seat: int, worlds: int, source: Ints, study: Study) -> float:
    """What a position is worth to a seat over worlds that fit what it knows, or as it lies there."""
    if worlds == AS_IT_LIES:
        return judge(seen, seat, study)
    total = 0.0
    for _ in range(worlds):
        imagine(seen, seat, source, study)
        total += judge(study.states[1], seat, study)
    return total / worlds


@cache
def expectation(game: AnyGame) -> Loop:
    """The same, compiled for a game."""
    return for_game_all(game, {**JUDGEMENT, "imagine": imagine, "expected": expected}, "counsel")


def win_probability(game: AnyGame, known: AnyRecord, seat: int, source: Ints, worlds: int = WORLDS) -> float:
    """How likely a seat is to win, as far as it knows; a draw counts as half a win."""
    return 0.5 + 0.5 * float(expectation(game)(known, seat, worlds, source, study_for(game, 1)))


def true_probability(game: AnyGame, state: AnyRecord, seat: int) -> float:
    """The same with the fog lifted: for what no seat is told before the end."""
    return win_probability(game, state, seat, stream(0), AS_IT_LIES)


def hint(game: AnyGame, known: AnyRecord, seat: int) -> list[Advice]:
    """The same advice whenever a seat knows the same: its chance comes from what the seat knows."""
    return advice(game, known, seat, own_chance(known))


def own_chance(known: AnyRecord) -> Ints:
    """A source of chance that hangs on nothing but what is known."""
    return stream(int(digest(known), 16) % 2**60)


def advice(game: AnyGame, known: AnyRecord, seat: int, source: Ints) -> list[Advice]:
    """The orders that a strong player thought most about, the most promising first."""
    mind = Mind(COUNSELLOR, game, seat)
    best = mind.choose(known, source)
    found = mind.thoughts(known)
    if best not in found:
        return [Advice(best, win_probability(game, known, seat, source), 1.0)]
    whole, total = (sum(part) for part in zip(*found.values(), strict=True))
    most = sorted(found, key=lambda number: -found[number].visits)[:MOST_ADVICE]
    offered = [Advice(each, promise(*found[each], whole, total), found[each].visits / whole) for each in most]
    return sorted(offered, key=lambda each: -each.probability)


def promise(visits: int, worth: float, whole: int, total: float) -> float:
    """How likely an order is to win; the fewer thoughts went to it, the more it is taken for one like the others."""
    doubt = DOUBT * whole
    return 0.5 + 0.5 * (worth + doubt * total / whole) / (visits + doubt)
