"""What has become of Forces outside battle: their rations, and those that have come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.consequences.battle import is_attack
from kurgan.games.battle_for_stalingrad.consequences.cards import verbs_done
from kurgan.games.battle_for_stalingrad.names import (
    acting,
    area_line,
    changed,
    force_code,
    force_name,
    force_place,
    named,
)
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, FORCE, MOVE, RETREAT, SPEND
from kurgan.games.battle_for_stalingrad.rules.effects import can_be_honoured
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.state import (
    LOST,
    N_AREAS,
    PILE,
    Known,
    Phase,
    enemy_of,
    forces_of,
    is_on_table,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import N_FORCES, NO_FACE
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb

GIVEN: Final = {Step.SUPPLY: 1, Step.RATIONS: 1, Step.LOSSES: -1}
"""The rations that a Force gets when it is named, or gives up."""


def unexplained(before: Known, number: int, after: Known) -> dict[int, int]:
    """The rations that Forces have gained or lost beyond what the number itself says."""
    explained, force = 0, N_FORCES
    if is_attack(before, number):
        return {}
    if not is_chance(before.step) and MOVE <= number < ATTACK:
        force = (number - MOVE) // N_AREAS
        explained = int(after.rations[force] - before.rations[force])
    elif not is_chance(before.step) and FORCE <= number < RETREAT:
        force = (number - FORCE) % N_FORCES
        explained = GIVEN.get(Step(before.step), 0)
    changes = {
        each: int(after.rations[each] - before.rations[each]) - (explained if each == force else 0)
        for each in sorted({force, *changed(before, after, "rations")} - {N_FORCES})
        if is_on_table(before, each) and is_on_table(after, each)
    }
    return {each: change for each, change in changes.items() if change}


def rations(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Rations that a card gave or took, one line for all Forces that had the same."""
    changes = unexplained(before, number, after)
    for change in sorted(set(changes.values())):
        forces = [force for force in changes if changes[force] == change]
        values: dict[str, Value] = {"forces": named(forces), "count": len(forces), "rations": abs(change)}
        key, rule = ("log-rations-gained", "14.7") if change > 0 else ("log-rations-lost", "14.8")
        if is_resupply(before, number):
            rule = "6.2"
        yield Line(key, values, rule, tuple(force_code(force) for force in forces))


def is_resupply(before: Known, number: int) -> bool:
    """Was a card given up for rations, now or by the order before?"""
    is_spent = before.step == Step.ACTION and SPEND <= number < MOVE
    return is_spent or (before.step == Step.RATIONS and before.event == NO_FACE)


def strikes(before: Known, number: int, after: Known) -> Iterator[Line]:
    """A Force that is struck by a card, named or the only one there is."""
    if before.step == Step.STRIKE:
        struck = [number - FORCE]
    elif Verb.STRIKE in verbs_done(before, number, after) and after.step != Step.STRIKE:
        struck = [force for force in forces_of(enemy_of(before.side)) if can_be_honoured(before, force)]
    else:
        return
    for force in struck:
        values: dict[str, Value] = {"force": force_name(force), "hits": int(after.owed[side_of(force)])}
        yield Line("log-struck", values, "14.17", (force_code(force),))


def recoveries(before: Known, after: Known) -> Iterator[Line]:
    """Lost Forces that lie on their pile again."""
    for force in changed(before, after, "force_at"):
        if before.force_at[force] == LOST and after.force_at[force] == PILE:
            values: dict[str, Value] = {"force": force_name(force), **acting(side_of(force))}
            yield Line("log-recovered", values, "14.15", (force_code(force),))


def arrivals(before: Known, after: Known) -> Iterator[Line]:
    """Reinforcements that have come."""
    for force in changed(before, after, "force_at") if before.phase > Phase.GERMAN_MUSTER else ():
        if before.force_at[force] == PILE and is_on_table(after, force):
            values: dict[str, Value] = {
                "force": force_name(force),
                "area": area_line(after, int(after.force_at[force])),
                "rations": int(after.rations[force]),
            }
            yield Line("log-arrives", values, "6.5", (force_code(force), force_place(after, force)))
