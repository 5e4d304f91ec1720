"""[14] The effects of events in the Action step: one verb, one function. Each does its work, or asks and waits."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.cards import lay_on_discards
from kurgan.games.battle_for_stalingrad.rules.destruction import add_rubble
from kurgan.games.battle_for_stalingrad.rules.movement import can_infiltrate, can_move_free
from kurgan.games.battle_for_stalingrad.rules.reinforcement import can_afford, can_be_recovered, has_landing
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, ask
from kurgan.games.battle_for_stalingrad.rules.supply import anyone_can_take, gain
from kurgan.games.battle_for_stalingrad.state import (
    N_AREAS,
    NO_PLACE,
    Stage,
    State,
    control_area,
    enemy_of,
    faces_of,
    forces_of,
    is_on_table,
    is_perimeter,
    place_of,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import EFFECTS, KIND, NO_FACE, NUMBER, SCOPE, VERB
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Scope, Verb


@rule("8.5")
def next_effect(state: State) -> None:
    """Carry out the next effect of the event in play; after the last one it is discarded, unless it was launched."""
    kind, row = KIND[state.event], state.effect
    verb, number, scope = EFFECTS[kind, row, VERB], EFFECTS[kind, row, NUMBER], EFFECTS[kind, row, SCOPE]
    state.effect += 1
    state.discount = 0
    if verb == Verb.NOTHING:
        put_away(state)
    elif verb == Verb.GAIN_RATIONS:
        gain_rations(state, number, scope)
    elif verb == Verb.LOSE_RATIONS:
        lose_rations(state, number, scope)
    elif verb == Verb.DRAW:
        draw_cards(state, number)
    elif verb == Verb.ENEMY_DISCARD:
        enemy_discard(state, number)
    elif verb == Verb.PEEK_HAND:
        peek_hand(state)
    elif verb == Verb.URANUS:
        launch(state)
    else:
        ask_about(state, verb, number)


@helper
def ask_about(state: State, verb: int, number: int) -> None:
    """Effects whose player must say where, whom or how."""
    if verb == Verb.RUBBLE or verb == Verb.BLOCK_SUPPLY:
        ask(state, Step.LOCATION_CHOICE, state.side)
    elif verb == Verb.FREE_MOVES:
        free_moves(state, number)
    elif verb == Verb.INFILTRATE:
        infiltrate(state, number)
    elif verb == Verb.DISCOUNT:
        discount(state, number)
    elif verb == Verb.RECOVER:
        recover(state, number)
    elif verb == Verb.MEDAL:
        decoration(state)
    elif verb == Verb.STRIKE:
        strike(state)
    else:
        ask(state, Step.FREE_ATTACK, state.side)


@helper
def present_verb(state: State) -> int:
    """What the effect that is being carried out does."""
    return EFFECTS[KIND[state.event], state.effect - 1, VERB]


@helper
def present_number(state: State) -> int:
    """The number of the effect that is being carried out."""
    return EFFECTS[KIND[state.event], state.effect - 1, NUMBER]


@helper
def present_scope(state: State) -> int:
    return EFFECTS[KIND[state.event], state.effect - 1, SCOPE]


@helper
def put_away(state: State) -> None:
    """The event is over."""
    if not state.launched[state.event]:
        lay_on_discards(state, state.event)
    state.event = NO_FACE


@rule("10.5", "14.21")
def launch(state: State) -> None:
    """A launched card stays face up for the rest of the game."""
    state.launched[state.event] = 1


@rule("14.7")
def gain_rations(state: State, rations: int, scope: int) -> None:
    """To be split freely, or so many for each own Force in areas of one kind."""
    if scope == Scope.ANY:
        state.left = rations
        go_on_feeding(state)
        return
    for force in forces_of(state.side):
        if is_on_table(state, force) and is_perimeter(state.force_at[force]) == (scope == Scope.EACH_PERIMETER):
            gain(state, force, rations)


@helper
def go_on_feeding(state: State) -> None:
    """Ask for the next ration, while there is one and somebody can take it."""
    if state.left > 0 and anyone_can_take(state, state.side):
        ask(state, Step.RATIONS, state.side)
    else:
        state.step = Step.ON


@rule("14.8")
def lose_rations(state: State, rations: int, scope: int) -> None:
    """Of one's choice, from everywhere or one Location; or so many from each in areas of one kind."""
    if scope == Scope.ANY:
        state.left, state.aim = rations, NO_PLACE
        go_on_taking(state)
    elif scope == Scope.LOCATION:
        ask(state, Step.LOCATION_CHOICE, state.side)
    else:
        for force in forces_of(enemy_of(state.side)):
            if is_hit(state, force, scope):
                state.rations[force] = max(0, state.rations[force] - rations)


@helper
def is_hit(state: State, force: int, scope: int) -> bool:
    """Does such a loss concern this Force?"""
    if scope == Scope.EACH_PERIMETER:
        return is_on_table(state, force) and is_perimeter(state.force_at[force])
    return state.force_at[force] == control_area(state.aim)


