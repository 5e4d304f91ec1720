"""Which actions are legal, in rising order."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, listed
from kurgan.engine.record import Ints
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.numbering import (
    ARRIVE,
    BUY,
    CALL,
    CALL_OFF,
    COMMIT,
    COVER,
    DECLINE,
    DONE,
    END,
    FLY,
    GO,
    HALT,
    JOIN,
    LIFT,
    LOSE,
    NO_RETREAT,
    RAIL,
    REMOVE,
    REPLACE,
    SEA,
    STAND,
    TAKE,
    TARGET,
    YIELD,
)
from kurgan.games.eastern_front.rules.advance import advance_goals, may_advance
from kurgan.games.eastern_front.rules.air import can_fly, cover_goals, lift_goals
from kurgan.games.eastern_front.rules.attack import can_commit, can_join, may_call_off, overdue, targets
from kurgan.games.eastern_front.rules.exchange import can_pay, can_remove
from kurgan.games.eastern_front.rules.movement import can_go_anywhere, destinations, may_move
from kurgan.games.eastern_front.rules.orders import may_order_no_retreat
from kurgan.games.eastern_front.rules.rail import may_travel, rail_goals, rail_net, sea_goals
from kurgan.games.eastern_front.rules.replacements import (
    can_call,
    can_replace,
    entry_goals,
    is_due,
    replacement_goals,
)
from kurgan.games.eastern_front.rules.retreat import refuge, retreat_goals
from kurgan.games.eastern_front.rules.stacking import may_be_excess
from kurgan.games.eastern_front.state import (
    Errand,
    Known,
    State,
    Step,
    enemy_of,
    place_of,
    side_of,
    units_in_play,
)


@helper
def legal(state: Known, numbers: Ints) -> int:
    """Write the numbers of all legal actions in rising order, and return how many there are."""
    step = state.step
    if step == Step.DESTINATION:
        return listed(goals(state), GO, numbers, 0)
    if step == Step.MOVEMENT:
        return legal_moves(state, numbers)
    if step == Step.TARGET or step == Step.BREAKTHROUGH:
        return legal_targets(state, numbers)
    if step == Step.ATTACKERS:
        return legal_attackers(state, numbers)
    if step == Step.INITIAL:
        return legal_initial(state, numbers)
    if step == Step.ADVANCE:
        return legal_advances(state, numbers)
    if step == Step.RETREAT:
        return legal_retreats(state, numbers)
    return legal_answers(state, numbers)


@helper
def goals(state: State) -> HexSet:
    """Where the chosen unit may go."""
    unit = state.subject
    if state.errand == Errand.MOVE:
        return destinations(state, unit)
    if state.errand == Errand.ADVANCE:
        return advance_goals(state, unit)
    if state.errand == Errand.SEA:
        return sea_goals(state, unit)
    net = rail_net(state, state.side)
    if state.errand == Errand.RAIL:
        return rail_goals(state, unit, net)
    return replacement_goals(state, unit, net) if state.errand == Errand.REPLACE else entry_goals(state, unit, net)


@helper
def legal_moves(state: State, numbers: Ints) -> int:
    """[5] Each unit that can go anywhere, or the end of the phase."""
    numbers[0] = END
    count = 1
    for unit in units_in_play(state, state.side):
        if may_move(state, unit) and can_go_anywhere(state, unit):
            numbers[count] = TAKE + place_of(unit)
            count += 1
    return count


@helper
def legal_targets(state: State, numbers: Ints) -> int:
    """[6.1, 6.2] Each hex that may be attacked; the phase does not end before what must be."""
    count = 0
    if state.step == Step.BREAKTHROUGH:
        numbers[0] = DONE
        count = 1
    elif not overdue(state):
        numbers[0] = END
        count = 1
    return listed(targets(state), TARGET, numbers, count)


@helper
def legal_attackers(state: State, numbers: Ints) -> int:
    """[6.1] Who may join, the air unit, and the word to go."""
    count = 0
    if can_commit(state):
        numbers[count] = COMMIT
        count += 1
    if may_call_off(state):
        numbers[count] = CALL_OFF
        count += 1
    if can_fly(state):
        numbers[count] = FLY
        count += 1
    for unit in units_in_play(state, state.side):
        if can_join(state, unit):
            numbers[count] = JOIN + place_of(unit)
            count += 1
    return count


@helper
def legal_initial(state: State, numbers: Ints) -> int:
    """[2.2] What is done before the month's fighting."""
    numbers[0] = END
    count = 1
    if may_order_no_retreat(state):
        numbers[count] = NO_RETREAT
        count += 1
    if can_call(state):
        numbers[count] = CALL
        count += 1
    net = rail_net(state, state.side)
    count = legal_trains(state, net, numbers, count)
    for unit in units_in_play(state, state.side):
        if may_travel(state, unit) and sea_goals(state, unit):
            numbers[count] = SEA + place_of(unit)
            count += 1
    count = legal_newcomers(state, net, numbers, count)
    count = listed(cover_goals(state), COVER, numbers, count)
    return listed(lift_goals(state), LIFT, numbers, count)


