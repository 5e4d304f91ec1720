"""Rules 7.8 and 7.11: who absorbs hits, and by which means."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM, SOVIET_CALM, asked, changes, told
from kurgan.games.battle_for_stalingrad.tests.facts import medals, rations, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import attack, card, eliminate, name, play_card, ration, retreat


def german_hits(hits: int, soviets: str, perimeter: str = "-", location: str = "station") -> State:
    """The Soviet Forces in a control area have to absorb so many hits of decorated pioneers: 2 + medals + 1 - 2."""
    state = table(f"{location} | German 50pi(6){'*' * (hits - 1)} / - | Soviet {soviets} / {perimeter}")
    state = play(state, attack(location, "50pi"), card("airlift+1"), card("hug-2"))
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), hits)
    return state


# 7.8 Who, and in which order


def test_7_8_the_defender_absorbs_all_his_hits_before_the_attacker() -> None:
    state = table("station | German 76inf(4) / - | Soviet 193rd(5) / -")
    state = play(state, attack("station", "76inf"), *CALM)
    for _ in range(4):
        assert asked(state) == ("LOSSES", "soviet")
        state = play(state, ration("193rd"))
    for _ in range(3):
        assert asked(state) == ("LOSSES", "german")
        state = play(state, ration("76inf"))
    assert asked(state) == ("ACTION", "german")


def test_7_8_a_soviet_attacker_absorbs_second_too() -> None:
    state = table("station | German 76inf(4) / - | Soviet 95rd(5) / -", turn="soviet")
    state = play(state, attack("station", "95rd"), *SOVIET_CALM)
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)
    state = play(state, *[ration("76inf")] * 3)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 4)


def test_7_8_dead_defenders_have_dealt_their_hits_all_the_same() -> None:
    state = table("station | German 44inf(5) / - | Soviet 193rd(0) / -")
    state = play(state, attack("station", "44inf"), *CALM)
    assert where(state, "193rd") == "lost", "6 hits are more than the 5 it can absorb"
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)


def test_7_8_only_engaged_forces_absorb() -> None:
    state = table("station | German 76inf(4) 94inf(5) / 71inf(4) | Soviet 193rd(5) 95rd(3) / 45rd(4)")
    state = play(state, attack("station", "76inf"), *CALM)
    assert {word.split()[1] for word in orders(state)} == {"193rd", "95rd"}
    state = play(state, *[ration("193rd")] * 4)
    assert {word.split()[1] for word in orders(state)} == {"76inf"}


def test_12_5_forces_that_were_not_named_count_for_control() -> None:
    state = table("station | German 369cro(1) 94inf(5) / - | Soviet 193rd(6) / -")
    state = play(state, attack("station", "369cro"), *CALM, *[ration("193rd")] * 2, eliminate("369cro"))
    assert (where(state, "94inf"), rations(state, "94inf")) == ("station/control", 5)
    assert not controls(state, SOVIET, 0)
    assert medals(state, "193rd") == 0


# 7.11 The means


def test_7_11_a_ration_absorbs_one_hit() -> None:
    before = german_hits(3, "193rd(4)")
    after = play(before, ration("193rd"))
    assert (after.hits, changes(before, after)) == (2, ["193rd rations 4 -> 3"])


@pytest.mark.parametrize(
    ("code", "decorated", "location", "absorbed"),
    [
        ("196rd", "", "station", 2),
        ("196rd", "*", "station", 2 + 1),
        ("196rd", "***", "station", 2 + 3),
        ("45rd", "", "station", 2 + 1),
        ("149rb", "*", "station", 2 + 2 + 1),
        ("196rd", "", "tsaritsa", 2 + 2),
        ("149rb", "**", "tsaritsa", 2 + 2 + 2 + 2),
    ],
)
def test_7_11_a_retreat_absorbs_two_and_more_by_medals_abilities_and_notes(
    code: str, decorated: str, location: str, absorbed: int
) -> None:
    before = german_hits(absorbed + 1, f"{code}(4){decorated}", location=location)
    assert retreat(code) not in orders(before), "one hit more than a retreat absorbs needs something else first"
    before = play(before, ration(code))
    after = play(before, retreat(code))
    assert asked(after) == ("LOSSES", "german"), "all is absorbed"
    assert changes(before, after) == [f"{code} at {location}/control -> {location}/perimeter"]
    assert rations(after, code) == 3, "it keeps the rations it has left"


@pytest.mark.parametrize(
    ("code", "absorbed"),
    [("112rd", 3 + 1), ("196rd", 3 + 2), ("37gd", 3 + 3), ("13gd", 3 + 4), ("10nkvd", 3 + 2 + 2), ("138rd", 3 + 3 + 2)],
)
def test_7_11_an_elimination_absorbs_three_and_the_force_value(code: str, absorbed: int) -> None:
    state = german_hits(absorbed + 1, f"{code}(1)*")
    assert eliminate(code) not in orders(state), "the hit that is left over must be absorbed first"
    state = play(state, ration(code), eliminate(code))
    assert (where(state, code), rations(state, code), medals(state, code)) == ("lost", 0, 0)
    assert asked(state) == ("LOSSES", "german"), "all is absorbed"


def test_7_11_rations_of_an_eliminated_force_may_be_used_first_and_the_rest_is_lost() -> None:
    before = german_hits(6, "196rd(5) 112rd(2)")
    after = play(before, ration("196rd"), eliminate("196rd"))
    assert changes(before, after) == told("""
        196rd at station/control -> lost
        196rd rations 5 -> 0
    """)
    assert rations(after, "112rd") == 2


def test_7_11_a_force_may_use_its_rations_and_then_retreat() -> None:
    state = play(german_hits(4, "196rd(5)"), ration("196rd"), ration("196rd"), retreat("196rd"))
    assert (where(state, "196rd"), rations(state, "196rd")) == ("station/perimeter", 3)


def test_7_11_a_force_that_retreated_or_died_absorbs_no_more() -> None:
    state = german_hits(9, "196rd(5) 35gd(3) 112rd(2)")
    state = play(state, retreat("196rd"))
    assert {word.split()[1] for word in orders(state)} == {"35gd", "112rd"}
    state = play(state, eliminate("112rd"))
    assert {word.split()[1] for word in orders(state)} == {"35gd"}
    assert rations(state, "196rd") == 5


def test_7_11_surplus_of_the_last_means_is_wasted() -> None:
    state = play(german_hits(1, "13gd(6) 196rd(5)"), eliminate("13gd"))
    assert asked(state) == ("LOSSES", "german")
    assert (where(state, "196rd"), rations(state, "196rd")) == ("station/control", 5)


def test_7_11_nothing_may_be_given_up_once_no_hit_is_left() -> None:
    state = table("station | German 76inf(4) / - | Soviet 193rd(6) 112rd(2) / -")
    state = play(state, attack("station", "76inf"), *CALM, *[ration("193rd")] * 4)
    assert asked(state)[1] == "german", "no free retreat of the 112th"


def test_7_11_the_owner_picks_means_and_order() -> None:
    assert orders(german_hits(2, "196rd(5) 10nkvd(4) 112rd(0)")) == {
        "ration 196rd",
        "ration 10nkvd",
        "retreat 196rd",
        "retreat 112rd",
        "eliminate 196rd",
        "eliminate 10nkvd",
        "eliminate 112rd",
    }


@pytest.mark.parametrize(("perimeter", "may"), [("84tb 35gd", True), ("84tb 35gd 45rd", False)])
def test_12_3_a_retreat_needs_room_in_the_perimeter(perimeter: str, may: bool) -> None:
    state = german_hits(2, "196rd(5)", perimeter)
    assert (retreat("196rd") in orders(state)) is may


def test_12_3_forces_retreat_one_by_one_until_the_perimeter_is_full() -> None:
    state = german_hits(5, "196rd(5) 35gd(3) 112rd(2)", "84tb 45rd")
    assert {retreat("196rd"), retreat("35gd"), retreat("112rd")} <= orders(state)
    state = play(state, retreat("35gd"))
    assert orders(state) == {"ration 196rd", "ration 112rd", "eliminate 196rd", "eliminate 112rd"}


def test_7_11_enemy_forces_in_the_perimeter_take_no_room() -> None:
    state = table("station | German 76inf(4) / 94inf 71inf 295inf | Soviet 196rd(5) / -")
    state = play(state, attack("station", "76inf"), *CALM)
    state = play(state, ration("196rd"), ration("196rd"))
    assert retreat("196rd") in orders(state)


def test_7_11_enough_must_be_given_so_the_last_force_may_not_leave_too_early() -> None:
    state = german_hits(7, "196rd(3)")
    assert orders(state) == {"ration 196rd"}, "a retreat now would absorb 2 of 7, an elimination 5"
    state = play(state, ration("196rd"))
    assert orders(state) == {"ration 196rd"}
    state = play(state, ration("196rd"))
    assert orders(state) == {"ration 196rd", "eliminate 196rd"}
    state = play(state, ration("196rd"))
    assert orders(state) == {"eliminate 196rd"}


def test_7_11_hits_that_are_just_everything_available_are_absorbed_by_choice() -> None:
    state = table("tsaritsa | German 44inf(6) / - | Soviet 149rb(0) / -", hand={})
    state = play(state, attack("tsaritsa", "44inf"), *CALM)
    assert (asked(state), state.hits) == (("LOSSES", "soviet"), 6)
    assert orders(state) == {"retreat 149rb"}, "its retreat absorbs 2 + 2 + 2, its elimination only 5"
    assert where(play(state, retreat("149rb")), "149rb") == "tsaritsa/perimeter"


def test_7_11_hits_beyond_everything_available_eliminate_all_engaged_forces() -> None:
    state = table("station | German 24pz(6) 44inf(6) / - | Soviet 112rd(2)* 244rd(1) / 193rd(4)")
    after = play(state, attack("station", "24pz", "44inf"), *CALM)
    assert asked(after) == ("LOSSES", "german"), "8 + 6 hits, and 2 + 4 + 1 + 4 is all there is"
    assert [where(after, code) for code in ("112rd", "244rd", "193rd")] == ["lost", "lost", "station/perimeter"]
    assert (medals(after, "112rd"), rations(after, "112rd"), rations(after, "193rd")) == (0, 0, 4)


def test_7_11_without_hits_nobody_is_asked() -> None:
    state = table("pavlov | German 94inf(5) / - | Soviet militia(2) / -")
    after = play(state, attack("pavlov", "94inf"), *CALM)
    assert asked(after) == ("ACTION", "german"), "3 hits are ignored, and the militia deals none"
    assert changes(state, after) == told("""
        94inf rations 5 -> 4
        pavlov rubble 0 -> 1
        airlift+1: deck -> discard
        flotilla-1: deck -> discard
    """)


# 14.17 has the same means for one Force


def test_12_13_a_struck_force_absorbs_alone_and_may_retreat_if_there_is_room() -> None:
    picture = "station | German 71inf(1) 76inf(4) / {} | Soviet - / -"
    for perimeter, retreats in [("94inf", {"retreat 71inf"}), ("94inf 295inf 305inf", set())]:
        state = table(picture.format(perimeter), hand={"soviet": "snipers-1"}, turn="soviet")
        state = play(state, play_card("snipers-1"), name("71inf"), ration("71inf"))
        assert (asked(state), state.hits) == (("LOSSES", "german"), 2)
        assert orders(state) == {"eliminate 71inf"} | retreats
