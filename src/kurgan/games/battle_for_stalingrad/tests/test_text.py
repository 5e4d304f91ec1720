"""Words: every order is said and read, in both languages; the menu and the prompts."""

from __future__ import annotations

import pytest

from kurgan.engine.game import Unreadable
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.names import named
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.state import Known, State
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.scenes import FIVE, LAUNCHED
from kurgan.games.battle_for_stalingrad.tests.words import attack, card, place, set_up, spend
from kurgan.games.battle_for_stalingrad.text import force_named
from kurgan.games.battle_for_stalingrad.view.table import view

FRONT = """
    pavlov  | German 71inf(4) 336pi(0) / 16pz(3) | Soviet 193rd(4) / -
    station | German - / -                       | Soviet - / 10nkvd(4)
"""


HELD = """
    univermag | German 71inf / -   | Soviet - / 193rd
    pavlov    | German 76inf / -   | Soviet - / -
    station   | German 94inf / -   | Soviet - / -
    ferry     | German 305inf / -  | Soviet - / -
    tsaritsa  | German 336pi / -   | Soviet - / -
"""


def known(state: State) -> Known:
    return GAME.knows(state, state.actor)


def front() -> State:
    return table(FRONT, hand={"german": "stuka-2 airlift+1", "soviet": "hug-1"})


def said(state: State) -> dict[str, tuple[str, int, int]]:
    """The place, the cost and the price of everything on the menu."""
    numbers = GAME.choices(known(state))
    return {
        choice.words: (choice.place, choice.cost, orders.price)
        for group in GAME.menu(known(state), numbers)
        for orders in group.orders
        for choice in orders.choices
    }


def test_6_4_an_attack_names_its_forces_in_any_order() -> None:
    state = table("pavlov | German 71inf(4) 336pi(4) / - | Soviet 193rd(4) / -")
    assert GAME.read(known(state), "attack pavlov 336pi 71inf") == GAME.read(known(state), "att pavlov 71inf 336pi")


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("play stuka-2", "jouer stuka-2"),
        ("move 71inf station/control", "déplacer 71inf station/control"),
        ("resupply airlift+1", "ravitailler airlift+1"),
        ("end", "fin"),
        ("attack pavlov 71inf", "ATTAQUER pavlov 71INF"),
    ],
)
def test_4_an_order_is_read_in_both_languages(english: str, french: str) -> None:
    state = front()
    number = GAME.read(known(state), english)
    assert GAME.read(known(state), french) == number
    assert GAME.say(known(state), number) == english


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "unreadable"),
        ("dance", "unreadable"),
        ("attack", "unreadable-form"),
        ("attack pavlov 16pz", "unreadable-attacker"),
        ("play tank+9", "unreadable-card"),
        ("move 999inf pavlov/control", "unreadable-force"),
        ("move 71inf kremlin/control", "unreadable-location"),
        ("move 71inf pavlov/roof", "unreadable-area"),
        ("done", "unreadable-now"),
        ("fire stuka-2", "unreadable-now"),
        ("react stuka-2", "unreadable-now"),
    ],
)
def test_4_what_is_no_order_now_is_explained(words: str, key: str) -> None:
    state = front()
    with pytest.raises(Unreadable) as caught:
        GAME.read(known(state), words)
    assert caught.value.line.key == key
    assert all(GAME.catalogue.say(caught.value.line, language) for language in ("en", "fr"))


def test_6_4_an_attack_of_nobody_can_be_read_and_is_refused_with_its_reason() -> None:
    state = front()
    number = GAME.read(known(state), "attack pavlov")
    assert GAME.refusal(known(state), number).rule == "6.4"


def test_6_6_the_menu_names_places_and_prices() -> None:
    menu = said(front())
    assert menu["attack pavlov 71inf"] == ("pavlov", 1, 0)
    assert menu["move 71inf station/control"] == ("german/station/control", 1, 0)
    assert menu["move 16pz station/perimeter"] == ("german/station/perimeter", 0, 0), "it pays nothing"
    assert menu["resupply stuka-2"] == ("", 0, 1)
    assert menu["play airlift+1"] == ("", 0, 0)
    assert "attack pavlov 336pi" not in menu, "it has no ration to pay"


