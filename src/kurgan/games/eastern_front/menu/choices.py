"""The menu: exactly what is legal, in the words of the journal, or the orders that open it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from kurgan.engine.game import Choice, Group, Orders
from kurgan.games.eastern_front.actions import seat_to_move
from kurgan.games.eastern_front.menu.headings import side_heading, target_heading, unit_heading
from kurgan.games.eastern_front.menu.journeys import goal_orders
from kurgan.games.eastern_front.names import code_of
from kurgan.games.eastern_front.numbering import ARRIVE, GO, JOIN, LOSE, RAIL, REMOVE, REPLACE, SEA, TAKE, TARGET
from kurgan.games.eastern_front.orders import kind_of, unit_in
from kurgan.games.eastern_front.rules.attack import owed
from kurgan.games.eastern_front.state import Known, Step
from kurgan.games.eastern_front.tables.map import HEX_NAMES
from kurgan.games.eastern_front.text.saying import HEX_VERBS, UNIT_VERBS, WORDS, say, verb_of

Grouped: TypeAlias = dict[int, list[int]]
"""The legal numbers of each kind."""

OPENING: Final = (TAKE, RAIL, SEA, REPLACE, ARRIVE)  # a unit is chosen, and then where it goes
NAMING: Final = (LOSE, REMOVE)  # a unit is named, and that is all


def menu(known: Known, numbers: Sequence[int]) -> Sequence[Group]:
    """A seat's choices, subject by subject, then what is said to nobody in particular."""
    kinds: Grouped = {}
    for number in numbers:
        kinds.setdefault(int(kind_of(number)), []).append(int(number))
    groups = GROUPS.get(Step(known.step), of_units)(known, kinds)
    rest = tuple(own_orders(known, kinds))
    return [*groups, Group("", side_heading(seat_to_move(known)), rest)] if rest else groups


def of_units(known: Known, kinds: Grouped) -> list[Group]:
    """Unit by unit: what it may set out for."""
    orders: dict[int, list[Orders]] = {}
    for kind in OPENING:
        for number in kinds.get(kind, ()):
            opening = Orders(verb_of(known, number), say(known, number), opens=True)
            orders.setdefault(unit_in(known, number), []).append(opening)
    return [
        Group(code_of(known, unit), unit_heading(known, unit), tuple(orders[unit]))
        for unit in north_first(known, orders)
    ]


def north_first(known: Known, units: Iterable[int]) -> list[int]:
    """From one end of the front to the other, so that whoever goes through them does not jump about."""
    return sorted(units, key=lambda unit: (int(known.unit_hex[unit]), unit))


def of_targets(known: Known, kinds: Grouped) -> list[Group]:
    """Target by target: first those that must be attacked."""
    due, groups = owed(known), list[Group]()
    targets = [number - TARGET for number in kinds.get(TARGET, ())]
    for hex in sorted(targets, key=lambda hex: hex not in due):
        opening = Orders("attack", say(known, TARGET + hex), opens=True)
        groups.append(Group(HEX_NAMES[hex], target_heading(known, hex, hex in due), (opening,)))
    return groups


def of_plan(known: Known, kinds: Grouped) -> list[Group]:
    """The attack that is being planned: who may join it, the air unit, and the word to go or not."""
    hex = int(known.target)
    orders = [Orders(WORDS[kind], WORDS[kind]) for kind in kinds if kind in WORDS]
    if JOIN in kinds:
        orders.append(Orders.of("join", standing_choices(known, kinds[JOIN])))
    return [Group(HEX_NAMES[hex], target_heading(known, hex, hex in owed(known)), tuple(orders))]


def standing_choices(known: Known, numbers: Sequence[int]) -> list[Choice]:
    """Orders that name a unit, each pointing at the hex where it stands."""
    return [Choice(say(known, number), HEX_NAMES[known.unit_hex[unit_in(known, number)]]) for number in numbers]


def of_journey(known: Known, kinds: Grouped) -> list[Group]:
    """Where the chosen unit may go."""
    unit = int(known.subject)
    goals = [number - GO for number in kinds[GO]]
    return [Group(code_of(known, unit), unit_heading(known, unit), (goal_orders(known, "to", "to", [unit], goals),))]


def own_orders(known: Known, kinds: Grouped) -> list[Orders]:
    """What is said to nobody in particular: words, units that are named, and hexes."""
    if known.step in (Step.ATTACKERS, Step.DESTINATION):
        return []
    found = []
    for kind, numbers in kinds.items():
        if kind in NAMING:
            found.append(Orders.of(UNIT_VERBS[kind], standing_choices(known, numbers)))
        elif kind in HEX_VERBS and kind != TARGET:
            verb = verb_of(known, numbers[0])
            found.append(Orders(verb, verb, [HEX_NAMES[number - kind] for number in numbers]))
        elif kind in WORDS:
            found.append(Orders(WORDS[kind], WORDS[kind]))
    return found


GROUPS: Final[dict[Step, Callable[[Known, Grouped], list[Group]]]] = {
    Step.TARGET: of_targets,
    Step.BREAKTHROUGH: of_targets,
    Step.ATTACKERS: of_plan,
    Step.DESTINATION: of_journey,
}
