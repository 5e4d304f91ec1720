"""An attack in the making: the best of those that could be made, the one that is planned, and what may be added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.game import Choice, Group, Orders
from kurgan.games.eastern_front.forecast.prospects import begun, every_die, is_good
from kurgan.games.eastern_front.menu.headings import plan_heading
from kurgan.games.eastern_front.menu.trials import followed
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.outlook import Plan, assaults, safest
from kurgan.games.eastern_front.rules.air import can_fly
from kurgan.games.eastern_front.rules.attack import can_commit, can_join, owed
from kurgan.games.eastern_front.rules.odds import QUARTERS
from kurgan.games.eastern_front.state import Known, State, units_in_play
from kurgan.games.eastern_front.tables.map import HEX_NAMES
from kurgan.games.eastern_front.text.spelling import AIR, PLAN, planned

MOST_OFFERED: Final = 3


def plan(known: Known, words: Sequence[str]) -> Group:
    """An attack as it is planned so far, and what may be added to it."""
    state = followed(known, planned(*words)[:-1])
    return Group(HEX_NAMES[state.target], plan_heading(state), tuple(plan_orders(state)))


def plan_orders(state: State) -> Iterator[Orders]:
    """The best plans in one press, the plan as it stands, and what opens another: one unit more, or the air unit."""
    place = HEX_NAMES[state.target]
    joined = [unit for unit in units_in_play(state, state.side) if state.joined[unit]]
    joining = [unit for unit in units_in_play(state, state.side) if can_join(state, unit)]
    best = offered(state)
    if best:
        yield Orders.of("assault", [best_choice(state, joined, each) for each in best])
    if can_commit(state):
        yield Orders("commit", "", [place], words=[in_words(state, joined, state.flown)])
    elif not best:  # nobody can begin it so [6.2]: laid out step by step it can still be looked at, and called off
        yield Orders(PLAN, "", [place], words=[in_words(state, joined, state.flown).replace("attack", PLAN)])
    if joining:
        words = [in_words(state, [*joined, unit], state.flown) for unit in joining]
        yield Orders("join", "", [HEX_NAMES[state.unit_hex[unit]] for unit in joining], words=words, opens=True)
    if can_fly(state):
        yield Orders("fly", "", [place], words=[in_words(state, joined, 1)], opens=True)


def offered(state: State) -> list[Plan]:
    """The best plans, first the one to begin with.

    Where a hex must be attacked [6.2] and no good attack exists, that is the one that risks least.
    """
    best = assaults(state)
    if not best or state.target not in owed(state):
        return best
    good = [plan for plan in best if is_good(every_die(begun(state, plan)))]
    first = good[0] if good else safest(state) or best[0]
    return [first, *(plan for plan in best if plan != first)][:MOST_OFFERED]


def best_choice(state: State, joined: Sequence[int], plan: Plan) -> Choice:
    """A whole attack, with the factors it takes."""
    words = in_words(state, [*joined, *plan.units], plan.flown)
    return Choice(words, HEX_NAMES[state.target], plan.quarters // QUARTERS)


def in_words(state: State, units: Sequence[int], flown: int) -> str:
    """A plan as an order; the same units are always named in the same order, and the air unit last."""
    codes = [code_of(state, unit) for unit in sorted(units)]
    return " ".join(["attack", HEX_NAMES[state.target], *codes, *([AIR] if flown else [])])
