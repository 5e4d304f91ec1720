"""Chapter 6: combat, up to the losses. Retreats are in test_retreat.py."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.rules.combat import attack_value, column, defence_value
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.charts import COLUMNS
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    knows,
    orders,
    orders_of,
    outcomes,
    play,
    position,
    unit,
    where,
)

PRINTED = """
    | 1:3  | AE | AE | AE | AR | AR | NE |
    | 1:2  | AE | AE | AR | AR | NE | NE |
    | 1:1  | AE | AR | AR | NE | NE | DR |
    | 3:2  | AR | AR | NE | NE | DR | DR |
    | 2:1  | AR | NE | NE | DR | DR | DE |
    | 3:1  | NE | NE | DR | DR | DE | DE |
    | 4:1+ | NE | DR | DR | DE | DE | DE |
"""
ROWS = [[cell.strip() for cell in line.strip(" |").split("|")] for line in PRINTED.strip().splitlines()]
TABLE = [(row[0], die, row[die]) for row in ROWS for die in range(1, 7)]
ATTACK_AGAINST_SIX = {"1:3": 2, "1:2": 3, "1:1": 6, "3:2": 9, "2:1": 12, "3:1": 18, "4:1+": 20}
LIMITS = {"1:3": "0.34", "1:2": "0.60", "1:1": "1.20", "3:2": "1.70", "2:1": "2.50", "3:1": "3.50"}


def duel(attack: int = 4, defence: int = 4, strength: int = 6, defender: str = "0204") -> State:
    """14th Panzer in 0203 next to the 95th Rifle south of it, in the open, both supplied."""
    return position(
        axis={"14pz": At("0203", attack=attack, strength=strength)},
        soviet={"95": At(defender, defence=defence, strength=strength, supplied=True)},
    )


def result_of(state: State) -> str:
    """What a fight between units of strength 6 came to."""
    attacker, defender = unit(state, "14pz"), unit(state, "95")
    losses = 6 - int(state.strength[attacker]), 6 - int(state.strength[defender])
    shaken = bool(state.disrupted[attacker]), bool(state.disrupted[defender])
    results = {
        ((3, 0), (True, False)): "AE",
        ((1, 0), (False, False)): "AR",
        ((0, 0), (False, False)): "NE",
        ((0, 1), (False, False)): "DR",
        ((0, 3), (False, True)): "DE",
    }
    return results[losses, shaken]


def test_6_1_a_unit_attacks_one_adjacent_enemy_for_one_command_point() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0204", "112": "0303", "308": "0201"})
    assert [words for words in orders_of(state, "14pz") if "attack" in words] == ["attack 0204", "attack 0303"]
    play(state, "attack 14pz 0204")
    assert (state.command, state.step, list(outcomes(state))) == (5, Step.COMBAT_DIE, [1, 2, 3, 4, 5, 6])
    apply(state, 4)
    assert state.strength[unit(state, "112")] == 4


def test_6_1_a_unit_without_attack_value_cannot_attack() -> None:
    state = position(axis={"li": At("0203", attack=0)}, soviet={"95": "0204"})
    assert not any("attack" in words for words in orders(state))


def test_6_1_an_unknown_enemy_may_be_attacked() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0204"}, event=Card.MORNING_FOG)
    assert "attack 0204" in orders_of(state, "14pz")


def test_6_1_an_attack_takes_no_movement_points_and_may_be_repeated() -> None:
    state = duel()
    play(state, "attack 14pz 0204", 4)
    assert state.points[unit(state, "14pz")] == 4
    play(state, "attack 14pz 0204", 4)
    assert state.command == 4


def test_6_2_the_attack_value_meets_defence_and_terrain() -> None:
    state = position(axis={"14pz": At("0402", attack=7)}, soviet={"95": At("0502", defence=5, supplied=True)})
    assert attack_value(state, unit(state, "14pz")) == 7
    assert defence_value(state, unit(state, "95")) == 7


def test_6_2_the_attackers_terrain_does_not_count() -> None:
    state = position(axis={"14pz": At("0601", attack=6, supplied=True)})
    assert attack_value(state, unit(state, "14pz")) == 6


@pytest.mark.parametrize(
    ("disrupted", "supplied", "event", "value"),
    [
        (False, True, Card.NONE, 6),
        (True, True, Card.NONE, 4),
        (False, False, Card.NONE, 5),
        (False, True, Card.AIR_SUPPORT, 8),
        (True, False, Card.NONE, 3),
        (True, False, Card.AIR_SUPPORT, 5),
    ],
)
def test_6_3_the_attack_is_modified(disrupted: bool, supplied: bool, event: Card, value: int) -> None:
    state = position(axis={"14pz": At("0203", attack=6, disrupted=disrupted, supplied=supplied)}, event=event)
    assert attack_value(state, unit(state, "14pz")) == value


@pytest.mark.parametrize(
    ("disrupted", "supplied", "value"), [(False, True, 8), (True, True, 7), (False, False, 7), (True, False, 6)]
)
def test_6_3_the_defence_is_modified(disrupted: bool, supplied: bool, value: int) -> None:
    state = position(soviet={"95": At("0402", defence=6, disrupted=disrupted, supplied=supplied)})
    assert defence_value(state, unit(state, "95")) == value


def test_6_3_each_value_is_at_least_one_after_all_modifiers() -> None:
    weak = At("0203", attack=1, defence=1, disrupted=True, supplied=False)
    state = position(axis={"14pz": weak})
    assert (attack_value(state, 0), defence_value(state, 0)) == (1, 1)
    with_planes = position(axis={"14pz": weak}, event=Card.AIR_SUPPORT)
    assert attack_value(with_planes, 0) == 1  # 1 - 2 - 1 + 2, and not 1 + 2


def test_6_3_modifiers_move_the_column() -> None:
    shaken = At("0203", attack=4, disrupted=True, strength=6)
    state = position(axis={"14pz": shaken}, soviet={"95": At("0204", defence=4, supplied=True)})
    play(state, "attack 14pz 0204", 2)  # 2 against 4 is 1:2
    assert state.strength[unit(state, "14pz")] == 3


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        *((17, 50, "1:3"), (18, 50, "1:2")),
        *((30, 50, "1:2"), (31, 50, "1:1")),
        *((60, 50, "1:1"), (61, 50, "3:2")),
        *((85, 50, "3:2"), (86, 50, "2:1")),
        *((125, 50, "2:1"), (126, 50, "3:1")),
        *((175, 50, "3:1"), (176, 50, "4:1+")),
    ],
)
def test_6_4_bounds_belong_to_the_lower_column(attack: int, defence: int, expected: str) -> None:
    assert COLUMNS[column(attack, defence)] == expected


def test_6_4_every_ratio_finds_its_column() -> None:
    assert [row[0] for row in ROWS] == list(COLUMNS)
    for attack in range(1, 23):
        for defence in range(1, 24):
            ratio = Fraction(attack, defence)
            expected = next((name for name, limit in LIMITS.items() if ratio <= Fraction(limit)), "4:1+")
            assert COLUMNS[column(attack, defence)] == expected


@pytest.mark.parametrize(("odds", "die", "result"), TABLE)
def test_6_5_the_die_and_the_column_give_the_printed_result(odds: str, die: int, result: str) -> None:
    state = duel(attack=ATTACK_AGAINST_SIX[odds], defence=6) if odds != "4:1+" else duel(attack=20, defence=5)
    assert result_of(play(state, "attack 14pz 0204", die)) == result


def test_6_5_the_table_is_the_whole_table() -> None:
    assert len(TABLE) == 42
    assert ATTACK_AGAINST_SIX.keys() == {odds for odds, _, _ in TABLE}


@pytest.mark.parametrize(("strength", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)])
def test_6_6_a_rout_costs_half_of_the_strength_rounded_up_and_disrupts(strength: int, left: int) -> None:
    attacker = play(duel(attack=2, defence=6, strength=strength), "attack 14pz 0204", 1)
    defender = play(duel(attack=20, defence=5, strength=strength), "attack 14pz 0204", 6)
    for state, code in ((attacker, "14pz"), (defender, "95")):
        assert state.strength[unit(state, code)] == left
        assert state.disrupted[unit(state, code)] == (left > 0)


def test_6_6_half_is_of_the_present_strength_not_of_the_full_one() -> None:
    state = position(
        axis={"14pz": At("0203", attack=20)}, soviet={"95": At("0204", strength=9, damaged=6, supplied=True)}
    )
    assert play(state, "attack 14pz 0204", 6).strength[unit(state, "95")] == 1


@pytest.mark.parametrize(("attack", "die", "code"), [(4, 2, "14pz"), (6, 5, "95")])
def test_6_6_who_is_repulsed_or_retreats_loses_one_strength_and_keeps_order(attack: int, die: int, code: str) -> None:
    state = duel(attack=attack)
    before = where(state, code)
    play(state, "attack 14pz 0204", die)
    assert (state.strength[unit(state, code)], state.disrupted[unit(state, code)]) == (5, 0)
    assert where(state, code) != before


def test_6_6_a_unit_without_strength_is_eliminated() -> None:
    state = play(duel(attack=6, strength=1), "attack 14pz 0204", 5)
    assert where(state, "95") == "lost"
    assert orders_of(state, "14pz")[-1].startswith("move")
    state = play(duel(attack=4, strength=1), "attack 14pz 0204", 2)
    assert where(state, "14pz") == "lost"
    assert orders(state) == ["end"]


@pytest.mark.parametrize(("attack", "die"), [(6, 5), (20, 6)])
def test_6_8_nobody_advances_after_combat(attack: int, die: int) -> None:
    for strength in (6, 1):  # the defender falls back, or is eliminated
        state = play(duel(attack=attack, strength=strength), "attack 14pz 0204", die)
        assert where(state, "14pz") == "0203"
        assert where(state, "95") != "0204"


def test_6_8_who_held_does_not_advance_either() -> None:
    state = play(duel(attack=2, defence=6), "attack 14pz 0204", 1)
    assert (where(state, "95"), where(state, "14pz") != "0203", state.side) == ("0204", True, AXIS)


def test_6_6_strength_that_comes_back_was_lost_all_the_same() -> None:
    state = position(axis={"14pz": At("0203", attack=4)}, soviet={"95": At("0204", strength=4)})
    play(state, "attack 14pz 0204", 1)  # the attacker is thrown back and loses
    lost = GAME.tallied(state)["axis_losses"]
    assert lost > 0 and GAME.tallied(state)["soviet_losses"] == 0
    state.strength[unit(state, "14pz")] = state.maximum[unit(state, "14pz")]
    assert GAME.tallied(state)["axis_losses"] == lost
    assert list(knows(state, SOVIET).lost) == [0, 0], "what the enemy lost out of sight is its own affair"
