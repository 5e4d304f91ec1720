"""Why a Force or a whole army may not be chosen and placed at set-up [3]."""

from __future__ import annotations

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import area_line, force_name, side_line
from kurgan.games.battle_for_stalingrad.refusals.forces import no_room
from kurgan.games.battle_for_stalingrad.rules.muster import has_placed
from kurgan.games.battle_for_stalingrad.state import FREE, PILE, Known, is_perimeter, side_of
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, VALUE
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK, SETUP_SIDE, SETUP_VALUE


def refused_muster(known: Known, force: int, area: int) -> Line:
    """Why a Force may not be chosen, or not be placed there."""
    is_german = side_of(force) == GERMAN
    if known.force_at[force] != PILE:
        return Line("refused-chosen", {"force": force_name(force)}, "3.4" if is_german else "3.2")
    if known.assigned[known.actor] != FREE:
        return assigned(known)
    if VALUE[force] > known.points[known.actor]:
        values: dict[str, Value] = {
            "force": force_name(force),
            "value": int(VALUE[force]),
            "points": int(known.points[known.actor]),
        }
        return Line("refused-points", values, "3.4" if is_german else "3.2")
    if is_german and not is_perimeter(area):
        return Line("refused-perimeter-only", {"force": force_name(force), "area": area_line(known, area)}, "3.5")
    return no_room(known, area, "1.4")


def refused_setup(known: Known, setup: int) -> Line:
    """Why a quick set-up cannot be taken."""
    values: dict[str, Value] = {"title": BOOK[setup].title}
    if SETUP_SIDE[setup] != known.actor:
        return Line("refused-setup-side", {**values, "side": side_line(int(SETUP_SIDE[setup]))}, "3.10")
    if known.assigned[known.actor] not in (FREE, setup + 1):
        return assigned(known)
    if has_placed(known, known.actor):
        return Line("refused-setup-late", values, "3.10")
    points: dict[str, Value] = {"value": int(SETUP_VALUE[setup]), "points": int(known.points[known.actor])}
    return Line("refused-setup-points", {**values, **points}, "3.4" if known.actor == GERMAN else "3.2")


def assigned(known: Known) -> Line:
    """This side has its Forces from an option of the match."""
    return Line("refused-assigned", {"title": BOOK[known.assigned[known.actor] - 1].title}, "3.10")
