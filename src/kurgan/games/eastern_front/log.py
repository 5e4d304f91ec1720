"""What a seat hears: log lines made from what it knew before and after, and the number as it witnessed it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kurgan.engine.game import UNSEEN
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.consequences.battle import fates
from kurgan.games.eastern_front.consequences.muster import arrivals
from kurgan.games.eastern_front.consequences.places import captures
from kurgan.games.eastern_front.consequences.results import result_of
from kurgan.games.eastern_front.consequences.turns import has_ended, passage
from kurgan.games.eastern_front.names import (
    amount,
    at_line,
    changed,
    factors,
    hex_names,
    month_line,
    name_of,
    named,
    place_line,
    side_line,
    stack_at,
    weather_line,
)
from kurgan.games.eastern_front.numbering import BUY, CALL, COMMIT, COVER, GO, LIFT, NO_RETREAT, STAND
from kurgan.games.eastern_front.orders import kind_of, unit_in
from kurgan.games.eastern_front.rules.advance import middle
from kurgan.games.eastern_front.rules.exchange import TWICE, price
from kurgan.games.eastern_front.rules.odds import QUARTERS, defence, joined_quarters, joined_sides, odds
from kurgan.games.eastern_front.state import Known, Phase, Step, Where, is_on_map, side_of, units_in_play
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.verdict import result
from kurgan.games.eastern_front.ways import way_to


def log(before: Known, number: int, after: Known, seat: int) -> Sequence[Line]:
    """The lines a seat reads about one number; UNSEEN if it is a plan of the enemy's."""
    if number == UNSEEN:
        return list(ending(after))
    happened = [*deed(before, number, after), *fates(before, after)]
    taken = [] if has_ended(before, after) else captures(before, after)
    return [*happened, *taken, *passage(before, after), *ending(after)]


def deed(before: Known, number: int, after: Known) -> Iterator[Line]:
    """What was done, or what chance has brought; plans leave no line."""
    if before.step == Step.WEATHER_DIE:
        yield weather(number, after)
    elif before.step == Step.COMBAT_DIE:
        yield combat(before, number, after)
    elif before.step == Step.EXCESS:
        yield excess(before, unit_in(before, number))
    elif (kind := kind_of(number)) in DEEDS:
        yield from DEEDS[kind](before, number, after)


def weather(die: int, after: Known) -> Line:
    """The month and its weather."""
    values: dict[str, Value] = {"month": month_line(int(after.month)), "weather": weather_line(after.weather)}
    return Line("log-weather", {**values, "die": die}, "3.1")


def combat(before: Known, die: int, after: Known) -> Line:
    """The die of an attack, its column and its result."""
    values: dict[str, Value] = {
        "place": place_line(before.target),
        "column": COLUMN_NAMES[odds(before)],
        "die": die,
        "result": result_of(before, die, after).line,
    }
    return Line("log-combat", values, "6.3", battlefield(before))


def battlefield(state: Known) -> tuple[str, ...]:
    """The hexes of the attackers, and the target last."""
    joined = [unit for unit in units_in_play(state, state.side) if state.joined[unit]]
    return hex_names(*dict.fromkeys(int(state.unit_hex[unit]) for unit in joined), int(state.target))


def excess(before: Known, unit: int) -> Line:
    """Who is lost where too many stand."""
    hex = int(before.target)
    values: dict[str, Value] = {"unit": name_of(before, unit), "at": at_line(hex), "side": side_line(side_of(unit))}
    return Line("log-excess", values, "4.3", hex_names(hex))


def attack(before: Known, number: int, after: Known) -> Iterator[Line]:
    """An attack begins: who, with what, whom, and at which odds."""
    hex = int(after.target)
    attackers = [unit for unit in units_in_play(after, after.side) if after.joined[unit]]
    defenders = stack_at(after, hex)
    values: dict[str, Value] = {
        **named(after, attackers),
        "attack": factors(int(joined_quarters(after, hex)), QUARTERS),
        "air": "yes" if after.flown else "no",
        "defence": int(defence(after, hex, joined_sides(after, hex))),
        "enemies": named(after, defenders)["units"] if defenders else Line("garrison"),
        "at": at_line(hex),
        "column": COLUMN_NAMES[odds(after)],
    }
    yield Line("log-attack", values, "6.1", battlefield(after))


