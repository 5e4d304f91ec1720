"""[7.6] What is plausible where nothing is known: hidden units near where they were last seen, or where their like are.

A truth that fits is drawn as `guess` draws one, only that likely places are drawn more often. What is likely was
counted in games (`habits`). Nobody is put farther from where he was seen than he can have come since, unless others
have taken every place that he can have reached: then he is in the nearest.
"""

from __future__ import annotations

from typing import Final

from kurgan.engine.chance import draw
from kurgan.engine.hexset import HexSet, hexes
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.habits import FARTHEST, GROUND, GROUPS, LATE, NEARNESS, OLDEST, STAYING
from kurgan.games.autumn_storm.known import (
    any_unit,
    copy_way,
    fill_in,
    hiding_places,
    is_missing,
    put_hidden,
)
from kurgan.games.autumn_storm.rules.fog import is_identified
from kurgan.games.autumn_storm.rules.movement import survey_all
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import (
    NO_UNIT,
    Known,
    State,
    enemy_of,
    is_on_map,
    side_of,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.map import AXIS, DISTANCE, GRID, OFF_MAP

RETREAT: Final = 1  # hex that a unit may have gone back besides its moves [6.6]
PERCENT: Final = 100


@helper
def suppose(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits everything the seat knows, the likelier the more often."""
    begin(known, seat, into)
    enemy = enemy_of(seat)
    for hex in standing(into, enemy):
        if into.occupant[hex] == NO_UNIT:
            put_hidden(into, likely_unit(into, enemy, hex, source), hex)
    put_remembered(into, seat, 0, 0, source)
    put_remembered(into, seat, 1, 1, source)
    put_remembered(into, seat, 2, OFF_MAP, source)
    for hex in hexes(GRID, into.ghosts[seat]):
        if into.ghost_unit[seat, hex] == NO_UNIT and draw(source, PERCENT) < STAYING:
            unit = likely_unit(into, enemy, hex, source)
            if unit != NO_UNIT:
                put_near(into, unit, hex, source)
    for unit in units_of(enemy):
        if is_missing(into, unit):
            put_anywhere(into, unit, source)
    complete(known, enemy, source, into)


@helper
def mend(known: Known, seat: int, source: Ints, world: State, into: State) -> None:
    """The truth that fits and is nearest to another: who can stays where he is in it, the others are near."""
    begin(known, seat, into)
    enemy = enemy_of(seat)
    for hex in standing(into, enemy):
        if into.occupant[hex] == NO_UNIT and is_nameless(into, world.occupant[hex], enemy):
            put_hidden(into, world.occupant[hex], hex)
    for hex in standing(into, enemy):
        if into.occupant[hex] == NO_UNIT:
            put_hidden(into, newcomer(into, enemy, hex, world, source), hex)
    for unit in units_of(enemy):
        if is_missing(into, unit) and may_stay(into, unit, world.unit_hex[unit]):
            put_hidden(into, unit, world.unit_hex[unit])
    for unit in units_of(enemy):
        if is_missing(into, unit):
            put_back(into, unit, world.unit_hex[unit], source)
    for unit in units_of(enemy):
        if is_hidden_alike(known, world, unit):
            into.strength[unit] = world.strength[unit]
            into.disrupted[unit] = world.disrupted[unit]
    complete(known, enemy, source, into)
    if world.turn == known.turn and world.side == enemy and known.side == enemy:
        carry_on(world, enemy, into)


@helper
def begin(known: Known, seat: int, into: State) -> None:
    """What is known, to be filled in."""
    copy_into(known, into)
    if known.side == enemy_of(seat):
        copy_way(known.way, into.track)


@helper
def complete(known: Known, side: int, source: Ints, into: State) -> None:
    """All hidden units have their places: what follows from it."""
    fill_in(known, into, side)
    if known.step == Step.RECOVERY_DIE and known.subject == NO_UNIT:
        unit = any_unit(known, side, source)
        into.subject = unit
        into.disrupted[unit] = 1


@helper
def carry_on(world: State, side: int, into: State) -> None:
    """In the middle of a side's turn: what it has already spent in the world that was mended."""
    into.command, into.artillery = world.command, world.artillery
    into.free_order_given = world.free_order_given
    for unit in units_of(side):
        if is_on_map(into, unit) and is_on_map(world, unit):
            into.points[unit], into.acted[unit] = world.points[unit], world.acted[unit]
    if into.step >= Step.ACTION:
        survey_all(into)


@helper
def likely_unit(into: State, side: int, hex: int, source: Ints) -> int:
    """One of the missing units that were never identified, the likelier the more its like are in this hex."""
    found, total = NO_UNIT, 0
    for unit in units_of(side):
        if is_nameless(into, unit, side):
            weight = GROUND[ground_of(into, unit), hex]
            total += weight
            if draw(source, total) < weight:
                found = unit
    return found


@helper
def newcomer(into: State, side: int, hex: int, world: State, source: Ints) -> int:
    """One of the missing units that were never identified, the likelier the nearer to a hex a world has it."""
    found, total = NO_UNIT, 0
    for unit in units_of(side):
        if is_nameless(into, unit, side):
            far = min(DISTANCE[hex, world.unit_hex[unit]], FARTHEST) if is_on_map(world, unit) else FARTHEST
            weight = int(NEARNESS[OLDEST, far]) * int(GROUND[ground_of(into, unit), hex])
            total += weight
            if draw(source, total) < weight:
                found = unit
    return found


@helper
def is_nameless(into: State, unit: int, side: int) -> bool:
    """Is this a missing unit of a side that was never identified?"""
    return unit != NO_UNIT and side_of(unit) == side and is_missing(into, unit) and not is_identified(into, unit)


@helper
def ground_of(into: State, unit: int) -> int:
    """Which map of habits speaks of a unit."""
    return (side_of(unit) * 2 + (into.turn >= LATE)) * 3 + GROUPS[into.kind[unit]]


@helper
def ghost_of(into: State, unit: int) -> int:
    """Where the enemy of an identified unit last saw it, if it remembers; else OFF_MAP."""
    seat = enemy_of(side_of(unit))
    for hex in hexes(GRID, into.ghosts[seat]):
        if into.ghost_unit[seat, hex] == unit:
            return hex
    return OFF_MAP


@helper
def turns_since(into: State, side: int, hex: int) -> int:
    """In how many of its faction turns a side can have moved since it was seen in a hex."""
    since = into.turn - into.ghost_turn[enemy_of(side), hex]
    return since if side != AXIS and into.side == AXIS else since + 1


@helper
def can_have_come(into: State, unit: int, turns: int) -> int:
    """How far a unit can be from where it was so many turns ago."""
    return turns * into.movement[unit] + RETREAT


@helper
def may_stay(into: State, unit: int, hex: int) -> bool:
    """Can a hidden unit be in a hex, by all that is known?"""
    if hex == OFF_MAP or hex not in hiding_places(into, side_of(unit)):
        return False
    ghost = ghost_of(into, unit)
    if ghost == OFF_MAP:
        return True
    return DISTANCE[ghost, hex] <= can_have_come(into, unit, turns_since(into, side_of(unit), ghost))


@helper
def put_back(into: State, unit: int, start: int, source: Ints) -> None:
    """Put a unit near where it was last seen, or else near where it was thought to be."""
    ghost = ghost_of(into, unit)
    if ghost != OFF_MAP:
        put_near(into, unit, ghost, source)
    elif start != OFF_MAP:
        put_within(into, unit, start, 1, source)
    else:
        put_anywhere(into, unit, source)


@helper
def put_remembered(into: State, seat: int, least: int, most: int, source: Ints) -> None:
    """Put identified units near where they were last seen so many turns ago; who can be in few places comes first."""
    for hex in hexes(GRID, into.ghosts[seat]):
        unit = into.ghost_unit[seat, hex]
        if unit != NO_UNIT and is_missing(into, unit) and least <= turns_since(into, side_of(unit), hex) <= most:
            put_near(into, unit, hex, source)


@helper
def put_near(into: State, unit: int, ghost: int, source: Ints) -> None:
    """Put a unit somewhere it can have reached from where it was last seen."""
    put_within(into, unit, ghost, turns_since(into, side_of(unit), ghost), source)


@helper
def put_within(into: State, unit: int, start: int, turns: int, source: Ints) -> None:
    """Put a unit where it can have come in so many turns, nearer hexes and usual ones more often."""
    places = hiding_places(into, side_of(unit))
    limit, row, ground = can_have_come(into, unit, turns), min(turns, OLDEST), ground_of(into, unit)
    found, total = nearest(places, start), 0
    for hex in places:
        far = DISTANCE[start, hex]
        if far <= limit:
            weight = int(NEARNESS[row, min(far, FARTHEST)]) * int(GROUND[ground, hex])
            total += weight
            if draw(source, total) < weight:
                found = hex
    put_hidden(into, unit, found)


@helper
def nearest(places: HexSet, start: int) -> int:
    """The place that is nearest to a hex."""
    found, least = OFF_MAP, OFF_MAP
    for hex in places:
        if DISTANCE[start, hex] < least:
            found, least = hex, DISTANCE[start, hex]
    return found


@helper
def put_anywhere(into: State, unit: int, source: Ints) -> None:
    """Put a unit somewhere out of sight, more often where its like are found."""
    found, total, ground = OFF_MAP, 0, ground_of(into, unit)
    for hex in hiding_places(into, side_of(unit)):
        weight = GROUND[ground, hex]
        total += weight
        if draw(source, total) < weight:
            found = hex
    put_hidden(into, unit, found)


@helper
def is_hidden_alike(known: Known, world: State, unit: int) -> bool:
    """Is this a living unit whose condition the seat does not know, and was it alive in the world too?"""
    return known.strength[unit] < 0 and world.strength[unit] > 0
