"""Chapter 9: recovery, replacements, reinforcements."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.replacements import city_factors, factories
from kurgan.games.eastern_front.rules.sequence import begin_side
from kurgan.games.eastern_front.state import GONE_FOR_GOOD, Phase, State, Where
from kurgan.games.eastern_front.tables.map import AXIS, LAND, SOVIET, month_number
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    goals_of,
    is_dispersed,
    names,
    orders,
    orders_of,
    pass_turn,
    play,
    position,
    stack,
    unit,
    where,
)


@pytest.mark.parametrize(
    ("enemy", "recovers"),
    [
        (None, True),
        (At("2903"), False),  # next to it
        (At("2903", dispersed=True), True),
        (At("3003"), True),
    ],
)
def test_9_1_a_dispersed_unit_recovers_at_once_unless_an_enemy_in_good_order_is_next_to_it(
    enemy: At | None, recovers: bool
) -> None:
    axis: Counters = {"de1": At("2803", dispersed=True)}
    state = position(axis=axis, soviet={"su62": enemy} if enemy else None, phase=Phase.INITIAL)
    assert is_dispersed(state, "de1") != recovers


def test_9_1_otherwise_it_recovers_when_it_has_done_nothing_for_the_turn() -> None:
    axis: Counters = {"de1": At("2803", dispersed=True), "de2": "2603"}
    state = position(axis=axis, soviet={"su62": "2903"}, phase=Phase.INITIAL)
    play(state, "end")
    assert is_dispersed(state, "de1") and orders_of(state, "move") == ["de2"]
    pass_turn(state)
    assert not is_dispersed(state, "de1")


def test_9_1_only_the_own_initial_phase_counts() -> None:
    axis: Counters = {"de1": At("2803", dispersed=True)}
    state = position(axis=axis, soviet={"su62": "3303"}, side=SOVIET, phase=Phase.INITIAL)
    assert is_dispersed(state, "de1")
    pass_turn(state)
    assert (state.side, is_dispersed(state, "de1")) == (AXIS, False)


def test_9_1_whoever_is_dispersed_in_his_own_attack_stays_so_until_his_next_turn() -> None:
    axis: Counters = {"de1": At("2803", attack=5), "de2": At("2803", attack=1)}
    state = position(axis=axis, soviet={"su62": At("2903", defence=5)}, phase=Phase.OPERATIONAL)
    play(state, "attack 2903 de1 de2", 1)  # AE: five factors
    play(state, "lose de1")
    pass_turn(state)
    assert state.side == SOVIET and is_dispersed(state, "de2")


def test_9_1_without_supply_there_is_no_recovery_at_all() -> None:
    axis: Counters = {"de1": At("2803", dispersed=True, hungry=1)}
    state = position(axis=axis, axis_sources=(), phase=Phase.INITIAL)
    assert is_dispersed(state, "de1")
    pass_turn(state)
    assert is_dispersed(state, "de1")


LOST = At("2803", attack=3, defence=4, where=Where.LOST)


def axis_turn(turn: int, infantry: int = 0, armour: int = 0) -> State:
    """The Axis begins its turn with so many factors saved; it has lost a corps, panzers and Romanians."""
    axis: Counters = {
        "de1": LOST,
        "de57": At("2803", attack=6, defence=5, where=Where.LOST),
        "ro1": At("2803", attack=1, defence=1, where=Where.LOST),
        "de2": "0217",
    }
    state = position(axis=axis, control="1942-06", turn=turn)
    state.infantry_factors[AXIS], state.armour_factors[AXIS] = infantry, armour
    state.german_infantry, state.german_armour = 2, 1
    return begun(state, AXIS)


def begun(state: State, side: int) -> State:
    """The same at the beginning of a side's turn."""
    begin_side(state, side)
    return state


@pytest.mark.parametrize(("turn", "infantry", "armour"), [(1, 0, 0), (2, 2, 1), (3, 2, 1)])
def test_9_2_from_the_second_turn_the_germans_have_one_armour_and_two_infantry_factors(
    turn: int, infantry: int, armour: int
) -> None:
    state = axis_turn(turn)
    assert (state.infantry_factors[AXIS], state.armour_factors[AXIS]) == (infantry, armour)


def test_9_2_they_are_saved_from_turn_to_turn() -> None:
    state = axis_turn(2)
    pass_turn(pass_turn(state))
    assert (state.infantry_factors[AXIS], state.armour_factors[AXIS]) == (4, 2)


