"""Chapter 12, edge cases of turns, reinforcements, Uranus and set-up."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.actions import winner
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import Phase
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tests.answers import end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import holder, rations, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, force, locate, move, play_card, reinforce

# 12.1 Force without rations


def test_12_1_a_force_without_rations_can_neither_move_nor_attack() -> None:
    state = table("univermag | German 71inf(0) 76inf(1) / 94inf(0) | Soviet 45rd / -")
    assert orders_of(state, "move 76inf")
    assert not orders_of(state, "move 71inf") and not orders_of(state, "move 94inf")
    assert orders_of(state, "attack") == {attack("univermag", "76inf")}


def test_12_1_it_defends_and_supports_in_full() -> None:
    picture = "univermag | German 71inf / - | Soviet 193rd({0}) / eastbank({0})"
    for held in (0, 4):
        assert totals(play(table(picture.format(held)), attack("univermag", "71inf"))) == (4, 5)


def test_12_1_it_controls_in_full() -> None:
    state = table("univermag | German 71inf(0) / - | Soviet - / -")
    assert holder(state, "univermag") == "german"
    assert play(state, PASS).to_draw[GERMAN] == 7


def test_12_1_there_is_no_starvation() -> None:
    state = table("pavlov destroyed | German 71inf(0) / - | Soviet 45rd(0) / -")
    for _ in range(6):
        state = end_turn(state)
    assert (where(state, "71inf"), where(state, "45rd")) == ("pavlov/control", "pavlov/control")
    assert (rations(state, "71inf"), rations(state, "45rd")) == (0, 0)


# 12.14 Reinforcement price 0 through discounts

REAR = "pavlov | German - / - | Soviet - / -"


def test_12_14_a_card_may_lower_the_price_to_nothing() -> None:
    state = table(REAR, hand={"german": "battle-group+1"}, top={"german": "50pi"})
    free = play(state, play_card("battle-group+1"))
    assert free.step == Step.DISCOUNT
    come = play(free, reinforce("pavlov"), force("9flak"))
    assert (where(come, "50pi"), rations(come, "50pi"), come.step) == ("pavlov/perimeter", 2, Step.ACTION)


@pytest.mark.parametrize(("code", "price"), [("50pi", 1), ("305inf", 1), ("14pz", 2), ("16pz", 3)])
def test_12_14_the_ferry_landing_alone_never_lowers_it_under_1(code: str, price: int) -> None:
    picture = "ferry | German 71inf / - | Soviet - / -"
    paying = play(table(picture, hand={"german": "rats-1 rats-1 rats-2"}, top={"german": code}), reinforce("mamayev"))
    assert (paying.step, paying.left) == (Step.PAYMENT, price)
    assert not orders_of(table(picture, top={"german": code}), "reinforce"), "not without a card"


def test_12_14_ferry_and_card_together_may() -> None:
    state = table("ferry | German 71inf / - | Soviet - / -", hand={"german": "battle-group+1"}, top={"german": "14pz"})
    come = play(state, play_card("battle-group+1"), reinforce("ferry"), force("9flak"))
    assert where(come, "14pz") == "ferry/perimeter", "3, less 1 for the ferry, less 2 for the card"


# 12.15 Chosen `block_supply` on a Location where the enemy has nothing


def test_12_15_supply_may_be_blocked_where_the_enemy_has_nothing_without_effect() -> None:
    state = table(
        """
            pavlov  | German - / 71inf(0) | Soviet - / 45rd
            station | German - / -        | Soviet - / -
        """,
        turn="soviet",
        hand={"soviet": "frost-2"},
    )
    choosing = play(state, play_card("frost-2"))
    assert locate("station") in orders(choosing)
    marked = play(choosing, locate("station"), card("hero+2"))
    assert marked.blocked[GERMAN, 1]
    german = end_turn(marked)
    assert (german.side, rations(german, "71inf")) == (GERMAN, 1)
    assert not any(german.blocked[side, place] for side in (GERMAN, SOVIET) for place in range(N_PLACES))


# 12.16 Fifth Uranus card launched, German clears all five in his last turn


def test_12_16_the_german_who_controls_all_five_in_his_last_turn_wins() -> None:
    five = "serafimovich romanians fifth-tank-army kalach southern-pincer"
    picture = """
        univermag | German 71inf / -  | Soviet - / 45rd
        pavlov    | German 76inf / -  | Soviet - / -
        station   | German 94inf / -  | Soviet - / -
        ferry     | German 79inf / -  | Soviet - / -
        tsaritsa  | German - / 305inf | Soviet - / -
    """
    state = table(picture, launched=five)
    lost = end_turn(state)
    assert (winner(lost), lost.verdict) == (SOVIET, Verdict.ENCIRCLEMENT)
    won = end_turn(play(state, move("305inf", "tsaritsa/control")))
    assert (winner(won), won.verdict) == (GERMAN, Verdict.LOCATIONS)


# 12.17 Fewer than 2 other cards in hand


@pytest.mark.parametrize(
    ("held", "may"),
    [("kalach", False), ("kalach hug-1", False), ("kalach hug-1 hug-2", True), ("kalach sovetsky hug-1", True)],
)
def test_12_17_with_fewer_than_two_other_cards_there_is_no_launch(held: str, may: bool) -> None:
    state = table("pavlov | German - / - | Soviet - / 45rd", turn="soviet", hand={"soviet": held})
    assert (play_card("kalach") in orders(state)) == may


# 12.18 Hand empty, Forces without rations


@pytest.mark.parametrize("turn", ["german", "soviet"])
def test_12_18_with_nothing_to_act_with_the_turn_is_supply_a_pass_and_draw(turn: str) -> None:
    state = table("pavlov | German 71inf(0) / - | Soviet 45rd(0) / -", turn=turn, phase=Phase.BEGIN)
    assert (state.step, orders(state)) == (Step.ACTION, {PASS})
    drawing = play(state, PASS)
    assert (drawing.step, drawing.to_draw[drawing.side]) == (Step.CARD_DRAWN, 5)
    assert end_turn(state).side != state.side


# 12.19 Soviet leaves a Location empty at set-up


def test_12_19_a_location_left_empty_at_set_up_is_nobodys_and_the_german_may_take_it() -> None:
    state = table("""
        univermag | German - / 71inf(1) | Soviet - / -
        pavlov    | German - / -        | Soviet 45rd / -
    """)
    assert holder(state, "univermag") == "nobody"
    taken = play(state, move("71inf", "univermag/control"))
    assert holder(taken, "univermag") == "german"
    assert rations(taken, "71inf") == 0
