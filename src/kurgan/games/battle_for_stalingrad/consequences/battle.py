"""What a battle has brought: totals, hits, Forces that are no more, and medals."""

from __future__ import annotations

from collections.abc import Iterator

from kurgan.engine.record import copy
from kurgan.engine.text import Line, Value
from kurgan.games.battle_for_stalingrad.names import acting, changed, force_code, force_name, named
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, ELIMINATE, LOCATION, REINFORCE
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, is_chance
from kurgan.games.battle_for_stalingrad.rules.totals import total
from kurgan.games.battle_for_stalingrad.state import LOST, Known, Stage, State, enemy_of, side_of
from kurgan.games.battle_for_stalingrad.tables.cards import N_FORCES, SIDE_NAMES


def totals(known: Known, place: int) -> dict[str, Value]:
    """Both totals of a battle, which may be over already."""
    battle = copy(known)
    battle.battle = place
    return {name: int(total(battle, side)) for side, name in enumerate(SIDE_NAMES)}


def is_attack(before: State, number: int) -> bool:
    """Is an attack declared? What chance brings has numbers of its own."""
    return ATTACK <= number < REINFORCE and not is_chance(before.step)


def is_fighting(state: State) -> bool:
    """Is a battle going on whose hits are not counted yet?"""
    return Stage.EVENTS <= state.stage <= Stage.HITS


def hits(before: Known, number: int, after: Known) -> Iterator[Line]:
    """The hits of both sides, once both fates are known."""
    if (is_fighting(before) or is_attack(before, number)) and not is_fighting(after):
        owed: dict[str, Value] = {name: int(after.owed[side]) for side, name in enumerate(SIDE_NAMES)}
        yield Line("log-hits", owed, "7.7")


def eliminations(before: Known, number: int, after: Known) -> Iterator[Line]:
    """Forces of a side that could not absorb its hits, the defender's first."""
    chosen = number - ELIMINATE if before.step == Step.LOSSES and ELIMINATE <= number < LOCATION else N_FORCES
    fallen = [force for force in changed(before, after, "force_at") if after.force_at[force] == LOST]
    for side in (enemy_of(after.attacker), int(after.attacker)) if fallen else ():
        lost = [force for force in fallen if force != chosen and side_of(force) == side]
        if lost:
            values = {**acting(side), "forces": named(lost), "count": len(lost)}
            yield Line("log-overwhelmed", values, "7.11", tuple(force_code(force) for force in lost))


def medals(before: Known, after: Known) -> Iterator[Line]:
    """Forces that have been decorated, in the battle or by a card."""
    for force in changed(before, after, "medals"):
        if after.medals[force] > before.medals[force]:
            values = {**acting(side_of(force)), "force": force_name(force), "medals": int(after.medals[force])}
            rule = "14.16" if before.stage == Stage.NONE else "9.2"
            yield Line("log-medal", values, rule, (force_code(force),))
