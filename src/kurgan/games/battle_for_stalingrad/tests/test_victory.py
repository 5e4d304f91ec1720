"""Chapter 10: Uranus, and every way a game can end."""

from __future__ import annotations

import pytest

from kurgan.engine.game import NOBODY
from kurgan.games.battle_for_stalingrad.actions import winner
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.turn import concede
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import chances, end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import cards_in, discards, hand, holder, knows, rations
from kurgan.games.battle_for_stalingrad.tests.positions import assert_sound, table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, card, move, play_card, spend

PLACES = ("univermag", "pavlov", "station", "ferry", "tsaritsa")
GERMANS = ("71inf", "76inf", "94inf", "79inf", "305inf")
SOVIETS = ("193rd", "45rd", "95rd", "308rd", "196rd")
URANUS = "serafimovich romanians fifth-tank-army kalach southern-pincer sovetsky"
FOUR = "serafimovich romanians fifth-tank-army southern-pincer"


def held(german: int, soviet: int, rest: str = "German - / 389inf | Soviet - / 35gd") -> str:
    """The first Locations controlled by the Germans, the next by the Soviets, the others as given."""
    lines = [f"{PLACES[i]} | German {GERMANS[i]} / - | Soviet - / -" for i in range(german)]
    lines += [f"{PLACES[i]} | German - / - | Soviet {SOVIETS[i]} / -" for i in range(german, german + soviet)]
    return "\n".join([*lines, *(f"{code} | {rest}" for code in PLACES[german + soviet :][:1])])


def outcome(state: State) -> tuple[int, int]:
    """Who has won, and by which rule."""
    return winner(state), state.verdict


GOES_ON = (NOBODY, Verdict.NONE)


# 10.1 Locations


def test_10_1_the_german_wins_who_controls_all_five_at_the_end_of_his_turn() -> None:
    over = end_turn(table(held(5, 0), round=7))
    assert outcome(over) == (GERMAN, Verdict.LOCATIONS)
    assert (over.step, orders(over)) == (Step.OVER, set())


def test_10_1_four_are_not_enough() -> None:
    assert outcome(end_turn(table(held(4, 0)))) == GOES_ON
    assert outcome(end_turn(table(held(4, 1)))) == GOES_ON


def test_10_1_all_five_must_be_clear_of_the_enemy() -> None:
    contested = held(4, 0, "German 305inf / - | Soviet 45rd / -")
    assert outcome(end_turn(table(contested))) == GOES_ON
    assert outcome(end_turn(table(held(4, 0, "German 305inf / - | Soviet - / 45rd 95rd 308rd")))) == (
        GERMAN,
        Verdict.LOCATIONS,
    )


def test_10_1_the_german_may_occupy_the_last_one_in_that_turn() -> None:
    state = table(held(4, 0, "German - / 305inf | Soviet - / 45rd"))
    assert outcome(state) == GOES_ON
    assert outcome(end_turn(play(state, move("305inf", "tsaritsa/control")))) == (GERMAN, Verdict.LOCATIONS)


def test_10_1_the_soviets_win_at_the_end_of_turn_1_if_the_german_contests_nothing() -> None:
    state = table(held(0, 5) + "\n", round=1)
    passive = table(held(0, 5).replace("German - / -", "German - / 71inf", 1), round=1)
    assert outcome(end_turn(state)) == outcome(end_turn(passive)) == (SOVIET, Verdict.LOCATIONS)


def test_10_1_one_german_force_in_a_control_area_denies_it() -> None:
    passive = table(held(0, 5).replace("German - / -", "German - / 71inf", 1), round=1)
    contesting = play(passive, move("71inf", "univermag/control"))
    after = end_turn(contesting)
    assert (outcome(after), after.side) == (GOES_ON, SOVIET)


def test_10_1_the_soviets_need_all_five() -> None:
    assert outcome(end_turn(table(held(0, 4)))) == GOES_ON


@pytest.mark.parametrize("picture", [held(0, 5), held(5, 0)])
def test_10_1_it_is_checked_at_the_end_of_german_turns_only(picture: str) -> None:
    after = end_turn(table(picture, turn="soviet"))
    assert (outcome(after), after.side, after.step) == (GOES_ON, GERMAN, Step.ACTION)


def test_10_1_it_is_checked_after_the_draw_step() -> None:
    drawing = play(table(held(5, 0)), PASS)
    assert (drawing.step, outcome(drawing)) == (Step.CARD_DRAWN, GOES_ON)


