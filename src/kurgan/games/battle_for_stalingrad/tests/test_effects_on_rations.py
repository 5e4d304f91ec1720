"""Rules 14.7, 14.8 and 14.19: rations gained, destroyed and held up."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import Phase
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    asked,
    changes,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import discards, rations
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, card, feed, locate, name, play_card, spend

# 8.5 What leaves no choice


def test_8_5_rations_that_only_one_force_can_take_are_given_at_once() -> None:
    state = table("station | German 76inf(1) / - | Soviet 196rd / -", hand={"german": "airlift+1"})
    fed = play(state, play_card("airlift+1"))
    assert (asked(fed), rations(fed, "76inf")) == (("ACTION", "german"), 6)


def test_8_5_rations_that_can_be_taken_from_one_force_alone_are_taken_at_once() -> None:
    state = table("station | German 76inf(1) / - | Soviet 196rd(5) / 95rd(0)", hand={"german": "dump-1"})
    robbed = play(state, play_card("dump-1"), locate("station"))
    assert (asked(robbed), rations(robbed, "196rd")) == (("ACTION", "german"), 2)


def test_8_5_where_two_forces_can_be_named_their_player_is_asked() -> None:
    state = table("station | German 76inf(1) / - | Soviet 196rd(5) / 95rd(1)", hand={"german": "dump-1"})
    assert asked(play(state, play_card("dump-1"), locate("station")))[0] == "TAKEN_RATIONS"


# 14.7 Rations gained


def test_14_7_rations_are_split_freely_over_own_forces_anywhere() -> None:
    state = table("station | German 76inf(1) / 94inf(0) | Soviet 196rd(1) / -", hand={"german": "airlift+1"})
    state = play(state, play_card("airlift+1"))
    assert (asked(state), orders(state)) == (("RATIONS", "german"), {"name 76inf", "name 94inf"})
    state = play(state, feed("76inf"), feed("94inf"), feed("94inf"), feed("94inf"), feed("94inf"))
    assert (asked(state)[0], rations(state, "76inf"), rations(state, "94inf")) == ("ACTION", 2, 4)


def test_14_7_never_above_six_and_what_nobody_can_take_is_lost() -> None:
    state = table("station | German 76inf(5) / 94inf(4)", hand={"german": "airlift+1"})
    state = play(state, play_card("airlift+1"), feed("76inf"))
    assert (asked(state), rations(state, "76inf"), rations(state, "94inf")) == (("ACTION", "german"), 6, 6)


def test_14_7_each_force_in_a_perimeter_area_gains() -> None:
    before = table(
        """
        station | German 76inf(1) / 94inf(6) 71inf(0) | Soviet 196rd(1) / 95rd(1)
        pavlov  | German - / 295inf(2)                | Soviet 193rd(1) / -
        """,
        hand={"german": "railhead+1"},
    )
    assert changes(before, play(before, play_card("railhead+1"), card("staff+1"))) == told("""
        71inf rations 0 -> 1
        295inf rations 2 -> 3
        railhead+1: hand -> discard
        staff+1: deck -> hand
    """)


def test_14_7_each_force_in_a_control_area_gains_contested_or_not() -> None:
    before = table(
        """
        station | German 76inf(1) / - | Soviet 196rd(1) 95rd(6) / 45rd(1)
        pavlov  |                       Soviet 193rd(0) / -
        """,
        hand={"soviet": "workers+1"},
        turn="soviet",
    )
    assert changes(before, play(before, play_card("workers+1"))) == told("""
        196rd rations 1 -> 2
        193rd rations 0 -> 1
        workers+1: hand -> discard
    """)


# 14.8 Rations destroyed

ROBBED = """
    station | German 76inf(2) / 94inf(1) 9flak(0) | Soviet 196rd(2) / 95rd(1)
    pavlov  | German 71inf(3) / -                 | Soviet 45rd(3) / 193rd(4)
