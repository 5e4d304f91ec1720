"""[6.5] How a column comes about, value by value in the order of the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kurgan.engine.forecast import Factor, Mark
from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import holds
from kurgan.engine.text import Line
from kurgan.games.eastern_front.names import factors, name_of, stack_at
from kurgan.games.eastern_front.rules.movement import is_starved
from kurgan.games.eastern_front.rules.odds import (
    QUARTERS,
    arctic_shift,
    defence,
    dispersed_shift,
    joined_quarters,
    joined_sides,
    odds,
    quarters,
    ratio_column,
)
from kurgan.games.eastern_front.rules.terrain import (
    city_bonus,
    fortress_bonus,
    garrison,
    hill_bonus,
    is_across_water,
    line_bonus,
    mountain_bonus,
    multiplier,
    swamp_bonus,
    water_shift,
)
from kurgan.games.eastern_front.state import State, enemy_of
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES
from kurgan.games.eastern_front.tables.map import EDGES, NEIGHBOURS, STRAIT
from kurgan.games.eastern_front.tables.places import PLACE_KIND, PlaceKind

Bonus = Callable[[State, int, int], int]
GROUND: Final[tuple[tuple[str, str, Bonus], ...]] = (
    ("swamp", "7.3", swamp_bonus),
    ("hill", "7.4", hill_bonus),
    ("mountain", "7.5", mountain_bonus),
    ("fortress", "7.8", fortress_bonus),
)
RESULTS: Final = "6.3"  # the rule whose table is read


def all_factors(state: State) -> Iterator[Factor]:
    """Attack, defence, ratio, shifts, column."""
    hex = int(state.target)
    sides = int(joined_sides(state, hex))
    yield from attack_factors(state, hex)
    yield from defence_factors(state, hex, sides)
    strength, against = int(joined_quarters(state, hex)), int(defence(state, hex, sides))
    ratio = Line("factor-ratio", {"attack": factors(strength, QUARTERS), "defence": against}, "6.1")
    found = int(ratio_column(strength, QUARTERS * against))
    yield Factor(ratio, COLUMN_NAMES[found], is_sum=True)
    yield from shift_factors(state, hex, sides)
    column = int(odds(state))
    yield Factor(Line("factor-column", rule="6.5"), COLUMN_NAMES[column], True, (Mark(RESULTS, column=1 + column),))


def attack_factors(state: State, hex: int) -> Iterator[Factor]:
    """Each attacker, and what is halved."""
    for direction in range(N_DIRECTIONS):
        for unit in stack_at(state, int(NEIGHBOURS[hex, direction])):
            if state.joined[unit]:
                yield Factor(Line("factor-unit", {"unit": name_of(state, unit)}, "6.1"), str(state.attack[unit]))
                yield from halvings(state, unit, hex, direction)
    total = factors(int(joined_quarters(state, hex)), QUARTERS)
    yield Factor(Line("factor-attack", rule="6.5"), total, is_sum=True)


def halvings(state: State, unit: int, hex: int, direction: int) -> Iterator[Factor]:
    """What water and want of supply take from a unit."""
    left = QUARTERS * int(state.attack[unit])
    if is_across_water(state, hex, direction):
        left //= 2
        rule = "7.6" if EDGES[hex, direction] & STRAIT else "7.2"
        yield Factor(Line("factor-boats", rule=rule), minus(left))
    if left > quarters(state, unit, hex, direction) and is_starved(state, unit):
        yield Factor(Line("factor-starved", rule="8.2"), minus(left // 2))


def minus(taken: int) -> str:
    """What is taken away, in quarters of a factor."""
    return f"−{factors(taken, QUARTERS)}"


def defence_factors(state: State, hex: int, sides: int) -> Iterator[Factor]:
    """Each defender as printed, what the ground adds, what a victory city makes of it."""
    units = stack_at(state, hex)
    for unit in units:
        yield Factor(Line("factor-unit", {"unit": name_of(state, unit)}, "6.5"), str(state.defence[unit]))
    for name, rule, bonus in (*GROUND, line_of(sides), city_of(hex)):
        added = sum(int(bonus(state, unit, hex)) for unit in units)
        if added:
            yield Factor(Line(f"factor-{name}", {"count": added}, rule), f"+{added}")
    if units and multiplier(hex) > 1:
        yield Factor(Line("factor-doubled", rule="7.9"), f"×{multiplier(hex)}")
    if garrison(state, hex):
        yield Factor(Line("factor-garrison", rule="7.9"), f"+{garrison(state, hex)}")
    yield Factor(Line("factor-defence", rule="6.5"), str(defence(state, hex, sides)), is_sum=True)


def line_of(sides: int) -> tuple[str, str, Bonus]:
    """[7.7] A fortified line counts if every attacker comes through it."""
    return "line", "7.7", lambda state, unit, hex: int(line_bonus(state, unit, hex, sides))


def city_of(hex: int) -> tuple[str, str, Bonus]:
    """[7.10, 7.11] The bonus of a major city, or of a dot city."""
    is_major = PLACE_KIND[hex] == PlaceKind.MAJOR
    return ("major", "7.10", city_bonus) if is_major else ("city", "7.11", city_bonus)


def shift_factors(state: State, hex: int, sides: int) -> Iterator[Factor]:
    """Columns up and down."""
    water = int(water_shift(state, hex, sides))
    if water:
        is_strait = any(sides >> direction & 1 and EDGES[hex, direction] & STRAIT for direction in range(N_DIRECTIONS))
        yield shift("strait" if is_strait else "river", "7.6" if is_strait else "7.1", -water)
    if dispersed_shift(state, hex):
        yield shift("dispersed", "6.6", int(dispersed_shift(state, hex)))
    if state.flown:
        yield shift("air", "6.12", 1)
    if holds(state.cover[enemy_of(state.side)], hex):
        yield shift("cover", "6.12", -1)
    if arctic_shift(state, hex):
        yield shift("arctic", "3.2", int(arctic_shift(state, hex)))


def shift(name: str, rule: str, columns: int) -> Factor:
    """So many columns."""
    value = f"{columns:+}".replace("-", "−")
    return Factor(Line(f"factor-{name}", {"columns": abs(columns)}, rule), value)
