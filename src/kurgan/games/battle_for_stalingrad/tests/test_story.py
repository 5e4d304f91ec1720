"""The story of a game in words: battles, losses, medals, turns, launches and the end."""

from __future__ import annotations

import pytest

from kurgan.engine.record import copy
from kurgan.engine.testing.positions import random_positions
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.log import result
from kurgan.games.battle_for_stalingrad.rules.sequence import is_chance
from kurgan.games.battle_for_stalingrad.rules.turn import concede
from kurgan.games.battle_for_stalingrad.tables.cards import ACTIONS, GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import let_chance, play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.scenes import PLAIN, SCENES
from kurgan.games.battle_for_stalingrad.tests.voices import hear, heard, said
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card, feed, name, play_card, ration, set_up


def test_13_the_battle_of_the_example_is_told_with_every_total() -> None:
    scene = SCENES["battle"]
    assert said(heard(scene.start(), "soviet", *scene.happens)) == [
        "The Germans attack at Red October Steelworks with 71st Infantry Division and 336th Pioneer Battalion "
        "and pay 2 rations. German 8 : Soviet 5. [7.1]",
        "Rubble at Red October Steelworks: 2 more, 2 in all. [7.2]",
        "The Germans play Flamethrower Squad. “Battle, attacker only: your total +2; the Location’s defence bonus "
        "(to the total or as ignored hits) does not apply in this battle.” [7.4]",
        "Flamethrower Squad (+3) takes effect. German 10 : Soviet 3. [7.4]",
        "The defences of Red October Steelworks do not count in this battle. [14.5]",
        "The Soviets play Hug the Enemy. “Battle: enemy total −3.” [7.4]",
        "Hug the Enemy (−2) takes effect. German 7 : Soviet 3. [7.4]",
        "The Germans play no event. [7.4]",
        "The Soviets play no event. [7.4]",
        "The Germans fire with Stuka Dive (+2). German 9 : Soviet 3. [7.5]",
        "The Soviets fire with Molotov Ambush (+1). German 9 : Soviet 4. [7.5]",
        "The Germans play no firefight card. [7.5]",
        "The Soviets play no firefight card. [7.5]",
        "The Germans turn over Ju 52 Airlift (+1), their fate. German 10 : Soviet 4. [7.6]",
        "The Soviets turn over Volga Flotilla (−1), their fate. German 9 : Soviet 4. [7.6]",
        "Hits to absorb: Germans 4, Soviets 9. [7.7]",
    ]


def test_7_8_losses_are_told_with_the_hits_that_remain_and_rations_all_at_once() -> None:
    scene = SCENES["losses"]
    assert said(heard(scene.start(), "german", *scene.happens))[4:9] == [
        "Hits to absorb: Germans 5, Soviets 8. [7.7]",
        "193rd Rifle Division retreats to the perimeter at Central Railway Station; 5 hits remain. [7.11]",
        "45th Rifle Division is eliminated. [7.11]",
        "The Soviets have borne 8 hits: 1 ration, 193rd Rifle Division retreats and 45th Rifle Division falls. [7.11]",
        "The Germans control Central Railway Station (1 of the five Locations). [2.1]",
    ]


def test_7_10_the_end_of_a_battle_tells_hits_losses_and_who_holds_the_place_in_one_line() -> None:
    scene = SCENES["losses"]
    *_, last = heard(scene.start(), "soviet", *scene.happens)
    assert said([last]) == [
        "The battle for Central Railway Station is over: the Germans hold it, Rubble 1. Germans: 5 hits, 5 rations. "
        "Soviets: 8 hits, 1 ration, 193rd Rifle Division retreats and 45th Rifle Division falls. [7.10]"
    ]
    assert last.places == ("station", "24pz", "45rd", "193rd")


