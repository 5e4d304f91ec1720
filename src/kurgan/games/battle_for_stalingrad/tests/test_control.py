"""Chapter 2: who controls a Location."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad.actions import winner
from kurgan.games.battle_for_stalingrad.rules.control import is_contested
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, play
from kurgan.games.battle_for_stalingrad.tests.facts import holder
from kurgan.games.battle_for_stalingrad.tests.positions import place_number, table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, move, retreat

FRONT = """
    univermag | German 71inf / 76inf | Soviet - / -
    pavlov    | German - / 94inf     | Soviet 193rd 45rd / -
    station   | German 305inf / -    | Soviet 308rd / -
    ferry     | German - / 79inf     | Soviet - / 95rd
    tsaritsa  | German - / -         | Soviet - / -
"""


def test_2_1_a_side_controls_where_it_alone_has_forces_in_its_control_area() -> None:
    state = table(FRONT)
    assert holder(state, "univermag") == "german"
    assert holder(state, "pavlov") == "soviet"


def test_2_1_one_force_is_enough_and_three_are_no_more() -> None:
    state = table("""
        univermag | German 71inf 76inf 94inf / - | Soviet 193rd / -
        pavlov    | German 79inf / -             | Soviet - / 45rd 95rd 308rd
    """)
    assert holder(state, "univermag") == "nobody"
    assert holder(state, "pavlov") == "german"


def test_2_2_where_both_sides_stand_it_is_contested_and_nobody_controls_it() -> None:
    state = table(FRONT)
    assert holder(state, "station") == "nobody"
    assert [code for code in ("univermag", "pavlov", "station", "ferry", "tsaritsa") if contested(state, code)] == [
        "station"
    ]


def test_2_2_where_nobody_stands_it_is_empty_and_nobody_controls_it() -> None:
    state = table(FRONT)
    assert holder(state, "tsaritsa") == holder(state, "ferry") == "nobody"
    assert not contested(state, "tsaritsa") and not contested(state, "ferry")


def test_2_3_leaving_a_control_area_gives_control_up_at_once() -> None:
    after = play(table(FRONT), move("71inf", "tsaritsa/control"))
    assert holder(after, "univermag") == "nobody"
    assert holder(after, "tsaritsa") == "german"


def test_2_3_the_last_one_to_leave_a_contested_location_gives_the_enemy_control() -> None:
    assert holder(play(table(FRONT), move("305inf", "univermag/control")), "station") == "soviet"


def test_2_3_an_advance_takes_the_enemys_control_away_at_once() -> None:
    after = play(table(FRONT), move("94inf", "pavlov/control"))
    assert holder(after, "pavlov") == "nobody"
    assert contested(after, "pavlov")


def test_2_3_forces_in_perimeter_areas_neither_give_nor_deny_control() -> None:
    state = table("""
        univermag | German - / 71inf 76inf 94inf | Soviet - / -
        pavlov    | German - / 79inf             | Soviet 193rd / -
    """)
    assert holder(state, "univermag") == "nobody"
    assert holder(state, "pavlov") == "soviet"


def test_2_3_a_retreat_in_battle_gives_control_to_the_enemy() -> None:
    state = table("tsaritsa | German 76inf(2) / - | Soviet 112rd(0) / -")
    fought = play(state, attack("tsaritsa", "76inf"), card("nebelwerfer-1"), card("hug-1"), retreat("112rd"))
    assert holder(fought, "tsaritsa") == "german"


def test_2_4_a_destroyed_location_is_controlled_like_any_other() -> None:
    state = table("""
        univermag destroyed | German 71inf / - | Soviet - / -
        pavlov    destroyed | German 76inf / - | Soviet 193rd / -
        station   destroyed | German - / 94inf | Soviet 45rd / -
    """)
    assert [holder(state, code) for code in ("univermag", "pavlov", "station")] == ["german", "nobody", "soviet"]


def test_2_4_a_destroyed_location_counts_for_the_extra_card() -> None:
    whole, destroyed = (
        play(table(f"pavlov {condition} | German 71inf / - | Soviet - / -"), PASS) for condition in ("", "destroyed")
    )
    assert whole.to_draw[GERMAN] == destroyed.to_draw[GERMAN] == 6


def test_2_4_a_destroyed_location_counts_for_victory() -> None:
    state = table("""
        univermag destroyed | German 71inf / -  | Soviet - / 45rd
        pavlov    destroyed | German 76inf / -  | Soviet - / -
        station   rubble 6  | German 94inf / -  | Soviet - / -
        ferry     destroyed | German 79inf / -  | Soviet - / -
        tsaritsa  destroyed | German 305inf / - | Soviet - / -
    """)
    assert winner(end_turn(state)) == GERMAN


def contested(state: State, code: str) -> bool:
    return is_contested(state, place_number(state, code))
