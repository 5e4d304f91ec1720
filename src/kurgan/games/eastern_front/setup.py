"""Setting up: from a scenario to the first decision of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from kurgan.engine.datafile import load
from kurgan.engine.hexset import keep
from kurgan.engine.rule import helper
from kurgan.games.eastern_front.rules.sequence import begin_month
from kurgan.games.eastern_front.rules.surprise import strike
from kurgan.games.eastern_front.rules.victory import Contest
from kurgan.games.eastern_front.state import (
    GONE_FOR_GOOD,
    NO_UNIT,
    ROLLED,
    UNDECIDED,
    State,
    Where,
    first_of,
    put_down,
)
from kurgan.games.eastern_front.tables.lines import ArrivalLine, UnitLine
from kurgan.games.eastern_front.tables.map import AXIS, OFF_MAP, SIDE_NAMES, SOVIET, month_number
from kurgan.games.eastern_front.tables.places import PLACE_BY_CODE, VICTORY_CITIES
from kurgan.games.eastern_front.tables.scenarios import FOLDER, Scenario, Side
from kurgan.games.eastern_front.tables.units import FORMATION_NUMBER
from kurgan.games.eastern_front.tables.victories import BarbarossaVictory, CampaignVictory, Deadline, PointsVictory

OPTIONS: Final = {"weather": ("scenario", "historical", "rolled")}  # [3.1]


def scenarios() -> dict[str, Path]:
    """The scenarios that come with the game."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


def setup(file: Path, options: Mapping[str, str]) -> State:
    """A scenario from its file, up to the first decision."""
    return set_up(load(file, Scenario), options)


def set_up(scenario: Scenario, options: Mapping[str, str]) -> State:
    """The counters on the map, and the first month begins."""
    state = laid_out(scenario, options.get("weather", "scenario"))
    start(state, scenario.surprise_depth)
    return state


def laid_out(scenario: Scenario, weather: str) -> State:
    """The counters on their hexes; nothing has happened yet."""
    state = State.new()
    state.turn, state.month, state.first_month = 1, scenario.month_number, scenario.month_number
    state.last_turn, state.first_side = scenario.turns, SIDE_NAMES.index(scenario.first_side)
    state.side = state.first_side
    state.winner, state.subject, state.target, state.fallback = UNDECIDED, NO_UNIT, OFF_MAP, OFF_MAP
    state.surprise = int(scenario.surprise_depth > 0)
    state.top[:], state.below[:], state.unit_hex[:], state.entry[:] = NO_UNIT, NO_UNIT, OFF_MAP, OFF_MAP
    state.forecast[:] = ROLLED
    if weather != "rolled":
        for turn, fixed in enumerate(scenario.weather, 1):
            state.forecast[turn] = fixed
    lay_map(state, scenario)
    for number, side in enumerate(scenario.sides):
        muster(state, number, side)
    set_goals(state, scenario)
    return state


def lay_map(state: State, scenario: Scenario) -> None:
    """Field, control, rails and supply."""
    keep(state.field[0], scenario.in_play)
    for side in (AXIS, SOVIET):
        keep(state.control[side], scenario.held[side])
        keep(state.sources[side], scenario.supply[side])
    keep(state.gauge[0], scenario.gauge)
    keep(state.untaken[0], VICTORY_CITIES & scenario.held[SOVIET])


def muster(state: State, number: int, side: Side) -> None:
    """[1.2, 9.4, 9.5] One side's counters, those on the map and those to come."""
    first = first_of(number)
    state.count[number] = len(side.counters)
    for place, line in enumerate(side.counters):
        enlist(state, first + place, line)
    for place, _ in enumerate(side.units):
        put_down(state, first + place, state.entry[first + place])
    for place, _ in enumerate(side.reserve, len(side.units)):
        state.where[first + place] = Where.RESERVE
    for place, air in enumerate(side.air):
        state.air_from[number, place], state.air_until[number, place] = month_number(air.first), month_number(air.last)
    codes = [line.code for line in side.counters]
    free = sum(month != 0 for month in state.change_month)
    for row, change in enumerate(side.changes, free):
        state.change_month[row], state.change_unit[row] = change.month_number, first + codes.index(change.code)
        state.change_attack[row] = GONE_FOR_GOOD if change.gone else change.attack
        state.change_defence[row], state.change_movement[row] = change.defence, change.movement
    if number == AXIS:
        state.german_infantry, state.german_armour = side.replacements.infantry, side.replacements.armour
    else:
        state.soviet_infantry, state.soviet_armour = side.replacements.infantry, side.replacements.armour


def enlist(state: State, unit: int, line: UnitLine) -> None:
    """One counter and its ratings."""
    state.formation[unit] = FORMATION_NUMBER[line.code]
    state.nation[unit], state.kind[unit], state.size[unit] = line.formation.nation, line.kind, line.size
    state.attack[unit], state.defence[unit], state.movement[unit] = line.attack, line.defence, line.movement
    state.entry[unit], state.dispersed[unit] = line.hex, line.dispersed
    state.where[unit] = Where.COMING
    if isinstance(line, ArrivalLine):
        state.arrival[unit] = line.month_number


def set_goals(state: State, scenario: Scenario) -> None:
    """[11] What there is to win."""
    state.goal_hex[:] = OFF_MAP
    state.deadline_all[:], state.deadline_any[:] = OFF_MAP, OFF_MAP
    for goal, (hex, points) in enumerate(scenario.goals.items()):
        state.goal_hex[goal], state.goal_points[goal] = hex, points
    victory = scenario.victory
    match victory:
        case PointsVictory():
            state.victory = Contest.AXIS_POINTS if victory.side == "axis" else Contest.SOVIET_POINTS
            state.wins, state.draws = victory.win, victory.draw
            state.german_prize, state.allied_prize = victory.german_corps, victory.allied_corps
        case BarbarossaVictory():
            state.victory, state.wins, state.draws = Contest.BARBAROSSA, victory.axis_needs, victory.soviet_needs
            state.soviet_from = victory.soviet_from
        case CampaignVictory():
            state.victory, state.wins, state.wins_later = (
                Contest.CAMPAIGN,
                victory.axis_needs,
                victory.axis_needs_later,
            )
            state.wins_until, state.wins_later_until = (
                month_number(victory.early_until),
                month_number(victory.later_until),
            )
            set_deadlines(state, victory.deadlines)


def set_deadlines(state: State, deadlines: Sequence[Deadline]) -> None:
    """[11.4] What the Soviet side must hold by when."""
    for row, deadline in enumerate(deadlines):
        state.deadline_month[row], state.deadline_points[row] = month_number(deadline.by), deadline.points
        for place, code in enumerate(deadline.all):
            state.deadline_all[row, place] = PLACE_BY_CODE[code].hex
        for place, code in enumerate(deadline.any):
            state.deadline_any[row, place] = PLACE_BY_CODE[code].hex


@helper
def start(state: State, depth: int) -> None:
    """The surprise, if there is one, and the first month."""
    strike(state, depth)
    begin_month(state)
