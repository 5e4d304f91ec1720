"""Setting up: from a scenario to the first question of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from kurgan.engine.datafile import load
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.muster import place_force
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.turn import go_on
from kurgan.games.battle_for_stalingrad.state import (
    FREE,
    NO_PLACE,
    OUT,
    PILE,
    UNDECIDED,
    Phase,
    State,
    faces_of,
    forces_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COPIES,
    FORCES,
    GERMAN,
    N_SIDES,
    NO_FACE,
    NO_LOCATION,
    SIDE_NAMES,
)
from kurgan.games.battle_for_stalingrad.tables.scenarios import BY_CODE, FOLDER, Scenario, Side
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK, SETUP_VALUE

ANY: Final = "any"
# [3.10] Each side may be assigned one of its quick set-ups, whatever it would choose or the scenario places.
OPTIONS: Final = {f"{side}-setup": (ANY, *(setup.code for setup in BOOK if setup.side == side)) for side in SIDE_NAMES}


def scenarios() -> dict[str, Path]:
    """The scenarios that come with the game."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.toml"))}


def setup(file: Path, options: Mapping[str, str]) -> State:
    """A scenario from its file, up to the first question; ValueError if it has not the points for a set-up."""
    scenario = load(file, Scenario)
    wanted = [options.get(option, ANY) for option in OPTIONS]
    state = laid_out(scenario, [assigned(*each) for each in zip(scenario.sides, wanted, strict=True)])
    start(state)
    return state


def assigned(side: Side, code: str) -> int:
    """[3.10] The quick set-up that a side has to take when its turn comes to choose, as the state counts them."""
    if code == ANY:
        return FREE
    number = [setup.code for setup in BOOK].index(code)
    if SETUP_VALUE[number] > side.points:
        raise ValueError(f"{code} is worth {SETUP_VALUE[number]}, and its side has {side.points} points here [3.10]")
    return number + 1


def laid_out(scenario: Scenario, assigned: Sequence[int] = (FREE, FREE)) -> State:
    """The cards in their decks and what the scenario places; nothing has been dealt yet."""
    state = State.new()
    state.side, state.winner, state.phase = GERMAN, UNDECIDED, Phase.DEAL
    state.announced = state.event = NO_FACE
    state.battle = state.aim = NO_PLACE
    state.location[:] = NO_LOCATION
    state.force_at[:] = PILE
    state.last_turn, state.uranus_needed = scenario.turns, scenario.uranus_needed
    state.launch_price = scenario.launch_price
    for place, code in enumerate(scenario.locations):
        state.pool[BY_CODE[code]] = int(scenario.is_dealt)
        if not scenario.is_dealt:
            state.location[place] = BY_CODE[code]
    for side in range(N_SIDES):
        state.assigned[side] = assigned[side]
        lay_out(state, side, scenario)
    return state


def lay_out(state: State, side: int, scenario: Scenario) -> None:
    """One side's deck, points and placed Forces."""
    plan = scenario.sides[side]
    for face in faces_of(side):
        state.deck[face] = COPIES[face]
        state.deck_size[side] += COPIES[face]
    state.first_hand[side] = plan.hand
    state.top_discard[side] = NO_FACE
    if plan.reserves is not None:
        for force in forces_of(side):
            state.force_at[force] = PILE if FORCES[force].code in plan.reserves else OUT
    forces = plan.forces if state.assigned[side] == FREE else ()
    for placed in forces:
        place_force(state, placed.number, placed.at)
    state.points[side] = 0 if forces else plan.points


@helper
def start(state: State) -> None:
    """On to the first question."""
    state.step = Step.ON
    go_on(state)
