"""What the page and the terminal draw: everything a seat may see, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel

from kurgan.engine.hexset import HexSet, hexes
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.rules.attack import overdue
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.rules.supply import endurance, open_country, railways, sources, supplied
from kurgan.games.eastern_front.rules.victory import contender, score, threshold
from kurgan.games.eastern_front.rules.weather import Ice
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import (
    N_GOALS,
    N_SIDES,
    NO_UNIT,
    ROLLED,
    UNDECIDED,
    Errand,
    Known,
    Phase,
    State,
    Step,
    Where,
    controlled,
    units_in_play,
)
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, OUTCOME_NAMES, Outcome, Weather
from kurgan.games.eastern_front.tables.map import AXIS, GRID, HEX_NAMES, N_HEXES, OFF_MAP, SIDE_NAMES, month_name
from kurgan.games.eastern_front.tables.units import FORMATIONS, Kind, Nation, Size


class UnitView(BaseModel, frozen=True):
    """One counter; who it is, is on the board."""

    hex: str | None  # None unless it is on the map
    where: str  # coming, reserve, on_map, lost, gone
    nation: str
    kind: str
    size: str
    attack: int
    defence: int
    movement: int
    dispersed: bool = False
    moved: bool = False
    spent: bool = False
    hungry: int = 0  # supply checks it has failed in a row …
    endures: int = 0  # … and at which of them it is lost [8.2]
    joined: bool = False  # takes part in the attack in hand
    owed: bool = False  # must still be attacked [6.2]
    arrives: str | None = None  # the month and the place [9.5]
    entry: str | None = None


class SideView(BaseModel):
    """What a side has."""

    name: str
    score: int
    needs: int | None  # points that win, where this side's are counted
    draws: int | None  # and that draw
    air: int  # air units at hand
    trains: int  # units that may still go by rail
    infantry_factors: int
    armour_factors: int
    cover: list[str]  # hexes that its air units defend
    lift: list[str]  # hexes that they supply


class GoalView(BaseModel):
    """A place that the scenario gives points for."""

    hex: str
    points: int
    holder: str


class BattleView(BaseModel):
    """The attack in hand."""

    target: str
    attackers: list[str]
    column: str | None  # the odds with all shifts
    flown: bool
    stands: bool
    die: int | None
    outcome: str | None  # as converted
    due: float  # attack factors still to be lost
    fallback: str | None  # where the beaten stack is now
    is_breakthrough: bool


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
        goals=list(goal_views(known)),
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


def side_view(known: Known, side: int) -> SideView:
    needed, is_counted = threshold(known), contender(known) == side
    wins = known.wins if not needed and is_counted else needed if side == AXIS else 0
    return SideView(
        name=SIDE_NAMES[side],
        score=score(known, side),
        needs=wins or None,
        draws=known.draws if is_counted and not needed else None,
        air=known.air[side],
        trains=known.rails[side],
        infantry_factors=known.infantry_factors[side],
        armour_factors=known.armour_factors[side],
        cover=names(hexes(GRID, known.cover[side])),
        lift=names(hexes(GRID, known.lift[side])),
    )


def goal_views(known: Known) -> list[GoalView]:
    """What there is to win."""
    axis = controlled(known, AXIS)
    return [
        GoalView(hex=HEX_NAMES[hex], points=int(known.goal_points[goal]), holder=SIDE_NAMES[0 if hex in axis else 1])
        for goal in range(N_GOALS)
        if (hex := int(known.goal_hex[goal])) != OFF_MAP
    ]


def supply_rows(known: Known, side: int) -> list[str]:
    """[8.1] A side's connected rails, and what they supply."""
    lines = railways(known, side, sources(known, side), open_country(known, side))
    return rows((("+", supplied(known, side)), ("#", lines)))


def rows(layers: tuple[tuple[str, HexSet], ...]) -> list[str]:
    """Areas as rows of signs, the later above the earlier."""
    return list(signs(tuple((sign, area.bits) for sign, area in layers)))


@lru_cache(maxsize=2_000)
def signs(layers: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """The same, remembered: from one order to the next most areas stay as they are."""
    board = ["."] * N_HEXES
    for sign, bits in layers:
        for hex in HexSet(GRID, bits):
            if hex < N_HEXES:
                board[hex] = sign
    text = "".join(board)
    return tuple(text[start : start + GRID.columns] for start in range(0, N_HEXES, GRID.columns))


def names(area: HexSet) -> list[str]:
    """The names of some hexes."""
    return [HEX_NAMES[hex] for hex in area]


class Condition(NamedTuple):
    """A unit's row of the record, read at once."""

    formation: int
    where: int
    nation: int
    kind: int
    size: int
    attack: int
    defence: int
    movement: int
    unit_hex: int
    dispersed: int
    moved: int
    spent: int
    hungry: int
    joined: int
    owed: int
    arrival: int
    entry: int


def unit_views(known: Known) -> dict[str, UnitView]:
    """Every unit of the scenario by its code."""
    columns = [getattr(known, name).tolist() for name in Condition._fields]
    every = list(map(Condition._make, zip(*columns, strict=True)))
    return {
        FORMATIONS[every[unit].formation].code: unit_view(
            every[unit], endurance(known, unit) if every[unit].hungry else 0
        )
        for side in range(N_SIDES)
        for unit in units_in_play(known, side)
    }


@lru_cache(maxsize=20_000)
def unit_view(now: Condition, endures: int) -> UnitView:
    """One of them, remembered: from one order to the next most units stay as they are."""
    is_expected = now.where in (Where.COMING, Where.RESERVE)
    return UnitView(
        hex=None if now.unit_hex == OFF_MAP else HEX_NAMES[now.unit_hex],
        where=Where(now.where).name.lower(),
        nation=Nation(now.nation).name.lower(),
        kind=Kind(now.kind).name.lower(),
        size=Size(now.size).name.lower(),
        attack=now.attack,
        defence=now.defence,
        movement=now.movement,
        dispersed=bool(now.dispersed),
        moved=bool(now.moved),
        spent=bool(now.spent),
        hungry=now.hungry,
        endures=endures,
        joined=bool(now.joined),
        owed=bool(now.owed),
        arrives=month_name(now.arrival) if is_expected else None,
        entry=HEX_NAMES[now.entry] if is_expected else None,
    )


def battle_view(known: Known) -> BattleView | None:
    """The attack that is planned or under way."""
    if known.target == OFF_MAP or known.step == Step.EXCESS:
        return None
    is_rolled = known.die > 0
    column = -1 if is_rolled else odds(known)
    return BattleView(
        target=HEX_NAMES[known.target],
        attackers=[code_of(known, unit) for unit in units_in_play(known, known.side) if known.joined[unit]],
        column=None if column < 0 else COLUMN_NAMES[column],
        flown=bool(known.flown),
        stands=bool(known.stands),
        die=known.die or None,
        outcome=OUTCOME_NAMES[Outcome(known.outcome)] if is_rolled else None,
        due=known.due / 2,
        fallback=None if known.fallback in (OFF_MAP, known.target) else HEX_NAMES[known.fallback],
        is_breakthrough=bool(known.breaking),
    )
