"""Rules 14.9 to 14.11, 14.20 and 14.21: cards drawn, lost, seen and cancelled, and Uranus."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad.state import Phase
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import chances, end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    LET_HAPPEN,
    asked,
    changes,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import cards_in, discards, hand, knows, rations
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, card, play_card, spend

DUEL = "station | German 76inf(4) / - | Soviet 196rd(5) / -"


# 14.9 Cards drawn


def test_14_9_cards_are_drawn_from_the_own_deck() -> None:
    state = table(DUEL, hand={"german": "staff+1"})
    state = play(state, play_card("staff+1"))
    assert asked(state) == ("CARD_DRAWN", "german")
    assert chances(state)["card airlift+1"] == 3
    state = play(state, card("airlift+1"))
    assert chances(state)["card airlift+1"] == 2
    state = play(state, card("airlift+1"), card("rats-2"))
    assert (asked(state), hand(state, "german")) == (("ACTION", "german"), ["rats-2", "airlift+1", "airlift+1"])


def test_14_9_an_empty_deck_is_made_anew_once_and_then_the_cards_are_missing() -> None:
    state = table(DUEL, hand={"german": "* staff+1 staff+2"}, discard={"german": "rats-1 rats-2"})
    state = play(state, play_card("staff+1"))
    assert chances(state) == {"card rats-1": 1, "card rats-2": 1}
    held = len(hand(state, "german"))
    state = play(state, card("rats-1"), card("rats-2"))
    assert (asked(state), len(hand(state, "german"))) == (("ACTION", "german"), held + 2), "the third is not drawn"
    state = play(state, play_card("staff+2"))
    assert (asked(state), discards(state, "german")) == (("ACTION", "german"), ["staff+1", "staff+2"])


# 14.10 Enemy discards


def test_14_10_the_enemy_loses_cards_from_his_hand_by_lot() -> None:
    state = table(DUEL, hand={"german": "ferries-under-fire-2", "soviet": "hug-1 hug-1 bunker+1"})
    state = play(state, play_card("ferries-under-fire-2"), LET_HAPPEN)
    assert asked(state) == ("ENEMY_DISCARD", "soviet")
    assert chances(state) == {"card hug-1": 2, "card bunker+1": 1}
    state = play(state, card("hug-1"))
    assert chances(state) == {"card hug-1": 1, "card bunker+1": 1}
    state = play(state, card("bunker+1"))
    assert (asked(state), hand(state, "soviet")) == (("ACTION", "german"), ["hug-1"])
    assert discards(state, "soviet") == ["hug-1", "bunker+1"]


def test_14_10_a_smaller_hand_is_lost_whole() -> None:
    state = table(DUEL, hand={"german": "ferries-under-fire-2", "soviet": "hug-1"})
    state = play(state, play_card("ferries-under-fire-2"), LET_HAPPEN, card("hug-1"))
    assert (asked(state), hand(state, "soviet")) == (("ACTION", "german"), [])
    state = table(DUEL, hand={"german": "ferries-under-fire-2"})
    state = play(state, play_card("ferries-under-fire-2"))
    assert (asked(state), discards(state, "german")) == (("ACTION", "german"), ["ferries-under-fire-2"])


# 14.11 Look at the hand


def test_14_11_the_enemy_hand_is_seen() -> None:
    state = table(DUEL, hand={"german": "reconnaissance-1", "soviet": "hug-1 hug-1 bunker+1"})
    assert cards_in(knows(state, GERMAN).hand, "soviet") == []
    state = play(state, play_card("reconnaissance-1"), LET_HAPPEN)
    assert cards_in(knows(state, GERMAN).hand, "soviet") == ["hug-1", "hug-1", "bunker+1"]


def test_14_11_cards_drawn_later_are_not_seen_and_cards_played_are_gone() -> None:
    state = table(
        DUEL, hand={"german": "reconnaissance-1", "soviet": "hug-1 bunker+1"}, deck={"german": "rats-1 rats-2"}
    )
    state = play(state, play_card("reconnaissance-1"), LET_HAPPEN, card("rats-1"), card("rats-2"))
    state = end_turn(state)
    while asked(state)[0] == "SUPPLY":
        state = play(state, sorted(orders(state))[0])
    state = play(state, play_card("bunker+1"), LET_HAPPEN, card("flotilla+1"), card("hero+3"), card("hug-1"))
    assert hand(state, "soviet") == ["hug-1", "hug-1", "flotilla+1", "hero+3"]
    assert cards_in(knows(state, GERMAN).hand, "soviet") == ["hug-1"]


# 14.20 Cancel


def test_14_20_an_event_that_is_cancelled_has_no_effect_and_costs_stay_paid() -> None:
    before = table(DUEL, hand={"german": "airlift+1", "soviet": "maskirovka-1 hug-1"})
    state = play(before, play_card("airlift+1"))
    assert (asked(state), orders(state)) == (("REACTION", "soviet"), {PASS, "play maskirovka-1"})
    after = play(state, play_card("maskirovka-1"))
    assert asked(after) == ("ACTION", "german"), "nobody answers a reaction"
    assert changes(before, after) == told("""
        airlift+1: hand -> discard
        maskirovka-1: hand -> discard
    """)


def test_14_20_intercept_fits_any_event_but_uranus_and_winter_storm_fits_uranus_only() -> None:
    german = "intercept-1 winter-storm+3 rats-1"
    state = table(DUEL, hand={"german": german, "soviet": "flotilla+1 kalach hug-1 hug-2"}, turn="soviet")
    assert orders(play(state, play_card("flotilla+1"))) == {PASS, "play intercept-1"}
    launch = play(state, play_card("kalach"), spend("hug-1"), spend("hug-2"))
    assert (asked(launch), orders(launch)) == (("REACTION", "german"), {PASS, "play winter-storm+3"})


def test_14_20_a_cancelled_uranus_is_discarded_with_its_price_and_counts_as_the_launch_of_the_turn() -> None:
    hands = {"german": "winter-storm+3", "soviet": "kalach romanians hug-1 hug-2 hug-1 hug-2"}
    before = table("station | German - / 76inf(4) | Soviet 196rd / -", hand=hands, turn="soviet")
    after = play(before, play_card("kalach"), spend("hug-1"), spend("hug-2"), play_card("winter-storm+3"))
    assert changes(before, after) == told("""
        kalach-2: hand -> discard
        hug-1: hand -> discard
        hug-2: hand -> discard
        winter-storm+3: hand -> discard
    """)
    assert "play romanians-3" not in orders(after)


def test_14_20_reactions_are_no_events_of_their_own() -> None:
    state = table(DUEL, hand={"german": "intercept-1 winter-storm+3"})
    assert orders_of(state, "play") == set()


def test_8_4_the_window_opens_whether_or_not_a_fitting_card_is_held() -> None:
    state = play(table(DUEL, hand={"german": "airlift+1", "soviet": "hug-1"}), play_card("airlift+1"))
    assert (asked(state), orders(state)) == (("REACTION", "soviet"), {PASS})


# 14.21 Uranus


def test_14_21_a_launch_costs_two_other_cards_and_the_card_stays_face_up() -> None:
    before = table(DUEL, hand={"soviet": "serafimovich hug-1 hug-2 bunker+1"}, turn="soviet")
    state = play(before, play_card("serafimovich"))
    assert (asked(state), orders(state)) == (
        ("PAYMENT", "soviet"),
        {"spend hug-1", "spend hug-2", "spend bunker+1"},
    )
    state = play(state, spend("hug-1"), spend("bunker+1"), card("hero+3"), card("hero+2"))
    assert changes(before, state) == told("""
        serafimovich+3: hand -> launched
        hug-1: hand -> discard
        bunker+1: hand -> discard
        hero+3: deck -> hand
        hero+2: deck -> hand
    """)


def test_14_21_at_most_one_launch_in_a_turn() -> None:
    state = table(DUEL, hand={"soviet": "serafimovich romanians hug-1 hug-2 hug-1 hug-2"}, turn="soviet")
    assert {"play serafimovich+3", "play romanians-3"} <= orders(state)
    state = play(state, play_card("romanians"), spend("hug-1"), spend("hug-2"))
    assert orders_of(state, "play") == set()


def test_12_17_with_fewer_than_two_other_cards_there_is_no_launch() -> None:
    assert "play kalach-2" not in orders(table(DUEL, hand={"soviet": "kalach hug-1"}, turn="soviet"))
    assert "play kalach-2" in orders(table(DUEL, hand={"soviet": "kalach hug-1 hug-1"}, turn="soviet"))


def test_14_21_a_launched_card_is_worth_a_card_and_a_ration() -> None:
    picture = """
        station | German 76inf(0) / 94inf(0) | Soviet - / -
        pavlov  |                              Soviet 196rd(6) / -
    """
    state = table(picture, launched="kalach sovetsky", phase=Phase.BEGIN)
    while asked(state)[0] == "SUPPLY":
        state = play(state, sorted(orders(state))[0])
    assert rations(state, "76inf") + rations(state, "94inf") == 3 + 1 - 2
    state = play(table(picture, launched="kalach sovetsky", turn="soviet"), PASS)
    assert (asked(state), state.to_draw[1]) == (("CARD_DRAWN", "soviet"), 5 + 1 + 2)


def test_8_5_effects_are_carried_out_in_printed_order() -> None:
    state = table(DUEL, hand={"soviet": "sovetsky hug-1 hug-2", "german": "rats-1 rats-2"}, turn="soviet")
    state = play(state, play_card("sovetsky"), spend("hug-1"), spend("hug-2"), LET_HAPPEN)
    assert asked(state) == ("ENEMY_DISCARD", "german")
    state = play(state, card("rats-2"))
    assert asked(state) == ("CARD_DRAWN", "soviet")
    state = play(state, card("hero+3"))
    assert (hand(state, "german"), hand(state, "soviet")) == (["rats-1"], ["hero+3"])
