"""Chapter 8: hands, discards and reactions; 8.2 and 8.3 are in test_turn, what a seat knows in test_known."""

from __future__ import annotations

import pytest

from kurgan.engine.record import save
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Phase
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import discards, hand, knows, rations, rubble, totals
from kurgan.games.battle_for_stalingrad.tests.positions import QUIET, table, with_hands
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    feed,
    locate,
    move,
    name,
    play_card,
    spend,
)

BATTLE = "univermag | German 71inf / - | Soviet 193rd / -"
MASKIROVKA = "maskirovka-1 maskirovka-3"


# 8.1 Hands


def test_8_1_there_is_no_hand_limit() -> None:
    everything = table(QUIET, hand={"german": "*"})
    after = end_turn(everything)
    assert after.hand_size[GERMAN] == 56
    assert discards(after, "german") == []


def test_8_1_hand_sizes_are_public_and_contents_secret() -> None:
    state = with_hands("stuka-2 rats-1 rats-1", "hug-1 hug-2")
    for seat in (GERMAN, SOVIET):
        assert list(knows(state, seat).hand_size) == [3, 2]
    assert hand(knows(state, GERMAN), "german") == ["stuka-2", "rats-1", "rats-1"]
    assert hand(knows(state, GERMAN), "soviet") == []
    assert hand(knows(state, SOVIET), "soviet") == ["hug-2", "hug-1"]
    assert hand(knows(state, SOVIET), "german") == []


# 8.4 Reaction


def test_8_4_an_event_of_the_action_step_may_be_cancelled() -> None:
    state = play(with_hands("staff+1 rats-1", "maskirovka-1 hug-1"), play_card("staff+1"))
    assert (state.step, state.actor) == (Step.REACTION, SOVIET)
    assert orders(state) == {PASS, play_card("maskirovka-1")}
    after = play(state, play_card("maskirovka-1"))
    assert (after.step, after.actor) == (Step.ACTION, GERMAN), "nothing is drawn, and nobody may answer"
    assert (hand(after, "german"), hand(after, "soviet")) == (["rats-1"], ["hug-1"])
    assert (discards(after, "german"), discards(after, "soviet")) == (["staff+1"], ["maskirovka-1"])


def test_8_4_an_event_that_is_let_happen_does_its_work() -> None:
    state = play(with_hands("staff+1", "maskirovka-1"), play_card("staff+1"), PASS)
    assert (state.step, state.to_draw[GERMAN]) == (Step.CARD_DRAWN, 3)
    assert hand(state, "soviet") == ["maskirovka-1"]


def test_8_4_a_battle_event_may_be_cancelled() -> None:
    state = play(with_hands("stuka-2", "maskirovka-1", BATTLE), attack("univermag", "71inf"), play_card("stuka-2"))
    assert (state.step, state.actor) == (Step.REACTION, SOVIET)
    assert totals(play(state, play_card("maskirovka-1"))) == (4, 3)
    assert totals(play(state, PASS)) == (7, 3)


def test_8_4_a_launch_may_be_cancelled_and_its_cost_is_not_refunded() -> None:
    state = with_hands("winter-storm+3 intercept-1", "kalach hug-1 hug-2 hero+2", turn="soviet")
    paying = play(state, play_card("kalach"))
    assert paying.step == Step.PAYMENT, "the window opens when the cost is paid"
    window = play(paying, spend("hug-1"), spend("hug-2"))
    assert (window.step, window.actor) == (Step.REACTION, GERMAN)
    assert orders(window) == {PASS, play_card("winter-storm+3")}, "what stops an event does not stop a launch"
    after = play(window, play_card("winter-storm+3"))
    assert (hand(after, "soviet"), discards(after, "soviet")) == (["hero+2"], ["hug-2", "hug-1", "kalach-2"])
    assert rations(after, "71inf") == 4, "every German in a perimeter would have lost a ration"


def test_8_4_what_stops_a_launch_does_not_stop_an_event() -> None:
    state = play(with_hands("winter-storm+3 intercept-1", "bunker+1", turn="soviet"), play_card("bunker+1"))
    assert orders(state) == {PASS, play_card("intercept-1")}


