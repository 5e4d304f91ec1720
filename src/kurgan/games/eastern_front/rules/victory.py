"""Chapter 11: how a game ends."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from kurgan.engine.hexset import HexSet, holds
from kurgan.engine.rule import helper, rule
from kurgan.games.eastern_front.rules.supply import supplied, supplied_overland
from kurgan.games.eastern_front.state import (
    DRAWN_GAME,
    N_DEADLINES,
    N_GOALS,
    N_NAMED,
    UNDECIDED,
    State,
    controlled,
    enemy_of,
    is_held,
)
from kurgan.games.eastern_front.tables.map import AXIS, OFF_MAP, SOVIET
from kurgan.games.eastern_front.tables.places import VALUE, VICTORY_CITIES

CALLED_EARLY: Final = 2  # [9.4] the Siberian reserve came for a point


class Contest(IntEnum):
    """What a scenario is about."""

    SOVIET_POINTS = 0  # the Soviet side counts places held and corps destroyed
    AXIS_POINTS = 1  # the Axis counts places held
    BARBAROSSA = 2
    CAMPAIGN = 3


class Verdict(IntEnum):
    """How it ended."""

    NONE = 0
    POINTS = 1  # the points at the end
    AT_ONCE = 2  # enough victory cities in supply
    HELD = 3  # the Soviet side holds enough of them at the end
    STALEMATE = 4
    DATES_MET = 5
    ONE_MISSED = 6
    TWO_MISSED = 7
    RESIGNED = 8


@helper
def is_over(state: State) -> bool:
    return state.winner != UNDECIDED


@helper
def end(state: State, winner: int, verdict: int) -> None:
    """The game is over."""
    state.winner = winner
    state.verdict = verdict


@helper
def resign(state: State, side: int) -> None:
    end(state, enemy_of(side), Verdict.RESIGNED)


@rule("11.1", "11.2")
def places_held(state: State, side: int) -> int:
    """The scenario's points for places that a side holds."""
    total = 0
    for goal in range(N_GOALS):
        if state.goal_hex[goal] != OFF_MAP and holds(state.control[side], state.goal_hex[goal]):
            total += state.goal_points[goal]
    return total


@rule("11.3")
def cities_in(state: State, side: int, area: HexSet) -> int:
    """The printed points of victory cities that a side holds in an area."""
    total = 0
    for hex in VICTORY_CITIES & controlled(state, side) & area:
        total += VALUE[hex]
    return total


@helper
def contender(state: State) -> int:
    """The side whose points are counted."""
    return SOVIET if state.victory == Contest.SOVIET_POINTS else AXIS


@rule("11.1", "11.2", "11.3")
def score(state: State, side: int) -> int:
    """A side's points: places held and units destroyed, or victory cities in supply."""
    if state.victory == Contest.SOVIET_POINTS:
        return places_held(state, side) + (state.destroyed[AXIS] if side == SOVIET else 0)
    if state.victory == Contest.AXIS_POINTS:
        return places_held(state, side)
    if side == AXIS:
        return cities_in(state, AXIS, supplied(state, AXIS)) + (state.called == CALLED_EARLY)
    return cities_in(state, SOVIET, supplied_overland(state, SOVIET))


@rule("11.3", "11.4")
def threshold(state: State) -> int:
    """How many points win the war for the Axis at once; 0 when none do any more."""
    if state.victory == Contest.BARBAROSSA:
        return state.wins
    if state.victory != Contest.CAMPAIGN or state.month > state.wins_later_until:
        return 0
    return state.wins if state.month <= state.wins_until else state.wins_later


@rule("11.3", "11.4")
def judge_at_once(state: State) -> None:
    """The Axis wins as soon as it holds enough victory cities in supply at its check."""
    needed = threshold(state)
    if needed and state.side == AXIS and score(state, AXIS) >= needed:
        end(state, AXIS, Verdict.AT_ONCE)


@rule("11.4")
def is_met(state: State, deadline: int) -> bool:
    """Does the Soviet side hold what it must by this date?"""
    if cities_in(state, SOVIET, controlled(state, SOVIET)) < state.deadline_points[deadline]:
        return False
    is_asked = has_one = False
    for place in range(N_NAMED):
        hex = state.deadline_all[deadline, place]
        if hex != OFF_MAP and not is_held(state, SOVIET, hex):
            return False
        choice = state.deadline_any[deadline, place]
        if choice != OFF_MAP:
            is_asked = True
            has_one = has_one or is_held(state, SOVIET, choice)
    return has_one or not is_asked


@rule("11.4")
def judge_dates(state: State) -> None:
    """One date missed is a narrow Axis victory at the end, two are one at once."""
    if state.victory != Contest.CAMPAIGN:
        return
    for deadline in range(N_DEADLINES):
        if state.month == state.deadline_month[deadline] and not is_met(state, deadline):
            state.missed += 1
    if state.missed >= 2:
        end(state, AXIS, Verdict.TWO_MISSED)


@rule("11.1", "11.2", "11.3", "11.4")
def judge_last_turn(state: State) -> None:
    """When the last turn is over."""
    if state.victory == Contest.CAMPAIGN:
        end(state, AXIS if state.missed else SOVIET, Verdict.ONE_MISSED if state.missed else Verdict.DATES_MET)
    elif state.victory == Contest.BARBAROSSA:
        has_held = state.turn >= state.soviet_from and score(state, SOVIET) >= state.draws
        end(state, SOVIET if has_held else DRAWN_GAME, Verdict.HELD if has_held else Verdict.STALEMATE)
    else:
        side = contender(state)
        points = score(state, side)
        loser = DRAWN_GAME if points >= state.draws else enemy_of(side)
        end(state, side if points >= state.wins else loser, Verdict.POINTS)
