"""How sure a seat can be of what it foresees: where a retreat would end [6.7], as far as that hangs on what it sees."""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, around, only
from kurgan.engine.paths import connected
from kurgan.games.autumn_storm.known import UNKNOWN
from kurgan.games.autumn_storm.rules.combat import preferring
from kurgan.games.autumn_storm.state import (
    State,
    controlled,
    enemy_of,
    field,
    no_hexes,
    side_of,
    sight,
    standing,
    units_of,
)
from kurgan.games.autumn_storm.tables.map import (
    AXIS,
    AXIS_SOURCES,
    DEFENCE_BONUS,
    GRID,
    PASSABLE,
    SOVIET_SOURCES,
    TERRAIN,
    VICTORY_HEXES,
)


def is_sure_retreat(known: State, seat: int, unit: int, cause: int) -> bool:
    """Does the hex that the rule chooses for a unit depend on nothing that the seat cannot see?

    The wishes of the rule are gone through one by one. As soon as one is left open by something unseen, while there is
    still a choice, the seat can only suppose; as soon as one hex is left, it is sure.
    """
    side, open = side_of(unit), ways_out(known, unit)
    if open & may_hide(known, seat):
        return False
    open = preferring(open, open - around(only(GRID, cause)))
    if side == seat and len(open) > 1:
        if (open - around(standing(known, enemy_of(side)))) & around(may_hide(known, seat)):
            return False
    open = preferring(open, open - around(standing(known, enemy_of(side))))
    least, most = networks(known, seat, side)
    if len(open) > 1 and open & least != open & most:
        return False
    open = preferring(open, open & most)
    if len(open) > 1 and open & unwatched(known, seat):
        return False
    open = best_covered(preferring(open, open & controlled(known, side)))
    return len(open) < 2 or not (AXIS_SOURCES if side == AXIS else SOVIET_SOURCES) & unwatched(known, seat)


def is_sure_to_retreat(known: State, seat: int, unit: int) -> bool:
    """Is one of the hexes free, wherever unseen enemies stand? If none is, the loser stays and loses more. [6.7]"""
    return bool(ways_out(known, unit) - may_hide(known, seat))


def ways_out(known: State, unit: int) -> HexSet:
    """The hexes next to a unit where nobody is seen."""
    near = around(only(GRID, known.unit_hex[unit])) & PASSABLE & field(known)
    return near - standing(known, side_of(unit)) - standing(known, enemy_of(side_of(unit)))


def may_hide(known: State, seat: int) -> HexSet:
    """Where an enemy that the seat does not see may stand; nowhere if it sees them all."""
    is_any = any(known.strength[unit] == UNKNOWN for unit in units_of(enemy_of(seat)))
    return (PASSABLE & field(known)) - sight(known, seat) if is_any else no_hexes()


def unwatched(known: State, seat: int) -> HexSet:
    """[7.5] Where the seat only believes who is in control."""
    return field(known) - sight(known, seat) - VICTORY_HEXES


def networks(known: State, seat: int, side: int) -> tuple[HexSet, HexSet]:
    """A side's supply network if all that the seat only believes were against it, and if all were for it."""
    barred, doubtful = controlled(known, enemy_of(side)), unwatched(known, seat)
    clear = PASSABLE & field(known)
    least, most = clear - barred - doubtful, clear - (barred - doubtful)
    printed = AXIS_SOURCES if side == AXIS else SOVIET_SOURCES
    return connected(printed, least), connected(printed, most)


def best_covered(open: HexSet) -> HexSet:
    """The hexes of the best defence."""
    best = max((int(DEFENCE_BONUS[TERRAIN[hex]]) for hex in open), default=0)
    found = no_hexes()
    for hex in open:
        if DEFENCE_BONUS[TERRAIN[hex]] == best:
            found = found | only(GRID, hex)
    return found
