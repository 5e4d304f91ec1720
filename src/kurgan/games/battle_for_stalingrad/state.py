"""Everything that changes during a game of Battle for Stalingrad, and the words to ask about it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

import numpy as np

from kurgan.engine.record import Ints, Record, one, per
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.tables.cards import (
    FIRST_FACE,
    FIRST_FORCE,
    GERMAN,
    N_FACES,
    N_FORCES,
    N_LOCATIONS,
    N_SIDES,
    NO_FACE,
    SOVIET,
)
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, ZONE_LIMIT

N_AREAS: Final = 2 * N_PLACES  # of each side: control and perimeter at every Location
PILE: Final = N_AREAS  # where a Force is that is not on the table
LOST: Final = N_AREAS + 1
OUT: Final = N_AREAS + 2  # not in this scenario
NO_PLACE: Final = N_PLACES
FREE: Final = 0  # a side that chooses its Forces itself
MOST_SHOWN: Final = 40
NO_LIMIT: Final = 99
UNDECIDED: Final = 2  # `winner` beside GERMAN and SOVIET


class Phase(IntEnum):
    """[3, 4] The parts of a game, from the set-up to the steps of a player turn."""

    DEAL = 0
    SOVIET_MUSTER = 1
    GERMAN_MUSTER = 2
    HANDS = 3
    BEGIN = 4
    SUPPLY = 5
    ACTION = 6
    DRAW = 7


class Stage(IntEnum):
    """[7] How far a battle has come; a strike of a card has losses and nothing else."""

    NONE = 0
    EVENTS = 1
    FIREFIGHT = 2
    ATTACKER_FATE = 3
    DEFENDER_FATE = 4
    HITS = 5
    DEFENDER_LOSSES = 6
    ATTACKER_LOSSES = 7
    MEDAL = 8
    STRIKE = 9


class State(Record):
    """One game. A seat's `Known` is the same record with what it cannot know blanked."""

    # Where the game waits [4]
    turn:      int  = one(np.int16)
    side:      int  = one(np.int16)                   # whose player turn it is
    phase:     int  = one(np.int16)
    step:      int  = one(np.int16)                   # rules.sequence.Step
    actor:     int  = one(np.int16)                   # whose decision or draw it is
    winner:    int  = one(np.int16)                   # UNDECIDED until the end [10]
    verdict:   int  = one(np.int16)                   # which rule of chapter 10 ended the game
    learned:   int  = one(np.int16)                   # 1 if what the last action showed cannot be unseen

    # The Locations in their places, from left to right
    location:  Ints = per(N_PLACES, np.int16)         # NO_LOCATION until it is dealt [3.1]
    rubble:    Ints = per(N_PLACES, np.int16)
    destroyed: Ints = per(N_PLACES, np.int16)
    blocked:   Ints = per((N_SIDES, N_PLACES), np.int16)  # 1: no supply for this side in its next Supply step [5.5]

    # The Forces
    force_at:  Ints = per(N_FORCES, np.int16)         # one of its side's areas, PILE, LOST or OUT
    rations:   Ints = per(N_FORCES, np.int16)
    medals:    Ints = per(N_FORCES, np.int16)
    turned:    Ints = per(N_FORCES, np.int8)  # in the pile: 0 face down, else its height among the cards face up [3.7]
    vacated:   Ints = per(N_FORCES, np.int16)         # a bit for each area it has left in this player turn [6.3]
    assailed:  Ints = per(N_FORCES, np.int8)          # the same for places it has attacked at, not by a card [15.8]
    engaged:   Ints = per(N_FORCES, np.int8)          # 1 in the battle being resolved [1.5]
    present:   Ints = per((N_SIDES, N_AREAS), np.int16)  # Forces of a side in each of its areas, kept for speed

    # The action cards: how many of each face are where [8]
    hand:      Ints = per(N_FACES, np.int16)          # of the enemy's a Known has only what was seen
    deck:      Ints = per(N_FACES, np.int16)          # of the enemy's a Known has all the rest of what cannot be seen
    discard:   Ints = per(N_FACES, np.int16)
    launched:  Ints = per(N_FACES, np.int16)          # Uranus [10.5]
    seen:      Ints = per(N_FACES, np.int16)          # in the hand, and the enemy knows it [11]
    hand_size: Ints = per(N_SIDES, np.int16)
    top_discard: Ints = per(N_SIDES, np.int16)       # the face on top of each discard pile, else NO_FACE
    deck_size: Ints = per(N_SIDES, np.int16)
    to_draw:   Ints = per(N_SIDES, np.int16)
    reshuffles: Ints = per(N_SIDES, np.int16)         # in this player turn [8.3]

    # Set-up and supply
    points:    Ints = per(N_SIDES, np.int16)          # left for choosing Forces [3.2]
    due:       Ints = per(N_FORCES, np.int16)         # perimeter rations on their way [5.2]
    chart:     Ints = per(N_PLACES, np.int16)         # chart rations still to be shared [5.1]
    arriving:  int  = one(np.int16)                   # how many of both still arrive [5.4]

    # A card in play
    announced: int  = one(np.int16)                   # waits for payment or a reaction, else NO_FACE [8.4]
    event:     int  = one(np.int16)                   # an action event being carried out, else NO_FACE [8.5]
    effect:    int  = one(np.int16)                   # the next of its effects
    left:      int  = one(np.int16)                   # what its present effect still has to give: rations, moves, cards
    aim:       int  = one(np.int16)                   # the Location it was aimed at, or that a reinforcement goes to
    discount:  int  = one(np.int16)                   # cards that a reinforcement costs less now [14.14]
    launches:  int  = one(np.int16)                   # in this player turn [10.5]

    # A battle [7]
    stage:     int  = one(np.int16)
    battle:    int  = one(np.int16)                   # its place, else NO_PLACE
    attacker:  int  = one(np.int16)
    brought:   Ints = per(N_FORCES, np.int16)         # to the total, by each engaged Force [7.3]
    base:      Ints = per(N_SIDES, np.int16)          # all that Forces brought, less what snipers took
    supported: Ints = per(N_SIDES, np.int16)          # of that, by guns that are not engaged [15.9, 16.4]
    sniped:    Ints = per(N_SIDES, np.int16)          # [15.12]
    bonus:     Ints = per(N_SIDES, np.int16)          # what cards added or took
    shield:    Ints = per(N_SIDES, np.int16)          # hits ignored for a card [14.2]
    no_retreat: Ints = per(N_SIDES, np.int16)         # [14.3]
    fire_left: Ints = per(N_SIDES, np.int16)          # firefight cards still allowed [14.4]
    ignoring:  int  = one(np.int16)                   # 1: the Location's defence does not count [14.5]
    passes:    int  = one(np.int16)                   # in a row
    owed:      Ints = per(N_SIDES, np.int16)          # hits of each side [7.7]
    hits:      int  = one(np.int16)                   # still to be absorbed by the actor
    given:     Ints = per(N_FORCES, np.int8)          # rations that each has given up for hits [7.11]
    shown:     Ints = per(MOST_SHOWN, np.int16)       # the cards shown, in their order
    shown_as:  Ints = per(MOST_SHOWN, np.int16)       # rules.battle.Use
    n_shown:   int  = one(np.int16)

    # The scenario's constants
    last_turn: int  = one(np.int16)                   # [10.4]
    uranus_needed: int  = one(np.int16)               # [10.2]
    launch_price: int  = one(np.int16)                # [10.5]
    first_hand: Ints = per(N_SIDES, np.int16)         # [3.8]
    pool:      Ints = per(N_LOCATIONS, np.int16)      # 1: may be dealt [3.1]
    assigned:  Ints = per(N_SIDES, np.int16)          # the quick set-up it must take, from 1, or FREE [3.10]


