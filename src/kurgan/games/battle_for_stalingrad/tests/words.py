"""Answers as words: an answer is the same whether it is played or looked for among the `orders`.

Chance answers with `card`, `force` and `dealt`. Nothing here depends on `text`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kurgan.games.battle_for_stalingrad import numbering
from kurgan.games.battle_for_stalingrad.names import area_code
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import N_AREAS, State, control_area, forces_of
from kurgan.games.battle_for_stalingrad.tables.cards import FACES, FORCES, LOCATIONS
from kurgan.games.battle_for_stalingrad.tables.setups import BOOK
from kurgan.games.battle_for_stalingrad.tests.positions import face_number, force_number

Word: TypeAlias = str
"""An answer: `move 71inf pavlov/control`, `play stuka-2`, `card hug-1`."""
PASS: Final[Word] = "pass"


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
