"""Rules 7.4 to 7.6: the event round, the firefight round and fate."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tests.answers import chances, orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import (
    DUEL,
    LET_HAPPEN,
    asked,
    changes,
    duel,
    told,
)
from kurgan.games.battle_for_stalingrad.tests.facts import discards, hand, totals
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, play_card, spend

# 7.4 Event round


def test_7_4_the_attacker_plays_first_then_both_in_turn() -> None:
    state = duel("stuka+2 stuka-1", "hug-1 hug-2")
    assert asked(state) == ("EVENT_ROUND", "german")
    state = play(state, play_card("stuka+2"), LET_HAPPEN)
    assert (asked(state), totals(state)) == (("EVENT_ROUND", "soviet"), (4 + 3, 3))
    state = play(state, play_card("hug-1"), LET_HAPPEN)
    assert (asked(state), totals(state)) == (("EVENT_ROUND", "german"), (4 + 3 - 3, 3))


def test_7_4_the_soviet_plays_first_in_his_own_attack() -> None:
    assert asked(duel("stuka+2", "hug-1", turn="soviet")) == ("EVENT_ROUND", "soviet")


def test_7_4_who_passed_may_come_back_in_if_the_other_plays() -> None:
    state = play(duel("stuka+2 rats-1", "hug-1 hug-2"), PASS)
    assert asked(state) == ("EVENT_ROUND", "soviet")
    state = play(state, play_card("hug-1"), LET_HAPPEN)
    assert asked(state) == ("EVENT_ROUND", "german")
    assert "play stuka+2" in orders(state)
    state = play(state, play_card("stuka+2"), LET_HAPPEN, PASS)
    assert asked(state) == ("EVENT_ROUND", "german"), "one pass does not end the round"


def test_7_4_two_passes_in_a_row_end_the_round() -> None:
    state = duel("stuka+2", "hug-1 hug-1")
    assert asked(play(state, PASS, PASS)) == ("FIREFIGHT", "german")
    state = play(state, PASS, play_card("hug-1"), LET_HAPPEN, PASS, PASS)
    assert asked(state) == ("FIREFIGHT", "german")


def test_7_4_one_side_may_play_more_events_than_the_other() -> None:
    state = duel("stuka+2 stuka-1 stuka-2", "flotilla+1")
    for code in ("stuka+2", "stuka-1", "stuka-2"):
        state = play(state, play_card(code), LET_HAPPEN, PASS)
    assert totals(state) == (4 + 9, 3)


HELD = {
    "german": "stuka+2 nebelwerfer-1 flamethrower+1 crossfire+1 cellar+1 airlift+1 intercept-1 winter-storm+3",
    "soviet": "hug-1 katyusha+2 storm-group+1 order-227+1 molotov+1 snipers-1 kalach maskirovka-1",
}


@pytest.mark.parametrize(
    ("turn", "passes", "playable"),
    [
        ("german", 0, {"play stuka+2", "play nebelwerfer-1", "play flamethrower+1"}),
        ("soviet", 1, {"play stuka+2", "play crossfire+1", "play cellar+1"}),
        ("soviet", 0, {"play hug-1", "play katyusha+2", "play storm-group+1"}),
        ("german", 1, {"play hug-1", "play katyusha+2", "play order-227+1", "play molotov+1"}),
    ],
    ids=["german-attacks", "german-defends", "soviet-attacks", "soviet-defends"],
)
def test_7_4_only_battle_cards_for_the_own_role_may_be_played(turn: str, passes: int, playable: set[str]) -> None:
    state = play(duel(HELD["german"], HELD["soviet"], turn), *[PASS] * passes)
    assert orders(state) == {PASS} | playable


def test_7_4_a_played_event_goes_to_the_discards() -> None:
    state = play(duel("stuka+2"), play_card("stuka+2"))
    assert (hand(state, "german"), discards(state, "german")) == ([], ["stuka+2"])


def test_7_4_each_event_may_be_answered_by_a_reaction() -> None:
    state = play(duel("stuka+2 airlift+1", "maskirovka-1"), play_card("stuka+2"))
    assert asked(state) == ("REACTION", "soviet")
    assert orders(state) == {PASS, "play maskirovka-1"}
    state = play(duel("intercept-1", "hug-1"), PASS, play_card("hug-1"))
    assert (asked(state), orders(state)) == (("REACTION", "german"), {PASS, "play intercept-1"})


def test_12_10_a_cancelled_event_counts_as_a_play_and_the_other_goes_on() -> None:
    before = duel("stuka+2 stuka-1", "maskirovka-1 hug-1")
    after = play(before, play_card("stuka+2"), play_card("maskirovka-1"))
    assert asked(after) == ("EVENT_ROUND", "soviet")
    assert changes(before, after) == told("""
        stuka+2: hand -> discard
        maskirovka-1: hand -> discard
    """)
    after = play(after, PASS)
    assert asked(after) == ("EVENT_ROUND", "german"), "the cancelled play was no pass, so this is the first"


def test_12_10_a_cancelled_event_breaks_a_row_of_passes() -> None:
    state = duel("intercept-1 stuka+2", "hug-1 hug-2")
    state = play(state, PASS, play_card("hug-1"), play_card("intercept-1"))
    assert asked(state) == ("EVENT_ROUND", "german")
    assert asked(play(state, PASS)) == ("EVENT_ROUND", "soviet"), "the pass before the cancelled event does not count"


def test_8_4_who_has_no_cards_passes_by_himself_and_who_has_is_asked_whatever_they_are() -> None:
    assert asked(duel("", "flotilla+1")) == ("EVENT_ROUND", "soviet")
    assert orders(duel("", "flotilla+1")) == {PASS}
    assert asked(duel("airlift+1", "")) == ("EVENT_ROUND", "german")
    assert asked(duel()) == ("FATE_CARD", "german")


# 7.5 Firefight round


def firefight(german: str = "", soviet: str = "", turn: str = "german") -> State:
    """The same battle after an event round in which all who could be asked passed."""
    state = duel(german, soviet, turn)
    while asked(state)[0] == "EVENT_ROUND":
        state = play(state, PASS)
    return state


def test_7_5_the_attacker_spends_first_then_both_in_turn() -> None:
    state = firefight("airlift+1 airlift+1", "flotilla+1 flotilla+1")
    assert asked(state) == ("FIREFIGHT", "german")
    state = play(state, spend("airlift+1"))
    assert asked(state) == ("FIREFIGHT", "soviet")
    assert asked(play(state, spend("flotilla+1"))) == ("FIREFIGHT", "german")
    assert asked(firefight("airlift+1", "flotilla+1", "soviet")) == ("FIREFIGHT", "soviet")


def test_7_5_the_attacker_begins_even_if_his_pass_ended_the_event_round() -> None:
    state = play(duel("stuka+2 airlift+1", "flotilla+1"), play_card("stuka+2"), LET_HAPPEN, PASS, PASS)
    assert asked(state) == ("FIREFIGHT", "german")


def test_7_5_a_positive_number_raises_the_own_total_at_once() -> None:
    state = firefight("flamethrower+3", "night-raid+2")
    state = play(state, spend("flamethrower+3"))
    assert totals(state) == (4 + 3, 3)
    assert totals(play(state, spend("night-raid+2"))) == (4 + 3, 3 + 2)


def test_7_5_a_negative_number_lowers_the_enemy_total_at_once() -> None:
    state = firefight("stuka-1", "hug-2")
    state = play(state, spend("stuka-1"))
    assert totals(state) == (4, 3 - 1)
    assert totals(play(state, spend("hug-2"))) == (4 - 2, 3 - 1)


def test_7_5_the_text_of_a_card_that_is_spent_does_not_count() -> None:
    before = firefight("flamethrower+3 stuka+2 staff+1")
    after = play(before, spend("stuka+2"), spend("staff+1"))
    assert changes(before, after) == told("""
        german total 4 -> 7
        stuka+2: hand -> discard
        staff+1: hand -> discard
    """)


def test_7_5_any_card_can_be_spent_uranus_and_reactions_too() -> None:
    german, soviet = "winter-storm+3 intercept-1 airlift+1", "kalach maskirovka-1 bunker+1 serafimovich"
    state = firefight(german, soviet)
    assert orders(state) == {PASS, "spend winter-storm+3", "spend intercept-1", "spend airlift+1"}
    state = play(state, spend("winter-storm+3"))
    assert orders(state) == {PASS, "spend kalach-2", "spend maskirovka-1", "spend bunker+1", "spend serafimovich+3"}
    state = play(state, spend("kalach"), PASS, spend("serafimovich"))
    assert totals(state) == (4 + 3 - 2, 3 + 3)
    assert discards(state, "soviet") == ["serafimovich+3", "kalach-2"], "spent, and not launched"


def test_7_5_two_passes_in_a_row_end_the_round_and_one_does_not() -> None:
    state = firefight("airlift+1 airlift+1", "flotilla+1 flotilla+1")
    assert asked(play(state, PASS, PASS)) == ("FATE_CARD", "german")
    state = play(state, PASS, spend("flotilla+1"))
    assert asked(state) == ("FIREFIGHT", "german"), "who passed may come back in"
    state = play(state, spend("airlift+1"), PASS)
    assert asked(state) == ("FIREFIGHT", "german")
    assert asked(play(state, PASS)) == ("FATE_CARD", "german")


def test_7_5_no_event_can_be_played_in_the_firefight_round() -> None:
    assert orders(firefight("stuka+2", "hug-1")) == {PASS, "spend stuka+2"}


# 7.6 Fate


def test_7_6_the_attacker_then_the_defender_turns_over_a_card_of_the_own_deck() -> None:
    state = duel()
    assert asked(state) == ("FATE_CARD", "german")
    assert chances(state)["card airlift+1"] == 3
    assert "card flotilla+1" not in chances(state)
    state = play(state, card("airlift+1"))
    assert asked(state) == ("FATE_CARD", "soviet")
    state = duel(turn="soviet")
    assert asked(state) == ("FATE_CARD", "soviet")
    assert asked(play(state, card("flotilla+1"))) == ("FATE_CARD", "german")


@pytest.mark.parametrize(
    ("german", "soviet", "expected"),
    [
        ("knights-cross+3", "hero+3", (4 + 3, 3 + 3)),
        ("stuka-1", "hug-2", (4 - 2, 3 - 1)),
        ("airlift+1", "hug-1", (4 + 1 - 1, 3)),
        ("rats-2", "night-raid+1", (4, 3 - 2 + 1)),
    ],
)
def test_7_6_the_number_counts_as_in_a_firefight(german: str, soviet: str, expected: tuple[int, int]) -> None:
    before = duel()
    after = play(before, card(german), card(soviet))
    assert totals(after) == expected
    assert (discards(after, "german"), discards(after, "soviet")) == ([german], [soviet])


def test_7_6_the_text_of_a_fate_card_does_not_count() -> None:
    before = duel()
    assert changes(before, play(before, card("stuka+2"))) == told("""
        german total 4 -> 6
        stuka+2: deck -> discard
    """)


def test_7_6_with_no_card_to_turn_over_the_number_is_nothing() -> None:
    state = table(DUEL, hand={"german": "*", "soviet": "*"})
    state = play(state, attack("station", "71inf"), PASS, PASS, PASS, PASS)
    assert (asked(state), totals(state)) == (("LOSSES", "soviet"), (4, 3))


def test_7_6_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(DUEL, hand={"german": "*", "soviet": "*"}, discard={"german": "rats-2", "soviet": ""})
    state = play(state, attack("station", "71inf"), PASS, PASS, PASS, PASS)
    assert chances(state) == {"card rats-2": 1}
    state = play(state, card("rats-2"))
    assert (asked(state), totals(state)) == (("LOSSES", "soviet"), (4, 1))
