"""Chapter 5: movement."""

from __future__ import annotations

from kurgan.engine.hexset import around
from kurgan.engine.testing.pictures import drawing
from kurgan.games.autumn_storm.rules.fog import is_identified
from kurgan.games.autumn_storm.rules.movement import destinations, known_zone
from kurgan.games.autumn_storm.state import State, controlled
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, OFF_MAP, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    area,
    hex_of,
    knows,
    orders_of,
    picture_of,
    play,
    position,
    unit,
    where,
)

FAR = {"112": "0705"}


def reached(state: State, code: str) -> str:
    """A picture of where a unit may end its move."""
    return picture_of(destinations(state, unit(state, code)))


def way_of(state: State) -> list[str]:
    """The hexes of the last move."""
    return [GRID.name(place) for place in state.way if place != OFF_MAP]


def test_5_1_a_unit_moves_as_far_as_its_points_pay_the_terrain() -> None:
    picture = """
        . = . . c c F F ~ ~
        . . = . c c F c B ~
        . . . A c ^ c c ~ ~
        . = . c c c c c ~ ~
        . . = c c c c B ~ ~
        . . . c c F c c ~ ~
        . = . c c F c c B ~
        . . . . c c c c ~ ~
    """
    state = position(axis={"14pz": At("A", movement=3)}, soviet=FAR, picture=picture)
    assert reached(state, "14pz") == drawing("""
        . x x x . . . . . .
        x x x x x . . . . .
        x x x . x . . . . .
        x x x x x . . . . .
        x x x . . . . . . .
        . . x . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    """)


def test_5_1_a_move_costs_one_command_point() -> None:
    state = position(axis={"14pz": "0000"}, soviet=FAR)
    assert play(state, "move 14pz 0003").command == 5


def test_5_1_the_path_is_the_cheapest_not_the_shortest() -> None:
    state = position(axis={"14pz": At("0400", movement=8)}, soviet=FAR)
    play(state, "move 14pz 0403")  # straight down through the ruins would cost 6
    assert way_of(state) == ["0300", "0301", "0302", "0403"]
    assert state.points[unit(state, "14pz")] == 3


def test_5_1_a_unit_may_move_again_with_what_it_has_left() -> None:
    state = position(axis={"14pz": At("0000", movement=4)}, soviet=FAR)
    play(state, "move 14pz 0003")
    assert (state.points[unit(state, "14pz")], state.command) == (1, 5)
    assert orders_of(state, "14pz") == ["move 0002", "move 0004", "move 0102", "move 0103"]
    play(state, "move 14pz 0004")
    assert (state.points[unit(state, "14pz")], state.command) == (0, 4)
    assert orders_of(state, "14pz") == []


def test_5_2_a_unit_passes_through_own_units_but_ends_in_an_empty_hex() -> None:
    wall = {code: f"01{row:02}" for row, code in enumerate(["71", "94", "295", "389", "76", "79", "305", "100j"])}
    state = position(axis={"14pz": At("0002", movement=2), **wall}, soviet=FAR)
    goals = orders_of(state, "14pz")
    assert "move 0202" in goals
    assert not any(f"move {place}" in goals for place in wall.values())
    play(state, "move 14pz 0202")
    assert where(state, "14pz") == "0202"
    assert {code: where(state, code) for code in wall} == wall


def test_5_2_nobody_passes_through_enemies() -> None:
    state = position(axis={"14pz": At("0002", movement=8)}, soviet={"95": "0003"}, event=Card.NIGHT_ASSAULT)
    assert not known_zone(state, AXIS) and known_zone(state, SOVIET) == around(area("0002"))
    assert "move 0003" not in orders_of(state, "14pz")
    play(state, "move 14pz 0004")
    assert state.points[unit(state, "14pz")] == 5  # three steps round, not two through


def test_5_2_nobody_crosses_the_volga() -> None:
    state = position(soviet={"95": At("0806", movement=8)}, side=SOVIET)
    assert all(GRID.column_row(goal)[0] < 8 for goal in destinations(state, unit(state, "95")))
    assert hex_of("0707") in destinations(state, unit(state, "95"))


def test_5_2_nobody_leaves_the_field_of_the_scenario() -> None:
    state = position(axis={"14pz": At("0303", movement=8)}, soviet={"95": "0705"}, field=("0302-0504", "0705"))
    goals = destinations(state, unit(state, "14pz"))
    assert {GRID.column_row(goal)[0] for goal in goals} == {3, 4, 5}
    assert {GRID.column_row(goal)[1] for goal in goals} == {2, 3, 4}


def test_5_3_a_unit_stops_when_it_enters_an_enemy_zone() -> None:
    picture = """
        . = . . c c F F ~ ~
        A . = . c c F c B ~
        . . . = c ^ c c ~ ~
        . = S c c c c c ~ ~
        . . = c c c c B ~ ~
        . . . c c F c c ~ ~
        . = . c c F c c B ~
        . . . . c c c c ~ ~
    """
    soviet = {"95": "S"}
    state = position(axis={"14pz": At("A", movement=5), "recbn": "0000"}, soviet=soviet, picture=picture)
    assert reached(state, "14pz") == drawing("""
        . x x x x . . . . .
        . x x x x . . . . .
        x x x x x . . . . .
        x x . . . . . . . .
        x x x . . . . . . .
        x x x . . . . . . .
        x . . . . . . . . .
        . . . . . . . . . .
    """)
    play(state, "move 14pz 0102")
    assert state.points[unit(state, "14pz")] == 0


