"""[4] The player turn, and what comes next whenever nobody is asked."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.battle import count_hits, may_answer
from kurgan.games.battle_for_stalingrad.rules.cards import cards_due, fill_deck
from kurgan.games.battle_for_stalingrad.rules.effects import next_effect
from kurgan.games.battle_for_stalingrad.rules.losses import can_be_decorated, decorate, eliminate_all, is_overwhelmed
from kurgan.games.battle_for_stalingrad.rules.muster import n_dealt, needs_top
from kurgan.games.battle_for_stalingrad.rules.sequence import Step, ask
from kurgan.games.battle_for_stalingrad.rules.supply import begin_supply, deliver
from kurgan.games.battle_for_stalingrad.rules.victory import (
    check_annihilation,
    check_encirclement,
    check_locations,
    check_time,
    give_up,
)
from kurgan.games.battle_for_stalingrad.state import (
    NO_PLACE,
    UNDECIDED,
    Phase,
    Stage,
    State,
    enemy_of,
    forces_of,
    side_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import GERMAN, N_FORCES, N_SIDES, NO_FACE, NO_FORCE, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import N_PLACES


@helper
def go_on(state: State) -> None:
    """Find the next question: cards and Forces that are due, then the battle, the event in play, the turn."""
    while state.step == Step.ON:
        if state.winner != UNDECIDED:
            state.step = Step.OVER
        elif not ask_for_draws(state):
            if state.stage != Stage.NONE:
                go_on_with_battle(state)
            elif state.event != NO_FACE:
                next_effect(state)
            else:
                go_on_with_turn(state)


@rule("3.7", "3.8", "8.3")
def ask_for_draws(state: State) -> bool:
    """Ask for a top Force that is to be turned up or a card that is to be drawn, and say if there was one. What no deck
    can give is not drawn."""
    if state.phase < Phase.HANDS:
        return False
    for side in (SOVIET, GERMAN):
        if needs_top(state, side):
            ask(state, Step.TOP_FORCE, side)
            return True
    for side in (SOVIET, GERMAN):
        if state.to_draw[side] > 0:
            if fill_deck(state, side):
                ask(state, Step.CARD_DRAWN, side)
                return True
            state.to_draw[side] = 0
    return False


@helper
def go_on_with_turn(state: State) -> None:
    """[3, 4] The phases of the set-up and the steps of a player turn."""
    if state.phase == Phase.DEAL:
        if n_dealt(state) < N_PLACES:
            ask(state, Step.LOCATION_DEALT, GERMAN)
        else:
            state.phase = Phase.SOVIET_MUSTER
    elif state.phase == Phase.SOVIET_MUSTER:
        begin_muster(state, SOVIET)
    elif state.phase == Phase.GERMAN_MUSTER:
        begin_muster(state, GERMAN)
    elif state.phase == Phase.HANDS:
        deal_hands(state)
    elif state.phase == Phase.BEGIN:
        begin_turn(state)
    elif state.phase == Phase.SUPPLY:
        if deliver(state, state.side):
            ask(state, Step.SUPPLY, state.side)
        else:
            state.phase = Phase.ACTION
    elif state.phase == Phase.ACTION:
        ask(state, Step.ACTION, state.side)
    else:
        end_turn(state)


@rule("3.2", "3.4")
def begin_muster(state: State, side: int) -> None:
    """The Soviet player chooses and places first, then the German, who has seen it; a scenario may have done it."""
    if state.points[side] > 0:
        ask(state, Step.MUSTER, side)
    else:
        state.phase += 1


@helper
def end_muster(state: State) -> None:
    """Unspent points are lost."""
    state.points[state.actor] = 0
    state.step = Step.ON


@rule("3.8", "3.9")
def deal_hands(state: State) -> None:
    """The first hands are drawn, and the German player begins."""
    for side in range(N_SIDES):
        state.to_draw[side] = state.first_hand[side]
    state.turn, state.side, state.phase = 1, GERMAN, Phase.BEGIN


@rule("4", "1.1", "12.18")
def begin_turn(state: State) -> None:
    """A player turn: the Soviet one may begin with victory; then Supply, Action and Draw."""
    if state.side == SOVIET:
        check_encirclement(state)
    if state.winner != UNDECIDED:
        return
    for side in range(N_SIDES):
        state.reshuffles[side] = 0
    for force in range(N_FORCES):
        state.vacated[force] = state.assailed[force] = 0
    state.launches = 0
    begin_supply(state, state.side)
    state.phase = Phase.SUPPLY


@rule("6.6", "4")
def end_action(state: State) -> None:
    """The Action step ends when its player passes; the Draw step follows."""
    state.phase = Phase.DRAW
    state.to_draw[state.side] = cards_due(state, state.side)
    state.step = Step.ON


@rule("4", "10.1")
def end_turn(state: State) -> None:
    """After a German turn victory is checked; after a Soviet one the next turn begins, if there is one."""
    if state.side == GERMAN:
        check_locations(state)
        if state.winner == UNDECIDED:
            check_annihilation(state)
    else:
        check_time(state)
    if state.winner == UNDECIDED:
        state.turn += state.side == SOVIET
        state.side = enemy_of(state.side)
        state.phase = Phase.BEGIN


@rule("7.1", "13")
def go_on_with_battle(state: State) -> None:
    """The steps of a battle, one after the other."""
    defender = enemy_of(state.attacker)
    if state.stage == Stage.EVENTS:
        go_on_with_round(state, Step.EVENT_ROUND)
    elif state.stage == Stage.FIREFIGHT:
        go_on_with_round(state, Step.FIREFIGHT)
    elif state.stage == Stage.ATTACKER_FATE:
        tempt_fate(state, state.attacker)
    elif state.stage == Stage.DEFENDER_FATE:
        tempt_fate(state, defender)
    elif state.stage == Stage.HITS:
        count_hits(state)
        state.stage, state.hits = Stage.DEFENDER_LOSSES, state.owed[defender]
    elif state.stage == Stage.DEFENDER_LOSSES:
        go_on_with_losses(state, defender)
    elif state.stage == Stage.ATTACKER_LOSSES:
        go_on_with_losses(state, state.attacker)
    elif state.stage == Stage.MEDAL:
        award_medal(state)
    else:
        go_on_with_losses(state, enemy_of(state.side))


@rule("7.4", "7.5", "8.4")
def go_on_with_round(state: State, step: int) -> None:
    """Each in turn plays or passes, attacker first; two passes in a row end the round. Who can have nothing to play,
    as everybody sees, passes by himself."""
    while state.passes < N_SIDES and not may_answer(state, state.actor):
        pass_round(state)
    if state.passes < N_SIDES:
        state.step = step
    else:
        state.stage += 1
        state.passes, state.actor = 0, state.attacker


@helper
def pass_round(state: State) -> None:
    state.passes += 1
    state.actor = enemy_of(state.actor)


@rule("7.6")
def tempt_fate(state: State, side: int) -> None:
    """The top card of the own deck decides too; with no card to turn over it is nothing."""
    if fill_deck(state, side):
        ask(state, Step.FATE_CARD, side)
    else:
        state.stage += 1


@rule("7.8")
def go_on_with_losses(state: State, side: int) -> None:
    """First the defender absorbs all his hits, then the attacker; who is overwhelmed is not asked."""
    if is_overwhelmed(state, side):
        eliminate_all(state, side)
    if state.hits > 0:
        ask(state, Step.LOSSES, side)
    elif state.stage == Stage.DEFENDER_LOSSES:
        state.stage, state.hits = Stage.ATTACKER_LOSSES, state.owed[state.attacker]
    elif state.stage == Stage.ATTACKER_LOSSES:
        state.stage = Stage.MEDAL
    else:
        end_battle(state)


@rule("9.2", "7.9")
def award_medal(state: State) -> None:
    """Whoever has eliminated all engaged enemies and holds the Location decorates one of his engaged Forces."""
    count, last = 0, NO_FORCE
    for side in range(N_SIDES):
        for force in forces_of(side):
            if can_be_decorated(state, force):
                count, last = count + 1, force
    if count > 1:
        ask(state, Step.MEDAL, side_of(last))
    else:
        if count == 1:
            decorate(state, last, 1)
        end_battle(state)


@rule("7.10")
def end_battle(state: State) -> None:
    """Nobody advances or pursues; control is read from the table."""
    for force in range(N_FORCES):
        state.engaged[force] = 0
    state.stage, state.battle, state.hits = Stage.NONE, NO_PLACE, 0
    state.step = Step.ON


@helper
def concede(state: State, side: int) -> None:
    """[10.6]"""
    give_up(state, side)
    state.step = Step.OVER
