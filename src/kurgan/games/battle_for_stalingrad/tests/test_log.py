"""What each seat hears: the whole story of the game, but of the enemy's draws only how many they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.game import NOBODY
from kurgan.engine.record import copy
from kurgan.engine.testing.fog import check_log
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.log import result
from kurgan.games.battle_for_stalingrad.names import ZONES
from kurgan.games.battle_for_stalingrad.rules.turn import concede
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    FACES,
    FORCES,
    GERMAN,
    LOCATIONS,
    SIDE_NAMES,
    SOVIET,
)
from kurgan.games.battle_for_stalingrad.tests.positions import (
    PASS,
    Word,
    attack,
    card,
    dealt,
    eliminate,
    feed,
    force,
    let_chance,
    locate,
    move,
    name,
    place,
    play,
    play_card,
    ration,
    reinforce,
    retreat,
    set_up,
    spend,
    table,
)
from kurgan.games.battle_for_stalingrad.tests.voices import RESIGN, hear, heard, said

FIVE = """
    univermag | German - / 71inf | Soviet 193rd / -
    pavlov    | German - / -     | Soviet 45rd / -
    station   | German - / -     | Soviet 95rd / -
    ferry     | German - / -     | Soviet 308rd / -
    tsaritsa  | German - / -     | Soviet 196rd / -
