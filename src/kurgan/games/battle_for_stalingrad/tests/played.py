"""Every kind of action card in a position where its whole effect can be seen, and all that it changes there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kurgan.games.battle_for_stalingrad.tests.battles import (
    CALM,
    LET_HAPPEN,
    SOVIET_CALM,
)
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    Word,
    attack,
    card,
    eliminate,
    feed,
    force,
    locate,
    move,
    name,
    play_card,
    ration,
    reinforce,
    retreat,
    spend,
)


@dataclass(frozen=True)
class Case:
    """A position, what is answered there, and all that is different afterwards."""

    picture: str
    words: tuple[Word, ...]
    changed: str
    opening: tuple[Word, ...] = ()  # before the first look
    turn: str = "german"
    german: str = ""  # the hands
    soviet: str = ""
    lost: str = ""
    top: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, str] = ("ACTION", "german")  # what is asked at last, and of whom


def fight(german: str, soviet: str, location: str = "station") -> str:
    """Both sides in the control areas of a Location."""
    return f"{location} | German {german} / - | Soviet {soviet} / -"


GERMAN_FATE = ("FATE_CARD", "german")
SOVIET_FATE = ("FATE_CARD", "soviet")
SOVIET_ACTION = ("ACTION", "soviet")
LAUNCH = (spend("hug-1"), spend("hug-2"))
"""Two cards that pay for Uranus."""

PLAYED = {
    # German cards of the battle
    "stuka": Case(
        fight("71inf", "193rd"),
        opening=(attack("station", "71inf"),),
        german="stuka+2",
        words=(play_card("stuka+2"),),
        changed="""
            stuka+2: hand -> discard
            german total 4 -> 7
            station rubble 1 -> 2
        """,
        then=GERMAN_FATE,
    ),
    "nebelwerfer": Case(
        fight("71inf", "13gd"),
        opening=(attack("station", "71inf"),),
        german="nebelwerfer-3",
        words=(play_card("nebelwerfer-3"),),
        changed="""
            nebelwerfer-3: hand -> discard
            soviet total 6 -> 3
        """,
        then=GERMAN_FATE,
    ),
    "flamethrower": Case(
        fight("71inf", "193rd", "red-october"),
        opening=(attack("red-october", "71inf"),),
        german="flamethrower+1",
        words=(play_card("flamethrower+1"),),
        changed="""
            flamethrower+1: hand -> discard
            german total 4 -> 6
            soviet total 5 -> 3
        """,
        then=GERMAN_FATE,
    ),
    "assault-guns": Case(
        fight("24pz 336pi 71inf", "193rd"),
        opening=(attack("station", "24pz", "336pi", "71inf"),),
        german="assault-guns+2",
        words=(play_card("assault-guns+2"),),
        changed="""
            assault-guns+2: hand -> discard
            german total 16 -> 19
        """,
        then=GERMAN_FATE,
    ),
    "rats": Case(
        fight("71inf", "193rd"),
        opening=(attack("station", "71inf"),),
        german="rats-1",
        soviet="hug-1 hug-2 flotilla+1",
        words=(play_card("rats-1"), LET_HAPPEN, PASS, spend("hug-2")),
        changed="""
            rats-1: hand -> discard
            hug-2: hand -> discard
            german total 4 -> 2
        """,
        then=GERMAN_FATE,
    ),
    "crossfire": Case(
        fight("71inf", "95rd"),
        opening=(attack("station", "95rd"),),
        turn="soviet",
        german="crossfire+3",
        words=(play_card("crossfire+3"),),
        changed="""
            crossfire+3: hand -> discard
            german total 3 -> 6
        """,
        then=SOVIET_FATE,
    ),
    "cellar": Case(
        fight("71inf(4)", "13gd(6)"),
        opening=(attack("station", "13gd"),),
        turn="soviet",
        german="cellar+1",
        words=(play_card("cellar+1"), *SOVIET_CALM, *[ration("71inf")] * 3),
        changed="""
            cellar+1: hand -> discard
            german ignores 0 -> 4
            flotilla-1: deck -> discard
            airlift+1: deck -> discard
            71inf rations 4 -> 1
        """,
        then=("LOSSES", "soviet"),
    ),
    # German cards of the Action step
    "carpet-bombing": Case(
        "station rubble 1 | German 71inf(4) / - | Soviet 193rd(4) 95rd(0) / 45rd(4)",
        german="carpet-bombing-3",
        words=(play_card("carpet-bombing-3"), locate("station")),
        changed="""
            carpet-bombing-3: hand -> discard
            station rubble 1 -> 4
            193rd rations 4 -> 3
        """,
    ),
    "airlift": Case(
        "station | German 71inf(0) / 76inf(4)",
        german="airlift+1",
        words=(play_card("airlift+1"), *[feed("71inf")] * 3, *[feed("76inf")] * 2),
        changed="""
            airlift+1: hand -> discard
            71inf rations 0 -> 3
            76inf rations 4 -> 6
        """,
    ),
    "railhead": Case(
        "station | German 71inf(0) / 76inf(4) 94inf(6) | Soviet - / 193rd(4)",
        german="railhead-1",
        words=(play_card("railhead-1"), card("staff+1")),
        changed="""
            railhead-1: hand -> discard
            76inf rations 4 -> 5
            staff+1: deck -> hand
        """,
    ),
    "thrust": Case(
        """
        station | German 71inf(0) / 76inf(0) 94inf(0) | Soviet 193rd / -
        pavlov  | German - / -                        | Soviet - / -
        """,
        german="thrust+2",
        words=(
            play_card("thrust+2"),
            move("71inf", "pavlov/control"),
            move("76inf", "station/control"),
            move("94inf", "pavlov/perimeter"),
            card("staff+1"),
        ),
        changed="""
            thrust+2: hand -> discard
            71inf at station/control -> pavlov/control
            76inf at station/perimeter -> station/control
            94inf at station/perimeter -> pavlov/perimeter
            staff+1: deck -> hand
        """,
    ),
    "battle-group": Case(
        "station | German 71inf / -",
        german="battle-group+1 rats-1 rats-2 staff+1",
        top={"german": "16pz"},
        words=(play_card("battle-group+1"), reinforce("station"), spend("rats-1"), spend("staff+1"), force("9flak")),
        changed="""
            battle-group+1: hand -> discard
            rats-1: hand -> discard
            staff+1: hand -> discard
            16pz at pile -> station/perimeter
            16pz rations 0 -> 6
            german top 16pz -> 9flak
        """,
    ),
    "reconnaissance": Case(
        "station | German 71inf / -",
        german="reconnaissance-2",
        soviet="hug-1 hug-1 kalach",
        words=(play_card("reconnaissance-2"), LET_HAPPEN, card("staff+1"), card("rats-1")),
        changed="""
            reconnaissance-2: hand -> discard
            hug-1 seen 0 -> 2
            kalach-2 seen 0 -> 1
            staff+1: deck -> hand
            rats-1: deck -> hand
        """,
    ),
    "ferries-under-fire": Case(
        "station | German 71inf / -",
        german="ferries-under-fire-3",
        soviet="hug-1 kalach hero+3",
        words=(play_card("ferries-under-fire-3"), LET_HAPPEN, card("kalach"), card("hug-1")),
        changed="""
            ferries-under-fire-3: hand -> discard
            kalach-2: hand -> discard
            hug-1: hand -> discard
        """,
    ),
    "dump": Case(
        """
        station | Soviet 193rd(2) / 45rd(4)
        pavlov  | Soviet 95rd(4) / -
        """,
        german="dump-3",
        words=(play_card("dump-3"), locate("station"), name("193rd"), name("193rd")),
        changed="""
            dump-3: hand -> discard
            193rd rations 2 -> 0
            45rd rations 4 -> 3
        """,
    ),
    "knights-cross": Case(
        "station | German 71inf 76inf / 94inf",
        german="knights-cross+2",
        words=(play_card("knights-cross+2"), name("76inf")),
        changed="""
            knights-cross+2: hand -> discard
            76inf medals 0 -> 1
        """,
    ),
    "staff": Case(
        "station | German 71inf / -",
        german="staff-1",
        words=(play_card("staff-1"), card("rats-1"), card("rats-1"), card("airlift+1")),
        changed="""
            staff-1: hand -> discard
            rats-1: deck -> hand
            rats-1: deck -> hand
            airlift+1: deck -> hand
        """,
    ),
    "to-the-volga": Case(
        fight("71inf(3)", "193rd(4)"),
        german="to-the-volga+3",
        words=(
            play_card("to-the-volga+3"),
            attack("station", "71inf"),
            *CALM,
            ration("193rd"),
            eliminate("193rd"),
            *[ration("71inf")] * 3,
        ),
        changed="""
            to-the-volga+3: hand -> discard
            station rubble 0 -> 1
            193rd at station/control -> lost
            193rd rations 4 -> 0
            71inf rations 3 -> 0
            71inf medals 0 -> 1
            airlift+1: deck -> discard
            flotilla-1: deck -> discard
        """,
    ),
    # German reactions
    "winter-storm": Case(
        "station | German - / 71inf(4) | Soviet 193rd / -",
        opening=(play_card("kalach"), *LAUNCH),
        turn="soviet",
        german="winter-storm-3",
        soviet="kalach hug-1 hug-2",
        words=(play_card("winter-storm-3"),),
        changed="""
            winter-storm-3: hand -> discard
            kalach-2: play -> discard
        """,
        then=SOVIET_ACTION,
    ),
    "intercept": Case(
        "station | Soviet 193rd(0) / -",
        opening=(play_card("flotilla+1"),),
        turn="soviet",
        german="intercept-2",
        soviet="flotilla+1",
        words=(play_card("intercept-2"),),
        changed="""
            intercept-2: hand -> discard
            flotilla+1: play -> discard
        """,
        then=SOVIET_ACTION,
    ),
    # Soviet cards of the battle
    "hug": Case(
        fight("71inf", "193rd"),
        opening=(attack("station", "71inf"),),
        soviet="hug-2",
        words=(play_card("hug-2"),),
        changed="""
            hug-2: hand -> discard
            german total 4 -> 1
        """,
        then=GERMAN_FATE,
    ),
    "katyusha": Case(
        fight("71inf", "193rd"),
        opening=(attack("station", "71inf"),),
        soviet="katyusha-3",
        words=(play_card("katyusha-3"),),
        changed="""
            katyusha-3: hand -> discard
            soviet total 3 -> 6
            station rubble 1 -> 2
        """,
        then=GERMAN_FATE,
    ),
    "storm-group": Case(
        fight("295inf(4)", "95rd(4)", "pavlov"),
        opening=(attack("pavlov", "95rd"),),
        turn="soviet",
        soviet="storm-group+3",
        words=(play_card("storm-group+3"), *SOVIET_CALM, *[ration("295inf")] * 4, eliminate("295inf")),
        changed="""
            storm-group+3: hand -> discard
            soviet total 3 -> 5
            german ignores 3 -> 0
            flotilla-1: deck -> discard
            airlift+1: deck -> discard
            295inf rations 4 -> 0
            295inf at pavlov/control -> lost
        """,
        then=("LOSSES", "soviet"),
    ),
    "order-227": Case(
        fight("16pz(6)", "193rd(4)"),
        opening=(attack("station", "16pz"),),
        soviet="order-227-1",
        words=(play_card("order-227-1"), *CALM),
        changed="""
            order-227-1: hand -> discard
            soviet ignores 0 -> 5
            airlift+1: deck -> discard
            flotilla-1: deck -> discard
        """,
        then=("LOSSES", "soviet"),
    ),
    "antitank-rifles": Case(
        fight("24pz 244sg 71inf", "193rd"),
        opening=(attack("station", "24pz", "244sg", "71inf"),),
        soviet="antitank-rifles-2",
        words=(play_card("antitank-rifles-2"),),
        changed="""
            antitank-rifles-2: hand -> discard
            german total 15 -> 10
        """,
        then=GERMAN_FATE,
    ),
    "molotov": Case(
        fight("71inf", "193rd"),
        opening=(attack("station", "71inf"),),
        soviet="molotov+1",
        words=(play_card("molotov+1"),),
        changed="""
            molotov+1: hand -> discard
            soviet total 3 -> 6
        """,
        then=GERMAN_FATE,
    ),
    # Soviet cards of the Action step
    "snipers": Case(
        fight("71inf(2) 76inf(4)", "193rd"),
        turn="soviet",
        soviet="snipers-2",
        words=(play_card("snipers-2"), name("71inf"), ration("71inf"), retreat("71inf")),
        changed="""
            snipers-2: hand -> discard
            71inf rations 2 -> 1
            71inf at station/control -> station/perimeter
        """,
        then=SOVIET_ACTION,
    ),
    "night-raid": Case(
        fight("71inf(4)", "95rd(3)"),
        turn="soviet",
        soviet="night-raid+3",
        words=(
            play_card("night-raid+3"),
            attack("station", "95rd"),
            *SOVIET_CALM,
            *[ration("71inf")] * 4,
            *[ration("95rd")] * 3,
        ),
        changed="""
            night-raid+3: hand -> discard
            station rubble 0 -> 1
            71inf rations 4 -> 0
            95rd rations 3 -> 0
            flotilla-1: deck -> discard
            airlift+1: deck -> discard
        """,
        then=SOVIET_ACTION,
    ),
    "sewers": Case(
        """
        station | German 71inf / - | Soviet - / 193rd(0)
        pavlov  | German 76inf / - | Soviet - / -
        """,
        turn="soviet",
        soviet="sewers+1",
        words=(play_card("sewers+1"), move("193rd", "pavlov/control")),
        changed="""
            sewers+1: hand -> discard
            193rd at station/perimeter -> pavlov/control
        """,
        then=SOVIET_ACTION,
    ),
    "flotilla": Case(
        "station | Soviet 193rd(0) / 45rd(5)",
        turn="soviet",
        soviet="flotilla+1",
        words=(play_card("flotilla+1"), *[feed("193rd")] * 3, feed("45rd")),
        changed="""
            flotilla+1: hand -> discard
            193rd rations 0 -> 3
            45rd rations 5 -> 6
        """,
        then=SOVIET_ACTION,
    ),
    "night-crossing": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        soviet="night-crossing-1 hug-1 hug-2",
        top={"soviet": "37gd"},
        words=(play_card("night-crossing-1"), reinforce("station"), spend("hug-2"), force("112rd")),
        changed="""
            night-crossing-1: hand -> discard
            hug-2: hand -> discard
            37gd at pile -> station/perimeter
            37gd rations 0 -> 5
            soviet top 37gd -> 112rd
        """,
        then=SOVIET_ACTION,
    ),
    "bunker": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        soviet="bunker+2",
        words=(play_card("bunker+2"), card("hug-1"), card("kalach"), card("hug-1")),
        changed="""
            bunker+2: hand -> discard
            hug-1: deck -> hand
            hug-1: deck -> hand
            kalach-2: deck -> hand
        """,
        then=SOVIET_ACTION,
    ),
    "partisans": Case(
        """
        station | German 71inf(4) / 76inf(1)
        pavlov  | German - / 94inf(5)
        """,
        turn="soviet",
        soviet="partisans-2",
        words=(play_card("partisans-2"), name("71inf"), name("76inf"), name("94inf")),
        changed="""
            partisans-2: hand -> discard
            71inf rations 4 -> 3
            76inf rations 1 -> 0
            94inf rations 5 -> 4
        """,
        then=SOVIET_ACTION,
    ),
    "frost": Case(
        "station | German 71inf / -",
        turn="soviet",
        soviet="frost-3",
        words=(play_card("frost-3"), locate("station"), card("hug-1")),
        changed="""
            frost-3: hand -> discard
            station blocked for german 0 -> 1
            hug-1: deck -> hand
        """,
        then=SOVIET_ACTION,
    ),
    "workers": Case(
        """
        station | German 71inf(4) / - | Soviet 193rd(4) 95rd(6) / 45rd(4)
        pavlov  | German - / -        | Soviet 308rd(0) / -
        """,
        turn="soviet",
        soviet="workers+3",
        words=(play_card("workers+3"),),
        changed="""
            workers+3: hand -> discard
            193rd rations 4 -> 5
            308rd rations 0 -> 1
        """,
        then=SOVIET_ACTION,
    ),
    "hero": Case(
        fight("71inf", "193rd* 95rd"),
        turn="soviet",
        soviet="hero+2",
        words=(play_card("hero+2"), name("193rd")),
        changed="""
            hero+2: hand -> discard
            193rd medals 1 -> 2
        """,
        then=SOVIET_ACTION,
    ),
    "reserve": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        soviet="reserve-2 hug-1 hug-2",
        lost="95rd 13gd",
        top={"soviet": "37gd"},
        words=(play_card("reserve-2"), name("95rd"), reinforce("station"), spend("hug-1")),
        changed="""
            reserve-2: hand -> discard
            hug-1: hand -> discard
            95rd at lost -> station/perimeter
            95rd rations 0 -> 4
        """,
        then=SOVIET_ACTION,
    ),
    # The Soviet reaction
    "maskirovka": Case(
        "station | German 71inf(0) / -",
        opening=(play_card("airlift+1"),),
        german="airlift+1",
        soviet="maskirovka-3",
        words=(play_card("maskirovka-3"),),
        changed="""
            maskirovka-3: hand -> discard
            airlift+1: play -> discard
        """,
    ),
    # Uranus, launched and paid for
    "serafimovich": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        soviet="serafimovich hug-1 hug-2",
        words=(play_card("serafimovich"), *LAUNCH, card("hero+3"), card("kalach")),
        changed="""
            serafimovich+3: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            hero+3: deck -> hand
            kalach-2: deck -> hand
        """,
        then=SOVIET_ACTION,
    ),
    "romanians": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        german="rats-1 rats-2 staff+1",
        soviet="romanians hug-1 hug-2",
        words=(play_card("romanians"), *LAUNCH, LET_HAPPEN, card("rats-2"), card("staff+1")),
        changed="""
            romanians-3: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            rats-2: hand -> discard
            staff+1: hand -> discard
        """,
        then=SOVIET_ACTION,
    ),
    "fifth-tank-army": Case(
        """
        station | German 71inf(4) / 76inf(1)
        pavlov  | German - / 94inf(5)
        """,
        turn="soviet",
        soviet="fifth-tank-army hug-1 hug-2",
        words=(play_card("fifth-tank-army"), *LAUNCH, name("71inf"), name("94inf"), name("94inf")),
        changed="""
            fifth-tank-army+2: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            71inf rations 4 -> 3
            94inf rations 5 -> 3
        """,
        then=SOVIET_ACTION,
    ),
    "kalach": Case(
        """
        station | German 71inf(4) / 76inf(1) | Soviet 193rd(4) / 95rd(4)
        pavlov  | German - / 94inf(5) 9flak(0)
        """,
        turn="soviet",
        soviet="kalach hug-1 hug-2",
        words=(play_card("kalach"), *LAUNCH),
        changed="""
            kalach-2: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            76inf rations 1 -> 0
            94inf rations 5 -> 4
        """,
        then=SOVIET_ACTION,
    ),
    "southern-pincer": Case(
        """
        station | German 71inf / -
        pavlov  | German - / 94inf
        """,
        turn="soviet",
        soviet="southern-pincer hug-1 hug-2",
        words=(play_card("southern-pincer"), *LAUNCH, locate("pavlov")),
        changed="""
            southern-pincer+3: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            pavlov blocked for german 0 -> 1
        """,
        then=SOVIET_ACTION,
    ),
    "sovetsky": Case(
        "station | Soviet 193rd / -",
        turn="soviet",
        german="rats-1 rats-2 staff+1",
        soviet="sovetsky hug-1 hug-2",
        words=(play_card("sovetsky"), *LAUNCH, LET_HAPPEN, card("staff+1"), card("hero+3")),
        changed="""
            sovetsky-3: hand -> launched
            hug-1: hand -> discard
            hug-2: hand -> discard
            staff+1: hand -> discard
            hero+3: deck -> hand
        """,
        then=SOVIET_ACTION,
    ),
}
