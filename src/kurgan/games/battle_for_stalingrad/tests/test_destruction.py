"""Chapter 9: Destroyed Locations, and medals."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import ONE_LOWER
from kurgan.games.battle_for_stalingrad.tests.facts import holder, is_destroyed, medals, rations, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    eliminate,
    locate,
    name,
    play_card,
    ration,
    retreat,
)

# [9.1] Where Rubble destroys a Location, and if its note outlives that, as printed.
THRESHOLDS = {
    "mamayev": 10,
    "tractor-works": 8,
    "red-october": 9,
    "barrikady": 8,
    "pavlov": 5,
    "elevator": 6,
    "station": 7,
    "univermag": 6,
    "ferry": 7,
    "tsaritsa": 9,
}


@pytest.mark.parametrize("code", THRESHOLDS)
def test_9_1_a_location_is_destroyed_when_rubble_reaches_its_threshold(code: str) -> None:
    """Carpet bombing brings three Rubble: to one below the threshold it stays, to the threshold it goes."""
    below, reached = (
        play(
            table(f"{code} rubble {before} | German - / 71inf | Soviet - / -", hand={"german": "carpet-bombing-3"}),
            *(play_card("carpet-bombing-3"), locate(code)),
        )
        for before in (THRESHOLDS[code] - 4, THRESHOLDS[code] - 3)
    )
    assert (is_destroyed(below, code), rubble(below, code)) == (False, THRESHOLDS[code] - 1)
    assert (is_destroyed(reached, code), rubble(reached, code)) == (True, 0), "all Rubble is removed"


def test_9_1_rubble_beyond_the_threshold_destroys_it_too() -> None:
    state = table("pavlov rubble 4 | German - / 71inf | Soviet - / -", hand={"german": "carpet-bombing-3"})
    after = play(state, play_card("carpet-bombing-3"), locate("pavlov"))
    assert (is_destroyed(after, "pavlov"), rubble(after, "pavlov")) == (True, 0)


def test_9_1_an_attack_destroys_a_location_at_its_threshold() -> None:
    state = play(table("pavlov rubble 4 | German 71inf / - | Soviet 193rd / -"), attack("pavlov", "71inf"))
    assert (is_destroyed(state, "pavlov"), rubble(state, "pavlov")) == (True, 0)
    assert state.step == Step.FATE_CARD, "the battle goes on"


def test_9_1_no_more_rubble_is_placed() -> None:
    state = table("pavlov destroyed | German 71inf / - | Soviet 193rd / -", hand={"german": "carpet-bombing-3"})
    bombed = play(state, play_card("carpet-bombing-3"), locate("pavlov"))
    assert (is_destroyed(bombed, "pavlov"), rubble(bombed, "pavlov")) == (True, 0)


def test_9_1_it_gives_no_rations() -> None:
    picture = "ferry {} | German 71inf(0) / - | Soviet - / -"
    whole, destroyed = (table(picture.format(how), phase=Phase.BEGIN) for how in ("rubble 6", "destroyed"))
    assert (rations(whole, "71inf"), rations(destroyed, "71inf")) == (1, 0)


def test_9_1_it_still_counts_for_victory_and_draw() -> None:
    state = table("pavlov destroyed | German 71inf / - | Soviet - / -")
    assert holder(state, "pavlov") == "german"
    assert play(state, PASS).to_draw[GERMAN] == 6


@pytest.mark.parametrize(("code", "whole", "destroyed"), [("red-october", 5, 5), ("elevator", 5, 3), ("mamayev", 3, 3)])
def test_9_1_its_note_stays_in_force_only_where_the_card_says_so(code: str, whole: int, destroyed: int) -> None:
    """The 193rd defends with 2 and 1; the note of the Steelworks and of the Elevator adds 2."""
    for how, expected in (("", whole), ("destroyed", destroyed)):
        state = table(f"{code} {how} | German 71inf / - | Soviet 193rd / -")
        assert totals(play(state, attack(code, "71inf"))) == (4, expected)


def test_9_1_forces_are_not_harmed() -> None:
    state = table(
        "pavlov rubble 2 | German 71inf(3)* / 76inf(2) | Soviet - / 45rd(2)", hand={"german": "carpet-bombing-3"}
    )
    after = play(state, play_card("carpet-bombing-3"), locate("pavlov"))
    assert is_destroyed(after, "pavlov")
    for code in ("71inf", "76inf", "45rd"):
        assert (where(after, code), rations(after, code)) == (where(state, code), rations(state, code))
    assert medals(after, "71inf") == 1


# 9.2 Medals


def annihilated(attackers: str = "16pz 24pz", named: tuple[str, ...] = ("16pz", "24pz")) -> State:
    """A German attack in which the 112th Rifle Division is overwhelmed and deals no hit."""
    state = table(f"univermag | German {attackers} / - | Soviet 112rd(0) / -")
    return play(state, attack("univermag", *named), *ONE_LOWER)


def test_9_2_who_has_eliminated_all_engaged_enemies_and_controls_the_location_gives_one_medal() -> None:
    state = annihilated()
    assert (where(state, "112rd"), holder(state, "univermag")) == ("lost", "german")
    assert (state.step, state.actor) == (Step.MEDAL, GERMAN)
    assert orders(state) == {name("16pz"), name("24pz")}, "the owner's choice, and he must make it"
    after = play(state, name("24pz"))
    assert (after.step, medals(after, "16pz"), medals(after, "24pz")) == (Step.ACTION, 0, 1)


def test_9_2_a_medal_that_only_one_force_can_get_is_given_by_itself() -> None:
    state = annihilated("16pz", ("16pz",))
    assert (state.step, medals(state, "16pz")) == (Step.ACTION, 1)


def test_9_2_a_force_that_was_not_engaged_gets_no_medal() -> None:
    state = annihilated("16pz 24pz 71inf", ("16pz", "24pz"))
    assert orders(state) == {name("16pz"), name("24pz")}


def test_9_2_no_medal_if_an_engaged_enemy_retreated() -> None:
    state = table("univermag | German 71inf / - | Soviet 112rd(1) / -")
    fought = play(state, attack("univermag", "71inf"), *ONE_LOWER, ration("112rd"), retreat("112rd"))
    assert (where(fought, "112rd"), holder(fought, "univermag")) == ("univermag/perimeter", "german")
    assert (fought.step, medals(fought, "71inf")) == (Step.ACTION, 0)


def test_9_2_no_medal_if_one_of_several_enemies_retreated() -> None:
    state = table("univermag | German 24pz 16pz / - | Soviet 112rd(0) 244rd(0) / -")
    fate = (card("nebelwerfer-1"), card("hug-2"))
    fought = play(state, attack("univermag", "24pz"), *fate, eliminate("112rd"), retreat("244rd"))
    fought = play(fought, ration("24pz"), ration("24pz"))
    assert (where(fought, "112rd"), holder(fought, "univermag")) == ("lost", "german")
    assert (fought.step, medals(fought, "24pz")) == (Step.ACTION, 0)


def test_9_2_no_medal_if_an_enemy_still_stands() -> None:
    state = table("univermag | German 24pz / - | Soviet 112rd(0) 193rd(6) / -")
    fought = play(state, attack("univermag", "24pz"), *ONE_LOWER, eliminate("112rd"), *[ration("193rd")] * 3)
    fought = play(fought, *[ration("24pz")] * 3)
    assert (fought.step, holder(fought, "univermag"), medals(fought, "24pz")) == (Step.ACTION, "nobody", 0)


def test_9_2_a_medal_goes_only_to_a_force_still_in_that_control_area() -> None:
    """Of the two attackers one goes back under the enemy's fire, so the other gets the medal by itself."""
    state = table("univermag | German 16pz 24pz / - | Soviet 112rd(0)* / -")
    fought = play(state, attack("univermag", "16pz", "24pz"), card("flamethrower+1"), card("hug-1"))
    assert where(fought, "112rd") == "lost" and fought.step == Step.LOSSES
    after = play(fought, retreat("16pz"))
    assert (after.step, medals(after, "16pz"), medals(after, "24pz")) == (Step.ACTION, 0, 1)


