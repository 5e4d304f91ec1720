"""Chapter 10: control of hexes."""

from __future__ import annotations

from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.state import controlled, standing
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, area, pass_turn, play, position, where


def test_10_1_a_hex_belongs_to_the_last_side_that_had_a_unit_on_it() -> None:
    state = position(axis={"14pz": "0204"}, soviet={"112": "0705"})
    play(state, "move 14pz 0203")
    assert controlled(state, AXIS) == area("0204", "0203")


def test_10_1_passing_through_is_enough() -> None:
    state = position(axis={"14pz": "0000"}, soviet={"112": "0705"}, soviet_holds=["0001", "0002", "0003"])
    play(state, "move 14pz 0004")
    assert controlled(state, AXIS) == area("0000", "0001", "0002", "0003", "0004")
    assert controlled(state, SOVIET) == area("0705")


def test_10_1_a_retreat_takes_the_hex_it_leads_to() -> None:
    state = position(axis={"14pz": At("0203", attack=8)}, soviet={"95": "0204"}, axis_holds=["0205", "0304", "0104"])
    play(state, "attack 14pz 0204", 4)
    place = where(state, "95")
    assert place in ("0205", "0304", "0104")
    assert controlled(state, SOVIET) == area("0204", place)
    assert controlled(state, AXIS) == area("0203", "0205", "0304", "0104") - area(place)


def test_10_1_who_is_driven_out_keeps_the_hex_until_the_enemy_enters_it() -> None:
    state = position(axis={"14pz": At("0203", attack=8)}, soviet={"95": "0204"})
    play(state, "attack 14pz 0204", 6)
    assert area("0204") & controlled(state, SOVIET)
    play(state, "move 14pz 0204")
    assert area("0204") & controlled(state, AXIS)


def test_10_1_the_hex_of_a_lost_unit_stays_with_its_side() -> None:
    state = position(axis={"14pz": At("0203", attack=8)}, soviet={"95": At("0204", strength=1), "112": "0705"})
    play(state, "attack 14pz 0204", 6)
    assert where(state, "95") == "lost"
    assert controlled(state, SOVIET) == area("0204", "0705")


def test_10_1_a_zone_of_control_is_not_control() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0203"})
    assert controlled(pass_turn(state), AXIS) == area("0202")


def test_10_2_at_the_start_each_side_controls_the_hexes_under_its_units() -> None:
    state = GAME.start("published", {})
    for side in (AXIS, SOVIET):
        assert controlled(state, side) == standing(state, side)
    assert (len(controlled(state, AXIS)), len(controlled(state, SOVIET))) == (9, 10)
