"""Chapter 12: every edge case, in the order of its rows."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.actions import winner
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import Phase
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tests.positions import (
    PASS,
    attack,
    card,
    discards,
    eliminate,
    end_turn,
    force,
    holder,
    is_destroyed,
    locate,
    medals,
    move,
    name,
    orders,
    orders_of,
    play,
    play_card,
    ration,
    rations,
    reinforce,
    retreat,
    rubble,
    spend,
    table,
    totals,
    where,
)

ONE_LOWER = (card("nebelwerfer-1"), card("hug-1"))
"""The fate cards of a German attack, each of which lowers the enemy's total by one."""


# 12.1 Force without rations


def test_12_1_a_force_without_rations_can_neither_move_nor_attack() -> None:
    state = table("univermag | German 71inf(0) 76inf(1) / 94inf(0) | Soviet 45rd / -")
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


# 12.2 Attacker pays his last ration


def test_12_2_an_attacker_may_pay_his_last_ration_and_has_none_left_to_absorb_hits() -> None:
    state = table("univermag | German 76inf(1) / - | Soviet 193rd(4) / -")
    fought = play(state, attack("univermag", "76inf"), *ONE_LOWER, *[ration("193rd")] * 3)
    assert (fought.step, fought.actor, fought.hits) == (Step.LOSSES, GERMAN, 2)
    assert orders(fought) == {retreat("76inf"), eliminate("76inf")}


# 12.3 Retreat but perimeter area full


def test_12_3_with_the_perimeter_full_no_retreat_is_possible() -> None:
    full, room = (
        play(
            table(f"univermag | German 76inf / - | Soviet 193rd(1) / 45rd 95rd {third}"),
            attack("univermag", "76inf"),
            card("nebelwerfer-1"),
            card("hug-2"),
        )
        for third in ("308rd", "")
    )
    assert full.hits == room.hits == 2
    assert orders(full) == {ration("193rd"), eliminate("193rd")}
    assert orders(room) == {ration("193rd"), retreat("193rd"), eliminate("193rd")}


def test_12_3_who_wants_to_retreat_goes_one_by_one_until_it_is_full() -> None:
    state = table("univermag | German 24pz / - | Soviet 193rd(4) 95rd(4) / 45rd 308rd")
    fought = play(state, attack("univermag", "24pz"), *ONE_LOWER)
    assert {retreat("193rd"), retreat("95rd")} <= orders(fought)
    first = play(fought, retreat("95rd"))
    assert where(first, "95rd") == "univermag/perimeter"
    assert retreat("193rd") not in orders(first)


# 12.4 All engaged Forces of both sides vanish


def test_12_4_if_all_engaged_forces_vanish_the_location_is_empty_and_there_is_no_medal() -> None:
    """Two and the flak's two, less nothing, and the fate's three make 7; one, the guns' two and three make 6."""
    state = table("univermag | German 369cro(1) / 9flak | Soviet 112rd(0) / eastbank")
    fought = play(state, attack("univermag", "369cro"), card("crossfire+3"), card("serafimovich"))
    assert (where(fought, "369cro"), where(fought, "112rd")) == ("lost", "lost")
    assert (fought.step, holder(fought, "univermag")) == (Step.ACTION, "nobody")
    assert not any(medals(fought, each.code) for each in FORCES)


# 12.5 Attackers not named, in the same control area


def test_12_5_forces_that_were_not_named_take_no_hits() -> None:
    state = table("univermag | German 76inf(4) 71inf(4) / - | Soviet 193rd(6) / -")
    fought = play(state, attack("univermag", "76inf"), *ONE_LOWER, *[ration("193rd")] * 3)
    assert orders(fought) == {ration("76inf"), retreat("76inf"), eliminate("76inf")}
    assert rations(fought, "71inf") == 4


def test_12_5_they_do_count_for_control() -> None:
    state = table("univermag | German 369cro(1) 71inf / 9flak | Soviet 112rd(0) / eastbank")
    fought = play(state, attack("univermag", "369cro"), card("crossfire+3"), card("serafimovich"))
    assert (where(fought, "369cro"), where(fought, "112rd")) == ("lost", "lost")
    assert holder(fought, "univermag") == "german"
    assert medals(fought, "71inf") == 0


# 12.6 Defender has Forces but wants out


def test_12_6_the_defender_cannot_decline_the_battle() -> None:
    state = table("univermag | German 71inf / - | Soviet 193rd 45rd / -", hand={"soviet": "hug-1 bunker+1"})
    battle = play(state, attack("univermag", "71inf"))
    assert (battle.step, battle.actor) == (Step.EVENT_ROUND, SOVIET)
    assert orders(battle) == {PASS, play_card("hug-1")}
    assert where(battle, "193rd") == where(battle, "45rd") == "univermag/control"
    assert orders(play(battle, PASS)) == {PASS, spend("hug-1"), spend("bunker+1")}


# 12.7 Location Destroyed by this very attack


