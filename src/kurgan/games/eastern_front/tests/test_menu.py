"""The menu in parts: what opens, what follows it, and the best of the attacks."""

from __future__ import annotations

import pytest

from kurgan.engine.game import Group, Orders
from kurgan.engine.match import Refused
from kurgan.engine.testing.menus import openings_in, orders_in
from kurgan.engine.text import LANGUAGES
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.actions import seat_to_move
from kurgan.games.eastern_front.outlook import assaults
from kurgan.games.eastern_front.state import Phase, State
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.matches import match_at
from kurgan.games.eastern_front.tests.positions import At, Counters, goals_of, knows, play, position
from kurgan.games.eastern_front.tests.scenes import depot, front, one_against_two, storm, swamp, two_against_two


def menu(state: State) -> list[Group]:
    seat = seat_to_move(state)
    known = knows(state, seat)
    return list(GAME.menu(known, GAME.choices(known)))


def continued(state: State, words: str) -> dict[str, Orders]:
    """What follows some words, by verb."""
    (group,) = match_at(state).continued(seat_to_move(state), words)
    return {orders.verb: orders for orders in group.orders}


def words_of(orders: Orders) -> list[str]:
    return [choice.words for choice in orders.choices]


def heading(state: State, words: str, language: str = "en") -> str:
    (group,) = match_at(state).continued(seat_to_move(state), words)
    return GAME.catalogue.say(group.heading, language)


def test_2_4_the_movement_menu_opens_every_unit_that_can_move() -> None:
    groups = menu(front())
    assert [group.subject for group in groups] == ["de57", "de1", "de2", ""]
    assert openings_in(groups) == ["move de57", "move de1", "move de2"] and orders_in(groups) == ["end"]


def test_5_4_what_follows_a_unit_are_its_goals_with_their_costs_and_stops() -> None:
    moves = continued(front(), "move de57")["move"]
    by_place = {choice.place: choice for choice in moves.choices}
    assert set(by_place) == goals_of(front(), "de57")
    assert (by_place["2703"].cost, by_place["2703"].stops) == (1, False)
    assert (by_place["2903"].cost, by_place["2903"].stops) == (3, True), "beside the 62nd Army"
    assert by_place["2903"].words == "move de57 2903"


def test_4_1_two_units_are_offered_the_hexes_that_hold_both() -> None:
    state = position(axis={"de57": "2603", "de1": "2603", "de2": "2703", "de4": "2602"}, soviet={"su62": "3307"})
    places = set(continued(state, "move de57,de1")["move"].places)
    assert places == (goals_of(state, "de57") & goals_of(state, "de1")) - {"2703", "2602"}


def test_4_1_three_units_share_no_hex_but_may_march() -> None:
    following = continued(front(), "move de57,de1,de2")
    assert set(following) == {"march"}
    assert words_of(following["march"])[0].startswith("march de57,de1,de2 ")
    assert set(continued(front(), "march de57")) == {"march"}


def test_2_2_the_initial_menu_opens_journeys_and_offers_the_rest() -> None:
    groups = menu(depot())
    assert openings_in(groups) == ["rail de1", "replace de5"]
    assert set(continued(depot(), "rail de1")["rail"].places) == {"1732", "2031", "2227"}
    assert orders_in(groups) == ["end"]


def test_6_1_the_menu_of_attacks_names_the_defenders() -> None:
    groups = menu(storm())
    assert [group.subject for group in groups] == ["2903", ""]
    assert GAME.catalogue.say(groups[0].heading, "en") == "2903: 62nd Army defends"
    assert openings_in(groups) == ["attack 2903"]


def test_6_1_a_target_is_followed_by_the_best_attacks_and_by_who_may_join() -> None:
    following = continued(storm(), "attack 2903")
    assert set(following) == {"assault", "join"}
    assert words_of(following["assault"])[0] == "attack 2903 de57 de1 de2 de5", "all of them for four to one"
    assert words_of(following["join"]) == [f"attack 2903 {code}" for code in ("de57", "de1", "de2", "de5")]
    assert list(following["join"].places) == ["2803", "2803", "2902", "2902"] and following["join"].opens


