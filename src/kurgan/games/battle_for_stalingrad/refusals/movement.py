"""Why a Force may not go there: moves, infiltration and reinforcement [6.3, 6.5, 14.12, 14.13]."""

from __future__ import annotations

from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import area_line, face_line, force_name, location_name
from kurgan.games.battle_for_stalingrad.refusals.forces import no_room, not_yours, off_table
from kurgan.games.battle_for_stalingrad.refusals.muster import refused_muster
from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.rules.effects import present_scope
from kurgan.games.battle_for_stalingrad.rules.movement import CONTROL_MOVE, MOVE_KIND, NO_MOVE, is_free
from kurgan.games.battle_for_stalingrad.rules.reinforcement import price
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    Known,
    enemy_of,
    has_room,
    is_on_table,
    is_perimeter,
    perimeter_area,
    place_of,
    side_of,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import NO_FORCE


def refused_place(known: Known, force: int, area: int) -> Line:
    """Why a Force may not be placed there, or go there."""
    if side_of(force) != known.actor:
        return not_yours(force)
    if known.step == Step.MUSTER:
        return refused_muster(known, force, area)
    if not is_on_table(known, force):
        return off_table(known, force)
    if known.step == Step.INFILTRATION:
        return refused_infiltration(known, force, area)
    return refused_move(known, force, area)


def refused_move(known: Known, force: int, area: int) -> Line:
    """Why a Force may not move there, for a ration or by a card."""
    start, side = int(known.force_at[force]), side_of(force)
    kind = int(MOVE_KIND[start, area])
    values: dict[str, Value] = {"force": force_name(force), "area": area_line(known, area)}
    if start == area:
        return Line("refused-there", values, "6.3")
    if kind == NO_MOVE:
        return Line("refused-not-straight" if is_perimeter(start) else "refused-no-step-back", values, "6.3")
    if known.step == Step.FREE_MOVE and not present_scope(known) >> kind & 1:
        return Line("refused-kind", {**values, "card": face_line(int(known.event))}, "14.12")
    if not has_room(known, side, area):
        return no_room(known, area, "1.4")
    if kind == CONTROL_MOVE and controls(known, enemy_of(side), place_of(area)):
        return Line("refused-enemy-controls", {**values, "location": location_name(known, place_of(area))}, "6.3")
    if goes_back(known, force, area):
        return Line("refused-back-for-nothing", values, "6.3")
    return Line("refused-no-ration", values, "6.3")


def goes_back(known: Known, force: int, area: int) -> bool:
    """Would this move be free if the Force had not left the area before?"""
    fresh = copy(known)
    fresh.vacated[force] = 0
    return bool(is_free(fresh, force, area))


def refused_infiltration(known: Known, force: int, area: int) -> Line:
    """Why a Force may not slip through to there."""
    values: dict[str, Value] = {"force": force_name(force), "area": area_line(known, area)}
    if not is_perimeter(known.force_at[force]):
        return Line("refused-not-from-perimeter", values, "14.13")
    if is_perimeter(area):
        return Line("refused-not-to-control", values, "14.13")
    return no_room(known, area, "1.4")


def refused_reinforcement(known: Known, place: int) -> Line:
    """Why the top Force may not come there."""
    force, area = int(top_of(known, known.side)), perimeter_area(place)
    if force == NO_FORCE:
        return Line("refused-empty-pile", rule="6.5")
    if not has_room(known, known.side, area):
        return no_room(known, area, "1.4")
    values: dict[str, Value] = {
        "force": force_name(force),
        "price": int(price(known, known.side)),
        "cards": int(known.hand_size[known.side]),
    }
    return Line("refused-price", values, "14.14" if known.step == Step.DISCOUNT else "6.5")
