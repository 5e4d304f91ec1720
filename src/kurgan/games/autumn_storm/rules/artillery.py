"""Chapter 9: artillery and rest."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.combat import lose, terrain_bonus
from kurgan.games.autumn_storm.rules.fog import expose, seen_enemies
from kurgan.games.autumn_storm.state import State, no_hexes
from kurgan.games.autumn_storm.tables.charts import LOSS_ABOVE_THRESHOLD, LOWEST_THRESHOLD, THRESHOLD_BOUNDS
from kurgan.games.autumn_storm.tables.map import TERRAIN, Terrain

FACTORY_COVER = 1


@rule("9.1")
def bombardment_targets(state: State) -> HexSet:
    """For 1 command and 1 artillery point, any hex with an enemy the side can see, however far."""
    if state.command == 0 or state.artillery == 0:
        return no_hexes()
    return seen_enemies(state, state.side)


@rule("9.1")
def bombard(state: State, hex: int) -> None:
    """A bombardment shows its target and waits for its die."""
    state.command -= 1
    state.artillery -= 1
    state.target = hex
    expose(state, state.occupant[hex])


@rule("9.2")
def threshold(state: State, target: int) -> int:
    """The die that disrupts, by defence plus terrain, and 1 more in a factory."""
    cover = state.defence[target] + terrain_bonus(state, target) + factory_cover(state, target)
    found = LOWEST_THRESHOLD
    for bound in THRESHOLD_BOUNDS:
        if cover > bound:
            found += 1
    return found


@helper
def factory_cover(state: State, target: int) -> int:
    return FACTORY_COVER if TERRAIN[state.unit_hex[target]] == Terrain.FACTORY else 0


@rule("9.2")
def shell(state: State, die: int) -> None:
    """At the threshold the target is disrupted; 2 above it, it loses 1 strength too."""
    target = state.occupant[state.target]
    needed = threshold(state, target)
    if die >= needed:
        state.disrupted[target] = 1
    if die >= needed + LOSS_ABOVE_THRESHOLD:
        lose(state, target, 1)


@rule("9.3")
def can_rest(state: State, unit: int) -> bool:
    """REST is offered where it would do something."""
    return state.disrupted[unit] != 0 or can_regain(state, unit)


@rule("8.3", "9.3")
def can_regain(state: State, unit: int) -> bool:
    """Only a supplied unit regains strength by resting."""
    return state.supplied[unit] != 0 and state.strength[unit] < state.maximum[unit]


@rule("9.3")
def rest(state: State, unit: int) -> None:
    """REST clears disruption and gives 1 strength to a supplied unit, to its maximum."""
    if can_regain(state, unit):
        state.strength[unit] += 1
    state.disrupted[unit] = 0
