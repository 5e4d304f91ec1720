"""Chapter 1: sides, cards, areas and counters."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.setup import scenarios, setup
from kurgan.games.battle_for_stalingrad.state import N_AREAS, Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    FACES,
    FORCES,
    GERMAN,
    LOCATIONS,
    SIDE_NAMES,
)
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import rations, rubble, where
from kurgan.games.battle_for_stalingrad.tests.positions import force_number, table
from kurgan.games.battle_for_stalingrad.tests.words import attack, card, dealt, feed, move, place, play_card, spend

CODES = ("univermag", "pavlov", "station", "ferry", "tsaritsa")


def soviet_muster() -> State:
    """The Soviet player is about to choose his first Force."""
    return play(setup(scenarios()["stalingrad-1942"], {}), *map(dealt, CODES))


def test_1_1_a_turn_is_a_german_player_turn_and_then_a_soviet_one() -> None:
    state = table("pavlov | German 71inf / - | Soviet - / 45rd")
    seen = []
    for _ in range(4):
        seen.append((int(state.turn), SIDE_NAMES[state.side]))
        state = end_turn(state)
    assert seen == [(1, "german"), (1, "soviet"), (2, "german"), (2, "soviet")]


def test_1_2_there_are_168_cards_six_of_them_uranus() -> None:
    forces = [force.side for force in FORCES]
    actions = {side: sum(face.copies for face in FACES if ACTIONS[face.kind].side == side) for side in SIDE_NAMES}
    assert (len(LOCATIONS), forces.count("german"), forces.count("soviet")) == (10, 20, 24)
    assert actions == {"german": 56, "soviet": 58}
    uranus = [action for action in ACTIONS if action.is_uranus]
    assert [(action.side, action.copies) for action in uranus] == [("soviet", 1)] * 6
    assert len(LOCATIONS) + len(FORCES) + sum(actions.values()) == 168


def test_1_2_where_a_card_says_something_else_the_card_wins() -> None:
    state = table("pavlov | German - / 14pz(0) 71inf(0) | Soviet - / -")
    assert move("14pz", "mamayev/perimeter") in orders(state), "its card: no ration for perimeter moves"
    assert not orders_of(state, "move 71inf")


def test_1_3_each_side_has_a_control_and_a_perimeter_area_at_every_location() -> None:
    areas = {word.split()[2] for word in orders_of(soviet_muster(), "move 45rd")}
    assert areas == {f"{code}/{zone}" for code in CODES for zone in ("control", "perimeter")}
    assert N_AREAS * len(SIDE_NAMES) == 20


def test_1_3_the_areas_of_the_two_sides_never_mix() -> None:
    state = table("pavlov | German - / 71inf | Soviet 193rd 45rd 95rd / 308rd 196rd 35gd")
    after = play(state, move("71inf", "pavlov/control"))
    assert where(after, "71inf") == where(after, "193rd") == "pavlov/control"
    assert after.present[GERMAN, after.force_at[force_number("71inf")]] == 1


@pytest.mark.parametrize(
    "order",
    [
        move("94inf", "pavlov/control"),
        move("79inf", "univermag/perimeter"),
        move("305inf", "pavlov/control"),
        "reinforce univermag",
    ],
)
def test_1_4_a_fourth_force_of_a_side_may_not_enter_an_area(order: str) -> None:
    full, room = (
        table(
            f"""
                pavlov    | German 71inf {"76inf" if is_full else ""} 24pz / 94inf               | Soviet 45rd / -
                univermag | German - / 295inf {"113inf" if is_full else ""} 389inf               | Soviet - / -
                station   | German 305inf / 79inf                                                | Soviet - / -
            """,
            hand={"german": "stuka-2 stuka-1 stuka+2 rats-1"},
        )
        for is_full in (True, False)
    )
    assert order not in orders(full)
    assert order in orders(room)


def test_1_4_the_limit_holds_at_set_up() -> None:
    state = play(soviet_muster(), *(place(code, "pavlov/control") for code in ("112rd", "244rd", "42rb")))
    assert place("115rb", "pavlov/control") not in orders(state)
    assert place("115rb", "pavlov/perimeter") in orders(state)


def test_1_4_the_limit_holds_when_a_card_moves_forces() -> None:
    state = table("pavlov | German - / - | Soviet 193rd 45rd 95rd / 308rd", turn="soviet", hand={"soviet": "sewers-1"})
    free = orders(play(state, play_card("sewers-1")))
    assert move("308rd", "pavlov/control") not in free
    assert move("308rd", "mamayev/control") in free


def test_1_5_engaged_are_the_attackers_named_and_all_defenders_in_the_control_area() -> None:
    state = table("""
        univermag | German 71inf 76inf 94inf / 79inf | Soviet 193rd 45rd / 95rd
        pavlov    | German 305inf / -                | Soviet 308rd / -
    """)
    battle = play(state, attack("univermag", "71inf", "94inf"))
    engaged = {FORCES[each].code for each in range(len(FORCES)) if battle.engaged[each]}
    assert engaged == {"71inf", "94inf", "193rd", "45rd"}


def test_1_5_nobody_is_engaged_after_the_battle() -> None:
    state = table("univermag | German 50pi(2) / - | Soviet militia(2) / -")
    fought = play(state, attack("univermag", "50pi"), card("nebelwerfer-1"), card("hug-1"), "ration militia")
    assert fought.step == Step.ACTION
    assert not any(fought.engaged[each] for each in range(len(FORCES)))


def test_1_6_a_force_holds_six_rations_and_what_is_above_is_lost() -> None:
    state = table("pavlov | German 71inf(4) / - | Soviet - / -", hand={"german": "airlift+1"})
    fed = play(state, play_card("airlift+1"))
    assert rations(fed, "71inf") == 6
    assert fed.step == Step.ACTION, "three of the five rations are lost"


def test_1_6_a_full_force_may_not_be_fed_while_another_can() -> None:
    state = table("pavlov | German 71inf(6) 76inf(0) 94inf(0) / - | Soviet - / -", hand={"german": "stuka-2"})
    assert orders(play(state, spend("stuka-2"))) == {feed("76inf"), feed("94inf")}


def test_1_6_no_supply_lifts_a_force_above_six() -> None:
    state = table("pavlov | German - / 71inf(6) 76inf(5) | Soviet - / -", phase=Phase.BEGIN)
    assert (rations(state, "71inf"), rations(state, "76inf")) == (6, 6)


def test_1_7_rations_are_never_short() -> None:
    """Fifteen German Forces with 75 rations take fifteen more, while as many Soviets have theirs."""
    german = [force.code for force in FORCES if force.side == "german"]
    soviet = [force.code for force in FORCES if force.side == "soviet"]
    lines = [
        f"{code} | German - / {crowd(german, row, 5)} | Soviet - / {crowd(soviet, row, 6)}"
        for row, code in enumerate(CODES)
    ]
    state = table("\n".join(lines), phase=Phase.BEGIN)
    assert [rations(state, code) for code in german[:15]] == [6] * 15


def crowd(codes: list[str], row: int, each: int) -> str:
    """Three Forces with so many rations."""
    return " ".join(f"{code}({each})" for code in codes[3 * row : 3 * row + 3])


def test_1_7_medals_and_rubble_are_never_short() -> None:
    lines = """
        mamayev  rubble 8 | German 71inf****** / - | Soviet 45rd****** / -
        red-october rubble 8 | German 76inf***** / - | Soviet - / -
    """
    state = table(lines, hand={"german": "knights-cross+2 carpet-bombing-3"})
    after = play(state, play_card("knights-cross+2"), "name 71inf", attack("mamayev", "71inf"))
    assert after.medals[force_number("71inf")] == 7
    assert rubble(after, "mamayev") == 9
