"""[6.2] What else must be attacked because of an attack, at which odds that could be done, and what it would cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.forecast import Caution
from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.forecast.battle import Trial
from kurgan.games.eastern_front.forecast.prospects import begun, costly, every_die, is_hopeless
from kurgan.games.eastern_front.names import hex_names, place_line, places_line
from kurgan.games.eastern_front.outlook import best_plan
from kurgan.games.eastern_front.rules.attack import clear_attack, owed
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import State, Step
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES

EVEN: Final = DIE_SIDES // 2  # faces


def cautions(before: State, committed: State, trials: Sequence[Trial]) -> Iterator[Caution]:
    """What the attack brings with it, and whether it can only hurt; nobody is asked about what he owes."""
    if is_hopeless(trials):
        yield Caution(Line("caution-hopeless", rule="6.3"), "danger" if before.target in owed(before) else "doubt")
    for hex in owed(committed) - owed(before):
        yield duty(committed, int(hex))


def duty(committed: State, hex: int) -> Caution:
    """A hex that must be attacked too, with whoever is left for it."""
    state = next_attack(committed, hex)
    values: dict[str, Value] = {"place": place_line(hex)}
    plan = best_plan(state)
    if plan is None:
        return Caution(Line("caution-lapses", values, "6.2", hex_names(hex)), "note")
    attack = begun(state, plan)
    lost, further = costly(every_die(attack)), list(owed(attack) - owed(committed))
    values |= {
        "column": COLUMN_NAMES[plan.column],
        "air": "yes" if plan.flown else "no",
        "costly": lost,
        "dice": int(DIE_SIDES),
        "more": len(further),
        "further": places_line(further) if further else "",
    }
    return Caution(Line("caution-owed", values, "6.2", hex_names(hex)), "doubt" if lost > EVEN else "note")


def next_attack(committed: State, hex: int) -> State:
    """The planning of the attack on a hex after the one that has begun, before anybody has joined."""
    state = copy(committed)
    clear_attack(state)
    state.target, state.step = hex, Step.ATTACKERS
    return state
