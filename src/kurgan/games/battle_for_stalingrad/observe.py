"""What a learner sees: a plane for each kind of fact about areas, a row of numbers; the seat's own things first."""

from __future__ import annotations

from typing import Final

from kurgan.engine.record import Floats
from kurgan.engine.rule import helper
from kurgan.games.battle_for_stalingrad.rules.battle import total
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    Known,
    Stage,
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
    VALUE,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS, N_PLACES

FORCE_FACTS: Final = 4  # Forces, combat, rations, medals in each area
LOCATION_FACTS: Final = 3  # card, Rubble, destroyed
N_PLANES: Final = N_SIDES * FORCE_FACTS + LOCATION_FACTS
MOST_CARDS: Final = int(max(FIRST_FACE[1], N_FACES - FIRST_FACE[1]))
GENERAL: Final = 14
N_NUMBERS: Final = GENERAL + 2 * MOST_CARDS + N_SIDES * 2 * MOST_FORCES


@helper
def observe(known: Known, seat: int, planes: Floats, row: Floats) -> None:
    """Fill the planes and the row."""
    for plane in range(N_PLANES):
        for area in range(N_AREAS):
            planes[plane, area] = 0.0
    for who in range(N_SIDES):
        observe_forces(known, seat if who == 0 else enemy_of(seat), who * FORCE_FACTS, planes)
    for area in range(N_AREAS):
        place, first = place_of(area), N_SIDES * FORCE_FACTS
        location = known.location[place]
        planes[first, area] = (location + 1) / (NO_LOCATION + 1)
        if location != NO_LOCATION:
            planes[first + 1, area] = known.rubble[place] / DESTROYED_AT[location]
        planes[first + 2, area] = known.destroyed[place]
    observe_row(known, seat, row)


@helper
def observe_forces(known: Known, side: int, first: int, planes: Floats) -> None:
    """A side's Forces in its areas."""
    for force in forces_of(side):
        if is_on_table(known, force):
            area = known.force_at[force]
            planes[first, area] += 1.0
            planes[first + 1, area] += COMBAT[force] / 10
            planes[first + 2, area] += known.rations[force] / MOST_RATIONS
            planes[first + 3, area] += known.medals[force]


@helper
def observe_row(known: Known, seat: int, row: Floats) -> None:
    """Turn, step, counts, the battle; then the own hand, what may still come, and the condition of every Force."""
    enemy = enemy_of(seat)
    row[0] = known.turn / known.last_turn
    row[1] = known.side == seat
    row[2] = known.actor == seat
    row[3] = known.step / 25
    row[4] = known.hand_size[seat] / 20
    row[5] = known.hand_size[enemy] / 20
    row[6] = known.deck_size[seat] / 60
    row[7] = known.deck_size[enemy] / 60
    row[8] = n_launched(known) / known.uranus_needed
    row[9] = known.stage / 9
    is_battle = known.stage != Stage.NONE and known.stage != Stage.STRIKE
    row[10] = total(known, seat) / 20 if is_battle else 0.0
    row[11] = total(known, enemy) / 20 if is_battle else 0.0
    row[12] = known.hits / 20
    row[13] = (known.battle + 1) / (N_PLACES + 1)
    for place in range(2 * MOST_CARDS + N_SIDES * 2 * MOST_FORCES):
        row[GENERAL + place] = 0.0
    for face in faces_of(seat):
        row[GENERAL + face - FIRST_FACE[seat]] = known.hand[face] / COPIES[face]
    for face in faces_of(enemy):
        row[GENERAL + MOST_CARDS + face - FIRST_FACE[enemy]] = known.deck[face] / COPIES[face]
    for who in range(N_SIDES):
        side, first = seat if who == 0 else enemy, GENERAL + 2 * MOST_CARDS + who * 2 * MOST_FORCES
        for force in forces_of(side):
            place = first + 2 * (force - FIRST_FORCE[side])
            row[place] = known.force_at[force] / N_AREAS
            row[place + 1] = VALUE[force] * known.turned[force] / 10
