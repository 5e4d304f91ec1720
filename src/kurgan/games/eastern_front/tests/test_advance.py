"""Chapter 6, sixth part: advances after combat."""

from __future__ import annotations

import re
from itertools import product

import pytest

from kurgan.games.eastern_front.rules.advance import advance_length, breaks_through
from kurgan.games.eastern_front.state import Phase, State, Step, is_held
from kurgan.games.eastern_front.tables.charts import OUTCOME_NAMES, Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.units import FORMATION_BY_CODE
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    drawing,
    drawn,
    goals_of,
    hex_of,
    orders,
    orders_of,
    play,
    position,
    unit,
    where,
)

# [6.11] The chart as the specification has it
CHART = """
| Weather | armour dw, DW | armour DR, X | armour DE | armour BR | cavalry, motorised | infantry |
| Good, Hard Frost | 1 | 2 | 2 | 3 + attack | 1 (DE, BR: 2) | 1 |
| Snow, Soviet | 1 | 2 | 2 | 3 + attack | 2 | 1 |
| Snow, Axis | 1 | 1 | 1 | 2 + attack | 1 | 1 |
| Mud | 1 | 1 | 1 | 1, no attack | 1 | 1 |
"""
HEAD, *ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in CHART.strip().splitlines()]
RESULTS = ("dw", "DW", "DR", "X", "DE", "BR")
ARMOUR = ("de57", "hu1ad", "tk1", "mk1", "su1t")
MOBILE = ("roc", "hum", "sk1", "kk1", "gkk1")
FOOT = ("de1", "de49", "ro1", "su62", "su1g", "su1s", "ab5")


def is_soviet(code: str) -> bool:
    return FORMATION_BY_CODE[code].side == "soviet"


def row_of(weather: Weather, code: str) -> list[str]:
    """The line of the chart for this weather and the side of a unit."""
    names = {
        Weather.GOOD: "Good, Hard Frost",
        Weather.HARD_FROST: "Good, Hard Frost",
        Weather.MUD: "Mud",
        Weather.SNOW: "Snow, Soviet" if is_soviet(code) else "Snow, Axis",
        Weather.SUBARCTIC: "Snow, Soviet" if is_soviet(code) else "Snow, Axis",
    }
    return next(row for row in ROWS if row[0] == names[weather])


def cell_of(code: str, result: str, weather: Weather) -> str:
    """What the chart has for a unit and a result."""
    row = row_of(weather, code)
    if code in FOOT:
        return row[6]
    if code in MOBILE:
        return row[5]
    return next(cell for title, cell in zip(HEAD, row, strict=True) if result in re.split(r"[ ,]+", title))


def hexes_of(cell: str, result: str) -> int:
    """The number of a cell; another one for the results in brackets."""
    exception = re.search(r"\((.*): (\d)\)", cell)
    if exception and result in exception[1].split(", "):
        return int(exception[2])
    return int(cell[0])


def after(code: str, result: str, weather: Weather, phase: Phase = Phase.PREPARED) -> State:
    """This unit has attacked, and this came of it."""
    counters: Counters = {code: "2703"}
    state = position(
        axis=None if is_soviet(code) else counters,
        soviet=counters if is_soviet(code) else None,
        side=SOVIET if is_soviet(code) else AXIS,
        phase=phase,
        weather=weather,
    )
    state.outcome = OUTCOME_NAMES.index(result)
    return state


CASES = list(product((*ARMOUR, *MOBILE, *FOOT), Weather))


@pytest.mark.parametrize(("code", "weather"), CASES)
def test_6_11_each_advance_is_as_the_chart_says(code: str, weather: Weather) -> None:
    for result in RESULTS:
        state = after(code, result, weather)
        expected = hexes_of(cell_of(code, result, weather), result)
        assert advance_length(state, unit(state, code)) == expected, f"{code} {result}"


@pytest.mark.parametrize(("code", "weather"), CASES)
def test_6_11_and_so_is_who_attacks_again(code: str, weather: Weather) -> None:
    state = after(code, "BR", weather)
    is_fast = code in ARMOUR or code in ("roc", "kk1", "gkk1")
    armour_cell = cell_of("tk1" if state.side == SOVIET else "de57", "BR", weather)
    assert breaks_through(state, unit(state, code)) == (is_fast and "+ attack" in armour_cell)
    for result in ("DE", "DR", "X"):
        beaten = after(code, result, weather)
        assert not breaks_through(beaten, unit(beaten, code))


