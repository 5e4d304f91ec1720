"""Chapter 6, last part: air units."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.air import is_in_range
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND, SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    hex_of,
    names,
    orders,
    orders_of,
    pass_turn,
    play,
    played,
    position,
    unit,
)

BASE = "gorky"  # 2609, six to nine hexes from the plain


def duel(air: tuple[int, int] = (1, 0), phase: Phase = Phase.PREPARED) -> State:
    axis: Counters = {"de1": "2703", "de2": "3003"}
    soviet: Counters = {"su62": "2803", "su64": "3103"}
    return position(axis=axis, soviet=soviet, axis_holds=[BASE], phase=phase, air=air)


def test_6_12_an_air_unit_is_worth_a_column_in_one_attack() -> None:
    state = duel()
    assert column_of(state, "2803", "de1") == "1:1"
    assert column_of(state, "2803", "de1", "air") == "3:2"
    play(state, "attack 2803 de1 air", 3)
    assert state.air[AXIS] == 0
    play(state, "attack 3103")
    assert "fly" not in orders(state)


def test_6_12_one_air_unit_an_attack() -> None:
    state = played(duel(air=(2, 0)), "attack 2803")
    play(state, "fly")
    assert "fly" not in orders(state)


def test_6_12_a_plan_that_is_called_off_costs_none() -> None:
    state = duel()
    for words in ("attack 2803", "fly", "call-off"):
        play(state, words)
    assert state.air[AXIS] == 1
    play(state, "attack 3103")
    assert "fly" in orders(state)


@pytest.mark.parametrize(
    ("base", "target", "reaches"),
    [
        ("gorky", "2601", True),  # eight hexes
        ("gorky", "2600", False),  # nine
        ("moscow", "2803", False),  # eleven
        ("klin", "2010", False),  # a town is no base, wherever it is
        ("kursk", "1919", True),
    ],
)
def test_6_12_within_eight_hexes_of_a_city_of_its_side(base: str, target: str, reaches: bool) -> None:
    everything = names(LAND) - {GRID.name(hex_of(base))}
    state = position(axis_holds=[base], soviet_holds=everything)
    assert is_in_range(state, AXIS, hex_of(target)) == reaches
    assert not is_in_range(position(soviet_holds=names(LAND)), AXIS, hex_of(target))


def test_6_12_an_attack_out_of_range_has_no_air_unit() -> None:
    axis: Counters = {"de1": "2703"}
    state = position(axis=axis, soviet={"su62": "2803"}, phase=Phase.PREPARED, air=(1, 0))
    play(state, "attack 2803")
    assert "fly" not in orders(state)


def test_6_12_an_air_unit_over_a_hex_takes_a_column_until_its_sides_next_turn() -> None:
    covered = position(
        axis={"de1": At("2703", attack=6)}, soviet={"su62": "2803"}, side=SOVIET, phase=Phase.INITIAL, air=(0, 1)
    )
    assert orders_of(covered, "cover") == ["2803"]
    play(covered, "cover 2803")
    assert (covered.air[SOVIET], orders_of(covered, "cover")) == (0, [])
    pass_turn(covered)
    play(covered, "end")
    assert covered.phase == Phase.PREPARED
    assert column_of(covered, "2803", "de1") == "1:1"  # 6:4 is 3:2
    pass_turn(covered)
    assert (covered.side, covered.air[SOVIET]) == (SOVIET, 1)
    pass_turn(covered)
    play(covered, "end")
    assert column_of(covered, "2803", "de1") == "3:2"


def test_6_12_one_air_unit_a_hex() -> None:
    state = position(soviet={"su62": "2803", "su64": "3103"}, side=SOVIET, phase=Phase.INITIAL, air=(0, 2))
    play(state, "cover 2803")
    assert orders_of(state, "cover") == ["3103"]


def test_6_12_attack_and_defence_in_the_air_cancel_out() -> None:
    covered = position(
        axis={"de1": "2703"}, soviet={"su62": "2803"}, axis_holds=[BASE], side=SOVIET, phase=Phase.INITIAL, air=(1, 1)
    )
    play(covered, "cover 2803")
    pass_turn(covered)
    play(covered, "end")
    assert column_of(covered, "2803", "de1") == "1:2"
    assert column_of(covered, "2803", "de1", "air") == "1:1"


def cut_off() -> State:
    """Nobody is in supply, and the Soviets have one air unit, and Gorky."""
    return position(
        soviet={"su62": At("2803", attack=6, hungry=1), "su64": At("3103", hungry=1)},
        axis={"ro1": At("2903", defence=3)},
        axis_holds=names(LAND),
        soviet_holds=[BASE],
        soviet_sources=(),
        side=SOVIET,
        phase=Phase.INITIAL,
        air=(0, 1),
    )


def test_6_12_an_air_unit_supplies_one_hex_that_is_cut_off() -> None:
    state = cut_off()
    assert sorted(orders_of(state, "supply")) == ["2803", "3103"]
    play(state, "supply 2803")
    assert (state.air[SOVIET], orders_of(state, "supply")) == (0, [])


def test_6_12_who_is_in_supply_needs_none() -> None:
    state = position(soviet={"su62": "2803"}, side=SOVIET, phase=Phase.INITIAL, air=(0, 1))
    assert orders_of(state, "supply") == []


def test_6_12_air_units_come_and_go_with_the_months() -> None:
    state = position(axis={"de1": "2703"}, soviet={"su62": "0717"}, phase=Phase.INITIAL, air=(2, 0), month="1942-05")
    assert state.air[AXIS] == 2
    state.air_until[AXIS, 0] = state.month
    state.air_from[AXIS, 2], state.air_until[AXIS, 2] = state.month + 2, state.month + 2
    counts = []
    for _ in range(3):
        pass_turn(pass_turn(state))
        counts.append(int(state.air[AXIS]))
    assert counts == [1, 2, 1] and state.step == Step.INITIAL


def test_6_12_a_unit_supplied_from_the_air_moves_and_attacks_as_if_it_were_supplied() -> None:
    state = cut_off()
    assert column_of(played(state, "end"), "2903", "su62") == "1:1"
    play(state, "supply 2803")
    play(state, "end")
    assert column_of(state, "2903", "su62") == "2:1"
    assert state.hungry[unit(state, "su62")] == 1
