"""Chapter 2: sequence of play. Where the game waits, and how one faction turn follows another."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.hexset import hexes, keep
from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.rules.events import draw_card, is_anyone_disrupted, press, take_effect
from kurgan.games.autumn_storm.rules.fog import is_vision_altered, look_around, seen_enemies
from kurgan.games.autumn_storm.rules.movement import forget_survey, survey_again, survey_all
from kurgan.games.autumn_storm.rules.upkeep import (
    lose_points,
    next_to_recover,
    set_artillery,
    set_command,
    set_points,
    trace_supply,
)
from kurgan.games.autumn_storm.rules.victory import is_over, judge_axis, judge_last_turn, resign
from kurgan.games.autumn_storm.state import NO_UNIT, State, enemy_of, no_hexes
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import GRID, OFF_MAP, SOVIET

BEFORE_ALL: Final = -1  # the unit before the first


class Step(IntEnum):
    """[2] Where the game waits, and for whom."""

    RECOVERY_DIE = 0  # [3.4] chance: does this disrupted unit recover?
    EVENT_CARD = 1  # [4.1] chance: which card is drawn?
    SNIPER_TARGET = 2  # [4.2] chance: which visible enemy does the Sniper Team hit?
    MORALE_TARGET = 3  # [4.2] chance: which disrupted unit does the Morale Boost restore?
    ACTION = 4  # [5-9] the side to move gives an order or ends its turn
    COMBAT_DIE = 5  # [6.5] chance: the die of an attack
    BOMBARDMENT_DIE = 6  # [9.2] chance: the die of a bombardment
    OVER = 7  # [12]
    WAY = 8  # [5.7] the side to move chooses the way of a unit, hex by hex


@helper
def wait_at(state: State, step: int) -> None:
    """Nothing is pending: wait at a step, unless the game is over."""
    state.subject = NO_UNIT
    state.target = OFF_MAP
    state.step = Step.OVER if is_over(state) else step


@helper
def concede(state: State, side: int) -> None:
    """Who resigns ends the game at once."""
    resign(state, side)
    wait_at(state, Step.OVER)


@rule("2")
def begin_faction_turn(state: State) -> None:
    """A faction turn begins with upkeep."""
    set_command(state)
    set_artillery(state)
    trace_supply(state)
    set_points(state)
    begin_recovery(state, BEFORE_ALL)


@helper
def begin_recovery(state: State, after: int) -> None:
    """The next disrupted unit rolls; when none is left, the event card is drawn."""
    unit = next_to_recover(state, after)
    if unit == NO_UNIT:
        wait_at(state, Step.EVENT_CARD)
    else:
        state.subject = unit
        state.step = Step.RECOVERY_DIE


@rule("2")
def end_faction_turn(state: State) -> None:
    """The Axis, then the Soviet side, takes a faction turn; then the next game turn begins."""
    press(state)
    lose_points(state)
    is_sight_altered = is_vision_altered(state) or bool(hexes(GRID, state.scanned[0]))
    state.event = Card.NONE
    state.air = 0
    state.attacked = 0
    state.free_order_given = 0
    keep(state.scanned[0], no_hexes())
    forget_survey(state)
    if is_sight_altered:
        look_around(state)
    judge_axis(state)
    if not is_over(state) and state.side == SOVIET:
        if state.turn == state.last_turn:
            judge_last_turn(state)
        else:
            state.turn += 1
    if is_over(state):
        wait_at(state, Step.OVER)
        return
    state.side = enemy_of(state.side)
    begin_faction_turn(state)


@helper
def conclude(state: State, unit: int) -> None:
    """After an order to a unit: has it won the game? If not, the next order."""
    judge_axis(state)
    survey_again(state, unit)
    wait_at(state, Step.ACTION)


@helper
def begin_action(state: State) -> None:
    """The event is over: the side gives its orders."""
    survey_all(state)
    wait_at(state, Step.ACTION)


@helper
def open_event(state: State, card: int) -> None:
    """[4] Draw the card; two of them leave their target to chance."""
    draw_card(state, card)
    take_effect(state, card)
    if card == Card.SNIPER_TEAM and seen_enemies(state, state.side):
        state.step = Step.SNIPER_TARGET
    elif card == Card.MORALE_BOOST and is_anyone_disrupted(state, state.side):
        state.step = Step.MORALE_TARGET
    else:
        begin_action(state)
