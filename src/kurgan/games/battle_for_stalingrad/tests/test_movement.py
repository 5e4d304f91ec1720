"""Rule 6.3: the three kinds of move."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, let_chance, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import rations, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, move, play_card

MAP = """
    univermag | German 71inf / 76inf | Soviet - / -
    pavlov    | German - / 94inf     | Soviet 45rd / -
    station   | German 305inf / -    | Soviet 95rd / -
    ferry     | German - / -         | Soviet - / 308rd
    tsaritsa  | German 24pz / -      | Soviet - / -
"""


def moves(state: State, code: str) -> set[str]:
    """The areas a Force may move to."""
    return {word.split()[2] for word in orders_of(state, f"move {code}")}


def test_6_3_from_a_perimeter_area_to_any_other_perimeter_area_or_forward() -> None:
    assert moves(table(MAP), "76inf") == {
        *("pavlov/perimeter", "station/perimeter", "ferry/perimeter", "tsaritsa/perimeter"),
        "univermag/control",
    }


def test_6_3_an_advance_is_possible_even_if_the_enemy_is_there() -> None:
    state = table(MAP)
    assert {area for area in moves(state, "94inf") if area.endswith("control")} == {"pavlov/control"}
    after = play(state, move("94inf", "pavlov/control"))
    assert (where(after, "94inf"), where(after, "45rd")) == ("pavlov/control", "pavlov/control")


def test_6_3_from_a_control_area_to_any_other_that_the_enemy_does_not_control() -> None:
    own, contested, empty = "tsaritsa/control", "station/control", "ferry/control"
    assert moves(table(MAP), "71inf") == {own, contested, empty}, "not Pavlov's House, which is Soviet"


def test_6_3_there_is_no_step_back_from_a_control_area_to_a_perimeter_area() -> None:
    for code in ("71inf", "305inf", "24pz"):
        assert {area.split("/")[1] for area in moves(table(MAP), code)} == {"control"}


def test_6_3_a_control_move_may_leave_a_contested_location() -> None:
    after = play(table(MAP), move("305inf", "univermag/control"))
    assert (where(after, "305inf"), rations(after, "305inf")) == ("univermag/control", 3)


def test_6_3_a_location_under_enemy_control_is_entered_only_from_its_own_perimeter() -> None:
    state = table(MAP)
    entering = {word.split()[1] for word in orders(state) if word.endswith(" pavlov/control")}
    assert entering == {"94inf"}
    contested = play(state, move("94inf", "pavlov/control"))
    assert move("71inf", "pavlov/control") in orders(contested), "once it is contested, others may follow"


def test_6_3_the_rules_are_the_same_for_the_soviets() -> None:
    state = table(MAP, turn="soviet")
    assert moves(state, "45rd") == {"station/control", "ferry/control"}
    assert moves(state, "308rd") == {
        *("univermag/perimeter", "pavlov/perimeter", "station/perimeter", "tsaritsa/perimeter"),
        "ferry/control",
    }


@pytest.mark.parametrize(
    "order",
    [move("76inf", "ferry/perimeter"), move("76inf", "univermag/control"), move("71inf", "ferry/control")],
)
def test_6_3_each_kind_of_move_costs_the_force_one_ration(order: str) -> None:
    state = table(MAP)
    after = play(state, order)
    for each in FORCES:
        assert rations(after, each.code) == rations(state, each.code) - (each.code == order.split()[1])


def test_6_3_the_area_a_force_goes_to_must_have_room() -> None:
    state = table("""
        univermag | German 71inf 79inf 389inf / 76inf      | Soviet - / -
        pavlov    | German - / 94inf 295inf 113inf         | Soviet - / -
        station   | German 305inf / -                      | Soviet - / -
    """)
    assert moves(state, "76inf") == {f"{code}/perimeter" for code in ("station", "mamayev", "tractor-works")}
    assert moves(state, "305inf") == {f"{code}/control" for code in ("pavlov", "mamayev", "tractor-works")}


def test_6_3_a_force_may_move_several_times_while_it_can_pay() -> None:
    state = table("pavlov | German - / 71inf(2) | Soviet - / -")
    twice = play(state, move("71inf", "mamayev/perimeter"), move("71inf", "mamayev/control"))
    assert (where(twice, "71inf"), rations(twice, "71inf")) == ("mamayev/control", 0)
    assert not moves(twice, "71inf")


def test_6_3_some_forces_pay_nothing_for_the_moves_their_card_names() -> None:
    state = table("pavlov | German - / 16pz(3) | Soviet - / -")
    after = play(state, move("16pz", "mamayev/perimeter"), move("16pz", "mamayev/control"))
    assert rations(after, "16pz") == 3
    assert rations(play(after, move("16pz", "pavlov/control")), "16pz") == 2, "a control move is not on its card"


def test_6_3_who_moves_freely_may_do_so_without_rations() -> None:
    state = table("pavlov | German - / 16pz(0) | Soviet - / -")
    advanced = play(state, move("16pz", "pavlov/control"))
    assert not moves(advanced, "16pz")


PERIMETERS = """
    pavlov  | German - / {} | Soviet - / -
    station | German - / -  | Soviet - / -
    mamayev | German - / -  | Soviet - / -
