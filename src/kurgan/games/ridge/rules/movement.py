"""Chapter 3: sight, movement and combat."""

from kurgan.engine.hexset import HexSet, around, keep, nothing, only
from kurgan.engine.paths import Ground, reach
from kurgan.engine.rule import rule
from kurgan.games.ridge.rules.sequence import Step
from kurgan.games.ridge.state import State, enemy_of, standing
from kurgan.games.ridge.tables.map import AL, COMBAT_RESULTS, DL, GRID, HILLS, OPEN


@rule("3.1")
def sight(state: State, side: int) -> HexSet:
    """A side sees the hills, its units and every hex next to them, and both hexes of a fight."""
    own = standing(state, side)
    seen = HILLS | own | around(own)
    return seen | only(GRID, state.start) | only(GRID, state.goal) if state.step == Step.COMBAT_DIE else seen


@rule("3.2")
def destinations(state: State, start: int) -> HexSet:
    """A unit goes one or two hexes over open ground, or one hex onto a hill, past no unit that its side sees."""
    own, enemies = standing(state, state.side), standing(state, enemy_of(state.side)) & sight(state, state.side)
    return reach(only(GRID, start), 2, Ground(OPEN - own, HILLS - own, nothing(GRID)), enemies)


@rule("3.3")
def march(state: State, start: int, goal: int) -> None:
    """A unit goes where it was sent; if an enemy is there, seen or not, it must fight for the hex."""
    seen = sight(state, state.side)
    if goal in standing(state, enemy_of(state.side)):
        state.start, state.goal, state.step = start, goal, Step.COMBAT_DIE
    else:
        keep(state.standing[state.side], standing(state, state.side) - only(GRID, start) | only(GRID, goal))
    state.learned = bool(sight(state, state.side) - seen)


@rule("3.4")
def fight(state: State, die: int) -> None:
    """The die and the defender's ground say who is lost; an attacker whose enemy is lost takes the hex."""
    result, enemy = COMBAT_RESULTS[int(state.goal in HILLS), die - 1], enemy_of(state.side)
    if result == AL:
        keep(state.standing[state.side], standing(state, state.side) - only(GRID, state.start))
    elif result == DL:
        keep(state.standing[enemy], standing(state, enemy) - only(GRID, state.goal))
        march(state, state.start, state.goal)
    state.step = Step.ORDER