def test_6_4_the_strongest_attack_is_offered_first() -> None:
    state = table("pavlov | German 71inf(4) 336pi(4) / - | Soviet 193rd(4) / -")
    attacks = [words for words in said(state) if words.startswith("attack")]
    assert attacks == ["attack pavlov 71inf 336pi", "attack pavlov 71inf", "attack pavlov 336pi"]


def test_10_5_the_menu_shows_what_a_launch_costs() -> None:
    state = table(FRONT, hand={"soviet": "kalach-2 hug-1 hug-2"}, turn="soviet")
    assert said(state)["play kalach-2"] == ("", 0, 2)


def test_7_11_the_menu_shows_what_each_loss_absorbs() -> None:
    start = table("station | German 71inf(4) / - | Soviet 193rd(4) / -", hand={"german": "", "soviet": ""})
    state = play(start, attack("station", "71inf"), card("rats-1"), card("bunker+1"))
    menu = said(state)
    assert state.step == Step.LOSSES
    assert menu["ration 193rd"] == ("193rd", 1, 0)
    assert menu["eliminate 193rd"] == ("193rd", 5, 0)


def test_6_2_after_a_resupply_the_menu_asks_who_is_fed() -> None:
    state = play(front(), spend("airlift+1"))
    assert said(state)["feed 336pi"] == ("336pi", 0, 0)
    assert GAME.prompt(known(state), state.actor).values["left"] == 2


def asked(state: State, language: str = "en") -> str:
    """The prompt of whoever decides."""
    return GAME.catalogue.say(GAME.prompt(known(state), state.actor), language)


def test_10_1_whoever_would_lose_by_ending_the_turn_is_warned() -> None:
    safe = table(FIVE.replace("pavlov    | German - ", "pavlov    | German 76inf "))
    assert "you have lost" in asked(table(FIVE)) and "vous perdez" in asked(table(FIVE), "fr")
    assert "lost" not in asked(safe) and asked(safe).strip().endswith("in hand).")
    assert [view(known(state), GERMAN).warning is None for state in (safe, table(FIVE))] == [True, False]


def test_10_2_and_whoever_would_be_encircled() -> None:
    city = FIVE.replace("German - / 71inf", "German 71inf / -")
    closed = table(city, launched=LAUNCHED)
    assert "The ring is closed" in asked(closed)
    assert "ring" not in asked(table(city, launched=LAUNCHED.partition(" ")[2])), "one card is missing"
    assert "ring" not in asked(table(HELD, launched=LAUNCHED)), "all five are held: that is won"


def test_3_10_a_quick_set_up_is_offered_until_something_is_placed() -> None:
    start = GAME.start("factory-district", {})
    assert "or take a quick set-up" in asked(start)
    some = play(start, place("193rd", "barrikady/control"))
    assert "quick set-up" not in asked(some) and "points left" in asked(some)
    assert "all points are spent" in asked(play(start, set_up("thin-line")))


def test_3_6_a_force_that_may_be_chosen_is_headed_by_what_it_would_bring() -> None:
    start = GAME.start("factory-district", {})
    headings = {group.subject: group.heading for group in GAME.menu(known(start), GAME.choices(known(start)))}
    assert (headings["193rd"].values["combat"], headings["193rd"].values["rations"]) == (2, 4)
    standing = table("station | German 71inf(1)* / - | Soviet - / 45rd")
    (heading,) = (
        group.heading for group in GAME.menu(known(standing), GAME.choices(known(standing))) if group.subject == "71inf"
    )
    assert GAME.catalogue.say(heading, "en") == "71st Infantry Division (71inf, combat 4, 1 ration)"


def test_7_11_a_french_force_has_one_article_alone_and_among_others() -> None:
    militia, guards = force_named("militia"), force_named("13gd")
    back = Line("borne-retreats", {"count": 2, "forces": named([militia, guards])})
    lost = Line("borne-lost", {"count": 1, "forces": named([militia])})
    said = [GAME.catalogue.say(line, "fr") for line in (lost, Line("both", {"first": back, "second": lost}))]
    assert said == [
        "la milice de l’usine de tracteurs tombe",
        "la milice de l’usine de tracteurs et la 13e division de fusiliers de la Garde reculent"
        " et la milice de l’usine de tracteurs tombe",
    ]


def test_4_every_question_has_a_prompt_in_both_languages() -> None:
    for step in Step:
        if step not in (Step.ON, Step.OVER) and not is_chance(step):
            assert GAME.catalogue.has(f"prompt-{step.name.lower().replace('_', '-')}"), step.name
