"""Why a beaten stack cannot be driven there, or a unit not advance, be lost or be exchanged [6.4, 6.7, 6.10, 6.11]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import factors, name_of, place_line
from kurgan.games.eastern_front.refusals.units import absent
from kurgan.games.eastern_front.rules.exchange import TWICE, share, worth
from kurgan.games.eastern_front.rules.retreat import refuge
from kurgan.games.eastern_front.rules.zones import hostile, near, zone
from kurgan.games.eastern_front.state import Known, Step, enemy_of
from kurgan.games.eastern_front.tables.map import LAND


def refused_retreat(known: Known, hex: int) -> Line:
    """Why the beaten stack cannot go there."""
    here, defender = int(known.fallback), enemy_of(known.side)
    values: dict[str, Value] = {"place": place_line(hex), "start": place_line(here)}
    if hex not in LAND or hex not in near(known, here):
        return Line("refused-retreat-step", values, "6.10")
    if hex in hostile(known, defender):
        return Line("refused-retreat-enemy", values, "6.10")
    if hex not in refuge(known):
        in_zone = hex in zone(known, known.side)
        return Line("refused-retreat-zone" if in_zone else "refused-retreat-land", values, "6.10")
    return Line("refused-retreat-back", values, "6.10")


def refused_halt(known: Known) -> Line:
    """The first hex must be gone."""
    return Line("refused-halt", {"place": place_line(int(known.target))}, "6.10")


def refused_advance(known: Known, unit: int) -> Line:
    """Why a unit does not advance."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(int(known.target))}
    reason = absent(known, unit)
    if reason:
        return reason
    if not known.joined[unit]:
        return Line("refused-not-attacker", values, "6.11")
    return Line("refused-advance-room", values, "4.3")


def refused_loss(known: Known, unit: int) -> Line:
    """Why a unit cannot be the one that is lost."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(int(known.target))}
    reason = absent(known, unit)
    if reason:
        return reason
    if known.step == Step.EXCESS:
        return Line("refused-excess", values, "4.3")
    if known.joined[unit]:
        return Line("refused-ally-pays", values, "6.7")
    return Line("refused-not-in-attack", values, "6.4")


def refused_removal(known: Known, unit: int) -> Line:
    """Why a defender cannot be exchanged."""
    values: dict[str, Value] = {"unit": name_of(known, unit), "place": place_line(int(known.target))}
    if known.unit_hex[unit] != known.target:
        return Line("refused-not-defender", values, "6.7")
    if known.falls[unit]:
        return Line("refused-exchanged", values, "6.7")
    left = int(worth(known)) - int(known.due)
    values |= {"cost": factors(int(share(known, unit)), TWICE), "left": factors(left, TWICE)}
    return Line("refused-exchange-cost", values, "6.7")
