"""Chapter 6, third part: results, and what turns one into another."""

from __future__ import annotations

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import exclude
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.losses import eliminate
from kurgan.games.eastern_front.rules.odds import QUARTERS, quarters
from kurgan.games.eastern_front.rules.retreat import can_retreat
from kurgan.games.eastern_front.rules.terrain import garrison, ground_bonus, multiplier, water_shift
from kurgan.games.eastern_front.rules.weather import is_snowy
from kurgan.games.eastern_front.state import NO_UNIT, Phase, State, set_dispersed
from kurgan.games.eastern_front.tables.charts import COMBAT_RESULTS, CONTAINED, CORNERED, OVERRUN, Outcome, Weather
from kurgan.games.eastern_front.tables.map import AXIS, NEIGHBOURS, SOVIET
from kurgan.games.eastern_front.tables.units import IS_ARMOUR


@rule("6.3")
def printed_result(column: int, die: int) -> int:
    """The entry of the table."""
    return COMBAT_RESULTS[die - 1, column]


@rule("6.9")
def is_ordered_to_stand(state: State) -> bool:
    """The Soviet side orders all its units for a whole Axis turn, the Germans one stack at a time."""
    return bool(state.no_retreat) if state.side == AXIS else bool(state.stands)


@rule("6.8")
def is_surrounded(state: State, outcome: int) -> bool:
    """No retreat is possible; a city's own garrison never retreats."""
    return state.top[state.target] == NO_UNIT or not can_retreat(state, outcome)


@rule("6.8")
def has_advantage(state: State, sides: int) -> bool:
    """Does the ground help the defender in any way?"""
    hex = state.target
    if multiplier(hex) > 1 or garrison(state, hex) or water_shift(state, hex, sides):
        return True
    unit = state.top[hex]
    while unit != NO_UNIT:
        if ground_bonus(state, unit, hex, sides):
            return True
        unit = state.below[unit]
    return False


@rule("6.8")
def is_overrun(state: State, sides: int) -> bool:
    """More than twice as much armour as there is defence, none among the defenders, no help from the ground, no mud."""
    is_fit = state.weather == Weather.GOOD or (state.side == SOVIET and is_snowy(state))
    if not is_fit or has_advantage(state, sides):
        return False
    defence = 0
    unit = state.top[state.target]
    while unit != NO_UNIT:
        if IS_ARMOUR[state.kind[unit]]:
            return False
        defence += state.defence[unit]
        unit = state.below[unit]
    return armour_quarters(state) > 2 * QUARTERS * defence


@helper
def armour_quarters(state: State) -> int:
    """The attack factors of the armour that has joined."""
    total = 0
    for direction in range(N_DIRECTIONS):
        unit = state.top[NEIGHBOURS[state.target, direction]]
        while unit != NO_UNIT:
            if state.joined[unit] and IS_ARMOUR[state.kind[unit]]:
                total += quarters(state, unit, state.target, direction)
            unit = state.below[unit]
    return total


@rule("6.8", "6.9")
def converted(state: State, printed: int, sides: int) -> int:
    """Who cannot or may not retreat fares worse, and so does infantry that armour overruns; nothing turns twice."""
    outcome = printed
    if printed >= Outcome.DW1:
        if is_ordered_to_stand(state) or is_surrounded(state, printed):
            outcome = CORNERED[printed]
        elif is_overrun(state, sides):
            outcome = OVERRUN[printed]
    return outcome if may_break_through(state) else CONTAINED[outcome]


@rule("6.4")
def may_break_through(state: State) -> bool:
    """Only a prepared attack breaks through, and only once: otherwise BR is DE."""
    return state.phase == Phase.PREPARED and not state.breaking


@rule("6.4")
def disperse_defenders(state: State) -> None:
    """Dispersed, and in place."""
    unit = state.top[state.target]
    while unit != NO_UNIT:
        set_dispersed(state, unit, 1)
        unit = state.below[unit]


@rule("6.4", "7.9")
def destroy_defenders(state: State) -> None:
    """Everyone in the hex is lost, and a city's own garrison with them."""
    while state.top[state.target] != NO_UNIT:
        eliminate(state, state.top[state.target])
    exclude(state.untaken[0], state.target)
