"""Forecasts of attacks and bombardments [6, 9]: exact, and made only from what the seat knows [7.6]."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from kurgan.engine.forecast import Forecast, Mark, Outcome
from kurgan.engine.hexset import around, only
from kurgan.engine.text import Line
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, OFF_MAP, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    Counters,
    hex_of,
    knows,
    orders,
    play,
    played,
    position,
    said,
    unit,
    where,
)

SIXTH = Fraction(1, 6)


def forecast(state: State, words: str) -> Forecast:
    """The forecast of an order that has one."""
    known = knows(state, state.side)
    found = GAME.forecast(known, GAME.read(known, words))
    assert found is not None
    return found


def chances(found: Forecast) -> dict[str, tuple[Fraction, tuple[int, ...]]]:
    """Each result with its chance and its dice."""
    return {outcome.result.key: (outcome.chance, outcome.dice) for outcome in found.outcomes}


def factors(found: Forecast) -> list[tuple[str, str]]:
    return [(factor.label.key, factor.value) for factor in found.cases[0].factors]


def duel(attack: int = 4, revealed: bool = True) -> State:
    soviet: Counters = {"95": At("0204", revealed=revealed, supplied=True), "308": "0600", "112": "0707"}
    return position(axis={"14pz": At("0203", attack=attack)}, soviet=soviet)


def test_6_5_an_attack_is_forecast_exactly() -> None:
    assert chances(forecast(duel(), "attack 14pz 0204")) == {
        "result-ae": (SIXTH, (1,)),
        "result-ar": (2 * SIXTH, (2, 3)),
        "result-ne": (2 * SIXTH, (4, 5)),
        "result-dr": (SIXTH, (6,)),
    }


def test_6_4_the_forecast_says_how_the_column_comes_about() -> None:
    state = position(
        axis={"14pz": At("0402", attack=7, disrupted=True, supplied=False)},
        soviet={"95": At("0502", defence=4, disrupted=True, supplied=False, revealed=True)},
        event=Card.AIR_SUPPORT,
    )
    assert factors(forecast(state, "attack 14pz 0502")) == [
        ("factor-attack", "7"),
        ("factor-disrupted", "-2"),
        ("factor-unsupplied", "-1"),
        ("factor-air", "+2"),
        ("factor-total-attack", "6"),
        ("factor-defence", "4"),
        ("factor-terrain", "+2"),
        ("factor-disrupted", "-1"),
        ("factor-unsupplied", "-1"),
        ("factor-total-defence", "4"),
        ("factor-column", "3:2"),
    ]


def read(found: Forecast, key: str) -> list[list[str]]:
    """What the tables of the rulebook say where a factor was read: the whole column or row."""
    marks = next(factor.read_at for factor in found.cases[0].factors if factor.label.key == key)
    return [printed(mark) for mark in marks]


def printed(mark: Mark) -> list[str]:
    rule = GAME.rulebook.numbered(mark.rule)
    assert rule is not None and rule.table is not None
    if mark.row is not None:
        return [cell.en for cell in rule.table.rows[mark.row]]
    assert mark.column is not None
    return [rule.table.columns[mark.column].en, *(row[mark.column].en for row in rule.table.rows)]


def test_6_5_the_forecast_says_in_which_column_of_the_book_it_was_read() -> None:
    state = position(axis={"14pz": At("0402", attack=6)}, soviet={"95": At("0502", defence=2, revealed=True)})
    found = forecast(state, "attack 14pz 0502")
    assert factors(found)[-1] == ("factor-column", "3:2")
    assert read(found, "factor-column") == [["3:2", "AR", "AR", "NE", "NE", "DR", "DR"], ["3:2", "1.70"]]
    assert read(found, "factor-terrain") == [["hill", "2", "+2"]]


def test_9_2_the_forecast_says_in_which_row_of_the_book_it_was_read() -> None:
    state = position(axis={"14pz": "0501"}, soviet={"95": At("0601", defence=6, revealed=True)})
    assert read(forecast(state, "bombard 0601"), "factor-threshold") == [["10 or more", "5 or more", "–"]]
    assert read(forecast(duel(), "bombard 0204"), "factor-threshold") == [["4 to 6", "3 or more", "5 or more"]]


def test_9_2_a_bombardment_is_forecast_exactly() -> None:
    found = forecast(duel(), "bombard 0204")
    assert chances(found) == {
        "result-nothing": (2 * SIXTH, (1, 2)),
        "result-disrupted": (2 * SIXTH, (3, 4)),
        "result-loss": (2 * SIXTH, (5, 6)),
    }
    assert factors(found)[-2:] == [("factor-threshold", "3+"), ("factor-loss", "5+")]


def test_9_2_the_forecast_of_a_bombardment_counts_the_factory() -> None:
    state = position(axis={"14pz": "0501"}, soviet={"95": At("0601", defence=6, revealed=True)})
    found = forecast(state, "bombard 0601")
    assert factors(found) == [
        ("factor-defence", "6"),
        ("factor-terrain", "+3"),
        ("factor-factory", "+1"),
        ("factor-threshold", "5+"),
        ("factor-loss", "–"),
    ]
    assert chances(found) == {"result-nothing": (4 * SIXTH, (1, 2, 3, 4)), "result-disrupted": (2 * SIXTH, (5, 6))}


def test_7_2_an_unknown_target_is_each_unit_it_may_be() -> None:
    found = forecast(duel(revealed=False), "attack 14pz 0204")
    assert [case.chance for case in found.cases] == [Fraction(1, 3)] * 3
    assert {name for case in found.cases for name in said([case.who])} == {
        "95th Rifle Division",
        "308th Rifle Division",
        "112th Rifle Division",
    }
    assert found.note is not None and found.note.values == {"count": 3}
    assert sum(outcome.chance for outcome in found.outcomes) == 1
    assert all(outcome.dice == () for outcome in found.outcomes)


def test_7_6_who_is_identified_elsewhere_is_not_behind_a_question_mark() -> None:
    soviet: Counters = {"95": "0204", "308": At("0600", revealed=True), "112": "0707"}
    state = position(axis={"14pz": "0203"}, soviet=soviet)
    assert len(forecast(state, "attack 14pz 0204").cases) == 2


def test_7_6_the_last_unknown_unit_is_known_by_elimination() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0204", "308": At("0600", revealed=True)})
    found = forecast(state, "attack 14pz 0204")
    assert len(found.cases) == 1
    assert found.note == Line("forecast-supposed", rule="7.2"), "who it is, not in what condition"
    identified = forecast(duel(), "attack 14pz 0204")
    assert identified.note is None, "of a unit that is seen and known nothing is supposed"


def lines(outcomes: Sequence[Outcome], die: int) -> set[str]:
    """What a forecast says will follow from a die."""
    outcome = next(each for each in outcomes if die in each.dice)
    return set(said([each.line for each in outcome.follows if each.chance == outcome.chance]))


@pytest.mark.parametrize("attack", [1, 2, 4, 6, 9, 12, 20])
def test_6_6_what_follows_from_each_die_is_what_then_happens(attack: int) -> None:
    state = duel(attack)
    found = forecast(state, "attack 14pz 0204")
    for die in range(1, 7):
        after = played(state, "attack 14pz 0204", die)
        told = lines(found.outcomes, die)
        for code, name in (("14pz", "14th Panzer Division"), ("95", "95th Rifle Division")):
            number = unit(state, code)
            lost = state.strength[number] - after.strength[number]
            assert (f"{name} loses {lost} strength [6.6]" in told) == (lost > 0)
            assert (f"{name} is disrupted [6.6]" in told) == bool(after.disrupted[number])
            retreat = f"{name} falls back to {where(after, code)}, as far as you can see [6.7]"
            assert (retreat in told) == (where(after, code) != where(state, code))


@pytest.mark.parametrize("hidden", ["0101", "0707"])
def test_6_7_a_retreat_that_hangs_on_hidden_zones_is_only_supposed(hidden: str) -> None:
    state = position(
        axis={"14pz": At("0203", vision=1, attack=1)},
        soviet={"95": At("0204", revealed=True), "308": At(hidden, vision=1)},
    )
    (told,) = (line for line in lines(forecast(state, "attack 14pz 0204").outcomes, 1) if "falls back" in line)
    assert told == "14th Panzer Division falls back to 0102, as far as you can see [6.7]"
    assert (where(played(state, "attack 14pz 0204", 1), "14pz") == "0102") == (hidden == "0707"), "truth may differ"


@pytest.mark.parametrize("hidden", ["0201", "0404"])
def test_6_7_where_nothing_but_a_hidden_zone_could_decide_a_retreat_is_only_supposed(hidden: str) -> None:
    """Both ways out are in sight, and nobody has supply; next to one of them an enemy may stand unseen."""
    axis: Counters = {"14pz": At("0203", vision=1, attack=1)}
    soviet: Counters = {"95": At("0204", revealed=True), "308": At(hidden, vision=1)}
    state = position(axis=axis, soviet=soviet, field=("0201", "0102", "0202-0204", "0404"))
    (told,) = (line for line in lines(forecast(state, "attack 14pz 0204").outcomes, 1) if "falls back" in line)
    assert told == "14th Panzer Division falls back to 0202, as far as you can see [6.7]"
    assert (where(played(state, "attack 14pz 0204", 1), "14pz") == "0202") == (hidden == "0404"), "truth may differ"


@pytest.mark.parametrize(
    "soviet",
    [{"95": At("0204", revealed=True)}, {"95": At("0204", revealed=True), "308": At("0000", vision=1)}],
)
def test_6_7_a_retreat_with_one_way_out_in_sight_is_sure(soviet: Counters) -> None:
    state = position(axis={"14pz": At("0203", attack=1)}, soviet=soviet, field=("0000", "0202-0204"))
    assert "14th Panzer Division falls back to 0202 [6.7]" in lines(forecast(state, "attack 14pz 0204").outcomes, 1)


def test_6_7_a_retreat_into_what_nobody_sees_is_only_supposed() -> None:
    """The one way out of the 95th is out of sight, and a comrade of his may stand there."""
    axis: Counters = {"14pz": At("0203", attack=20, vision=1)}
    soviet: Counters = {"95": At("0204", revealed=True, supplied=True), "308": At("0000", vision=1)}
    state = position(axis=axis, soviet=soviet, field=("0000", "0203-0205"))
    told = lines(forecast(state, "attack 14pz 0204").outcomes, 2)
    assert "95th Rifle Division falls back to 0205, as far as you can see [6.7]" in told


def test_6_7_where_one_way_out_is_in_the_dark_and_one_in_sight_only_the_place_is_supposed() -> None:
    axis: Counters = {"14pz": At("0203", attack=20, vision=1)}
    soviet: Counters = {"95": At("0204", revealed=True, supplied=True), "308": At("0000", vision=1)}
    beside = sorted(set(neighbours("0203")) & set(neighbours("0204")))
    state = position(axis=axis, soviet=soviet, field=("0000", "0203-0205", beside[0]))
    told = lines(forecast(state, "attack 14pz 0204").outcomes, 2)
    assert "95th Rifle Division falls back to 0205, as far as you can see [6.7]" in told
    assert any(line.startswith("95th Rifle Division loses") and "as far as" not in line for line in told)


def neighbours(name: str) -> list[str]:
    """The names of the hexes next to one."""
    return [GRID.name(hex) for hex in around(only(GRID, hex_of(name)))]


def test_6_6_what_the_loser_loses_is_only_supposed_where_an_unseen_comrade_may_bar_its_only_way_out() -> None:
    axis: Counters = {"14pz": At("0300", attack=8)}
    soviet: Counters = {"95": At("0400", strength=2, revealed=True), "37gd": At("0401", revealed=True), "284": "0500"}
    state = position(axis=axis, soviet=soviet, event=Card.MORNING_FOG)
    told = lines(forecast(state, "attack 14pz 0400").outcomes, 6)
    assert "95th Rifle Division loses 1 strength, as far as you can see [6.6]" in told
    assert played(state, "attack 14pz 0400", 6).strength[unit(state, "95")] == 0, "the 284th bars the way"
    lit = lines(forecast(position(axis=axis, soviet=soviet), "attack 14pz 0400").outcomes, 6)
    assert not any("as far as you can see" in line for line in lit), "by day it is seen"


def test_6_6_the_forecast_of_an_elimination() -> None:
    state = position(
        axis={"14pz": At("0203", attack=20)}, soviet={"95": At("0204", strength=1, revealed=True, supplied=True)}
    )
    assert "95th Rifle Division is eliminated [6.6]" in lines(forecast(state, "attack 14pz 0204").outcomes, 6)


def test_12_1_the_forecast_says_what_wins_the_game() -> None:
    state = position(
        axis={"14pz": At("0703", attack=6, supplied=True)},
        soviet={"95": At("0702", defence=4, revealed=True, supplied=True)},
        axis_holds=["0600", "0700", "0601", "0502", "0505"],
        field=("0702", "0703", "0704"),
    )
    told = lines(forecast(state, "attack 14pz 0702").outcomes, 2)
    assert {"this wins the game [12.1]", "The Axis takes 0704 (Central Ferry). [10.1]"} <= told
    assert play(state, "attack 14pz 0702", 2).winner == AXIS


@pytest.mark.parametrize("words", ["end", "rest 14pz", "recon recbn"])
def test_2_orders_without_dice_have_no_forecast(words: str) -> None:
    state = position(axis={"14pz": At("0203", damaged=1), "recbn": "0000"}, soviet={"95": "0204"})
    known = knows(state, AXIS)
    assert words in orders(state)
    assert GAME.forecast(known, GAME.read(known, words)) is None


def test_5_6_the_way_of_a_move_is_shown_before_it_is_ordered() -> None:
    state = position(axis={"14pz": At("0401", movement=6)}, soviet={"95": "0705"})
    shown = forecast(state, "move 14pz 0502")
    costs = [factor.value for factor in shown.cases[0].factors]
    play(state, "move 14pz 0502")
    walked = tuple(GRID.name(hex) for hex in state.way if hex != OFF_MAP)
    assert shown.title.places == walked and walked[-1] == "0502"
    assert (shown.outcomes, sum(map(int, costs[:-1]))) == ((), int(costs[-1]))
    assert state.points[unit(state, "14pz")] == 6 - int(costs[-1])


def test_6_1_where_no_enemy_is_seen_there_is_no_forecast() -> None:
    known = knows(duel(), AXIS)
    for words in ("attack 14pz 0202", "bombard 0600"):
        assert GAME.forecast(known, GAME.read(known, words)) is None


def test_7_6_the_condition_of_an_unknown_target_is_not_told() -> None:
    shown = []
    for disrupted, damaged in ((False, 0), (True, 3)):
        soviet: Counters = {"95": At("0204", disrupted=disrupted, damaged=damaged), "308": "0600"}
        state = position(axis={"14pz": "0203"}, soviet=soviet)
        state.last_strength[unit(state, "95")] = 4  # as printed on the roster
        shown.append(forecast(state, "attack 14pz 0204"))
    assert shown[0] == shown[1]
    assert isinstance(shown[0].title, Line)


def test_2_the_enemys_side_has_forecasts_in_its_own_turn() -> None:
    soviet: Counters = {"95": At("0204", attack=8)}
    state = position(axis={"14pz": At("0203", revealed=True)}, soviet=soviet, side=SOVIET)
    assert chances(forecast(state, "attack 95 0203"))["result-de"] == (SIXTH, (6,))