@pytest.mark.parametrize(
    ("infantry", "armour", "offered"),
    [
        (4, 0, []),  # with two more this turn six, and seven are needed
        (5, 0, ["de1"]),
        (0, 9, []),
        (0, 10, ["de57"]),  # eleven with this turn's one
        (20, 20, ["de1", "de57"]),  # never the Romanians
    ],
)
def test_9_2_until_they_equal_a_lost_unit(infantry: int, armour: int, offered: list[str]) -> None:
    assert sorted(orders_of(axis_turn(2, infantry, armour), "replace")) == offered


def test_9_2_what_comes_back_is_paid_for() -> None:
    state = axis_turn(2, infantry=9, armour=12)
    play(state, f"replace de1 {min(goals_of(state, 'de1', 'replace'))}")
    assert (state.infantry_factors[AXIS], state.armour_factors[AXIS]) == (9 + 2 - 7, 13)
    play(state, f"replace de57 {min(goals_of(state, 'de57', 'replace'))}")
    assert (state.infantry_factors[AXIS], state.armour_factors[AXIS]) == (4, 13 - 11)


CITIES = ["dnepropetrovsk", "kharkov", "kiev", "odessa", "rostov", "sevastopol", "smolensk", "stalingrad", "stalino"]


@pytest.mark.parametrize(
    ("lost", "factors"),
    [
        ([], 14),
        (["leningrad"], 12),
        (["moscow"], 12),
        (["voronezh"], 13),
        (CITIES, 5),
        (["leningrad", "moscow", "voronezh", *CITIES], 0),
    ],
)
def test_9_3_each_victory_city_held_is_an_infantry_factor_leningrad_and_moscow_two(
    lost: list[str], factors: int
) -> None:
    assert city_factors(position(axis_holds=lost)) == factors


@pytest.mark.parametrize(
    ("lost", "month", "factors"),
    [
        ([], "1941-06", 4),  # Leningrad, Kharkov, Stalingrad and one beyond the map
        ([], "1942-02", 4),
        ([], "1942-03", 5),
        ([], "1943-06", 5),
        (["kharkov"], "1941-11", 3),
        (["kharkov", "leningrad", "stalingrad"], "1941-11", 1),
        (["moscow", "kiev"], "1941-11", 4),
    ],
)
def test_9_3_each_tank_factory_held_is_an_armour_factor(lost: list[str], month: str, factors: int) -> None:
    assert factories(position(axis_holds=lost, month=month)) == factors


def test_9_3_the_soviets_have_five_more_infantry_factors_and_from_the_first_turn() -> None:
    state = position(soviet={"su62": "moscow"}, month="1941-06")
    state.soviet_infantry = 5
    begun(state, SOVIET)
    assert (state.infantry_factors[SOVIET], state.armour_factors[SOVIET]) == (14 + 5, 4)


def test_9_3_replacements_arrive_dispersed_in_a_city_on_the_rail_net_and_have_moved() -> None:
    soviet: Counters = {"su62": LOST, "su64": "moscow", "tk1": "tula", "tk4": "tula"}
    state = begun(position(soviet=soviet, axis_holds=["kalinin"]), SOVIET)
    assert orders_of(state, "replace") == ["su62"]
    goals = goals_of(state, "su62", "replace")
    assert {"2609", "1402"} <= goals
    assert not goals & {"2011", "2114", "1908", "2010", "1507"}  # an army; full; taken; a town; no rail
    play(state, "replace su62 gorky")
    assert (where(state, "su62"), is_dispersed(state, "su62")) == ("2609", True)
    pass_turn(state)
    assert is_dispersed(state, "su62")


def test_9_3_a_lost_unit_costs_attack_and_defence_of_its_kind() -> None:
    soviet: Counters = {
        "kk1": At("2803", attack=4, defence=4, where=Where.LOST),
        "tk1": At("2803", attack=4, defence=4, where=Where.LOST),
        "su64": "moscow",
    }
    state = position(soviet=soviet, month="1941-06")
    state.infantry_factors[SOVIET], state.armour_factors[SOVIET] = 0, 3
    begun(state, SOVIET)  # 14 infantry factors, 3 + 4 of armour
    assert orders_of(state, "replace") == ["kk1"]
    play(state, "replace kk1 gorky")
    assert (state.infantry_factors[SOVIET], state.armour_factors[SOVIET]) == (14 - 8, 7)


def siberia(month: str) -> State:
    """Three shock armies wait in Siberia."""
    reserve: Counters = {
        code: At(hex, where=Where.RESERVE) for code, hex in (("su1s", "2109"), ("su20", "gorky"), ("su10", "2212"))
    }
    return begun(position(soviet={"su64": "moscow", **reserve}, month=month), SOVIET)