"""


def test_6_3_for_nothing_a_force_never_goes_back_to_an_area_it_has_left_in_this_turn() -> None:
    state = play(table(PERIMETERS.format("14pz(0)")), move("14pz", "mamayev/perimeter"))
    assert "pavlov/perimeter" not in moves(state, "14pz")
    onward = play(state, move("14pz", "station/perimeter"))
    assert not moves(onward, "14pz") & {"pavlov/perimeter", "mamayev/perimeter"}
    assert "tractor-works/perimeter" in moves(onward, "14pz"), "where it has not been it still goes for nothing"


def test_6_3_who_can_pay_may_go_back_and_forth_without_limit() -> None:
    state = table(PERIMETERS.format("14pz(6)"))
    for trip in range(7):
        assert rations(state, "14pz") == 6 - max(0, trip - 1), "only the first move is free"
        state = play(state, move("14pz", f"{'pavlov' if trip % 2 else 'mamayev'}/perimeter"))
    assert rations(state, "14pz") == 0
    assert not moves(state, "14pz") & {"pavlov/perimeter", "mamayev/perimeter"}


def test_6_3_an_area_left_by_a_card_is_not_gone_back_to_for_nothing() -> None:
    state = table(PERIMETERS.format("14pz(0)"), hand={"german": "thrust+2"})
    carried = play(state, play_card("thrust+2"), move("14pz", "mamayev/perimeter"), PASS)
    after = let_chance(carried)
    assert "pavlov/perimeter" not in moves(after, "14pz") and "station/perimeter" in moves(after, "14pz")


def test_6_3_in_the_next_player_turn_the_way_back_is_free_again() -> None:
    state = play(table(PERIMETERS.format("14pz(0)")), move("14pz", "mamayev/perimeter"))
    later = end_turn(end_turn(state))
    assert rations(later, "14pz") == 1
    assert rations(play(later, move("14pz", "pavlov/perimeter")), "14pz") == 1


def test_6_3_where_one_force_has_been_another_may_still_go_for_nothing() -> None:
    state = play(table(PERIMETERS.format("14pz(0) 29mot(0)")), move("14pz", "mamayev/perimeter"))
    back = play(state, move("29mot", "mamayev/perimeter"))
    assert rations(back, "29mot") == 0 and where(back, "29mot") == "mamayev/perimeter"


def test_16_6_what_a_location_makes_free_is_not_free_on_the_way_back_either() -> None:
    state = table("""
        station | German 76inf(0) / - | Soviet - / -
        pavlov  | German - / 71inf(0) | Soviet - / -
    """)
    away = play(state, move("71inf", "mamayev/perimeter"))
    assert "pavlov/perimeter" not in moves(away, "71inf")
    assert "tractor-works/perimeter" in moves(away, "71inf")


def test_14_12_a_card_takes_a_force_back_and_pays_for_it() -> None:
    state = table(PERIMETERS.format("14pz(0)"), hand={"german": "thrust+2"})
    away = play(state, move("14pz", "mamayev/perimeter"))
    carried = play(away, play_card("thrust+2"))
    assert "pavlov/perimeter" in moves(carried, "14pz")
