"""Words for battles in tests: who is asked what, fates that change nothing, and all that a play has changed.

    before = table("station | German 71inf(4) / - | Soviet 193rd(4) / -")
    after = play(before, attack("station", "71inf"))
    assert changes(before, after) == told('''
        71inf rations 4 -> 3
        station rubble 0 -> 1
        ...
    ''')

A list of changes is whole: what it does not name is as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, total
from kurgan.games.battle_for_stalingrad.state import NO_PLACE, Stage, State
from kurgan.games.battle_for_stalingrad.tables.cards import COPIES, FACES, FORCES, LOCATIONS, SIDE_NAMES
from kurgan.games.battle_for_stalingrad.tests.answers import play
from kurgan.games.battle_for_stalingrad.tests.facts import top, where
from kurgan.games.battle_for_stalingrad.tests.positions import table
from kurgan.games.battle_for_stalingrad.tests.words import PASS, attack, card

LET_HAPPEN: Final = PASS
"""No reaction to an event."""

CALM: Final = (card("airlift+1"), card("flotilla-1"))
"""Fate in a German attack that changes nothing: one raises the German total, the other lowers it again."""

SOVIET_CALM: Final = CALM[::-1]
"""The same in a Soviet attack."""

ONE_LOWER: Final = (card("nebelwerfer-1"), card("hug-1"))
"""Fate in a German attack that lowers each total by one."""


# The 71st attacks with 3 + 1 and the 193rd defends with 2 + 1; the station's note says nothing about battles.
DUEL = "station | German 71inf(4) / - | Soviet 193rd(4) / -"


def duel(german: str = "", soviet: str = "", turn: str = "german") -> State:
    """The German or the Soviet division has attacked the other, with these hands."""
    state = table(DUEL, hand={"german": german, "soviet": soviet}, turn=turn)
    return play(state, attack("station", "71inf" if turn == "german" else "193rd"))


def asked(state: State) -> tuple[str, str]:
    """The question the game waits at, and whom it is for: `("LOSSES", "soviet")`."""
    return Step(state.step).name, SIDE_NAMES[state.actor]


def engaged(state: State) -> set[str]:
    """The Forces engaged in the battle."""
    return {force.code for number, force in enumerate(FORCES) if state.engaged[number]}


# All that is different


def told(text: str) -> list[str]:
    """Lines of changes as a test writes them."""
    return sorted(line.strip() for line in text.strip().splitlines() if line.strip())


def changes(before: State, after: State) -> list[str]:
    """Everything on the table that is different: `71inf rations 4 -> 3`, `stuka+2: hand -> discard`."""
    old, new = dict(facts(before)), dict(facts(after))
    assert list(old) == list(new)
    return sorted(
        [*(f"{noun} {old[noun]} -> {new[noun]}" for noun in old if old[noun] != new[noun]), *travels(before, after)]
    )


def facts(state: State) -> Iterator[tuple[str, str]]:
    """What a player can see on the table, but for the cards."""
    for number, force in enumerate(FORCES):
        yield f"{force.code} at", where(state, force.code)
        yield f"{force.code} rations", str(state.rations[number])
        yield f"{force.code} medals", str(state.medals[number])
    for place, location in enumerate(state.location):
        code = LOCATIONS[location].code
        yield f"{code} rubble", str(state.rubble[place])
        yield f"{code} destroyed", str(state.destroyed[place])
        for side, name in enumerate(SIDE_NAMES):
            yield f"{code} blocked for {name}", str(state.blocked[side, place])
    for side, name in enumerate(SIDE_NAMES):
        is_battle = state.battle != NO_PLACE and state.stage != Stage.STRIKE
        yield f"{name} top", top(state, name)
        yield f"{name} total", str(total(state, side)) if is_battle else "none"
        yield f"{name} ignores", str(ignored(state, side)) if is_battle else "0"
    for face, each in enumerate(FACES):
        yield f"{each.code} seen", str(state.seen[face])
    yield "turn of", SIDE_NAMES[state.side]


def travels(before: State, after: State) -> Iterator[str]:
    """Where cards have gone, one line for each."""
    for face, each in enumerate(FACES):
        old, new = cards_at(before, face), cards_at(after, face)
        for start, end in zip(sorted((old - new).elements()), sorted((new - old).elements()), strict=True):
            yield f"{each.code}: {start} -> {end}"


def cards_at(state: State, face: int) -> Counter[str]:
    """How many copies of a face are where; what is nowhere else is in play."""
    there = {
        "hand": int(state.hand[face]),
        "deck": int(state.deck[face]),
        "discard": int(state.discard[face]),
        "launched": int(state.launched[face]),
    }
    return Counter({**there, "play": int(COPIES[face]) - sum(there.values())})