def test_12_7_a_note_is_switched_off_at_once_when_the_attack_destroys_its_location() -> None:
    for before, soviet in ((4, 5), (5, 3)):
        state = table(f"elevator rubble {before} | German 71inf / - | Soviet 193rd / -")
        battle = play(state, attack("elevator", "71inf"))
        assert is_destroyed(battle, "elevator") == (before == 5)
        assert totals(battle) == (4, soviet)


def test_12_7_a_note_that_persists_stays() -> None:
    state = table("red-october rubble 8 | German 71inf / - | Soviet 193rd / -")
    battle = play(state, attack("red-october", "71inf"))
    assert is_destroyed(battle, "red-october")
    assert totals(battle) == (4, 5)


def test_12_7_street_fighting_counts_it_as_destroyed() -> None:
    """Destroyed, it has no Rubble any more; the 79th and the 308th are at home there all the same."""
    state = table("pavlov rubble 4 | German 79inf / - | Soviet 308rd / -")
    battle = play(state, attack("pavlov", "79inf"))
    assert (is_destroyed(battle, "pavlov"), rubble(battle, "pavlov")) == (True, 0)
    assert totals(battle) == (4, 3)


def test_12_7_street_fighting_reads_the_rubble_of_this_attack() -> None:
    for before, expected in ((1, (3, 2)), (2, (4, 3))):
        state = table(f"mamayev rubble {before} | German 79inf / - | Soviet 308rd / -")
        assert totals(play(state, attack("mamayev", "79inf"))) == expected


# 12.8 Attack on a Destroyed Location


def test_12_8_an_attack_on_a_destroyed_location_is_allowed_and_places_no_rubble() -> None:
    state = table("univermag destroyed | German 336pi / - | Soviet 193rd / -")
    battle = play(state, attack("univermag", "336pi"))
    assert (battle.step, rubble(battle, "univermag")) == (Step.FATE_CARD, 0)
    assert is_destroyed(battle, "univermag")


# 12.9 Both totals 0


def test_12_9_if_both_totals_are_0_nothing_happens_and_what_was_spent_stays_spent() -> None:
    state = table("univermag | German 369cro(2) / - | Soviet militia(2) / -", hand={"soviet": "hug-2"})
    fought = play(state, attack("univermag", "369cro"), PASS, spend("hug-2"), *ONE_LOWER)
    assert fought.step == Step.ACTION
    assert (where(fought, "369cro"), where(fought, "militia")) == ("univermag/control", "univermag/control")
    assert (rations(fought, "369cro"), rations(fought, "militia")) == (1, 2)
    assert discards(fought, "soviet") == ["hug-2", "hug-1"]
    assert rubble(fought, "univermag") == 1


# 12.10 Event cancelled in the Event round


def test_12_10_a_cancelled_event_counts_as_a_play_and_the_turn_goes_to_the_other_player() -> None:
    state = table(
        "univermag | German 71inf / - | Soviet 193rd / -",
        hand={"german": "stuka-2 stuka-1", "soviet": "maskirovka-1 hug-1"},
    )
    passed = play(state, attack("univermag", "71inf"), PASS)
    assert (passed.step, passed.actor) == (Step.EVENT_ROUND, SOVIET)
    cancelled = play(state, attack("univermag", "71inf"), play_card("stuka-2"), play_card("maskirovka-1"))
    assert (cancelled.step, cancelled.actor, cancelled.passes) == (Step.EVENT_ROUND, SOVIET, 0)
    german = play(cancelled, PASS)
    assert (german.step, german.actor) == (Step.EVENT_ROUND, GERMAN), "one pass does not end the round"
    assert play_card("stuka-1") in orders(german)
    assert play(german, PASS).step == Step.FIREFIGHT


def test_12_10_a_cancelled_event_brings_back_in_who_had_passed() -> None:
    state = table(
        "univermag | German 71inf / - | Soviet 193rd / -",
        hand={"german": "intercept-1 stuka-2", "soviet": "hug-1 hug-2"},
    )
    battle = play(state, attack("univermag", "71inf"), PASS, play_card("hug-1"), play_card("intercept-1"))
    assert (battle.step, battle.actor) == (Step.EVENT_ROUND, GERMAN)
    assert totals(battle) == (4, 3)
    soviet = play(battle, PASS)
    assert (soviet.step, soviet.actor) == (Step.EVENT_ROUND, SOVIET), "the first pass no longer counts"


# 12.11 `ff_limit` played after Firefight cards


def test_12_11_a_firefight_limit_cannot_be_played_after_firefight_cards() -> None:
    state = table(
        "univermag | German 71inf / - | Soviet 193rd / -",
        hand={"german": "rats-1 staff+1", "soviet": "hug-1 hug-2"},
    )
    firefight = play(state, attack("univermag", "71inf"), PASS, PASS)
    assert orders(firefight) == {PASS, spend("rats-1"), spend("staff+1")}
    answered = play(firefight, spend("staff+1"), spend("hug-1"))
    assert orders(answered) == {PASS, spend("rats-1")}


