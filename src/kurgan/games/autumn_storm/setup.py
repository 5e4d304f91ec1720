"""Setting up: from a scenario to the first chance step of a game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from kurgan.engine.datafile import load
from kurgan.engine.hexset import keep
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.control import set_first_control
from kurgan.games.autumn_storm.rules.fog import look_around
from kurgan.games.autumn_storm.rules.sequence import begin_faction_turn
from kurgan.games.autumn_storm.state import NO_UNIT, UNDECIDED, State, put_down
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, OFF_MAP
from kurgan.games.autumn_storm.tables.scenarios import FOLDER, Scenario, Unit
from kurgan.games.autumn_storm.tables.units import UNITS_PER_SIDE

YEAR: Final = datetime(1942, 1, 1)
QUARTER: Final = timedelta(hours=6)  # [2] one game turn


OPTIONS: Final = {"free-orders": ("scenario", "on", "off")}  # [11.2]


def scenarios() -> dict[str, Path]:
    """The scenarios that come with the game."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


def setup(file: Path, options: Mapping[str, str]) -> State:
    """A scenario from its file, up to the first chance step."""
    return set_up(load(file, Scenario), options)


def set_up(scenario: Scenario, options: Mapping[str, str]) -> State:
    """[1.5, 10.2] The counters on the map, and the first upkeep."""
    choice = options.get("free-orders", "scenario")
    state = laid_out(scenario)
    if choice != "scenario":
        state.free_orders = int(choice == "on")
    start(state)
    return state


def laid_out(scenario: Scenario) -> State:
    """The counters on their hexes; nothing has happened yet."""
    state = State.new()
    state.turn, state.side = 1, AXIS
    state.subject, state.target = NO_UNIT, OFF_MAP
    state.winner, state.event = UNDECIDED, Card.NONE
    state.first_quarter = (scenario.first_turn - YEAR) // QUARTER
    state.last_turn = scenario.turns
    state.axis_needs, state.soviet_needs = scenario.axis_needs, scenario.soviet_needs
    state.free_orders = int(scenario.headquarters_free_order)
    state.unit_hex[:] = OFF_MAP
    state.way[:] = state.track[:] = state.chosen[:] = OFF_MAP
    state.walker = NO_UNIT
    state.occupant[:] = NO_UNIT
    keep(state.field[0], scenario.in_play)
    for side, forces in enumerate(scenario.sides):
        state.base_command[side], state.base_artillery[side] = forces.command, forces.artillery
        for index, unit in enumerate(forces.units):
            lay_out(state, side * UNITS_PER_SIDE + index, unit)
    return state


def lay_out(state: State, counter: int, unit: Unit) -> None:
    """Put one counter on the map."""
    state.formation[counter], state.kind[counter] = unit.formation, unit.kind
    state.attack[counter], state.defence[counter], state.movement[counter] = unit.attack, unit.defence, unit.movement
    state.maximum[counter], state.vision[counter] = unit.strength, unit.sees
    state.strength[counter] = state.last_strength[counter] = unit.strength - unit.damaged
    state.unit_hex[counter] = unit.hex
    put_down(state, counter)


@helper
def start(state: State) -> None:
    """Everyone looks around, and the first upkeep begins."""
    set_first_control(state)
    look_around(state)
    begin_faction_turn(state)