def test_7_10_it_tells_medals_and_ruins_too() -> None:
    ruins = "station rubble 6 | German 24pz(6) / - | Soviet 112rd(0) / 45rd(4)"
    words = (attack("station", "24pz"), *CALM, ration("24pz"))
    assert said(heard(table(ruins), "soviet", *words)[-1:]) == [
        "The battle for Central Railway Station is over: the Germans hold it, in ruins. Germans: 1 hit, 1 ration. "
        "Soviets: 8 hits, 112th Rifle Division falls. Medal: 24th Panzer Division. [7.10]"
    ]


def test_7_10_a_place_that_stays_contested_is_told_only_once_all_hits_are_absorbed() -> None:
    state = table("station | German 71inf(4) / - | Soviet 193rd(4) / -")
    calm = (attack("station", "71inf"), card("nebelwerfer-3"), card("hug-2"))
    lines = said(heard(state, "german", *calm))
    assert not [line for line in lines if "is over" in line], "there are hits to absorb"
    given = (*calm, *[ration("193rd")] * 2)
    assert said(heard(state, "german", *given))[-1].startswith(
        "The battle for Central Railway Station is over: it stays contested"
    )


def test_9_2_who_overwhelms_the_enemy_is_decorated() -> None:
    scene = SCENES["overwhelmed"]
    assert said(heard(scene.start(), "soviet", *scene.happens))[4:] == [
        "Hits to absorb: Germans 1, Soviets 8. [7.7]",
        "The Soviets are overwhelmed and lose 112th Rifle Division. [7.11]",
        "The Germans control Central Railway Station (1 of the five Locations). [2.1]",
        "24th Panzer Division is awarded a medal. [9.2]",
        "The battle for Central Railway Station is over: the Germans hold it, Rubble 1. Germans: 1 hit, 1 ration. "
        "Soviets: 8 hits, 112th Rifle Division falls. Medal: 24th Panzer Division. [7.10]",
    ]


def test_7_9_a_medal_that_is_given_by_choice_is_told_once() -> None:
    state = table("station | German 24pz(6)* 71inf(4) / - | Soviet 112rd(0) / 45rd")
    words = (attack("station", "24pz", "71inf"), *CALM, ration("24pz"), name("24pz"))
    assert said(heard(state, "soviet", *words))[-3:-1] == [
        "The Germans have borne 1 hit: 1 ration. [7.11]",
        "24th Panzer Division is awarded a medal and has 2 now. [9.2]",
    ]


def test_4_a_turn_begins_with_its_supply() -> None:
    picture = "ferry | German 71inf(0) 76inf(0) / 94inf(0) | Soviet - / 45rd(1)"
    state = table(picture, hand={"soviet": "*"}, turn="soviet")
    assert said(heard(state, "german", PASS, feed("76inf"))) == [
        "The Soviets end their turn 1. [4]",
        "Turn 2. The Germans are to move. [4]",
        "The Germans receive 1 ration (94th Infantry Division); 4 more are to be given out. [5.1]",
        "76th Infantry Division receives a ration and has 1 now. [5.1]",
    ]


def test_5_6_what_finds_no_room_is_told() -> None:
    picture = "ferry | German 71inf(5) 76inf(5) / 94inf(6) | Soviet - / 45rd(1)"
    state = table(picture, hand={"soviet": "*"}, turn="soviet")
    assert said(heard(state, "german", PASS))[2] == "The Germans receive 2 rations; 3 find no room and are lost. [5.1]"


def test_5_4_under_encirclement_less_arrives() -> None:
    picture = "ferry | German - / 71inf(0) | Soviet 45rd / -"
    state = table(picture, hand={"soviet": "*"}, launched="kalach", turn="soviet")
    assert said(heard(state, "german", PASS))[2:4] == [
        "Operation Uranus keeps 1 ration from reaching the Germans: 1 card is launched. [5.4]",
        "The Germans receive no rations. [5.1]",
    ]


def test_15_8_what_pays_nothing_is_not_counted_in_an_attack() -> None:
    state = table("station | German 244sg(3) 71inf(4) / - | Soviet 193rd / -")
    (line, _) = heard(state, "german", attack("station", "244sg", "71inf"))
    assert line.values["rations"] == 1


