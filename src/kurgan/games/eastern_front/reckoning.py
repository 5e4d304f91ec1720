"""[6.4, 6.7] Who would have to be lost at least."""

from __future__ import annotations

from kurgan.games.eastern_front.rules.exchange import TWICE, can_pay
from kurgan.games.eastern_front.state import State, units_in_play


def cheapest(state: State, due: int) -> list[int]:
    """The attackers whose loss pays for so many half factors and is the smallest; all of them if that is not enough."""
    able = [unit for unit in units_in_play(state, state.side) if can_pay(state, unit)]
    ways: dict[int, list[int]] = {0: []}  # for each sum of half factors the fewest units that make it
    for unit in able:
        paid = TWICE * int(state.attack[unit])
        for total, units in sorted(ways.items(), reverse=True):
            if total < due and len(units) + 1 < len(ways.get(total + paid, range(len(able) + 2))):
                ways[total + paid] = [*units, unit]
    enough = [total for total in ways if total >= due]
    return ways[min(enough)] if enough else able
