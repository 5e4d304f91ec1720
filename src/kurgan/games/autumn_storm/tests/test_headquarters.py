"""Chapter 11: headquarters."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, knows, orders, orders_of, pass_turn, play, position
from kurgan.games.autumn_storm.view import view

FAR = {"112": "0705"}


def staffed(axis: Counters, command: int = 6, free_orders: bool = True) -> State:
    """LI Corps at 0003 and these units; so many command points left."""
    state = position(axis={"li": At("0003", attack=0), **axis}, soviet=FAR, free_orders=free_orders)
    state.command = command
    return state


def test_11_1_a_headquarters_brings_a_command_point_each_upkeep() -> None:
    state = position(axis={"li": "0003"}, soviet=FAR)
    assert state.command == 7
    assert pass_turn(pass_turn(state)).command == 7


def test_11_1_a_lost_headquarters_brings_none() -> None:
    state = position(
        axis={"li": At("0003", strength=1), "71": "0000"}, soviet={"95": At("0004", attack=8)}, side=SOVIET
    )
    play(state, "attack 95 0003", 6)
    assert pass_turn(state).command == 6


@pytest.mark.parametrize(("place", "left"), [("0000", 6), ("0103", 6), ("0302", 6), ("0007", 5), ("0402", 5)])
def test_11_2_an_order_within_three_hexes_of_the_headquarters_is_free(place: str, left: int) -> None:
    state = staffed({"14pz": At(place, movement=2)})
    play(state, next(words for words in orders(state) if words.startswith("move 14pz")))
    assert state.command == left


def test_11_2_only_the_first_such_order_is_free() -> None:
    state = staffed({"14pz": "0002", "71": "0004"})
    assert play(state, "move 14pz 0001").command == 6
    assert play(state, "move 71 0005").command == 5
    assert play(state, "move 14pz 0000").command == 4


def test_11_2_an_order_far_away_does_not_use_it_up() -> None:
    state = staffed({"14pz": "0002", "71": "0007"})
    assert play(state, "move 71 0006").command == 5
    assert play(state, "move 14pz 0001").command == 5


def test_11_2_the_headquarters_itself_may_have_it() -> None:
    assert play(staffed({}), "move li 0004").command == 6


def test_11_2_each_faction_turn_has_its_own() -> None:
    state = play(staffed({"14pz": "0002"}), "move 14pz 0001")
    pass_turn(pass_turn(state))
    assert play(state, "move 14pz 0002").command == 7


def test_11_2_it_can_be_given_without_command_points() -> None:
    state = staffed({"14pz": "0002", "71": "0007"}, command=0)
    assert orders_of(state, "71") == []
    play(state, "move 14pz 0001")
    assert (state.command, orders(state)) == (0, ["end"])


def test_11_2_attack_recon_and_rest_may_be_the_free_order() -> None:
    state = staffed({"recbn": At("0002", damaged=1)})
    assert play(state, "rest recbn").command == 6
    assert play(staffed({"recbn": "0002"}), "recon recbn").command == 6
    front = position(axis={"li": "0003", "14pz": "0002"}, soviet={"95": "0001"}, free_orders=True)
    assert play(front, "attack 14pz 0001", 4).command == 7


def test_11_2_a_bombardment_is_never_free() -> None:
    state = position(axis={"li": "0003", "14pz": "0002"}, soviet={"95": "0001"}, free_orders=True)
    assert play(state, "bombard 0001", 1).command == 6
    assert play(state, "move li 0004").command == 6


def test_11_2_the_enemys_headquarters_helps_nobody() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"62a": "0205"}, free_orders=True)
    assert play(state, "move 14pz 0202").command == 5


def test_11_2_a_lost_headquarters_gives_no_free_order() -> None:
    axis: Counters = {"li": At("0003", strength=1), "14pz": "0001"}
    state = position(axis=axis, soviet={"95": At("0004", attack=8)}, side=SOVIET, free_orders=True)
    play(state, "attack 95 0003", 6)
    pass_turn(state)
    assert GAME.prompt(knows(state, AXIS), AXIS).values["free"] == "no"
    assert play(state, "move 14pz 0000").command == 5


def test_11_2_a_scenario_may_switch_it_off() -> None:
    state = staffed({"14pz": "0002"}, free_orders=False)
    assert play(state, "move 14pz 0001").command == 5


@pytest.mark.parametrize(("choice", "is_on"), [("scenario", 1), ("on", 1), ("off", 0)])
def test_11_2_an_option_of_the_match_may_switch_it_off(choice: str, is_on: int) -> None:
    assert GAME.start("published", {"free-orders": choice}).free_orders == is_on


def test_11_2_the_view_shows_where_the_free_order_can_be_given_until_it_is() -> None:
    state = position(axis={"li": "0002", "71": "0004", "14pz": "0406"}, soviet={"95": "0705"}, free_orders=True)
    shown = view(knows(state, AXIS), AXIS)
    assert shown.has_free_order and "0004" in shown.staff and "0406" not in shown.staff
    assert not view(knows(state, SOVIET), SOVIET).has_free_order, "it is not its turn"
    assert "0004" not in view(knows(state, SOVIET), SOVIET).staff
    play(state, "move 71 0005")
    assert not view(knows(state, AXIS), AXIS).has_free_order


def test_11_2_without_the_rule_no_headquarters_has_an_area() -> None:
    assert view(knows(position(axis={"li": "0002"}), AXIS), AXIS).staff == []