@rule("14.8")
def can_be_robbed(state: State, force: int) -> bool:
    """An enemy Force with rations, at the Location the card was aimed at."""
    if not is_on_table(state, force) or state.rations[force] == 0 or side_of(force) == state.side:
        return False
    return state.aim == NO_PLACE or place_of(state.force_at[force]) == state.aim


@helper
def go_on_taking(state: State) -> None:
    """Ask whom the next ration is taken from, while somebody has one."""
    state.step = Step.ON
    for force in forces_of(enemy_of(state.side)):
        if state.left > 0 and can_be_robbed(state, force):
            ask(state, Step.TAKEN_RATIONS, state.side)


@helper
def choose_location(state: State, place: int) -> None:
    """The Location is named: Rubble falls on it, its supply is blocked, or rations are taken there."""
    verb = present_verb(state)
    state.aim, state.step = place, Step.ON
    if verb == Verb.RUBBLE:
        add_rubble(state, place, present_number(state))
    elif verb == Verb.BLOCK_SUPPLY:
        block_supply(state, place)
    else:
        state.left = present_number(state)
        go_on_taking(state)


@rule("14.19", "12.15")
def block_supply(state: State, place: int) -> None:
    """The Location gives the enemy neither chart nor perimeter rations in his next Supply step."""
    state.blocked[enemy_of(state.side), place] = 1


@rule("14.9")
def draw_cards(state: State, cards: int) -> None:
    """Cards from the own deck."""
    state.to_draw[state.side] += cards


@rule("14.10")
def enemy_discard(state: State, cards: int) -> None:
    """The enemy loses cards from his hand by lot."""
    enemy = enemy_of(state.side)
    state.left = min(cards, state.hand_size[enemy])
    if state.left > 0:
        ask(state, Step.ENEMY_DISCARD, enemy)


@rule("14.11", "11")
def peek_hand(state: State) -> None:
    """All cards of the enemy's hand are seen, and stay known while they are there."""
    for face in faces_of(enemy_of(state.side)):
        state.seen[face] = state.hand[face]
    state.learned = 1


@rule("14.12")
def free_moves(state: State, moves: int) -> None:
    """Moves of the listed kinds that cost nothing, one after another."""
    state.left = moves
    go_on_moving(state)


@helper
def go_on_moving(state: State) -> None:
    """Ask for the next free move, while one is possible."""
    kinds, state.step = present_scope(state), Step.ON
    if state.left > 0:
        for force in forces_of(state.side):
            for area in range(N_AREAS):
                if can_move_free(state, force, area, kinds):
                    ask(state, Step.FREE_MOVE, state.side)
                    return


@rule("14.13")
def infiltrate(state: State, forces: int) -> None:
    """Forces slip from a perimeter area into any control area."""
    state.left = forces
    go_on_infiltrating(state)


@helper
def go_on_infiltrating(state: State) -> None:
    """The same for infiltration."""
    state.step = Step.ON
    if state.left > 0:
        for force in forces_of(state.side):
            for area in range(N_AREAS):
                if can_infiltrate(state, force, area):
                    ask(state, Step.INFILTRATION, state.side)
                    return


@rule("14.14")
def discount(state: State, cards: int) -> None:
    """One reinforcement now, for fewer cards; it may be declined."""
    state.discount = cards
    if can_afford(state, state.side) and has_landing(state, state.side):
        ask(state, Step.DISCOUNT, state.side)


@rule("14.15")
def recover(state: State, forces: int) -> None:
    """Eliminated Forces of one's choice return to the top of the pile, as far as there are any."""
    state.left = forces
    go_on_recovering(state)


@helper
def go_on_recovering(state: State) -> None:
    """Ask which comes next, while there is one."""
    state.step = Step.ON
    for force in forces_of(state.side):
        if state.left > 0 and can_be_recovered(state, force):
            ask(state, Step.RECOVERY, state.side)


@rule("14.16")
def can_be_honoured(state: State, force: int) -> bool:
    """An own Force in a control area."""
    return is_on_table(state, force) and not is_perimeter(state.force_at[force])


@helper
def decoration(state: State) -> None:
    for force in forces_of(state.side):
        if can_be_honoured(state, force):
            ask(state, Step.DECORATION, state.side)


@rule("14.17")
def strike(state: State) -> None:
    """Hits on one enemy Force in a control area, if there is one."""
    for force in forces_of(enemy_of(state.side)):
        if can_be_honoured(state, force):
            ask(state, Step.STRIKE, state.side)


@rule("14.17", "12.13")
def strike_force(state: State, force: int) -> None:
    """Only that Force absorbs; it is no battle: no Rubble, no cards, no medal."""
    state.engaged[force], state.given[force] = 1, 0
    state.battle, state.stage = place_of(state.force_at[force]), Stage.STRIKE
    state.no_retreat[side_of(force)] = 0
    state.hits = state.owed[side_of(force)] = present_number(state)
    state.step = Step.ON
