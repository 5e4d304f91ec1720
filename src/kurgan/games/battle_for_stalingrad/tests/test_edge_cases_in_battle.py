"""Chapter 12, edge cases of a battle before its hits: who must fight, Rubble, events and firefight."""

from __future__ import annotations

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import orders, play
from kurgan.games.battle_for_stalingrad.tests.facts import is_destroyed, rubble, totals, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, play_card, spend

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
