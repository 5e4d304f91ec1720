"""Why a hex cannot be attacked, or a unit not join [6.1, 6.2]."""

from __future__ import annotations

from kurgan.engine.hexes import N_DIRECTIONS
from kurgan.engine.hexset import around, holds, only
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import name_of, place_line
from kurgan.games.eastern_front.refusals.units import absent
from kurgan.games.eastern_front.rules.attack import attackers, potential
from kurgan.games.eastern_front.rules.terrain import is_across_water, is_infantry
from kurgan.games.eastern_front.rules.zones import hostile
from kurgan.games.eastern_front.state import Known, Phase
from kurgan.games.eastern_front.tables.map import EDGES, GRID, NEIGHBOURS, SEA_SIDE
from kurgan.games.eastern_front.tables.places import LENINGRAD
from kurgan.games.eastern_front.tables.units import Nation


def refused_target(known: Known, hex: int) -> Line:
    """Why a hex cannot be attacked now."""
    values: dict[str, Value] = {"place": place_line(hex)}
    if hex not in hostile(known, known.side):
        return Line("refused-nobody", values, "6.1")
    if holds(known.attacked[0], hex) and not known.breaking:
        return Line("refused-attacked", values, "6.1")
    if holds(known.shelved[0], hex):
        return Line("refused-shelved", values, "6.1")
    if not attackers(known) & around(only(GRID, hex)):
        return Line("refused-broken", values, "6.4") if known.breaking else Line("refused-no-attacker", values, "6.1")
    return Line("refused-weak" if potential(known, hex)[0] else "refused-no-way", values, "6.1")


def refused_join(known: Known, unit: int) -> Line:
    """Why a unit cannot join the attack in hand."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(int(known.target))}
    reason = absent(known, unit)
    if reason:
        return reason
    if known.joined[unit]:
        return Line("refused-joined", values, "6.1")
    if known.dispersed[unit]:
        return Line("refused-dispersed", values, "6.6")
    if known.attack[unit] == 0:
        return Line("refused-unarmed", values, "6.1")
    return exhausted(known, unit, values) or out_of_reach(known, unit, values)


def exhausted(known: Known, unit: int, values: dict[str, Value]) -> Line | None:
    """Has it had its attack, or moved before a prepared one?"""
    if known.breaking:
        return None if known.breaks[unit] else Line("refused-not-broken", values, "6.4")
    if known.spent[unit]:
        return Line("refused-spent", values, "2.3")
    is_late = known.phase == Phase.PREPARED and known.moved[unit]
    return Line("refused-unprepared", values, "2.3") if is_late else None


def out_of_reach(known: Known, unit: int, values: dict[str, Value]) -> Line:
    """Is there water between, or somebody else in the way?"""
    hex = int(known.target)
    for direction in range(N_DIRECTIONS):
        if NEIGHBOURS[hex, direction] == known.unit_hex[unit]:
            if hex == LENINGRAD and known.nation[unit] == Nation.FINNISH:
                return Line("refused-leningrad", values, "5.9")
            if EDGES[hex, direction] & SEA_SIDE:
                return Line("refused-sea-side", values, "6.1")
            if is_across_water(known, hex, direction) and not is_infantry(known, unit):
                return Line("refused-boats", values, "7.2")
            return Line("refused-hemmed", values, "4.2")
    return Line("refused-distant", values, "6.1")