# 10.2 Encirclement


@pytest.mark.parametrize(("launched", "ends"), [(FOUR, False), (f"{FOUR} kalach", True), (URANUS, True)])
def test_10_2_the_soviets_win_at_the_start_of_their_turn_with_five_launched_cards(launched: str, ends: bool) -> None:
    after = end_turn(table(held(2, 2), launched=launched))
    assert outcome(after) == ((SOVIET, Verdict.ENCIRCLEMENT) if ends else GOES_ON)


def test_10_2_the_german_always_has_one_last_turn_after_the_fifth_launch() -> None:
    state = table(held(2, 2), launched=FOUR, turn="soviet", hand={"soviet": "kalach hug-1 hug-2"})
    launched = play(state, play_card("kalach"), spend("hug-1"), spend("hug-2"))
    assert (launched.step, outcome(launched)) == (Step.ACTION, GOES_ON)
    last = end_turn(launched)
    while last.step == Step.SUPPLY:
        last = play(last, min(orders(last)))
    assert (last.side, last.step, outcome(last)) == (GERMAN, Step.ACTION, GOES_ON)
    assert outcome(end_turn(last)) == (SOVIET, Verdict.ENCIRCLEMENT)


# 10.3 Annihilation


def test_10_3_a_side_without_a_force_on_the_table_and_in_its_pile_loses() -> None:
    picture = "pavlov | German - / - | Soviet 45rd / -"
    assert outcome(end_turn(table(picture, pile={"german": ""}))) == (SOVIET, Verdict.ANNIHILATION)
    picture = "pavlov | German 71inf / - | Soviet - / -"
    assert outcome(end_turn(table(picture, pile={"soviet": ""}))) == (GERMAN, Verdict.ANNIHILATION)


def test_10_3_a_force_in_the_pile_or_in_a_perimeter_saves_it() -> None:
    waiting = table("pavlov | German - / - | Soviet 45rd / -", pile={"german": "50pi"})
    assert outcome(end_turn(waiting)) == GOES_ON
    behind = table("pavlov | German - / 71inf | Soviet 45rd / -", pile={"german": ""})
    assert outcome(end_turn(behind)) == GOES_ON


def test_10_3_it_is_checked_at_the_end_of_german_turns_only() -> None:
    state = end_turn(table("pavlov | German - / - | Soviet 45rd / -", pile={"german": ""}, turn="soviet"))
    assert (outcome(state), state.side) == (GOES_ON, GERMAN)


def test_10_3_if_neither_side_has_a_force_left_the_germans_have_lost() -> None:
    state = table("pavlov | German - / - | Soviet - / -", pile={"german": "", "soviet": ""})
    assert outcome(end_turn(state)) == (SOVIET, Verdict.ANNIHILATION)


# 10.4 Time


def test_10_4_if_turn_20_ends_without_a_winner_the_soviets_win() -> None:
    german = end_turn(table(held(2, 2), round=20))
    assert (outcome(german), german.side, german.turn) == (GOES_ON, SOVIET, 20)
    assert outcome(end_turn(german)) == (SOVIET, Verdict.TIME)


def test_10_4_turn_19_is_not_the_last() -> None:
    after = end_turn(table(held(2, 2), round=19, turn="soviet"))
    assert (outcome(after), after.turn, after.side) == (GOES_ON, 20, GERMAN)


def test_10_4_in_turn_20_the_german_may_still_win() -> None:
    assert outcome(end_turn(table(held(5, 0), round=20))) == (GERMAN, Verdict.LOCATIONS)


# 10.5 Launch of Uranus

FRONT = "pavlov | German 71inf(4) / 76inf(4) | Soviet 45rd(4) / -"


def soviets(codes: str, **more: str) -> State:
    """The Soviet Action step with this hand."""
    return table(FRONT, hand={"soviet": codes, "german": more.get("german", "")}, turn="soviet")


def test_10_5_a_launch_costs_two_other_cards() -> None:
    paying = play(soviets("kalach hug-1 hug-2 hero+2"), play_card("kalach"))
    assert (paying.step, orders(paying)) == (Step.PAYMENT, {spend("hug-1"), spend("hug-2"), spend("hero+2")})
    after = play(paying, spend("hug-2"), spend("hero+2"))
    assert (hand(after, "soviet"), discards(after, "soviet")) == (["hug-1"], ["hug-2", "hero+2"])


