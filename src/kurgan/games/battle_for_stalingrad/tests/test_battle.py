"""Chapter 7: an attack step by step. Its rounds are in test_rounds.py, what becomes of the hits in test_losses.py."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders_of, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    CALM,
    SOVIET_CALM,
    asked,
    changes,
    duel,
    engaged,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import is_destroyed, rations, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import attack, card, eliminate, play_card, ration, retreat

# 7.1 Declaration


def test_7_1_any_set_of_the_forces_in_the_control_area_may_attack() -> None:
    state = table("station | German 71inf 76inf 305inf / 94inf | Soviet 193rd / -")
    assert orders_of(state, "attack") == {
        "attack station 71inf",
        "attack station 76inf",
        "attack station 305inf",
        "attack station 71inf 76inf",
        "attack station 71inf 305inf",
        "attack station 76inf 305inf",
        "attack station 71inf 76inf 305inf",
    }


def test_7_1_each_attacker_pays_a_ration_and_nobody_else_does() -> None:
    state = table("station | German 71inf(4) 76inf(4) 305inf(4) / 94inf(5) | Soviet 193rd(4) / 95rd(4)")
    after = play(state, attack("station", "71inf", "305inf"))
    paid = {"71inf": 3, "76inf": 4, "305inf": 3, "94inf": 5, "193rd": 4, "95rd": 4}
    assert {code: rations(after, code) for code in paid} == paid


def test_7_1_there_is_no_attack_without_enemies_in_the_control_area() -> None:
    state = table("""
        station   | German 71inf / - | Soviet - / 193rd
        univermag | German - / 76inf | Soviet 95rd / -
        pavlov    | German 94inf / - | Soviet - / -
    """)
    assert orders_of(state, "attack") == set()


def test_1_5_the_named_forces_and_all_enemies_in_the_control_area_are_engaged() -> None:
    state = table("""
        station | German 71inf 76inf / 9flak    | Soviet 193rd 95rd 112rd(0) / eastbank
        pavlov  | German 94inf / -              | Soviet 45rd / -
    """)
    assert engaged(play(state, attack("station", "71inf"))) == {"71inf", "193rd", "95rd", "112rd"}


def test_6_4_the_same_force_may_attack_again_while_it_can_pay() -> None:
    state = table("station | German 76inf(3) / - | Soviet 112rd(6) / -")
    battle = (attack("station", "76inf"), *CALM)
    state = play(state, *battle, *[ration("112rd")] * 4, ration("76inf"))
    assert (rations(state, "76inf"), orders_of(state, "attack")) == (1, {"attack station 76inf"})
    state = play(state, *battle, *[ration("112rd")] * 2, retreat("112rd"), eliminate("76inf"))
    assert (rubble(state, "station"), orders_of(state, "attack")) == (2, set())


def test_12_6_the_defender_is_not_asked_whether_he_wants_to_fight() -> None:
    assert asked(duel()) == ("FATE_CARD", "german")
    assert engaged(duel()) == {"71inf", "193rd"}


# 7.2 Rubble


def test_7_2_an_attack_puts_one_rubble_on_the_location() -> None:
    assert rubble(duel(), "station") == 1


@pytest.mark.parametrize("sappers", [("336pi",), ("50pi",), ("336pi", "50pi")])
def test_7_2_sappers_add_one_rubble_in_all(sappers: tuple[str, ...]) -> None:
    state = table("station | German 71inf 336pi 50pi / - | Soviet 193rd / -")
    assert rubble(play(state, attack("station", "71inf", *sappers)), "station") == 2


def test_7_2_sappers_who_are_not_named_add_none() -> None:
    state = table("station | German 71inf 336pi / 50pi | Soviet 193rd / -")
    assert rubble(play(state, attack("station", "71inf")), "station") == 1


def test_7_2_at_its_threshold_the_location_is_destroyed_and_the_battle_goes_on() -> None:
    state = table("station rubble 6 | German 71inf / - | Soviet 193rd / -")
    after = play(state, attack("station", "71inf"))
    assert (is_destroyed(after, "station"), rubble(after, "station")) == (True, 0)
    assert asked(after) == ("FATE_CARD", "german")
    assert totals(after) == (4, 3)


def test_12_8_an_attack_on_a_destroyed_location_places_no_rubble() -> None:
    state = table("station destroyed | German 71inf 336pi / - | Soviet 193rd / -")
    after = play(state, attack("station", "71inf", "336pi"))
    assert (is_destroyed(after, "station"), rubble(after, "station")) == (True, 0)


# 7.3 Base totals


def test_7_3_combat_values_of_the_engaged_forces_are_added_up() -> None:
    state = table("station | German 76inf 94inf 44inf / 16pz | Soviet 196rd 112rd 84tb / 35gd")
    assert totals(play(state, attack("station", "76inf", "94inf"))) == (4 + 3, 2 + 1 + 3)


def test_7_3_each_medal_adds_one() -> None:
    state = table("station | German 76inf** / 94inf* | Soviet 196rd*** 112rd / -")
    assert totals(play(state, attack("station", "76inf"))) == (4 + 2, 2 + 3 + 1)


def test_7_3_abilities_count_for_the_role_of_the_force() -> None:
    state = table("station | German 71inf 113inf / - | Soviet 95rd 193rd / -")
    assert totals(play(state, attack("station", "71inf", "113inf"))) == (3 + 1 + 2, 2 + 2 + 1)


def test_7_3_supporting_forces_in_the_perimeter_are_added_on_both_sides() -> None:
    state = table("station | German 76inf / 9flak(0) | Soviet 196rd / eastbank(0) 13gd")
    assert totals(play(state, attack("station", "76inf"))) == (4 + 2, 2 + 2)


def test_7_3_the_note_of_the_location_is_added() -> None:
    state = table("red-october | German 76inf / - | Soviet 196rd / -")
    assert totals(play(state, attack("red-october", "76inf"))) == (4, 2 + 2)


@pytest.mark.parametrize(("rubble_before", "german"), [(0, 5), (1, 5), (2, 5 + 2), (3, 5 + 2)])
def test_7_3_street_fighting_reads_the_rubble_after_it_was_placed(rubble_before: int, german: int) -> None:
    state = table(f"station rubble {rubble_before} | German 100jg / - | Soviet 196rd / -")
    assert totals(play(state, attack("station", "100jg"))) == (german, 2)


def test_7_3_what_forces_bring_stays_when_more_rubble_falls_in_the_battle() -> None:
    state = table("station rubble 1 | German 100jg / - | Soviet 196rd / -", hand={"german": "stuka+2"})
    after = play(state, attack("station", "100jg"), play_card("stuka+2"))
    assert rubble(after, "station") == 3
    assert totals(after) == (5 + 3, 2)


def test_12_1_a_force_without_rations_defends_and_supports_in_full_and_cannot_attack() -> None:
    state = table("station | German 71inf(1) 76inf(0) / - | Soviet 193rd(0) / eastbank(0)")
    assert orders_of(state, "attack") == {"attack station 71inf"}
    assert totals(play(state, attack("station", "71inf"))) == (3 + 1, 2 + 1 + 2)


# 7.7 Hits


def test_7_7_each_side_suffers_the_total_of_the_other() -> None:
    state = play(duel(), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4)
    state = play(state, *[ration("193rd")] * 4)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)


def test_7_7_a_total_below_nothing_counts_as_nothing() -> None:
    state = table("station | German 76inf(4) / - | Soviet 112rd(2) / -", hand={"german": "nebelwerfer-3"})
    state = play(state, attack("station", "76inf"), play_card("nebelwerfer-3"))
    assert totals(state) == (4, 0)
    state = play(state, *CALM, ration("112rd"), eliminate("112rd"))
    assert asked(state) == ("ACTION", "german"), "the German has nothing to absorb"
    assert rations(state, "76inf") == 3


def test_7_7_what_was_lost_below_nothing_must_be_made_good_first() -> None:
    state = table("station | German 76inf(4) / - | Soviet 112rd(2) / -", hand={"german": "nebelwerfer-3"})
    state = play(state, attack("station", "76inf"), play_card("nebelwerfer-3"), card("airlift+1"), card("hero+3"))
    assert totals(state) == (4 + 1, 1 - 3 + 3)


def test_7_7_each_side_first_subtracts_what_it_may_ignore() -> None:
    state = table("pavlov | German 44inf(6) / - | Soviet 92nb(3) / -", hand={"soviet": "order-227+1"})
    state = play(state, attack("pavlov", "44inf"), play_card("order-227+1"), card("winter-storm+3"), card("hero+3"))
    assert totals(state) == (6 + 3, 2 + 3)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 5), "3 of the house, 1 of the sailors, 5 of the card"


def test_12_9_if_both_totals_are_nothing_nothing_happens_and_what_was_paid_is_spent() -> None:
    before = table("station | German 50pi(2) / - | Soviet militia(2) / -", hand={"soviet": "hug-2"})
    after = play(before, attack("station", "50pi"), play_card("hug-2"), card("airlift+1"), card("flotilla-1"))
    assert changes(before, after) == told("""
        50pi rations 2 -> 1
        station rubble 0 -> 2
        hug-2: hand -> discard
        airlift+1: deck -> discard
        flotilla-1: deck -> discard
    """)
    assert asked(after) == ("ACTION", "german")


# 7.10 The end


def test_7_10_control_is_read_again_and_nobody_advances() -> None:
    state = table("station | German 76inf(4) / 94inf(5) | Soviet 112rd(0) / 193rd(4)")
    after = play(state, attack("station", "76inf"), *CALM, eliminate("112rd"), ration("76inf"))
    assert asked(after) == ("ACTION", "german")
    assert (controls(state, GERMAN, 0), controls(after, GERMAN, 0)) == (False, True)
    assert (where(after, "94inf"), where(after, "193rd")) == ("station/perimeter", "station/perimeter")


def test_7_10_defenders_who_all_went_back_leave_control_to_the_attacker() -> None:
    state = table("station | German 369cro(3) / - | Soviet 196rd(0) / -")
    after = play(state, attack("station", "369cro"), *CALM, retreat("196rd"), *[ration("369cro")] * 2)
    assert (controls(after, GERMAN, 0), controls(after, SOVIET, 0)) == (True, False)
    assert where(after, "196rd") == "station/perimeter"


def test_7_10_a_battle_leaves_nothing_behind() -> None:
    state = table("station | German 71inf(6) / - | Soviet 193rd(6) / -", hand={"soviet": "order-227+1"})
    state = play(state, attack("station", "71inf"), play_card("order-227+1"), *CALM, *[ration("71inf")] * 3)
    assert (engaged(state), asked(state)) == (set(), ("ACTION", "german"))
    state = play(state, attack("station", "71inf"), *CALM)
    assert (totals(state), state.hits) == ((4, 3), 4), "the card of the first battle shields nobody in the second"
    assert rubble(state, "station") == 2


def test_7_1_a_soviet_attack_is_the_same_the_other_way_round() -> None:
    state = table("red-october | German 113inf(5) / 9flak | Soviet 95rd(4) / -", turn="soviet")
    state = play(state, attack("red-october", "95rd"))
    assert totals(state) == (2 + 1 + 2 + 2, 2 + 1), "defence, support and the note for the German"
    state = play(state, *SOVIET_CALM)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)
    state = play(state, *[ration("113inf")] * 3)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 7)
