"""Chapters 5, 6 and 8 again, by slow and obvious twins, on positions of random games of every scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice, pairwise

import numpy as np
import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.record import copy
from kurgan.engine.testing.positions import random_game
from kurgan.engine.testing.samples import some
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.numbering import COMMIT, END
from kurgan.games.eastern_front.rules.attack import incurred, owed, targets
from kurgan.games.eastern_front.rules.movement import destinations, find_way
from kurgan.games.eastern_front.rules.odds import NOT_ALLOWED, defence, joined_sides, odds
from kurgan.games.eastern_front.rules.retreat import can_retreat
from kurgan.games.eastern_front.rules.supply import supplied
from kurgan.games.eastern_front.rules.weather import set_weather
from kurgan.games.eastern_front.rules.zones import zone
from kurgan.games.eastern_front.state import State, Step
from kurgan.games.eastern_front.tables.charts import Outcome, Weather
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.geography import sides
from kurgan.games.eastern_front.tests.positions import choices, hex_of, orders_of
from kurgan.games.eastern_front.tests.twins import Twin
from kurgan.games.eastern_front.tests.twins.ground import side_of

LONGEST = 1500  # numbers of a game that are looked at
PLANS = 60  # attacks in hand of a scenario
EVERY = {"uranus": 6, "case-blue": 14, "barbarossa": 30, "campaign": 30}
each_scenario = pytest.mark.parametrize("scenario", EVERY)


@cache
def positions(scenario: str) -> list[State]:
    """Some states of two random games, every other one in the weather of another month."""
    found = list[State]()
    for seed in (1, 2):
        source = stream(seed, 9)
        for state, _ in islice(random_game(GAME, scenario, seed), LONGEST):
            if draw(source, EVERY[scenario]) == 0:
                if len(found) % 2:
                    state.month = draw(source, 48)
                    set_weather(state, draw(source, len(Weather)))
                found.append(state)
    return found


def test_3_1_the_positions_have_all_kinds_of_weather() -> None:
    for scenario in EVERY:
        assert {int(state.weather) for state in positions(scenario)} == set(Weather)
        assert len({int(state.month) for state in positions(scenario)}) > 20


def waiting_at(scenario: str, *steps: Step) -> list[State]:
    """Those of them that wait at one of these steps."""
    return [state for state in positions(scenario) if state.step in steps]


@each_scenario
def test_5_1_zones_agree(scenario: str) -> None:
    assert len(positions(scenario)) > 20
    for state in positions(scenario):
        twin = Twin(state)
        for side in (AXIS, SOVIET):
            assert set(zone(state, side)) == twin.zone(side)


@each_scenario
def test_8_1_supply_agrees(scenario: str) -> None:
    for state in positions(scenario)[::2]:
        twin = Twin(state)
        for side in (AXIS, SOVIET):
            assert set(supplied(state, side)) == twin.supplied(side)


@each_scenario
def test_5_2_reach_agrees(scenario: str) -> None:
    for state in positions(scenario)[::4]:
        twin = Twin(state)
        for unit in some(twin.units, 10):
            assert set(destinations(state, unit)) == twin.reach(unit), f"{unit}"


@each_scenario
def test_5_4_ways_are_walked_as_the_rules_say(scenario: str) -> None:
    """Step by step to the goal, without a stop on the way, for no more than the unit has."""
    for state in positions(scenario)[::8]:
        twin = Twin(state)
        for unit in some(twin.units, 6):
            stops = twin.zone(1 - side_of(unit))
            hostile = twin.hostile(side_of(unit))
            for goal in some(list(destinations(state, unit)), 4):
                way = [twin.hex[unit], *way_to(state, unit, goal)]
                assert way[-1] == goal and not hostile & set(way)
                assert all(there in sides(here) for here, there in pairwise(way))
                assert not stops & set(way[1:-1])
                assert len(way) <= 2 + 2 * twin.allowance(unit)


def way_to(state: State, unit: int, goal: int) -> list[int]:
    """The hexes of a way, without its start."""
    way = np.zeros(40, np.int16)
    return [int(hex) for hex in way[: find_way(state, unit, goal, way)]]


@cache
def attacks(scenario: str) -> list[State]:
    """All attacks that are in hand in a few random games."""
    games = (islice(random_game(GAME, scenario, seed), LONGEST) for seed in range(4))
    return [state for state, _ in chain.from_iterable(games) if state.step == Step.ATTACKERS]


def plans(scenario: str) -> Iterator[State]:
    """Attacks in hand: some of random games, and each of them with everybody in it who may join."""
    for state in some(attacks(scenario), PLANS):
        yield state
        full = copy(state)
        while joining := [
            number for number in choices(full) if GAME.say(GAME.knows(full, full.side), number)[:4] == "join"
        ]:
            apply(full, joining[0])
        yield full


@each_scenario
def test_6_5_odds_agree(scenario: str) -> None:
    columns: Counter[int] = Counter()
    for state in plans(scenario):
        twin, target = Twin(state), int(state.target)
        origins = {twin.hex[unit] for unit in twin.joined()}
        assert defence(state, target, joined_sides(state, target)) == twin.defence(target, origins)
        if origins:
            expected = twin.odds()
            found = odds(state)
            assert (None if found == NOT_ALLOWED else found) == expected
            columns[found] += 1
    assert len(columns) > 3


@each_scenario
def test_6_1_targets_agree(scenario: str) -> None:
    seen = 0
    for state in waiting_at(scenario, Step.TARGET, Step.BREAKTHROUGH):
        twin = Twin(state)
        assert set(targets(state)) == twin.targets()
        overdue = twin.owed() & twin.targets()
        assert (END in choices(state)) == (state.step == Step.TARGET and not overdue)
        seen += len(twin.targets())
    assert seen > 10


@each_scenario
def test_6_2_duties_agree(scenario: str) -> None:
    """What an attack brings with it, and what is owed once it has begun."""
    seen: Counter[bool] = Counter()
    for state in plans(scenario):
        twin = Twin(state)
        seen[bool(twin.incurred())] += 1
        assert set(incurred(state)) == twin.incurred()
        assert set(owed(state)) == (twin.owed() if state.side == SOVIET else set())
        if COMMIT in choices(state):
            after = copy(state)
            apply(after, COMMIT)
            assert set(owed(after)) == (twin.owed() | twin.incurred()) - {int(state.target)}
    assert seen[True] and seen[False]


def test_6_8_ways_out_agree() -> None:
    answers: Counter[tuple[bool, bool]] = Counter()
    for state in chain.from_iterable(map(plans, EVERY)):
        twin = Twin(state)
        if twin.stack.get(int(state.target)):
            found = can_retreat(copy(state), Outcome.DW), can_retreat(copy(state), Outcome.DR)
            assert found == (twin.can_retreat(1), twin.can_retreat(2))
            answers[found] += 1
    assert len(answers) > 1


def test_6_10_retreats_agree() -> None:
    """Every retreat of some random games, hex by hex."""
    seen: Counter[bool] = Counter()
    for scenario in ("uranus", "case-blue", "barbarossa"):
        for seed in range(4):
            for state, _ in islice(random_game(GAME, scenario, seed), LONGEST):
                if state.step == Step.RETREAT:
                    twin = Twin(state)
                    falling = [unit for unit in twin.units if state.falls[unit]]
                    here = int(state.fallback)
                    assert {hex_of(name) for name in orders_of(state, "retreat")} == twin.retreats(here, falling)
                    seen[here == state.target] += 1
    assert seen[True] > 3 and seen[False] > 1