def test_10_5_a_launched_card_stays_face_up_and_its_text_is_carried_out() -> None:
    after = play(soviets("kalach hug-1 hug-2"), play_card("kalach"), spend("hug-1"), spend("hug-2"))
    assert (rations(after, "71inf"), rations(after, "76inf")) == (4, 3), "each German in a perimeter loses a ration"
    assert after.step == Step.ACTION
    for _ in range(3):
        assert cards_in(after.launched, "soviet") == ["kalach-2"]
        assert cards_in(knows(after, GERMAN).launched, "soviet") == ["kalach-2"]
        after = end_turn(after)


@pytest.mark.parametrize(
    ("code", "step"),
    [
        ("serafimovich", Step.CARD_DRAWN),
        ("romanians", Step.ENEMY_DISCARD),
        ("fifth-tank-army", Step.TAKEN_RATIONS),
        ("southern-pincer", Step.LOCATION_CHOICE),
        ("sovetsky", Step.ENEMY_DISCARD),
    ],
)
def test_10_5_the_text_comes_after_the_launch(code: str, step: Step) -> None:
    state = table(FRONT, hand={"soviet": f"{code} hug-1 hug-2", "german": "rats-1 rats-2"}, turn="soviet")
    launched = play(state, play_card(code), spend("hug-1"), spend("hug-2"), PASS)
    assert launched.step == step
    assert len(cards_in(launched.launched, "soviet")) == 1


def test_10_5_one_launch_a_turn_is_allowed() -> None:
    state = soviets("kalach sovetsky hug-1 hug-1 hug-2 hero+2")
    assert len(orders_of(state, "play")) == 3
    after = play(state, play_card("kalach"), spend("hug-1"), spend("hug-2"))
    assert orders_of(after, "play") == {play_card("hero+2")}


def test_10_5_a_cancelled_launch_counts_too_and_its_card_can_come_back() -> None:
    state = soviets("kalach sovetsky hug-1 hug-1 hug-2 hero+2", german="winter-storm+3")
    cancelled = play(state, play_card("kalach"), spend("hug-1"), spend("hug-2"), play_card("winter-storm+3"))
    assert orders_of(cancelled, "play") == {play_card("hero+2")}
    assert (cards_in(cancelled.launched, "soviet"), rations(cancelled, "76inf")) == ([], 4)
    assert "kalach-2" in discards(cancelled, "soviet")
    later = table(FRONT, turn="soviet", deck={"soviet": ""}, discard={"soviet": "kalach hug-1"})
    assert card("kalach") in chances(play(later, PASS))


def test_10_5_in_the_next_turn_another_card_may_be_launched() -> None:
    state = soviets("kalach sovetsky hug-1 hug-1 hug-2 hug-2")
    later = end_turn(end_turn(play(state, play_card("kalach"), spend("hug-1"), spend("hug-2"))))
    assert later.side == SOVIET
    assert play_card("sovetsky") in orders(later)


def test_10_5_each_launched_card_is_worth_a_card_to_the_soviets_and_a_ration_to_the_germans() -> None:
    for launched, cards, left in (("", 5, 1), ("kalach", 6, 0)):
        state = table("pavlov | German - / 76inf(0) | Soviet - / 45rd", launched=launched, turn="soviet")
        assert play(state, PASS).to_draw[SOVIET] == cards
        assert rations(end_turn(state), "76inf") == left


def test_10_5_a_uranus_card_may_be_spent_for_its_numbers_like_any_other() -> None:
    after = play(soviets("kalach hug-1 hug-2"), spend("kalach"))
    assert (discards(after, "soviet"), cards_in(after.launched, "soviet")) == (["kalach-2"], [])
    assert after.launches == 0


# 10.6 Resignation


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize("turn", ["german", "soviet"])
def test_10_6_a_side_may_resign_at_any_time_and_its_enemy_wins(side: int, turn: str) -> None:
    for state in (table(FRONT, turn=turn), play(table(FRONT, turn=turn), PASS)):
        concede(state, side)
        assert_sound(state)
        assert outcome(state) == (1 - side, Verdict.RESIGNATION)
        assert (state.step, orders(state)) == (Step.OVER, set())


def test_10_6_who_resigns_loses_even_what_he_holds() -> None:
    state = table(held(5, 0))
    concede(state, GERMAN)
    assert holder(state, "univermag") == "german"
    assert outcome(state) == (SOVIET, Verdict.RESIGNATION)
