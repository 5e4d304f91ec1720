"""[6.3] The three kinds of move."""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Ints, table
from kurgan.engine.rule import chart, helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import controls, granted
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    State,
    enemy_of,
    has_room,
    is_on_table,
    is_perimeter,
    place_of,
    put,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import ABILITY, ABILITY_N
from kurgan.games.battle_for_stalingrad.tables.constants import MOVE_COST
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Note

PERIMETER_MOVE, ADVANCE, CONTROL_MOVE, NO_MOVE = range(4)
EVERY_KIND: Final = (1 << NO_MOVE) - 1


def kind_between(start: int, end: int) -> int:
    """Which kind of move leads from one area of a side to another."""
    if start == end:
        return NO_MOVE
    if start % 2 and end % 2:
        return PERIMETER_MOVE
    if start % 2 and start // 2 == end // 2:
        return ADVANCE
    return NO_MOVE if start % 2 or end % 2 else CONTROL_MOVE


MOVE_KIND: Ints = table([[kind_between(start, end) for end in range(N_AREAS)] for start in range(N_AREAS)])

chart(__name__, MOVE_KIND="6.3")


@rule("6.3", "15.1", "16.6")
def is_free(state: State, force: int, area: int) -> bool:
    """Some Forces pay nothing for some kinds of move, and nobody for perimeter moves whose side holds the station; but
    going back to an area that was left in this player turn is never free."""
    kind = MOVE_KIND[state.force_at[force], area]
    if state.vacated[force] >> area & 1:
        return False
    if ABILITY[force] == Ability.FREE_MOVE and ABILITY_N[force] >> kind & 1:
        return True
    return kind == PERIMETER_MOVE and granted(state, side_of(force), Note.FREE_PERIMETER) > 0


@helper
def is_way(state: State, force: int, area: int, kinds: int) -> bool:
    """Is there room, and does one of these kinds of move lead there? Who goes from control area to control area may
    not enter a Location that the enemy controls."""
    side, kind = side_of(force), MOVE_KIND[state.force_at[force], area]
    if not kinds >> kind & 1 or not has_room(state, side, area):
        return False
    return kind != CONTROL_MOVE or not controls(state, enemy_of(side), place_of(area))


@rule("6.3", "12.1")
def can_move(state: State, force: int, area: int) -> bool:
    """A Force moves if a kind of move leads there, there is room, and it can pay its ration."""
    if not is_on_table(state, force) or not is_way(state, force, area, EVERY_KIND):
        return False
    return state.rations[force] >= MOVE_COST or is_free(state, force, area)


@rule("6.3")
def move(state: State, force: int, area: int) -> None:
    """The ration is paid first."""
    state.rations[force] -= move_cost(state, force, area)
    put(state, force, area)


@helper
def move_cost(state: State, force: int, area: int) -> int:
    """What a move would cost."""
    return 0 if is_free(state, force, area) else MOVE_COST


@rule("14.12")
def can_move_free(state: State, force: int, area: int, kinds: int) -> bool:
    """A move of the listed kinds that a card pays for."""
    return is_on_table(state, force) and is_way(state, force, area, kinds)


@rule("14.13")
def can_infiltrate(state: State, force: int, area: int) -> bool:
    """From any own perimeter area to any own control area with room, whoever controls the Location."""
    return (
        is_on_table(state, force)
        and is_perimeter(state.force_at[force])
        and not is_perimeter(area)
        and has_room(state, side_of(force), area)
    )
