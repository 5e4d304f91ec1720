"""Rule 7.11 against a search: a means is legal if and only if some way to go on from it absorbs all hits."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

import pytest

from kurgan.games.battle_for_stalingrad import actions
from kurgan.games.battle_for_stalingrad.rules.sequence import Step
from kurgan.games.battle_for_stalingrad.rules.turn import go_on
from kurgan.games.battle_for_stalingrad.state import Stage, State, control_area, forces_of, perimeter_area, side_of
from kurgan.games.battle_for_stalingrad.tables.cards import FORCES, SIDE_NAMES, SOVIET
from kurgan.games.battle_for_stalingrad.tables.constants import ZONE_LIMIT
from kurgan.games.battle_for_stalingrad.tables.vocabulary import Simple, Strong
from kurgan.games.battle_for_stalingrad.tests.answers import answers, orders
from kurgan.games.battle_for_stalingrad.tests.facts import where
from kurgan.games.battle_for_stalingrad.tests.positions import assert_sound, table
from kurgan.games.battle_for_stalingrad.tests.words import Word, eliminate, ration, retreat


@dataclass(frozen=True)
class Giver:
    """What one engaged Force can still give."""

    code: str
    rations: int
    by_retreat: int  # 0 if it may not
    by_elimination: int


Givers: TypeAlias = tuple[Giver, ...]


@cache
def is_enough(hits: int, givers: Givers, room: int) -> bool:
    """Try every means in every order."""
    return hits <= 0 or any(is_enough(*left) for _, left in means(hits, givers, room))


def means(hits: int, givers: Givers, room: int) -> list[tuple[Word, tuple[int, Givers, int]]]:
    """Every means at this moment with what is left after it."""
    found = []
    for row, giver in enumerate(givers):
        others = givers[:row] + givers[row + 1 :]
        if giver.rations:
            poorer = replace(giver, rations=giver.rations - 1)
            found.append((ration(giver.code), (hits - 1, (*givers[:row], poorer, *givers[row + 1 :]), room)))
        if giver.by_retreat and room:
            found.append((retreat(giver.code), (hits - giver.by_retreat, others, room - 1)))
        found.append((eliminate(giver.code), (hits - giver.by_elimination, others, room)))
    return found


def giver(state: State, number: int, is_gorge: bool) -> Giver:
    """A Force as its card says it."""
    force, ability = FORCES[number], FORCES[number].ability
    is_stubborn = isinstance(ability, Simple) and ability.verb == "stubborn"
    rearguard = ability.n if isinstance(ability, Strong) and ability.verb == "rearguard" else 0
    may_not = is_stubborn or state.no_retreat[side_of(number)]
    return Giver(
        force.code,
        int(state.rations[number]),
        0 if may_not else 2 + int(state.medals[number]) + rearguard + 2 * is_gorge,
        3 + force.value + 2 * is_stubborn,
    )


RATIONS = (0, 0, 1, 2, 3, 6)
MEDALS = (0, 0, 1, 2, 4, 5)  # with four a retreat absorbs more than an elimination
TELLING = ("60mot", "149rb", "45rd", "138rd", "10nkvd", "369cro", "13gd")
LOCATIONS = ("tsaritsa", "tsaritsa destroyed", "station", "pavlov")


def picture(dice: random.Random, side: int) -> str:
    """One to three Forces in a control area, none to three behind them, and an enemy."""
    every = [FORCES[number].code for number in forces_of(side)]
    chosen = [code for code in TELLING if code in every and dice.random() < 0.3] + dice.sample(
        every, dice.randint(1, 3)
    )
    front = sorted(set(chosen[:3]))
    behind = dice.sample([code for code in every if code not in front], dice.choice([0, 0, 1, 2, 3]))
    medals = (4, 5) if dice.random() < 0.2 else MEDALS
    held = " ".join(f"{code}({dice.choice(RATIONS)}){'*' * dice.choice(medals)}" for code in front)
    enemy = "german 76inf / -" if side == SOVIET else "soviet 196rd / -"
    return f"{dice.choice(LOCATIONS)} | {SIDE_NAMES[side]} {held} / {' '.join(behind) or '-'} | {enemy}"


def losses(dice: random.Random) -> tuple[State, Givers, int]:
    """Defenders who must absorb hits, by their cards what they can give, and the room behind them."""
    side = dice.randrange(2)
    drawn = picture(dice, side)
    state = table(drawn, turn=SIDE_NAMES[1 - side])
    fighting = [number for number in forces_of(side) if state.force_at[number] == control_area(0)]
    for number in fighting:
        state.engaged[number] = 1
    state.no_retreat[side] = int(dice.random() < 0.15)
    givers = tuple(giver(state, number, drawn.startswith("tsaritsa")) for number in fighting)
    most = sum(each.rations + max(each.by_elimination, each.by_retreat) for each in givers)
    state.battle, state.attacker, state.stage = 0, 1 - side, Stage.DEFENDER_LOSSES
    state.hits = dice.choice([dice.randint(1, most), dice.randint(max(1, most - 8), most), most, most + 1])
    state.step = Step.ON
    return state, givers, ZONE_LIMIT - int(state.present[side, perimeter_area(0)])


@pytest.mark.parametrize("seed", range(20))
def test_7_11_a_means_is_legal_if_and_only_if_some_way_to_go_on_absorbs_all_hits(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(20):
        absorb_at_random(*losses(dice), dice)


def absorb_at_random(state: State, givers: Givers, room: int, dice: random.Random) -> None:
    """Give up one thing after the other, and compare what may be given with the search each time."""
    hits, side = int(state.hits), 1 - int(state.attacker)
    go_on(state)
    if not is_enough(hits, givers, room):
        assert [where(state, each.code) for each in givers] == ["lost"] * len(givers)
        return
    while hits > 0:
        assert (state.step, state.actor, state.hits) == (Step.LOSSES, side, hits)
        lawful = {word: left for word, left in means(hits, givers, room) if is_enough(*left)}
        assert orders(state) == set(lawful)
        word = dice.choice(sorted(lawful))
        actions.apply(state, answers(state)[word])
        assert_sound(state)
        hits, givers, room = lawful[word]
    assert (state.step, state.actor) != (Step.LOSSES, side), "no hit is left, so nothing more may be given"
    assert all(where(state, each.code).endswith("control") for each in givers), "nobody else was given up"


def test_7_11_the_search_knows_a_retreat_that_is_worth_more_than_an_elimination() -> None:
    guard = Giver("149rb", 0, 6, 5)
    assert is_enough(6, (guard,), 1) and not is_enough(6, (guard,), 0)
    assert [word for word, left in means(6, (guard,), 1) if is_enough(*left)] == ["retreat 149rb"]
