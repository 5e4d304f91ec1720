"""Chapter 5 again, by a slow and obvious twin: every way there is, tried one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from kurgan.engine.hexset import hexes
from kurgan.engine.testing.positions import random_game
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.rules.movement import destinations, plan
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import State, enemy_of, is_on_map, side_of, sight, standing, units_of
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, NEIGHBOURS, OFF_MAP, TERRAIN, Terrain
from kurgan.games.autumn_storm.tables.units import MOST_MOVEMENT
from kurgan.games.autumn_storm.tests.positions import At, Counters, hex_of, play, position, unit

COSTS = {Terrain.OPEN: 1, Terrain.ROAD: 1, Terrain.RUINS: 2, Terrain.FACTORY: 2, Terrain.HILL: 2, Terrain.FERRY: 1}


class Way(NamedTuple):
    """One way a unit can go: what it costs, and its hexes without the start."""

    cost: int
    hexes: tuple[int, ...]


def cost(state: State, hex: int) -> int:
    """[1.2, 4.2] What it costs to enter a hex."""
    terrain = Terrain(TERRAIN[hex])
    fire = state.event == Card.FACTORY_FIRE and terrain == Terrain.FACTORY
    engineers = state.event == Card.ENGINEERS_FORWARD and terrain == Terrain.RUINS
    return COSTS[terrain] + fire - engineers


def ways(state: State, unit: int) -> Iterator[Way]:
    """[5.1-5.4] Every way without a loop that a unit may be ordered, as its side knows the map."""
    side = side_of(unit)
    enemies = {hex for hex in standing(state, enemy_of(side)) if hex in sight(state, side)}
    zone = {near for enemy in enemies for near in neighbours(enemy)}
    if state.event == Card.NIGHT_ASSAULT:
        zone = set()
    start = int(state.unit_hex[unit])
    pending = [Way(0, ())]
    while pending:
        way = pending.pop()
        here = way.hexes[-1] if way.hexes else start
        for near in neighbours(here) - enemies - {start, *way.hexes}:
            is_barred = TERRAIN[near] == Terrain.VOLGA or (here in zone and near in zone)
            if not is_barred and way.cost + cost(state, near) <= state.points[unit]:
                longer = Way(way.cost + cost(state, near), (*way.hexes, near))
                yield longer
                if near not in zone:
                    pending.append(longer)


def neighbours(start: int) -> set[int]:
    return {int(near) for direction in range(6) if (near := NEIGHBOURS[start, direction]) != OFF_MAP}


def best_ways(state: State, unit: int) -> dict[int, Way]:
    """[5.6] To each hex the cheapest way; of equal ones the least feared, then the lowest read from its end."""
    best: dict[int, Way] = {}
    feared = near_ghosts(state, side_of(unit))
    for way in ways(state, unit):
        goal = way.hexes[-1]
        if goal not in best or rank(way, feared) < rank(best[goal], feared):
            best[goal] = way
    return best


def rank(way: Way, feared: set[int]) -> tuple[int, int, tuple[int, ...]]:
    return way.cost, len(feared & set(way.hexes)), way.hexes[::-1]


def near_ghosts(state: State, side: int) -> set[int]:
    """[5.6] Where enemies were last seen that are out of sight, and next to it."""
    ghosts = {hex for hex in hexes(GRID, state.ghosts[side]) if hex not in sight(state, side)}
    beside = {near for ghost in ghosts for near in neighbours(ghost)}
    return ghosts if state.event == Card.NIGHT_ASSAULT and side == state.side else ghosts | beside


def planned(state: State, unit: int, goal: int) -> tuple[int, ...]:
    """The way the rules choose."""
    way = np.full(MOST_MOVEMENT, OFF_MAP, np.int16)
    length = plan(state, unit, goal, way)
    return tuple(int(hex) for hex in way[:length])


def check(state: State) -> None:
    """Every unit of the side to move goes where the twin says, and by the way the twin says."""
    own = set(standing(state, state.side))
    for each in units_of(state.side):
        best = best_ways(state, each) if is_on_map(state, each) else {}
        assert set(destinations(state, each)) == best.keys() - own
        for goal in best.keys() - own:
            assert planned(state, each, goal) == best[goal].hexes


@pytest.mark.parametrize("seed", range(3))
def test_5_1_reach_and_paths_agree_with_every_way_tried(seed: int) -> None:
    positions = [state for state, _ in random_game(GAME, "published", seed) if state.step == Step.ACTION]
    assert len(positions) > 40
    for state in positions[:: len(positions) // 5]:
        check(state)


@pytest.mark.parametrize("card", [Card.FACTORY_FIRE, Card.ENGINEERS_FORWARD, Card.NIGHT_ASSAULT])
def test_5_1_cards_change_reach_and_paths_as_the_twin_says(card: Card) -> None:
    axis: Counters = {"14pz": At("0401", movement=7), "71": "0500", "94": At("0504", movement=6), "295": "0404"}
    check(position(axis=axis, soviet={"95": "0503", "308": "0600", "112": "0506"}, event=card))


def test_5_6_of_equal_paths_the_one_with_the_lowest_hexes_from_its_end_is_taken() -> None:
    state = position(axis={"14pz": At("0001", movement=4)}, soviet={"112": "0705"})
    equals = [way for way in ways(state, unit(state, "14pz")) if way.hexes[-1] == hex_of("0203") and way.cost == 3]
    assert sorted([GRID.name(hex) for hex in way.hexes] for way in equals) == [
        ["0002", "0102", "0203"],
        ["0101", "0102", "0203"],
        ["0101", "0202", "0203"],
    ]
    assert [GRID.name(hex) for hex in planned(state, unit(state, "14pz"), hex_of("0203"))] == ["0002", "0102", "0203"]


def test_5_6_the_path_shown_is_the_path_walked() -> None:
    state = position(axis={"14pz": At("0001", movement=6)}, soviet={"112": "0705"})
    shown = planned(GAME.knows(state, AXIS), unit(state, "14pz"), hex_of("0204"))
    play(state, "move 14pz 0204")
    assert tuple(hex for hex in state.way if hex != OFF_MAP) == shown
    assert len(shown) == 4
