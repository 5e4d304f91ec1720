"""Chapter 2: sequence of play. How months, sides and phases follow one another."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.air import ready_air
from kurgan.games.eastern_front.rules.attack import clear_attack, clear_phase, targets
from kurgan.games.eastern_front.rules.control import sweep
from kurgan.games.eastern_front.rules.losses import eliminate
from kurgan.games.eastern_front.rules.movement import can_go_anywhere, may_move
from kurgan.games.eastern_front.rules.rail import extend_railhead, trains
from kurgan.games.eastern_front.rules.replacements import (
    change_units,
    raise_factors,
    receive,
    recover,
    recover_rest,
)
from kurgan.games.eastern_front.rules.stacking import crowded, has_excess
from kurgan.games.eastern_front.rules.supply import check_supply
from kurgan.games.eastern_front.rules.victory import (
    is_over,
    judge_at_once,
    judge_dates,
    judge_last_turn,
    resign,
)
from kurgan.games.eastern_front.rules.weather import UNSETTLED, foreseen_weather, set_weather
from kurgan.games.eastern_front.state import (
    NO_UNIT,
    Errand,
    Phase,
    State,
    Step,
    enemy_of,
    units_in_play,
)
from kurgan.games.eastern_front.tables.map import OFF_MAP, SOVIET


@helper
def wait_at(state: State, step: int) -> None:
    """Nothing is chosen: wait at a step, unless the game is over."""
    state.subject = NO_UNIT
    state.errand = Errand.NOTHING
    state.step = Step.OVER if is_over(state) else step


@helper
def concede(state: State, side: int) -> None:
    """Who resigns ends the game at once."""
    resign(state, side)
    wait_at(state, Step.OVER)


@rule("2.1")
def begin_month(state: State) -> None:
    """A turn is a month, and begins with its weather."""
    weather = foreseen_weather(state)
    if weather == UNSETTLED:
        wait_at(state, Step.WEATHER_DIE)
    else:
        break_weather(state, weather)


@helper
def break_weather(state: State, weather: int) -> None:
    """The weather is known, and the first side begins."""
    set_weather(state, weather)
    begin_side(state, state.first_side)


@rule("2.2")
def begin_side(state: State, side: int) -> None:
    """A side first gathers its forces: recovery, replacements, reinforcements, rails and air units."""
    state.side = side
    state.phase = Phase.INITIAL
    if side == SOVIET:
        state.no_retreat = 0
    else:
        extend_railhead(state)
    ready_air(state, side)
    state.rails[side] = trains(state, side)
    state.sailed[side] = 0
    change_units(state, side)
    recover(state, side)
    raise_factors(state, side)
    receive(state, side)
    wait_at(state, Step.INITIAL)


@rule("2.3", "2.4")
def end_phase(state: State) -> None:
    """Initial phase, prepared attacks, movement, operational attacks; one with nothing to do is passed over."""
    while not crowd_out(state):
        if state.phase == Phase.OPERATIONAL:
            end_side(state)
            return
        state.phase += 1
        clear_phase(state)
        wait_at(state, Step.MOVEMENT if state.phase == Phase.MOVEMENT else Step.TARGET)
        if can_act(state):
            return


@helper
def can_act(state: State) -> bool:
    """Is there anything to do in this phase?"""
    return can_anybody_move(state) if state.phase == Phase.MOVEMENT else bool(targets(state))


@helper
def can_anybody_move(state: State) -> bool:
    for unit in units_in_play(state, state.side):
        if may_move(state, unit) and can_go_anywhere(state, unit):
            return True
    return False


@rule("4.3")
def crowd_out(state: State) -> bool:
    """Where too many stand when a phase ends, the owner says who is lost."""
    for hex in crowded(state):
        if has_excess(state, hex):
            state.target = hex
            state.step = Step.EXCESS
            return True
    return False


@rule("4.3")
def discard(state: State, unit: int) -> None:
    """One of them is lost; then the phase ends, unless there are still too many somewhere."""
    eliminate(state, unit)
    state.target = OFF_MAP
    end_phase(state)


@rule("2.4", "2.5")
def end_side(state: State) -> None:
    """Supply, control and victory are checked; then the other side plays, or the next month begins."""
    side = state.side
    clear_attack(state)
    clear_phase(state)
    check_supply(state, side)
    sweep(state, side)
    recover_rest(state, side)
    for unit in units_in_play(state, side):
        state.spent[unit] = state.moved[unit] = 0
    judge_at_once(state)
    if is_over(state):
        wait_at(state, Step.OVER)
    elif side == state.first_side:
        begin_side(state, enemy_of(side))
    else:
        end_month(state)


@rule("2.1")
def end_month(state: State) -> None:
    """Dates are checked, and the last month ends the game."""
    judge_dates(state)
    if not is_over(state) and state.turn == state.last_turn:
        judge_last_turn(state)
    if is_over(state):
        wait_at(state, Step.OVER)
        return
    state.turn += 1
    state.month += 1
    begin_month(state)