def test_5_3_a_zone_is_the_six_hexes_around_any_enemy_unit_even_a_headquarters() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"62a": "0204"})
    assert known_zone(state, AXIS) == area("0203", "0303", "0304", "0205", "0104", "0103")


def test_5_3_own_units_do_not_lift_a_zone() -> None:
    state = position(axis={"14pz": At("0201", movement=4), "71": "0202"}, soviet={"95": "0203"})
    assert "move 0303" not in orders_of(state, "14pz")
    play(state, "move 14pz 0302")
    assert state.points[unit(state, "14pz")] == 0


def test_5_4_no_step_leads_from_zone_to_zone_not_even_the_first() -> None:
    state = position(axis={"14pz": At("0203", movement=1)}, soviet={"95": "0303"})
    assert hex_of("0203") in known_zone(state, AXIS)
    assert orders_of(state, "14pz") == ["move 0102", "move 0103", "move 0202", "attack 0303"]


def test_5_4_a_free_hex_leads_round_from_one_zone_to_another() -> None:
    state = position(axis={"14pz": At("0203", movement=2)}, soviet={"95": "0303"})
    assert "move 0204" in orders_of(state, "14pz")
    play(state, "move 14pz 0204")
    assert way_of(state) == ["0103", "0204"]
    assert state.points[unit(state, "14pz")] == 0


def test_5_4_from_zone_to_zone_of_another_enemy_is_forbidden_too() -> None:
    soviet = {"95": "0303", "84tk": "0005"}
    state = position(axis={"14pz": At("0203", movement=1), "71": "0104"}, soviet=soviet)
    assert hex_of("0103") not in known_zone(state, AXIS)
    state = position(axis={"14pz": At("0203", movement=1), "71": "0104"}, soviet={**soviet, "308": "0003"})
    assert hex_of("0103") in known_zone(state, AXIS)
    assert orders_of(state, "14pz") == ["move 0202", "attack 0303"]


def test_5_4_night_assault_lifts_both_rules() -> None:
    soviet = {"95": "0303"}
    state = position(axis={"14pz": At("0203", movement=4)}, soviet=soviet, event=Card.NIGHT_ASSAULT)
    play(state, "move 14pz 0304")
    assert way_of(state) == ["0204", "0304"]
    assert state.points[unit(state, "14pz")] == 1


def test_5_4_the_points_left_count_after_leaving_a_zone() -> None:
    state = position(axis={"14pz": At("0203", movement=3)}, soviet={"95": "0303"})
    play(state, "move 14pz 0103")
    assert state.points[unit(state, "14pz")] == 2


def ambush(card: Card = Card.NONE) -> State:
    """The panzers drive south along the edge; a rifle division nobody sees stands in their way."""
    return position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": At("0005", vision=1)}, event=card)


def test_5_5_a_hidden_zone_stops_the_unit_in_it_though_the_way_is_clear() -> None:
    state = position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": At("0105", vision=1)})
    assert "move 0006" in orders_of(state, "14pz")
    play(state, "move 14pz 0006")
    assert (where(state, "14pz"), state.points[unit(state, "14pz")]) == ("0005", 0)
    assert where(knows(state, AXIS), "95") == "0105"


def test_5_5_before_a_hidden_enemy_its_zone_stops_the_unit() -> None:
    state = ambush()
    assert "move 0005" in orders_of(state, "14pz")
    play(state, "move 14pz 0006")
    assert (where(state, "14pz"), state.points[unit(state, "14pz")]) == ("0004", 0)
    assert is_identified(state, unit(state, "95"))
    assert where(knows(state, AXIS), "95") == "0005"


def test_5_5_a_hidden_enemy_in_the_next_hex_stops_the_unit_before_it() -> None:
    state = ambush(Card.NIGHT_ASSAULT)
    play(state, "move 14pz 0006")
    assert (where(state, "14pz"), state.points[unit(state, "14pz")]) == ("0004", 0)
    assert where(knows(state, AXIS), "95") == "0005"


def test_5_5_at_night_a_hidden_zone_stops_nobody() -> None:
    state = ambush(Card.NIGHT_ASSAULT)
    play(state, "move 14pz 0104")
    assert (where(state, "14pz"), state.points[unit(state, "14pz")]) == ("0104", 3)


def test_5_5_the_ground_walked_before_the_ambush_is_taken() -> None:
    state = play(ambush(), "move 14pz 0006")
    assert controlled(state, AXIS) == area("0000", "0001", "0002", "0003", "0004")
    assert state.command == 5


def test_5_5_hidden_enemies_do_not_change_what_is_offered() -> None:
    seen = orders_of(ambush(), "14pz")
    nobody = position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": At("0705", vision=1)})
    assert seen == orders_of(nobody, "14pz")


def test_5_5_an_unknown_enemy_in_sight_is_no_ambush_but_a_zone() -> None:
    state = position(axis={"14pz": At("0003", movement=8)}, soviet={"95": "0005"})
    assert not is_identified(state, unit(state, "95"))
    assert "move 0005" not in orders_of(state, "14pz")
    assert hex_of("0004") in known_zone(knows(state, AXIS), AXIS)
