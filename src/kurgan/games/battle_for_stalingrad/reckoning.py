"""How totals come about, in words; and what a player may be advised: whom to feed, how to absorb hits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from kurgan.engine.record import copy
from kurgan.engine.text import Line
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.legal import can_be_named
from kurgan.games.battle_for_stalingrad.names import force_code, force_name, location_name
from kurgan.games.battle_for_stalingrad.numbering import FORCE
from kurgan.games.battle_for_stalingrad.rules.losses import (
    can_absorb,
    has_way_back,
    hits_by_elimination,
    hits_by_retreat,
)
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.supply import to_give_out
from kurgan.games.battle_for_stalingrad.rules.totals import defence_note
from kurgan.games.battle_for_stalingrad.state import Known, State, forces_of, is_on_table, is_perimeter, perimeter_area
from kurgan.games.battle_for_stalingrad.tables.cards import COMBAT, VALUE
from kurgan.games.battle_for_stalingrad.tables.constants import ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note

RATION_COST: Final = 1.0
RETREAT_COST: Final = 2.0
LOCATION_COST: Final = 3.0  # when nobody stays
ELIMINATION_COST: Final = 4.0
VALUE_COST: Final = 2.0
MEDAL_COST: Final = 2.0


class Factor(NamedTuple):
    """One thing that counts in a total."""

    label: Line
    value: int


def factors(state: State, side: int) -> Iterator[Factor]:
    """[7.3] Where a side's total comes from; what its Forces bring was fixed at the start of the battle."""
    for force in forces_of(side):
        if state.engaged[force]:
            yield from brought_by(state, force)
    others = (
        (int(state.supported[side]), Line("factor-support", rule="15.9")),
        (-int(state.sniped[side]), Line("factor-snipers", rule="15.12")),
        (
            int(defence_note(state, side, Note.DEFEND)),
            Line("factor-note", {"name": location_name(state, state.battle)}, "16.3"),
        ),
        (int(state.bonus[side]), Line("factor-cards", rule="7.5")),
    )
    for value, label in others:
        if value:
            yield Factor(label, value)


def brought_by(state: State, force: int) -> Iterator[Factor]:
    """What an engaged Force brings; of one that has fallen since, its medals with it, only the sum is known."""
    name, brought, medals = {"name": force_name(force)}, int(state.brought[force]), int(state.medals[force])
    combat = int(COMBAT[force]) if is_on_table(state, force) else brought
    yield Factor(Line("factor-force", name, "7.3"), combat)
    if medals:
        yield Factor(Line("factor-medals", name, "9.2"), medals)
    if brought > combat + medals:
        yield Factor(Line("factor-ability", name, "7.3"), brought - combat - medals)


def left_to_give(known: Known) -> int:
    """How much of what is asked for now is still to come: rations, moves, cards."""
    return int(to_give_out(known, known.actor) if known.step == Step.SUPPLY else known.left)


def advice(known: Known) -> list[str]:
    """Orders that would answer the present question and those like it, for one who does not care to think about it."""
    if known.step == Step.LOSSES:
        return cheapest(known, int(known.actor), int(known.hits)).orders()
    return hungriest_first(known) if known.step in (Step.SUPPLY, Step.RATIONS) else []


def hungriest_first(known: Known) -> list[str]:
    """[5.6, 6.2] Each ration for the Force that has fewest, in a control area rather than behind it."""
    after, orders = copy(known), list[str]()
    while after.step == known.step and after.actor == known.actor:
        takers = [force for force in forces_of(after.actor) if can_be_named(after, force)]
        force = min(takers, key=lambda each: (int(after.rations[each]), is_perimeter(after.force_at[each])))
        orders.append(f"feed {force_code(force)}")
        apply(after, FORCE + force)
    return orders


class Mean(NamedTuple):
    """One engaged Force and what it can give."""

    force: int
    rations: int
    retreat: int  # hits absorbed; 0 where it has no way back
    elimination: int
    cost: float  # of its elimination


@dataclass(frozen=True)
class Allotment:
    """A way to absorb all hits: rations of each Force, who goes back, who is lost."""

    rations: tuple[tuple[int, int], ...]
    retreats: tuple[int, ...]
    eliminations: tuple[int, ...]

    @property
    def n_rations(self) -> int:
        return sum(count for _, count in self.rations)

    def orders(self) -> list[str]:
        """The same as orders, in a sequence that is legal."""
        given = [f"ration {force_code(force)}" for force, count in self.rations for _ in range(count)]
        back = [f"retreat {force_code(force)}" for force in self.retreats]
        return [*given, *back, *(f"eliminate {force_code(force)}" for force in self.eliminations)]


def cheapest(state: State, side: int, hits: int) -> Allotment:
    """The cheapest way for a side to absorb so many hits; everything it has, if nothing is enough."""
    means = [mean_of(state, force) for force in forces_of(side) if can_absorb(state, force)]
    room = ZONE_LIMIT - int(state.present[side, perimeter_area(state.battle)])
    best: tuple[float, Allotment] | None = None
    for fates in product(range(3), repeat=len(means)):  # stays, goes back, is lost
        found = priced(means, fates, hits, room)
        if found is not None and (best is None or found[0] < best[0]):
            best = found
    if best is None:
        return Allotment((), (), tuple(mean.force for mean in means))
    return best[1]


def mean_of(state: State, force: int) -> Mean:
    return Mean(
        force,
        int(state.rations[force]),
        int(hits_by_retreat(state, force)) if has_way_back(state, force) else 0,
        int(hits_by_elimination(force)),
        ELIMINATION_COST + VALUE_COST * int(VALUE[force]) + MEDAL_COST * int(state.medals[force]),
    )


def priced(means: list[Mean], fates: tuple[int, ...], hits: int, room: int) -> tuple[float, Allotment] | None:
    """What it costs if these Forces stay, go back or are lost, with as few rations as will do; None if it will not."""
    back = [mean for mean, fate in zip(means, fates, strict=True) if fate == 1]
    lost = [mean for mean, fate in zip(means, fates, strict=True) if fate == 2]
    if len(back) > room or not all(mean.retreat for mean in back):
        return None
    left = hits - sum(mean.retreat for mean in back) - sum(mean.elimination for mean in lost)
    smallest = min([*(mean.retreat for mean in back), *(mean.elimination for mean in lost)], default=1)
    if left <= -smallest:
        return None  # somebody would go for nothing
    cost = RETREAT_COST * len(back) + sum(mean.cost + RATION_COST * mean.rations / 2 for mean in lost)
    cost += LOCATION_COST * (len(back) + len(lost) == len(means))
    given: dict[int, int] = {}
    for mean in [*lost, *sorted((each for each in means if each not in lost), key=lambda each: -each.rations)]:
        taken = max(0, min(left, mean.rations))
        if taken:
            given[mean.force] = taken
            left -= taken
            cost += 0 if mean in lost else RATION_COST * taken
    return None if left > 0 else (cost, Allotment(tuple(given.items()), forces(back), forces(lost)))


def forces(means: list[Mean]) -> tuple[int, ...]:
    return tuple(mean.force for mean in means)