def test_9_2_no_medal_if_all_own_engaged_forces_went_back() -> None:
    state = table("univermag | German 24pz 71inf / - | Soviet 112rd(0)* / -")
    fought = play(state, attack("univermag", "24pz"), card("flamethrower+1"), card("hug-1"), retreat("24pz"))
    assert (where(fought, "112rd"), holder(fought, "univermag")) == ("lost", "german")
    assert (fought.step, medals(fought, "24pz"), medals(fought, "71inf")) == (Step.ACTION, 0, 0)


def test_9_2_a_defender_can_win_it_too() -> None:
    state = table("univermag | German 369cro(1) / - | Soviet 13gd 37gd / -")
    fought = play(state, attack("univermag", "369cro"), *ONE_LOWER, ration("13gd"))
    assert where(fought, "369cro") == "lost"
    assert (fought.step, fought.actor) == (Step.MEDAL, SOVIET)
    after = play(fought, name("37gd"))
    assert medals(after, "37gd") == 1
    assert (after.step, after.actor) == (Step.ACTION, GERMAN)


def test_9_2_a_defender_who_is_left_beside_other_attackers_has_no_control_and_no_medal() -> None:
    state = table("univermag | German 369cro(1) 71inf / - | Soviet 13gd 37gd / -")
    fought = play(state, attack("univermag", "369cro"), *ONE_LOWER, ration("13gd"))
    assert where(fought, "369cro") == "lost"
    assert (fought.step, medals(fought, "13gd"), medals(fought, "37gd")) == (Step.ACTION, 0, 0)


def test_9_2_each_medal_adds_one_to_combat() -> None:
    for stars, german in (("", 4), ("*", 5), ("***", 7)):
        state = table(f"univermag | German 71inf{stars} / - | Soviet 193rd / -")
        assert totals(play(state, attack("univermag", "71inf"))) == (german, 3)


@pytest.mark.parametrize(("stars", "left"), [("", 2), ("*", 1), ("**", 0)])
def test_9_2_each_medal_absorbs_one_more_hit_in_a_retreat(stars: str, left: int) -> None:
    """Four hits; another Force stands beside it to absorb what is left."""
    state = table(f"univermag | German 76inf 50pi / - | Soviet 193rd{stars} 45rd / -")
    fought = play(state, attack("univermag", "76inf"), card("flamethrower+1"), card("hug-1"))
    assert fought.hits == 4
    after = play(fought, retreat("193rd"))
    assert (after.hits if after.actor == SOVIET else 0) == left


def test_9_2_medals_add_up() -> None:
    state = table("univermag | German 16pz* / - | Soviet 112rd(0) / -")
    assert medals(play(state, attack("univermag", "16pz"), *ONE_LOWER), "16pz") == 2
