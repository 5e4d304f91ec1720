"""Chapter 8: supply."""

from __future__ import annotations

import pytest

from kurgan.engine.testing.pictures import drawing
from kurgan.games.autumn_storm.rules.combat import attack_value, defence_value
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.map import AXIS, PASSABLE, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    Counters,
    area,
    hex_of,
    knows,
    orders_of,
    pass_turn,
    picture_of,
    play,
    position,
    unit,
)
from kurgan.games.autumn_storm.view import view

FAR_AXIS, FAR_SOVIET = {"71": "0000"}, {"112": "0705"}
AXIS_SOURCES = ("0000", "0003", "0007")
FERRIES = ("0801", "0704", "0806")
RING = ("0203", "0303", "0304", "0205", "0104", "0103")  # around 0204


def is_supplied(state: State, code: str) -> bool:
    return bool(state.supplied[unit(state, code)])


def test_8_1_ground_of_nobody_carries_supply_as_own_ground_does() -> None:
    state = position(axis={"14pz": "0605"}, soviet={"112": "0707"})
    assert is_supplied(state, "14pz")
    assert network(position(axis=FAR_AXIS), AXIS) == PASSABLE


def test_8_1_enemy_ground_cuts_supply() -> None:
    cut = position(axis={"14pz": "0204"}, soviet=FAR_SOVIET, soviet_holds=RING)
    assert not is_supplied(cut, "14pz")
    gap = position(axis={"14pz": "0204"}, soviet=FAR_SOVIET, soviet_holds=RING[1:])
    assert is_supplied(gap, "14pz")


def test_8_1_the_volga_carries_no_supply() -> None:
    state = position(soviet={"95": "0801"}, axis=FAR_AXIS, axis_holds=["0700", "0701", "0704", "0806"], side=SOVIET)
    assert network(state, SOVIET) == area("0801")
    assert is_supplied(state, "95")


def test_8_1_a_zone_of_control_does_not_cut_supply() -> None:
    state = position(axis={"14pz": "0204"}, soviet={"95": "0202", "112": "0104"}, soviet_holds=RING[1:])
    assert is_supplied(state, "14pz")  # by 0203, between two enemies


def test_8_1_the_network_is_all_that_hangs_together_with_a_source() -> None:
    wall = [f"02{row:02}" for row in range(8) if row != 4]
    state = position(axis=FAR_AXIS, soviet_holds=[*wall, "0303", "0304", "0104"])
    assert picture_of(network(state, AXIS)) == drawing("""
        x x . . . . . . . .
        x x . . . . . . . .
        x x . . . . . . . .
        x x . . . . . . . .
        x . x . . . . . . .
        x x . . . . . . . .
        x x . . . . . . . .
        x x . . . . . . . .
    """)


def test_8_1_supply_is_cut_and_restored_with_the_ground() -> None:
    axis: Counters = {"14pz": "0404", "71": At("0102", movement=4)}
    wall = [f"03{row:02}" for row in range(8)]
    state = position(axis=axis, soviet=FAR_SOVIET, soviet_holds=wall)
    assert not is_supplied(state, "14pz")
    play(state, "move 71 0302")
    pass_turn(state)
    assert is_supplied(state, "14pz")


@pytest.mark.parametrize(("side", "sources"), [(AXIS, AXIS_SOURCES), (SOVIET, FERRIES)])
def test_8_2_a_source_under_enemy_control_supplies_nobody(side: int, sources: tuple[str, ...]) -> None:
    for open in (*sources, None):
        taken = [source for source in sources if source != open]
        state = position(
            axis={"14pz": "0304"},
            soviet={"95": "0604"},
            side=side,
            soviet_holds=taken if side == AXIS else (),
            axis_holds=taken if side == SOVIET else (),
        )
        assert is_supplied(state, ("14pz", "95")[side]) == (open is not None)
        assert is_supplied(state, ("95", "14pz")[side])


def test_8_2_a_source_is_no_source_for_the_enemy() -> None:
    state = position(axis={"14pz": "0801"}, soviet=FAR_SOVIET, soviet_holds=AXIS_SOURCES, axis_holds=FERRIES)
    assert not is_supplied(state, "14pz")


def test_8_2_who_stands_on_a_source_has_retaken_it() -> None:
    state = position(axis={"14pz": "0001"}, soviet=FAR_SOVIET, soviet_holds=AXIS_SOURCES)
    play(state, "move 14pz 0000")
    pass_turn(state)
    assert is_supplied(state, "14pz")


def test_8_3_an_unsupplied_unit_has_one_less_attack_defence_and_movement() -> None:
    state = position(
        axis={"14pz": At("0204", attack=6, defence=5, movement=4)}, soviet=FAR_SOVIET, soviet_holds=AXIS_SOURCES
    )
    tanks = unit(state, "14pz")
    assert (attack_value(state, tanks), defence_value(state, tanks), state.points[tanks]) == (5, 4, 3)


def test_8_3_an_unsupplied_unit_gains_no_strength_from_rest() -> None:
    state = position(axis={"14pz": At("0204", damaged=2, disrupted=True)}, soviet=FAR_SOVIET, soviet_holds=AXIS_SOURCES)
    play(state, "rest 14pz")
    assert (state.strength[unit(state, "14pz")], state.disrupted[unit(state, "14pz")]) == (2, 0)
    assert "rest" not in orders_of(state, "14pz")


@pytest.mark.parametrize(("die", "is_shaken"), [(5, True), (6, False)])
def test_8_3_an_unsupplied_unit_recovers_on_six_only(die: int, is_shaken: bool) -> None:
    state = position(
        axis={"14pz": At("0204", disrupted=True)}, soviet=FAR_SOVIET, soviet_holds=AXIS_SOURCES, side=SOVIET
    )
    play(state, "end", die)
    assert state.disrupted[unit(state, "14pz")] == is_shaken


def overlay(state: State, seat: int) -> set[str]:
    """The hexes that a seat's supply overlay shows."""
    return set(view(knows(state, seat), seat).supplied)


def test_8_4_the_overlay_shows_the_network_as_the_side_knows_it() -> None:
    state = position(axis={"14pz": "0204"}, soviet=FAR_SOVIET, soviet_holds=[*RING, "0707"])
    assert overlay(state, AXIS) & {"0204", *RING} == set()
    assert "0707" in overlay(state, AXIS)  # the enemy's, but nobody has seen it
    assert hex_of("0707") not in network(state, AXIS)
    assert "0707" in overlay(state, SOVIET)


def test_8_4_the_overlay_believes_what_was_seen_last() -> None:
    state = position(axis={"14pz": "0002"}, soviet={"95": At("0205", vision=1)})
    pass_turn(state)
    play(state, "move 95 0105")
    assert hex_of("0105") not in network(state, AXIS)
    assert "0105" in overlay(state, AXIS)