@helper
def legal_trains(state: State, net: HexSet, numbers: Ints, count: int) -> int:
    """[5.7] Who may go by rail."""
    if state.rails[state.side] > 0:
        for unit in units_in_play(state, state.side):
            if may_travel(state, unit) and rail_goals(state, unit, net):
                numbers[count] = RAIL + place_of(unit)
                count += 1
    return count


@helper
def legal_newcomers(state: State, net: HexSet, numbers: Ints, count: int) -> int:
    """[9] Who may be replaced, and who waits to arrive."""
    for unit in units_in_play(state, state.side):
        if can_replace(state, unit) and replacement_goals(state, unit, net):
            numbers[count] = REPLACE + place_of(unit)
            count += 1
    for unit in units_in_play(state, state.side):
        if is_due(state, unit) and entry_goals(state, unit, net):
            numbers[count] = ARRIVE + place_of(unit)
            count += 1
    return count


@helper
def legal_advances(state: State, numbers: Ints) -> int:
    """[6.11] Who may advance, or nobody more."""
    numbers[0] = DONE
    count = 1
    for unit in units_in_play(state, state.side):
        if may_advance(state, unit) and advance_goals(state, unit):
            numbers[count] = TAKE + place_of(unit)
            count += 1
    return count


@helper
def legal_retreats(state: State, numbers: Ints) -> int:
    """[6.10] Where the beaten stack goes; it may be stopped after the first hex."""
    count = 0
    if state.fallback != state.target:
        numbers[0] = HALT
        count = 1
    return listed(retreat_goals(state, state.fallback, refuge(state)), GO, numbers, count)


@helper
def legal_answers(state: State, numbers: Ints) -> int:
    """Questions that are answered by yes and no, or by naming a unit."""
    if state.step == Step.STAND:
        return pair(STAND, YIELD, numbers)
    if state.step == Step.BUY:
        return pair(BUY, DECLINE, numbers)
    count = 0
    if state.step == Step.LOSSES:
        for unit in units_in_play(state, state.side):
            if can_pay(state, unit):
                numbers[count] = LOSE + place_of(unit)
                count += 1
    elif state.step == Step.EXCESS:
        for unit in units_in_play(state, side_of(state.top[state.target])):
            if state.unit_hex[unit] == state.target and may_be_excess(state, unit):
                numbers[count] = LOSE + place_of(unit)
                count += 1
    elif state.step == Step.REMOVAL:
        if state.due > 0:
            numbers[0] = DONE
            count = 1
        for unit in units_in_play(state, enemy_of(state.side)):
            if state.unit_hex[unit] == state.target and can_remove(state, unit):
                numbers[count] = REMOVE + place_of(unit)
                count += 1
    return count


@helper
def pair(yes: int, no: int, numbers: Ints) -> int:
    numbers[0] = yes
    numbers[1] = no
    return 2
