"""Exact forecasts of attacks: both totals as they would stand, what the two fate cards may do, and the losses.

Each pair of fate cards is tried on a copy of what the seat knows. Of the enemy's deck a seat knows what may still
come: every card of his that nobody has seen is equally likely to lie on top. Cards that are played are not foreseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

from kurgan.engine.forecast import Case, Consequence, Factor, Forecast, Outcome
from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.names import location_name, side_line
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, REINFORCE, SETS
from kurgan.games.battle_for_stalingrad.reckoning import Allotment, cheapest, factors
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import Known, State, enemy_of, faces_of, forces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FIREFIGHT
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RESHUFFLES

Fates: TypeAlias = dict[int, Fraction]
"""How likely each firefight number is; 0 where there is no card to turn over."""


def forecast(known: Known, number: int) -> Forecast | None:
    """The forecast of an attack that is legal now; None for other actions."""
    if not ATTACK <= number < REINFORCE:
        return None
    state = copy(known)
    apply(state, number)
    return foretold(state, location_name(known, (number - ATTACK) // SETS))


def fates_of(state: State, side: int) -> Fates:
    """[7.6] What the top card of a side's deck may be."""
    deck = Counter({face: int(state.deck[face]) for face in faces_of(side)})
    if state.deck_size[side] == 0:
        may_shuffle = state.reshuffles[side] < MOST_RESHUFFLES
        deck = Counter({face: int(state.discard[face]) for face in faces_of(side)} if may_shuffle else {})
    if deck.total() == 0:
        return {0: Fraction(1)}
    numbers: Counter[int] = Counter()
    for face, count in deck.items():
        numbers[int(FIREFIGHT[face])] += count
    return {number: Fraction(count, deck.total()) for number, count in sorted(numbers.items()) if count}


def foretold(state: State, location: Value) -> Forecast:
    """Try every pair of fate cards."""
    attacker, defender = int(state.attacker), int(enemy_of(state.attacker))
    trials: dict[tuple[int, int], Fraction] = {}
    for mine, chance in fates_of(state, attacker).items():
        for his, other in fates_of(state, defender).items():
            pair = hits_after(state, mine, his)
            trials[pair] = trials.get(pair, Fraction(0)) + chance * other
    ways = {
        side: {hits: cheapest(state, side, hits) for hits in {pair[place] for pair in trials}}
        for place, side in enumerate((defender, attacker))
    }
    case = Case(
        Line("forecast-attack-case", {"location": location}),
        Fraction(1),
        tuple(all_factors(state, trials)),
    )
    outcomes = tuple(outcomes_of(trials, ways[defender], ways[attacker]))
    title = Line("forecast-attack", {"location": location}, "6.4")
    summary = tuple(summary_of(state, trials, ways))
    return Forecast(title, (case,), outcomes, Line("forecast-note", rule="7.6"), summary)


def summary_of(
    state: State, trials: dict[tuple[int, int], Fraction], ways: dict[int, dict[int, Allotment]]
) -> Iterator[Consequence]:
    """What matters most: whether the place is cleared of enemies, and whether a Force is lost on either side."""
    attacker, defender = int(state.attacker), int(enemy_of(state.attacker))
    n_defenders = sum(1 for force in forces_of(defender) if state.engaged[force])
    cleared = falls = loses = Fraction(0)
    for (his, mine), chance in trials.items():
        way = ways[defender][his]
        cleared += chance * (len(way.retreats) + len(way.eliminations) == n_defenders)
        falls += chance * bool(way.eliminations)
        loses += chance * bool(ways[attacker][mine].eliminations)
    yield Consequence(Line("forecast-cleared", rule="2.1"), cleared)
    yield Consequence(Line("forecast-defender-falls", rule="7.11"), falls)
    yield Consequence(Line("forecast-attacker-falls", rule="7.11"), loses)


def hits_after(state: State, mine: int, his: int) -> tuple[int, int]:
    """[7.7] The hits of defender and attacker after these fate cards."""
    attacker, defender = int(state.attacker), int(enemy_of(state.attacker))
    after = copy(state)
    after.bonus[attacker] += max(0, mine) + min(0, his)
    after.bonus[defender] += max(0, his) + min(0, mine)
    return (
        max(0, int(total(after, attacker)) - int(ignored(state, defender))),
        max(0, int(total(after, defender)) - int(ignored(state, attacker))),
    )


def all_factors(state: State, trials: dict[tuple[int, int], Fraction]) -> Iterator[Factor]:
    """Both totals, what may be ignored, and the hits to be expected."""
    attacker, defender = int(state.attacker), int(enemy_of(state.attacker))
    for side in (attacker, defender):
        for label, value in factors(state, side):
            yield Factor(label, f"{value:+}".replace("-", "−"))
        yield Factor(Line("factor-total", {"side": side_line(side)}, "7.3"), str(int(total(state, side))), is_sum=True)
    for side in (attacker, defender):
        if ignored(state, side):
            yield Factor(Line("factor-ignored", {"side": side_line(side)}, "7.7"), f"−{int(ignored(state, side))}")
    for side, expected in zip((defender, attacker), mean_hits(trials), strict=True):
        yield Factor(Line("factor-hits", {"side": side_line(side)}, "7.7"), f"{float(expected):.1f}", is_sum=True)


def mean_hits(trials: dict[tuple[int, int], Fraction]) -> tuple[Fraction, Fraction]:
    """The hits that defender and attacker may expect."""
    defender = sum((pair[0] * chance for pair, chance in trials.items()), Fraction(0))
    return defender, sum((pair[1] * chance for pair, chance in trials.items()), Fraction(0))


def outcomes_of(
    trials: dict[tuple[int, int], Fraction], defender: dict[int, Allotment], attacker: dict[int, Allotment]
) -> Iterator[Outcome]:
    """By the hits of the defender, most first: what he would lose, and what the attacker may."""
    for hits in sorted({pair[0] for pair in trials}, reverse=True):
        same = {pair[1]: chance for pair, chance in trials.items() if pair[0] == hits}
        chance = sum(same.values(), Fraction(0))
        follows = [Consequence(line, chance) for line in losses_of(defender[hits])]
        follows += attacker_losses([(attacker[other], part) for other, part in same.items()], chance)
        yield Outcome(Line("forecast-hits", {"hits": hits}), chance, (), tuple(follows))


def losses_of(way: Allotment) -> Iterator[Line]:
    """What the defender would lose if he absorbed his hits in the cheapest way."""
    if way.n_rations:
        yield Line("forecast-defender-rations", {"count": way.n_rations}, "7.11")
    if way.retreats:
        yield Line("forecast-defender-retreats", {"count": len(way.retreats)}, "7.11")
    if way.eliminations:
        yield Line("forecast-defender-eliminated", {"count": len(way.eliminations)}, "7.11")


def attacker_losses(ways: list[tuple[Allotment, Fraction]], chance: Fraction) -> Iterator[Consequence]:
    """The same of the attacker: his rations on average, and how likely he loses more."""
    rations = sum((way.n_rations * part for way, part in ways), Fraction(0)) / chance
    if rations:
        yield Consequence(Line("forecast-attacker-rations", {"count": round(float(rations), 1)}, "7.11"), chance)
    back = sum((part for way, part in ways if way.retreats), Fraction(0))
    if back:
        yield Consequence(Line("forecast-attacker-retreats", rule="7.11"), back)
    lost = sum((part for way, part in ways if way.eliminations), Fraction(0))
    if lost:
        yield Consequence(Line("forecast-attacker-eliminated", rule="7.11"), lost)