Known = NewType("Known", State)


@helper
def enemy_of(side: int) -> int:
    return SOVIET if side == GERMAN else GERMAN


@helper
def side_of(force: int) -> int:
    return GERMAN if force < FIRST_FORCE[SOVIET] else SOVIET


@helper
def owner_of(face: int) -> int:
    """Whose deck a card belongs to."""
    return GERMAN if face < FIRST_FACE[SOVIET] else SOVIET


@helper
def forces_of(side: int) -> range:
    return range(FIRST_FORCE[side], FIRST_FORCE[side + 1])


@helper
def faces_of(side: int) -> range:
    return range(FIRST_FACE[side], FIRST_FACE[side + 1])


@helper
def control_area(place: int) -> int:
    return 2 * place


@helper
def perimeter_area(place: int) -> int:
    return 2 * place + 1


@helper
def place_of(area: int) -> int:
    return area // 2


@helper
def is_perimeter(area: int) -> bool:
    return area % 2 == 1


@helper
def is_on_table(state: State, force: int) -> bool:
    return state.force_at[force] < N_AREAS


@helper
def has_room(state: State, side: int, area: int) -> bool:
    """[1.4] Is there room for one more Force of a side?"""
    return state.present[side, area] < ZONE_LIMIT


@helper
def put(state: State, force: int, at: int) -> None:
    """Put a Force somewhere: the only writer of `force_at` and `present`, and of where it has been."""
    side, start = side_of(force), state.force_at[force]
    if start < N_AREAS:
        state.present[side, start] -= 1
        state.vacated[force] |= 1 << start
    if at < N_AREAS:
        state.present[side, at] += 1
    state.force_at[force] = at


@helper
def top_of(state: State, side: int) -> int:
    """[3.7] The Force on top of a side's pile that is face up, or the number past the last one."""
    top, height = N_FORCES, 0
    for force in forces_of(side):
        if state.force_at[force] == PILE and state.turned[force] > height:
            top, height = force, state.turned[force]
    return top


@helper
def n_launched(state: State) -> int:
    """How many Uranus cards lie face up."""
    count = 0
    for face in faces_of(SOVIET):
        count += state.launched[face]
    return count


@helper
def card_in_play(state: State) -> int:
    """The card everybody looks at: the announced one, else the event being carried out, else NO_FACE."""
    return state.announced if state.announced != NO_FACE else state.event
