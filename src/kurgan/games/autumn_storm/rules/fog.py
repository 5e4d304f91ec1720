"""Chapter 7: fog of war. What a side sees, what it has identified, and what it remembers."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, hexes, keep, only
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.state import (
    N_SIDES,
    NO_UNIT,
    State,
    bit_of,
    controlled,
    enemy_of,
    field,
    is_on_map,
    no_hexes,
    side_of,
    sight,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, SOVIET, VICTORY_HEXES, WITHIN
from kurgan.games.autumn_storm.tables.units import Kind

SCAN = 2  # RECON looks so much farther [7.4]


@rule("7.1")
def vision_of(state: State, unit: int) -> int:
    """A unit sees so many hexes far: its printed vision, +1 for recon in a Commando Raid, -1 in Morning Fog."""
    vision = state.vision[unit]
    if state.event == Card.COMMANDO_RAID and state.kind[unit] == Kind.RECON and side_of(unit) == state.side:
        vision += 1
    if state.event == Card.MORNING_FOG:
        vision = max(vision - 1, 1)
    return vision


@rule("4.2")
def is_vision_altered(state: State) -> bool:
    """Does the active card change how far units see?"""
    return state.event == Card.COMMANDO_RAID or state.event == Card.MORNING_FOG


@rule("7.1")
def view_from(state: State, unit: int) -> HexSet:
    """What one unit sees from where it stands."""
    return hexes(GRID, WITHIN[state.unit_hex[unit], vision_of(state, unit)]) & field(state)


@rule("7.1")
def view_of(state: State, side: int) -> HexSet:
    """A side sees every hex within vision of any of its units, and what RECON shows it this turn [7.4]."""
    seen = hexes(GRID, state.scanned[0]) if side == state.side else no_hexes()
    for unit in units_of(side):
        if is_on_map(state, unit):
            seen = seen | view_from(state, unit)
    return seen


@rule("7.1")
def seen_enemies(state: State, side: int) -> HexSet:
    """Where a side sees enemy units, identified or not."""
    return standing(state, enemy_of(side)) & sight(state, side)


@rule("7.2")
def is_identified(state: State, unit: int) -> bool:
    """An enemy in sight is a "?" until it has been revealed; revealed lasts for the whole game."""
    side = side_of(unit)
    return (state.exposed[side] | state.spotted[side]) & bit_of(unit) != 0


@rule("7.2")
def is_watched(state: State, unit: int) -> bool:
    """Does the enemy see a unit that it has identified, and so all that happens to it?"""
    return is_identified(state, unit) and state.unit_hex[unit] in sight(state, enemy_of(side_of(unit)))


@rule("7.3")
def expose(state: State, unit: int) -> None:
    """A unit that fights or is bombarded is revealed."""
    state.exposed[side_of(unit)] |= bit_of(unit)


@rule("7.3")
def spot(state: State, side: int, area: HexSet) -> None:
    """Enemies that a moving or scanning unit of the side has just brought into its own vision are revealed."""
    for hex in area & standing(state, enemy_of(side)):
        if not is_identified(state, state.occupant[hex]):
            state.spotted[enemy_of(side)] |= bit_of(state.occupant[hex])
            state.learned = 1


@rule("7.4")
def can_recon(state: State, unit: int) -> bool:
    """A recon unit may scan, unless all it would scan has been scanned this turn."""
    return state.kind[unit] == Kind.RECON and bool(scan_area(state, unit) - hexes(GRID, state.scanned[0]))


@rule("7.4")
def scan_area(state: State, unit: int) -> HexSet:
    """RECON reaches two hexes beyond vision."""
    return hexes(GRID, WITHIN[state.unit_hex[unit], vision_of(state, unit) + SCAN]) & field(state)


@rule("7.4")
def recon(state: State, unit: int) -> None:
    """RECON reveals every enemy in its area and keeps the area in sight until the end of the faction turn."""
    area = scan_area(state, unit)
    keep(state.scanned[0], hexes(GRID, state.scanned[0]) | area)
    spot(state, state.side, area)
    state.learned = 1
    look(state, state.side, area)


@helper
def look(state: State, side: int, glimpsed: HexSet) -> None:
    """Bring a side's sight up to date; `glimpsed` is what it saw for a moment on the way."""
    before = sight(state, side)
    seen = view_of(state, side)
    keep(state.sight[side], seen)
    gained = (seen | glimpsed) - before
    if gained:
        forget(state, side, gained)
        for hex in gained & standing(state, enemy_of(side)):
            recognise(state, state.occupant[hex])
    lost = (before | glimpsed) - seen
    if lost:
        remember_control(state, side, lost)
        for hex in lost & standing(state, enemy_of(side)):
            leave_ghost(state, state.occupant[hex])


@helper
def look_around(state: State) -> None:
    """Bring the sight of both sides up to date."""
    look(state, AXIS, no_hexes())
    look(state, SOVIET, no_hexes())


@rule("7.5")
def known_control(state: State, side: int, holder: int) -> HexSet:
    """A side knows who controls what it sees and the victory hexes; elsewhere it believes what it saw last."""
    certain = sight(state, side) | VICTORY_HEXES
    return (controlled(state, holder) & certain) | (hexes(GRID, state.believed[side, holder]) - certain)


@rule("7.5")
def remember_control(state: State, side: int, area: HexSet) -> None:
    """What goes out of sight is remembered as it was seen last."""
    for holder in range(N_SIDES):
        elsewhere = hexes(GRID, state.believed[side, holder]) - area
        keep(state.believed[side, holder], elsewhere | (controlled(state, holder) & area))


@helper
def leave_ghost(state: State, unit: int) -> None:
    """The enemy has just lost this unit from sight: it remembers where and when, and who if it knew."""
    watcher, hex = enemy_of(side_of(unit)), state.unit_hex[unit]
    who = NO_UNIT
    if is_identified(state, unit):
        recognise(state, unit)
        state.last_strength[unit] = state.strength[unit]
        who = unit
    keep(state.ghosts[watcher], hexes(GRID, state.ghosts[watcher]) | only(GRID, hex))
    state.ghost_turn[watcher, hex] = state.turn
    state.ghost_unit[watcher, hex] = who


@helper
def forget(state: State, side: int, area: HexSet) -> None:
    """Wipe out the ghosts in an area the side has just come to see, or in."""
    ghosts = hexes(GRID, state.ghosts[side])
    for hex in ghosts & area:
        state.ghost_turn[side, hex] = 0
        state.ghost_unit[side, hex] = 0
    keep(state.ghosts[side], ghosts - area)


@helper
def recognise(state: State, unit: int) -> None:
    """The enemy sees this unit: if it knows it, its ghost elsewhere is gone."""
    watcher = enemy_of(side_of(unit))
    ghosts = hexes(GRID, state.ghosts[watcher])
    if ghosts and is_identified(state, unit):
        for hex in ghosts:
            if state.ghost_unit[watcher, hex] == unit:
                forget(state, watcher, only(GRID, hex))
