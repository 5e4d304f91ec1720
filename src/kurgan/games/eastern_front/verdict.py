"""[11] How a game ended, in words, with the points that decided it."""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import NOBODY, Result
from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.names import month_line, side_line
from kurgan.games.eastern_front.rules.victory import Contest, Verdict, contender, score, threshold
from kurgan.games.eastern_front.state import DRAWN_GAME, State, enemy_of
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tables.words import written

RULES: Final = {
    Contest.SOVIET_POINTS: "11.1",
    Contest.AXIS_POINTS: "11.2",
    Contest.BARBAROSSA: "11.3",
    Contest.CAMPAIGN: "11.4",
}


def result(state: State) -> Result:
    """How the game ended, and with which points."""
    winner = NOBODY if state.winner == DRAWN_GAME else int(state.winner)
    verdict = Verdict(state.verdict)
    if verdict == Verdict.RESIGNED:
        values: dict[str, Value] = {"side": side_line(winner), "loser": side_line(enemy_of(winner))}
        return Result(winner, Line("verdict-resigned", values, "2.5"))
    rule = RULES[Contest(state.victory)]
    if verdict == Verdict.POINTS:
        return Result(winner, Line(counted(state, winner), points(state), rule))
    return Result(winner, Line(f"verdict-{written(verdict)}", cities(state), rule))


def counted(state: State, winner: int) -> str:
    """Whether the side whose points are counted has won, drawn or lost."""
    if winner == NOBODY:
        return "verdict-points-drawn"
    return "verdict-points-won" if winner == contender(state) else "verdict-points-lost"


def points(state: State) -> dict[str, Value]:
    """The points of the side whose are counted, and what they had to be."""
    side = int(contender(state))
    return {
        "side": side_line(side),
        "points": int(score(state, side)),
        "wins": int(state.wins),
        "draws": int(state.draws),
    }


def cities(state: State) -> dict[str, Value]:
    """The victory cities of both sides in supply, and what they had to be worth."""
    return {
        "axis": int(score(state, AXIS)),
        "soviet": int(score(state, SOVIET)),
        "wins": int(threshold(state)),
        "holds": int(state.draws),
        "month": month_line(int(state.month)),
    }
