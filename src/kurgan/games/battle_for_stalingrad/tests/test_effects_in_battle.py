"""Rules 14.1 to 14.6: what battle cards do. Each card once is in test_every_card.py."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    CALM,
    LET_HAPPEN,
    SOVIET_CALM,
    asked,
)
from kurgan.games.battle_for_stalingrad.tests.facts import hand, is_destroyed, rubble, totals
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, locate, play_card, ration, retreat, spend

DUEL = "station | German 76inf(4) / - | Soviet 196rd(5) / -"


# 14.1 Combat


def test_14_1_a_card_raises_the_own_total_or_lowers_the_enemys() -> None:
    state = table(DUEL, hand={"german": "stuka+2 nebelwerfer-1"})
    state = play(state, attack("station", "76inf"))
    assert totals(play(state, play_card("stuka+2"))) == (4 + 3, 2)
    assert totals(play(state, play_card("nebelwerfer-1"))) == (4, 0), "2 - 3, and no total is read as less than 0"


@pytest.mark.parametrize(
    ("attackers", "total"),
    [
        (("71inf",), 3 + 1 + 1),
        (("71inf", "244sg"), 3 + 1 + 3 + 1 + 1),
        (("71inf", "244sg", "336pi"), 3 + 1 + 3 + 2 + 2 + 1 + 1 + 1),
    ],
)
def test_14_1_assault_guns_add_for_each_engaged_armoured_and_engineer_force(
    attackers: tuple[str, ...], total: int
) -> None:
    state = table("station | German 71inf 244sg 336pi / 16pz | Soviet 196rd / -", hand={"german": "assault-guns+1"})
    state = play(state, attack("station", *attackers), play_card("assault-guns+1"))
    assert totals(state)[0] == total


@pytest.mark.parametrize(
    ("attackers", "total"),
    [
        (("44inf",), 6 - 1),
        (("44inf", "244sg"), 6 + 3 - 1 - 2),
        (("44inf", "244sg", "14pz"), 6 + 3 + 5 - 1 - 2 - 2),
    ],
)
def test_14_1_antitank_rifles_take_for_each_engaged_armoured_enemy(attackers: tuple[str, ...], total: int) -> None:
    state = table(
        "station | German 44inf 244sg 14pz / 16pz | Soviet 84tb / -",
        hand={"soviet": "antitank-rifles-1"},
    )
    state = play(state, attack("station", *attackers), play_card("antitank-rifles-1"))
    assert totals(state) == (total, 3), "own tanks are not counted"


# 14.2 Shield


def test_14_2_a_shield_is_taken_from_the_hits_and_not_from_the_total() -> None:
    state = table("station | German 76inf(4) / - | Soviet 13gd(6) / -", hand={"german": "cellar+1"}, turn="soviet")
    state = play(state, attack("station", "13gd"), play_card("cellar+1"))
    assert totals(state) == (4, 6 + 1)
    state = play(state, *SOVIET_CALM)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 7 - 4)


def test_14_2_a_shield_larger_than_the_hits_leaves_none() -> None:
    state = table(DUEL, hand={"soviet": "order-227+1"})
    state = play(state, attack("station", "76inf"), play_card("order-227+1"), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 2)


def test_12_12_shields_add_up_with_each_other_with_tough_forces_and_with_the_note() -> None:
    picture = "pavlov | German 24pz(6) 44inf(6) 16pz(6) / - | Soviet 39gd(5) 92nb(3) / -"
    state = table(picture, hand={"soviet": "order-227+1 order-227+1"})
    state = play(state, attack("pavlov", "24pz", "44inf", "16pz"), *[play_card("order-227+1")] * 2, *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 8 + 6 + 7 - 5 - 5 - 1 - 1 - 3)


# 14.3 No retreat


def test_14_3_the_card_players_forces_may_not_retreat_in_this_battle() -> None:
    state = table("station | German 16pz(6) / - | Soviet 196rd(5) / -", hand={"soviet": "order-227+1"})
    state = play(state, attack("station", "16pz"), play_card("order-227+1"), *CALM)
    assert (state.hits, orders(state)) == (2, {"ration 196rd", "eliminate 196rd"})
    state = play(state, ration("196rd"), ration("196rd"))
    assert (state.hits, "retreat 16pz" in orders(state)) == (2, True), "the enemy may"


def test_14_3_in_the_next_battle_they_may_again() -> None:
    state = table("station | German 76inf(6) / - | Soviet 196rd(6) / -", hand={"soviet": "order-227+1"})
    state = play(state, attack("station", "76inf"), play_card("order-227+1"), *CALM, *[ration("76inf")] * 2)
    state = play(state, attack("station", "76inf"), *CALM, *[ration("196rd")] * 2)
    assert (state.hits, "retreat 196rd" in orders(state)) == (2, True)


# 14.4 Firefight limit


def limited(rats: int) -> State:
    """In the firefight round, after so many Rat War cards of the German attacker."""
    german = " ".join(["rats-1"] * rats) + " airlift+1 airlift+1 airlift+1"
    state = table(DUEL, hand={"german": german, "soviet": "hug-1 hug-1 flotilla+1"})
    state = play(state, attack("station", "76inf"))
    for _ in range(rats):
        state = play(state, play_card("rats-1"), LET_HAPPEN, PASS)
    return play(state, PASS) if rats else play(state, PASS, PASS)


@pytest.mark.parametrize("rats", [1, 2])
def test_14_4_the_opponent_may_play_only_so_many_firefight_cards(rats: int) -> None:
    state = play(limited(rats), spend("airlift+1"), spend("hug-1"), spend("airlift+1"))
    assert asked(state) == ("FIREFIGHT", "german"), "the Soviet has used up his one card and is asked no more"
    state = play(state, spend("airlift+1"))
    assert asked(state) == ("FATE_CARD", "german")
    assert (hand(state, "soviet"), totals(state)) == (["hug-1", "flotilla+1"], (4 + 3 - 1, 2))


def test_14_4_a_pass_does_not_use_up_the_limit() -> None:
    state = play(limited(1), spend("airlift+1"), PASS, spend("airlift+1"))
    assert (asked(state), orders(state)) == (("FIREFIGHT", "soviet"), {PASS, "spend hug-1", "spend flotilla+1"})


def test_14_4_without_the_card_there_is_no_limit() -> None:
    state = play(limited(0), PASS, spend("hug-1"), PASS, spend("hug-1"), PASS, spend("flotilla+1"))
    assert (totals(state), hand(state, "soviet")) == ((4 - 2, 2 + 1), [])


def test_12_11_the_limit_holds_for_this_battle_only() -> None:
    picture = "station | German 76inf(4) / - | Soviet 196rd(6) / -"
    state = table(picture, hand={"german": "rats-1", "soviet": "hug-1 hug-1 flotilla+1"})
    state = play(state, attack("station", "76inf"), play_card("rats-1"), LET_HAPPEN, PASS, spend("hug-1"), *CALM)
    state = play(state, *[ration("196rd")] * 3, ration("76inf"), ration("76inf"))
    state = play(state, attack("station", "76inf"), PASS, spend("hug-1"))
    assert (asked(state), orders(state)) == (("FIREFIGHT", "soviet"), {PASS, "spend flotilla+1"})


# 14.5 Defences ignored


def test_14_5_the_defence_bonus_does_not_apply() -> None:
    state = table("red-october | German 76inf / - | Soviet 196rd / -", hand={"german": "flamethrower+1"})
    state = play(state, attack("red-october", "76inf"))
    assert totals(state) == (4, 2 + 2)
    assert totals(play(state, play_card("flamethrower+1"))) == (4 + 2, 2)


def test_14_5_the_hits_that_the_location_lets_ignore_are_not_ignored() -> None:
    state = table("pavlov | German 76inf / - | Soviet 92nb(6) / -", hand={"german": "flamethrower+1"})
    spared = play(state, attack("pavlov", "76inf"), PASS, PASS, *CALM)
    assert (asked(spared), spared.hits) == (("LOSSES", "german"), 2), "3 of the house and 1 of the sailors"
    burnt = play(state, attack("pavlov", "76inf"), play_card("flamethrower+1"), *CALM)
    assert (asked(burnt), burnt.hits) == (("LOSSES", "soviet"), 4 + 2 - 1), "the sailors are as tough as ever"


def test_14_5_other_notes_stay_in_force() -> None:
    state = table("tsaritsa | German 76inf / - | Soviet 196rd(2) / -", hand={"german": "flamethrower+1"})
    state = play(state, attack("tsaritsa", "76inf"), play_card("flamethrower+1"), *CALM)
    state = play(state, ration("196rd"), ration("196rd"), retreat("196rd"))
    assert asked(state) == ("LOSSES", "german"), "2 rations and a retreat worth 2 + 2 absorb 6"


def test_14_5_the_defence_is_back_in_the_next_battle() -> None:
    state = table("red-october | German 76inf(6) / - | Soviet 196rd(6) / -", hand={"german": "flamethrower+1"})
    state = play(state, attack("red-october", "76inf"), play_card("flamethrower+1"), *CALM)
    state = play(state, *[ration("196rd")] * 6, ration("76inf"), ration("76inf"))
    assert totals(play(state, attack("red-october", "76inf"))) == (4, 2 + 2)


# 14.6 Rubble


def test_14_6_a_battle_card_puts_it_on_the_location_of_the_battle() -> None:
    state = table(DUEL, hand={"german": "stuka+2"})
    assert rubble(play(state, attack("station", "76inf"), play_card("stuka+2")), "station") == 2


def test_14_6_an_event_puts_it_on_any_location() -> None:
    state = table("station rubble 2 | German 76inf / -", hand={"german": "carpet-bombing-2"})
    state = play(state, play_card("carpet-bombing-2"))
    assert (asked(state), len(orders(state))) == (("LOCATION_CHOICE", "german"), 5)
    state = play(state, locate("station"))
    assert (rubble(state, "station"), is_destroyed(state, "station")) == (5, False)


@pytest.mark.parametrize(("before", "destroyed", "left"), [(3, False, 6), (4, True, 0), (6, True, 0)])
def test_14_6_reaching_the_threshold_destroys_the_location(before: int, destroyed: bool, left: int) -> None:
    state = table(f"station rubble {before} | German 76inf / -", hand={"german": "carpet-bombing-2"})
    state = play(state, play_card("carpet-bombing-2"), locate("station"))
    assert (is_destroyed(state, "station"), rubble(state, "station")) == (destroyed, left)


def test_14_6_a_destroyed_location_takes_none() -> None:
    state = table("station destroyed | German 76inf / -", hand={"german": "carpet-bombing-2"})
    state = play(state, play_card("carpet-bombing-2"), locate("station"))
    assert (is_destroyed(state, "station"), rubble(state, "station")) == (True, 0)


@pytest.mark.parametrize(("location", "before", "soviet"), [("elevator", 4, 2), ("red-october", 7, 2 + 2)])
def test_14_6_a_note_falls_with_its_location_in_the_midst_of_a_battle_unless_it_persists(
    location: str, before: int, soviet: int
) -> None:
    picture = f"{location} rubble {before} | German 76inf / - | Soviet 196rd / -"
    state = play(table(picture, hand={"german": "stuka+2"}), attack(location, "76inf"))
    assert (is_destroyed(state, location), totals(state)) == (False, (4, 2 + 2))
    state = play(state, play_card("stuka+2"))
    assert (is_destroyed(state, location), totals(state)) == (True, (4 + 3, soviet))
