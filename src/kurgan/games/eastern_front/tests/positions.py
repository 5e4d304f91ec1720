"""Positions for tests: counters with plain ratings on the map, and the words to play on from there.

    state = position(axis={"de57": "2803"}, soviet={"su62": At("2903", defence=2)}, phase=Phase.PREPARED)
    play(state, "attack 2903 de57", 6)

Nothing here is taken from a scenario file, so that tuning a scenario changes no test. A place of one letter is looked
up in the `picture`, whose top left is 2600: the north-eastern plain, eight columns and eight rows of hexes without
rivers, roads or places. Odd rows lie half a hex further east.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kurgan.engine.datafile import Text
from kurgan.engine.game import CHANCE
from kurgan.engine.hexset import HexSet, hexset, keep
from kurgan.engine.record import copy
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.actions import apply, seat_to_move
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, odds
from kurgan.games.eastern_front.rules.rail import trains
from kurgan.games.eastern_front.rules.sequence import begin_side, wait_at
from kurgan.games.eastern_front.rules.weather import set_weather
from kurgan.games.eastern_front.setup import laid_out
from kurgan.games.eastern_front.state import (
    N_UNITS,
    Known,
    Phase,
    State,
    Step,
    Where,
    is_on_map,
    pick_up,
    set_dispersed,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, Weather
from kurgan.games.eastern_front.tables.lines import UnitLine
from kurgan.games.eastern_front.tables.map import AXIS, CONTROL, GRID, LAND, RAILS, SOVIET, month_number
from kurgan.games.eastern_front.tables.places import PLACE_BY_CODE, VICTORY_CITIES
from kurgan.games.eastern_front.tables.scenarios import Scenario, Side
from kurgan.games.eastern_front.tables.units import FORMATION_NUMBER, FORMATIONS, Kind, Size
from kurgan.games.eastern_front.tables.victories import PointsVictory, Victory
from kurgan.games.eastern_front.tables.words import written

CORNER: Final = "2600"
COLUMNS, ROWS = 8, 8
FOREVER: Final = 99
AXIS_GOALS: Final = PointsVictory(kind="points", side="axis", win=13, draw=9)


@dataclass(frozen=True)
class At:
    """A counter in a hex, with ratings and marks of its own where a test cares."""

    hex: str
    attack: int = 4
    defence: int = 4
    movement: int = 4
    kind: Kind | None = None  # as its formation, unless given
    size: Size | None = None
    dispersed: bool = False
    moved: bool = False
    spent: bool = False
    hungry: int = 0
    where: Where = Where.ON_MAP
    arrival: str = ""  # the month [9.5]

    def line(self, code: str) -> UnitLine:
        """The same as a scenario would write it."""
        traits = " ".join(written(trait) for trait in (self.kind, self.size) if trait is not None)
        ratings = f"{self.attack}-{self.defence}-{self.movement}"
        return UnitLine.model_validate(f"{code} {GRID.name(hex_of(self.hex))} {ratings} {traits}")


Counters: TypeAlias = Mapping[str, At | str]


def position(
    *,
    axis: Counters | None = None,
    soviet: Counters | None = None,
    picture: str = "",
    side: int = AXIS,
    phase: Phase = Phase.MOVEMENT,
    weather: Weather = Weather.GOOD,
    month: str = "1942-06",
    turn: int = 1,
    turns: int = 8,
    control: str = "",
    axis_holds: Iterable[str] = (),
    soviet_holds: Iterable[str] = (),
    axis_sources: Iterable[str] | None = None,
    soviet_sources: Iterable[str] | None = None,
    air: tuple[int, int] = (0, 0),
    field: Iterable[str] = (),
    points: Mapping[str, int] | None = None,
    victory: Victory = AXIS_GOALS,
) -> State:
    """A side about to act in a phase: of the first everything that happens by itself is done.

    A side holds the hexes it stands in and those it is given; the rest is Soviet, or as it was at a date of `control`.
    Every hex is a source of supply unless some are named.
    """
    forces = [placed(counters or {}, picture) for counters in (axis, soviet)]
    state = laid_out(scenario(forces, month, turns, points or {}, victory), "rolled")
    state.turn = turn
    for counters in forces:
        for code, at in counters.items():
            set_condition(state, unit(state, code), at)
    if names := tuple(field):
        keep(state.field[0], area(*names))
    set_control(state, control, area(*axis_holds), area(*soviet_holds))
    keep(state.sources[AXIS], LAND if axis_sources is None else area(*axis_sources))
    keep(state.sources[SOVIET], LAND if soviet_sources is None else area(*soviet_sources))
    for flyer in (AXIS, SOVIET):
        state.air[flyer] = air[flyer]
        for place in range(air[flyer]):
            state.air_until[flyer, place] = FOREVER
    set_weather(state, weather)
    begin(state, side, phase)
    return state


def placed(counters: Counters, picture: str) -> dict[str, At]:
    """Counters with every letter looked up in the picture."""
    whole = {code: at if isinstance(at, At) else At(at) for code, at in counters.items()}
    return {
        code: replace(at, hex=names_with(picture, at.hex)[0]) if len(at.hex) == 1 else at for code, at in whole.items()
    }


def scenario(
    forces: Sequence[Mapping[str, At]], month: str, turns: int, points: Mapping[str, int], victory: Victory
) -> Scenario:
    """The whole map with these counters; a side may have none."""
    axis, soviet = (
        Side.model_construct(units=tuple(at.line(code) for code, at in counters.items())) for counters in forces
    )
    return Scenario.model_construct(
        title=Text(en="", fr=""),
        summary=Text(en="", fr=""),
        first_month=month,
        turns=turns,
        control="1941-06",
        points=points,
        victory=victory,
        axis=axis,
        soviet=soviet,
    )


def set_condition(state: State, unit: int, at: At) -> None:
    """What a counter has been through."""
    set_dispersed(state, unit, int(at.dispersed))
    state.moved[unit], state.spent[unit], state.hungry[unit] = at.moved, at.spent, at.hungry
    if at.where != Where.ON_MAP:
        pick_up(state, unit)
        state.where[unit] = at.where
    if at.arrival:
        state.arrival[unit] = month_number(at.arrival)


def set_control(state: State, date: str, axis_holds: HexSet, soviet_holds: HexSet) -> None:
    """Who holds what, and which railways the Axis uses."""
    axis = CONTROL[date][AXIS] if date else hexset(GRID)
    taken = area(*(GRID.name(state.unit_hex[each]) for each in units_in_play(state, AXIS) if is_on_map(state, each)))
    given = area(*(GRID.name(state.unit_hex[each]) for each in units_in_play(state, SOVIET) if is_on_map(state, each)))
    axis = ((axis | axis_holds | taken) - soviet_holds - given) & LAND
    keep(state.control[AXIS], axis)
    keep(state.control[SOVIET], LAND - axis)
    keep(state.gauge[0], RAILS & axis)
    keep(state.untaken[0], VICTORY_CITIES - axis)


def begin(state: State, side: int, phase: Phase) -> None:
    """The side is at this phase; only the first one begins by doing something."""
    if phase == Phase.INITIAL:
        begin_side(state, side)
        return
    state.side, state.phase = side, phase
    state.rails[side] = trains(state, side)
    wait_at(state, Step.MOVEMENT if phase == Phase.MOVEMENT else Step.TARGET)


def unit(state: State, code: str) -> int:
    """The number of the counter with this code."""
    line = FORMATION_NUMBER[code]
    return next(unit for unit in range(N_UNITS) if state.where[unit] and state.formation[unit] == line)


def where(state: State, code: str) -> str:
    """The hex a counter stands in; `lost`, `coming` and so on if it stands in none."""
    number = unit(state, code)
    return GRID.name(state.unit_hex[number]) if is_on_map(state, number) else written(Where(state.where[number]))


def stack(state: State, name: str) -> set[str]:
    """The codes of the counters in a hex."""
    here = GRID.named(name)
    return {FORMATIONS[state.formation[each]].code for each in range(N_UNITS) if state.unit_hex[each] == here}


def is_dispersed(state: State, code: str) -> bool:
    return bool(state.dispersed[unit(state, code)])


def hex_of(name: str) -> int:
    """The number of a hex, by its own name or that of its city."""
    return PLACE_BY_CODE[name].hex if name in PLACE_BY_CODE else GRID.named(name)


def area(*names: str) -> HexSet:
    """The set of these hexes."""
    return HexSet(GRID, sum(1 << hex_of(name) for name in set(names)))


def names(area: HexSet) -> set[str]:
    """The names of the hexes of a set."""
    return {GRID.name(hex) for hex in area}


def rows_of(picture: str) -> list[list[str]]:
    """The signs of a picture, row by row."""
    return [line.split() for line in picture.splitlines() if line.strip()]


def names_with(picture: str, sign: str, corner: str = CORNER) -> list[str]:
    """The hexes of a picture where this sign stands."""
    column, row = GRID.column_row(GRID.named(corner))
    return [
        GRID.name(GRID.hex_at(column + over, row + down))
        for down, line in enumerate(rows_of(picture))
        for over, each in enumerate(line)
        if each == sign
    ]


def drawn(area: HexSet, corner: str = CORNER, columns: int = COLUMNS, rows: int = ROWS) -> str:
    """A part of the map with an x on every hex of the area; odd rows lie half a hex further east."""
    column, row = GRID.column_row(GRID.named(corner))
    lines = (
        " ".join("x" if GRID.hex_at(column + over, row + down) in area else "." for over in range(columns))
        for down in range(rows)
    )
    return "\n".join(" " * (down % 2) + line for down, line in enumerate(lines))


def drawing(picture: str) -> str:
    """A picture as `drawn` writes it."""
    return "\n".join(" " * (down % 2) + " ".join(row) for down, row in enumerate(rows_of(picture)))


def knows(state: State, seat: int) -> Known:
    """What a seat knows."""
    return GAME.knows(state, seat)


def choices(state: State) -> list[int]:
    """The numbers that the seat to move may choose from."""
    return GAME.choices(knows(state, seat_to_move(state)))


def orders(state: State) -> list[str]:
    """What the seat to move may order, in words."""
    known = knows(state, seat_to_move(state))
    return [GAME.say(known, number) for number in GAME.choices(known)]


def orders_of(state: State, verb: str) -> list[str]:
    """What may be ordered with this verb: `de57`, or `2803`."""
    return [words.split()[1] for words in orders(state) if words.split()[0] == verb]


def goals_of(state: State, code: str, verb: str = "move") -> set[str]:
    """Where a unit may be sent."""
    return set(orders_of(play(copy(state), f"{verb} {code}"), "to"))


def play(state: State, words: str, *dice: int) -> State:
    """Give a legal order in words, then let the dice fall so."""
    for part in GAME.spelled(knows(state, seat_to_move(state)), words):
        number = GAME.read(knows(state, seat_to_move(state)), part)
        assert number in choices(state), f"{part} is not legal: {' · '.join(orders(state))}"
        apply(state, number)
    for die in dice:
        assert seat_to_move(state) == CHANCE, f"no die is cast at {Step(state.step).name}"
        apply(state, die)
    return state


def played(state: State, words: str, *dice: int) -> State:
    """The same on a copy."""
    return play(copy(state), words, *dice)


def planned(state: State, target: str, *codes: str) -> State:
    """An attack as it is planned, before it begins."""
    state = played(state, f"attack {target}")
    for code in codes:
        play(state, "fly" if code == "air" else f"join {code}")
    return state


def column_of(state: State, target: str, *codes: str) -> str:
    """The column of an attack; nothing if it is not allowed."""
    found = odds(planned(state, target, *codes))
    return "" if found == NOT_ALLOWED else COLUMN_NAMES[found]


def pass_turn(state: State) -> State:
    """The side does no more in its turn."""
    side, turn = state.side, state.turn
    while (state.side, state.turn) == (side, turn) and state.step != Step.OVER:
        play(state, "end")
    return state