def test_8_4_the_window_opens_alike_whether_or_not_a_fitting_card_is_held() -> None:
    without = play(with_hands("staff+1", "hug-1"), play_card("staff+1"))
    holding = play(with_hands("staff+1", "maskirovka-1"), play_card("staff+1"))
    assert without.step == holding.step == Step.REACTION
    assert orders(without) == {PASS}
    assert save(knows(without, GERMAN)) == save(knows(holding, GERMAN))


def test_8_4_the_window_is_passed_by_itself_when_the_hand_is_empty() -> None:
    assert play(with_hands("staff+1"), play_card("staff+1")).step == Step.CARD_DRAWN


def test_8_4_the_window_is_passed_by_itself_when_all_fitting_cards_lie_face_up() -> None:
    both, one = (
        table(QUIET, hand={"german": "staff+1", "soviet": "hug-1"}, discard={"soviet": codes})
        for codes in (MASKIROVKA, "maskirovka-1")
    )
    assert play(both, play_card("staff+1")).step == Step.CARD_DRAWN
    assert play(one, play_card("staff+1")).step == Step.REACTION


def test_8_4_the_rounds_of_a_battle_open_alike_whatever_is_held() -> None:
    for held in ("hug-1", "bunker+1"):
        state = play(with_hands("rats-1", held, BATTLE), attack("univermag", "71inf"), PASS)
        assert (state.step, state.actor) == (Step.EVENT_ROUND, SOVIET)
        assert PASS in orders(state)


def test_8_4_the_rounds_of_a_battle_are_passed_by_themselves_when_a_hand_is_empty() -> None:
    state = play(with_hands("rats-1", "", BATTLE), attack("univermag", "71inf"))
    assert (state.step, state.actor) == (Step.EVENT_ROUND, GERMAN)
    firefight = play(state, PASS)
    assert (firefight.step, firefight.actor) == (Step.FIREFIGHT, GERMAN), "the Soviet player was not asked"
    assert play(with_hands("", "", BATTLE), attack("univermag", "71inf")).step == Step.FATE_CARD


def test_8_4_a_reaction_cannot_be_played_on_the_own_event() -> None:
    state = with_hands("staff+1 intercept-1", "hug-1")
    assert orders(play(state, play_card("staff+1"))) == {PASS}
    assert play_card("intercept-1") not in orders(state)


# 8.5 Conditions and targets


def test_8_5_a_free_attack_needs_a_legal_attack() -> None:
    assert play_card("to-the-volga+3") not in orders(with_hands("to-the-volga+3"))
    assert play_card("to-the-volga+3") in orders(with_hands("to-the-volga+3", picture=BATTLE))
    assert play_card("to-the-volga+3") in orders(
        with_hands("to-the-volga+3", picture="univermag | German 71inf(0) / - | Soviet 193rd / -")
    ), "it pays the rations"


@pytest.mark.parametrize("code", ["knights-cross+2", "battle-group+1", "dump-1", "thrust+1", "airlift+1"])
def test_8_5_an_event_without_a_condition_may_be_played_even_if_it_can_do_nothing(code: str) -> None:
    empty = with_hands(code, picture="pavlov | German - / 71inf(6) | Soviet - / -")
    assert play_card(code) in orders(empty)


def test_8_5_effects_are_carried_out_as_far_as_possible() -> None:
    decorated = play(with_hands("knights-cross+2"), play_card("knights-cross+2"))
    assert (decorated.step, discards(decorated, "german")) == (Step.ACTION, ["knights-cross+2"])
    bombed = table(
        "pavlov destroyed | German - / - | Soviet 193rd(4) 45rd(0) / 95rd(4)", hand={"german": "carpet-bombing-3"}
    )
    after = play(bombed, play_card("carpet-bombing-3"), locate("pavlov"))
    assert rubble(after, "pavlov") == 0, "no Rubble falls on what is Destroyed, but rations are lost"
    assert [rations(after, code) for code in ("193rd", "45rd", "95rd")] == [3, 0, 4]
    reserve = with_hands(soviet="reserve+2 hug-1", turn="soviet")
    discount = play(reserve, play_card("reserve+2"))
    assert discount.step == Step.ACTION, "nobody to recover, and 13th Guards cost more than one card"


