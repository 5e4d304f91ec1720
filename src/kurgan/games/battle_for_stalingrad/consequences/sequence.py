"""Everything that follows from a number, in the order of the game."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.consequences.aftermath import absorptions, battle_over
from kurgan.games.battle_for_stalingrad.consequences.battle import eliminations, hits, medals
from kurgan.games.battle_for_stalingrad.consequences.cards import battle_card, draws, launches, looks
from kurgan.games.battle_for_stalingrad.consequences.forces import arrivals, rations, recoveries, strikes
from kurgan.games.battle_for_stalingrad.consequences.locations import holders, rubble
from kurgan.games.battle_for_stalingrad.consequences.turns import turns
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import Known, Phase


def consequences(before: Known, number: int, after: Known, seat: int) -> Iterator[Line]:
    """Everything that a number has brought about, in the order of the game."""
    yield from battle_card(before, number, after)
    yield from launches(before, after)
    yield from looks(before, number, after, seat)
    yield from rubble(before, number, after)
    if after.side == before.side and before.phase != Phase.BEGIN and before.step != Step.SUPPLY:
        yield from rations(before, number, after)
    yield from arrivals(before, after)
    yield from recoveries(before, after)
    yield from strikes(before, number, after)
    yield from hits(before, number, after)
    yield from eliminations(before, number, after)
    yield from absorptions(before, number, after)
    yield from medals(before, after)
    yield from holders(before, after)
    yield from battle_over(before, number, after)
    yield from draws(before, after)
    yield from turns(before, number, after)
