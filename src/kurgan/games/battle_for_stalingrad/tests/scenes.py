"""Scenes for the log: a position, what happens there, and what each seat hears of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tests.battles import CALM
from kurgan.games.battle_for_stalingrad.tests.positions import table, with_hands
from kurgan.games.battle_for_stalingrad.tests.voices import RESIGN, heard
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    Word,
    attack,
    card,
    dealt,
    eliminate,
    feed,
    force,
    locate,
    move,
    name,
    place,
    play_card,
    ration,
    reinforce,
    retreat,
    set_up,
    spend,
)

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


def at(picture: str, german: str = "", soviet: str = "", turn: str = "german") -> Callable[[], State]:
    """A position with these hands, made when it is wanted."""
    return partial(with_hands, german, soviet, picture, turn)


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
    "supply cut off": Scene(
        partial(
            table,
            "ferry | German - / 71inf(0) | Soviet 45rd / -",
            hand={"soviet": "*"},
            launched="kalach",
            turn="soviet",
        ),
        [PASS],
        ["end", "turn", "cut", "supply"],
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
        ["event", "rations-lost", "passes"],
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
        ["event", "aimed", "rations-lost"],
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
        [play_card("reserve+2")],
        ["event", "recovered"],
    ),
    "decoration": Scene(at(PLAIN, "knights-cross+2"), [play_card("knights-cross+2")], ["event", "medal"]),
    "strike": Scene(
        at(PLAIN, "", "snipers-2", turn="soviet"),
        [play_card("snipers-2"), ration("71inf"), retreat("71inf")],
        ["event", "struck", "retreats", "borne", "controls"],
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
            *CALM,
            ration("193rd"),
            retreat("193rd"),
            eliminate("45rd"),
            *[ration("24pz")] * 5,
        ],
        [
            *("attack", "rubble", "fate", "fate", "hits", "retreats", "eliminated", "borne", "controls"),
            "battle-over",
        ],
    ),
    "overwhelmed": Scene(
        at(WEAK),
        [attack("station", "24pz"), *CALM, ration("24pz")],
        ["attack", "rubble", "fate", "fate", "hits", "overwhelmed", "controls", "medal", "battle-over"],
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


def lines_of(scene: str) -> list[Line]:
    """All that both seats hear in a scene."""
    lines = [heard(SCENES[scene].start(), side, *SCENES[scene].happens) for side in SIDE_NAMES]
    assert all(lines), f"somebody hears nothing of {scene}"
    return [line for each in lines for line in each]
