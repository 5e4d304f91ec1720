"""What each seat hears: every line can be said, and of the enemy's draws only how many they are."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY
from kurgan.engine.testing.fog import check_log
from kurgan.engine.text import LANGUAGES
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.names import ZONES
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import FACES, FORCES, GERMAN, LOCATIONS, SIDE_NAMES, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.scenes import PLAIN, SCENES, lines_of
from kurgan.games.battle_for_stalingrad.tests.voices import heard, said
from kurgan.games.battle_for_stalingrad.tests.words import PASS, card, play_card


def full(key: str) -> str:
    """The key of a line, of which the scenes leave out the first word."""
    return key if key.startswith("verdict-") else f"log-{key}"


@pytest.mark.parametrize("scene", SCENES)
def test_8_1_each_seat_hears_all_but_the_cards_that_the_other_draws(scene: str) -> None:
    start, happens, keys, *alone = SCENES[scene]
    for side, own in zip(SIDE_NAMES, alone, strict=True):
        lines = [line.key for line in heard(start(), side, *happens)]
        others = {full(key) for key in (*alone[0], *alone[1])}
        assert [key for key in lines if key not in others] == [full(key) for key in keys]
        assert [key for key in lines if key in others] == [full(key) for key in own]


def test_every_line_of_the_log_is_heard_in_some_scene() -> None:
    keys = {line.key for scene in SCENES for line in lines_of(scene)}
    for language in LANGUAGES:
        written = {key for key in GAME.catalogue.keys(language) if key.startswith(("log-", "verdict-"))}
        assert {key.removesuffix("-lifted") for key in written} == keys, "a replay may tell a line in other words"


@pytest.mark.parametrize("scene", SCENES)
def test_every_line_can_be_said_and_cites_a_rule(scene: str) -> None:
    for line in lines_of(scene):
        assert GAME.rulebook.numbered(line.rule)
        for language in LANGUAGES:
            words = GAME.catalogue.say(line, language)
            assert words.endswith(f"[{line.rule}]") and "'" not in words and "{" not in words


@pytest.mark.parametrize("scene", SCENES)
def test_every_place_of_a_line_is_one_that_the_page_knows(scene: str) -> None:
    areas = {
        f"{side}/{where}"
        for side in SIDE_NAMES
        for where in ("top", "pile", "lost", *(f"{each.code}/{zone}" for each in LOCATIONS for zone in ZONES))
    }
    cards = {face.code for face in FACES} | {force.code for force in FORCES} | {each.code for each in LOCATIONS}
    for line in lines_of(scene):
        assert set(line.places) <= areas | cards


# What is hidden


def tried(state: State) -> None:
    """Nothing that either side may do or draw now tells the other what it must not know."""
    for seat in (GERMAN, SOVIET):
        check_log(GAME, state, seat)


@pytest.mark.parametrize("scene", ["battle", "launch with losses", "reconnaissance", "muster", "event cancelled"])
def test_11_a_log_tells_nothing_that_is_hidden(scene: str) -> None:
    state = SCENES[scene].start()
    for word in SCENES[scene].happens:
        tried(state)
        state = play(state, word)
    tried(state)


@pytest.mark.parametrize("seed", [1, 2])
def test_11_nor_in_games_at_random(seed: int) -> None:
    source, state = stream(seed), GAME.start("stalingrad-1942", {})
    for count in range(300):
        if GAME.seat_to_move(state) == NOBODY:
            break
        if count % 7 == 0:
            tried(state)
        numbers = GAME.continuations(state)
        apply(state, numbers[draw(source, len(numbers))])


def test_8_1_a_card_is_named_to_who_draws_it_and_counted_for_the_other() -> None:
    state = table(PLAIN)
    own, other = (heard(state, side, PASS, card("stuka-2"), card("stuka-1")) for side in SIDE_NAMES)
    assert said(own) == [
        "The Germans draw 5 cards. [8.2]",
        "You draw Stuka Dive (−2). [8.2]",
        "You draw Stuka Dive (−1). [8.2]",
    ]
    assert said(other) == ["The Germans draw 5 cards. [8.2]"]


def test_8_3_a_draw_is_no_larger_than_the_cards_there_are() -> None:
    state = table(PLAIN, hand={"german": "*"}, discard={"german": "stuka-2 stuka-1 rats-1"})
    assert said(heard(state, "soviet", PASS)) == [
        "The Germans shuffle their discards into a new deck. [8.3]",
        "The Germans draw 3 cards. [8.2]",
    ]


def test_14_11_who_looks_hears_what_is_in_the_hand() -> None:
    state = table(PLAIN, hand={"german": "reconnaissance-1", "soviet": "hug-1 hug-1 bunker+2"})
    words = (play_card("reconnaissance-1"), PASS)
    assert said(heard(state, "german", *words))[1:3] == [
        "The Germans look at the enemy hand: 3 cards. [14.11]",
        "In the enemy hand: 2 × Hug the Enemy (−1) and Chuikov’s Bunker (+2). [14.11]",
    ]
    assert said(heard(state, "soviet", *words))[1] == "The Germans look at the enemy hand: 3 cards. [14.11]"
