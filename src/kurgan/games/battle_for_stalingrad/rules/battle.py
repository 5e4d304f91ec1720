"""[7] Attack: declaration, totals, and the cards that are shown."""

from __future__ import annotations

from enum import IntEnum

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_contested, note_at, note_number
from kurgan.games.battle_for_stalingrad.rules.destruction import add_rubble
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.state import (
    MOST_SHOWN,
    NO_LIMIT,
    Stage,
    State,
    control_area,
    enemy_of,
    forces_of,
    owner_of,
    perimeter_area,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ABILITY,
    ABILITY_N,
    ANY_ROLE,
    ATTACKER_ROLE,
    BATTLE_TIME,
    COMBAT,
    COMBAT_ENEMY,
    COMBAT_OWN,
    EFFECTS,
    ENEMY_PER_TAG,
    FIREFIGHT,
    HAS_TAG,
    KIND,
    MOST_EFFECTS,
    N_SIDES,
    N_TAGS,
    NUMBER,
    OWN_PER_TAG,
    ROLE,
    TIMING,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.constants import (
    ATTACK_COST,
    MOST_FREE_ATTACKS,
    N_PLACES,
    RUBBLE_PER_ATTACK,
    STREET_RUBBLE,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Note, Verb


class Use(IntEnum):
    """What a card that was shown in a battle was shown as."""

    EVENT = 0
    CANCELLED = 1
    REACTION = 2
    FIREFIGHT = 3
    FATE = 4


@rule("14.18")
def is_paid_for(state: State) -> bool:
    """A card pays for the attack that is asked for now."""
    return state.step == Step.FREE_ATTACK


@rule("6.4", "15.8")
def attack_cost(state: State, force: int) -> int:
    """A ration for each attacker, unless a card pays or it fights for nothing, which it may do five times a turn."""
    is_free = ABILITY[force] == Ability.FREE_ATTACK and state.free_attacks[force] < MOST_FREE_ATTACKS
    return 0 if is_free or is_paid_for(state) else ATTACK_COST


@rule("6.4", "12.1", "12.2")
def can_join(state: State, force: int, place: int) -> bool:
    """A Force takes part from the control area if it can pay."""
    return state.force_at[force] == control_area(place) and state.rations[force] >= attack_cost(state, force)


@helper
def joiners(state: State, side: int, place: int) -> int:
    """The Forces in a control area that may attack, as bits in the order of the cards."""
    bits = count = 0
    if is_contested(state, place):
        for force in forces_of(side):
            if state.force_at[force] == control_area(place):
                bits |= can_join(state, force, place) << count
                count += 1
    return bits


@rule("14.18")
def can_attack_somewhere(state: State) -> bool:
    """A card that pays for an attack needs one that is possible."""
    for place in range(N_PLACES):
        if is_contested(state, place):
            return True
    return False


@rule("7.1", "1.5", "12.5", "12.6")
def declare(state: State, place: int, bits: int) -> None:
    """The named Forces attack and pay; all enemy Forces in the control area defend, whether they like it or not."""
    side, count = state.side, 0
    for force in forces_of(side):
        if state.force_at[force] == control_area(place):
            if bits >> count & 1:
                join(state, force)
            count += 1
    for force in forces_of(enemy_of(side)):
        if state.force_at[force] == control_area(place):
            state.engaged[force] = 1
    state.battle, state.attacker = place, side
    state.ignoring = state.n_shown = 0
    for each in range(N_SIDES):
        state.bonus[each] = state.shield[each] = state.no_retreat[each] = state.owed[each] = 0
        state.fire_left[each] = NO_LIMIT


@helper
def join(state: State, force: int) -> None:
    """An attacker pays, or counts what he did not pay for."""
    cost = attack_cost(state, force)
    if cost == 0 and not is_paid_for(state):
        state.free_attacks[force] += 1
    state.rations[force] -= cost
    state.engaged[force] = 1


@rule("7.2", "15.7")
def raise_rubble(state: State) -> None:
    """Each attack leaves Rubble, and one more where sappers take part, however many they are."""
    extra = 0
    for force in forces_of(state.attacker):
        if state.engaged[force] and ABILITY[force] == Ability.SAPPER:
            extra = 1
    add_rubble(state, state.battle, RUBBLE_PER_ATTACK + extra)


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


@helper
def begin_battle(state: State) -> None:
    """[7.2, 7.3] After the declaration."""
    raise_rubble(state)
    for side in range(N_SIDES):
        set_base(state, side)
    state.stage, state.passes, state.actor = Stage.EVENTS, 0, state.attacker


@rule("7.4")
def can_play_in_battle(state: State, face: int) -> bool:
    """A battle card that its owner holds, for the role he has."""
    kind = KIND[face]
    if state.hand[face] == 0 or TIMING[kind] != BATTLE_TIME:
        return False
    return ROLE[kind] == ANY_ROLE or (ROLE[kind] == ATTACKER_ROLE) == (owner_of(face) == state.attacker)


@rule("7.5", "8.4")
def may_answer(state: State, side: int) -> bool:
    """As far as everybody can see, a side has something to play: cards, and leave to use them."""
    return state.hand_size[side] > 0 and (state.stage != Stage.FIREFIGHT or state.fire_left[side] > 0)


@helper
def show(state: State, face: int, use: int) -> None:
    """Lay a card on the stage; in a battle without end the first ones make room."""
    if state.n_shown == MOST_SHOWN:
        for place in range(MOST_SHOWN - 1):
            state.shown[place], state.shown_as[place] = state.shown[place + 1], state.shown_as[place + 1]
        state.n_shown -= 1
    state.shown[state.n_shown], state.shown_as[state.n_shown] = face, use
    state.n_shown += 1


@rule("7.5", "7.6")
def fire(state: State, face: int, use: int) -> None:
    """A positive number raises the own total, a negative one lowers the enemy's."""
    side = owner_of(face)
    if FIREFIGHT[face] > 0:
        state.bonus[side] += FIREFIGHT[face]
    else:
        state.bonus[enemy_of(side)] += FIREFIGHT[face]
    show(state, face, use)


@rule("7.5")
def fire_from_hand(state: State, face: int) -> None:
    """A card of the hand is spent for its number, and the other player is next."""
    side = owner_of(face)
    discard_from_hand(state, face)
    if state.fire_left[side] != NO_LIMIT:
        state.fire_left[side] -= 1
    fire(state, face, Use.FIREFIGHT)
    state.passes, state.actor, state.step = 0, enemy_of(side), Step.ON


@rule("14.1")
def change_of(state: State, face: int, side: int) -> int:
    """What a card does to the total of a side: a number, and more for each engaged Force with a tag."""
    kind, is_own = KIND[face], side == owner_of(face)
    change = COMBAT_OWN[kind] if is_own else COMBAT_ENEMY[kind]
    for force in forces_of(side):
        if state.engaged[force]:
            for tag in range(N_TAGS):
                change += HAS_TAG[force, tag] * (OWN_PER_TAG[kind, tag] if is_own else ENEMY_PER_TAG[kind, tag])
    return change


@rule("7.4", "8.5")
def carry_out_in_battle(state: State, face: int) -> None:
    """Everything a battle card says, in its order."""
    side = owner_of(face)
    for row in range(MOST_EFFECTS):
        verb, number = EFFECTS[KIND[face], row, VERB], EFFECTS[KIND[face], row, NUMBER]
        if verb == Verb.COMBAT:
            change_totals(state, face)
        elif verb == Verb.SHIELD:
            raise_shield(state, side, number)
        elif verb == Verb.NO_RETREAT:
            forbid_retreat(state, side)
        elif verb == Verb.FF_LIMIT:
            limit_firefight(state, enemy_of(side), number)
        elif verb == Verb.IGNORE_LOCATION:
            ignore_location(state)
        elif verb == Verb.RUBBLE:
            add_rubble(state, state.battle, number)


@rule("14.1")
def change_totals(state: State, face: int) -> None:
    """Both totals change as the card says."""
    for side in range(N_SIDES):
        state.bonus[side] += change_of(state, face, side)


@rule("14.2", "12.12")
def raise_shield(state: State, side: int, hits: int) -> None:
    """A side will ignore so many hits more."""
    state.shield[side] += hits


@rule("14.3")
def forbid_retreat(state: State, side: int) -> None:
    """Nobody of a side goes back in this battle."""
    state.no_retreat[side] = 1


@rule("14.4", "12.11")
def limit_firefight(state: State, side: int, cards: int) -> None:
    """A side may spend so many cards in the firefight, and no more."""
    state.fire_left[side] = min(cards, state.fire_left[side])


@rule("14.5")
def ignore_location(state: State) -> None:
    """The Location's defence does not count in this battle."""
    state.ignoring = 1


@rule("7.7")
def count_hits(state: State) -> None:
    """Each side suffers the other's total, less what it may ignore."""
    for side in range(N_SIDES):
        state.owed[side] = max(0, total(state, enemy_of(side)) - ignored(state, side))
