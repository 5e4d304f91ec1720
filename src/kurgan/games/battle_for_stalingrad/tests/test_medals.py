"""Rule 9.2: who wins a medal, and what it is worth."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM, asked
from kurgan.games.battle_for_stalingrad.tests.facts import medals, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import attack, eliminate, move, name, ration, retreat

# 9.2 Medals


def test_9_2_who_eliminated_all_engaged_enemies_and_controls_the_location_gets_a_medal() -> None:
    state = table("station | German 76inf(4) / - | Soviet 112rd(0) / -")
    state = play(state, attack("station", "76inf"), *CALM, eliminate("112rd"), ration("76inf"))
    assert medals(state, "76inf") == 1, "the only one who can get it gets it by itself"


def test_9_2_the_owner_chooses_among_his_engaged_forces_there() -> None:
    state = table("station | German 76inf(4) 94inf(4) 71inf(4) / 295inf | Soviet 112rd(0) / 193rd")
    state = play(state, attack("station", "76inf", "94inf"), *CALM, ration("76inf"))
    assert (asked(state), orders(state)) == (("MEDAL", "german"), {"name 76inf", "name 94inf"})
    before, after = state, play(state, name("94inf"))
    assert (medals(after, "76inf"), medals(after, "94inf")) == (0, 1)
    assert asked(after) == ("ACTION", "german")
    assert medals(before, "94inf") == 0


def test_9_2_a_defender_can_win_a_medal_too() -> None:
    state = table("station | German 369cro(1) / - | Soviet 193rd(6)* 95rd(4) / -")
    state = play(state, attack("station", "369cro"), *CALM, *[ration("193rd")] * 2)
    assert where(state, "369cro") == "lost", "6 hits, and 4 is all it has"
    assert (asked(state), orders(state)) == (("MEDAL", "soviet"), {"name 193rd", "name 95rd"})
    state = play(state, name("193rd"))
    assert medals(state, "193rd") == 2
    assert asked(state) == ("ACTION", "german")


def test_9_2_there_is_no_medal_if_one_engaged_enemy_retreated() -> None:
    state = table("station | German 44inf(6) / - | Soviet 112rd(0) 196rd(0) / -")
    state = play(state, attack("station", "44inf"), *CALM, eliminate("112rd"), retreat("196rd"), *[ration("44inf")] * 3)
    assert controls(state, GERMAN, 0)
    assert (asked(state), medals(state, "44inf")) == (("ACTION", "german"), 0)


def test_9_2_there_is_no_medal_for_a_force_that_went_back_itself() -> None:
    state = table("station | German 76inf(1) 94inf(5) / - | Soviet 196rd(0) / -")
    state = play(state, attack("station", "76inf"), *CALM, eliminate("196rd"), retreat("76inf"))
    assert controls(state, GERMAN, 0), "the 94th stands there still, but was not engaged"
    assert (asked(state), medals(state, "76inf"), medals(state, "94inf")) == (("ACTION", "german"), 0, 0)


def test_9_2_among_several_attackers_only_those_still_there_can_get_it() -> None:
    state = table("station | German 76inf(1) 94inf(5) / - | Soviet 196rd(0) / -")
    state = play(state, attack("station", "76inf", "94inf"), *CALM, retreat("76inf"))
    assert where(state, "196rd") == "lost"
    assert (asked(state), medals(state, "94inf")) == (("ACTION", "german"), 1)


def test_9_2_there_is_no_medal_while_an_enemy_who_was_not_engaged_contests_the_location() -> None:
    state = table("station | German 369cro(1) 94inf(5) / - | Soviet 193rd(6) 95rd(4) / -")
    state = play(state, attack("station", "369cro"), *CALM, *[ration("193rd")] * 2)
    assert where(state, "369cro") == "lost"
    assert (asked(state), medals(state, "193rd"), medals(state, "95rd")) == (("ACTION", "german"), 0, 0)


def test_12_4_if_everybody_vanishes_the_location_is_empty_and_there_is_no_medal() -> None:
    state = table("station | German 76inf(1) / - | Soviet 196rd(0)**** / -")
    state = play(state, attack("station", "76inf"), *CALM, eliminate("196rd"))
    assert (where(state, "76inf"), where(state, "196rd")) == ("lost", "lost")
    assert not controls(state, GERMAN, 0) and not controls(state, SOVIET, 0)
    assert asked(state) == ("ACTION", "german")


def test_9_2_medals_add_up_in_combat_and_in_retreat() -> None:
    state = table("station | German 76inf(1)** / - | Soviet 196rd(5)*** / -")
    state = play(state, attack("station", "76inf"), *CALM)
    assert totals(state) == (4 + 2, 2 + 3)
    state = play(state, ration("196rd"), retreat("196rd"))
    assert (asked(state), state.hits, retreat("76inf") in orders(state)) == (("LOSSES", "german"), 5, False)
    assert where(state, "196rd") == "station/perimeter", "1 and 2 + 3 make 6"


def test_9_2_a_medal_of_this_battle_counts_in_the_next() -> None:
    state = table("""
        station   | German 76inf(4) / - | Soviet 112rd(0) / -
        univermag | German 94inf(5) / - | Soviet 196rd(5) / -
    """)
    state = play(state, attack("station", "76inf"), *CALM, eliminate("112rd"), ration("76inf"))
    state = play(state, move("76inf", "univermag/control"), attack("univermag", "76inf"))
    assert totals(state) == (4 + 1, 2)
