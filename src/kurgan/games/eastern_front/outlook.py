"""[6.1, 6.5] Which of the units around a target would attack it best: the most for the fewest factors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.record import copy
from kurgan.games.eastern_front.names import stack_at
from kurgan.games.eastern_front.rules.air import can_fly
from kurgan.games.eastern_front.rules.attack import can_commit, can_join, incurred, owed
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, column, joined_quarters, joined_sides, quarters
from kurgan.games.eastern_front.rules.stacking import is_rough
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import State, side_of
from kurgan.games.eastern_front.tables.charts import COMBAT_RESULTS, Outcome
from kurgan.games.eastern_front.tables.map import NEIGHBOURS
from kurgan.games.eastern_front.tables.units import IS_ARMOUR

MOST_JOINING: Final = 12  # the strongest of them; more hardly ever stand around one hex
MOST_TRIED: Final = 300  # plans that are tried to find one that leaves nobody unattacked who must be [6.2]


class Joiner(NamedTuple):
    """A unit that may join the attack: what it would bring, and from which side of the hex."""

    unit: int
    quarters: int
    direction: int
    is_armour: bool


class Plan(NamedTuple):
    """Who joins, with an air unit or without, and in which column that would be."""

    column: int
    quarters: int
    units: tuple[int, ...]
    flown: int

    @property
    def merit(self) -> tuple[int, int, int, tuple[int, ...]]:
        """The best column first, then the fewest factors, then the fewest units."""
        return -self.column, self.quarters, len(self.units), self.units

    @property
    def risk(self) -> tuple[int, int, int, tuple[int, ...]]:
        """The fewest factors that the die can be expected to cost, then the fewest units, then the best column."""
        costly = sum(COMBAT_RESULTS[die, self.column] <= Outcome.X for die in range(DIE_SIDES))
        return costly * self.quarters, len(self.units), -self.column, self.units


def assaults(state: State) -> list[Plan]:
    """At most three plans that add to the attack in hand: without the air unit, with it, and a cheaper one."""
    joining = joiners(state)
    possible = plans(state, joining, int(state.flown))
    plain = best(state, possible)
    flown = best(state, plans(state, joining, 1)) if can_fly(state) else None
    if flown and plain and flown.column == plain.column:
        flown = None
    cheaper = best(state, less_than(possible, plain)) if plain else None
    return [plan for plan in (plain, flown, cheaper) if plan]


def best_plan(state: State) -> Plan | None:
    """The plan with the best odds; with the air unit only if that makes them better."""
    return min(assaults(state), key=lambda plan: (-plan.column, plan.flown), default=None)


def safest(state: State) -> Plan | None:
    """[6.2] The plan that costs least: it brings the fewest further duties, and the die takes the fewest factors."""
    found = sorted(plans(state, joiners(state), int(state.flown)), key=lambda plan: plan.risk)[:MOST_TRIED]
    able = [plan for plan in found if may_begin(state, plan)]
    return min(able, key=lambda plan: (duties(state, plan), plan.risk), default=None)


def duties(state: State, plan: Plan) -> int:
    """[6.2] How many hexes would have to be attacked because of a plan that need not be without it."""
    return len(incurred(with_units(state, plan)) - owed(state))


def less_than(found: Sequence[Plan], best: Plan) -> list[Plan]:
    """Plans that reach only the column below, with fewer units."""
    return [plan for plan in found if plan.column == best.column - 1 and len(plan.units) < len(best.units)]


def joiners(state: State) -> list[Joiner]:
    """Who may still join the attack in hand, the strongest first."""
    hex = int(state.target)
    found = [
        Joiner(unit, int(quarters(state, unit, hex, direction)), direction, bool(IS_ARMOUR[state.kind[unit]]))
        for direction in range(N_DIRECTIONS)
        for unit in stack_at(state, int(NEIGHBOURS[hex, direction]))
        if side_of(unit) == state.side and can_join(state, unit)
    ]
    return sorted(found, key=lambda each: -each.quarters)[:MOST_JOINING]


def plans(state: State, joining: Sequence[Joiner], flown: int) -> list[Plan]:
    """Every set of them that is allowed in itself, the best first."""
    trial, hex, columns = copy(state), int(state.target), dict[tuple[int, int], int]()
    trial.flown = flown
    begun, sides = int(joined_quarters(state, hex)), int(joined_sides(state, hex))
    found = []
    for chosen in subsets(joining, bool(is_rough(state, hex))):
        strength = begun + sum(each.quarters for each in chosen)
        bits = sides
        for each in chosen:
            bits |= 1 << each.direction
        if (strength, bits) not in columns:
            columns[strength, bits] = int(column(trial, hex, strength, bits)) if strength else NOT_ALLOWED
        if columns[strength, bits] != NOT_ALLOWED:
            found.append(Plan(columns[strength, bits], strength, tuple(each.unit for each in chosen), flown))
    return sorted(found, key=lambda plan: plan.merit)


def subsets(joining: Sequence[Joiner], is_narrow: bool) -> Iterator[list[Joiner]]:
    """Every set of units; into rough ground only one armour unit from each hex [4.2]."""
    for bits in range(1, 1 << len(joining)):
        chosen = [each for place, each in enumerate(joining) if bits >> place & 1]
        armour = [each.direction for each in chosen if each.is_armour]
        if not is_narrow or len(armour) == len(set(armour)):
            yield chosen


def best(state: State, found: Sequence[Plan]) -> Plan | None:
    """The first of them that may begin."""
    for plan in found[:MOST_TRIED]:
        if may_begin(state, plan):
            return plan
    return None


def may_begin(state: State, plan: Plan) -> bool:
    """[6.2] Would nobody be left unattacked who has to be?"""
    return bool(can_commit(with_units(state, plan)))


def with_units(state: State, plan: Plan) -> State:
    """The attack in hand with those of a plan."""
    trial = copy(state)
    for unit in plan.units:
        trial.joined[unit] = 1
    return trial
