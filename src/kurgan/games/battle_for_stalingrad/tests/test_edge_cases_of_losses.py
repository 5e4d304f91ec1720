"""Chapter 12, edge cases of hits: who absorbs them, how, and what is left afterwards."""

from __future__ import annotations

import pytest

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.battles import ONE_LOWER
from kurgan.games.battle_for_stalingrad.tests.facts import discards, holder, medals, rations, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    attack,
    card,
    eliminate,
    name,
    play_card,
    ration,
    retreat,
    spend,
)

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


# 12.9 Both totals 0


def test_12_9_if_both_totals_are_0_nothing_happens_and_what_was_spent_stays_spent() -> None:
    state = table("univermag | German 369cro(2) / - | Soviet militia(2) / -", hand={"soviet": "hug-2"})
    fought = play(state, attack("univermag", "369cro"), PASS, spend("hug-2"), *ONE_LOWER)
    assert fought.step == Step.ACTION
    assert (where(fought, "369cro"), where(fought, "militia")) == ("univermag/control", "univermag/control")
    assert (rations(fought, "369cro"), rations(fought, "militia")) == (1, 2)
    assert discards(fought, "soviet") == ["hug-2", "hug-1"]
    assert rubble(fought, "univermag") == 1


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
    dead = play(state, play_card("snipers-1"), eliminate("50pi"))
    assert (where(dead, "50pi"), holder(dead, "univermag")) == ("lost", "soviet")
    assert (dead.step, medals(dead, "45rd"), rubble(dead, "univermag")) == (Step.ACTION, 0, 2)
    assert (discards(dead, "soviet"), discards(dead, "german")) == (["snipers-1"], [])


def test_12_13_without_rations_it_must_die_for_three_hits() -> None:
    empty = table("univermag | German 71inf(0) / - | Soviet 45rd / -", turn="soviet", hand={"soviet": "snipers-1"})
    struck = play(empty, play_card("snipers-1"))
    assert orders(struck) == {eliminate("71inf")}, "a retreat would leave one hit that nobody absorbs"
    assert where(play(struck, eliminate("71inf")), "71inf") == "lost"
