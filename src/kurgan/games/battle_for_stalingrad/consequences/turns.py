"""The end of a player turn, the beginning of the next, and its supply."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.consequences.forces import unexplained
from kurgan.games.battle_for_stalingrad.names import acting, force_code, named
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import add_up, cut_off, to_give_out
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import Known, Phase, n_launched


def turns(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A player turn ends, the next one begins, and supply comes."""
    is_won_at_its_end = after.step == Step.OVER and after.phase == Phase.DRAW and after.verdict != Verdict.RESIGNATION
    if before.side != after.side or is_won_at_its_end:
        yield Line("log-end", {**acting(before.side), "turn": int(before.turn)}, "4")
    is_new = after.phase >= Phase.SUPPLY and (before.side != after.side or before.phase <= Phase.BEGIN)
    if is_new:
        yield Line("log-turn", {**acting(after.side), "turn": int(after.turn)}, "4")
        yield from supply_begins(before, number, after)
    elif before.step == Step.SUPPLY:
        yield from supply_goes_on(before, number, after)


def supply_begins(before: Known, number: int, after: Known) -> Iterator[Line]:
    """What was given out of itself, and how many rations find no room; nothing, if all is still to be shared."""
    cut = cut_by_uranus(before, after.side)
    if cut:
        launched = int(n_launched(before))
        yield Line("log-cut", {**acting(after.side), "rations": cut, "launched": launched}, "5.4")
    given, left = unexplained(before, number, after), int(to_give_out(after, after.side))
    if given or left == 0:
        yield supplied(after, given, left, lost=int(after.arriving) - left)


def cut_by_uranus(before: Known, side: int) -> int:
    """How many of the rations on their way launched cards keep from a side that is about to be supplied."""
    supply = copy(before)
    add_up(supply, side)
    on_their_way = int(supply.arriving)
    cut_off(supply, side)
    return on_their_way - int(supply.arriving)


def supply_goes_on(before: Known, number: int, after: Known) -> Iterator[Line]:
    """What an answer left no choice about."""
    given = unexplained(before, number, after)
    if given:
        yield supplied(after, given, int(to_give_out(after, after.side)), lost=0)


def supplied(after: Known, given: dict[int, int], left: int, lost: int) -> Line:
    """Rations that were given out of themselves, and to whom; how many are still to be shared or find no room."""
    values = {**acting(after.side), "rations": sum(given.values()), "left": left, "lost": lost}
    values |= {"count": len(given), "forces": named([*given]) if given else ""}
    return Line("log-supply", values, "5.1", tuple(force_code(force) for force in given))
