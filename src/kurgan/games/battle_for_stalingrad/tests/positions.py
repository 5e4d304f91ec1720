"""Positions for tests: the table as a picture, and the words to play on from there.

    state = table('''
        red-october  rubble 2 | German 71inf(4) 336pi(4) / 76inf(3) | Soviet 193rd(4)* / eastbank(2)
        pavlov                | German - / -                        | Soviet 10nkvd / -
    ''', hand={"german": "stuka-2 rats-1", "soviet": "hug-1"})
    after = play(state, attack("red-october", "71inf", "336pi"), play_card("stuka-2"), PASS)

A line is a Location with its Rubble (or `destroyed`), then for each side the Forces in its control area / in its
perimeter area, with their rations in brackets (the printed ones if there are none) and a star for each medal. Sides
and Locations that a test does not care about may be left out. An answer is a word, the same whether it is played or
looked for among the `orders`; chance answers with `card`, `force` and `dealt`. Nothing here depends on `text`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np

from kurgan.engine.datafile import Text
from kurgan.engine.game import CHANCE, NOBODY, SPARE
from kurgan.engine.record import Ints, copy
from kurgan.games.battle_for_stalingrad import actions, numbering
from kurgan.games.battle_for_stalingrad.audit import FAULTS, Fault, fault
from kurgan.games.battle_for_stalingrad.known import known
from kurgan.games.battle_for_stalingrad.legal import legal
from kurgan.games.battle_for_stalingrad.names import area_code
from kurgan.games.battle_for_stalingrad.rules.battle import total
from kurgan.games.battle_for_stalingrad.rules.control import controls
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, seat_to_move
from kurgan.games.battle_for_stalingrad.setup import laid_out, start
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    PILE,
    Known,
    Phase,
    State,
    control_area,
    faces_of,
    forces_of,
    put,
    top_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ACTIONS,
    COPIES,
    DESTROYED_AT,
    FACES,
    FORCES,
    GERMAN,
    LOCATIONS,
    RATIONS,
    SIDE_NAMES,
    SOVIET,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES
from kurgan.games.battle_for_stalingrad.tables.scenarios import Scenario, Side
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK

Word: TypeAlias = str
"""An answer: `move 71inf pavlov/control`, `play stuka-2`, `card hug-1`."""
PerSide: TypeAlias = Mapping[str, str]
"""Codes in a row for `german` and `soviet`."""

PASS: Final[Word] = "pass"
FORCE: Final = re.compile(r"(?P<code>[a-z0-9-]+)(?:\((?P<rations>\d)\))?(?P<medals>\**)")
THE_REST: Final = "*"


# Making a position


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


# Answers


def move(force: str, area: str) -> Word:
    """Move a Force to an area, in the Action step or by a card: `move("71inf", "pavlov/control")`."""
    return f"move {force} {area}"


def place(force: str, area: str) -> Word:
    """Choose a Force at set-up and place it."""
    return move(force, area)


def attack(location: str, *forces: str) -> Word:
    """Attack with these Forces."""
    return " ".join(["attack", location, *sorted(forces, key=force_number)])


def play_card(card: str) -> Word:
    """Play a card as an event or as a reaction."""
    return f"play {FACES[face_number(card)].code}"


def spend(card: str) -> Word:
    """Spend a card: for rations, for its firefight number, as payment."""
    return f"spend {FACES[face_number(card)].code}"


def reinforce(location: str) -> Word:
    """Bring the top Force to the perimeter there."""
    return f"reinforce {location}"


def name(force: str) -> Word:
    """Name a Force: to rob, strike, recover or decorate it."""
    return f"name {force}"


def feed(force: str) -> Word:
    """Give a Force the next ration."""
    return name(force)


def ration(force: str) -> Word:
    """Absorb a hit with a ration of this Force."""
    return f"ration {force}"


def retreat(force: str) -> Word:
    """Absorb hits by going back."""
    return f"retreat {force}"


def eliminate(force: str) -> Word:
    """Absorb hits by dying."""
    return f"eliminate {force}"


def locate(location: str) -> Word:
    """Name a Location."""
    return f"locate {location}"


def set_up(code: str) -> Word:
    """Take a quick set-up."""
    return f"set up {code}"


def card(code: str) -> Word:
    """Chance: the card that is drawn, turned over or lost."""
    return f"card {FACES[face_number(code)].code}"


def force(code: str) -> Word:
    """Chance: the Force that is turned up on a pile."""
    return f"force {code}"


def dealt(location: str) -> Word:
    """Chance: the Location that is dealt."""
    return f"dealt {location}"


def in_words(state: State, number: int) -> Word:
    """An action as the word that makes it."""
    if number == numbering.PASS:
        return PASS
    if number < numbering.MOVE:
        verb = "play" if number < numbering.SPEND else "spend"
        return f"{verb} {FACES[(number - numbering.PLAY) % len(FACES)].code}"
    if number < numbering.ATTACK:
        moved, area = divmod(number - numbering.MOVE, N_AREAS)
        return move(FORCES[moved].code, area_code(state, area))
    if number < numbering.REINFORCE:
        place, bits = divmod(number - numbering.ATTACK, numbering.SETS)
        there = [each for each in forces_of(state.side) if state.force_at[each] == control_area(place)]
        named = [FORCES[each].code for row, each in enumerate(there) if bits >> row & 1]
        return attack(LOCATIONS[state.location[place]].code, *named)
    if number < numbering.FORCE:
        return reinforce(LOCATIONS[state.location[number - numbering.REINFORCE]].code)
    if number < numbering.LOCATION:
        kind, named_force = divmod(number - numbering.FORCE, len(FORCES))
        return f"{('name', 'ration', 'retreat', 'eliminate')[kind]} {FORCES[named_force].code}"
    if number < numbering.SETUP:
        return locate(LOCATIONS[state.location[number - numbering.LOCATION]].code)
    return set_up(BOOK[number - numbering.SETUP].code)


def chance_in_words(state: State, number: int) -> Word:
    """What chance may bring as the word that brings it."""
    if state.step == Step.LOCATION_DEALT:
        return dealt(LOCATIONS[number].code)
    return force(FORCES[number].code) if state.step == Step.TOP_FORCE else card(FACES[number].code)


# Playing on


def answers(state: State) -> dict[Word, int]:
    """Every answer to the question the game waits at, with its number."""
    seat = seat_to_move(state)
    if seat == NOBODY:
        return {}
    if seat == CHANCE:
        return {chance_in_words(state, number): number for number, _ in outcomes(state)}
    seen = knows(state, seat)
    numbers = np.zeros(numbering.N_ACTIONS + SPARE, np.int16)
    count = legal(seen, numbers)
    found = {in_words(seen, int(number)): int(number) for number in numbers[:count]}
    assert list(found.values()) == sorted(set(found.values())) and len(found) == count, "each once, in rising order"
    return found


def outcomes(state: State) -> list[tuple[int, int]]:
    """What chance may bring, and how likely."""
    numbers, weights = np.zeros((2, actions.MOST_OUTCOMES + SPARE), np.int16)
    count = actions.chance_outcomes(state, numbers, weights)
    return list(zip(numbers[:count].tolist(), weights[:count].tolist(), strict=True))


def chances(state: State) -> dict[Word, int]:
    """What chance may bring in words, and how likely."""
    return {chance_in_words(state, number): weight for number, weight in outcomes(state)}


def orders(state: State) -> set[Word]:
    """All that may be answered now: the legal actions, or what chance may bring."""
    return set(answers(state))


def orders_of(state: State, start: str) -> set[Word]:
    """The orders that begin with these words."""
    return {word for word in orders(state) if word.startswith(f"{start} ")}


def play(state: State, *words: Word) -> State:
    """The state after these answers, each of which must be possible."""
    after = copy(state)
    for word in words:
        possible = answers(after)
        assert word in possible, f"{word!r} at {Step(after.step).name}: possible is {', '.join(possible) or 'nothing'}"
        actions.apply(after, possible[word])
        assert_sound(after)
    return after


def let_chance(state: State) -> State:
    """The state after chance has brought the first thing possible, as often as it is asked."""
    after = copy(state)
    while seat_to_move(after) == CHANCE:
        actions.apply(after, outcomes(after)[0][0])
        assert_sound(after)
    return after


def end_turn(state: State) -> State:
    """The side to move passes and draws whatever comes."""
    return let_chance(play(state, PASS))


def assert_sound(state: State) -> None:
    """Nothing is there that must never be."""
    found = fault(state)
    assert found == Fault.SOUND, FAULTS[found]


# Asking about a position


def where(state: State, code: str) -> str:
    """`red-october/control`, `red-october/perimeter`, `pile` or `lost`."""
    at = state.force_at[force_number(code)]
    if at < N_AREAS:
        return area_code(state, at)
    return "lost" if at == LOST else "pile"


def rations(state: State, code: str) -> int:
    """The rations on a Force."""
    return int(state.rations[force_number(code)])


def medals(state: State, code: str) -> int:
    """The medals of a Force."""
    return int(state.medals[force_number(code)])


def rubble(state: State, code: str) -> int:
    """The Rubble on a Location."""
    return int(state.rubble[place_number(state, code)])


def is_destroyed(state: State, code: str) -> bool:
    """Is this Location Destroyed?"""
    return bool(state.destroyed[place_number(state, code)])


def holder(state: State, code: str) -> str:
    """The side that controls a Location, or `nobody`."""
    place = place_number(state, code)
    return next((own for side, own in enumerate(SIDE_NAMES) if controls(state, side, place)), "nobody")


def totals(state: State) -> tuple[int, int]:
    """The German and the Soviet total in the battle as they stand."""
    return total(state, GERMAN), total(state, SOVIET)


def top(state: State, side: str) -> str:
    """The Force face up on top of a pile; empty if there is none."""
    number = top_of(state, SIDE_NAMES.index(side))
    return FORCES[number].code if number < len(FORCES) else ""


def hand(state: State, side: str) -> list[str]:
    """The cards in a hand, in the order of the list of cards."""
    return cards_in(state.hand, side)


def discards(state: State, side: str) -> list[str]:
    """The cards in a discard pile."""
    return cards_in(state.discard, side)


def cards_in(counts: Ints, side: str) -> list[str]:
    """The cards of a side among some that the state counts."""
    return [FACES[face].code for face in faces_of(SIDE_NAMES.index(side)) for _ in range(counts[face])]


def knows(state: State, seat: int) -> Known:
    """What a seat knows."""
    into = Known(State.new())
    known(state, seat, into)
    return into
