"""Chapter 6, first part: who attacks whom, and who must be attacked."""

from __future__ import annotations

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, around, exclude, hexes, include, keep, only
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.movement import is_starved
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, QUARTERS, defence, odds, quarters, ratio_column
from kurgan.games.eastern_front.rules.stacking import is_rough
from kurgan.games.eastern_front.rules.terrain import is_across_water, is_infantry
from kurgan.games.eastern_front.rules.zones import hostile, near
from kurgan.games.eastern_front.state import (
    NO_UNIT,
    Phase,
    State,
    is_on_map,
    no_hexes,
    side_of,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import AXIS, EDGES, GRID, NEIGHBOURS, OFF_MAP, SEA_SIDE, SOVIET
from kurgan.games.eastern_front.tables.places import LENINGRAD
from kurgan.games.eastern_front.tables.units import IS_ARMOUR, Nation


@rule("2.3", "6.1")
def may_attack(state: State, unit: int) -> bool:
    """A unit attacks once a turn, in a prepared attack only if it has not moved; none that is Dispersed."""
    if not is_on_map(state, unit) or state.dispersed[unit] or state.attack[unit] == 0:
        return False
    if state.breaking:
        return bool(state.breaks[unit])
    if state.spent[unit]:
        return False
    return state.phase != Phase.PREPARED or not state.moved[unit]


@rule("5.9", "6.1", "7.2")
def can_reach(state: State, unit: int, hex: int, direction: int) -> bool:
    """Only infantry attacks across open water, and Finns never attack Leningrad."""
    if EDGES[hex, direction] & SEA_SIDE:
        return False
    if hex == LENINGRAD and state.nation[unit] == Nation.FINNISH:
        return False
    return is_infantry(state, unit) or not is_across_water(state, hex, direction)


@rule("4.2")
def is_hemmed(state: State, unit: int, hex: int) -> bool:
    """Into rough ground only one armour unit attacks from each hex; where it must be attacked [6.2], the strongest."""
    if not IS_ARMOUR[state.kind[unit]] or not is_rough(state, hex):
        return False
    is_owed = hex in owed(state)
    other = state.top[state.unit_hex[unit]]
    while other != NO_UNIT:
        if other != unit and IS_ARMOUR[state.kind[other]]:
            if state.joined[other] or (is_owed and is_outdone(state, unit, other)):
                return True
        other = state.below[other]
    return False


@helper
def is_outdone(state: State, unit: int, other: int) -> bool:
    """Could somebody else in the hex attack with more? Otherwise a duty might be left that nobody can meet."""
    own = state.attack[unit] if is_starved(state, unit) else 2 * state.attack[unit]
    others = state.attack[other] if is_starved(state, other) else 2 * state.attack[other]
    return may_attack(state, other) and others > own


@rule("6.1")
def can_join(state: State, unit: int) -> bool:
    """May this unit join the attack in hand?"""
    if state.joined[unit] or not may_attack(state, unit):
        return False
    for direction in range(N_DIRECTIONS):
        if NEIGHBOURS[state.target, direction] == state.unit_hex[unit]:
            return can_reach(state, unit, state.target, direction) and not is_hemmed(state, unit, state.target)
    return False


@rule("6.1")
def potential(state: State, hex: int) -> tuple[int, int]:
    """The attack factors, in quarters, of all who could join an attack on a hex, and the sides they would come from."""
    total = sides = 0
    is_narrow = is_rough(state, hex)
    for direction in range(N_DIRECTIONS):
        best_armour = 0
        unit = state.top[NEIGHBOURS[hex, direction]]
        while unit != NO_UNIT:
            if side_of(unit) != state.side:
                break
            if not state.joined[unit] and may_attack(state, unit) and can_reach(state, unit, hex, direction):
                strength = quarters(state, unit, hex, direction)
                sides |= 1 << direction
                if is_narrow and IS_ARMOUR[state.kind[unit]]:
                    best_armour = max(best_armour, strength)
                else:
                    total += strength
            unit = state.below[unit]
        total += best_armour
    return total, sides


@rule("6.1")
def can_be_attacked(state: State, hex: int) -> bool:
    """Is there anybody left who could attack a hex at 1:4 or better?"""
    strength, sides = potential(state, hex)
    return strength > 0 and ratio_column(strength, QUARTERS * defence(state, hex, sides)) != NOT_ALLOWED


@helper
def attackers(state: State) -> HexSet:
    """Where units stand that may attack."""
    found = no_hexes()
    for unit in units_in_play(state, state.side):
        if may_attack(state, unit):
            found = found | only(GRID, state.unit_hex[unit])
    return found


@rule("6.1")
def targets(state: State) -> HexSet:
    """Defended hexes that may be attacked now; each once in a phase."""
    candidates = (around(attackers(state)) & hostile(state, state.side)) - hexes(GRID, state.shelved[0])
    if not state.breaking:
        candidates = candidates - hexes(GRID, state.attacked[0])
    found = candidates
    for hex in candidates:
        if not can_be_attacked(state, hex):
            found = found - only(GRID, hex)
    return found


@rule("6.2")
def owed(state: State) -> HexSet:
    """Hexes that must still be attacked in this phase."""
    found = no_hexes()
    if state.side == SOVIET:
        for unit in units_in_play(state, AXIS):
            if state.owed[unit]:
                found = found | only(GRID, state.unit_hex[unit])
    return found


@rule("6.2")
def overdue(state: State) -> HexSet:
    """Those of them that somebody can still attack: before, the phase may not end."""
    found = no_hexes()
    for hex in owed(state) - hexes(GRID, state.attacked[0]):
        if can_be_attacked(state, hex):
            found = found | only(GRID, hex)
    return found


@rule("6.2")
def incurred(state: State) -> HexSet:
    """Germans in good order next to Soviet units of the attack in hand: all of them must be attacked."""
    found = no_hexes()
    if state.side != SOVIET or state.breaking:
        return found
    for direction in range(N_DIRECTIONS):
        hex = NEIGHBOURS[state.target, direction]
        unit = state.top[hex]
        while unit != NO_UNIT:
            if state.joined[unit]:
                found = found | near(state, hex)
            unit = state.below[unit]
    return (found & german_line(state)) - only(GRID, state.target)


@helper
def german_line(state: State) -> HexSet:
    """Where Germans in good order stand that were not attacked in this phase."""
    found = no_hexes()
    for unit in units_in_play(state, AXIS):
        if is_on_map(state, unit) and state.nation[unit] == Nation.GERMAN and not state.dispersed[unit]:
            found = found | only(GRID, state.unit_hex[unit])
    return found - hexes(GRID, state.attacked[0])


@rule("6.2")
def unmet(state: State) -> HexSet:
    """Hexes that nobody could attack any more if the attack in hand began now, though they must be."""
    found = no_hexes()
    if state.side != SOVIET or state.breaking or state.target in owed(state):
        return found
    for hex in (incurred(state) | owed(state)) - hexes(GRID, state.attacked[0]):
        if hex != state.target and not can_be_attacked(state, hex):
            found = found | only(GRID, hex)
    return found


@rule("6.1", "6.2")
def can_commit(state: State) -> bool:
    """An attack needs 1:4 at least, and must leave somebody for everyone else who has to be attacked."""
    return odds(state) != NOT_ALLOWED and not bool(unmet(state))


@rule("6.2")
def commit(state: State) -> None:
    """The attack begins: what it brings with it is owed, and its target is no longer."""
    for hex in incurred(state):
        exclude(state.shelved[0], hex)
        unit = state.top[hex]
        while unit != NO_UNIT:
            state.owed[unit] = 1
            unit = state.below[unit]
    settle_duty(state, state.target)
    include(state.attacked[0], state.target)
    state.air[state.side] -= state.flown
    for unit in units_in_play(state, state.side):
        if state.joined[unit]:
            state.spent[unit] = 1
            state.breaks[unit] = 0


@helper
def settle_duty(state: State, hex: int) -> None:
    """Whoever stands here has been attacked."""
    unit = state.top[hex]
    while unit != NO_UNIT:
        state.owed[unit] = 0
        unit = state.below[unit]


@rule("6.1")
def call_off(state: State) -> None:
    """An attack that is called off is not planned again in this phase."""
    include(state.shelved[0], state.target)
    clear_attack(state)


@helper
def may_call_off(state: State) -> bool:
    """[6.2] What must be attacked cannot be called off."""
    return state.target not in owed(state)


@helper
def clear_attack(state: State) -> None:
    """Nothing is attacked."""
    for unit in units_in_play(state, state.side):
        state.joined[unit] = 0
    state.target = state.fallback = OFF_MAP
    state.flown = state.stands = state.die = state.outcome = state.due = state.steps_left = 0


@helper
def clear_phase(state: State) -> None:
    """A new phase: nothing was attacked and nothing is owed."""
    keep(state.attacked[0], no_hexes())
    keep(state.shelved[0], no_hexes())
    keep(state.crowded[0], no_hexes())
    for unit in units_in_play(state, AXIS):
        state.owed[unit] = 0
