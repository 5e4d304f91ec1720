"""Orders in words: said and read in either language, cut short, by number or name, one by one or several at once."""

from __future__ import annotations

import pytest

from kurgan.engine.french import the
from kurgan.engine.game import CHANCE
from kurgan.engine.match import Match, Refused
from kurgan.engine.testing.positions import random_game
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.places import PLACES
from kurgan.games.eastern_front.tables.units import FORMATIONS
from kurgan.games.eastern_front.tables.words import written
from kurgan.games.eastern_front.tests.matches import match_at
from kurgan.games.eastern_front.tests.positions import At, knows, orders, play, played, position, unit, where
from kurgan.games.eastern_front.tests.scenes import BREAKTHROUGH, front, overwhelming, storm, two_against_two
from kurgan.games.eastern_front.text.reading import GAZETTEER, VERBS

KNOWN = knows(front(), AXIS)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("move de57", "move de57"),
        ("  MOVE   DE57 ", "move de57"),
        ("mo de57", "move de57"),
        ("déplacer de57", "move de57"),
        ("deplacer de57", "move de57"),
        ("attack stalingrad", "attack 2823"),
        ("attaquer Sébastopol", "attack 1732"),
        ("attack sevast", "attack 1732"),
        ("cover velikiye-luki", "cover 1410"),
        ("cover 2823", "cover 2823"),
        ("fin", "end"),
        ("to moscou", "to 2011"),
        ("pas-de-repli", "no-retreat"),
        ("échanger su62", "remove su62"),
    ],
)
def test_orders_are_read_in_either_language_by_number_or_name_and_cut_short(words: str, meant: str) -> None:
    assert GAME.say(KNOWN, GAME.read(KNOWN, words)) == meant


def test_1_1_every_place_can_be_named_in_one_word_of_either_language() -> None:
    assert len({place.hex for place in PLACES}) == len(PLACES)
    for place in PLACES:
        for name in (place.code, place.name.en.replace(" ", "-"), place.name.fr.replace(" ", "-")):
            assert GAME.say(KNOWN, GAME.read(KNOWN, f"cover {name}")) == f"cover {place.at}"
    assert len(GAZETTEER) > len(PLACES)


def test_1_2_every_formation_has_a_french_article() -> None:
    assert [each.code for each in FORMATIONS if the(each.name.fr) == each.name.fr] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS.verbs)
def test_2_3_the_form_that_is_suggested_can_be_read(verb: str, language: str) -> None:
    known = GAME.knows(GAME.start("uranus", {}), AXIS)
    known.side, known.phase, known.step = AXIS, Phase.MOVEMENT, Step.MOVEMENT
    first, *_ = GAME.spelled(known, GAME.catalogue.say(Line(f"form-{verb}"), language))
    meant = {"air": "attack", "plan": "attack", "advance": "move", "march": "move", "retreat": "to"}.get(verb, verb)
    assert GAME.say(known, GAME.read(known, first)).split()[0] == meant


def test_the_words_of_every_choice_are_read_back_as_they_were_said() -> None:
    steps = set()
    for state, _ in random_game(GAME, "uranus", 11):
        seat = GAME.seat_to_move(state)
        if seat >= 0:
            known = GAME.knows(state, seat)
            steps.add(int(state.step))
            numbers = GAME.choices(known)
            assert [GAME.read(known, GAME.say(known, number)) for number in numbers] == numbers
        elif seat == CHANCE:
            assert GAME.say_chance(state, 3).endswith("die 3")
    assert len(steps) > 6


# Orders of several numbers


def test_5_4_several_units_are_sent_to_one_hex_at_once() -> None:
    state = play(front(), "move de57,de1 2702")
    assert {where(state, "de57"), where(state, "de1")} == {"2702"}


def test_4_1_an_order_to_several_units_is_carried_out_as_a_whole_or_not_at_all() -> None:
    match = match_at(front())
    with pytest.raises(Refused, match=r"refused-room-units \[4.1\]"):
        match.play(AXIS, "move de57,de1,de2 2704")
    assert where(match.state, "de57") == "2603" and list(match.entries) == []


def test_5_4_a_march_brings_each_unit_as_near_as_it_comes() -> None:
    state = play(front(), "march de57,de1,de2 3307")
    assert [where(state, code) for code in ("de57", "de1", "de2")] == ["3004", "3004", "2704"]