def vacated(axis: Counters, soviet: Counters | None = None, phase: Phase = Phase.PREPARED, die: int = 6) -> State:
    """All of the Axis attack 2803, which one weak army defends: BR, in operational attacks DE."""
    state = position(axis=axis, soviet={"su62": At("2803", defence=1), **(soviet or {})}, phase=phase)
    return play(state, f"attack 2803 {' '.join(code for code, at in axis.items() if at != '3303')}", die)


def test_6_11_first_into_the_vacated_hex_and_then_on() -> None:
    state = vacated({"de57": At("2703", attack=12)})
    assert drawn(area(*goals_of(state, "de57", "advance"))) == drawing("""
        . . . . . . . .
         . x x x . . . .
        . x x x x . . .
         . . x x x . . .
        . x x x x . . .
         . x x x . . . .
        . . . . . . . .
         . . . . . . . .
    """)


def test_6_11_infantry_goes_no_further_than_the_vacated_hex() -> None:
    state = vacated({"de1": At("2703", attack=12)})
    assert goals_of(state, "de1", "advance") == {"2803"}


def test_6_11_nobody_has_to_advance() -> None:
    state = play(vacated({"de57": At("2703", attack=12)}), "done")
    assert (where(state, "de57"), state.step) == ("2703", Step.TARGET)


def test_6_11_each_attacker_decides_for_himself_and_once() -> None:
    state = vacated({"de57": At("2703", attack=12), "de1": At("2703", attack=2)})
    assert set(orders_of(state, "advance")) == {"de57", "de1"}
    play(state, "advance de57 2903")
    assert orders_of(state, "advance") == ["de1"]
    play(state, "advance de1 2803")
    assert (where(state, "de57"), where(state, "de1")) == ("2903", "2803")


def test_6_11_only_attackers_advance() -> None:
    axis: Counters = {"de57": At("2703", attack=12), "de1": "2703"}
    state = position(axis=axis, soviet={"su62": At("2803", defence=1)}, phase=Phase.PREPARED)
    play(state, "attack 2803 de57", 6)
    assert orders_of(state, "advance") == ["de57"]


def test_6_11_what_is_passed_through_is_taken() -> None:
    state = play(vacated({"de57": At("2703", attack=12)}), "advance de57 3003")
    assert all(is_held(state, AXIS, hex_of(name)) for name in ("2803", "2903", "3003"))
    assert not is_held(state, AXIS, hex_of("2902"))


def test_6_11_an_enemy_zone_behind_the_vacated_hex_ends_the_advance() -> None:
    """With enemies in 3002 and 3004 all of 2902, 2903 and 2904 are in their zones, and 3003 lies behind."""
    axis: Counters = {"de57": At("2703", attack=12)}
    goals = goals_of(vacated(axis, {"su64": "3002", "su65": "3004"}), "de57", "advance")
    assert {"2902", "2903", "2904"} <= goals and "3003" not in goals
    assert "3003" in goals_of(vacated(axis, {"su64": "3302", "su65": "3304"}), "de57", "advance")


def test_6_11_nobody_advances_through_enemies() -> None:
    soviet: Counters = {"su64": At("2903", dispersed=True)}
    goals = goals_of(vacated({"de57": At("2703", attack=12)}, soviet), "de57", "advance")
    assert "2903" not in goals and "2902" in goals


def test_6_11_no_advance_where_the_defender_stays() -> None:
    state = position(axis={"de57": "2703"}, soviet={"su62": "2803"}, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 de57", 4)  # 1:1, D
    assert state.step == Step.TARGET


@pytest.mark.parametrize(("die", "hexes"), [(5, 1), (6, 2)])
def test_6_11_after_a_retreat_armour_follows_by_the_chart(die: int, hexes: int) -> None:
    """1:1: dw, then DR."""
    state = position(axis={"de57": "2703"}, soviet={"su62": "2803"}, phase=Phase.OPERATIONAL)
    play(state, "attack 2803 de57", die)
    if state.step == Step.BUY:
        play(state, "decline")
    play(state, "retreat 2903")
    if die == 6:
        play(state, "retreat 3003")
    goals = goals_of(state, "de57", "advance")
    assert "2803" in goals and ("2802" in goals) == (hexes == 2)


def test_6_11_an_emptied_city_that_still_defends_itself_is_not_entered() -> None:
    """Its defenders are driven out of Moscow, but it was never taken."""
    axis: Counters = {"de1": At("2010", attack=12), "de2": At("2010", attack=8)}
    state = position(axis=axis, soviet={"su62": "moscow"}, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, "attack moscow de1 de2", 4)  # 20:10, DW
    play(state, f"retreat {orders_of(state, 'retreat')[0]}")
    assert (state.step, where(state, "de1")) == (Step.TARGET, "2010")
    assert "advance de1" not in orders(state)
