"""Chapter 6: the Action step; the moves of 6.3 are in test_movement."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import chances, end_turn, orders, orders_of, play
from kurgan.games.battle_for_stalingrad.tests.facts import discards, hand, rations, rubble, top, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    feed,
    force,
    move,
    play_card,
    reinforce,
    spend,
)

# 6.1 Event


def test_6_1_an_event_does_what_it_says_and_is_discarded() -> None:
    state = table("pavlov | German - / 71inf | Soviet - / -", hand={"german": "staff+1 rats-1"})
    drawing = play(state, play_card("staff+1"))
    assert (drawing.step, hand(drawing, "german")) == (Step.CARD_DRAWN, ["rats-1"])
    after = play(drawing, card("airlift+1"), card("airlift-1"), card("rats-1"))
    assert after.step == Step.ACTION
    assert hand(after, "german") == ["rats-1", "rats-1", "airlift-1", "airlift+1"]
    assert discards(after, "german") == ["staff+1"]


def test_6_1_only_cards_for_the_action_step_may_be_played_in_it() -> None:
    held = "stuka-2 crossfire+1 winter-storm+3 intercept-1 staff+1 airlift+1"
    state = table("pavlov | German 71inf / - | Soviet 45rd / -", hand={"german": held})
    assert orders_of(state, "play") == {play_card("staff+1"), play_card("airlift+1")}


def test_6_1_several_events_may_be_played_in_one_step() -> None:
    state = table("pavlov | German - / 71inf(0) | Soviet - / -", hand={"german": "airlift+1 railhead+1"})
    after = play(state, play_card("airlift+1"), play_card("railhead+1"), card("rats-1"))
    assert rations(after, "71inf") == 6
    assert discards(after, "german") == ["airlift+1", "railhead+1"]


# 6.2 Resupply

HUNGRY = """
    pavlov  | German 71inf(0) / 76inf(1) | Soviet 45rd / -
    station | German - / 94inf(6)        | Soviet - / -
"""


def test_6_2_a_card_is_discarded_for_two_rations_on_own_forces_anywhere() -> None:
    state = play(table(HUNGRY, hand={"german": "stuka-2 rats-1"}), spend("stuka-2"))
    assert state.step == Step.RATIONS
    assert orders(state) == {feed("71inf"), feed("76inf")}, "not the 94th, which has six"
    both = play(state, feed("71inf"), feed("71inf"))
    each = play(state, feed("76inf"), feed("71inf"))
    assert (rations(both, "71inf"), rations(both, "76inf")) == (2, 1)
    assert (rations(each, "71inf"), rations(each, "76inf")) == (1, 2)
    assert both.step == each.step == Step.ACTION


def test_6_2_the_card_goes_to_the_own_discard_pile_and_its_text_does_not_count() -> None:
    state = play(table(HUNGRY, hand={"german": "staff+1"}), spend("staff+1"), feed("71inf"), feed("71inf"))
    assert (state.step, hand(state, "german"), discards(state, "german")) == (Step.ACTION, [], ["staff+1"])


def test_6_2_every_kind_of_card_serves() -> None:
    held = "stuka-2 winter-storm+3 intercept-1 airlift+1"
    state = table(HUNGRY, hand={"german": held})
    assert orders_of(state, "spend") == {spend(code) for code in held.split()}
    uranus = table("pavlov | German - / - | Soviet - / 45rd(0)", turn="soviet", hand={"soviet": "kalach"})
    assert orders_of(uranus, "spend") == {spend("kalach")}


def test_6_2_a_ration_for_which_there_is_no_room_is_lost() -> None:
    state = table("pavlov | German 71inf(5) / - | Soviet - / -", hand={"german": "staff+1"})
    after = play(state, spend("staff+1"))
    assert (after.step, rations(after, "71inf")) == (Step.ACTION, 6)


def test_6_2_resupply_may_be_repeated_while_there_are_cards() -> None:
    state = table(HUNGRY, hand={"german": "rats-1 rats-1 rats-2"})
    for code in ("rats-1", "rats-2", "rats-1"):
        state = play(state, spend(code), feed("71inf"), feed("71inf"))
    assert rations(state, "71inf") == 6
    assert not orders_of(state, "spend")


# 6.4 Attack

CONTESTED = """
    univermag | German 71inf(2) 76inf(1) 94inf(0) / 79inf | Soviet 45rd / 95rd
    pavlov    | German 305inf / -                         | Soviet - / 308rd
    station   | German - / 295inf                         | Soviet 193rd / -
