"""Positions for tests: the table as a picture.

    state = table('''
        red-october  rubble 2 | German 71inf(4) 336pi(4) / 76inf(3) | Soviet 193rd(4)* / eastbank(2)
        pavlov                | German - / -                        | Soviet 10nkvd / -
    ''', hand={"german": "stuka-2 rats-1", "soviet": "hug-1"})

A line is a Location with its Rubble (or `destroyed`), then for each side the Forces in its control area / in its
perimeter area, with their rations in brackets (the printed ones if there are none) and a star for each medal. Sides
and Locations that a test does not care about may be left out. To play on from there, see `answers` and `words`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final, TypeAlias

from kurgan.engine.datafile import Text
from kurgan.games.battle_for_stalingrad.audit import FAULTS, Fault, fault
from kurgan.games.battle_for_stalingrad.setup import laid_out, start
from kurgan.games.battle_for_stalingrad.state import LOST, PILE, Phase, State, control_area, faces_of, forces_of, put
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    COPIES,
    DESTROYED_AT,
    FACES,
    FORCES,
    LOCATIONS,
    RATIONS,
    SIDE_NAMES,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.scenarios import Scenario, Side

PerSide: TypeAlias = Mapping[str, str]
"""Codes in a row for `german` and `soviet`."""
FORCE: Final = re.compile(r"(?P<code>[a-z0-9-]+)(?:\((?P<rations>\d)\))?(?P<medals>\**)")
THE_REST: Final = "*"
QUIET: Final = "pavlov | German - / 71inf | Soviet - / 193rd"


def table(
    picture: str,
    *,
    hand: PerSide | None = None,
    discard: PerSide | None = None,
    deck: PerSide | None = None,
    top: PerSide | None = None,
    pile: PerSide | None = None,
    lost: str = "",
    launched: str = "",
    seen: str = "",
    blocked: PerSide | None = None,
    turn: str = "german",
    round: int = 1,
    phase: Phase = Phase.ACTION,
    last_turn: int = 20,
) -> State:
    """A side in its Action step, or with `Phase.BEGIN` at its first question from the start of its player turn.

    Hands are as given, and nobody has seen them but for `seen`; the cards named nowhere are in the deck, or in the
    discard pile if the deck is given, or in the hand if the hand is `*`. The top Force of a pile is the one given or
    the first; if `pile` is given, a side's other Forces are lost.
    """
    lines = [line.split("|") for line in picture.strip().splitlines() if line.strip()]
    state = laid_out(scenario([line[0].split()[0] for line in lines], last_turn))
    for place, (about, *forces) in enumerate(lines):
        set_location(state, place, *about.split()[1:])
        for each in forces:
            set_forces(state, place, each)
    for code in lost.split():
        put(state, force_number(code), LOST)
    for side, own in enumerate(SIDE_NAMES):
        set_pile(state, side, (pile or {}).get(own), (top or {}).get(own))
        set_cards(state, side, [(given or {}).get(own) for given in (hand, discard, deck)], launched)
        for code in (blocked or {}).get(own, "").split():
            state.blocked[side, place_number(state, code)] = 1
        state.points[side] = 0
    for code in seen.split():
        state.seen[face_number(code)] += 1
    state.side, state.turn, state.phase = SIDE_NAMES.index(turn), round, phase
    start(state)
    assert_sound(state)
    return state


def with_hands(german: str = "", soviet: str = "", picture: str = QUIET, turn: str = "german") -> State:
    """A position with these hands."""
    return table(picture, hand={"german": german, "soviet": soviet}, turn=turn)


def scenario(codes: list[str], last_turn: int) -> Scenario:
    """The rules as printed, with these Locations in front and any others behind."""
    others = [location.code for location in LOCATIONS if location.code not in codes]
    return Scenario(
        title=Text(en="", fr=""),
        summary=Text(en="", fr=""),
        turns=last_turn,
        locations=tuple((codes + others)[:N_PLACES]),
        german=Side(points=9, hand=5),
        soviet=Side(points=11, hand=10),
    )


def set_location(state: State, place: int, condition: str = "", rubble: str = "0") -> None:
    """`rubble 2`, `destroyed`, or nothing."""
    assert condition in ("", "rubble", "destroyed"), f"a Location is not {condition!r}"
    state.destroyed[place] = int(condition == "destroyed")
    state.rubble[place] = int(rubble)
    assert state.rubble[place] < DESTROYED_AT[state.location[place]], "so much Rubble destroys it"


def set_forces(state: State, place: int, text: str) -> None:
    """`German 71inf(4)* 336pi / 76inf(3)`: control area / perimeter area, `-` for nobody."""
    own, _, areas = text.strip().partition(" ")
    for area, codes in enumerate(areas.split("/"), control_area(place)):
        for word in codes.replace(" - ", " ").strip(" -").split():
            found = FORCE.fullmatch(word)
            assert found, f"{word} is no Force"
            number = force_number(found["code"])
            assert FORCES[number].side == own.lower(), f"{word} does not fight for this side"
            assert state.force_at[number] == PILE, f"{word} is there twice"
            put(state, number, area)
            state.rations[number] = int(found["rations"] or RATIONS[number])
            state.medals[number] = len(found["medals"])


def set_pile(state: State, side: int, only: str | None, top: str | None) -> None:
    """Which Forces are in the pile, and which of them is face up."""
    for force in forces_of(side):
        if only is not None and state.force_at[force] == PILE and FORCES[force].code not in only.split():
            put(state, force, LOST)
    left = [force for force in forces_of(side) if state.force_at[force] == PILE]
    if left:
        first = force_number(top) if top else left[0]
        assert first in left, f"{top} is not in the pile"
        state.turned[first] = 1


def set_cards(state: State, side: int, given: list[str | None], launched: str) -> None:
    """Every card of a side in its place: hand, discard pile, deck or face up."""
    hand, discard, deck = (faces_in((each or "").replace(THE_REST, "")) for each in given)
    face_up = faces_in(launched)
    rests = state.hand if given[0] and THE_REST in given[0] else state.deck if given[2] is None else state.discard
    for face in faces_of(side):
        state.hand[face], state.discard[face], state.deck[face] = hand[face], discard[face], deck[face]
        state.launched[face] = face_up[face]
        rests[face] += COPIES[face] - hand[face] - discard[face] - deck[face] - face_up[face]
        assert rests[face] >= 0, f"there are not so many of {FACES[face].code}"
    state.hand_size[side] = sum(state.hand[face] for face in faces_of(side))
    state.deck_size[side] = sum(state.deck[face] for face in faces_of(side))


def faces_in(codes: str) -> Counter[int]:
    """How many of each card a row of codes has."""
    return Counter(face_number(code) for code in codes.split())


def assert_sound(state: State) -> None:
    """Nothing is there that must never be."""
    found = fault(state)
    assert found == Fault.SOUND, FAULTS[found]


# Numbers of things


def force_number(code: str) -> int:
    """The Force with this code."""
    return [force.code for force in FORCES].index(code)


def face_number(code: str) -> int:
    """The card with this code; the firefight number may be left out if all copies have the same."""
    found = [number for number, face in enumerate(FACES) if code in (face.code, ACTIONS[face.kind].code)]
    assert len(found) == 1, f"{code} is not one card"
    return found[0]


def place_number(state: State, code: str) -> int:
    """The place where a Location lies."""
    return [LOCATIONS[location].code for location in state.location].index(code)