"""
FRONT = "red-october | German 71inf(4) 336pi(4) / 76inf(4) | Soviet 193rd(4) / -"
PLAIN = "station | German 71inf(4) / 76inf(4) | Soviet 193rd(4) / 45rd(4)"
WEAK = "station | German 24pz(6) / - | Soviet 112rd(0) / 45rd(4)"
LAUNCHED = "serafimovich romanians fifth-tank-army kalach southern-pincer"
FATES = (card("airlift+1"), card("flotilla-1"))


def at(picture: str, german: str = "", soviet: str = "", turn: str = "german") -> Callable[[], State]:
    """A position with these hands, made when it is wanted."""
    return partial(table, picture, hand={"german": german, "soviet": soviet}, turn=turn)


def begun(scenario: str) -> Callable[[], State]:
    """The first position of a scenario."""
    return lambda: GAME.start(scenario, {})


class Scene(NamedTuple):
    """A position, what happens, and the keys of what is heard of it: by both, and by one of them alone."""

    start: Callable[[], State]
    happens: Sequence[Word]
    keys: Sequence[str]
    german: Sequence[str] = ()
    soviet: Sequence[str] = ()


SCENES = {
    "deal": Scene(begun("stalingrad-1942"), [dealt("pavlov")], ["dealt"]),
    "muster": Scene(
        begun("factory-district"),
        [place("193rd", "ferry/control"), PASS, place("71inf", "ferry/perimeter"), PASS, force("13gd"), force("16pz")],
        ["placed", "mustered", "placed", "mustered", "top", "top", "draws", "draws"],
    ),
    "quick set-up": Scene(begun("factory-district"), [set_up("thin-line"), PASS], ["setup", "mustered"]),
    "supply that leaves no choice": Scene(
        partial(table, PLAIN.replace("station", "pavlov"), turn="soviet", deck={"soviet": ""}),
        [PASS, *[card("hug-1")] * 2, *[card("hug-2")] * 2, card("bunker+1")],
        ["reshuffled", "draws", "end", "turn", "supply"],
        soviet=["drawn"] * 5,
    ),
    "supply by hand": Scene(
        partial(table, "ferry | German 71inf(0) 76inf(4) / - | Soviet - / 45rd", phase=Phase.BEGIN),
        [feed("71inf")] * 2,
        ["fed", "fed"],
    ),
    "supply that leaves no choice any more": Scene(
        partial(table, "ferry | German 71inf(5) 76inf(2) / - | Soviet - / 45rd", phase=Phase.BEGIN),
        [feed("71inf")],
        ["fed", "supply"],
    ),
    "resupply": Scene(at(PLAIN, "stuka-2"), [spend("stuka-2"), feed("71inf")], ["resupply", "fed"]),
    "move": Scene(
        at("pavlov | German - / 71inf | Soviet - / 45rd\nferry | German - / - | Soviet - / -"),
        [move("71inf", "ferry/perimeter"), move("71inf", "ferry/control")],
        ["moves", "advances", "controls"],
    ),
    "contested": Scene(
        at("pavlov | German - / 71inf | Soviet 193rd / -"), [move("71inf", "pavlov/control")], ["advances", "contested"]
    ),
    "left empty": Scene(
        at("pavlov | German 71inf / - | Soviet - / 45rd\nferry | German - / - | Soviet - / -"),
        [move("71inf", "ferry/control")],
        ["moves", "empty", "controls"],
    ),
    "reinforcement": Scene(
        partial(table, PLAIN, hand={"german": "stuka-2 rats-1"}, top={"german": "94inf"}),
        [reinforce("station"), spend("stuka-2"), spend("rats-1"), force("16pz")],
        ["reinforce", "paid", "paid", "arrives", "top"],
    ),
    "cheaper reinforcement": Scene(
        partial(table, PLAIN, hand={"german": "battle-group+2"}, top={"german": "94inf"}),
        [play_card("battle-group+2"), reinforce("station"), force("16pz")],
        ["event", "reinforce", "arrives", "top"],
    ),
    "no reinforcement": Scene(
        partial(table, PLAIN, hand={"german": "battle-group+2"}, top={"german": "94inf"}),
        [play_card("battle-group+2"), PASS],
        ["event", "passes"],
    ),
    "event cancelled": Scene(
        at(PLAIN, "staff+1", "maskirovka-1"), [play_card("staff+1"), play_card("maskirovka-1")], ["event", "cancelled"]
    ),
    "event let happen": Scene(
        at(PLAIN, "staff+1", "maskirovka-1"),
        [play_card("staff+1"), PASS, card("staff-1")],
        ["event", "draws"],
        german=["drawn"],
    ),
    "reconnaissance": Scene(
        at(PLAIN, "reconnaissance-1", "hug-1"),
        [play_card("reconnaissance-1"), PASS],
        ["event", "looks", "draws"],
        german=["seen"],
    ),
    "empty hand": Scene(at(PLAIN, "reconnaissance-1"), [play_card("reconnaissance-1")], ["event", "looks", "draws"]),
    "launch": Scene(
        at(PLAIN, "", "romanians hug-1 hug-2", turn="soviet"),
        [play_card("romanians"), spend("hug-1"), spend("hug-2")],
        ["event", "paid", "paid", "launched"],
    ),
    "launch with losses": Scene(
        at(PLAIN, "stuka-2 rats-1 rats-1", "romanians hug-1 hug-2", turn="soviet"),
        [play_card("romanians"), spend("hug-1"), spend("hug-2"), PASS, card("rats-1"), card("stuka-2")],
        ["event", "paid", "paid", "launched", "discards", "discards"],
    ),
    "launch that takes rations": Scene(
        at(PLAIN, "", "kalach hug-1 hug-2", turn="soviet"),
        [play_card("kalach"), spend("hug-1"), spend("hug-2")],
        ["event", "paid", "paid", "launched", "rations-lost"],
    ),
    "rations for all": Scene(
        at(PLAIN, "", "workers+1", turn="soviet"), [play_card("workers+1")], ["event", "rations-gained"]
    ),
    "rations taken": Scene(
        at(PLAIN, "", "partisans-2", turn="soviet"),
        [play_card("partisans-2"), name("71inf"), PASS],
        ["event", "robbed", "passes"],
    ),
    "bombs": Scene(
        at(PLAIN, "carpet-bombing-3"),
        [play_card("carpet-bombing-3"), locate("station")],
        ["event", "aimed", "rubble", "rations-lost"],
    ),
    "bombs that destroy": Scene(
        at(PLAIN.replace("station", "station rubble 4"), "carpet-bombing-3"),
        [play_card("carpet-bombing-3"), locate("station")],
        ["event", "aimed", "destroyed", "rations-lost"],
    ),
    "dump": Scene(
        at(PLAIN, "dump-1"),
        [play_card("dump-1"), locate("station"), name("193rd")],
        ["event", "aimed", "robbed"],
    ),
    "frost": Scene(
        at(PLAIN, "", "frost-2", turn="soviet"),
        [play_card("frost-2"), locate("station")],
        ["event", "blocked", "draws"],
    ),
    "free moves": Scene(
        at("pavlov | German - / 71inf | Soviet - / 45rd\nferry | German - / - | Soviet - / -", "thrust+1"),
        [play_card("thrust+1"), move("71inf", "ferry/perimeter"), PASS],
        ["event", "moves", "passes", "draws"],
    ),
    "infiltration": Scene(
        at(PLAIN, "", "sewers+1", turn="soviet"),
        [play_card("sewers+1"), move("45rd", "station/control")],
        ["event", "infiltrates"],
    ),
    "recovery": Scene(
        partial(table, PLAIN, hand={"soviet": "reserve+2"}, turn="soviet", lost="13gd"),
        [play_card("reserve+2"), name("13gd")],
        ["event", "recovered"],
    ),
    "decoration": Scene(
        at(PLAIN, "knights-cross+2"), [play_card("knights-cross+2"), name("71inf")], ["event", "medal"]
    ),
    "strike": Scene(
        at(PLAIN, "", "snipers-2", turn="soviet"),
        [play_card("snipers-2"), name("71inf"), ration("71inf"), retreat("71inf")],
        ["event", "struck", "loses-ration", "retreats", "controls"],
    ),
    "battle": Scene(
        at(FRONT, "flamethrower+3 stuka+2 rats-2", "hug-2 molotov+1 bunker+2"),
        [
            attack("red-october", "71inf", "336pi"),
            *(play_card("flamethrower+3"), PASS, play_card("hug-2"), PASS, PASS, PASS),
            *(spend("stuka+2"), spend("molotov+1"), PASS, PASS, card("airlift+1"), card("flotilla-1")),
        ],
        [
            *("attack", "rubble", "event", "carried-out", "ignoring", "event", "carried-out", "passes", "passes"),
            *("fire", "fire", "passes", "passes", "fate", "fate", "hits"),
        ],
    ),
    "shields and orders": Scene(
        at(PLAIN, "rats-1 rats-1", "order-227+1 hug-1"),
        [attack("station", "71inf"), play_card("rats-1"), PASS, play_card("order-227+1"), PASS],
        ["attack", "rubble", "event", "carried-out", "limit", "event", "carried-out", "shield", "no-retreat"],
    ),
    "battle card cancelled": Scene(
        at(PLAIN, "stuka+2", "maskirovka-1"),
        [attack("station", "71inf"), play_card("stuka+2"), play_card("maskirovka-1")],
        ["attack", "rubble", "event", "cancelled"],
    ),
    "attack by card": Scene(
        at(PLAIN, "to-the-volga+1"),
        [play_card("to-the-volga+1"), attack("station", "71inf")],
        ["event", "attack", "rubble"],
    ),
    "losses": Scene(
        at("station | German 24pz(6) / - | Soviet 193rd(4) 45rd(4) / -"),
        [
            attack("station", "24pz"),
            *FATES,
            ration("193rd"),
            retreat("193rd"),
            eliminate("45rd"),
            *[ration("24pz")] * 5,
        ],
        [
            *("attack", "rubble", "fate", "fate", "hits", "loses-ration", "retreats", "eliminated", "controls"),
            *["loses-ration"] * 5,
        ],
    ),
    "overwhelmed": Scene(
        at(WEAK),
        [attack("station", "24pz"), *FATES, ration("24pz")],
        ["attack", "rubble", "fate", "fate", "hits", "overwhelmed", "controls", "loses-ration", "medal"],
    ),
    "victory by locations": Scene(at(FIVE, "*"), [PASS], ["end", "verdict-locations"]),
    "encirclement": Scene(
        partial(table, PLAIN, hand={"german": "*"}, launched=LAUNCHED), [PASS], ["end", "verdict-encirclement"]
    ),
    "annihilation": Scene(
        partial(table, "station | German 71inf / - | Soviet - / -", hand={"german": "*"}, pile={"soviet": ""}),
        [PASS],
        ["end", "verdict-annihilation"],
    ),
    "time": Scene(
        partial(table, PLAIN, hand={"soviet": "*"}, turn="soviet", round=3, last_turn=3),
        [PASS],
        ["end", "verdict-time"],
    ),
    "resignation": Scene(at(PLAIN), [RESIGN], ["verdict-resignation"]),
    "resignation in a battle": Scene(
        at(PLAIN, "stuka+2"), [attack("station", "71inf"), RESIGN], ["attack", "rubble", "verdict-resignation"]
    ),
}


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


def lines_of(scene: str) -> list[Line]:
    """All that both seats hear in a scene."""
    return [line for side in SIDE_NAMES for line in heard(SCENES[scene].start(), side, *SCENES[scene].happens)]


def test_every_line_of_the_log_is_heard_in_some_scene() -> None:
    keys = {line.key for scene in SCENES for line in lines_of(scene)}
    for language in LANGUAGES:
        written = {key for key in GAME.catalogue.keys(language) if key.startswith(("log-", "verdict-"))}
        assert written == keys


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


# The story


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
        "The Soviets play Hug the Enemy. “Battle: enemy total -3.” [7.4]",
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


def test_7_8_losses_are_told_with_the_hits_that_remain() -> None:
    scene = SCENES["losses"]
    assert said(heard(scene.start(), "german", *scene.happens))[4:9] == [
        "Hits to absorb: Germans 5, Soviets 8. [7.7]",
        "193rd Rifle Division gives up a ration and has 3 left; 7 hits remain. [7.11]",
        "193rd Rifle Division retreats to the perimeter at Central Railway Station; 5 hits remain. [7.11]",
        "45th Rifle Division is eliminated. [7.11]",
        "The Germans control Central Railway Station (1 of the five Locations). [2.1]",
    ]


def test_9_2_who_overwhelms_the_enemy_is_decorated() -> None:
    scene = SCENES["overwhelmed"]
    assert said(heard(scene.start(), "soviet", *scene.happens))[4:] == [
        "Hits to absorb: Germans 1, Soviets 8. [7.7]",
        "The Soviets are overwhelmed and lose 112th Rifle Division. [7.11]",
        "The Germans control Central Railway Station (1 of the five Locations). [2.1]",
        "24th Panzer Division gives up a ration and has 4 left. [7.11]",
        "24th Panzer Division is awarded a medal. [9.2]",
    ]


def test_7_9_a_medal_that_is_given_by_choice_is_told_once() -> None:
    state = table("station | German 24pz(6)* 71inf(4) / - | Soviet 112rd(0) / 45rd")
    words = (attack("station", "24pz", "71inf"), *FATES, ration("24pz"), name("24pz"))
    assert said(heard(state, "soviet", *words))[-2:] == [
        "24th Panzer Division gives up a ration and has 4 left. [7.11]",
        "24th Panzer Division is awarded a medal and has 2 now. [9.2]",
    ]


def test_4_a_turn_begins_with_its_supply() -> None:
    picture = "ferry | German 71inf(0) 76inf(0) / 94inf(0) | Soviet - / 45rd(1)"
    state = table(picture, hand={"soviet": "*"}, turn="soviet")
    assert said(heard(state, "german", PASS, feed("76inf"))) == [
        "The Soviets end their turn 1. [4]",
        "Turn 2. The Germans are to move. [4]",
        "The Germans receive 1 ration; 4 more are to be given out. [5.1]",
        "76th Infantry Division receives a ration and has 1 now. [5.1]",
    ]


def test_5_4_under_encirclement_less_arrives() -> None:
    picture = "ferry | German - / 71inf(0) | Soviet 45rd / -"
    state = table(picture, hand={"soviet": "*"}, launched="kalach", turn="soviet")
    assert said(heard(state, "german", PASS))[2] == "The Germans receive no rations. [5.1]"


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
