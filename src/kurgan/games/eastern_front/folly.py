"""What nobody should order, whatever he hopes for.

Nobody crowds out his own: only retreats break the stacking limit [4.3], so whoever ends a phase with too many in a hex
ends it to the harm of his enemy, who could not have moved away. The order that nobody retreats [6.9] is given before
anybody knows who will be attacked, and may turn out well.
"""

from __future__ import annotations

from kurgan.engine.hexset import HexSet, around, hexes, only
from kurgan.engine.networks import spread
from kurgan.engine.record import copy
from kurgan.games.eastern_front.actions import apply
from kurgan.games.eastern_front.legal import goals
from kurgan.games.eastern_front.numbering import COMMIT, GO, STAND, TARGET
from kurgan.games.eastern_front.rules.attack import owed
from kurgan.games.eastern_front.rules.exchange import can_buy
from kurgan.games.eastern_front.rules.odds import joined_sides, odds
from kurgan.games.eastern_front.rules.results import converted, printed_result
from kurgan.games.eastern_front.rules.retreat import end_retreat, mark_defenders, refuge, retreat_goals
from kurgan.games.eastern_front.rules.supply import BESIEGED_ENDURES, FAIR_REACH, FOUL_REACH, endurance, supplied
from kurgan.games.eastern_front.rules.weather import DIE_SIDES, is_foul
from kurgan.games.eastern_front.rules.zones import hostile
from kurgan.games.eastern_front.state import (
    Errand,
    Known,
    Phase,
    State,
    Step,
    controlled,
    enemy_of,
    field,
    no_hexes,
    standing,
    steady,
)
from kurgan.games.eastern_front.tables.charts import Outcome
from kurgan.games.eastern_front.tables.map import AXIS, GRID, LAND, OPEN_BY_ICE, RAILS
from kurgan.games.eastern_front.tables.places import BLACK_SEA_PORTS, LENINGRAD


def folly(known: Known, number: int) -> str | None:
    """An attack or a stand that no die can make worth while, or a march into hunger."""
    if known.step == Step.ATTACKERS and number == COMMIT:
        return "hopeless-attack" if is_hopeless(known) else None
    if known.step == Step.STAND and number == STAND:
        return "vain-stand" if is_vain(known) else None
    if known.step == Step.DESTINATION and GO <= number < TARGET:
        return "starved" if is_starving(known, number) else None
    return None


def is_hopeless(known: Known) -> bool:
    """[6.3, 6.4] Every result leaves the defenders as they are, and the attack is not owed [6.2].

    At 1:4 and 1:3 they may be Dispersed, which is worth while unless they are already, or nobody is there but a city's
    garrison [7.9]. At better odds they may be driven back or exchanged, and after some results bought [6.7].
    """
    results = {int(printed_result(odds(known), die)) for die in range(1, DIE_SIDES + 1)}
    if known.target in owed(known) or known.target in steady(known, enemy_of(known.side)):
        return False
    if Outcome.X in results or max(results) > Outcome.D:
        return False
    state = copy(known)
    state.outcome = Outcome.NE
    return Outcome.NE not in results or not can_buy(state)


def is_vain(known: Known) -> bool:
    """[6.9] To stand turns no result to the better and some to the worse.

    Unless those who yield may be driven upon friends: these they may crowd out [4.3] or weaken [6.6].
    """
    standing_fast = copy(known)
    standing_fast.stands = 1
    column, sides = odds(known), joined_sides(known, known.target)
    yielding = [int(converted(known, printed_result(column, die), sides)) for die in range(1, DIE_SIDES + 1)]
    firm = [int(converted(standing_fast, printed_result(column, die), sides)) for die in range(1, DIE_SIDES + 1)]
    if firm == yielding or any(held < given for held, given in zip(firm, yielding, strict=True)):
        return False
    return Outcome.DR not in yielding or not ways_back(standing_fast) & standing(known, enemy_of(known.side))


def ways_back(state: State) -> HexSet:
    """[6.10] Where the defenders may be driven by DR."""
    mark_defenders(state)
    open = refuge(state)
    end_retreat(state)
    found = first = retreat_goals(state, state.target, open)
    for hex in first:
        found = found | retreat_goals(state, hex, open)
    return found


def is_starving(known: Known, number: int) -> bool:
    """[8.2] A unit that is fed goes where it is lost at this turn's check, for nothing, though it could go elsewhere.

    That is certain only beyond the reach of every rail that might yet be opened, and for nothing only if it takes no
    ground and no enemy is near: it could fight him, bar his retreat, or open a way for others by standing there [8.1].
    """
    unit, side, goal = known.subject, known.side, number - GO
    if known.errand not in (Errand.MOVE, Errand.RAIL, Errand.SEA) or known.hungry[unit] == 0:
        return False
    within = feedable(known)
    if goal in within or not goals(known) & within or known.unit_hex[unit] not in supplied(known, side):
        return False
    state = copy(known)
    apply(state, number)
    may_be_lifted = known.phase == Phase.INITIAL and known.air[side] > 0
    checks = BESIEGED_ENDURES if may_be_lifted else endurance(state, unit)
    if known.hungry[unit] + 1 < checks or controlled(state, side) - controlled(known, side):
        return False
    near = only(GRID, goal)
    for _ in range(3):  # he may fall back two hexes, and into no zone
        near = near | around(near)
    return not near & hostile(known, side)


def feedable(known: Known) -> HexSet:
    """[8.1] Where units could be in supply if a side held every rail it can use, and no enemy were there."""
    side, open = known.side, LAND & field(known)
    lines = hexes(GRID, known.sources[side])
    if side == AXIS:
        lines = lines | (RAILS & hexes(GRID, known.gauge[0]))
    else:
        lines = lines | RAILS | BLACK_SEA_PORTS | only(GRID, LENINGRAD)
    far = FOUL_REACH if is_foul(known) else FAIR_REACH
    return (lines & open) | spread(lines & open, far, OPEN_BY_ICE[known.ice], open, no_hexes())
