"""Chapter 13: the worked example, number for number."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import LET_HAPPEN, asked, changes, told
from kurgan.games.battle_for_stalingrad.tests.facts import medals, rations, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, eliminate, name, play_card, ration, spend

DECLARED = (attack("red-october", "71inf", "336pi"),)
FLAMETHROWER = (play_card("flamethrower+1"), LET_HAPPEN)
HUG = (play_card("hug-1"), LET_HAPPEN)
EVENTS = (*FLAMETHROWER, *HUG, PASS, PASS)
FIREFIGHT = (spend("assault-guns+2"), spend("hug-2"), PASS, PASS)
FATE = (card("rats-1"), card("flotilla+1"))


def red_october() -> State:
    """No Rubble, two German divisions and one Soviet, each with its printed 4 rations."""
    return table(
        "red-october | German 71inf(4) 336pi(4) / - | Soviet 193rd(4) / -",
        hand={"german": "flamethrower+1 assault-guns+2 airlift+1", "soviet": "hug-1 hug-2 bunker+1"},
    )


def test_13_both_attackers_pay_and_the_pioneers_add_rubble() -> None:
    state = play(red_october(), *DECLARED)
    assert [rations(state, code) for code in ("71inf", "336pi", "193rd")] == [3, 3, 4]
    assert rubble(state, "red-october") == 2


def test_13_the_totals_are_eight_and_five() -> None:
    assert totals(play(red_october(), *DECLARED)) == (3 + 1 + 2 + 2, 2 + 1 + 2)


def test_13_the_event_round_leaves_seven_and_three() -> None:
    state = play(red_october(), *DECLARED, *FLAMETHROWER)
    assert totals(state) == (10, 3), "the defence bonus is gone"
    state = play(state, *HUG)
    assert totals(state) == (7, 3)
    assert asked(play(state, PASS, PASS)) == ("FIREFIGHT", "german")


def test_13_firefight_and_fate_leave_seven_and_three() -> None:
    state = play(red_october(), *DECLARED, *EVENTS, spend("assault-guns+2"))
    assert totals(state) == (9, 3)
    state = play(state, spend("hug-2"))
    assert totals(state) == (7, 3)
    state = play(state, PASS, PASS, card("rats-1"))
    assert totals(state) == (7, 2)
    assert totals(play(state, card("flotilla+1"))) == (7, 3)


def test_13_the_soviet_division_is_lost_whatever_its_owner_does() -> None:
    state = play(red_october(), *DECLARED, *EVENTS, *FIREFIGHT, *FATE)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 7)
    assert orders(state) == {"ration 193rd"}, "4 rations and a retreat make 6, one short"
    state = play(state, ration("193rd"), ration("193rd"))
    assert orders(state) == {"ration 193rd", "eliminate 193rd"}
    early, late = play(state, eliminate("193rd")), play(state, *[ration("193rd")] * 2)
    assert (where(early, "193rd"), orders(late)) == ("lost", {"eliminate 193rd"})


def test_13_the_germans_lose_three_rations_control_red_october_and_one_gets_a_medal() -> None:
    state = play(red_october(), *DECLARED, *EVENTS, *FIREFIGHT, *FATE, *[ration("193rd")] * 2, eliminate("193rd"))
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)
    state = play(state, ration("71inf"), ration("71inf"), ration("336pi"))
    assert controls(state, GERMAN, 0)
    assert (asked(state), orders(state)) == (("MEDAL", "german"), {"name 71inf", "name 336pi"})
    for code in ("71inf", "336pi"):
        assert medals(play(state, name(code)), code) == 1


def test_13_all_that_the_battle_has_changed() -> None:
    before = red_october()
    after = play(before, *DECLARED, *EVENTS, *FIREFIGHT, *FATE, *[ration("193rd")] * 2, eliminate("193rd"))
    after = play(after, *[ration("336pi")] * 3, name("71inf"))
    assert changes(before, after) == told("""
        71inf rations 4 -> 3
        71inf medals 0 -> 1
        336pi rations 4 -> 0
        193rd rations 4 -> 0
        193rd at red-october/control -> lost
        red-october rubble 0 -> 2
        flamethrower+1: hand -> discard
        assault-guns+2: hand -> discard
        rats-1: deck -> discard
        hug-1: hand -> discard
        hug-2: hand -> discard
        flotilla+1: deck -> discard
    """)
    assert asked(after) == ("ACTION", "german")
