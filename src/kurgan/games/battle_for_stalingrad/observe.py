"""What a learner sees: planes of facts about areas, and a row of numbers; the seat's own things first."""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Floats
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import total
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    NO_PLACE,
    OUT,
    Known,
    Stage,
    card_in_play,
    enemy_of,
    faces_of,
    forces_of,
    is_on_table,
    n_launched,
    place_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    COMBAT,
    COPIES,
    DESTROYED_AT,
    FIRST_FACE,
    FIRST_FORCE,
    MOST_FORCES,
    N_FACES,
    N_SIDES,
    NO_LOCATION,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS

FORCE_FACTS: Final = 4  # Forces, combat, rations, medals in each area
LOCATION_FACTS: Final = 3  # card, Rubble, destroyed
N_PLANES: Final = N_SIDES * FORCE_FACTS + LOCATION_FACTS

N_STEPS: Final = len(Step)
COUNTS: Final = 14
MOST_CARDS: Final = int(max(FIRST_FACE[1], N_FACES - FIRST_FACE[1]))
CARD_FACTS: Final = 3  # of each face of a side: known to be held, may still come, face up
CONDITION: Final = 5  # of each Force: where, rations, medals, turned up, engaged

FIRST_CARD: Final = COUNTS + N_STEPS
IN_PLAY: Final = FIRST_CARD + N_SIDES * CARD_FACTS * MOST_CARDS  # which face is announced or carried out
FIRST_CONDITION: Final = IN_PLAY + N_SIDES * MOST_CARDS
N_NUMBERS: Final = FIRST_CONDITION + N_SIDES * CONDITION * MOST_FORCES


@helper
def observe(known: Known, seat: int, planes: Floats, row: Floats) -> None:
    """Fill the planes and the row."""
    for plane in range(N_PLANES):
        for area in range(N_AREAS):
            planes[plane, area] = 0.0
    for number in range(N_NUMBERS):
        row[number] = 0.0
    observe_locations(known, planes)
    observe_counts(known, seat, row)
    for who in range(N_SIDES):
        side = seat if who == 0 else enemy_of(seat)
        observe_areas(known, side, who * FORCE_FACTS, planes)
        observe_cards(known, side, who, row)
        observe_forces(known, side, who, row)


@helper
def observe_locations(known: Known, planes: Floats) -> None:
    """The Location of each area, how much Rubble it has and if it is destroyed."""
    first = N_SIDES * FORCE_FACTS
    for area in range(N_AREAS):
        place = place_of(area)
        location = known.location[place]
        planes[first, area] = (location + 1) / (NO_LOCATION + 1)
        if location != NO_LOCATION:
            planes[first + 1, area] = known.rubble[place] / DESTROYED_AT[location]
        planes[first + 2, area] = known.destroyed[place]


@helper
def observe_areas(known: Known, side: int, first: int, planes: Floats) -> None:
    """A side's Forces in its areas, added up."""
    for force in forces_of(side):
        if is_on_table(known, force):
            area = known.force_at[force]
            planes[first, area] += 1.0
            planes[first + 1, area] += COMBAT[force] / 10
            planes[first + 2, area] += known.rations[force] / MOST_RATIONS
            planes[first + 3, area] += known.medals[force]


@helper
def observe_counts(known: Known, seat: int, row: Floats) -> None:
    """Turn, whose it is, the question that is asked, counts of cards, and the battle."""
    enemy = enemy_of(seat)
    row[0] = known.turn / known.last_turn
    row[1] = known.side == seat
    row[2] = known.actor == seat
    row[3] = known.hand_size[seat] / 20
    row[4] = known.hand_size[enemy] / 20
    row[5] = known.deck_size[seat] / 60
    row[6] = known.deck_size[enemy] / 60
    row[7] = n_launched(known) / known.uranus_needed
    row[8] = known.left / 10
    row[9] = known.hits / 20
    if known.stage != Stage.NONE and known.stage != Stage.STRIKE:
        row[10] = total(known, seat) / 20
        row[11] = total(known, enemy) / 20
        row[12] = known.attacker == seat
    row[13] = 0.0 if known.battle == NO_PLACE else (known.battle + 1) / NO_PLACE
    row[COUNTS + known.step] = 1.0


@helper
def observe_cards(known: Known, side: int, who: int, row: Floats) -> None:
    """Of each card of a side how many are known to be held, may still come, and lie face up; and if it is in play."""
    in_play = card_in_play(known)
    for face in faces_of(side):
        card = face - FIRST_FACE[side]
        first = FIRST_CARD + (who * MOST_CARDS + card) * CARD_FACTS
        row[first] = known.hand[face] / COPIES[face]
        row[first + 1] = known.deck[face] / COPIES[face]
        row[first + 2] = (known.discard[face] + known.launched[face]) / COPIES[face]
        row[IN_PLAY + who * MOST_CARDS + card] = face == in_play


@helper
def observe_forces(known: Known, side: int, who: int, row: Floats) -> None:
    """Where each Force of a side is, and in which condition."""
    for force in forces_of(side):
        first = FIRST_CONDITION + (who * MOST_FORCES + force - FIRST_FORCE[side]) * CONDITION
        row[first] = known.force_at[force] / OUT
        row[first + 1] = known.rations[force] / MOST_RATIONS
        row[first + 2] = known.medals[force]
        row[first + 3] = known.turned[force] > 0
        row[first + 4] = known.engaged[force]