def test_2_3_whoever_cannot_march_stays() -> None:
    state = play(front(), "march de4,de2 2704")
    assert where(state, "de4") == "2700" and where(state, "de2") == "2704"


def test_5_1_a_march_goes_round_what_bars_the_way() -> None:
    """From Feodosiya to Melitopol the way leads over Perekop, away from it at first as the crow flies."""
    state = position(axis={"de1": At("feodosiya", movement=3)}, soviet={"su62": "3307"}, axis_holds=("melitopol",))
    first = where(played(state, "march de1 melitopol"), "de1")
    assert first != "1932" and first[:2] < "19"


def test_6_1_an_attack_is_ordered_in_one_sentence() -> None:
    state = played(storm(), "attack 2903 de57,de1 de2")
    joined = [code for code in ("de57", "de1", "de2", "de5") if state.joined[unit(state, code)]]
    assert joined == ["de57", "de1", "de2"] and state.step == Step.COMBAT_DIE


def test_6_1_a_plan_is_laid_out_without_beginning() -> None:
    state = played(storm(), "plan 2903 de57 de2")
    assert state.step == Step.ATTACKERS and orders(state) == ["commit", "call-off", "join de1", "join de5"]


# What is asked


def asked(state: State, seat: int, language: str = "en") -> str:
    return GAME.catalogue.say(GAME.prompt(knows(state, seat), seat), language)


def test_6_2_the_prompt_names_what_must_still_be_attacked() -> None:
    state = play(play(two_against_two(), "attack 2803 su62"), "yield", 3)
    assert asked(state, SOVIET) == (
        "Soviets, June 1942, prepared attacks: 2902 must still be attacked before the phase can end."
    )
    table = GAME.prompt(knows(state, SOVIET), SOVIET)
    assert "2902 must still be attacked" in GAME.catalogue.say(Line(f"{table.key}-table", table.values), "en")


@pytest.mark.parametrize(
    ("state", "seat", "words"),
    [
        (front(), AXIS, "Axis, June 1942, movement: choose a unit to move, or “end”."),
        (front(), SOVIET, "June 1942: waiting for the Axis side."),
        (play(front(), "move de57"), AXIS, "LVII Panzer Corps: where does it go?"),
        (play(storm(), "attack 2903"), AXIS, "Attack on 2903: say who joins, then “commit”, or call it off."),
        (play(storm(), "attack 2903"), SOVIET, "June 1942: waiting for the Axis side."),
        (
            play(two_against_two(), "attack 2803 su62"),
            AXIS,
            "2803 is attacked: does the unit there “stand” to the last, or “yield” if it must?",
        ),
    ],
)
def test_the_prompt_asks_whoever_decides(state: State, seat: int, words: str) -> None:
    assert asked(state, seat) == words


def state_after(*happened: str | int) -> State:
    state: State = match_at(overwhelming(), *happened).state
    return state


def test_every_prompt_is_asked_in_random_games() -> None:
    found = {GAME.prompt(knows(state_after(*BREAKTHROUGH), AXIS), AXIS).key}  # which is rare
    for scenario, seed in (("uranus", 1), ("uranus", 11), ("case-blue", 10), ("case-blue", 13), ("barbarossa", 1)):
        for state, _ in random_game(GAME, scenario, seed):
            for seat in (AXIS, SOVIET):
                found.add(GAME.prompt(GAME.knows(state, seat), seat).key)
    asking = [step for step in Step if step not in (Step.WEATHER_DIE, Step.COMBAT_DIE, Step.OVER)]
    assert found == {"prompt-over", "prompt-wait", *(f"prompt-{written(step)}" for step in asking)}


def test_what_is_offered_step_by_step_is_said_in_the_journals_words() -> None:
    state = play(storm(), "attack 2903")
    assert orders(state) == ["call-off", "join de57", "join de1", "join de2", "join de5"]
    assert orders(play(overwhelming(), "attack 2903 de57", 6)) == ["done", "advance de57"]


def test_a_match_keeps_the_parts_of_an_order_as_its_entries() -> None:
    match: Match = match_at(front(), "move de57,de1 2702")
    assert [entry.words for entry in match.entries] == ["move de57", "to 2702", "move de1", "to 2702"]
