"""What nobody should order: attacks [6] and bombardments [9] that no die can make worth while."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.hexset import keep
from kurgan.engine.record import copy
from kurgan.engine.testing.positions import random_game
from kurgan.engine.text import LANGUAGES, Line
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import BOMBARD, apply, ordered_unit
from kurgan.games.autumn_storm.folly import folly
from kurgan.games.autumn_storm.rules.movement import destinations, survey_all
from kurgan.games.autumn_storm.state import State, controlled, enemy_of, units_of
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.charts import COLUMNS, COMBAT_RESULTS, CombatResult
from kurgan.games.autumn_storm.tables.map import AXIS
from kurgan.games.autumn_storm.tests.positions import (
    At,
    area,
    knows,
    orders,
    pass_turn,
    play,
    position,
    unit,
    where,
)

KINDS = ("hopeless-attack", "idle-bombardment")
HOPELESS, BEST_DIE = "hopeless-attack", 6

# The 14th Panzer attacks the 95th Rifle from the north; hexes marked o are those it may fall back into.
FIELD = """
    . . . . . . . . . .
    . o o o . . . . . .
    . o A o . . . . . .
    . . S . . . . . . .
"""
BEHIND = ("0101", "0201", "0301", "0102", "0302")


def duel(
    attack: int = 3,
    *,
    defender: At | None = None,
    event: Card = Card.NONE,
    axis_holds: Sequence[str] = BEHIND,
    **condition: bool,
) -> State:
    """The two of the picture; against a defence of 6 an attack of 3 is 1:2."""
    return position(
        axis={"14pz": At("A", attack=attack, strength=6, **condition)},
        soviet={"95": defender or At("S", defence=6, strength=6, revealed=True, supplied=True)},
        picture=FIELD,
        event=event,
        axis_holds=axis_holds,
    )


def defender(defence: int = 6, **condition: bool) -> At:
    return At("S", defence=defence, strength=6, **({"revealed": True, "supplied": True} | condition))


def called(state: State, words: str = "attack 14pz 0203") -> str | None:
    """What the game calls an order that may be given."""
    known = knows(state, state.side)
    number = GAME.read(known, words)
    assert number in GAME.choices(known), f"{words} is not legal"
    return folly(known, number)


def follies(state: State) -> list[str]:
    """The orders of the side to move that are called anything."""
    return [words for words in orders(state) if called(state, words)]


@pytest.mark.parametrize(("attack", "kind"), [(2, HOPELESS), (3, HOPELESS), (4, None), (6, None), (20, None)])
def test_6_5_an_attack_is_hopeless_where_no_die_hurts_the_enemy(attack: int, kind: str | None) -> None:
    state = duel(attack)
    assert called(state) == kind
    after = play(copy(state), "attack 14pz 0203", BEST_DIE)
    assert (after.strength[unit(after, "95")] == 6) == (kind is not None), "the best die tells"


def test_6_5_only_the_attack_is_hopeless() -> None:
    assert follies(duel()) == ["attack 14pz 0203"]


def test_6_3_its_condition_may_make_an_attack_hopeless_or_save_it() -> None:
    assert called(duel(5)) is None
    assert called(duel(5, disrupted=True)) == HOPELESS
    assert called(duel(4, supplied=False)) == HOPELESS
    assert called(duel(3, defender=defender(disrupted=True))) == HOPELESS, "3 against 5 is 1:2 still"
    assert called(duel(3, defender=defender(disrupted=True, supplied=False))) is None


def test_4_2_air_support_counts_as_long_as_it_waits() -> None:
    state = duel(3, event=Card.AIR_SUPPORT)
    assert called(state) is None
    play(state, "attack 14pz 0203", 4)  # no effect, and the planes are gone
    assert called(state) == HOPELESS


def test_7_2_a_question_mark_may_be_attacked_to_see_who_it_is() -> None:
    state = duel(3, defender=defender(revealed=False))
    assert called(state) is None
    play(state, "attack 14pz 0203", BEST_DIE)
    assert called(state) == HOPELESS, "now it is known"


def test_4_2_under_political_pressure_the_first_attack_saves_a_point() -> None:
    state = duel(3, event=Card.POLITICAL_PRESSURE)
    assert called(state) is None
    assert pass_turn(play(copy(state), "attack 14pz 0203", BEST_DIE)).penalty[AXIS] == 0
    assert pass_turn(copy(state)).penalty[AXIS] == 1
    play(state, "attack 14pz 0203", BEST_DIE)
    assert called(state) == HOPELESS, "the second attack saves nothing"


def test_5_4_a_night_assault_helps_nobody_to_attack() -> None:
    assert called(duel(3, event=Card.NIGHT_ASSAULT)) == HOPELESS


def test_10_1_who_may_be_thrown_back_into_ground_that_he_cannot_go_to_gains_it() -> None:
    state = duel(axis_holds=())
    assert called(state) == HOPELESS, "to go there is cheaper"
    state.points[unit(state, "14pz")] = 0
    survey_all(state)
    assert called(state) is None
    after = play(copy(state), "attack 14pz 0203", 3)  # repulsed
    assert controlled(after, AXIS) - controlled(state, AXIS) == area(where(after, "14pz"))
    keep(state.control[AXIS], controlled(state, AXIS) | area(where(after, "14pz")))
    assert called(state) == HOPELESS, "it is its own already"


def test_6_5_every_column_has_a_die_that_spares_the_attacker() -> None:
    """So nobody can be ordered to his certain death."""
    assert all(max(COMBAT_RESULTS[odds, die] for die in range(6)) >= CombatResult.NE for odds in range(len(COLUMNS)))


@pytest.mark.parametrize(
    ("defence", "disrupted", "revealed", "kind"),
    [
        (7, True, True, "idle-bombardment"),  # 7 and 3 for the factory and 1 more: disrupted on 5, a loss on 7
        (7, False, True, None),
        (7, True, False, None),  # it shows who it is
        (5, True, True, None),  # 9: disrupted on 4, a loss on 6
    ],
)
def test_9_2_guns_are_idle_against_who_is_disrupted_and_well_covered(
    defence: int, disrupted: bool, revealed: bool, kind: str | None
) -> None:
    target = At("0601", defence=defence, strength=6, disrupted=disrupted, revealed=revealed)
    state = position(axis={"14pz": "0501"}, soviet={"95": target})
    assert called(state, "bombard 0601") == kind
    after = play(copy(state), "bombard 0601", BEST_DIE)
    is_same = after.strength[unit(after, "95")] == 6 and bool(after.disrupted[unit(after, "95")]) == disrupted
    assert is_same == (disrupted and defence == 7)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(kind: str, language: str) -> None:
    assert GAME.catalogue.say(Line(f"folly-{kind}"), language)


def is_worth_while(before: State, number: int) -> bool:
    """Does any die hurt the enemy, or take ground to which no order leads? Tried out on the truth."""
    side, enemy = before.side, enemy_of(before.side)
    for die in range(1, 7):
        after = copy(before)
        apply(after, number)
        apply(after, die)
        ground = controlled(after, side) - controlled(before, side)
        if number < BOMBARD:
            ground = ground - destinations(before, ordered_unit(before, number))
        is_hurt = any(after.disrupted[unit] > before.disrupted[unit] for unit in units_of(enemy))
        if ground or is_hurt or after.lost[enemy] > before.lost[enemy]:
            return True
    return False


@pytest.mark.parametrize("scenario", list(GAME.scenarios()))
def test_what_is_called_folly_brings_nothing_and_something_else_may_be_ordered(scenario: str) -> None:
    met = set()
    for seed in range(3):
        for state, _ in random_game(GAME, scenario, seed):
            seat = GAME.seat_to_move(state)
            if seat in (CHANCE, NOBODY):
                continue
            known = GAME.knows(state, seat)
            choices = GAME.choices(known)
            kinds = {number: kind for number in choices if (kind := folly(known, number))}
            met |= set(kinds.values())
            assert len(kinds) < len(choices), "what is no choice is no folly"
            assert not any(is_worth_while(state, number) for number in kinds)
    assert HOPELESS in met and met <= set(KINDS)
