"""Positions that several tests begin with."""

from __future__ import annotations

from kurgan.engine.hexset import keep
from kurgan.games.eastern_front.state import Phase, State, Where
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.units import Kind
from kurgan.games.eastern_front.tests.positions import At, Counters, area, position


def front() -> State:
    """Movement: three that can move, one that has attacked, and an army before them."""
    axis: Counters = {"de57": "2603", "de1": "2603", "de2": At("2604", movement=1), "de4": At("2700", spent=True)}
    return position(axis=axis, soviet={"su62": "3003"})


def depot() -> State:
    """The initial phase: a corps at a station, another that is lost, and factors for it."""
    axis: Counters = {"de1": "rostov", "de5": At("2601", attack=3, defence=4, where=Where.LOST)}
    holds = ("rostov", "taganrog", "sevastopol", "kerch")
    state = position(axis=axis, soviet={"su62": "moscow"}, phase=Phase.INITIAL, axis_holds=holds)
    state.infantry_factors[AXIS] = 9
    return state


def swamp() -> State:
    """Two armour units before a swamp."""
    return position(axis={"de57": "1505", "de3": "1505"}, soviet={"su62": "1504"}, phase=Phase.PREPARED)


def one_against_two() -> State:
    """A single Soviet army between two German corps."""
    axis: Counters = {"de57": "2803", "de1": "2902"}
    return position(axis=axis, soviet={"su62": "2903"}, side=SOVIET, phase=Phase.PREPARED)


def two_against_two() -> State:
    """A Soviet army and a corps between two German corps."""
    axis: Counters = {"de57": "2803", "de1": "2902"}
    soviet: Counters = {"su62": "2903", "rk9": "2903"}
    return position(axis=axis, soviet=soviet, side=SOVIET, phase=Phase.PREPARED)


def overwhelming() -> State:
    """Ten to one, with another enemy behind."""
    axis: Counters = {"de57": At("2803", attack=12), "de1": "2803"}
    soviet: Counters = {"su62": At("2903", defence=1), "su64": "3003", "su65": "3206"}
    return position(axis=axis, soviet=soviet, phase=Phase.PREPARED)


BREAKTHROUGH = ("attack 2903 de57 de1", 6, "advance de57 2903", "done")
"""What brings LVII Panzer Corps through there, and to its second attack."""


def storm() -> State:
    """Four to one from two hexes; there is room to retreat to the east."""
    axis: Counters = {
        "de57": At("2803", attack=6),
        "de1": At("2803", attack=4),
        "de2": At("2902", attack=3),
        "de5": At("2902", attack=3),
        "de7": "2600",
    }
    return position(axis=axis, soviet={"su62": "2903", "su65": "3206"}, phase=Phase.PREPARED)


def covered() -> State:
    """Three corps against eight factors that the air force defends: one to one, and a choice who is lost."""
    axis: Counters = {"de57": "2803", "de1": "2803", "de2": "2902", "de7": "2600"}
    state = position(axis=axis, soviet={"su62": At("2903", defence=8)}, phase=Phase.PREPARED)
    keep(state.cover[SOVIET], area("2903"))
    return state


def exchange(first: int = 3, second: int = 5, german: int = 5, ally: int = 7) -> State:
    """Two Soviet units, and a German and a Romanian corps that attack at three to two."""
    axis: Counters = {"de57": At("2803", attack=german), "ro1": At("2902", attack=ally)}
    soviet: Counters = {"su62": At("2903", defence=first), "rk9": At("2903", defence=second), "su65": "3206"}
    return position(axis=axis, soviet=soviet, phase=Phase.PREPARED)


def crowd() -> State:
    """The beaten can only go where two others stand."""
    axis: Counters = {"de57": At("2803", attack=12)}
    soviet: Counters = {
        "su62": At("2903", defence=3, kind=Kind.TANK_ARMY),
        "rk9": "3003",
        "rk21": "3003",
        "su65": "3206",
    }
    field = ("2803", "2903", "3003", "3206")
    return position(axis=axis, soviet=soviet, phase=Phase.PREPARED, field=field)
