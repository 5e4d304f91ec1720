"""What has become of Locations: Rubble, destruction, and who holds them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.consequences.battle import is_attack
from kurgan.games.battle_for_stalingrad.names import acting, changed, location_code, location_name
from kurgan.games.battle_for_stalingrad.rules.control import controller, is_contested, n_controlled
from kurgan.games.battle_for_stalingrad.state import Known, Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import NO_SIDE
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES

CONTESTED: Final = NO_SIDE + 1  # who holds a Location, beside the sides and nobody


def rubble(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Rubble that has fallen, and Locations that it has destroyed."""
    rule = "7.2" if is_attack(before, number) else "14.6"
    for place in range(N_PLACES):
        if after.destroyed[place] > before.destroyed[place]:
            location = location_name(after, place)
            yield Line("log-destroyed", {"location": location}, "9.1", (location_code(after, place),))
        elif after.rubble[place] != before.rubble[place]:
            values: dict[str, Value] = {
                "location": location_name(after, place),
                "added": int(after.rubble[place] - before.rubble[place]),
                "rubble": int(after.rubble[place]),
            }
            yield Line("log-rubble", values, rule, (location_code(after, place),))


def holder(state: State, place: int) -> int:
    """The side that controls a Location, or NO_SIDE, or CONTESTED."""
    return CONTESTED if is_contested(state, place) else int(controller(state, place))


def holders(before: Known, after: Known) -> Iterator[Line]:
    """Locations that have changed hands; while Forces are being placed nobody counts."""
    is_any = before.phase > Phase.GERMAN_MUSTER and changed(before, after, "present")
    for place in range(N_PLACES) if is_any else ():
        side = holder(after, place)
        if side != holder(before, place):
            where: dict[str, Value] = {"location": location_name(after, place)}
            places = (location_code(after, place),)
            if side < NO_SIDE:
                count = int(n_controlled(after, side))
                yield Line("log-controls", {**acting(side), **where, "count": count}, "2.1", places)
            else:
                yield Line("log-contested" if side == CONTESTED else "log-empty", where, "2.2", places)
