"""[7.6] The one door for hidden information: what a seat knows, and a truth that fits what it knows."""

from __future__ import annotations

from kurgan.engine.chance import draw
from kurgan.engine.game import UNSEEN
from kurgan.engine.hexset import HexSet, hexes, keep, only
from kurgan.engine.record import Ints, copy_into
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.actions import is_open_order
from kurgan.games.autumn_storm.rules.fog import is_identified, is_watched, known_control, seen_enemies, view_of
from kurgan.games.autumn_storm.rules.movement import clear_chosen, end_way, forget_survey, survey_all
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.rules.upkeep import set_artillery, set_command, set_points
from kurgan.games.autumn_storm.state import (
    N_SIDES,
    NO_UNIT,
    Known,
    State,
    bit_of,
    controlled,
    enemy_of,
    field,
    is_on_map,
    no_hexes,
    put_down,
    sight,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.map import GRID, N_HEXES, OFF_MAP, PASSABLE, VICTORY_HEXES
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT, UNITS_PER_SIDE

UNKNOWN = -1  # the strength of a living unit the seat cannot see or has not identified


@rule("7.6")
def known(state: State, seat: int, into: Known) -> None:
    """What a seat knows: the state with everything blanked that it has not seen."""
    copy_into(state, into)
    enemy = enemy_of(seat)
    seen = seen_enemies(state, seat)
    for hex in standing(state, enemy) - seen:
        blank_unit(into, state.occupant[hex], hex)
    for hex in seen:
        if not is_identified(state, state.occupant[hex]):
            blank_unit(into, state.occupant[hex], hex)
    keep(into.standing[enemy], seen)
    into.spotted[seat] = 0
    into.lost[enemy] = 0
    for place in range(UNITS_PER_SIDE):
        into.last_strength[seat * UNITS_PER_SIDE + place] = 0
    for holder in range(N_SIDES):
        keep(into.control[holder], known_control(state, seat, holder))
    blank_memory(into, enemy)
    if state.side == enemy:
        blank_turn(into)
    end_way(into.track, 0)


@helper
def blank_unit(into: State, unit: int, hex: int) -> None:
    """Somewhere, in some condition."""
    into.occupant[hex] = NO_UNIT
    into.unit_hex[unit] = OFF_MAP
    into.strength[unit] = UNKNOWN
    into.disrupted[unit] = 0
    into.supplied[unit] = 0


@helper
def blank_memory(into: State, side: int) -> None:
    """What a side sees and remembers is its own affair."""
    keep(into.sight[side], no_hexes())
    keep(into.ghosts[side], no_hexes())
    for holder in range(N_SIDES):
        keep(into.believed[side, holder], no_hexes())
    for hex in range(N_HEXES):
        into.ghost_turn[side, hex] = 0
        into.ghost_unit[side, hex] = 0


@helper
def blank_turn(into: State) -> None:
    """In the enemy's faction turn: its points, its plans, and what nobody saw of its last move."""
    copy_way(into.track, into.way)
    into.command = 0
    into.artillery = 0
    into.free_order_given = 0
    into.learned = 0
    clear_chosen(into)
    if into.step == Step.WAY:
        into.step = Step.ACTION
    for unit in units_of(into.side):
        into.points[unit] = 0
        into.acted[unit] = 0
    keep(into.scanned[0], no_hexes())
    forget_survey(into)
    if into.subject != NO_UNIT and not is_on_map(into, into.subject):
        into.subject = NO_UNIT


@helper
def guess(known: Known, seat: int, source: Ints, into: State) -> None:
    """One truth that fits everything the seat knows, drawn at random."""
    copy_into(known, into)
    enemy = enemy_of(seat)
    if known.side == enemy:
        copy_way(known.way, into.track)
    name_seen(into, enemy, source)
    place_remembered(into, seat, source)
    place_others(into, enemy, source)
    fill_in(known, into, enemy)
    if known.step == Step.RECOVERY_DIE and known.subject == NO_UNIT:
        unit = any_unit(known, enemy, source)
        into.subject = unit
        into.disrupted[unit] = 1


@helper
def copy_way(way: Ints, into: Ints) -> None:
    """The same hexes in another row."""
    for place in range(MOST_MOVEMENT):
        into[place] = way[place]


@helper
def name_seen(into: State, side: int, source: Ints) -> None:
    """Each "?" is one of the units that have not been identified."""
    for hex in standing(into, side):
        if into.occupant[hex] == NO_UNIT:
            put_hidden(into, any_unidentified(into, side, source), hex)


@helper
def place_remembered(into: State, seat: int, source: Ints) -> None:
    """With even chances an enemy is still where it was last seen, if it could be."""
    enemy = enemy_of(seat)
    for hex in hexes(GRID, into.ghosts[seat]) & hiding_places(into, enemy):
        if draw(source, 2):
            unit = into.ghost_unit[seat, hex]
            if unit == NO_UNIT:
                unit = any_unidentified(into, enemy, source)
            if unit != NO_UNIT and is_missing(into, unit):
                put_hidden(into, unit, hex)


@helper
def place_others(into: State, side: int, source: Ints) -> None:
    """The rest are anywhere the seat cannot see."""
    for unit in units_of(side):
        if is_missing(into, unit):
            places = hiding_places(into, side)
            put_hidden(into, unit, nth(places, draw(source, len(places))))


@helper
def hiding_places(into: State, side: int) -> HexSet:
    """Empty hexes out of the enemy's sight; on a victory hex a hidden unit's side must be known to hold it."""
    seen = sight(into, enemy_of(side)) | (VICTORY_HEXES - controlled(into, side))
    return (PASSABLE & field(into)) - seen - standing(into, side) - standing(into, enemy_of(side))


@helper
def fill_in(known: Known, into: State, side: int) -> None:
    """What the hidden side would have: its ground, its supply, its sight, its points."""
    enemy = enemy_of(side)
    keep(into.control[side], controlled(into, side) | standing(into, side))
    keep(into.control[enemy], controlled(into, enemy) - standing(into, side))
    supplied = network(into, side)
    for unit in units_of(side):
        if known.strength[unit] == UNKNOWN:
            into.supplied[unit] = into.unit_hex[unit] in supplied
    keep(into.sight[side], view_of(into, side))
    for holder in range(N_SIDES):
        keep(into.believed[side, holder], controlled(into, holder))
    for unit in units_of(enemy):
        into.last_strength[unit] = into.strength[unit]
        if into.unit_hex[unit] in sight(into, side):
            into.spotted[enemy] |= bit_of(unit)
    if into.side == side:
        set_command(into)
        set_artillery(into)
        set_points(into)
        if into.step >= Step.ACTION:
            survey_all(into)


@helper
def is_missing(into: State, unit: int) -> bool:
    """Alive, but nobody has said where."""
    return into.strength[unit] == UNKNOWN


@helper
def put_hidden(into: State, unit: int, hex: int) -> None:
    """Say where a hidden unit is, as strong as it was last seen."""
    into.unit_hex[unit] = hex
    into.strength[unit] = into.last_strength[unit]
    put_down(into, unit)


@helper
def unknowns(known: Known, seat: int) -> HexSet:
    """[7.2] Where a seat sees "?" counters."""
    enemy = enemy_of(seat)
    area = standing(known, enemy)
    for unit in units_of(enemy):
        if is_on_map(known, unit):
            area = area - only(GRID, known.unit_hex[unit])
    return area


@helper
def any_unidentified(into: State, side: int, source: Ints) -> int:
    """One of the missing units that have never been identified, or NO_UNIT."""
    found, count = NO_UNIT, 0
    for unit in units_of(side):
        if is_missing(into, unit) and not is_identified(into, unit):
            count += 1
            if draw(source, count) == 0:
                found = unit
    return found


@helper
def any_unit(known: Known, side: int, source: Ints) -> int:
    """One of the units the seat cannot see or has not identified."""
    found, count = NO_UNIT, 0
    for unit in units_of(side):
        if known.strength[unit] == UNKNOWN:
            count += 1
            if draw(source, count) == 0:
                found = unit
    return found


@helper
def nth(places: HexSet, index: int) -> int:
    """The hex with this many before it."""
    for hex in places:
        if index == 0:
            return hex
        index -= 1
    return OFF_MAP


@helper
def witness(before: State, number: int, seat: int) -> int:
    """The number as a seat witnessed it, or UNSEEN."""
    return number if before.side == seat or is_witnessed(before, number) else UNSEEN


@helper
def is_witnessed(before: State, number: int) -> bool:
    """Does the enemy of the side to move see what an order is, or what chance brings?"""
    if before.step == Step.ACTION:
        return is_open_order(before, number)
    if before.step == Step.RECOVERY_DIE:
        return is_watched(before, before.subject)
    if before.step == Step.MORALE_TARGET:
        return is_watched(before, number)
    return before.step != Step.WAY
