"""Rules 14.12 to 14.18: Forces moved, brought in, decorated, struck and sent to attack."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tests.answers import orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    LET_HAPPEN,
    SOVIET_CALM,
    asked,
    changes,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import discards, hand, medals, rations, rubble, top, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    eliminate,
    force,
    move,
    name,
    play_card,
    ration,
    reinforce,
    retreat,
    spend,
)

DUEL = "station | German 76inf(4) / - | Soviet 196rd(5) / -"


# 14.12 Free moves


def test_14_12_up_to_so_many_moves_of_any_forces_without_rations() -> None:
    before = table(
        """
        station | German - / 76inf(0)          | Soviet 196rd / -
        pavlov  | German 71inf(0) 94inf(0) / - | Soviet - / -
        """,
        hand={"german": "thrust+1"},
    )
    state = play(before, play_card("thrust+1"))
    assert asked(state) == ("FREE_MOVE", "german")
    state = play(state, move("76inf", "station/control"), move("71inf", "station/control"))
    state = play(state, move("71inf", "pavlov/control"), card("rats-1"))
    assert changes(before, state) == told("""
        76inf at station/perimeter -> station/control
        thrust+1: hand -> discard
        rats-1: deck -> hand
    """)


def test_14_12_only_legal_moves() -> None:
    state = table(
        """
        station   | German - / 76inf(0)          | Soviet 196rd / -
        univermag | German 71inf(0) 94inf(0) / - | Soviet 95rd / -
        pavlov    | German 44inf 16pz 24pz / -   | Soviet - / -
        ferry     | German - / -                 | Soviet - / 45rd
        barrikady | German - / -                 | Soviet 193rd / -
        """,
        hand={"german": "thrust+1"},
    )
    state = play(state, play_card("thrust+1"))
    assert orders_of(state, "move 71inf") == {"move 71inf ferry/control"}, "not into enemy hands, nor where it is full"
    assert orders_of(state, "move 76inf") == {
        "move 76inf station/control",
        *(f"move 76inf {code}/perimeter" for code in ("univermag", "pavlov", "ferry", "barrikady")),
    }


def test_14_12_the_card_player_may_stop_and_its_other_effects_follow() -> None:
    state = table("station | German - / 76inf(0)", hand={"german": "thrust+1"})
    state = play(state, play_card("thrust+1"), move("76inf", "station/control"), PASS)
    assert asked(state) == ("CARD_DRAWN", "german")


def test_14_12_what_a_card_pays_for_may_lead_back_and_what_is_for_nothing_may_not() -> None:
    state = table("station | German - / 14pz(0)", hand={"german": "thrust+1"})
    first, *others = [word.split()[2] for word in sorted(orders_of(state, "move 14pz")) if "perimeter" in word]
    state = play(
        state, play_card("thrust+1"), move("14pz", first), move("14pz", "station/perimeter"), PASS, card("rats-1")
    )
    assert orders_of(state, "move 14pz") == {f"move 14pz {area}" for area in others}, "not where the card led it"
    for area in others:
        state = play(state, move("14pz", area))
    assert orders_of(state, "move 14pz") == set(), "it has left every area, and has no ration to go back"


# 14.13 Infiltration


def test_14_13_from_any_perimeter_to_any_control_area_with_room_at_no_cost() -> None:
    before = table(
        """
        station   | German 76inf / -          | Soviet - / 196rd(0)
        univermag | German - / -              | Soviet 95rd 45rd 193rd / -
        pavlov    | German 71inf 94inf 16pz / - | Soviet 112rd(3) / -
        """,
        hand={"soviet": "sewers-1"},
        turn="soviet",
    )
    state = play(before, play_card("sewers-1"))
    assert asked(state) == ("INFILTRATION", "soviet")
    places = ("station", "pavlov", "mamayev", "tractor-works")
    assert orders(state) == {f"move 196rd {code}/control" for code in places}, (
        "whoever holds it, but not where it is full"
    )
    assert changes(before, play(state, move("196rd", "pavlov/control"))) == told("""
        196rd at station/perimeter -> pavlov/control
        sewers-1: hand -> discard
    """)


def test_14_13_with_nobody_in_a_perimeter_it_has_no_effect() -> None:
    before = table("station | Soviet 196rd / -", hand={"soviet": "sewers-1"}, turn="soviet")
    after = play(before, play_card("sewers-1"))
    assert (asked(after), changes(before, after)) == (("ACTION", "soviet"), ["sewers-1: hand -> discard"])


# 14.14 Cheaper reinforcement


def test_14_14_one_reinforcement_for_fewer_cards() -> None:
    state = table("station | German 76inf / -", hand={"german": "battle-group+1 rats-1 rats-2"}, top={"german": "16pz"})
    state = play(state, play_card("battle-group+1"))
    assert (asked(state), len(orders_of(state, "reinforce"))) == (("DISCOUNT", "german"), 5)
    state = play(state, reinforce("station"), spend("rats-1"), spend("rats-2"), force("24pz"))
    assert (where(state, "16pz"), rations(state, "16pz")) == ("station/perimeter", 6)
    assert (asked(state), hand(state, "german"), top(state, "german")) == (("ACTION", "german"), [], "24pz")


@pytest.mark.parametrize("code", ["71inf", "369cro"])
def test_12_14_the_price_may_fall_to_nothing(code: str) -> None:
    state = table("station | German 76inf / -", hand={"german": "battle-group+1"}, top={"german": code})
    state = play(state, play_card("battle-group+1"), reinforce("station"), force("24pz"))
    assert (where(state, code), hand(state, "german")) == ("station/perimeter", [])


def test_14_14_it_may_be_declined() -> None:
    state = table("station | German 76inf / -", hand={"german": "battle-group+1"}, top={"german": "71inf"})
    state = play(state, play_card("battle-group+1"), PASS)
    assert (asked(state), top(state, "german")) == (("ACTION", "german"), "71inf")
    assert discards(state, "german") == ["battle-group+1"]


@pytest.mark.parametrize("pile", ["16pz", ""])
def test_14_14_too_few_cards_or_an_empty_pile_leave_it_without_effect(pile: str) -> None:
    state = table("station | German 76inf / -", hand={"german": "battle-group+1 rats-1"}, pile={"german": pile})
    state = play(state, play_card("battle-group+1"))
    assert (asked(state), hand(state, "german")) == (("ACTION", "german"), ["rats-1"])


# 14.15 Recovered Force


def test_14_15_an_eliminated_force_of_ones_choice_goes_on_top_of_the_pile() -> None:
    state = table(
        "station | Soviet 196rd / -",
        hand={"soviet": "reserve+2 hug-1 hug-2"},
        lost="13gd 112rd 76inf",
        top={"soviet": "37gd"},
        turn="soviet",
    )
    state = play(state, play_card("reserve+2"))
    assert (asked(state), orders(state)) == (("RECOVERY", "soviet"), {"name 13gd", "name 112rd"})
    state = play(state, name("112rd"))
    assert (asked(state), top(state, "soviet")) == (("DISCOUNT", "soviet"), "112rd")
    state = play(state, reinforce("station"))
    assert (where(state, "112rd"), rations(state, "112rd"), medals(state, "112rd")) == ("station/perimeter", 2, 0)
    assert top(state, "soviet") == "37gd", "the card that was face up still is"
    assert sorted(hand(state, "soviet")) == ["hug-1", "hug-2"], "1 - 1 is nothing"


def test_14_15_without_eliminated_forces_only_the_rest_is_carried_out() -> None:
    state = table(
        "station | Soviet 196rd / -", hand={"soviet": "reserve+2 hug-1"}, top={"soviet": "95rd"}, turn="soviet"
    )
    state = play(state, play_card("reserve+2"))
    assert (asked(state), top(state, "soviet")) == (("DISCOUNT", "soviet"), "95rd")


def test_14_15_a_force_comes_back_without_its_medals() -> None:
    picture = "station | German 44inf(6) / - | Soviet 112rd(1)*** / -"
    state = table(picture, hand={"soviet": "reserve+2"}, turn="soviet")
    state = play(state, attack("station", "112rd"), PASS, PASS, *SOVIET_CALM, *[ration("44inf")] * 4)
    assert where(state, "112rd") == "lost", "6 hits, and its retreat would absorb 5"
    state = play(state, play_card("reserve+2"), reinforce("station"))
    assert (where(state, "112rd"), rations(state, "112rd"), medals(state, "112rd")) == ("station/perimeter", 2, 0)


# 14.16 Medal from a card


def test_14_16_one_own_force_in_a_control_area_is_decorated() -> None:
    state = table(
        """
        station | German 76inf* 94inf / 71inf | Soviet 196rd / -
        pavlov  | German 44inf / -
        """,
        hand={"german": "knights-cross+3"},
    )
    state = play(state, play_card("knights-cross+3"))
    assert (asked(state), orders(state)) == (("DECORATION", "german"), {"name 76inf", "name 94inf", "name 44inf"})
    assert medals(play(state, name("76inf")), "76inf") == 2


def test_14_16_with_nobody_in_a_control_area_it_has_no_effect() -> None:
    state = table("station | German - / 71inf | Soviet 196rd / -", hand={"german": "knights-cross+3"})
    state = play(state, play_card("knights-cross+3"))
    assert (asked(state), discards(state, "german")) == (("ACTION", "german"), ["knights-cross+3"])


# 14.17 Strike


def struck(code: str, perimeter: str = "-", location: str = "station") -> State:
    """Snipers have shot at a German Force beside the 44th."""
    picture = f"{location} | German {code} 44inf(5) / {perimeter} | Soviet 196rd / -"
    state = table(picture, hand={"soviet": "snipers-1"}, turn="soviet")
    state = play(state, play_card("snipers-1"))
    assert asked(state) == ("STRIKE", "soviet")
    return play(state, name(code.split("(", maxsplit=1)[0]))


def test_14_17_the_card_player_chooses_any_enemy_in_a_control_area() -> None:
    state = table(
        """
        station | German 76inf 94inf / 71inf | Soviet 196rd / -
        pavlov  | German 44inf / -           | Soviet - / -
        """,
        hand={"soviet": "snipers-1"},
        turn="soviet",
    )
    assert orders(play(state, play_card("snipers-1"))) == {"name 76inf", "name 94inf", "name 44inf"}


def test_14_17_three_hits_that_only_this_force_absorbs() -> None:
    state = struck("76inf(4)")
    assert (asked(state), state.hits) == (("LOSSES", "german"), 3)
    assert orders(state) == {"ration 76inf", "eliminate 76inf"}
    state = play(state, ration("76inf"))
    assert orders(state) == {"ration 76inf", "retreat 76inf", "eliminate 76inf"}
    state = play(state, retreat("76inf"))
    assert (asked(state), where(state, "76inf")) == (("ACTION", "soviet"), "station/perimeter")
    assert (rations(state, "76inf"), rations(state, "44inf")) == (3, 5)


def test_14_17_abilities_medals_and_notes_help_a_retreat_as_in_a_battle() -> None:
    assert "retreat 60mot" in orders(struck("60mot(0)"))
    assert "retreat 76inf" in orders(struck("76inf(0)*"))
    assert "retreat 76inf" in orders(struck("76inf(0)", location="tsaritsa"))
    assert "retreat 76inf" not in orders(struck("76inf(0)"))


def test_14_17_no_rubble_no_cards_no_medal() -> None:
    before = table(
        "station | German 369cro(0) / - | Soviet 196rd(5) / -",
        hand={"soviet": "snipers-1 hug-1", "german": "rats-1"},
        turn="soviet",
    )
    after = play(before, play_card("snipers-1"), LET_HAPPEN, eliminate("369cro"))
    assert changes(before, after) == told("""
        369cro at station/control -> lost
        snipers-1: hand -> discard
    """)
    assert asked(after) == ("ACTION", "soviet")


def test_14_17_the_defences_of_the_location_do_not_help() -> None:
    assert struck("76inf(4)", location="pavlov").hits == 3, "it is no battle, so nothing is ignored"


# 14.18 Free attack


def test_14_18_no_force_pays_and_the_bonus_is_added() -> None:
    state = table("station | German 76inf(0) 94inf(5) / - | Soviet 196rd(5) / -", hand={"german": "to-the-volga+1"})
    state = play(state, play_card("to-the-volga+1"))
    assert (asked(state), orders(state)) == (
        ("FREE_ATTACK", "german"),
        {"attack station 76inf", "attack station 94inf", "attack station 76inf 94inf"},
    )
    state = play(state, attack("station", "76inf", "94inf"))
    assert (totals(state), rations(state, "76inf"), rations(state, "94inf")) == ((4 + 3 + 2, 2), 0, 5)
    assert rubble(state, "station") == 1


def test_14_18_it_is_a_whole_battle_with_events_and_then_the_turn_goes_on() -> None:
    state = table(DUEL, hand={"soviet": "night-raid+1 katyusha+2", "german": "crossfire+1"}, turn="soviet")
    state = play(state, play_card("night-raid+1"), LET_HAPPEN, attack("station", "196rd"))
    assert totals(state) == (4, 2 + 1)
    state = play(state, play_card("katyusha+2"), LET_HAPPEN, play_card("crossfire+1"))
    assert totals(state) == (4 + 3, 2 + 1 + 3)
    state = play(
        state, *SOVIET_CALM, *[ration("76inf")] * 4, retreat("76inf"), *[ration("196rd")] * 5, retreat("196rd")
    )
    assert asked(state) == ("ACTION", "soviet")
    assert discards(state, "soviet") == ["katyusha+2", "night-raid+1", "flotilla-1"]


def test_14_18_it_cannot_be_played_if_no_attack_is_legal() -> None:
    picture = """
        station | German 76inf / 94inf | Soviet - / 196rd
        pavlov  | German - / 71inf     | Soviet 95rd / -
    """
    state = table(picture, hand={"german": "to-the-volga+1 staff+1"})
    assert orders_of(state, "play") == {"play staff+1"}
