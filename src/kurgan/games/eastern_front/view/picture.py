"""The whole picture for one seat."""

from __future__ import annotations

from pydantic import BaseModel

from kurgan.engine.hexset import hexes
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.rules.attack import overdue
from kurgan.games.eastern_front.rules.supply import open_country, railways, sources, supplied
from kurgan.games.eastern_front.rules.weather import Ice
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import (
    N_SIDES,
    NO_UNIT,
    ROLLED,
    UNDECIDED,
    Errand,
    Known,
    Phase,
    State,
    Step,
    controlled,
)
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import GRID, SIDE_NAMES, month_name
from kurgan.games.eastern_front.view.areas import names, rows
from kurgan.games.eastern_front.view.battle import BattleView, battle_view
from kurgan.games.eastern_front.view.scores import DateView, GoalView, SideView, date_views, goal_views, side_view
from kurgan.games.eastern_front.view.units import UnitView, unit_views


class View(BaseModel):
    """The whole picture for one seat. Areas are rows of signs, from north to south."""

    seat: str
    turn: int
    month: str
    side: str
    phase: str
    step: str
    weather: str
    ice: str
    winner: str | None
    weathers: list[str | None]  # of each turn, as far as it is known
    sides: list[SideView]
    no_retreat: bool  # no Soviet unit retreats in the next Axis turn [6.9]
    goals: list[GoalView]
    dates: list[DateView]
    missed: int  # dates that the Soviet side has missed
    control: list[str]  # A and S
    supply: dict[str, list[str]]  # for each side: # its rails, + what they supply
    zones: dict[str, list[str]]
    railhead: list[str]  # rails that Axis trains can use [5.7]
    units: dict[str, UnitView]
    subject: str | None  # the unit that is chosen
    errand: str | None
    battle: BattleView | None
    overdue: list[str]  # hexes that must be attacked before the phase may end [6.2]


def view(known: Known, seat: int) -> View:
    """A seat's picture of the game."""
    return View(
        seat=SIDE_NAMES[seat],
        turn=known.turn,
        month=month_name(known.month),
        side=SIDE_NAMES[known.side],
        phase=Phase(known.phase).name.lower(),
        step=Step(known.step).name.lower(),
        weather=Weather(known.weather).name.lower(),
        ice=Ice(known.ice).name.lower(),
        winner=None if known.winner == UNDECIDED else [*SIDE_NAMES, "draw"][known.winner],
        weathers=weathers(known),
        sides=[side_view(known, side) for side in range(N_SIDES)],
        no_retreat=bool(known.no_retreat),
        goals=goal_views(known),
        dates=list(date_views(known)),
        missed=known.missed,
        control=rows((("A", controlled(known, 0)), ("S", controlled(known, 1)))),
        supply={name: supply_rows(known, side) for side, name in enumerate(SIDE_NAMES)},
        zones={name: rows((("+", zone(known, side)),)) for side, name in enumerate(SIDE_NAMES)},
        railhead=rows((("#", hexes(GRID, known.gauge[0])),)),
        units=unit_views(known),
        subject=None if known.subject == NO_UNIT else code_of(known, known.subject),
        errand=None if known.errand == Errand.NOTHING else Errand(known.errand).name.lower(),
        battle=battle_view(known),
        overdue=names(overdue(known)) if known.step == Step.TARGET else [],
    )


def lifted(state: State) -> View:
    """The same for a match that is over: nothing was ever hidden but plans."""
    return view(Known(state), state.side)


def weathers(known: Known) -> list[str | None]:
    """The record of turns."""
    past = [known.forecast[turn] for turn in range(1, known.last_turn + 1)]
    return [None if weather == ROLLED else Weather(weather).name.lower() for weather in past]


def supply_rows(known: Known, side: int) -> list[str]:
    """[8.1] A side's connected rails, and what they supply."""
    lines = railways(known, side, sources(known, side), open_country(known, side))
    return rows((("+", supplied(known, side)), ("#", lines)))
