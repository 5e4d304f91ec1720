"""What the page and the terminal draw: everything a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel

from kurgan.engine.datafile import Text
from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import HexSet, hexes
from kurgan.games.autumn_storm.areas import staff_area, threatened
from kurgan.games.autumn_storm.known import UNKNOWN, unknowns
from kurgan.games.autumn_storm.names import card_key
from kurgan.games.autumn_storm.rules.fog import is_identified
from kurgan.games.autumn_storm.rules.headquarters import has_free_order
from kurgan.games.autumn_storm.rules.movement import known_zone
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.setup import QUARTER, YEAR
from kurgan.games.autumn_storm.state import (
    N_SIDES,
    NO_UNIT,
    UNDECIDED,
    Known,
    State,
    controlled,
    enemy_of,
    field,
    sight,
    units_of,
)
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import (
    AXIS_SOURCES,
    GRID,
    HEX_NAMES,
    N_HEXES,
    NEIGHBOURS,
    OFF_MAP,
    SIDE_NAMES,
    SOVIET_SOURCES,
    TERRAIN,
    VICTORY_VALUES,
    Terrain,
)
from kurgan.games.autumn_storm.tables.units import FORMATIONS


class HexView(BaseModel):
    """One hex of the printed map."""

    name: str
    column: int
    row: int
    terrain: str
    victory: int
    in_field: bool  # a scenario may use a part of the map
    source: str | None  # the side it supplies [1.4]


class Scene(BaseModel):
    """What never changes in a match and everybody may see: the board."""

    columns: int
    rows: int
    hexes: list[HexView]
    roads: list[tuple[str, str]]  # pairs of neighbouring hexes


class UnitView(BaseModel, frozen=True):
    """One counter: all of it if the seat knows it, else a "?" with a side and a place."""

    side: str
    hex: str | None  # None where unknown, or lost
    code: str | None = None
    label: str = "?"
    name: Text | None = None
    kind: str | None = None
    size: str | None = None
    attack: int | None = None
    defence: int | None = None
    movement: int | None = None
    strength: int | None = None  # None where unknown, 0 once lost
    last_strength: int | None = None  # of an enemy the seat knows but does not see
    maximum: int | None = None
    points: int | None = None
    disrupted: bool = False
    supplied: bool = True
    acted: bool = False
    reach: list[str] = []  # where a known enemy could get in a turn, as far as the seat knows [5.1]


class GhostView(BaseModel):
    """Where an enemy was last seen."""

    hex: str
    turn: int
    label: str


class SideView(BaseModel):
    """The score of a side."""

    name: str
    score: int
    needs: int
    held: int  # what its places are worth [1.3]
    penalty: int  # what Political Pressure has cost it [4.2]


class View(BaseModel):
    """The whole picture for one seat."""

    seat: str
    turn: int
    last_turn: int
    begins: datetime  # the hour at which the turn begins
    side: str
    step: str
    command: int | None
    artillery: int | None
    event: str | None
    winner: str | None
    sides: list[SideView]
    control: dict[str, str]  # who holds a hex, as the seat knows it [10.1]
    seen: list[str]
    supplied: list[str]  # in the seat's own network, as it knows it [8.4]
    zone: list[str]  # next to an enemy it sees: entering one ends a move [5.3]
    units: list[UnitView]
    ghosts: list[GhostView]
    staff: list[str]  # within reach of the seat's own headquarters: the first order there is free [11.2]
    has_free_order: bool  # and it has not been given yet
    way: list[str]


def scene(known: Known) -> Scene:
    """The board of a scenario."""
    playable = field(known)
    sources = {
        hex: SIDE_NAMES[side] for side, area in enumerate((AXIS_SOURCES, SOVIET_SOURCES)) for hex in area & playable
    }
    return Scene(
        columns=GRID.columns,
        rows=GRID.rows,
        hexes=[
            HexView(
                name=HEX_NAMES[hex],
                column=GRID.column_row(hex)[0],
                row=GRID.column_row(hex)[1],
                terrain=Terrain(TERRAIN[hex]).name.lower(),
                victory=VICTORY_VALUES.get(HEX_NAMES[hex], 0),
                in_field=hex in playable,
                source=sources.get(hex),
            )
            for hex in range(N_HEXES)
        ],
        roads=list(roads()),
    )


def roads() -> Iterator[tuple[str, str]]:
    """Neighbouring hexes that both have a road."""
    for hex in range(N_HEXES):
        for direction in range(N_DIRECTIONS):
            other = NEIGHBOURS[hex, direction]
            if hex < other < N_HEXES and TERRAIN[hex] == TERRAIN[other] == Terrain.ROAD:
                yield HEX_NAMES[hex], HEX_NAMES[other]


def view(known: Known, seat: int) -> View:
    """A seat's picture of the game."""
    is_own_turn = known.side == seat
    return View(
        seat=SIDE_NAMES[seat],
        turn=known.turn,
        last_turn=known.last_turn,
        begins=YEAR + (int(known.first_quarter) + int(known.turn) - 1) * QUARTER,
        side=SIDE_NAMES[known.side],
        step=Step(known.step).name.lower(),
        command=known.command if is_own_turn else None,
        artillery=known.artillery if is_own_turn else None,
        event=None if known.event == Card.NONE else card_key(known.event),
        winner=None if known.winner == UNDECIDED else [*SIDE_NAMES, "draw"][known.winner],
        sides=[side_view(known, side) for side in range(N_SIDES)],
        control={name: SIDE_NAMES[side] for side in range(N_SIDES) for name in names(controlled(known, side))},
        seen=names(sight(known, seat)),
        supplied=names(network(known, seat)),
        zone=names(known_zone(known, seat) & field(known)),
        units=[*unit_views(known, seat), *unknown_views(known, seat)],
        ghosts=[ghost_view(known, seat, hex) for hex in hexes(GRID, known.ghosts[seat])],
        staff=names(staff_area(known, seat)),
        has_free_order=bool(is_own_turn and has_free_order(known, seat)),
        way=[HEX_NAMES[hex] for hex in known.way if hex < N_HEXES],
    )


