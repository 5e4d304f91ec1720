"""What is plausible behind the fog: hidden units near where they were seen, and nobody where he cannot be."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kurgan.engine.chance import stream
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.record import copy
from kurgan.engine.testing.positions import random_positions
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.belief import can_have_come, ghost_of, mend, suppose, turns_since
from kurgan.games.autumn_storm.habits import FARTHEST, GROUND, GROUPS, NEARNESS, OLDEST
from kurgan.games.autumn_storm.known import guess
from kurgan.games.autumn_storm.state import Known, State, enemy_of, side_of, sight, units_of
from kurgan.games.autumn_storm.tables.map import DISTANCE, N_HEXES, OFF_MAP
from kurgan.games.autumn_storm.tables.units import Kind

TIMES = 12


def remembered() -> Iterator[tuple[State, Known, int]]:
    """Units that a seat has identified and lost from sight: the truth, what is known, and the unit."""
    for state, _ in random_positions(GAME, 400, seed=7):
        seat = GAME.seat_to_move(state)
        if seat not in (CHANCE, NOBODY):
            known = GAME.knows(state, seat)
            for unit in units_of(enemy_of(seat)):
                if known.strength[unit] < 0 and ghost_of(known, unit) != OFF_MAP:
                    yield state, known, unit


def limit(known: Known, unit: int) -> int:
    return int(can_have_come(known, unit, turns_since(known, side_of(unit), ghost_of(known, unit))))


def test_the_tables_are_as_large_as_the_rules_that_read_them_think() -> None:
    assert np.asarray(GROUND).shape == (12, N_HEXES) and np.asarray(NEARNESS).shape == (OLDEST + 1, FARTHEST + 1)
    assert len(GROUPS) == len(Kind) and np.asarray(GROUND).min() == np.asarray(NEARNESS).min() == 1


def test_7_6_nobody_is_supposed_farther_off_than_he_can_have_come() -> None:
    """But for the rare world in which others have taken every place that he could have reached."""
    beyond, met, world = {"suppose": 0, "guess": 0}, 0, State.new()
    for number, (state, known, unit) in enumerate(remembered()):
        seat, ghost, source = enemy_of(side_of(unit)), ghost_of(known, unit), stream(1, number)
        assert DISTANCE[ghost, state.unit_hex[unit]] <= limit(known, unit), "the truth is within reach"
        for _ in range(TIMES):
            suppose(known, seat, source, world)
            beyond["suppose"] += DISTANCE[ghost, world.unit_hex[unit]] > limit(known, unit)
            guess(known, seat, source, world)
            beyond["guess"] += DISTANCE[ghost, world.unit_hex[unit]] > limit(known, unit)
            met += 1
    assert met > 1000 and beyond["suppose"] < met / 1000 and beyond["guess"] > met / 20


def test_7_6_what_is_supposed_is_nearer_to_the_truth_than_an_even_guess() -> None:
    far, world = {"suppose": 0, "guess": 0}, State.new()
    for number, (state, known, unit) in enumerate(remembered()):
        seat, source = enemy_of(side_of(unit)), stream(2, number)
        suppose(known, seat, source, world)
        far["suppose"] += DISTANCE[state.unit_hex[unit], world.unit_hex[unit]]
        guess(known, seat, source, world)
        far["guess"] += DISTANCE[state.unit_hex[unit], world.unit_hex[unit]]
    assert 0 < far["suppose"] < 0.6 * far["guess"]


def test_7_6_a_world_that_fits_stays_as_it_is() -> None:
    world, again = State.new(), State.new()
    for number, (_, known, unit) in enumerate(remembered()):
        seat, source = enemy_of(side_of(unit)), stream(3, number)
        suppose(known, seat, source, world)
        mend(known, seat, source, world, again)
        assert list(again.unit_hex) == list(world.unit_hex) and list(again.strength) == list(world.strength)


def test_7_6_who_cannot_be_where_a_world_has_him_is_somewhere_near() -> None:
    moved, world, again = 0, State.new(), State.new()
    for number, (_, known, unit) in enumerate(remembered()):
        seat, source = enemy_of(side_of(unit)), stream(4, number)
        suppose(known, seat, source, world)
        astray = copy(world)
        seen = [hex for hex in sight(known, seat) if DISTANCE[hex, ghost_of(known, unit)] <= limit(known, unit)]
        astray.unit_hex[unit] = seen[number % len(seen)] if seen else astray.unit_hex[unit]
        mend(known, seat, source, astray, again)
        assert again.unit_hex[unit] not in sight(known, seat)
        assert DISTANCE[again.unit_hex[unit], ghost_of(known, unit)] <= limit(known, unit)
        others = [each for each in units_of(side_of(unit)) if each != unit]
        stayed = sum(again.unit_hex[each] == world.unit_hex[each] for each in others)
        assert stayed >= len(others) - 1
        moved += bool(seen)
    assert moved > 50
