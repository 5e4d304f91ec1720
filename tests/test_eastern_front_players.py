"""What the evaluation makes of a player who looks one action ahead: on played games he does the sensible thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from kurgan.engine.chance import draw, stream
from kurgan.engine.compiled import desk_for
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.paths import distance
from kurgan.engine.record import copy
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.numbering import COMMIT
from kurgan.games.eastern_front.rules.attack import owed
from kurgan.games.eastern_front.rules.odds import odds
from kurgan.games.eastern_front.rules.weather import DIE_SIDES
from kurgan.games.eastern_front.state import State, Step, is_on_map, steady, units_in_play
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, COMBAT_RESULTS, Outcome
from kurgan.games.eastern_front.tables.map import AXIS, GRID, OFF_MAP, SOVIET
from kurgan.games.eastern_front.worth import holes
from kurgan.players import player

SEEDS = (1, 2, 3)
EVEN = COLUMN_NAMES.index("1:1")
SUMMER = 3  # months of Case Blue
both_sides = pytest.mark.parametrize("side", [AXIS, SOVIET])


def played(name: str, scenario: str, seed: int) -> Iterator[tuple[State, int]]:
    """A game of a player against himself: every state, and the number that follows it."""
    choose, desk, source = player(name, GAME), desk_for(GAME), stream(seed)
    state = GAME.start(scenario, {})
    while (seat := GAME.seat_to_move(state)) != NOBODY:
        if seat == CHANCE:
            number = draw(source, DIE_SIDES) + 1
        else:
            number = int(choose(GAME.knows(state, seat), seat, source, desk))
        yield copy(state), number
        GAME.apply(state, number)


@cache
def games(name: str, scenario: str) -> list[list[tuple[State, int]]]:
    """A few whole games, played once for all tests."""
    return [list(played(name, scenario, seed)) for seed in SEEDS]


def turn_ends(game: list[tuple[State, int]], side: int) -> Iterator[tuple[State, State]]:
    """The last state of each turn of a side, and the first after it."""
    for (before, _), (after, _) in pairwise(game):
        if before.side == side != after.side:
            yield before, after


def way_to_goals(state: State, side: int, goals: list[int]) -> float:
    """How far a side's attack factors are from the nearest of these hexes, on average."""
    units = [unit for unit in units_in_play(state, side) if is_on_map(state, unit)]
    total = sum(min(distance(GRID, state.unit_hex[u], goal) for goal in goals) * state.attack[u] for u in units)
    return float(total / sum(state.attack[unit] for unit in units))


def test_the_axis_advances_on_the_victory_cities() -> None:
    for game in games("greedy", "case-blue"):
        first, last = game[0][0], game[-1][0]
        goals = [int(hex) for hex in first.goal_hex if hex != OFF_MAP]
        assert way_to_goals(last, AXIS, goals) < way_to_goals(first, AXIS, goals) - 0.5


def closed_turns(name: str) -> float:
    """After how many summer turns the Soviet side has a line through which the Axis can run into four hexes at most."""
    found = [
        len(holes(before, SOVIET, steady(before, SOVIET)))
        for game in games(name, "case-blue")
        for before, _ in turn_ends(game, SOVIET)
        if before.turn <= SUMMER
    ]
    return sum(count <= 4 for count in found) / len(found)


def test_the_soviets_form_a_line() -> None:
    """Not always: the Axis breaks through, and in autumn it often has."""
    assert closed_turns("greedy") >= 0.8 > closed_turns("random")


@both_sides
def test_nobody_strands_his_units(side: int) -> None:
    checked = cut_off = 0
    for game in games("greedy", "case-blue"):
        for _, after in turn_ends(game, side):
            units = [unit for unit in units_in_play(after, side) if is_on_map(after, unit)]
            checked += len(units)
            cut_off += sum(after.hungry[unit] == 1 for unit in units)
    assert checked > 100
    assert cut_off < 0.03 * checked


@pytest.mark.parametrize("scenario", ["uranus", "case-blue"])
def test_nobody_attacks_where_no_result_helps_unless_he_must(scenario: str) -> None:
    begun = [state for game in games("greedy", scenario) for state, number in game if is_begun(state, number)]
    assert {int(state.side) for state in begun} == {AXIS, SOVIET}
    for state in begun:
        results = [int(COMBAT_RESULTS[die, odds(state)]) for die in range(DIE_SIDES)]
        assert max(results) > Outcome.NE or state.target in owed(state)


def is_begun(state: State, number: int) -> bool:
    """Is this number the beginning of an attack?"""
    return state.step == Step.ATTACKERS and number == COMMIT


def test_the_axis_attacks_at_no_less_than_even_odds() -> None:
    chosen = [
        odds(state)
        for game in games("greedy", "case-blue")
        for state, number in game
        if is_begun(state, number) and state.side == AXIS
    ]
    assert len(chosen) > 5
    assert min(chosen) >= EVEN
