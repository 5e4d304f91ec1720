"""Chapter 6: combat."""

from __future__ import annotations

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, around, hexes, only
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.fog import expose, look, seen_enemies
from kurgan.games.autumn_storm.rules.movement import step_into
from kurgan.games.autumn_storm.rules.supply import network, sources, supply_loss
from kurgan.games.autumn_storm.state import (
    State,
    controlled,
    enemy_of,
    field,
    is_on_map,
    no_hexes,
    pick_up,
    put_down,
    side_of,
    standing,
)
from kurgan.games.autumn_storm.tables.charts import COLUMN_BOUNDS, COMBAT_RESULTS, CombatResult
from kurgan.games.autumn_storm.tables.map import (
    DEFENCE_BONUS,
    DISTANCE,
    GRID,
    N_HEXES,
    NEIGHBOURS,
    OFF_MAP,
    PASSABLE,
    TERRAIN,
    WITHIN,
)

DISRUPTED_ATTACKER = 2
DISRUPTED_DEFENDER = 1
AIR_SUPPORT = 2


@rule("6.1")
def targets(state: State, attacker: int) -> HexSet:
    """A unit with an attack value may attack an adjacent enemy that its side can see."""
    if state.attack[attacker] == 0:
        return no_hexes()
    return hexes(GRID, WITHIN[state.unit_hex[attacker], 1]) & seen_enemies(state, side_of(attacker))


@rule("6.1")
def declare(state: State, attacker: int, hex: int) -> None:
    """An attack shows both units [7.3] and waits for its die."""
    state.subject = attacker
    state.target = hex
    state.attacked = 1
    expose(state, attacker)
    expose(state, state.occupant[hex])


@rule("6.2")
def terrain_bonus(state: State, defender: int) -> int:
    """The defender adds its terrain."""
    return DEFENCE_BONUS[TERRAIN[state.unit_hex[defender]]]


@rule("6.3")
def attack_value(state: State, attacker: int) -> int:
    """The attack value: 2 less if disrupted, 1 less if unsupplied, 2 more with Air Support; at least 1."""
    value = state.attack[attacker] - supply_loss(state, attacker)
    if state.disrupted[attacker]:
        value -= DISRUPTED_ATTACKER
    if state.air and side_of(attacker) == state.side:
        value += AIR_SUPPORT
    return max(value, 1)


@rule("6.3")
def defence_value(state: State, defender: int) -> int:
    """The defence value plus terrain: 1 less if disrupted, 1 less if unsupplied; at least 1."""
    value = state.defence[defender] + terrain_bonus(state, defender) - supply_loss(state, defender)
    if state.disrupted[defender]:
        value -= DISRUPTED_DEFENDER
    return max(value, 1)


@rule("6.4")
def column(attack: int, defence: int) -> int:
    """The ratio finds the column; bounds belong to the lower one."""
    found = 0
    for bound in COLUMN_BOUNDS:
        if attack * 100 > bound * defence:
            found += 1
    return found


@rule("6.5", "6.8")
def resolve(state: State, die: int) -> None:
    """One die decides. Nobody advances afterwards."""
    attacker = state.subject
    defender = state.occupant[state.target]
    odds = column(attack_value(state, attacker), defence_value(state, defender))
    result = COMBAT_RESULTS[odds, die - 1]
    state.air = 0
    if result <= CombatResult.AR:
        suffer(state, attacker, result, state.target)
    elif result >= CombatResult.DR:
        suffer(state, defender, result, state.unit_hex[attacker])


@rule("6.6")
def suffer(state: State, unit: int, result: int, cause: int) -> None:
    """Routed: half of the strength, rounded up, and disrupted; else 1 strength. Who is left retreats."""
    if result == CombatResult.AE or result == CombatResult.DE:
        state.disrupted[unit] = 1
        lose(state, unit, (state.strength[unit] + 1) // 2)
    else:
        lose(state, unit, 1)
    if is_on_map(state, unit):
        retreat(state, unit, cause)


@rule("6.6")
def lose(state: State, unit: int, strength: int) -> None:
    """Lost strength; a unit with none left is eliminated."""
    strength = min(strength, state.strength[unit])
    state.strength[unit] -= strength
    state.lost[side_of(unit)] += strength
    if state.strength[unit] == 0:
        pick_up(state, unit)
        state.unit_hex[unit] = OFF_MAP
        state.disrupted[unit] = 0
        state.points[unit] = 0
        look(state, side_of(unit), no_hexes())


@rule("6.7")
def retreat(state: State, unit: int, cause: int) -> None:
    """The unit falls back one hex by rule; where it cannot, it stays and loses 1 strength more."""
    hex = retreat_hex(state, unit, cause)
    if hex == OFF_MAP:
        lose(state, unit, 1)
    else:
        pick_up(state, unit)
        step_into(state, unit, hex)
        put_down(state, unit)
        look(state, side_of(unit), no_hexes())


@rule("6.7")
def retreat_hex(state: State, unit: int, cause: int) -> int:
    """The best empty neighbour: away from the cause, out of enemy zones, supplied, own, strong, near a source."""
    side, start = side_of(unit), state.unit_hex[unit]
    enemies = standing(state, enemy_of(side))
    open = (around(only(GRID, start)) & PASSABLE & field(state)) - enemies - standing(state, side)
    open = preferring(open, open - around(only(GRID, cause)))
    open = preferring(open, open - around(enemies))
    open = preferring(open, open & network(state, side))
    open = preferring(open, open & controlled(state, side))
    home = sources(state, side)
    best, best_cover, best_steps = OFF_MAP, 0, 0
    for direction in range(N_DIRECTIONS):
        hex = NEIGHBOURS[start, direction]
        if hex in open:
            cover, steps = DEFENCE_BONUS[TERRAIN[hex]], steps_to(home, hex)
            if best == OFF_MAP or cover > best_cover or (cover == best_cover and steps < best_steps):
                best, best_cover, best_steps = hex, cover, steps
    return best


@helper
def preferring(open: HexSet, wished: HexSet) -> HexSet:
    """What is wished for, if there is any of it."""
    return wished if wished else open


@helper
def steps_to(home: HexSet, hex: int) -> int:
    """How far it is to the nearest of these; the same from everywhere if there is none."""
    nearest = N_HEXES
    for source in home:
        nearest = min(nearest, DISTANCE[hex, source])
    return nearest