def test_6_1_a_plan_is_said_alike_in_whatever_order_it_was_made() -> None:
    for words in ("attack 2903 de2 de57", "attack 2903 de57 de2"):
        assert words_of(continued(storm(), words)["commit"]) == ["attack 2903 de57 de2"]
        assert words_of(continued(storm(), words)["join"]) == ["attack 2903 de57 de1 de2", "attack 2903 de57 de2 de5"]
    assert heading(storm(), "attack 2903 de57 de2") == "2903: 9 against 4, 2:1"
    assert heading(storm(), "attack 2903 de57 de2", "fr") == "2903 : 9 contre 4, 2:1".replace(" :", "\u00a0:")


def test_6_12_the_air_unit_is_offered_where_it_can_fly() -> None:
    axis: Counters = {"de57": "2803"}
    state = position(axis=axis, soviet={"su62": "2903"}, phase=Phase.PREPARED, air=(1, 0), axis_holds=("vologda",))
    following = continued(state, "attack 2903")
    assert words_of(following["assault"]) == ["attack 2903 de57", "attack 2903 de57 air"], "needed elsewhere"
    assert words_of(following["fly"]) == ["attack 2903 air"] and following["fly"].opens
    assert "fly" not in continued(state, "attack 2903 air")
    assert words_of(continued(state, "attack 2903 air")["join"]) == ["attack 2903 de57 air"]


def test_6_2_the_best_attack_leaves_somebody_for_whoever_must_be_attacked() -> None:
    following = continued(two_against_two(), "attack 2803")
    assert words_of(following["assault"]) == ["attack 2803 su62"], "not with both: then nobody could attack 2902"
    assert "2902" in heading(two_against_two(), "attack 2803 su62 rk9")
    assert set(continued(two_against_two(), "attack 2803 su62 rk9")) == {"plan"}


def test_6_2_an_attack_that_nobody_can_begin_can_still_be_looked_at() -> None:
    following = continued(one_against_two(), "attack 2803")
    assert words_of(following["plan"]) == ["plan 2803"] and "assault" not in following
    with pytest.raises(Refused, match=r"refused-unmet \[6.2\]"):
        match_at(one_against_two()).play(SOVIET, "attack 2803 su62")


def test_4_2_the_best_attack_into_a_swamp_takes_one_armour_unit_of_a_hex() -> None:
    assert words_of(continued(swamp(), "attack 1504")["assault"]) == ["attack 1504 de57"]
    assert "join" not in continued(swamp(), "attack 1504 de57")


@pytest.mark.parametrize("attacks", [(6, 4, 3, 3), (6, 6, 3, 3), (12, 4, 1, 1)])
def test_6_5_the_best_attack_takes_the_fewest_factors_for_its_column(attacks: tuple[int, ...]) -> None:
    codes, hexes = ("de57", "de1", "de2", "de5"), ("2803", "2803", "2902", "2902")
    axis = {code: At(hex, attack=attack) for code, hex, attack in zip(codes, hexes, attacks, strict=True)}
    state = play(position(axis=axis, soviet={"su62": "2903"}, phase=Phase.PREPARED), "attack 2903")
    best = assaults(state)[0]
    possible = [sum(attack for place, attack in enumerate(attacks) if bits >> place & 1) for bits in range(16)]
    assert COLUMN_NAMES[best.column] == "4:1"
    assert best.quarters == 4 * min(total for total in possible if total >= 16)


def test_every_heading_can_be_said() -> None:
    for state in (
        front(),
        depot(),
        storm(),
        two_against_two(),
        play(front(), "move de57"),
        play(storm(), "attack 2903"),
    ):
        for group in menu(state):
            assert all(GAME.catalogue.say(group.heading, each) for each in LANGUAGES)


def test_5_4_the_chosen_unit_is_offered_where_it_may_go() -> None:
    (group,) = menu(play(front(), "move de2"))
    assert group.subject == "de2"
    assert orders_in([group]) == [f"to {place}" for place in group.orders[0].places] and len(group.orders[0].places) > 2


def test_6_9_the_defender_is_asked_in_words_of_his_own() -> None:
    state = play(two_against_two(), "attack 2803 su62")
    assert seat_to_move(state) == AXIS and orders_in(menu(state)) == ["stand", "yield"]
