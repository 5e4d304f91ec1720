"""Chapter 6 as a course of events: from the commitment of an attack to the last advance."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.advance import can_advance, is_vacated
from kurgan.games.eastern_front.rules.attack import clear_attack, commit, targets
from kurgan.games.eastern_front.rules.exchange import (
    TWICE,
    can_buy,
    can_exchange,
    can_remove,
    disperse_attackers,
    first_payer,
    give_up,
    lose,
    payers,
    price,
    remove_given_up,
    worth,
)
from kurgan.games.eastern_front.rules.odds import defence, joined_sides, odds
from kurgan.games.eastern_front.rules.results import (
    converted,
    destroy_defenders,
    disperse_defenders,
    is_surrounded,
    printed_result,
)
from kurgan.games.eastern_front.rules.retreat import (
    begin_retreat,
    end_retreat,
    fall_back,
    refuge,
    retreat_goals,
    retreat_length,
)
from kurgan.games.eastern_front.rules.terrain import has_german
from kurgan.games.eastern_front.state import NO_UNIT, State, Step, units_in_play
from kurgan.games.eastern_front.tables.charts import Outcome
from kurgan.games.eastern_front.tables.map import SOVIET


@helper
def begin_battle(state: State) -> None:
    """The attack is committed; a German stack that could retreat is asked whether it stands."""
    commit(state)
    is_asked = state.side == SOVIET and has_german(state, state.target) and not is_surrounded(state, Outcome.DW1)
    state.step = Step.STAND if is_asked else Step.COMBAT_DIE


@rule("6.9")
def answer(state: State, stands: int) -> None:
    """Germans may be ordered to stand, one stack at a time and before the die; allies with them stand too."""
    state.stands = stands
    state.step = Step.COMBAT_DIE


@rule("6.3", "6.4")
def resolve(state: State, die: int) -> None:
    """The die is cast."""
    state.die = die
    sides = joined_sides(state, state.target)
    state.outcome = converted(state, printed_result(odds(state), die), sides)
    if state.outcome == Outcome.X:
        begin_exchange(state)
    elif state.outcome <= Outcome.D_AE:
        repel(state)
    elif can_buy(state):
        state.step = Step.BUY
    else:
        settle(state)


@rule("6.4")
def repel(state: State) -> None:
    """AE: attackers worth at least the defenders' modified factors are lost, the others Dispersed."""
    if state.outcome == Outcome.D_AE:
        disperse_defenders(state)
    state.due = TWICE * defence(state, state.target, joined_sides(state, state.target))
    take_losses(state)


@rule("6.7")
def begin_exchange(state: State) -> None:
    """X: the attacker says who is exchanged; if he can afford nobody it is AE."""
    state.due = 0
    if state.top[state.target] == NO_UNIT:
        state.due = TWICE * defence(state, state.target, 0)
        is_possible = can_exchange(state) and state.due <= worth(state)
    else:
        is_possible = can_exchange(state) and removable(state) > 0
    if not is_possible:
        state.outcome = Outcome.AE
        repel(state)
    elif state.top[state.target] == NO_UNIT:
        end_exchange(state)
    else:
        ask_removal(state)


@helper
def removable(state: State) -> int:
    """How many defenders could still be exchanged."""
    count = 0
    unit = state.top[state.target]
    while unit != NO_UNIT:
        count += can_remove(state, unit)
        unit = state.below[unit]
    return count


@helper
def ask_removal(state: State) -> None:
    """Go on while there is a choice; a single defender is exchanged without asking."""
    if removable(state) == 0:
        end_exchange(state)
    elif state.below[state.top[state.target]] == NO_UNIT:
        give_up(state, state.top[state.target])
        end_exchange(state)
    else:
        state.step = Step.REMOVAL


@helper
def exchange_with(state: State, unit: int) -> None:
    """One more defender is exchanged."""
    give_up(state, unit)
    ask_removal(state)


@helper
def end_exchange(state: State) -> None:
    """The exchanged defenders are lost, and the attacker pays."""
    remove_given_up(state)
    if state.top[state.target] == NO_UNIT:
        destroy_defenders(state)
    take_losses(state)


@rule("6.7")
def buy(state: State) -> None:
    """The Germans pay for the elimination of the whole stack, and then advance as after an exchange."""
    state.due = price(state)
    state.outcome = Outcome.X
    destroy_defenders(state)
    take_losses(state)


@helper
def take_losses(state: State) -> None:
    """Go on while something is due; where there is no choice, nobody is asked."""
    while state.due > 0 and payers(state) > 0 and (payers(state) == 1 or worth(state) <= state.due):
        lose(state, first_payer(state))
    if state.due > 0 and payers(state) > 0:
        state.step = Step.LOSSES
    elif state.outcome == Outcome.X:
        begin_advance(state)
    else:
        disperse_attackers(state)
        end_battle(state)


@rule("6.4")
def settle(state: State) -> None:
    """What becomes of the defenders."""
    outcome = state.outcome
    if outcome >= Outcome.DE:
        destroy_defenders(state)
        begin_advance(state)
        return
    if outcome == Outcome.D or outcome == Outcome.DW or outcome == Outcome.DR:
        disperse_defenders(state)
    if retreat_length(outcome):
        begin_retreat(state, retreat_length(outcome))
        ask_retreat(state)
    else:
        end_battle(state)


@helper
def ask_retreat(state: State) -> None:
    """Where there is only one way, it is taken; the second hex may always be forgone."""
    goals = retreat_goals(state, state.fallback, refuge(state))
    if state.steps_left == 0 or not goals:
        end_retreat(state)
        begin_advance(state)
    elif state.fallback == state.target and len(goals) == 1:
        for hex in goals:
            fall_back(state, hex)
        ask_retreat_on(state)
    else:
        state.step = Step.RETREAT


@helper
def ask_retreat_on(state: State) -> None:
    """Is there a second hex to go to?"""
    if state.steps_left > 0 and retreat_goals(state, state.fallback, refuge(state)):
        state.step = Step.RETREAT
    else:
        end_retreat(state)
        begin_advance(state)


@helper
def retreat_to(state: State, hex: int) -> None:
    """The attacker has chosen."""
    fall_back(state, hex)
    ask_retreat_on(state)


@helper
def begin_advance(state: State) -> None:
    """Is there a hex to advance into, and anybody to do it?"""
    if is_vacated(state):
        go_on_advancing(state)
    else:
        end_battle(state)


@helper
def go_on_advancing(state: State) -> None:
    """As long as somebody can."""
    if can_advance(state):
        state.step = Step.ADVANCE
    else:
        end_battle(state)


@helper
def end_battle(state: State) -> None:
    """Nothing is attacked any more; who broke through may go on at once."""
    clear_attack(state)
    if can_break_through(state):
        state.step = Step.BREAKTHROUGH
    else:
        end_breakthrough(state)


@helper
def can_break_through(state: State) -> bool:
    """Has anybody broken through, and a target?"""
    state.breaking = 0
    for unit in units_in_play(state, state.side):
        if state.breaks[unit]:
            state.breaking = 1
    return bool(state.breaking) and bool(targets(state))


@helper
def end_breakthrough(state: State) -> None:
    """No more of it."""
    for unit in units_in_play(state, state.side):
        state.breaks[unit] = 0
    state.breaking = 0
    state.step = Step.TARGET
