"""Why Forces may not attack, or not absorb hits in this way [6.4, 7.11]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import attackers, force_name, location_name
from kurgan.games.battle_for_stalingrad.numbering import ELIMINATE, RATION
from kurgan.games.battle_for_stalingrad.refusals.forces import no_room, not_yours, off_table
from kurgan.games.battle_for_stalingrad.rules.attack import can_join
from kurgan.games.battle_for_stalingrad.rules.control import is_contested
from kurgan.games.battle_for_stalingrad.rules.losses import (
    can_absorb,
    capacity,
    hits_by_elimination,
    hits_by_retreat,
)
from kurgan.games.battle_for_stalingrad.state import (
    Known,
    Stage,
    has_room,
    is_on_table,
    perimeter_area,
    place_of,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import ABILITY
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability


def refused_attack(known: Known, place: int, bits: int) -> Line:
    """Why these Forces may not attack there."""
    values: dict[str, Value] = {"location": location_name(known, place)}
    if not is_contested(known, place):
        return Line("refused-not-contested", values, "6.4")
    for force in attackers(known, place, bits):
        if not can_join(known, force, place):
            return Line("refused-attack-ration", {**values, "force": force_name(force)}, "6.4")
    return Line("refused-nobody-attacks", values, "6.4")


def refused_loss(known: Known, force: int, kind: int) -> Line:
    """Why a Force cannot absorb hits in this way."""
    values: dict[str, Value] = {"force": force_name(force)}
    if side_of(force) != known.actor:
        return not_yours(force)
    if not is_on_table(known, force):
        return off_table(known, force)
    if not known.engaged[force]:
        return Line("refused-not-engaged", values, "12.13" if known.stage == Stage.STRIKE else "12.5")
    if not can_absorb(known, force):
        return Line("refused-retreated", values, "7.11")
    if kind == RATION:
        return Line("refused-ration-spent", values, "7.11")
    if kind == ELIMINATE:
        rest = int(capacity(known, known.actor, force, 0))
        return too_few("elimination", known, force, int(hits_by_elimination(force)) + rest)
    if ABILITY[force] == Ability.STUBBORN:
        return Line("refused-stubborn", values, "15.11")
    if known.no_retreat[side_of(force)]:
        return Line("refused-order-to-stand", values, "14.3")
    behind = perimeter_area(place_of(int(known.force_at[force])))
    if not has_room(known, side_of(force), behind):
        return no_room(known, behind, "12.3")
    rest = int(capacity(known, known.actor, force, 1))
    return too_few("retreat", known, force, int(hits_by_retreat(known, force)) + rest)


def too_few(means: str, known: Known, force: int, absorbed: int) -> Line:
    """Hits would be left that nobody absorbs; the rations of a Force that is gone absorb none, so they come first."""
    missing = int(known.hits) - absorbed
    values: dict[str, Value] = {"force": force_name(force), "hits": int(known.hits), "rations": missing}
    is_early = missing <= known.rations[force]
    return Line(f"refused-{means}-{'early' if is_early else 'short'}", values, "7.11")
