"""Every refusal: one sentence with the number of the rule that was broken."""

from __future__ import annotations

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.text import ENGINE_WORDS, LANGUAGES, Catalogue
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.numbering import N_ACTIONS
from kurgan.games.battle_for_stalingrad.refusals.order import refusal
from kurgan.games.battle_for_stalingrad.refusals.question import ASKED
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, seat_to_move
from kurgan.games.battle_for_stalingrad.state import State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import answers
from kurgan.games.battle_for_stalingrad.tests.battles import CALM
from kurgan.games.battle_for_stalingrad.tests.facts import knows
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.refused import (
    ALONE,
    CITY,
    FED,
    HANDS,
    HELD,
    REFUSED,
    Position,
    city,
    fight,
)
from kurgan.games.battle_for_stalingrad.tests.words import (
    Word,
    attack,
    eliminate,
    in_words,
    move,
    play_card,
    ration,
    reinforce,
    retreat,
)

SAID = {key for _, _, key, _ in REFUSED}


def number_of(state: State, word: Word) -> int:
    """The first number that these words mean, legal or not."""
    return next(number for number in range(N_ACTIONS) if in_words(state, number) == word)


@pytest.mark.parametrize(("position", "word", "key", "rule"), REFUSED)
def test_an_order_that_breaks_a_rule_is_refused_by_its_number(
    position: Position, word: Word, key: str, rule: str
) -> None:
    state = position()
    assert word not in answers(state)
    known = knows(state, seat_to_move(state))
    line = refusal(known, number_of(known, word))
    assert (line.key, line.rule) == (key, rule)
    for language in LANGUAGES:
        assert GAME.catalogue.say(line, language).endswith(f"[{rule}]")


@pytest.mark.parametrize(
    ("forces", "force", "word"), [(FED, "37gd", retreat("37gd")), (ALONE, "193rd", eliminate("193rd"))]
)
def test_7_11_as_many_rations_as_a_refusal_asks_for_first_are_enough(forces: str, force: str, word: Word) -> None:
    state = fight(forces, attack("station", "24pz"), *CALM)()
    missing = refusal(knows(state, SOVIET), number_of(state, word)).values["rations"]
    assert isinstance(missing, int) and missing > 0
    for _ in range(missing):
        assert word not in answers(state)
        apply(state, answers(state)[ration(force)])
    assert word in answers(state)


@pytest.mark.parametrize("number", [-1, N_ACTIONS, 9999])
def test_4_a_number_that_is_no_order_is_refused(number: int) -> None:
    line = refusal(knows(city()(), GERMAN), number)
    assert (line.key, line.rule) == ("refused-number", "4")


def test_every_refusal_of_the_catalogue_is_tested() -> None:
    engine = {key for key in Catalogue([ENGINE_WORDS]).keys("en") if key.startswith("refused")}
    for language in LANGUAGES:
        written = {key for key in GAME.catalogue.keys(language) if key.startswith("refused")} - engine
        assert {key for _, _, key, _ in REFUSED} | {"refused-number"} == written


def test_every_question_can_be_put_into_words() -> None:
    asked = {f"asked-{step.name.lower().replace('_', '-')}" for step in ASKED}
    for language in LANGUAGES:
        assert {key for key in GAME.catalogue.keys(language) if key.startswith("asked-")} == asked


def test_every_question_of_the_game_has_its_answers() -> None:
    chance = {Step.LOCATION_DEALT, Step.TOP_FORCE, Step.CARD_DRAWN, Step.ENEMY_DISCARD, Step.FATE_CARD}
    assert set(Step) - chance - {Step.ON, Step.OVER} == set(ASKED)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_not_legal_is_refused_with_a_rule_of_the_book(seed: int) -> None:
    source, state, refused = stream(seed), GAME.start("stalingrad-1942", {}), set()
    for count in range(400):
        seat = seat_to_move(state)
        if seat == NOBODY:
            break
        if seat != CHANCE and count % 9 == 0:
            known = knows(state, seat)
            legal = GAME.choices(known)
            for number in set(range(N_ACTIONS)) - set(legal):
                line = refusal(known, number)
                assert line.key in SAID and GAME.rulebook.numbered(line.rule), (line.key, line.rule)
                refused.add(line.key)
        numbers = GAME.continuations(state)
        apply(state, numbers[draw(source, len(numbers))])
    assert len(refused) > 10


def test_8_1_a_refusal_does_not_tell_what_the_enemy_holds() -> None:
    """A card of the enemy's is refused alike whether he holds it or not, and even if it was seen."""
    keys = [
        refusal(knows(state, GERMAN), number_of(state, play_card("hug-1"))).key
        for state in (table(CITY, hand=HANDS), table(CITY), table(CITY, hand=HANDS, seen="hug-1"))
    ]
    assert keys == ["refused-enemy-card"] * 3


def test_6_3_a_refusal_names_the_force_and_the_place() -> None:
    known = knows(city()(), GERMAN)
    line = refusal(known, number_of(known, move("71inf", "pavlov/control")))
    assert GAME.catalogue.say(line, "en") == (
        "71st Infantry Division cannot go to the control area at Pavlov’s House: the enemy controls Pavlov’s House, "
        "so it must advance from the perimeter there [6.3]"
    )
    french = GAME.catalogue.say(line, "fr")
    assert french.startswith("La 71e division d’infanterie ne peut pas aller en zone de contrôle")


def test_6_5_a_price_is_named_with_the_cards_in_hand() -> None:
    state = table(HELD, hand={"soviet": "hug-1"}, turn="soviet", top={"soviet": "37gd"})
    line = refusal(knows(state, SOVIET), number_of(state, reinforce("station")))
    assert GAME.catalogue.say(line, "en") == "37th Guards Rifle Division costs 3 cards, and you hold 1 [6.5]"