"""


def test_14_8_up_to_so_many_from_enemy_forces_anywhere() -> None:
    state = table(ROBBED, hand={"soviet": "partisans-1"}, turn="soviet")
    state = play(state, play_card("partisans-1"))
    assert (asked(state), orders(state)) == (
        ("TAKEN_RATIONS", "soviet"),
        {PASS, "name 76inf", "name 94inf", "name 71inf"},
    )
    state = play(state, name("94inf"))
    assert orders(state) == {PASS, "name 76inf", "name 71inf"}, "the 94th has none left"
    state = play(state, name("71inf"), name("71inf"))
    assert [rations(state, code) for code in ("76inf", "94inf", "71inf")] == [2, 0, 1]
    assert asked(state) == ("ACTION", "soviet")


def test_14_8_anywhere_whatever_location_was_named_before() -> None:
    state = table(ROBBED, hand={"soviet": "frost-2 partisans-1"}, turn="soviet")
    state = play(state, play_card("frost-2"), locate("station"), card("hug-1"), play_card("partisans-1"))
    assert orders(state) == {PASS, "name 76inf", "name 94inf", "name 71inf"}


def test_14_8_the_card_player_may_stop_before() -> None:
    state = table(ROBBED, hand={"soviet": "partisans-1"}, turn="soviet")
    state = play(state, play_card("partisans-1"), name("76inf"), PASS)
    assert (asked(state), rations(state, "76inf")) == (("ACTION", "soviet"), 1)
    assert discards(state, "soviet") == ["partisans-1"]


def test_14_8_at_one_location_in_both_its_areas() -> None:
    state = table(ROBBED, hand={"german": "dump-1"})
    state = play(state, play_card("dump-1"), locate("station"))
    assert orders(state) == {PASS, "name 196rd", "name 95rd"}
    state = play(state, name("95rd"))
    assert (asked(state), rations(state, "196rd"), rations(state, "95rd")) == (("ACTION", "german"), 0, 0)


def test_14_8_with_fewer_rations_than_the_card_takes_it_takes_them_all() -> None:
    state = table("station | German 76inf(2) / - | Soviet 196rd(1) / 95rd(0)", hand={"german": "dump-1"})
    state = play(state, play_card("dump-1"), locate("station"))
    assert (asked(state), rations(state, "196rd")) == (("ACTION", "german"), 0)


def test_14_8_each_enemy_in_the_control_area_where_the_rubble_fell() -> None:
    before = table(
        """
        station | German 76inf(2) / - | Soviet 196rd(2) 112rd(0) / 95rd(1)
        pavlov  | German 71inf(3) / - | Soviet 45rd(3) / 193rd(4)
        """,
        hand={"german": "carpet-bombing-2"},
    )
    after = play(before, play_card("carpet-bombing-2"), locate("station"))
    assert changes(before, after) == told("""
        station rubble 0 -> 3
        196rd rations 2 -> 1
        carpet-bombing-2: hand -> discard
    """)


def test_14_8_also_where_the_rubble_has_no_effect_any_more() -> None:
    state = table("station destroyed | German 76inf / - | Soviet 196rd(2) / -", hand={"german": "carpet-bombing-2"})
    assert rations(play(state, play_card("carpet-bombing-2"), locate("station")), "196rd") == 1


def test_14_8_every_enemy_in_any_perimeter_area() -> None:
    before = table(
        """
        station | German 76inf(2) / 94inf(1) 9flak(0) | Soviet 196rd(2) / 95rd(1)
        pavlov  | German - / 71inf(3)                 | Soviet 45rd(3) / -
        """,
        hand={"soviet": "kalach hug-1 hug-2"},
        turn="soviet",
    )
    after = play(before, play_card("kalach"), spend("hug-1"), spend("hug-2"))
    assert changes(before, after) == told("""
        94inf rations 1 -> 0
        71inf rations 3 -> 2
        kalach-2: hand -> launched
        hug-1: hand -> discard
        hug-2: hand -> discard
    """)


# 14.19 Block supply


@pytest.mark.parametrize("location", ["station", "pavlov"])
def test_14_19_the_location_gives_the_enemy_nothing_in_his_next_supply_step(location: str) -> None:
    picture = """
        station | German 76inf(0) / 94inf(0) | Soviet - / -
        pavlov  | German 71inf(0) / 295inf(0) | Soviet - / -
        ferry   |                               Soviet 196rd(0) / 95rd(0)
    """
    state = table(picture, hand={"soviet": "frost-2"}, turn="soviet")
    state = play(state, play_card("frost-2"), locate(location), card("hug-1"))
    state = end_turn(state)
    while asked(state)[0] == "SUPPLY":
        state = play(state, sorted(orders(state))[0])
    station = rations(state, "76inf") + rations(state, "94inf")
    pavlov = rations(state, "71inf") + rations(state, "295inf")
    assert (station, pavlov) == ((0, 2 + 1) if location == "station" else (3 + 1, 0))
    assert [int(state.blocked[GERMAN, place]) for place in range(5)] == [0] * 5, "the mark is removed"


def test_14_19_the_card_player_himself_is_fed_there() -> None:
    picture = "station | German - / 94inf(0) | Soviet 196rd(0) / -"
    state = table(picture, blocked={"german": "station"}, turn="soviet", phase=Phase.BEGIN)
    assert rations(state, "196rd") == 3
    assert state.blocked[GERMAN, 0] == 1, "it waits for the German's Supply step"


def test_12_15_supply_may_be_blocked_where_the_enemy_has_nothing() -> None:
    state = table("station | German 76inf / -", hand={"soviet": "frost-2"}, turn="soviet")
    assert len(orders(play(state, play_card("frost-2")))) == 5
