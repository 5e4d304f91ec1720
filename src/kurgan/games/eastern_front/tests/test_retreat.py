"""Chapter 6, fifth part: retreats."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.state import Phase, State, Step, is_held
from kurgan.games.eastern_front.tables.charts import Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    area,
    drawing,
    drawn,
    hex_of,
    orders_of,
    play,
    position,
    stack,
    unit,
    where,
)

TARGET = "2903"


def beaten(
    axis: Counters, soviet: Counters | None = None, die: int = 6, target: str = TARGET, joining: str = ""
) -> State:
    """The Axis attacks in the snow at 1:1; a six is DR."""
    defenders: Counters = soviet or {"su62": TARGET}
    state = position(axis=axis, soviet=defenders, phase=Phase.OPERATIONAL, weather=Weather.SNOW, month="1942-12")
    return play(state, f"attack {target} {joining or ' '.join(axis)}", die)


def ways(state: State) -> str:
    """A picture of where the beaten stack may be driven next."""
    return drawn(area(*orders_of(state, "retreat")))


def test_6_10_away_from_the_attackers_first_one_hex() -> None:
    """de1 in 2803 attacks 2903; 2802, 2804 and the hexes beside the attack are in its zone."""
    assert ways(beaten({"de1": "2803"})) == drawing("""
        . . . . . . . .
         . . . . . . . .
        . . . . x . . .
         . . . . x . . .
        . . . . x . . .
         . . . . . . . .
        . . . . . . . .
         . . . . . . . .
    """)


def test_6_10_the_second_hex_is_two_from_the_attacked_one_and_no_closer_to_the_attackers() -> None:
    state = play(beaten({"de1": "2803"}), "retreat 3002")
    assert ways(state) == drawing("""
        . . . . . . . .
         . . . x x . . .
        . . . . . x . .
         . . . . . . . .
        . . . . . . . .
         . . . . . . . .
        . . . . . . . .
         . . . . . . . .
    """)


def test_6_10_with_attackers_on_two_sides_it_comes_no_closer_to_either() -> None:
    """2902 lies next to de1 and 3004 next to de2; from 3003 the hexes south-west of it would be nearer to de2."""
    state = beaten({"de1": At("2803", attack=2), "de2": At("2904", attack=2)})
    assert set(orders_of(state, "retreat")) == {"3002", "3003"}
    play(state, "retreat 3003")
    assert set(orders_of(state, "retreat")) == {"3102", "3103", "3104"}


def test_6_10_never_into_an_enemy_zone() -> None:
    axis: Counters = {"de1": "2803", "de2": "3103"}
    state = beaten(axis, joining="de1")
    assert set(orders_of(state, "retreat")) == {"3002", "3004"}  # 3003 is next to de2
    dispersed: Counters = {"de1": "2803", "de2": At("3103", dispersed=True)}
    assert set(orders_of(beaten(dispersed, joining="de1"), "retreat")) == {"3002", "3003", "3004"}


def test_6_10_unless_a_friend_stands_there() -> None:
    axis: Counters = {"de1": "2803", "de2": "3103"}
    state = beaten(axis, {"su62": TARGET, "tk1": "3003"}, joining="de1")
    assert set(orders_of(state, "retreat")) == {"3002", "3003", "3004"}
    play(state, "retreat 3003")
    assert stack(state, "3003") == {"su62", "tk1"}


def test_6_10_not_into_enemies_not_even_dispersed_ones() -> None:
    axis: Counters = {"de1": "2803", "de2": At("3003", dispersed=True)}
    assert set(orders_of(beaten(axis, joining="de1"), "retreat")) == {"3002", "3004"}


def test_6_10_the_attacker_chooses() -> None:
    state = beaten({"de1": "2803"})
    assert (state.step, state.side) == (Step.RETREAT, AXIS)
    for words in ("retreat 3004", "retreat 3005"):
        play(state, words)
    assert where(state, "su62") == "3005"


def test_6_10_the_whole_stack_goes_together() -> None:
    state = beaten({"de1": At("2803", attack=6)}, {"su62": TARGET, "tk1": At(TARGET, defence=2)})
    play(state, "retreat 3003")
    assert stack(state, "3003") == {"su62", "tk1"} and not stack(state, TARGET)


def test_6_10_where_there_is_one_way_nobody_is_asked() -> None:
    axis: Counters = {"de1": "2803", "de2": At("3002", dispersed=True), "de4": At("3004", dispersed=True)}
    state = beaten(axis, joining="de1", die=5)  # dw
    assert (where(state, "su62"), state.step) == ("3003", Step.ADVANCE)


@pytest.mark.parametrize(("month", "is_frozen"), [("1942-12", False), ("1943-01", True)])
def test_6_10_nobody_retreats_over_open_water_but_over_ice(month: str, is_frozen: bool) -> None:
    """Novgorod, 1405: attacked from 1404 in the north, with Lake Ilmen behind it."""
    axis: Counters = {"de2": At("1404", attack=6)}
    soviet: Counters = {"tk1": "1405"}
    state = position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, weather=Weather.SNOW, month=month)
    play(state, "attack 1405 de2", 5)
    assert state.step == Step.RETREAT
    assert ("1506" in orders_of(state, "retreat")) == is_frozen


def test_6_10_nobody_leaves_the_field() -> None:
    field = [f"{column:02}{row:02}" for column in range(26, 31) for row in range(6)]
    axis, soviet = {"de1": "2902"}, {"su62": "3002"}
    state = position(axis=axis, soviet=soviet, phase=Phase.OPERATIONAL, weather=Weather.SNOW, field=field)
    play(state, "attack 3002 de1", 5)
    assert set(orders_of(state, "retreat")) == {"3001", "3003"}


def test_6_10_finns_are_not_driven_south_nor_hungarians_into_romania() -> None:
    state = position(axis={"fi2": "1301"}, soviet={"su23": At("1300", attack=8)}, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, "attack 1301 su23", 5)
    assert "1402" not in orders_of(state, "retreat")
    state = position(axis={"hu3": "0728"}, soviet={"su18": At("0727", attack=8)}, side=SOVIET, phase=Phase.OPERATIONAL)
    play(state, "attack 0728 su18", 5)
    assert not set(orders_of(state, "retreat")) & {"0828", "0829", "0729"}


def test_6_10_who_is_driven_into_a_hex_of_the_enemy_holds_it() -> None:
    state = position(
        axis={"de1": "2803"},
        soviet={"su62": TARGET},
        axis_holds=["3002", "3003"],
        phase=Phase.OPERATIONAL,
        weather=Weather.SNOW,
    )
    play(state, f"attack {TARGET} de1", 5)
    play(state, "retreat 3003")
    assert is_held(state, SOVIET, hex_of("3003")) and not is_held(state, AXIS, hex_of("3003"))
    assert is_held(state, AXIS, hex_of("3002"))


@pytest.mark.parametrize(("die", "steps"), [(5, 1), (6, 2)])
def test_2_3_a_retreat_is_no_move(die: int, steps: int) -> None:
    axis: Counters = {"ro1": TARGET}
    state = position(axis=axis, soviet={"su62": "3003"}, side=SOVIET, phase=Phase.OPERATIONAL, weather=Weather.SNOW)
    play(state, f"attack {TARGET} su62", die)
    for hex in ("2803", "2703")[:steps]:
        play(state, f"retreat {hex}")
    play(state, "done")
    assert (where(state, "ro1"), state.moved[unit(state, "ro1")]) == (("2803", "2703")[steps - 1], 0)
