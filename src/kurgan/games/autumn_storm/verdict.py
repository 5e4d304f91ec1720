"""[12] How a game ended, in words, with what the points of both sides are made of."""

from __future__ import annotations

from typing import Final

from kurgan.engine.game import NOBODY, Result
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm.names import side_line
from kurgan.games.autumn_storm.rules.victory import Verdict, score
from kurgan.games.autumn_storm.state import DRAWN_GAME, State
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET

VERDICT_KEYS: Final = {
    Verdict.AXIS_POINTS: "won-axis-points",
    Verdict.SOVIET_HOLD: "won-soviet-hold",
    Verdict.DRAW: "won-by-nobody",
    Verdict.RESIGNATION: "verdict-resignation",
}


def result(state: State) -> Result:
    """[12] How the game ended, and with which points."""
    winner = NOBODY if state.winner == DRAWN_GAME else int(state.winner)
    verdict = Verdict(state.verdict)
    values: dict[str, Value] = {} if winner == NOBODY else {"side": side_line(winner)}
    if verdict != Verdict.RESIGNATION:
        values |= {
            "axis": points(state, AXIS),
            "axis_needs": int(state.axis_needs),
            "soviet": points(state, SOVIET),
            "soviet_needs": int(state.soviet_needs),
            "turn": int(state.turn),
        }
    return Result(winner, Line(VERDICT_KEYS[verdict], values, f"12.{verdict.value}"))


def points(state: State, side: int) -> int | Line:
    """The points of a side; where Political Pressure cost it some [4.2], how they come about."""
    total, lost = int(score(state, side)), int(state.penalty[side])
    if not lost:
        return total
    return Line("points-pressed", {"points": total, "held": total + lost, "penalty": lost})