"""


def test_6_4_any_of_the_forces_in_a_contested_control_area_that_can_pay_may_attack() -> None:
    assert orders_of(table(CONTESTED), "attack") == {
        attack("univermag", "71inf"),
        attack("univermag", "76inf"),
        attack("univermag", "71inf", "76inf"),
    }


def test_6_4_every_set_of_three_forces_may_attack() -> None:
    state = table("univermag | German 71inf 76inf 94inf / - | Soviet 45rd / -")
    assert len(orders_of(state, "attack univermag")) == 7


def test_6_4_each_attacker_pays_one_ration() -> None:
    state = play(table(CONTESTED), attack("univermag", "71inf", "76inf"))
    assert [rations(state, code) for code in ("71inf", "76inf", "94inf", "79inf")] == [1, 0, 0, 4]


def test_6_4_defenders_pay_nothing() -> None:
    assert rations(play(table(CONTESTED), attack("univermag", "71inf")), "45rd") == 4


def test_6_4_the_same_forces_may_attack_again_in_the_same_turn() -> None:
    state = table("univermag | German 24pz(6) / - | Soviet 45rd(6) 193rd(6) / -")
    first = play(state, attack("univermag", "24pz"), card("nebelwerfer-1"), card("hug-2"))
    first = play(first, *["ration 45rd"] * 6, *["ration 24pz"] * 4)
    assert first.step == Step.ACTION and rations(first, "24pz") == 1
    again = play(first, attack("univermag", "24pz"))
    assert (rations(again, "24pz"), rubble(again, "univermag")) == (0, 2)


# 6.5 Reinforce

REAR = """
    pavlov  | German - / 71inf | Soviet - / 45rd
    station | German - / 76inf 94inf 79inf | Soviet 95rd / -
