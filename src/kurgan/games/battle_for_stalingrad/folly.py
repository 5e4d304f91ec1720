"""What nobody should do, whatever he hopes for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kurgan.engine.record import copy
from kurgan.games.battle_for_stalingrad.actions import apply
from kurgan.games.battle_for_stalingrad.numbering import ATTACK, ELIMINATE, LOCATION, MOVE, PLAY, REINFORCE, SETS, SPEND
from kurgan.games.battle_for_stalingrad.rules.battle import can_play_in_battle, change_of
from kurgan.games.battle_for_stalingrad.rules.control import note_at, note_number
from kurgan.games.battle_for_stalingrad.rules.events import does
from kurgan.games.battle_for_stalingrad.rules.losses import capacity, has_way_back, hits_by_retreat
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.totals import defence_note, ignored
from kurgan.games.battle_for_stalingrad.state import Known, Stage, State, enemy_of, faces_of, owner_of
from kurgan.games.battle_for_stalingrad.tables.cards import (
    EFFECTS,
    FIREFIGHT,
    KIND,
    MOST_EFFECTS,
    N_FACES,
    NO_FORCE,
    NUMBER,
    VERB,
)
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Note, Verb

FATE: Final = int(max(abs(number) for number in FIREFIGHT))  # the most that a card of fate can change


def folly(known: Known, number: int) -> str | None:
    """An attack that can do nothing, a Force given up that could be saved, a card that changes nothing."""
    if known.step == Step.ACTION and ATTACK <= number < REINFORCE:
        return "hopeless-attack" if is_hopeless(known, number) else None
    if known.step == Step.LOSSES and ELIMINATE <= number < LOCATION:
        return "needless-death" if is_needless(known, number - ELIMINATE) else None
    if known.step == Step.FIREFIGHT and SPEND <= number < MOVE:
        return "burnt-card" if is_burnt_in_firefight(known, number - SPEND) else None
    if known.step == Step.EVENT_ROUND and PLAY <= number < SPEND:
        return "burnt-card" if is_burnt_as_event(known, number - PLAY) else None
    return None


def is_hopeless(known: Known, number: int) -> bool:
    """[6.4] An attack that can neither hit, with all cards of the hand and the best fate, nor leave Rubble [12.8].

    That the attackers may be driven back is no gain: they pay for it. A card that pays for an attack [14.18] leaves no
    choice but between attacks.
    """
    if not known.destroyed[(number - ATTACK) // SETS]:
        return False
    state = copy(known)
    apply(state, number)
    return most_hits(state, enemy_of(known.side)) <= 0


def is_needless(known: Known, force: int) -> bool:
    """[7.11] Its own rations, which are lost with it, and its own retreat would absorb all hits that are left.

    To give up a Force for the rations of others may be wise, and so may any other bargain between Forces.
    """
    back = hits_by_retreat(known, force) if has_way_back(known, force) else 0
    return bool(known.hits <= known.rations[force] + back)


def is_burnt_in_firefight(known: Known, face: int) -> bool:
    """[7.5] The number changes the hits of one side, and those are decided."""
    side = known.actor
    return is_decided(known, enemy_of(side) if FIREFIGHT[face] > 0 else side)


def is_burnt_as_event(known: Known, face: int) -> bool:
    """[7.4] Whatever the card does is done to hits that are decided.

    Only if the enemy holds no card: else he may be drawn into answering it [8.4], and has events of his own to come.
    """
    side, enemy = known.actor, enemy_of(known.actor)
    if known.hand_size[enemy] > 0 or (does(face, Verb.RUBBLE) and not known.destroyed[known.battle]):
        return False
    is_note_lost = note_at_stake(known, face) > 0
    if (is_note_lost or change_of(known, face, side) != 0) and not is_decided(known, enemy):
        return False
    is_spared = is_note_lost or change_of(known, face, enemy) != 0 or shield_of(face) > 0
    return not is_spared or is_decided(known, side)


def is_decided(known: Known, side: int) -> bool:
    """[7.7, 7.8] A side suffers nothing, or more than it can absorb, whatever both may hold and fate may bring."""
    return most_hits(known, side) <= 0 or least_hits(known, side) > capacity(known, side, NO_FORCE, 0)


def most_hits(state: State, side: int) -> int:
    """The hits on a side if the enemy does all he can, fate is with him, and nobody else does anything."""
    enemy = enemy_of(side)
    dealt = sum_of(state, enemy) + reserves(state, enemy, lambda face: raising(state, face)) + FATE
    return dealt - int(ignored(state, side)) + notes_at_stake(state)


def least_hits(state: State, side: int) -> int:
    """The hits on a side if it does all that it can against them, and fate is with it."""
    spared = reserves(state, side, lambda face: lowering(state, face)) + FATE + notes_at_stake(state)
    return sum_of(state, enemy_of(side)) - spared - int(ignored(state, side))


def sum_of(state: State, side: int) -> int:
    """[7.3] A side's total before it is read, when it may be less than nothing."""
    return int(state.base[side] + state.bonus[side] + defence_note(state, side, Note.DEFEND))


def reserves(state: State, side: int, worth: Callable[[int], int]) -> int:
    """The most that a side's hand can be worth: the cards that are known, and for the others the best there are."""
    held = [worth(face) for face in faces_of(side) for _ in range(state.hand[face])]
    hidden = int(state.hand_size[side]) - len(held)
    if hidden > 0:
        others = [worth(face) for face in faces_of(side) for _ in range(state.deck[face])]
        held += sorted(others, reverse=True)[:hidden]
    return sum(sorted(held, reverse=True)[: state.fire_left[side]] if state.stage == Stage.FIREFIGHT else held)


def raising(state: State, face: int) -> int:
    """What a card can add to its owner's total, as an event or in the firefight."""
    event = int(change_of(state, face, owner_of(face))) if is_playable(state, face) else 0
    return max(0, event, int(FIREFIGHT[face]))


def lowering(state: State, face: int) -> int:
    """How many hits a card can spare its owner, as an event or in the firefight."""
    event = shield_of(face) - int(change_of(state, face, enemy_of(owner_of(face)))) if is_playable(state, face) else 0
    return max(0, event, -int(FIREFIGHT[face]))


def is_playable(state: State, face: int) -> bool:
    """May a card still be played as an event of this battle?"""
    return bool(state.stage == Stage.EVENTS and can_play_in_battle(state, face))


def shield_of(face: int) -> int:
    """[14.2] The hits that a card lets its owner ignore."""
    rows = [row for row in range(MOST_EFFECTS) if EFFECTS[KIND[face], row, VERB] == Verb.SHIELD]
    return sum(int(EFFECTS[KIND[face], row, NUMBER]) for row in rows)


def notes_at_stake(state: State) -> int:
    """What an event that somebody is known to hold may take from the defender; only the attacker can mean it."""
    return max((note_at_stake(state, face) for face in range(N_FACES) if is_playable(state, face)), default=0)


def note_at_stake(state: State, face: int) -> int:
    """[9.1, 14.5] What the defender has of the Location's note that this event may put out of force."""
    is_enough = does(face, Verb.IGNORE_LOCATION) or (does(face, Verb.RUBBLE) and not state.destroyed[state.battle])
    if not is_enough or state.ignoring or note_at(state, state.battle) not in (Note.DEFEND, Note.SHIELD):
        return 0
    return int(note_number(state, state.battle))
