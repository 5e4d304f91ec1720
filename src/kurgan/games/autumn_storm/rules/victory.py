"""Chapter 12: victory."""

from __future__ import annotations

from enum import IntEnum

from kurgan.engine.rule import helper, rule
from kurgan.games.autumn_storm.state import DRAWN_GAME, UNDECIDED, State, controlled, enemy_of
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET, VICTORY_HEXES, VICTORY_TWOS


class Verdict(IntEnum):
    """The rule of chapter 12 that ended the game."""

    NONE = 0
    AXIS_POINTS = 1
    SOVIET_HOLD = 2
    DRAW = 3
    RESIGNATION = 4


@helper
def score(state: State, side: int) -> int:
    """The value of the victory hexes a side controls [1.3], less what Political Pressure cost it [4.2]."""
    held = controlled(state, side)
    return len(held & VICTORY_HEXES) + len(held & VICTORY_TWOS) - state.penalty[side]


@helper
def is_over(state: State) -> bool:
    return state.winner != UNDECIDED


@helper
def decide(state: State, winner: int, verdict: int) -> None:
    state.winner = winner
    state.verdict = verdict


@rule("12.1")
def judge_axis(state: State) -> None:
    """The Axis wins at once when it has the points it needs."""
    if score(state, AXIS) >= state.axis_needs:
        decide(state, AXIS, Verdict.AXIS_POINTS)


@rule("12.2")
def judge_last_turn(state: State) -> None:
    """After the last Soviet faction turn the Soviet side wins if it has held enough."""
    if score(state, SOVIET) >= state.soviet_needs:
        decide(state, SOVIET, Verdict.SOVIET_HOLD)
    else:
        call_draw(state)


@rule("12.3")
def call_draw(state: State) -> None:
    """Otherwise the game is drawn."""
    decide(state, DRAWN_GAME, Verdict.DRAW)


@rule("12.4")
def resign(state: State, side: int) -> None:
    """A side may resign at any time."""
    decide(state, enemy_of(side), Verdict.RESIGNATION)
