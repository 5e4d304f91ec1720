"""Orders in words: said and read in either language, cut short, and never for somebody else's units."""

from __future__ import annotations

import pytest

from kurgan.engine.game import Unreadable
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, knows, orders, position
from kurgan.games.autumn_storm.text import VERBS

STATE = position(
    axis={"14pz": At("0203", damaged=1), "recbn": "0002"}, soviet={"95": At("0204", disrupted=True), "112": "0307"}
)
KNOWN = knows(STATE, AXIS)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("move 14pz 0202", "move 14pz 0202"),
        ("  MOVE  14PZ   0202 ", "move 14pz 0202"),
        ("m 14pz 0202", "move 14pz 0202"),
        ("déplacer 14pz 0202", "move 14pz 0202"),
        ("deplacer 14pz 0202", "move 14pz 0202"),
        ("att 14pz 0204", "attack 14pz 0204"),
        ("attaquer 14pz 0204", "attack 14pz 0204"),
        ("bomb 0204", "bombard 0204"),
        ("rec recbn", "recon recbn"),
        ("rest 14pz", "rest 14pz"),
        ("fin", "end"),
        ("en", "end"),
    ],
)
def test_orders_are_read_in_either_language_and_cut_short(words: str, meant: str) -> None:
    assert GAME.say(KNOWN, GAME.read(KNOWN, words)) == meant


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("re 14pz", "unreadable"),  # recon or rest?
        ("e", "unreadable"),  # end or éclairer?
        ("move 14pz", "unreadable-form"),
        ("end now", "unreadable-form"),
        ("move 95 0205", "unreadable-unit"),  # the enemy's
        ("move 71 0205", "unreadable-unit"),  # not in this battle
        ("move 14pz 205", "unreadable-hex"),
        ("bombard 0008", "unreadable-hex"),
    ],
)
def test_what_is_no_order_is_not_read(words: str, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.read(KNOWN, words)
    assert error.value.line.key == key


def test_every_order_that_is_offered_can_be_said_and_read() -> None:
    offered = orders(STATE)
    assert len(offered) > 10
    assert [GAME.read(KNOWN, words) for words in offered] == GAME.choices(KNOWN)


def test_the_menu_offers_each_unit_its_orders() -> None:
    numbers = GAME.choices(KNOWN)
    menu = GAME.menu(KNOWN, numbers)
    assert [group.heading.values.get("code") for group in menu] == ["14pz", "recbn", None]
    assert [orders.verb for orders in menu[0].orders] == ["move", "attack", "rest"]
    assert [orders.verb for orders in menu[2].orders] == ["bombard", "way", "end"]


def test_3_1_the_prompt_of_the_table_knows_when_no_order_is_left() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0806"})

    def asked(command: int) -> str:
        state.command = command
        prompt = GAME.prompt(knows(state, AXIS), AXIS)
        return GAME.catalogue.say(Line(f"{prompt.key}-table", prompt.values), "en")

    assert "choose a unit to give it an order" in asked(1)
    assert asked(0).endswith("no command point is left. End your turn.")
    assert set(orders(state)) == {"end"}, "which is all that is offered"


def test_the_prompt_asks_whoever_is_to_move() -> None:
    assert GAME.prompt(KNOWN, AXIS).key == "prompt-action"
    assert GAME.prompt(knows(STATE, SOVIET), SOVIET).key == "prompt-wait"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS.verbs)
def test_2_the_form_that_is_suggested_can_be_read(verb: str, language: str) -> None:
    known = GAME.knows(GAME.start("september-1942", {}), AXIS)
    number = GAME.read(known, GAME.catalogue.say(Line(f"form-{verb}"), language))
    assert GAME.say(known, number).split()[0] == verb
