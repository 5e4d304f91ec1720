"""What follows the words of an opening: where the chosen units may go, or what is added to an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kurgan.engine.game import Group, Orders, Unreadable
from kurgan.engine.text import Line
from kurgan.games.eastern_front.menu.headings import unit_heading
from kurgan.games.eastern_front.menu.journeys import goal_orders, shared_goals
from kurgan.games.eastern_front.menu.plans import plan
from kurgan.games.eastern_front.menu.trials import followed
from kurgan.games.eastern_front.state import Known, field
from kurgan.games.eastern_front.tables.map import HEX_NAMES, LAND
from kurgan.games.eastern_front.text.reading import VERBS, unit_named
from kurgan.games.eastern_front.text.spelling import ERRANDS, codes_in

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