def test_12_11_its_number_is_the_total_for_the_battle() -> None:
    state = table(
        "univermag | German 71inf / - | Soviet 193rd / -",
        hand={"german": "rats-1 staff+1 staff+2 staff-1", "soviet": "hug-1 hug-2 bunker+1"},
    )
    limited = play(state, attack("univermag", "71inf"), play_card("rats-1"), PASS, PASS, PASS)
    firefight = play(limited, spend("staff+1"))
    assert (firefight.step, firefight.actor) == (Step.FIREFIGHT, SOVIET)
    spent = play(firefight, spend("hug-1"))
    assert spent.actor == GERMAN
    after = play(spent, spend("staff+2"))
    assert (after.step, after.actor) == (Step.FIREFIGHT, GERMAN), "the Soviet player has had his one card"
    assert play(after, PASS).step == Step.FATE_CARD


# 12.12 Two `shield` or `tough` sources


@pytest.mark.parametrize(
    ("soviets", "cards", "ignored"),
    [
        ("193rd 45rd", "", 0),
        ("39gd 193rd", "", 1),
        ("39gd 92nb", "", 2),
        ("193rd 45rd", "order-227-1", 5),
        ("193rd 45rd", "order-227-1 order-227+1", 10),
        ("39gd 92nb", "order-227-1 order-227+1", 12),
    ],
)
def test_12_12_ignored_hits_add_up(soviets: str, cards: str, ignored: int) -> None:
    """The panzers strike with 15, less one for the Soviet fate card."""
    picture = f"univermag | German 16pz(6) 24pz(6) / - | Soviet {soviets} / -"
    battle = play(table(picture, hand={"soviet": cards}), attack("univermag", "16pz", "24pz"))
    for code in cards.split():
        battle = play(battle, play_card(code))
    assert totals(battle)[0] == 15
    assert play(battle, *ONE_LOWER).owed[SOVIET] == 14 - ignored


def test_12_12_the_note_of_a_location_adds_to_them() -> None:
    state = table("pavlov | German 16pz 24pz / - | Soviet 39gd 92nb / -", hand={"soviet": "order-227-1"})
    battle = play(state, attack("pavlov", "16pz", "24pz"), play_card("order-227-1"), *ONE_LOWER)
    assert battle.owed[SOVIET] == 14 - 3 - 2 - 5


# 12.13 `strike` on a Force

STREET = "univermag | German 71inf(4) 76inf(4) / {} | Soviet 45rd(2) / -"


def test_12_13_only_the_force_struck_absorbs() -> None:
    state = table(STREET.format("-"), turn="soviet", hand={"soviet": "snipers-1"})
    struck = play(state, play_card("snipers-1"), name("71inf"))
    assert (struck.step, struck.actor, struck.hits) == (Step.LOSSES, GERMAN, 3)
    assert orders(struck) == {ration("71inf"), eliminate("71inf")}, "a retreat alone absorbs only two"
    after = play(struck, *[ration("71inf")] * 3)
    assert (after.step, after.actor) == (Step.ACTION, SOVIET)
    assert (rations(after, "71inf"), rations(after, "76inf")) == (1, 4)


def test_12_13_it_may_retreat_if_there_is_room() -> None:
    room, full = (
        play(
            table(STREET.format(behind), turn="soviet", hand={"soviet": "snipers-1"}),
            *(play_card("snipers-1"), name("71inf"), ration("71inf")),
        )
        for behind in ("94inf 79inf", "94inf 79inf 305inf")
    )
    assert orders(full) == {ration("71inf"), eliminate("71inf")}
    assert orders(room) == {ration("71inf"), eliminate("71inf"), retreat("71inf")}
    back = play(room, retreat("71inf"))
    assert (where(back, "71inf"), rations(back, "71inf"), back.step) == ("univermag/perimeter", 3, Step.ACTION)


def test_12_13_there_is_no_rubble_no_card_and_no_medal() -> None:
    state = table(
        "univermag rubble 2 | German 50pi(0) / - | Soviet 45rd(2) / -",
        turn="soviet",
        hand={"soviet": "snipers-1 hug-1"},
    )
    dead = play(state, play_card("snipers-1"), name("50pi"), eliminate("50pi"))
    assert (where(dead, "50pi"), holder(dead, "univermag")) == ("lost", "soviet")
    assert (dead.step, medals(dead, "45rd"), rubble(dead, "univermag")) == (Step.ACTION, 0, 2)
    assert (discards(dead, "soviet"), discards(dead, "german")) == (["snipers-1"], [])


def test_12_13_without_rations_it_must_die_for_three_hits() -> None:
    empty = table("univermag | German 71inf(0) / - | Soviet 45rd / -", turn="soviet", hand={"soviet": "snipers-1"})
    struck = play(empty, play_card("snipers-1"), name("71inf"))
    assert orders(struck) == {eliminate("71inf")}, "a retreat would leave one hit that nobody absorbs"
    assert where(play(struck, eliminate("71inf")), "71inf") == "lost"


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
    german = end_turn(play(choosing, locate("station"), card("hero+2")))
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
