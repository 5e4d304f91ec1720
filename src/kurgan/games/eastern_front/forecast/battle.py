"""What each face of the die would bring, tried out on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.consequences.results import result_of
from kurgan.games.eastern_front.names import amount, changed, named, stack_at
from kurgan.games.eastern_front.numbering import DECLINE, DONE, GO, HALT, LOSE, REMOVE
from kurgan.games.eastern_front.reckoning import cheapest
from kurgan.games.eastern_front.rules.advance import advance_goals, advance_length, breaks_through, may_advance
from kurgan.games.eastern_front.rules.exchange import TWICE, can_remove, price
from kurgan.games.eastern_front.rules.odds import defence, joined_sides
from kurgan.games.eastern_front.rules.retreat import mark_defenders, refuge, retreat_goals, retreat_length
from kurgan.games.eastern_front.state import State, Step, Where, place_of, side_of, units_in_play


class Trial(NamedTuple):
    """What one die did, and what matters most of it."""

    die: int
    result: Line
    follows: tuple[Line, ...]
    is_taken: bool  # the hex can be entered
    is_destroyed: bool  # nobody is left of the defenders
    is_costly: bool  # an attacker is lost


def tried(committed: State, die: int) -> Trial:
    """Cast this die, answer what is asked with the smallest loss, and see."""
    after = copy(committed)
    apply(after, die)
    result = result_of(committed, die, after)
    offers = list(offered(after))
    settle(after)
    lost = [unit for unit in changed(committed, after, "where") if after.where[unit] == Where.LOST]
    own = [unit for unit in lost if side_of(unit) == committed.side]
    beaten = [unit for unit in lost if side_of(unit) != committed.side]
    follows = [
        *defenders(committed, after, beaten, result.outcome),
        *attackers(committed, after, own),
        *offers,
        *advances(after),
    ]
    is_taken = after.step == Step.ADVANCE
    there = stack_at(committed, int(committed.target))
    is_destroyed = len(beaten) == len(there) and (bool(there) or is_taken)
    return Trial(die, result.line, tuple(follows), is_taken, is_destroyed, bool(own))


def offered(after: State) -> Iterator[Line]:
    """[6.7] What an elimination may be bought for."""
    if after.step == Step.BUY:
        cost = int(price(after))
        yield Line("forecast-buy", {"cost": amount(cost, TWICE), **named(after, cheapest(after, cost))}, "6.7")


def settle(after: State) -> None:
    """Answer until somebody may advance, or the battle is over."""
    while (answer := default_answer(after)) is not None:
        apply(after, answer)


def default_answer(state: State) -> int | None:
    """The answer with the smallest loss: buy nothing, exchange all who can be, pay the least, drive them far."""
    if state.step == Step.BUY:
        return DECLINE
    if state.step == Step.REMOVAL:
        able = [unit for unit in stack_at(state, int(state.target)) if can_remove(state, unit)]
        return REMOVE + place_of(able[0]) if able else DONE
    if state.step == Step.LOSSES:
        return LOSE + place_of(cheapest(state, int(state.due))[0])
    if state.step == Step.RETREAT:
        goals = list(retreat_goals(state, state.fallback, refuge(state)))
        return GO + goals[0] if goals else HALT
    return None


def defenders(before: State, after: State, lost: list[int], outcome: int) -> Iterator[Line]:
    """What becomes of the defenders."""
    if lost:
        yield Line("forecast-destroyed", named(before, lost), "6.4")
    there = [unit for unit in stack_at(before, int(before.target)) if unit not in lost]
    driven = [unit for unit in there if after.unit_hex[unit] != before.unit_hex[unit]]
    if driven:
        yield driven_line(before, after, driven, int(retreat_length(outcome)))
    shaken = [unit for unit in there if after.dispersed[unit] and unit not in driven]
    if shaken:
        yield Line("forecast-dispersed", named(before, shaken), "6.4")


def driven_line(before: State, after: State, units: list[int], hexes: int) -> Line:
    """How far they are driven, and among how many ways the attacker may choose."""
    values: dict[str, Value] = {
        **named(before, units),
        "ways": ways_out(before, hexes),
        "hexes": hexes,
        "dispersed": "yes" if any(after.dispersed[unit] > before.dispersed[unit] for unit in units) else "no",
    }
    return Line("forecast-driven", values, "6.10")


def ways_out(before: State, length: int) -> int:
    """The ways by which a beaten stack may be driven, so many hexes far where it can."""
    state = copy(before)
    mark_defenders(state)
    open = refuge(state)
    first = retreat_goals(state, state.target, open)
    if length == 1:
        return len(first)
    return sum(max(1, len(retreat_goals(state, hex, open))) for hex in first)


def attackers(before: State, after: State, lost: list[int]) -> Iterator[Line]:
    """What the attack costs at least."""
    hex = int(before.target)
    shaken = [unit for unit in units_in_play(before, before.side) if before.joined[unit] and after.dispersed[unit]]
    if lost:
        due = int(defence(before, hex, joined_sides(before, hex)))
        yield Line("forecast-costs", {"due": due, **named(before, lost)}, "6.4")
    if shaken:
        yield Line("forecast-shaken", named(before, shaken), "6.4")


def advances(after: State) -> Iterator[Line]:
    """[6.11] Who may advance how far, and attack once more."""
    if after.step != Step.ADVANCE:
        return
    able = [
        unit for unit in units_in_play(after, after.side) if may_advance(after, unit) and advance_goals(after, unit)
    ]
    lengths = {unit: int(advance_length(after, unit)) for unit in able}
    for hexes in sorted(set(lengths.values()), reverse=True):
        units = [unit for unit in able if lengths[unit] == hexes]
        yield Line("forecast-advances", {**named(after, units), "hexes": hexes}, "6.11")
    fast = [unit for unit in able if breaks_through(after, unit)]
    if fast:
        yield Line("forecast-breaks", named(after, fast), "6.4")
