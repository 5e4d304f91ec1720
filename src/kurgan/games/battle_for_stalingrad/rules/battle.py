"""[7.4 to 7.7] A battle's rounds of cards, and the hits they lead to."""

from __future__ import annotations

from enum import IntEnum

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.attack import raise_rubble
from kurgan.games.battle_for_stalingrad.rules.cards import discard_from_hand
from kurgan.games.battle_for_stalingrad.rules.destruction import add_rubble
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import ignored, set_base, total
from kurgan.games.battle_for_stalingrad.state import MOST_SHOWN, NO_LIMIT, Stage, State, enemy_of, forces_of, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ANY_ROLE,
    ATTACKER_ROLE,
    BATTLE_TIME,
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
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Verb


class Use(IntEnum):
    """What a card that was shown in a battle was shown as."""

    EVENT = 0
    CANCELLED = 1
    REACTION = 2
    FIREFIGHT = 3
    FATE = 4


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
