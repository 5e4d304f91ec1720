"""Counters, as a seat sees them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel

from kurgan.games.eastern_front.rules.replacements import replacement_cost
from kurgan.games.eastern_front.rules.supply import endurance
from kurgan.games.eastern_front.state import N_SIDES, Known, Where, units_in_play
from kurgan.games.eastern_front.tables.map import HEX_NAMES, OFF_MAP, month_name
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
    costs: int | None = None  # replacement factors that bring it back, if it is lost and can come back [9.3]
    arrives: str | None = None  # the month and the place [9.5]
    entry: str | None = None


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
            every[unit], endurance(known, unit) if every[unit].hungry else 0, int(replacement_cost(known, unit))
        )
        for side in range(N_SIDES)
        for unit in units_in_play(known, side)
    }


@lru_cache(maxsize=20_000)
def unit_view(now: Condition, endures: int, cost: int) -> UnitView:
    """One of them, remembered: from one order to the next most units stay as they are."""
    comes_back = now.where == Where.LOST and now.nation in (Nation.GERMAN, Nation.SOVIET)
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
        costs=cost if comes_back else None,
        arrives=month_name(now.arrival) if is_expected else None,
        entry=HEX_NAMES[now.entry] if is_expected else None,
    )