def stand(before: Known, number: int, after: Known) -> Iterator[Line]:
    """[6.9] A German stack is ordered to stand."""
    hex = int(before.target)
    values = {**named(before, stack_at(before, hex)), "at": at_line(hex)}
    yield Line("log-stands", values, "6.9", hex_names(hex))


def bought(before: Known, number: int, after: Known) -> Iterator[Line]:
    """[6.7] The Germans pay for the whole stack."""
    hex = int(before.target)
    values: dict[str, Value] = {"at": at_line(hex), "cost": amount(int(price(before)), TWICE)}
    yield Line("log-buys", values, "6.7", hex_names(hex))


def ordered(before: Known, number: int, after: Known) -> Iterator[Line]:
    """[6.9] Not one step back."""
    yield Line("log-no-retreat", {"side": side_line(SOVIET)}, "6.9")


def called(before: Known, number: int, after: Known) -> Iterator[Line]:
    """[9.4] The Siberian reserve."""
    yield Line("log-siberia", {"early": "yes" if after.called > 1 else "no"}, "9.4")
    yield from arrivals(before, after, SOVIET)


def flight(key: str, first: int) -> Callable[[Known, int, Known], Iterator[Line]]:
    """An air unit over a hex."""

    def told(before: Known, number: int, after: Known) -> Iterator[Line]:
        hex = number - first
        yield Line(key, {"side": side_line(before.side), "place": place_line(hex)}, "6.12", hex_names(hex))

    return told


def journey(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A unit has gone somewhere: on foot, by rail or sea, onto the map, or forward after a battle."""
    if before.step == Step.RETREAT:
        return
    gone = [unit for unit in changed(before, after, "unit_hex") if side_of(unit) == before.side]
    unit = next(unit for unit in gone if is_on_map(after, unit))
    start, goal = int(before.unit_hex[unit]), int(after.unit_hex[unit])
    values: dict[str, Value] = {"unit": name_of(after, unit), "end": place_line(goal), "at": at_line(goal)}
    if before.where[unit] != Where.ON_MAP:
        is_lost = before.where[unit] == Where.LOST
        yield Line("log-replaced" if is_lost else "log-enters", values, "9.3" if is_lost else "9.5", hex_names(goal))
        return
    values["start"] = place_line(start)
    if before.phase == Phase.INITIAL:
        is_rail = after.rails[before.side] < before.rails[before.side]
        key, rule = ("log-rail", "5.7") if is_rail else ("log-sails", "5.8")
        yield Line(key, values, rule, hex_names(start, goal))
    elif before.phase == Phase.MOVEMENT:
        yield Line("log-moves", values, "5.4", hex_names(start, *way_to(before, unit, goal)))
    else:
        yield Line("log-advances", values, "6.11", hex_names(start, *forward(before, unit, goal)))


def forward(before: Known, unit: int, goal: int) -> list[int]:
    """The way of an advance: the vacated hex, perhaps one between, and the goal."""
    between = list(middle(before, unit, goal))[:1]
    return list(dict.fromkeys([int(before.target), *between, goal]))


def ending(after: Known) -> Iterator[Line]:
    """The result, when the game is over."""
    if after.step == Step.OVER:
        yield result(after).line


DEEDS: Final[dict[int, Callable[[Known, int, Known], Iterator[Line]]]] = {
    COMMIT: attack,
    STAND: stand,
    BUY: bought,
    NO_RETREAT: ordered,
    CALL: called,
    GO: journey,
    COVER: flight("log-cover", COVER),
    LIFT: flight("log-lift", LIFT),
}
"""What is told of each kind of order."""