def test_8_5_effects_come_in_printed_order() -> None:
    state = table(
        "pavlov | German - / 71inf(0) | Soviet - / -", hand={"german": "railhead+1"}, deck={"german": "rats-1"}
    )
    drawing = play(state, play_card("railhead+1"))
    assert (drawing.step, rations(drawing, "71inf")) == (Step.CARD_DRAWN, 1), "first the rations, then the card"
    moving = play(with_hands("thrust+1"), play_card("thrust+1"))
    assert moving.step == Step.FREE_MOVE and moving.to_draw[GERMAN] == 0
    assert play(moving, PASS).step == Step.CARD_DRAWN


def test_8_5_the_card_player_chooses_targets_and_locations() -> None:
    state = table(
        """
            pavlov  | German 71inf 76inf / 94inf | Soviet - / -
            station | German 79inf / -           | Soviet - / -
        """,
        turn="soviet",
        hand={"soviet": "snipers-1 frost-2"},
    )
    striking = play(state, play_card("snipers-1"))
    assert striking.actor == SOVIET
    assert orders(striking) == {name("71inf"), name("76inf"), name("79inf")}
    frost = play(state, play_card("frost-2"))
    assert frost.actor == SOVIET and len(orders_of(frost, "locate")) == len(orders(frost)) == 5


# 8.6 Discard piles


def test_8_6_played_and_spent_cards_go_to_the_owners_discard_pile() -> None:
    state = table(BATTLE, hand={"german": "stuka-2 rats-1 staff+1", "soviet": "hug-1 molotov+1"})
    fought = play(state, attack("univermag", "71inf"), play_card("stuka-2"), PASS, play_card("hug-1"), *[PASS] * 3)
    fought = play(fought, spend("rats-1"), spend("molotov+1"), PASS)
    assert fought.step == Step.FATE_CARD
    assert (discards(fought, "german"), discards(fought, "soviet")) == (["stuka-2", "rats-1"], ["hug-1", "molotov+1"])
    fate = play(fought, card("airlift+1"), card("hero+2"))
    assert discards(fate, "german") == ["stuka-2", "rats-1", "airlift+1"]
    assert discards(fate, "soviet") == ["hug-1", "molotov+1", "hero+2"]


def test_8_6_both_discard_piles_are_public() -> None:
    state = table(QUIET, discard={"german": "stuka-2 rats-1", "soviet": "hug-1"})
    for seat in (GERMAN, SOVIET):
        assert discards(knows(state, seat), "german") == ["stuka-2", "rats-1"]
        assert discards(knows(state, seat), "soviet") == ["hug-1"]


# 8.7 When cards are played


def test_8_7_no_card_is_played_during_supply_or_draw() -> None:
    held = {"german": "staff+1 airlift+1", "soviet": "bunker+1 maskirovka-1"}
    supply = table("ferry | German 71inf(0) 76inf(0) / - | Soviet - / -", hand=held, phase=Phase.BEGIN)
    assert orders(supply) == {feed("71inf"), feed("76inf")}
    drawing = play(with_hands(**held), PASS)
    assert drawing.step == Step.CARD_DRAWN
    while drawing.step == Step.CARD_DRAWN:
        assert all(word.startswith("card ") for word in orders(drawing))
        drawing = play(drawing, min(orders(drawing)))
    assert drawing.side == SOVIET


def test_8_7_the_other_player_is_not_asked_in_the_action_step() -> None:
    state = with_hands("rats-1", "bunker+1 snipers-1 maskirovka-1")
    for order in (move("71inf", "mamayev/perimeter"), spend("rats-1")):
        assert play(state, order).actor == GERMAN
    assert play(state, PASS).actor == GERMAN


def test_8_7_the_other_player_plays_cards_in_battles() -> None:
    state = play(with_hands("rats-1", "hug-1 bunker+1", BATTLE), attack("univermag", "71inf"), PASS)
    assert orders(state) == {PASS, play_card("hug-1")}, "but none that is for the Action step"