def test_14_18_an_attack_by_card_pays_nothing() -> None:
    lines = heard(SCENES["attack by card"].start(), "german", *SCENES["attack by card"].happens)
    assert (lines[1].values["rations"], lines[1].values["german"], lines[1].rule) == (0, 6, "14.18")


def test_12_4_totals_are_told_though_the_last_fate_ends_the_battle() -> None:
    state = table("elevator | German 244sg(0) / - | Soviet 115rb(0) / -")
    fates = (card("assault-guns+2"), card("storm-group+3"))
    assert said(heard(state, "german", attack("elevator", "244sg"), *fates))[3:] == [
        "The Soviets turn over Storm Group (+3), their fate. German 5 : Soviet 6. [7.6]",
        "Hits to absorb: Germans 6, Soviets 5. [7.7]",
        "The Soviets are overwhelmed and lose 115th Rifle Brigade. [7.11]",
        "The Germans are overwhelmed and lose 244th Assault Gun Battalion. [7.11]",
        "Grain Elevator is empty: nobody controls it. [2.2]",
        "The battle for Grain Elevator is over: nobody holds it, Rubble 1. Germans: 6 hits, 244th Assault Gun "
        "Battalion falls. Soviets: 5 hits, 115th Rifle Brigade falls. [7.10]",
    ]


def test_3_8_both_first_hands_are_announced_before_they_are_drawn() -> None:
    lines = heard(SCENES["muster"].start(), "german", *SCENES["muster"].happens)
    assert said(lines)[-2:] == ["The Soviets draw 10 cards. [3.8]", "The Germans draw 5 cards. [3.8]"]


def test_2_1_placing_forces_is_not_told_as_taking_locations() -> None:
    keys = [line.key for line in hear(SCENES["quick set-up"].start(), SOVIET, set_up("thin-line"), PASS)]
    assert "log-controls" not in keys


def test_10_5_a_launch_is_counted() -> None:
    lines = heard(SCENES["launch"].start(), "german", *SCENES["launch"].happens)
    assert said(lines)[-1] == "Uranus: Third Romanian Army Breaks (−3) is launched, 1 of 5. [10.5]"


def test_6_1_an_announced_event_carries_its_card() -> None:
    (line, *_) = heard(SCENES["event cancelled"].start(), "soviet", play_card("staff+1"))
    staff = next(each for each in ACTIONS if each.code == "staff")
    assert {"side", "card", "title", "text", "code", "face"} <= set(line.values)
    assert (line.values["title"], line.values["text"]) == (staff.title, staff.text)
    assert (line.values["code"], line.values["face"]) == ("staff", "staff+1")


VERDICTS = {
    "victory by locations": (SOVIET, "10.1"),
    "encirclement": (SOVIET, "10.2"),
    "annihilation": (GERMAN, "10.3"),
    "time": (SOVIET, "10.4"),
}


@pytest.mark.parametrize("scene", VERDICTS)
def test_10_1_the_result_names_the_winner_and_the_rule(scene: str) -> None:
    won = result(let_chance(play(SCENES[scene].start(), *SCENES[scene].happens)))
    assert (won.winner, won.line.rule) == VERDICTS[scene]


def test_10_6_who_resigns_loses() -> None:
    state = copy(table(PLAIN))
    concede(state, GERMAN)
    assert (result(state).winner, result(state).line.rule) == (SOVIET, "10.6")


def test_13_an_order_that_leaves_no_line_is_told_as_a_sentence_in_the_story() -> None:
    silent = set()
    for state, number in random_positions(GAME, 3_000, seed=7):
        if not is_chance(state.step):
            before, after, seat = GAME.knows(state, state.actor), copy(state), int(state.actor)
            apply(after, number)
            if not GAME.log(before, number, GAME.knows(after, seat), seat):
                silent.add(GAME.say(before, number).split()[0])
    assert silent == {"ration", "pass"}
    for verb in silent:
        line = Line(f"bs-did-{verb}", {"who": "Everybody", "name": "71st"})
        assert all(GAME.catalogue.say(line, language).startswith("Everybody ") for language in ("en", "fr"))