@pytest.mark.parametrize(
    ("month", "may_call", "price"),
    [
        ("1941-09", False, 0),
        ("1941-10", True, 2),
        ("1941-11", True, 2),
        ("1941-12", True, 1),
        ("1942-01", True, 1),
        ("1942-02", False, 0),
        ("1942-12", False, 0),
    ],
)
def test_9_4_the_siberian_reserve_is_called_in_december_or_january_or_from_october_for_a_point(
    month: str, may_call: bool, price: int
) -> None:
    state = siberia(month)
    assert ("siberia" in orders(state)) == may_call
    if may_call:
        play(state, "siberia")
        assert state.called == price
        assert "siberia" not in orders(state)
        assert [where(state, code) for code in ("su1s", "su20", "su10")] == ["2109", "2609", "2212"]


def test_9_4_the_axis_calls_nobody_and_an_empty_reserve_is_not_offered() -> None:
    assert "siberia" not in orders(begun(position(soviet={"su64": "moscow"}, month="1941-12"), SOVIET))
    assert "siberia" not in orders(begun(siberia("1941-12"), AXIS))


def arrivals(soviet: Counters | None = None, **held: list[str]) -> State:
    """The 65th Army is due at Gorky in July 1942."""
    counters: Counters = {
        "su65": At("gorky", where=Where.COMING, arrival="1942-07"),
        "su64": "moscow",
        **(soviet or {}),
    }
    return position(soviet=counters, axis={"de1": "0217"}, month="1942-06", axis_holds=held.get("axis_holds", ()))


def test_9_5_a_unit_arrives_at_its_date_and_place_and_may_move_on() -> None:
    state = begun(arrivals(), SOVIET)
    assert where(state, "su65") == "coming" and not orders_of(state, "arrive")
    pass_turn(state)
    pass_turn(state)
    assert (state.side, where(state, "su65")) == (SOVIET, "2609")
    assert "su65" in orders_of(state, "rail")


@pytest.mark.parametrize(
    ("others", "taken"),
    [
        ({"su66": "gorky"}, []),  # an army already
        ({"tk1": "gorky", "tk4": "gorky"}, []),
        ({}, ["gorky"]),
    ],
)
def test_9_5_who_finds_his_place_taken_comes_to_another_city_on_the_net_or_waits(
    others: dict[str, str], taken: list[str]
) -> None:
    state = arrivals(others, axis_holds=taken)
    state.month = month_number("1942-07")
    begun(state, SOVIET)
    assert (where(state, "su65"), orders_of(state, "arrive")) == ("coming", ["su65"])
    assert "1402" in goals_of(state, "su65", "arrive") and "2609" not in goals_of(state, "su65", "arrive")
    play(state, "arrive su65 leningrad")
    assert (where(state, "su65"), is_dispersed(state, "su65")) == ("1402", False)


def test_9_5_who_waits_arrives_when_his_place_is_free() -> None:
    state = arrivals({"su66": "gorky"})
    state.month = month_number("1942-07")
    begun(state, SOVIET)
    play(state, "rail su66 kazan")
    assert stack(state, "2609") == set()
    pass_turn(pass_turn(state))
    assert (state.side, where(state, "su65")) == (SOVIET, "2609")


def test_9_5_units_are_refitted_and_withdrawn_at_their_dates() -> None:
    state = position(axis={"de1": "0217", "it2": "0416"}, soviet={"su64": "moscow"}, month="1942-06")
    changes = (("de1", 7, 6, 5), ("it2", GONE_FOR_GOOD, 0, 0))
    for row, (code, attack, defence, movement) in enumerate(changes):
        state.change_month[row], state.change_unit[row] = month_number("1942-07"), unit(state, code)
        state.change_attack[row], state.change_defence[row] = attack, defence
        state.change_movement[row] = movement
    begun(state, AXIS)
    assert (where(state, "it2"), state.attack[unit(state, "de1")]) == ("0416", 4)
    pass_turn(pass_turn(state))
    number = unit(state, "de1")
    assert (state.attack[number], state.defence[number], state.movement[number]) == (7, 6, 5)
    assert where(state, "it2") == "gone" and stack(state, "0416") == set()


def test_9_5_who_is_withdrawn_never_comes_back() -> None:
    state = position(axis={"de1": At("2803", where=Where.GONE), "de2": "0217"}, turn=2, axis_holds=names(LAND))
    state.infantry_factors[AXIS] = 50
    begun(state, AXIS)
    assert orders_of(state, "replace") == orders_of(state, "arrive") == []
