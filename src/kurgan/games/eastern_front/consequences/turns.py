"""[2] Phases, turns and months as they pass."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.text import Line, Value
from kurgan.games.eastern_front.consequences.muster import beginnings, recoveries
from kurgan.games.eastern_front.consequences.places import captures
from kurgan.games.eastern_front.consequences.supply import hunger
from kurgan.games.eastern_front.names import month_line, side_line, weather_line
from kurgan.games.eastern_front.rules.victory import Verdict
from kurgan.games.eastern_front.state import Known, Phase, Step
from kurgan.games.eastern_front.tables.words import written


def has_ended(before: Known, after: Known) -> bool:
    """Is the turn over of the side whose it was?"""
    if before.step == Step.WEATHER_DIE or after.verdict == Verdict.RESIGNED:
        return False
    return bool(after.side != before.side or after.turn != before.turn or after.step == Step.OVER)


def passage(before: Known, after: Known) -> Iterator[Line]:
    """What has passed: a phase, or a turn with its checks, and what the next one brings."""
    if has_ended(before, after):
        yield from checks(before, after)
        if after.turn != before.turn and after.step != Step.WEATHER_DIE:
            yield month(after)
        if after.step == Step.INITIAL:
            yield from beginnings(before, after, int(after.side))
    elif before.step == Step.WEATHER_DIE:
        yield from beginnings(before, after, int(after.side))
    elif after.phase != before.phase:
        values: dict[str, Value] = {"side": side_line(after.side), "phase": written(Phase(after.phase))}
        yield Line("log-phase", values, "2.3" if after.phase == Phase.PREPARED else "2.4")


def checks(before: Known, after: Known) -> Iterator[Line]:
    """[2.5] Supply, control and dates, and the end of the turn."""
    yield from hunger(before, after)
    yield from captures(before, after)
    yield from recoveries(before, after, int(before.side))
    yield Line("log-end", {"side": side_line(before.side), "month": month_line(int(before.month))}, "2.5")
    if after.missed > before.missed:
        yield Line("log-missed", {"month": month_line(int(before.month)), "count": int(after.missed)}, "11.4")


def month(after: Known) -> Line:
    """A month whose weather needs no die."""
    return Line("log-month", {"month": month_line(int(after.month)), "weather": weather_line(after.weather)}, "2.1")
