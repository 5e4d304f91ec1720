"""What follows the words of an opening: where the chosen units may go, or who joins an attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kurgan.engine.game import Choice, Group, Orders, Unreadable
from kurgan.engine.text import Line
from kurgan.games.eastern_front.menu.headings import plan_heading, unit_heading
from kurgan.games.eastern_front.menu.journeys import goal_orders, shared_goals
from kurgan.games.eastern_front.menu.trials import followed
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.outlook import Plan, assaults
from kurgan.games.eastern_front.rules.air import can_fly
from kurgan.games.eastern_front.rules.attack import can_commit, can_join
from kurgan.games.eastern_front.rules.odds import QUARTERS, joined_sides
from kurgan.games.eastern_front.state import Known, State, field, units_in_play
from kurgan.games.eastern_front.tables.map import HEX_NAMES, LAND
from kurgan.games.eastern_front.text.reading import VERBS, unit_named
from kurgan.games.eastern_front.text.spelling import AIR, ERRANDS, codes_in, is_air, planned

MARCH: Final = "march"


def continued(known: Known, words: str) -> Sequence[Group]:
    """The orders that begin with these words: `move de14`, `rail de14`, `attack 2823 de14`."""
    typed, *rest = words.split() or [""]
    verb = VERBS.meant(typed)
    if verb == "attack" and rest:
        return [plan(known, rest)]
    if verb and len(rest) == 1 and (verb in ERRANDS or verb == MARCH):
        return [journey(known, verb, codes_in(rest))]
    raise Unreadable(Line("unreadable-opening", {"words": words.strip()}, "2.3"))


def journey(known: Known, verb: str, codes: Sequence[str]) -> Group:
    """Where the units may go; several of them may also march on a far goal, each as far as it comes."""
    units = [unit_named(known, known.side, code) for code in codes]
    orders = []
    if verb != MARCH:
        orders.append(errand(known, verb, codes, units))
    if verb == MARCH or (verb == "move" and len(units) > 1):
        near = set(orders[0].places) if orders else set()
        far = [HEX_NAMES[hex] for hex in LAND & field(known) if HEX_NAMES[hex] not in near]
        orders.append(Orders(MARCH, f"{MARCH} {','.join(codes)}", far))
    return Group(codes[0], unit_heading(known, units[0]), tuple(each for each in orders if each.places))


def errand(known: Known, verb: str, codes: Sequence[str], units: Sequence[int]) -> Orders:
    """All of them go to the same hex."""
    for code in codes[1:]:
        followed(known, [f"{verb} {code}"])
    state = followed(known, [f"{verb} {codes[0]}"])
    goals = list(shared_goals(state, units))
    if not goals and verb != "move":
        raise Unreadable(Line("unreadable-together", rule="4.1"))
    return goal_orders(state, verb, f"{verb} {','.join(codes)}", units, goals)


def plan(known: Known, rest: Sequence[str]) -> Group:
    """An attack as it is planned so far, and what may be added to it."""
    state = followed(known, planned(*rest)[:-1])
    place = HEX_NAMES[state.target]
    joined = [code for code in codes_in(rest[1:]) if not is_air(code)]
    said = " ".join(["attack", place, *joined, *([AIR] if state.flown else [])])
    return Group(place, plan_heading(state), tuple(plan_orders(state, said, place)))


def plan_orders(state: State, said: str, place: str) -> Iterator[Orders]:
    """The best plans in one press, the plan as it stands, and what opens another: one unit more, or the air unit."""
    best = [Choice(in_words(state, said, each), place, each.quarters // QUARTERS) for each in assaults(state)]
    if best:
        yield Orders.of("assault", best)
    if can_commit(state):
        yield Orders("commit", "", [place], words=[said])
    elif not best and not joined_sides(state, state.target):
        yield Orders("plan", "", [place], words=[said])  # nobody can begin it alone [6.2]: step by step it is seen why
    joining = [unit for unit in units_in_play(state, state.side) if can_join(state, unit)]
    if joining:
        places = [HEX_NAMES[state.unit_hex[unit]] for unit in joining]
        yield Orders("join", "", places, words=[with_unit(state, said, unit) for unit in joining], opens=True)
    if can_fly(state):
        yield Orders("fly", "", [place], words=[f"{said} {AIR}"], opens=True)


def in_words(state: State, said: str, plan: Plan) -> str:
    """A plan as an order."""
    for unit in plan.units:
        said = with_unit(state, said, unit)
    return f"{said} {AIR}" if plan.flown > state.flown else said


def with_unit(state: State, said: str, unit: int) -> str:
    """The words of a plan with one unit more; the air unit is named last."""
    begun = said.removesuffix(f" {AIR}")
    return f"{begun} {code_of(state, unit)}{said.removeprefix(begun)}"
