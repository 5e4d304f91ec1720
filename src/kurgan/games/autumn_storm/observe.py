"""Planes and numbers for learning, from what a seat knows. Own things come first, whichever side the seat plays."""

from __future__ import annotations

from typing import Final

from kurgan.engine.hexset import hexes
from kurgan.engine.record import Floats
from kurgan.engine.rule import helper
from kurgan.games.autumn_storm.rules.headquarters import has_free_order
from kurgan.games.autumn_storm.rules.movement import known_zone
from kurgan.games.autumn_storm.rules.supply import network
from kurgan.games.autumn_storm.rules.victory import score
from kurgan.games.autumn_storm.state import Known, controlled, enemy_of, field, is_on_map, sight, standing, units_of
from kurgan.games.autumn_storm.tables.cards import N_CARDS
from kurgan.games.autumn_storm.tables.map import (
    DEFENCE_BONUS,
    ENTRY_COST,
    GRID,
    N_HEXES,
    TERRAIN,
    VICTORY_HEXES,
    VICTORY_TWOS,
)

UNIT_PLANES: Final = 8  # attack, defence, movement points, strength, vision, disrupted, unsupplied, acted
ENEMY: Final = UNIT_PLANES
UNKNOWN_ENEMY: Final = ENEMY + UNIT_PLANES  # a "?"
GHOST: Final = UNKNOWN_ENEMY + 1  # 1 for a ghost of this turn, fading
OWN_CONTROL: Final = GHOST + 1
ENEMY_CONTROL: Final = OWN_CONTROL + 1
SEEN: Final = ENEMY_CONTROL + 1
SUPPLIED: Final = SEEN + 1
ZONE: Final = SUPPLIED + 1
IN_PLAY: Final = ZONE + 1
COST: Final = IN_PLAY + 1
COVER: Final = COST + 1
VICTORY: Final = COVER + 1
N_PLANES: Final = VICTORY + 1

N_NUMBERS: Final = 9 + N_CARDS  # see `observe_numbers`


@helper
def observe(known: Known, seat: int, planes: Floats, numbers: Floats) -> None:
    """Fill planes (N_PLANES by N_HEXES) and numbers (N_NUMBERS) from a seat's knowledge."""
    planes[:] = 0
    observe_units(known, seat, planes, 0)
    observe_units(known, enemy_of(seat), planes, ENEMY)
    observe_ground(known, seat, planes)
    observe_numbers(known, seat, numbers)


@helper
def observe_units(known: Known, side: int, planes: Floats, first: int) -> None:
    """One side's units as far as they are known."""
    for unit in units_of(side):
        if is_on_map(known, unit):
            hex = known.unit_hex[unit]
            planes[first, hex] = known.attack[unit] / 10
            planes[first + 1, hex] = known.defence[unit] / 10
            planes[first + 2, hex] = known.points[unit] / 8
            planes[first + 3, hex] = known.strength[unit] / 9
            planes[first + 4, hex] = known.vision[unit] / 5
            planes[first + 5, hex] = known.disrupted[unit]
            planes[first + 6, hex] = 1 - known.supplied[unit]
            planes[first + 7, hex] = known.acted[unit]


@helper
def observe_ground(known: Known, seat: int, planes: Floats) -> None:
    """The map, control, sight, supply and zones as the seat knows them."""
    enemy = enemy_of(seat)
    own, other, seen = controlled(known, seat), controlled(known, enemy), sight(known, seat)
    supplied, zone, in_play = network(known, seat), known_zone(known, seat), field(known)
    ghosts, enemies = hexes(GRID, known.ghosts[seat]), standing(known, enemy)
    for hex in range(N_HEXES):
        planes[UNKNOWN_ENEMY, hex] = hex in enemies and planes[ENEMY + 3, hex] == 0
        if hex in ghosts:
            planes[GHOST, hex] = 1 / (1 + known.turn - known.ghost_turn[seat, hex])
        planes[OWN_CONTROL, hex] = hex in own
        planes[ENEMY_CONTROL, hex] = hex in other
        planes[SEEN, hex] = hex in seen
        planes[SUPPLIED, hex] = hex in supplied
        planes[ZONE, hex] = hex in zone
        planes[IN_PLAY, hex] = hex in in_play
        planes[COST, hex] = ENTRY_COST[TERRAIN[hex]] / 3
        planes[COVER, hex] = DEFENCE_BONUS[TERRAIN[hex]] / 3
        planes[VICTORY, hex] = (hex in VICTORY_HEXES) / 2 + (hex in VICTORY_TWOS) / 2


@helper
def observe_numbers(known: Known, seat: int, numbers: Floats) -> None:
    """Turn, side, points, scores and the active card."""
    enemy = enemy_of(seat)
    numbers[0] = known.turn / known.last_turn
    numbers[1] = seat
    numbers[2] = known.side == seat
    numbers[3] = known.command / 10
    numbers[4] = known.artillery / 4
    numbers[5] = has_free_order(known, seat)
    numbers[6] = score(known, seat) / 14
    numbers[7] = score(known, enemy) / 14
    numbers[8] = known.air
    for card in range(N_CARDS):
        numbers[9 + card] = known.event == card
