"""The end of a player turn, the beginning of the next, and its supply."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.consequences.forces import unexplained
from kurgan.games.battle_for_stalingrad.names import acting, force_code
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import to_give_out
from kurgan.games.battle_for_stalingrad.rules.victory import Verdict
from kurgan.games.battle_for_stalingrad.state import Known, Phase


def turns(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A player turn ends, the next one begins, and supply comes."""
    is_won_at_its_end = after.step == Step.OVER and after.phase == Phase.DRAW and after.verdict != Verdict.RESIGNATION
    if before.side != after.side or is_won_at_its_end:
        yield Line("log-end", {**acting(before.side), "turn": int(before.turn)}, "4")
    is_new = after.phase >= Phase.SUPPLY and (before.side != after.side or before.phase <= Phase.BEGIN)
    if is_new:
        yield Line("log-turn", {**acting(after.side), "turn": int(after.turn)}, "4")
    if is_new or before.step == Step.SUPPLY:
        yield from supplies(before, number, after, is_new)


def supplies(before: Known, number: int, after: Known, is_new: bool) -> Iterator[Line]:
    """Rations that were given out of themselves, how many are still to be shared, and how many find no room."""
    changes = unexplained(before, number, after)
    left = int(to_give_out(after, after.side))
    lost = int(after.arriving) - left if is_new else 0
    if changes or (is_new and left == 0):
        values = {**acting(after.side), "rations": sum(changes.values()), "left": left, "lost": lost}
        yield Line("log-supply", values, "5.1", tuple(force_code(force) for force in changes))
