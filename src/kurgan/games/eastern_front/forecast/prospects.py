"""What the six faces of the die would bring to an attack that has begun, or to a plan of one."""

from __future__ import annotations

from collections.abc import Sequence

from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.forecast.battle import Trial, tried
from kurgan.games.eastern_front.numbering import COMMIT, YIELD
from kurgan.games.eastern_front.outlook import Plan, with_units
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import State, Step


def every_die(committed: State) -> list[Trial]:
    """Face by face."""
    return [tried(committed, die) for die in range(1, DIE_SIDES + 1)]


def begun(state: State, plan: Plan) -> State:
    """The attack in hand with those of a plan, just begun; a defender who is asked does not stand."""
    trial = with_units(state, plan)
    trial.flown = plan.flown
    apply(trial, COMMIT)
    if trial.step == Step.STAND:
        apply(trial, YIELD)
    return trial


def costly(trials: Sequence[Trial]) -> int:
    """How many faces cost the attacker units."""
    return sum(trial.is_costly for trial in trials)


def is_good(trials: Sequence[Trial]) -> bool:
    """Is the hex taken more often than attackers are lost?"""
    return sum(trial.is_taken for trial in trials) > costly(trials)


def is_hopeless(trials: Sequence[Trial]) -> bool:
    """Does every face cost the attacker units, and none take the hex or destroy its defenders?"""
    return all(trial.is_costly and not trial.is_taken and not trial.is_destroyed for trial in trials)
