"""[5] Supply: what a player turn begins with."""

from __future__ import annotations

from kurgan.engine.rule import helper, rule
from kurgan.games.battle_for_stalingrad.rules.control import controls, is_at, note_at, note_number
from kurgan.games.battle_for_stalingrad.state import (
    State,
    forces_of,
    is_on_table,
    is_perimeter,
    n_launched,
    place_of,
)
from kurgan.games.battle_for_stalingrad.tables.cards import (
    ABILITY,
    ABILITY_N,
    GERMAN,
    HAS_TAG,
    NOTE_TAG,
    RUBBLE_CHART,
)
from kurgan.games.battle_for_stalingrad.tables.constants import MOST_RATIONS, N_PLACES, PERIMETER_RATION
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Ability, Note


@rule("1.6", "1.7")
def gain(state: State, force: int, rations: int) -> None:
    """A Force holds six rations at most; anything above is lost."""
    state.rations[force] = min(MOST_RATIONS, state.rations[force] + rations)


@rule("5.1", "9.1")
def chart_rations(state: State, side: int, place: int) -> int:
    """A Location gives who controls it what its chart shows for its Rubble; a Destroyed one gives nothing."""
    if state.destroyed[place] or not controls(state, side, place):
        return 0
    return RUBBLE_CHART[state.location[place], state.rubble[place]]


@rule("5.3", "15.6")
def forage(state: State, side: int) -> None:
    """Foragers in control areas feed themselves, contested or not."""
    for force in forces_of(side):
        if ABILITY[force] == Ability.FORAGE and is_on_table(state, force) and not is_perimeter(state.force_at[force]):
            gain(state, force, ABILITY_N[force])


@rule("16.2")
def feed_tagged(state: State, side: int) -> None:
    """The note of a controlled Location feeds the Forces there that have its tag."""
    for place in range(N_PLACES):
        if note_at(state, place) == Note.TAG_RATION and controls(state, side, place):
            for force in forces_of(side):
                if is_at(state, force, place) and HAS_TAG[force, NOTE_TAG[state.location[place]]]:
                    gain(state, force, note_number(state, place))


@rule("5.2", "5.5", "12.15")
def add_up(state: State, side: int) -> None:
    """Note what the charts and the perimeter would give; a blocked Location gives nothing, and is blocked no more."""
    state.arriving = 0
    for place in range(N_PLACES):
        state.chart[place] = 0 if state.blocked[side, place] else chart_rations(state, side, place)
        state.arriving += state.chart[place]
    for force in forces_of(side):
        is_due = is_on_table(state, force) and is_perimeter(state.force_at[force])
        is_fed = is_due and not state.blocked[side, place_of(state.force_at[force])]
        state.due[force] = PERIMETER_RATION if is_fed else 0
        state.arriving += state.due[force]
    for place in range(N_PLACES):
        state.blocked[side, place] = 0


@rule("5.4")
def cut_off(state: State, side: int) -> None:
    """Each launched Uranus card keeps one ration from reaching the Germans, who choose which."""
    if side == GERMAN:
        state.arriving = max(0, state.arriving - n_launched(state))


@rule("5.6")
def can_be_fed(state: State, force: int) -> bool:
    """Is a ration on its way that this Force can still take?"""
    if not is_on_table(state, force) or state.rations[force] >= MOST_RATIONS or state.arriving == 0:
        return False
    return state.due[force] > 0 or state.chart[place_of(state.force_at[force])] > 0


@helper
def feed(state: State, force: int) -> None:
    """Give a Force a ration: its own of the perimeter first, since nobody else can have that."""
    if state.due[force] > 0:
        state.due[force] -= 1
    else:
        state.chart[place_of(state.force_at[force])] -= 1
    state.arriving -= 1
    gain(state, force, 1)


@helper
def deliver(state: State, side: int) -> bool:
    """Give out the rations that leave no choice, and say if any others are left."""
    is_short = takeable(state, side) > state.arriving
    for force in forces_of(side):
        while not is_short and state.due[force] > 0 and can_be_fed(state, force):
            feed(state, force)
    for place in range(N_PLACES):
        if not is_short and (n_takers(state, side, place) == 1 or state.chart[place] >= room_at(state, side, place)):
            share_out(state, side, place)
    if n_fed(state, side) == 1:
        for place in range(N_PLACES):
            share_out(state, side, place)
    return n_fed(state, side) > 0


@helper
def n_fed(state: State, side: int) -> int:
    """How many Forces can take a ration that is on its way."""
    count = 0
    for force in forces_of(side):
        count += can_be_fed(state, force)
    return count


@helper
def share_out(state: State, side: int, place: int) -> None:
    """Feed everybody at a Location while its chart rations last."""
    for force in forces_of(side):
        while is_at(state, force, place) and can_be_fed(state, force):
            feed(state, force)


@helper
def n_takers(state: State, side: int, place: int) -> int:
    """How many Forces at a Location can take a ration."""
    count = 0
    for force in forces_of(side):
        count += is_at(state, force, place) and can_be_fed(state, force)
    return count


@helper
def room_at(state: State, side: int, place: int) -> int:
    """How many rations the Forces at a Location can take."""
    room = 0
    for force in forces_of(side):
        if is_at(state, force, place):
            room += MOST_RATIONS - state.rations[force]
    return room


@helper
def takeable(state: State, side: int) -> int:
    """How many of the rations on their way could be taken if all arrived."""
    total = 0
    for place in range(N_PLACES):
        room = 0
        for force in forces_of(side):
            if is_at(state, force, place):
                own = MOST_RATIONS - state.rations[force]
                taken = min(own, state.due[force])
                total += taken
                room += own - taken
        total += min(room, state.chart[place])
    return total


@rule("5.6")
def to_give_out(state: State, side: int) -> int:
    """How many rations are still to be given out; what finds no room is lost."""
    return min(state.arriving, takeable(state, side))


@helper
def begin_supply(state: State, side: int) -> None:
    """[5] Abilities and notes first, then what arrives."""
    forage(state, side)
    feed_tagged(state, side)
    add_up(state, side)
    cut_off(state, side)


@helper
def can_take(state: State, force: int) -> bool:
    """Is there room on this Force for one more ration?"""
    return is_on_table(state, force) and state.rations[force] < MOST_RATIONS


@helper
def anyone_can_take(state: State, side: int) -> bool:
    for force in forces_of(side):
        if can_take(state, force):
            return True
    return False
