"""The forecast of an attack: how its column comes about, and what the six faces of the die would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from kurgan.engine.forecast import Case, Consequence, Forecast, Outcome
from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.forecast.battle import Trial
from kurgan.games.eastern_front.forecast.duty import cautions
from kurgan.games.eastern_front.forecast.factors import all_factors
from kurgan.games.eastern_front.forecast.prospects import costly, every_die
from kurgan.games.eastern_front.names import at_line, named, place_line, stack_at
from kurgan.games.eastern_front.numbering import COMMIT, YIELD
from kurgan.games.eastern_front.state import Known, Step


def foretold(known: Known, number: int) -> Forecast:
    """An attack that is committed, or whose defender says whether he stands."""
    state = copy(known)
    apply(state, number)
    note = Line("forecast-may-stand", rule="6.9") if state.step == Step.STAND else None
    if note:
        apply(state, YIELD)
    hex = int(state.target)
    there = stack_at(state, hex)
    values: dict[str, Value] = {"place": place_line(hex), "at": at_line(hex)}
    who = Line("forecast-defenders", named(state, there)) if there else Line("garrison")
    case = Case(who, Fraction(1), tuple(all_factors(state)))
    trials = every_die(state)
    warned = tuple(cautions(known, state, trials)) if number == COMMIT else ()
    title = Line("forecast-attack", values, "6.3", place_line(hex).places)
    return Forecast(title, (case,), tuple(grouped(trials)), note, tuple(summary(trials)), warned)


def grouped(trials: Sequence[Trial]) -> Iterator[Outcome]:
    """By result, the best for the attacker first; what follows is the same for every face that brings it."""
    results = list(dict.fromkeys(trial.result for trial in reversed(trials)))
    for result in results:
        same = [trial for trial in trials if trial.result == result]
        chance = Fraction(len(same), len(trials))
        follows = tuple(Consequence(line, chance) for line in same[0].follows)
        yield Outcome(result, chance, tuple(trial.die for trial in same), follows)


def summary(trials: Sequence[Trial]) -> Iterator[Consequence]:
    """What matters most."""
    taken = sum(trial.is_taken for trial in trials)
    destroyed = sum(trial.is_destroyed for trial in trials)
    yield Consequence(Line("forecast-taken", rule="6.11"), Fraction(taken, len(trials)))
    yield Consequence(Line("forecast-all-destroyed", rule="6.4"), Fraction(destroyed, len(trials)))
    yield Consequence(Line("forecast-costly", rule="6.4"), Fraction(costly(trials), len(trials)))