def lifted(state: State) -> View:
    """The whole truth, for a match that is over: every unit and every hex is seen, and nothing is a ghost."""
    return view(Known(state), state.side).model_copy(update={"seen": names(field(state)), "ghosts": []})


def side_view(known: Known, side: int) -> SideView:
    needs = known.soviet_needs if side else known.axis_needs
    points, penalty = score(known, side), known.penalty[side]
    return SideView(name=SIDE_NAMES[side], score=points, needs=needs, held=points + penalty, penalty=penalty)


def names(area: HexSet) -> list[str]:
    """The names of some hexes."""
    return names_of(area.bits)


@lru_cache(maxsize=10_000)
def names_of(bits: int) -> list[str]:
    """The same, remembered: from one order to the next most areas stay as they are."""
    return [HEX_NAMES[hex] for hex in HexSet(GRID, bits)]


def unit_views(known: Known, seat: int) -> list[UnitView]:
    """Every formation in the game; its place and condition only where the seat knows them."""
    columns = [getattr(known, name).tolist() for name in Condition._fields]
    theirs = units_of(enemy_of(seat))
    views = []
    for unit, now in enumerate(map(Condition._make, zip(*columns, strict=True))):
        if now.maximum:
            is_remembered = now.strength == UNKNOWN and is_identified(known, unit)
            reach = threatened(known, unit).bits if unit in theirs and now.unit_hex != OFF_MAP else 0
            views.append(unit_view(now, is_remembered, reach))
    return views


class Condition(NamedTuple):
    """A unit's row of the record, read at once: field by field would take ten times as long."""

    maximum: int
    formation: int
    unit_hex: int
    attack: int
    defence: int
    movement: int
    strength: int
    last_strength: int
    points: int
    disrupted: int
    supplied: int
    acted: int


@lru_cache(maxsize=10_000)
def unit_view(now: Condition, is_remembered: bool, reach: int) -> UnitView:
    """One of them, remembered: from one order to the next most units stay as they are."""
    formation = FORMATIONS[now.formation]
    is_seen = now.unit_hex != OFF_MAP
    return UnitView(
        side=formation.side,
        hex=HEX_NAMES[now.unit_hex] if is_seen else None,
        code=formation.code,
        label=formation.label,
        name=formation.name,
        kind=formation.kind,
        size=formation.size,
        attack=now.attack,
        defence=now.defence,
        movement=now.movement,
        strength=None if now.strength == UNKNOWN else now.strength,
        last_strength=now.last_strength if is_remembered else None,
        maximum=now.maximum,
        points=now.points,
        disrupted=bool(now.disrupted),
        supplied=bool(now.supplied) or not is_seen,
        acted=bool(now.acted),
        reach=names_of(reach),
    )


def unknown_views(known: Known, seat: int) -> list[UnitView]:
    """[7.2] The "?" counters."""
    side = SIDE_NAMES[enemy_of(seat)]
    return [UnitView(side=side, hex=HEX_NAMES[hex]) for hex in unknowns(known, seat)]


def ghost_view(known: Known, seat: int, hex: int) -> GhostView:
    unit = known.ghost_unit[seat, hex]
    label = "?" if unit == NO_UNIT else FORMATIONS[known.formation[unit]].label
    return GhostView(hex=HEX_NAMES[hex], turn=known.ghost_turn[seat, hex], label=label)
