"""Exact forecasts: which way a move would take, and what an attack or a bombardment would lead to.

Each die is tried on a copy of what the seat knows, so a forecast can say nothing the rules would not do. A
target that is only a "?" is each of the units it may be, equally likely, in the condition the seat last knew.
What nobody has seen, such as a hidden enemy behind the target, cannot be in a forecast: where it could change what
follows, that is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final, NamedTuple

from kurgan.engine.forecast import Case, Consequence, Factor, Forecast, Mark, Outcome
from kurgan.engine.hexset import hexes
from kurgan.engine.paths import cost_of
from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.actions import (
    ATTACK,
    BOMBARD,
    DIE_SIDES,
    FIRST_ORDER,
    ORDERS_PER_UNIT,
    RECON,
    SET_OUT,
    VIA,
    WAY,
    apply,
    ordered_unit,
    stepping_unit,
)
from kurgan.games.autumn_storm.known import UNKNOWN, put_hidden
from kurgan.games.autumn_storm.log import captures
from kurgan.games.autumn_storm.names import name_of, place_line, terrain_line
from kurgan.games.autumn_storm.outlook import is_sure_retreat, is_sure_to_retreat
from kurgan.games.autumn_storm.rules.artillery import factory_cover, threshold
from kurgan.games.autumn_storm.rules.combat import (
    AIR_SUPPORT,
    DISRUPTED_ATTACKER,
    DISRUPTED_DEFENDER,
    attack_value,
    column,
    defence_value,
    terrain_bonus,
)
from kurgan.games.autumn_storm.rules.fog import is_identified, seen_enemies
from kurgan.games.autumn_storm.rules.movement import chosen_length, ground, shunned
from kurgan.games.autumn_storm.rules.supply import network, supply_loss
from kurgan.games.autumn_storm.rules.victory import is_over
from kurgan.games.autumn_storm.state import NO_UNIT, Known, State, enemy_of, side_of, sight, standing, units_of
from kurgan.games.autumn_storm.tables.charts import (
    COLUMNS,
    COMBAT_RESULTS,
    LOSS_ABOVE_THRESHOLD,
    LOWEST_THRESHOLD,
    CombatResult,
)
from kurgan.games.autumn_storm.tables.map import DISTANCE, GRID, N_HEXES, OFF_MAP, TERRAIN
from kurgan.games.autumn_storm.ways import way_to

OF_A_RETREAT: Final = frozenset({"forecast-retreats", "log-takes", "forecast-wins"})  # what hangs on where it leads
OF_WHO_STAYS: Final = frozenset({"forecast-loses", "forecast-disrupted"})  # and on whether there is a way out at all


def forecast(known: Known, number: int) -> Forecast | None:
    """The forecast of a move, an attack or a bombardment that is legal now; None for other orders."""
    if number >= WAY:
        return chosen_way(known, number)
    what = (number - FIRST_ORDER) % ORDERS_PER_UNIT
    if number >= BOMBARD:
        return foretold(known, number, number - BOMBARD, NO_UNIT)
    if number >= FIRST_ORDER and ATTACK <= what < RECON:
        return foretold(known, number, what - ATTACK, ordered_unit(known, number))
    if number >= FIRST_ORDER and what < ATTACK:
        return mapped_out(known, what, ordered_unit(known, number))
    return None


def mapped_out(known: Known, goal: int, unit: int) -> Forecast:
    """[5.6] The way a unit would take by itself."""
    return walked(known, unit, way_to(known, unit, goal))


def chosen_way(known: Known, number: int) -> Forecast | None:
    """[5.7] The way a side chooses, as far as it goes with this number."""
    if number == WAY:
        return None
    steps = [int(known.chosen[place]) for place in range(chosen_length(known))]
    if number == SET_OUT:
        return walked(known, known.walker, steps)
    return walked(known, stepping_unit(known, number), [*steps, (number - VIA) % N_HEXES])


def walked(known: Known, unit: int, steps: Sequence[int]) -> Forecast:
    """A way and what each hex of it costs; what a unit may meet on it nobody knows, but may fear."""
    open, goal = ground(known, known.side), steps[-1]
    costs = [int(cost_of(open, hex)) for hex in steps]
    factors = [
        Factor(Line("factor-step", {"place": place_line(hex), "terrain": terrain_line(hex)}, "5.1"), str(cost))
        for hex, cost in zip(steps, costs, strict=True)
    ]
    points = Line("factor-points", {"points": int(known.points[unit])}, "5.1")
    factors.append(Factor(points, str(sum(costs)), is_sum=True))
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(goal)}
    title = Line("forecast-move", values, "5.6", tuple(GRID.name(hex) for hex in steps))
    case = Case(Line("forecast-unit", values), Fraction(1), tuple(factors))
    return Forecast(title, (case,), (), feared(known, steps))


def feared(known: Known, steps: Sequence[int]) -> Line | None:
    """[5.5] Where an enemy out of sight was last seen that may lie in ambush: on the way before beside it."""
    side = known.side
    near = [hex for hex in steps if hex in shunned(known, side)]
    if not near:
        return None
    ghosts = hexes(GRID, known.ghosts[side]) - sight(known, side)
    ghost = min(ghosts, key=lambda hex: min(int(DISTANCE[hex, step]) for step in near))
    values: dict[str, Value] = {"place": place_line(ghost), "turn": int(known.ghost_turn[side, ghost])}
    return Line("forecast-remembered", values, "5.5", (GRID.name(ghost),))


def foretold(known: Known, number: int, hex: int, attacker: int) -> Forecast | None:
    """Try every die on every unit the target may be."""
    if hex not in seen_enemies(known, known.side):
        return None
    targets = possible_targets(known, hex)
    cases = []
    trials: list[Trial] = []
    for target in targets:
        supposed = supposing(known, target, hex)
        factors = gun_factors(supposed, target) if attacker == NO_UNIT else attack_factors(supposed, attacker, target)
        cases.append(
            Case(Line("forecast-unit", {"unit": name_of(known, target)}), Fraction(1, len(targets)), tuple(factors))
        )
        who = Line("forecast-target") if len(targets) > 1 else Line("forecast-unit", {"unit": name_of(known, target)})
        trials += [tried(supposed, number, attacker, target, who, die) for die in range(1, DIE_SIDES + 1)]
    values = {"place": place_line(hex)} | ({} if attacker == NO_UNIT else {"unit": name_of(known, attacker)})
    title = Line("forecast-guns" if attacker == NO_UNIT else "forecast-attack", values)
    return Forecast(title, tuple(cases), tuple(summed(trials)), note_on(known, hex, len(targets)))


def note_on(known: Known, hex: int, count: int) -> Line | None:
    """[7.2] What is supposed of a target that is only a "?", even if there is but one unit that it can be."""
    if known.occupant[hex] != NO_UNIT:
        return None
    return Line("forecast-unknown", {"count": count}, "7.2") if count > 1 else Line("forecast-supposed", rule="7.2")


class Trial(NamedTuple):
    """What one die did to one supposed target."""

    die: int
    result: Line
    follows: tuple[Line, ...]


def summed(trials: list[Trial]) -> Iterator[Outcome]:
    """The trials by result, each as likely as the number of trials that led to it."""
    results = list(dict.fromkeys(trial.result for trial in trials))
    for result in results:
        same = [trial for trial in trials if trial.result == result]
        follows = Counter(line for trial in same for line in trial.follows)
        yield Outcome(
            result,
            Fraction(len(same), len(trials)),
            tuple(trial.die for trial in same) if len(trials) == DIE_SIDES else (),
            tuple(Consequence(line, Fraction(count, len(trials))) for line, count in certain_first(follows, len(same))),
        )


def certain_first(follows: Counter[Line], trials: int) -> list[tuple[Line, int]]:
    """What follows in every trial, then what follows only in some."""
    return sorted(follows.items(), key=lambda each: each[1] != trials)


def possible_targets(known: Known, hex: int) -> list[int]:
    """The unit in a hex, or every unit it may be: those that live and have never been identified."""
    if known.occupant[hex] != NO_UNIT:
        return [int(known.occupant[hex])]
    return [unit for unit in units_of(enemy_of(known.side)) if is_unidentified(known, unit)]


def is_unidentified(known: State, unit: int) -> bool:
    return known.strength[unit] == UNKNOWN and not is_identified(known, unit)


def supposing(known: Known, target: int, hex: int) -> State:
    """What the seat knows, with this unit in the target hex and somebody behind every other "?"."""
    state = copy(known)
    enemy = enemy_of(known.side)
    for place, unit in [(hex, target), *((place, NO_UNIT) for place in standing(known, enemy))]:
        if state.occupant[place] == NO_UNIT:
            somebody = (
                unit if unit != NO_UNIT else next(unit for unit in units_of(enemy) if is_unidentified(state, unit))
            )
            put_hidden(state, somebody, place)
            state.supplied[somebody] = place in network(known, enemy)
    return state


def tried(supposed: State, number: int, attacker: int, target: int, who: Line, die: int) -> Trial:
    """Give the order on a copy, cast this die, and see."""
    after = copy(supposed)
    apply(after, number)
    apply(after, die)
    if attacker == NO_UNIT:
        result = gun_result(die - threshold(supposed, target))
        return Trial(die, result, (*consequences(supposed, after, target, who, "9.2"), *further(supposed, after)))
    odds = column(attack_value(supposed, attacker), defence_value(supposed, target))
    result = Line(f"result-{CombatResult(COMBAT_RESULTS[odds, die - 1]).name.lower()}")
    own = Line("forecast-unit", {"unit": name_of(supposed, attacker)})
    follows = [*consequences(supposed, after, target, who, "6.6"), *consequences(supposed, after, attacker, own, "6.6")]
    follows += further(supposed, after)
    doubtful = doubts(supposed, after, attacker, target)
    return Trial(die, result, tuple(perhaps(line) if line.key in doubtful else line for line in follows))


def further(before: State, after: State) -> Iterator[Line]:
    """What a fight means beyond its two units."""
    yield from captures(before, after)
    if is_over(after):
        yield Line("forecast-wins", rule="12.1")


def doubts(before: State, after: State, attacker: int, target: int) -> Collection[str]:
    """[6.6, 6.7] What hangs on something unseen: where the loser of a fight falls back to, or even whether it can."""
    for unit, cause in ((attacker, target), (target, attacker)):
        has_lost = after.strength[unit] < before.strength[unit]
        if has_lost and after.unit_hex[unit] not in (OFF_MAP, before.unit_hex[unit]):
            if not is_sure_to_retreat(before, before.side, unit):
                return OF_A_RETREAT | OF_WHO_STAYS
            if not is_sure_retreat(before, before.side, unit, before.unit_hex[cause]):
                return OF_A_RETREAT
    return ()


def perhaps(line: Line) -> Line:
    """The same, as far as one can see."""
    return Line("forecast-perhaps", {"what": replace(line, rule="")}, line.rule, line.places)


def gun_result(margin: int) -> Line:
    """[9.2] What a die so far above the threshold means."""
    if margin >= LOSS_ABOVE_THRESHOLD:
        return Line("result-loss")
    return Line("result-disrupted" if margin >= 0 else "result-nothing")


def consequences(before: State, after: State, unit: int, who: Line, rule: str) -> Iterator[Line]:
    """What became of a unit."""
    lost = int(before.strength[unit] - after.strength[unit])
    if after.strength[unit] == 0:
        yield Line("forecast-eliminated", {"who": who}, rule)
        return
    if lost:
        yield Line("forecast-loses", {"who": who, "lost": lost}, rule)
    if after.disrupted[unit] and not before.disrupted[unit]:
        yield Line("forecast-disrupted", {"who": who}, rule)
    if after.unit_hex[unit] != before.unit_hex[unit]:
        yield Line("forecast-retreats", {"who": who, "place": place_line(after.unit_hex[unit])}, "6.7")


def attack_factors(state: State, attacker: int, defender: int) -> Iterator[Factor]:
    """How the column comes about."""
    yield Factor(Line("factor-attack", rule="6.2"), str(state.attack[attacker]))
    yield from condition_factors(state, attacker, DISRUPTED_ATTACKER)
    if state.air and side_of(attacker) == state.side:
        yield Factor(Line("factor-air", rule="4.2"), f"{AIR_SUPPORT:+}")
    attack, defence = int(attack_value(state, attacker)), int(defence_value(state, defender))
    yield Factor(Line("factor-total-attack", rule="6.3"), str(attack), is_sum=True)
    yield Factor(Line("factor-defence", rule="6.2"), str(state.defence[defender]))
    yield terrain_factor(state, defender)
    yield from condition_factors(state, defender, DISRUPTED_DEFENDER)
    yield Factor(Line("factor-total-defence", rule="6.3"), str(defence), is_sum=True)
    ratio = Line("factor-column", {"attack": attack, "defence": defence, "ratio": round(attack / defence, 2)}, "6.4")
    odds = int(column(attack, defence))
    marks = tuple(Mark(rule, column=1 + odds) for rule in ("6.5", "6.4"))
    yield Factor(ratio, COLUMNS[odds], is_sum=True, read_at=marks)


def terrain_factor(state: State, defender: int) -> Factor:
    """What the ground adds to a defence."""
    hex = state.unit_hex[defender]
    label = Line("factor-terrain", {"terrain": terrain_line(hex)}, "1.2")
    return Factor(label, f"{terrain_bonus(state, defender):+}", read_at=(Mark("1.2", row=int(TERRAIN[hex])),))


def condition_factors(state: State, unit: int, disrupted: int) -> Iterator[Factor]:
    """What its condition costs a unit."""
    if state.disrupted[unit]:
        yield Factor(Line("factor-disrupted", rule="6.3"), f"{-disrupted:+}")
    if supply_loss(state, unit):
        yield Factor(Line("factor-unsupplied", rule="8.3"), f"{-supply_loss(state, unit):+}")


def gun_factors(state: State, target: int) -> Iterator[Factor]:
    """How the threshold comes about."""
    yield Factor(Line("factor-defence", rule="9.2"), str(state.defence[target]))
    yield terrain_factor(state, target)
    if factory_cover(state, target):
        yield Factor(Line("factor-factory", rule="9.2"), f"{factory_cover(state, target):+}")
    needed = int(threshold(state, target))
    row = Mark("9.2", row=needed - LOWEST_THRESHOLD)
    yield Factor(Line("factor-threshold", rule="9.2"), f"{needed}+", is_sum=True, read_at=(row,))
    yield Factor(
        Line("factor-loss", rule="9.2"),
        f"{needed + LOSS_ABOVE_THRESHOLD}+" if needed + LOSS_ABOVE_THRESHOLD <= DIE_SIDES else "–",
    )
