"""Chapter 10: surprise."""

from __future__ import annotations

import pytest

from kurgan.engine.hexset import hexes
from kurgan.engine.record import copy
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.air import ready_air
from kurgan.games.eastern_front.rules.surprise import strike
from kurgan.games.eastern_front.state import State, is_on_map, units_in_play
from kurgan.games.eastern_front.tables.map import AXIS, COUNTRY, GRID, LAND, SOVIET, Country
from kurgan.games.eastern_front.tests.positions import is_dispersed, orders, pass_turn, position

AGGRESSORS = [hex for hex in LAND if COUNTRY[hex] in (Country.GERMANY, Country.HUNGARY, Country.ROMANIA)]


def steps_to_frontier(hex: int) -> int:
    """How far a hex lies from the nearest one of Germany, Hungary or Romania."""
    return min(GRID.distance(hex, enemy) for enemy in AGGRESSORS)


@pytest.fixture(scope="module")
def barbarossa() -> State:
    return GAME.start("barbarossa", {})


def test_10_every_soviet_unit_within_five_hexes_of_the_frontier_starts_dispersed(barbarossa: State) -> None:
    soviets = [unit for unit in units_in_play(barbarossa, SOVIET) if is_on_map(barbarossa, unit)]
    for unit in soviets:
        near = steps_to_frontier(int(barbarossa.unit_hex[unit])) <= 5
        assert bool(barbarossa.dispersed[unit]) == near
    assert 20 < sum(bool(barbarossa.dispersed[unit]) for unit in soviets) < len(soviets)


def test_10_nobody_of_the_axis_is_surprised(barbarossa: State) -> None:
    assert not any(barbarossa.dispersed[unit] for unit in units_in_play(barbarossa, AXIS))


@pytest.mark.parametrize(("depth", "dispersed"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_10_the_depth_is_the_scenarios(depth: int, dispersed: int) -> None:
    """Brest, Kobrin and the hex behind lie one, two and three hexes from the frontier; Moscow is far away."""
    soviet = {"su4": "brest", "mk14": "kobrin", "rk47": "0817", "su13": "moscow"}
    state = position(soviet=soviet)
    strike(state, depth)
    assert [is_dispersed(state, code) for code in soviet] == [place < dispersed for place in range(4)]


def test_10_there_is_no_soviet_air_unit_and_no_order_not_to_retreat_in_the_first_axis_turn(barbarossa: State) -> None:
    assert barbarossa.side == AXIS and barbarossa.no_retreat == 0
    assert not hexes(GRID, barbarossa.cover[SOVIET])
    state = position(soviet={"su4": "0617"}, air=(0, 2))
    state.surprise = 1
    ready_air(state, SOVIET)
    assert state.air[SOVIET] == 0
    state.turn = 2
    ready_air(state, SOVIET)
    assert state.air[SOVIET] == 2


def test_10_the_dispersed_recover_as_everybody_does(barbarossa: State) -> None:
    state = pass_turn(copy(barbarossa))
    assert "no-retreat" in orders(state)
    still = sum(bool(state.dispersed[unit]) for unit in units_in_play(state, SOVIET))
    before = sum(bool(barbarossa.dispersed[unit]) for unit in units_in_play(barbarossa, SOVIET))
    assert 0 < still < before  # those next to the Germans are not