"""


def paid_for(state: State) -> str:
    """The Force that the prompt asks to pay for."""
    what = GAME.prompt(GAME.knows(state, GERMAN), GERMAN).values["what"]
    return next(each.code for each in FORCES if each.name == what)


def test_6_5_the_top_force_costs_as_many_cards_as_its_force_value() -> None:
    for code, held, price in (
        ("50pi", "rats-1", 1),
        ("305inf", "rats-1 rats-1", 2),
        ("14pz", "rats-1 rats-1 rats-2", 3),
        ("16pz", "rats-1 rats-1 rats-2 stuka-2", 4),
    ):
        enough = table(REAR, top={"german": code}, hand={"german": held})
        assert reinforce("pavlov") in orders(enough)
        paying = play(enough, reinforce("pavlov"))
        assert (paying.step, paying.left) == (Step.PAYMENT, price)
        assert paid_for(paying) == code
        too_few = table(REAR, top={"german": code}, hand={"german": " ".join(held.split()[1:])})
        assert not orders_of(too_few, "reinforce")


def test_6_5_it_comes_with_its_printed_rations_to_any_perimeter_area_with_room() -> None:
    state = table(REAR, top={"german": "14pz"}, hand={"german": "rats-1 rats-2 stuka-2 staff+1"})
    assert orders_of(state, "reinforce") == {
        reinforce(code) for code in ("pavlov", "mamayev", "tractor-works", "red-october")
    }, "the station's perimeter is full"
    after = play(state, reinforce("pavlov"), spend("rats-2"), spend("staff+1"), spend("stuka-2"), force("16pz"))
    assert (where(after, "14pz"), rations(after, "14pz")) == ("pavlov/perimeter", 5)
    assert hand(after, "german") == ["rats-1"]


def test_6_5_the_cards_given_up_are_discarded_and_their_text_does_not_count() -> None:
    state = table(REAR, top={"german": "305inf"}, hand={"german": "staff+1 airlift+1 rats-1"})
    paying = play(state, reinforce("pavlov"), spend("staff+1"))
    assert orders(paying) == {spend("airlift+1"), spend("rats-1")}, "no way back"
    after = play(paying, spend("airlift+1"))
    assert after.step == Step.TOP_FORCE
    assert discards(after, "german") == ["airlift+1", "staff+1"]


def test_6_5_the_next_force_is_turned_up_by_chance() -> None:
    state = table(REAR, top={"german": "50pi"}, hand={"german": "rats-1"})
    turning = play(state, reinforce("pavlov"), spend("rats-1"))
    placed = ("71inf", "76inf", "94inf", "79inf", "50pi")
    assert chances(turning) == {
        force(each.code): 1 for each in FORCES if each.side == "german" and each.code not in placed
    }
    assert top(play(turning, force("9flak")), "german") == "9flak"


def test_6_5_the_top_card_cannot_be_skipped() -> None:
    state = table(REAR, top={"german": "16pz"}, hand={"german": "rats-1 rats-1 rats-2"})
    assert not orders_of(state, "reinforce"), "three cards would pay for others, but not for the Force on top"
    assert top(end_turn(end_turn(state)), "german") == "16pz", "it stays on top until it is paid for"


def test_6_5_with_an_empty_pile_there_is_no_reinforcement() -> None:
    state = table(REAR, pile={"german": "50pi"}, hand={"german": "rats-1 rats-2"})
    last = play(state, reinforce("pavlov"), spend("rats-1"))
    assert last.step == Step.ACTION, "there is no other Force to turn up"
    assert (where(last, "50pi"), top(last, "german")) == ("pavlov/perimeter", "")
    assert not orders_of(last, "reinforce")


def test_6_5_with_all_perimeter_areas_full_there_is_no_reinforcement() -> None:
    codes = [each.code for each in FORCES if each.side == "german"]
    places = ("pavlov", "station", "univermag", "ferry", "tsaritsa")
    full = [f"{code} | German - / {' '.join(codes[3 * i : 3 * i + 3])}" for i, code in enumerate(places)]
    held = {"german": "rats-1 rats-1 rats-2 stuka-2"}
    assert not orders_of(table("\n".join(full), hand=held), "reinforce")
    assert orders_of(table("\n".join(full[:-1]), hand=held), "reinforce"), "while there is room"
    cheaper = play(table("\n".join(full), hand={"german": "battle-group+1 rats-1"}), play_card("battle-group+1"))
    assert cheaper.step == Step.ACTION, "nor with a card"
    room = [*full[:4], f"tsaritsa | German - / {codes[12]} {codes[13]}"]
    assert orders_of(table("\n".join(room), hand=held), "reinforce") == {reinforce("tsaritsa")}


def test_6_5_the_force_may_act_in_the_same_turn() -> None:
    state = table(REAR, top={"german": "50pi"}, hand={"german": "rats-1"})
    come = play(state, reinforce("mamayev"), spend("rats-1"), force("9flak"))
    after = play(come, move("50pi", "mamayev/control"))
    assert (where(after, "50pi"), rations(after, "50pi")) == ("mamayev/control", 1)


# 6.6 Action step


def test_6_6_actions_may_be_mixed_and_repeated() -> None:
    state = table(
        "pavlov | German - / 71inf(1) | Soviet - / -",
        hand={"german": "rats-1 rats-2 railhead+1 stuka-2"},
        top={"german": "50pi"},
    )
    after = play(
        state,
        *(move("71inf", "mamayev/perimeter"), spend("rats-1")),
        *(play_card("railhead+1"), card("staff+1"), reinforce("pavlov"), spend("rats-2"), force("9flak")),
        *(move("71inf", "mamayev/control"), spend("staff+1"), feed("50pi"), feed("50pi")),
    )
    assert (after.step, where(after, "71inf")) == (Step.ACTION, "mamayev/control")
    assert (rations(after, "71inf"), rations(after, "50pi")) == (2, 4)
    assert hand(after, "german") == ["stuka-2"]


def test_6_6_one_action_is_finished_before_the_next_begins() -> None:
    state = table(HUNGRY, hand={"german": "rats-1 staff+1"})
    assert orders(play(state, spend("rats-1"))) == {feed("71inf"), feed("76inf")}
    paying = play(table(HUNGRY, hand={"german": "rats-1 staff+1"}, top={"german": "305inf"}), reinforce("pavlov"))
    assert orders(paying) == {spend("rats-1"), spend("staff+1")}


def test_6_6_the_step_ends_when_the_player_passes_and_he_may_pass_at_once() -> None:
    state = table(REAR, hand={"german": "rats-1"})
    assert PASS in orders(state)
    assert play(state, PASS).step == Step.CARD_DRAWN
    acted = play(state, move("71inf", "mamayev/perimeter"))
    assert PASS in orders(acted)
    assert end_turn(acted).side == SOVIET
