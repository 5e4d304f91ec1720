"""Orders that break a rule: a position, the order, the key of its refusal and the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kurgan.games.battle_for_stalingrad import GAME
from kurgan.games.battle_for_stalingrad.rules.effects import present_scope
from kurgan.games.battle_for_stalingrad.rules.movement import PERIMETER_MOVE
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Phase, State
from kurgan.games.battle_for_stalingrad.tables.cards import SOVIET
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.battles import CALM
from kurgan.games.battle_for_stalingrad.tests.positions import face_number, table
from kurgan.games.battle_for_stalingrad.tests.words import (
    PASS,
    Word,
    attack,
    eliminate,
    feed,
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

Position = Callable[[], State]
CITY = """
    station   | German 71inf(4) 94inf(0) / 76inf(0) 14pz(0) 336pi | Soviet 193rd(4) / 45rd(4) 196rd
    pavlov    | German - / -                                      | Soviet 95rd / 308rd
    ferry     | German 79inf 295inf 305inf / 44inf                | Soviet - / 112rd 92nb 84tb
    univermag | German - / -                                      | Soviet - / -
"""
HANDS = {
    "german": "stuka-2 staff+1 intercept-1 crossfire+3",
    "soviet": "hug-1 bunker+1 maskirovka-1 romanians night-raid+1",
}


def city(turn: str = "german", *words: Word) -> Position:
    """A German or Soviet Action step, and some answers."""
    return lambda: play(table(CITY, hand=HANDS, turn=turn, top={"german": "24pz"}, lost="16pz 13gd"), *words)


def duel(picture: str, hand: str = "", *words: Word) -> Position:
    """One Location in a Soviet Action step, and some answers."""
    return lambda: play(table(picture, hand={"soviet": hand}, turn="soviet"), *words)


def assigned() -> State:
    """The set-up of the factory district, where the Soviet side has been assigned its Forces."""
    return GAME.start("factory-district", {"soviet-setup": "thin-line"})


def muster(*words: Word) -> Position:
    """The set-up of the factory district, and some answers."""
    return lambda: play(GAME.start("factory-district", {}), *words)


def fight(picture: str, *words: Word, hand: str = "") -> Position:
    """A German attack with all that is there, and some answers."""
    return lambda: play(table(picture, hand={"soviet": hand}), *words)


def fed() -> State:
    """Nobody has room for a ration."""
    return table("station | German 71inf(6) / - | Soviet - / 45rd", hand={"german": "stuka-2"})


def tired() -> State:
    """A Force that has gone from one perimeter to another for nothing and has no ration."""
    state = table("station | German - / 14pz(0) | Soviet - / 45rd\npavlov | German - / - | Soviet - / -")
    return play(state, move("14pz", "pavlov/perimeter"))


def launched() -> State:
    """One Uranus card has been launched in this turn."""
    state = table(CITY, hand={"soviet": "kalach romanians hug-1 hug-1 bunker+1 bunker-1"}, turn="soviet")
    return play(state, play_card("kalach"), spend("hug-1"), spend("hug-1"))


def poor() -> State:
    """The Soviet set-up with very few points."""
    state = GAME.start("factory-district", {})
    state.points[SOVIET] = 3
    return state


def perimeter_only() -> State:
    """A card that pays for perimeter moves only; none is printed, so another one lends its face."""
    state = table("station | German - / 71inf | Soviet - / 45rd")
    state.step, state.event, state.effect = Step.FREE_MOVE, face_number("airlift+1"), 1
    assert present_scope(state) == 1 << PERIMETER_MOVE
    return state


SPOILS = "station | German 24pz(6) 71inf(4) 76inf(4) / - | Soviet 112rd(0) / 45rd"
HELD = "station | German 71inf(2) 76inf(4) / - | Soviet 193rd(4) 10nkvd(4) / 45rd(4)"
HIT = (attack("station", "71inf", "76inf"), *CALM)
CROWD = "station | German 24pz(6) / - | Soviet 193rd(4) 45rd(4) / 95rd 196rd 308rd"
LONE = "station | German 24pz(6) / - | Soviet 193rd(0) 37gd(0) / -"
FED = "station | German 24pz(6) / - | Soviet 193rd(0) 37gd(4) / -"
ALONE = "station | German 24pz(6) / - | Soviet 193rd(4) / -"
HEROES = "tsaritsa | German 24pz(6) 71inf(4) / - | Soviet 149rb(0)*** 112rd(0) / -"
REFUSED: list[tuple[Position, Word, str, str]] = [
    # The question is another one
    (city(), name("71inf"), "refused-not-now", "6.6"),
    (city(), locate("pavlov"), "refused-not-now", "6.6"),
    (city(), set_up("broad-front"), "refused-not-now", "6.6"),
    (city("german", attack("station", "71inf")), move("71inf", "pavlov/control"), "refused-not-now", "7.4"),
    (city("soviet", play_card("romanians"), spend("hug-1")), PASS, "refused-no-pass", "10.5"),
    (city("german", spend("stuka-2")), PASS, "refused-no-pass", "6.2"),
    (city("german", spend("stuka-2")), play_card("staff+1"), "refused-not-now", "6.2"),
    # [3] Set-up
    (muster(), PASS, "refused-nobody-placed", "3.10"),
    (muster(place("193rd", "ferry/control")), place("193rd", "ferry/perimeter"), "refused-chosen", "3.2"),
    (
        muster(place("13gd", "ferry/control"), place("37gd", "ferry/control"), place("39gd", "ferry/control")),
        place("45rd", "ferry/perimeter"),
        "refused-points",
        "3.2",
    ),
    (muster(), place("71inf", "ferry/perimeter"), "refused-enemy-force", "1.2"),
    (muster(set_up("thin-line"), PASS), place("71inf", "ferry/control"), "refused-perimeter-only", "3.5"),
    (
        muster(*(place(code, "ferry/control") for code in ("112rd", "244rd", "42rb"))),
        place("115rb", "ferry/control"),
        "refused-full",
        "1.4",
    ),
    (muster(), set_up("broad-front"), "refused-setup-side", "3.10"),
    (assigned, set_up("deep-defence"), "refused-assigned", "3.10"),
    (muster(place("112rd", "ferry/control")), set_up("thin-line"), "refused-setup-late", "3.10"),
    (poor, set_up("thin-line"), "refused-setup-points", "3.2"),
    # [8] Cards
    (city(), play_card("hug-1"), "refused-enemy-card", "1.2"),
    (city(), play_card("thrust+1"), "refused-not-held", "8.1"),
    (city(), spend("thrust+1"), "refused-not-held", "8.1"),
    (fed, spend("stuka-2"), "refused-nobody-takes", "1.6"),
    (city(), play_card("stuka-2"), "refused-battle-card", "7.4"),
    (city(), play_card("intercept-1"), "refused-reaction-card", "8.4"),
    (city("german", attack("station", "71inf")), play_card("staff+1"), "refused-action-card", "6.1"),
    (city("german", attack("station", "71inf")), play_card("intercept-1"), "refused-reaction-card", "8.4"),
    (city("german", attack("station", "71inf")), play_card("crossfire+3"), "refused-role", "7.4"),
    (city("german", play_card("staff+1")), play_card("hug-1"), "refused-no-reaction", "8.4"),
    (
        city("soviet", play_card("romanians"), spend("hug-1"), spend("bunker+1")),
        play_card("intercept-1"),
        "refused-unfit",
        "14.20",
    ),
    (launched, play_card("romanians"), "refused-second-launch", "10.5"),
    (duel(HELD, "romanians hug-1"), play_card("romanians"), "refused-launch-price", "12.17"),
    (
        duel("station | German 71inf / - | Soviet - / 45rd", "night-raid+1"),
        play_card("night-raid+1"),
        "refused-no-attack",
        "14.18",
    ),
    # [6.3] Moves
    (city(), move("193rd", "ferry/control"), "refused-enemy-force", "1.2"),
    (city(), move("16pz", "ferry/perimeter"), "refused-lost", "7.11"),
    (city(), move("24pz", "ferry/perimeter"), "refused-in-pile", "6.5"),
    (city(), move("71inf", "station/control"), "refused-there", "6.3"),
    (city(), move("71inf", "station/perimeter"), "refused-no-step-back", "6.3"),
    (city(), move("44inf", "univermag/control"), "refused-not-straight", "6.3"),
    (city(), move("44inf", "ferry/control"), "refused-full", "1.4"),
    (city(), move("71inf", "pavlov/control"), "refused-enemy-controls", "6.3"),
    (city(), move("76inf", "pavlov/perimeter"), "refused-no-ration", "6.3"),
    (tired, move("14pz", "station/perimeter"), "refused-back-for-nothing", "6.3"),
    (perimeter_only, move("71inf", "station/control"), "refused-kind", "14.12"),
    # [6.4] Attacks
    (city(), attack("ferry", "79inf"), "refused-not-contested", "6.4"),
    (city(), attack("station", "71inf", "94inf"), "refused-attack-ration", "6.4"),
    (city(), attack("station"), "refused-nobody-attacks", "6.4"),
    # [6.5] Reinforcements
    (partial(table, HELD, pile={"german": ""}), reinforce("station"), "refused-empty-pile", "6.5"),
    (city("soviet"), reinforce("ferry"), "refused-full", "1.4"),
    (partial(table, HELD, top={"german": "24pz"}), reinforce("station"), "refused-price", "6.5"),
    (
        lambda: play(
            table(
                "station | German - / 71inf 76inf 79inf | Soviet - / 45rd",
                hand={"german": "battle-group+2"},
                top={"german": "94inf"},
            ),
            play_card("battle-group+2"),
        ),
        reinforce("station"),
        "refused-full",
        "1.4",
    ),
    # [5, 6.2, 14.7] Rations
    (
        partial(table, "ferry | German 71inf(6) 76inf(0) 79inf(0) / - | Soviet - / 45rd", phase=Phase.BEGIN),
        feed("71inf"),
        "refused-fed",
        "1.6",
    ),
    (
        partial(table, CITY, phase=Phase.BEGIN),
        feed("94inf"),
        "refused-no-supply",
        "5.1",
    ),
    (city("german", spend("stuka-2")), feed("193rd"), "refused-enemy-force", "1.2"),
    (city("german", spend("stuka-2")), feed("24pz"), "refused-in-pile", "6.5"),
    # [14] Effects of cards
    (duel(HELD, "partisans-2", play_card("partisans-2")), name("193rd"), "refused-own-force", "14.8"),
    (
        duel(
            "station | German 71inf(0) 76inf(4) 79inf / - | Soviet 193rd / -", "partisans-2", play_card("partisans-2")
        ),
        name("71inf"),
        "refused-nothing-to-take",
        "14.8",
    ),
    (
        lambda: play(table(CITY, hand={"german": "dump-1"}), play_card("dump-1"), locate("station")),
        name("95rd"),
        "refused-elsewhere",
        "14.8",
    ),
    (duel(HELD, "snipers-2", play_card("snipers-2")), name("193rd"), "refused-own-force", "14.17"),
    (
        duel("station | German 71inf 79inf / 76inf | Soviet 193rd / -", "snipers-2", play_card("snipers-2")),
        name("76inf"),
        "refused-not-in-control",
        "14.17",
    ),
    (duel(HELD, "hero+2", play_card("hero+2")), name("45rd"), "refused-not-in-control", "14.16"),
    (
        lambda: play(
            table(CITY, hand={"soviet": "reserve+2"}, turn="soviet", lost="13gd 37gd"), play_card("reserve+2")
        ),
        name("45rd"),
        "refused-not-lost",
        "14.15",
    ),
    (
        duel(CITY, "sewers+1", play_card("sewers+1")),
        move("193rd", "pavlov/control"),
        "refused-not-from-perimeter",
        "14.13",
    ),
    (
        duel(CITY, "sewers+1", play_card("sewers+1")),
        move("45rd", "pavlov/perimeter"),
        "refused-not-to-control",
        "14.13",
    ),
    (
        duel(HELD.replace("193rd(4)", "193rd(4) 95rd"), "sewers+1", play_card("sewers+1")),
        move("45rd", "station/control"),
        "refused-full",
        "1.4",
    ),
    # [9.2] Medals
    (
        fight(SPOILS, attack("station", "24pz", "71inf"), *CALM, ration("24pz")),
        name("76inf"),
        "refused-no-victor",
        "9.2",
    ),
    # [7.11] Losses
    (fight(HELD, *HIT), ration("71inf"), "refused-enemy-force", "1.2"),
    (fight(HELD, *HIT), ration("45rd"), "refused-not-engaged", "12.5"),
    (fight(HELD, *HIT), retreat("10nkvd"), "refused-stubborn", "15.11"),
    (fight(HELD, *HIT, retreat("193rd")), ration("193rd"), "refused-retreated", "7.11"),
    (fight(HELD, *HIT, eliminate("193rd")), ration("193rd"), "refused-lost", "7.11"),
    (fight(LONE, attack("station", "24pz"), *CALM), ration("193rd"), "refused-ration-spent", "7.11"),
    (fight(LONE, attack("station", "24pz"), *CALM), retreat("37gd"), "refused-retreat-short", "7.11"),
    (fight(FED, attack("station", "24pz"), *CALM), retreat("37gd"), "refused-retreat-early", "7.11"),
    (fight(ALONE, attack("station", "24pz"), *CALM), retreat("193rd"), "refused-retreat-short", "7.11"),
    (fight(ALONE, attack("station", "24pz"), *CALM), eliminate("193rd"), "refused-elimination-early", "7.11"),
    (
        fight(HEROES, attack("tsaritsa", "24pz", "71inf"), *CALM),
        eliminate("149rb"),
        "refused-elimination-short",
        "7.11",
    ),
    (fight(CROWD, attack("station", "24pz"), *CALM), retreat("193rd"), "refused-full", "12.3"),
    (
        fight(HELD, attack("station", "76inf", "71inf"), play_card("order-227+1"), *CALM, hand="order-227+1"),
        retreat("193rd"),
        "refused-order-to-stand",
        "14.3",
    ),
    (
        duel(HELD, "snipers-2", play_card("snipers-2"), name("71inf")),
        ration("76inf"),
        "refused-not-engaged",
        "12.13",
    ),
]
