"""Chapter 16: what is special about each of the ten Locations, whole and Destroyed."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import LOCATIONS, SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tests.answers import let_chance, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM, SOVIET_CALM, asked
from kurgan.games.battle_for_stalingrad.tests.facts import hand, rations, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    force,
    move,
    play_card,
    ration,
    reinforce,
    retreat,
    spend,
)

WHOLE_AND_DESTROYED = ("", "destroyed")
PERSISTING = {"mamayev", "red-october", "pavlov", "ferry", "tsaritsa"}
LOST_WHEN_DESTROYED = {"tractor-works", "barrikady", "elevator", "station", "univermag"}


def test_9_1_five_notes_persist_and_five_are_lost() -> None:
    assert {location.code for location in LOCATIONS if location.persists} == PERSISTING
    assert {location.code for location in LOCATIONS} == PERSISTING | LOST_WHEN_DESTROYED


def is_in_force(code: str, condition: str) -> bool:
    """Is the note of a Location in this condition in force, by its card?"""
    return not condition or code in PERSISTING


# 16.1 Extra cards


def drawn(state: State) -> int:
    """How many cards the side to move draws after its Action step."""
    side = SIDE_NAMES[state.side]
    return len(hand(let_chance(play(state, PASS)), side)) - len(hand(state, side))


@pytest.mark.parametrize("turn", SIDE_NAMES)
@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
@pytest.mark.parametrize("code", ["mamayev", "univermag"])
def test_16_1_the_controller_draws_an_extra_card(code: str, condition: str, turn: str) -> None:
    plain = {"german": "76inf", "soviet": "196rd"}[turn]
    state = table(f"{code} {condition} | {turn} {plain} / -", turn=turn)
    assert drawn(state) == 5 + 1 + is_in_force(code, condition)


def test_16_1_not_while_it_is_contested_or_held_from_the_perimeter() -> None:
    assert drawn(table("mamayev | German 76inf / - | Soviet 196rd / -")) == 5
    assert drawn(table("mamayev | German - / 76inf | Soviet - / -")) == 5
    assert drawn(table("mamayev | German - / 76inf | Soviet 196rd / -")) == 5


def test_16_1_the_extra_cards_of_two_locations_add_up() -> None:
    state = table("""
        mamayev   | German 76inf / -
        univermag | German 94inf / -
        station   | German 71inf / -
    """)
    assert drawn(state) == 5 + 3 + 2


# 16.2 Rations for armour


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
def test_16_2_armour_at_the_tractor_works_gains_two_rations(condition: str) -> None:
    picture = f"tractor-works {condition} | German 14pz(0) / 16pz(0) 94inf(6) | Soviet - / 84tb(0)"
    state = table(picture, phase=Phase.BEGIN)
    while asked(state) == ("SUPPLY", "german"):
        state = play(state, sorted(orders(state))[0])
    extra, chart = (0, 0) if condition else (2 + 2, 4)
    assert rations(state, "14pz") + rations(state, "16pz") == extra + chart + 1
    assert rations(state, "84tb") == 0


def test_16_2_other_forces_gain_nothing_from_it() -> None:
    # 2 Rubble: the chart gives 2, and who is in the perimeter gets 1
    state = table("tractor-works rubble 2 | Soviet 6gtb(0) / 196rd(0)", turn="soviet", phase=Phase.BEGIN)
    assert (asked(state), rations(state, "6gtb"), rations(state, "196rd")) == (("SUPPLY", "soviet"), 2, 1)


def test_16_2_nothing_while_it_is_contested_and_nothing_elsewhere() -> None:
    state = table(
        """
        tractor-works | German 14pz(0) / - | Soviet 84tb(0) / -
        station       | German - / 16pz(0) | Soviet - / -
        """,
        phase=Phase.BEGIN,
    )
    assert (rations(state, "14pz"), rations(state, "84tb"), rations(state, "16pz")) == (0, 0, 1)


# 16.3 Strong position


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
@pytest.mark.parametrize("code", ["red-october", "elevator"])
def test_16_3_the_defender_adds_two(code: str, condition: str) -> None:
    picture = f"{code} {condition} | German 76inf / - | Soviet 196rd / -"
    more = 2 * is_in_force(code, condition)
    assert totals(play(table(picture), attack(code, "76inf"))) == (4, 2 + more)
    assert totals(play(table(picture, turn="soviet"), attack(code, "196rd"))) == (4 + more, 2)


@pytest.mark.parametrize(("code", "threshold"), [("red-october", 9), ("elevator", 6)])
def test_12_7_destroyed_by_this_very_attack_the_note_is_gone_unless_it_persists(code: str, threshold: int) -> None:
    state = table(f"{code} rubble {threshold - 1} | German 79inf / - | Soviet 196rd / -")
    state = play(state, attack(code, "79inf"))
    assert totals(state) == (3 + 1, 2 + 2 * (code in PERSISTING)), "and street fighting counts it as Destroyed"


# 16.4 Help for attacks elsewhere


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
def test_16_4_the_controller_of_barrikady_attacks_better_elsewhere(condition: str) -> None:
    state = table(f"""
        barrikady {condition} | German 94inf / - | Soviet - / -
        station               | German 76inf / - | Soviet 196rd / -
    """)
    assert totals(play(state, attack("station", "76inf"))) == (4 + is_in_force("barrikady", condition), 2)


def test_16_4_not_in_defence_and_not_for_the_enemy() -> None:
    picture = """
        barrikady | German 94inf / - | Soviet - / -
        station   | German 76inf / - | Soviet 196rd / -
    """
    assert totals(play(table(picture, turn="soviet"), attack("station", "196rd"))) == (4, 2)


def test_16_4_not_at_barrikady_itself_nor_while_it_is_contested() -> None:
    state = table("""
        barrikady | German 94inf / - | Soviet 95rd / -
        station   | German 76inf / - | Soviet 196rd / -
    """)
    assert totals(play(state, attack("station", "76inf"))) == (4, 2)
    assert totals(play(state, attack("barrikady", "94inf"))) == (3, 2)


# 16.5 Cover


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
def test_16_5_the_defender_of_pavlovs_house_ignores_three_hits(condition: str) -> None:
    picture = f"pavlov {condition} | German 76inf(4) / - | Soviet 13gd(6) / -"
    state = play(table(picture), attack("pavlov", "76inf"), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4 - 3)
    state = play(state, ration("13gd"))
    assert (asked(state), state.hits) == (("LOSSES", "german"), 6), "the attacker ignores none"
    state = play(table(picture, turn="soviet"), attack("pavlov", "13gd"), *SOVIET_CALM)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 6 + 1 - 3), "a German defender does too"


def test_16_5_in_each_battle_anew() -> None:
    state = table("pavlov | German 76inf(6) / - | Soviet 196rd(6) / -")
    battle = (attack("pavlov", "76inf"), *CALM, ration("196rd"), ration("76inf"), ration("76inf"))
    assert rations(play(state, *battle, *battle), "196rd") == 4


# 16.6 Free perimeter moves


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
def test_16_6_perimeter_moves_of_the_controller_of_the_station_are_free(condition: str) -> None:
    state = table(f"station {condition} | German 76inf / 94inf(3)")
    after = play(state, move("94inf", "mamayev/perimeter"))
    assert rations(after, "94inf") == (3 if is_in_force("station", condition) else 2)


def test_16_6_other_kinds_of_move_are_paid_for() -> None:
    state = table("station | German 76inf(4) / 94inf(3)")
    assert rations(play(state, move("94inf", "station/control")), "94inf") == 2
    assert rations(play(state, move("76inf", "mamayev/control")), "76inf") == 3


def test_16_6_not_while_it_is_contested_nor_for_the_enemy() -> None:
    state = table("station | German 76inf / 94inf(3) | Soviet 196rd / -")
    assert rations(play(state, move("94inf", "mamayev/perimeter")), "94inf") == 2
    state = table("station | German 76inf / - | Soviet - / 196rd(3)", turn="soviet")
    assert rations(play(state, move("196rd", "mamayev/perimeter")), "196rd") == 2


def test_16_6_for_forces_without_rations_too_but_never_back_to_an_area_they_have_left() -> None:
    state = table("station | German 76inf / 94inf(0) 14pz(0)")
    for code in ("mamayev", "tractor-works", "red-october", "barrikady"):
        state = play(state, move("94inf", f"{code}/perimeter"), move("14pz", f"{code}/perimeter"))
    assert orders_of(state, "move 94inf") == set()
    assert orders_of(state, "move 14pz") == set(), "its own ability leads back no more than the station does"


# 16.7 Cheaper reinforcements


def price(state: State) -> int:
    """How many cards a reinforcement costs."""
    state = play(state, reinforce("ferry"))
    count = 0
    while asked(state)[0] == "PAYMENT":
        state, count = play(state, sorted(orders(state))[0]), count + 1
    return count


HAND = {"german": "rats-1 rats-1 rats-2 staff+1 staff+2"}


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
@pytest.mark.parametrize(("code", "value"), [("16pz", 4), ("71inf", 2)])
def test_16_7_the_controller_of_the_ferry_pays_one_card_less(code: str, value: int, condition: str) -> None:
    assert price(table(f"ferry {condition} | German 76inf / -", hand=HAND, top={"german": code})) == value - 1


def test_16_7_but_never_less_than_one() -> None:
    assert price(table("ferry | German 76inf / -", hand=HAND, top={"german": "369cro"})) == 1


def test_16_7_not_while_it_is_contested_nor_for_the_enemy() -> None:
    assert price(table("ferry | German 76inf / - | Soviet 196rd / -", hand=HAND, top={"german": "71inf"})) == 2
    assert price(table("ferry | German - / 76inf | Soviet 196rd / -", hand=HAND, top={"german": "71inf"})) == 2


def test_12_14_a_card_lowers_what_the_ferry_leaves_to_nothing() -> None:
    state = table("ferry | German 76inf / -", hand={"german": "battle-group+1"}, top={"german": "44inf"})
    state = play(state, play_card("battle-group+1"), reinforce("ferry"), force("24pz"))
    assert where(state, "44inf") == "ferry/perimeter", "3 - 1 - 2"


def test_16_7_with_just_enough_cards_for_the_lower_price() -> None:
    state = table("ferry | German 76inf / -", hand={"german": "rats-1"}, top={"german": "71inf"})
    state = play(state, reinforce("ferry"), spend("rats-1"), force("24pz"))
    assert where(state, "71inf") == "ferry/perimeter"
    state = table("station | German 76inf / -", hand={"german": "rats-1"}, top={"german": "71inf"})
    assert orders_of(state, "reinforce") == set()


# 16.8 Covered retreat


@pytest.mark.parametrize("condition", WHOLE_AND_DESTROYED)
def test_16_8_retreats_from_the_gorge_absorb_two_more_for_both_sides(condition: str) -> None:
    state = table(f"tsaritsa {condition} | German 76inf(1) / - | Soviet 193rd(0)* / -")
    state = play(state, attack("tsaritsa", "76inf"), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4)
    state = play(state, retreat("193rd"))
    assert (asked(state), state.hits) == (("LOSSES", "german"), 2 + 1 + 1), "2 + 1 + 2 absorbed all four"
    state = play(state, retreat("76inf"))
    assert asked(state) == ("ACTION", "german"), "2 + 2 absorbed all four"
    assert (where(state, "193rd"), where(state, "76inf")) == ("tsaritsa/perimeter", "tsaritsa/perimeter")


def test_16_8_retreats_from_elsewhere_do_not() -> None:
    state = table("station | German 76inf(1) / - | Soviet 193rd(0) / -")
    state = play(state, attack("station", "76inf"), card("airlift+1"), card("hug-2"))
    assert (state.hits, orders(state)) == (3, {"eliminate 193rd"})
