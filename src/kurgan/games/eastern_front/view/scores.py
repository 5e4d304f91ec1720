"""What each side has and needs, and what there is to win."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from kurgan.engine.hexset import hexes
from kurgan.engine.record import Ints
from kurgan.games.eastern_front.rules.victory import Contest, contender, is_met, score, threshold
from kurgan.games.eastern_front.state import N_DEADLINES, N_GOALS, N_NAMED, Known, controlled, enemy_of, field
from kurgan.games.eastern_front.tables.map import AXIS, GRID, HEX_NAMES, OFF_MAP, SIDE_NAMES, SOVIET, month_name
from kurgan.games.eastern_front.tables.places import VALUE, VICTORY_CITIES
from kurgan.games.eastern_front.view.areas import names


class SideView(BaseModel):
    """What a side has."""

    name: str
    score: int
    destroyed: int  # of it for units of the enemy …
    german_corps: int  # … of which each German corps counts so much,
    allied_corps: int  # and each of their allies’
    foils: bool  # it wins if the other side falls short: its own points are what is still denied to it
    needs: int | None  # points that win, where this side's are counted
    at_once: bool  # they win as soon as it has them, not only at the end
    draws: int | None  # and that draw
    air: int  # air units at hand
    trains: int  # units that may still go by rail
    infantry_factors: int
    armour_factors: int
    cover: list[str]  # hexes that its air units defend
    lift: list[str]  # hexes that they supply


class GoalView(BaseModel):
    """A place that is worth points in this scenario."""

    hex: str
    points: int
    holder: str


class DateView(BaseModel):
    """What the Soviet side must hold by when [11.4]."""

    month: str
    points: int  # of victory cities
    all: list[str]  # hexes
    any: list[str]  # and one of these
    is_held: bool  # as things are now


def side_view(known: Known, side: int) -> SideView:
    """[11] A side's points and what it may use this month."""
    needed, is_counted = threshold(known), contender(known) == side
    is_destroyer = known.victory == Contest.SOVIET_POINTS and side == SOVIET
    return SideView(
        name=SIDE_NAMES[side],
        score=score(known, side),
        destroyed=int(known.destroyed[enemy_of(side)]) if is_destroyer else 0,
        german_corps=known.german_prize if is_destroyer else 0,
        allied_corps=known.allied_prize if is_destroyer else 0,
        foils=known.victory in (Contest.SOVIET_POINTS, Contest.AXIS_POINTS) and not is_counted,
        needs=needs(known, side) or None,
        at_once=bool(needed) and side == AXIS,
        draws=known.draws if is_counted and not needed and known.victory != Contest.CAMPAIGN else None,
        air=known.air[side],
        trains=known.rails[side],
        infantry_factors=known.infantry_factors[side],
        armour_factors=known.armour_factors[side],
        cover=names(hexes(GRID, known.cover[side])),
        lift=names(hexes(GRID, known.lift[side])),
    )


def needs(known: Known, side: int) -> int:
    """How many points win for a side, now or at the end; 0 where its points are not counted."""
    if known.victory == Contest.BARBAROSSA:
        return int(known.wins if side == AXIS else known.draws)
    if known.victory == Contest.CAMPAIGN:
        return int(threshold(known)) if side == AXIS else 0
    return int(known.wins) if contender(known) == side else 0


def goal_views(known: Known) -> list[GoalView]:
    """What there is to win: the scenario's own places, else the victory cities."""
    axis = controlled(known, AXIS)
    return [
        GoalView(hex=HEX_NAMES[hex], points=points, holder=SIDE_NAMES[AXIS if hex in axis else SOVIET])
        for hex, points in worth_points(known)
    ]


def worth_points(known: Known) -> list[tuple[int, int]]:
    """Hexes and their points."""
    own = [(int(known.goal_hex[goal]), int(known.goal_points[goal])) for goal in range(N_GOALS)]
    named = [(hex, points) for hex, points in own if hex != OFF_MAP]
    return named or [(hex, int(VALUE[hex])) for hex in VICTORY_CITIES & field(known)]


def date_views(known: Known) -> Iterator[DateView]:
    """[11.4] The dates that are still to come, and this month's."""
    for deadline in range(N_DEADLINES):
        if known.victory == Contest.CAMPAIGN and known.deadline_month[deadline] >= known.month:
            yield DateView(
                month=month_name(int(known.deadline_month[deadline])),
                points=int(known.deadline_points[deadline]),
                all=places_of(known.deadline_all, deadline),
                any=places_of(known.deadline_any, deadline),
                is_held=bool(is_met(known, deadline)),
            )


def places_of(named: Ints, deadline: int) -> list[str]:
    """The hexes that a date names."""
    row = (int(named[deadline, place]) for place in range(N_NAMED))
    return [HEX_NAMES[hex] for hex in row if hex != OFF_MAP]
