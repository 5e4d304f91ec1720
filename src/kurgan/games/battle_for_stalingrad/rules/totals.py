"""[7.3, 7.7, 15, 16] What a side brings to a battle, and the hits it may ignore."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import controls, note_at, note_number
from kurgan.games.battle_for_stalingrad.state import State, enemy_of, forces_of, perimeter_area, side_of
from kurgan.games.battle_for_stalingrad.tables.cards import ABILITY, ABILITY_N, COMBAT
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES, STREET_RUBBLE
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Note


@rule("15.4", "12.7")
def is_street(state: State, place: int) -> bool:
    """Street fighters are at home where three Rubble lie, or all is destroyed."""
    return state.rubble[place] >= STREET_RUBBLE or state.destroyed[place] != 0


@helper
def bonus_of(force: int, ability: int) -> int:
    """The number of a Force's ability, if it is this one."""
    return ABILITY_N[force] if ABILITY[force] == ability else 0


@rule("15.2", "15.7")
def attack_bonus(force: int) -> int:
    """What a Force has more when it attacks; sappers too."""
    return bonus_of(force, Ability.ATTACK) + bonus_of(force, Ability.SAPPER)


@rule("15.3")
def defence_bonus(force: int) -> int:
    """What a Force has more when it defends."""
    return bonus_of(force, Ability.DEFEND)


@rule("15.4")
def street_bonus(state: State, force: int, place: int) -> int:
    """What street fighters have more among the ruins."""
    return bonus_of(force, Ability.STREET) if is_street(state, place) else 0


@rule("7.3")
def strength(state: State, force: int, place: int, attacker: int) -> int:
    """Combat value, medals, and what the Force can do better in this battle."""
    ability = attack_bonus(force) if side_of(force) == attacker else defence_bonus(force)
    return COMBAT[force] + state.medals[force] + ability + street_bonus(state, force, place)


@rule("15.9")
def support(state: State, side: int, place: int) -> int:
    """Guns in the perimeter area support every battle at their Location without being engaged."""
    total = 0
    for force in forces_of(side):
        if ABILITY[force] == Ability.SUPPORT and state.force_at[force] == perimeter_area(place):
            total += ABILITY_N[force]
    return total


@rule("15.12")
def sniped(state: State, side: int) -> int:
    """What engaged snipers of the enemy take from a side's total."""
    total = 0
    for force in forces_of(enemy_of(side)):
        if state.engaged[force] and ABILITY[force] == Ability.SNIPER:
            total += ABILITY_N[force]
    return total


@rule("16.4")
def help_from_elsewhere(state: State, side: int, place: int) -> int:
    """Who controls the gun factory attacks better everywhere else."""
    total = 0
    for other in range(N_PLACES):
        if other != place and note_at(state, other) == Note.ATTACK_ELSEWHERE and controls(state, side, other):
            total += note_number(state, other)
    return total


@rule("7.3")
def set_base(state: State, side: int) -> None:
    """What a side's Forces bring: the engaged ones, supporters, the gun factory, less what snipers take."""
    state.supported[side], state.sniped[side] = support(state, side, state.battle), sniped(state, side)
    if side == state.attacker:
        state.supported[side] += help_from_elsewhere(state, side, state.battle)
    state.base[side] = state.supported[side] - state.sniped[side]
    for force in forces_of(side):
        if state.engaged[force]:
            state.brought[force] = strength(state, force, state.battle, state.attacker)
            state.base[side] += state.brought[force]


@rule("16.3", "14.5")
def defence_note(state: State, side: int, note: int) -> int:
    """What the Location's note gives its defender, unless a card ignores it."""
    if side == state.attacker or state.ignoring or note_at(state, state.battle) != note:
        return 0
    return note_number(state, state.battle)


@rule("7.3", "7.7", "12.9")
def total(state: State, side: int) -> int:
    """A side's total as it stands; below nothing it counts as nothing."""
    return max(0, state.base[side] + state.bonus[side] + defence_note(state, side, Note.DEFEND))


@rule("7.7", "12.12", "14.2", "15.10", "16.5")
def ignored(state: State, side: int) -> int:
    """The hits a side may ignore: cards, tough Forces and the Location's note add up."""
    count = state.shield[side] + defence_note(state, side, Note.SHIELD)
    for force in forces_of(side):
        if state.engaged[force] and ABILITY[force] == Ability.TOUGH:
            count += ABILITY_N[force]
    return count
