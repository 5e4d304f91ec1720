"""Chapter 6, second part: the table, and the odds in which it is read."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front.rules.odds import defence, joined_sides, shifts
from kurgan.games.eastern_front.rules.results import printed_result
from kurgan.games.eastern_front.state import Phase
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, OUTCOME_NAMES
from kurgan.games.eastern_front.tables.map import SOVIET
from kurgan.games.eastern_front.tests.positions import (
    At,
    Counters,
    column_of,
    hex_of,
    orders_of,
    planned,
    position,
)

# [6.3] The chart as the source has it, with its own columns and separators
CHART = """
Die Roll | . 1:4 . | . 1:3 . | 1:2 . | . | 1:1 . | . | 3:2 . | . | 2:1 . | 3:1 . | 4:1 . | 5:1 | .. | 7:1 | ... | 10:1 |
---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
6 | D/AE | D | DR | DR | DR | DR | DE | BR | BR | BR | BR | |||||
5 | AE | - | D | dw | DW | DR | DR | DE | BR | BR | BR | |||||
4 | AE | D/AE | - | D | dw | DW | DR | DR | DE | BR | BR | |||||
3 | AE | AE | - | - | D | dw | DW | DR | DE | DE | BR | |||||
2 | AE | AE | AE | X | - | D | dw | DW | DR | DE | DE | |||||
1 | AE | AE | AE | AE | X | X | D | dw | DR | DR | DE |
"""
HEAD, _, *LINES = CHART.strip().splitlines()
COLUMNS = [cell.strip(" .") for cell in HEAD.split("|")[1:] if cell.strip(" .")]
PRINTED = {
    (column, int(line.split("|")[0])): cell.strip()
    for line in LINES
    for column, cell in zip(COLUMNS, line.split("|")[1:12], strict=True)
}
LADDER = ["AE", "D/AE", "X", "-", "D", "dw", "DW", "DR", "DE", "BR"]
"""From the worst for the attacker to the best."""


def test_6_3_the_chart_has_eleven_columns_and_six_dice() -> None:
    assert tuple(COLUMNS) == COLUMN_NAMES
    assert len(PRINTED) == 66 and set(PRINTED.values()) == set(LADDER) == set(OUTCOME_NAMES)


@pytest.mark.parametrize(("column", "die"), list(PRINTED))
def test_6_3_each_entry_is_as_printed(column: str, die: int) -> None:
    assert OUTCOME_NAMES[printed_result(COLUMNS.index(column), die)] == PRINTED[column, die]


def test_6_3_results_never_get_worse_as_the_die_rises_or_the_odds_improve() -> None:
    def rank(column: int, die: int) -> int:
        return LADDER.index(OUTCOME_NAMES[printed_result(column, die)])

    for column in range(len(COLUMNS)):
        assert [rank(column, die) for die in range(1, 7)] == sorted(rank(column, die) for die in range(1, 7))
    for die in range(1, 7):
        assert [rank(column, die) for column in range(11)] == sorted(rank(column, die) for column in range(11))


def test_6_5_first_the_ground_then_the_city_then_its_own_factors_then_the_ratio_then_the_columns() -> None:
    """Kiev, over the Dnieper: 6 x 2 + 1 = 13; 24 are 3:2; the river takes one, dispersion and an air unit give two."""
    axis: Counters = {"de1": At("1421", attack=12), "de2": At("1421", attack=12)}
    soviet: Counters = {"su37": At("kiev", defence=6, dispersed=True)}
    state = position(axis=axis, soviet=soviet, axis_holds=["zhitomir"], phase=Phase.PREPARED, air=(1, 0))
    plan = planned(state, "kiev", "de1", "de2")
    assert defence(plan, hex_of("kiev"), joined_sides(plan, hex_of("kiev"))) == 13
    assert shifts(plan, hex_of("kiev"), joined_sides(plan, hex_of("kiev"))) == 0
    assert column_of(state, "kiev", "de1", "de2") == "3:2"
    assert column_of(state, "kiev", "de1", "de2", "air") == "2:1"
    calm = position(axis=axis, soviet={"su37": At("kiev", defence=6)}, phase=Phase.PREPARED)
    assert column_of(calm, "kiev", "de1", "de2") == "1:1"


def test_6_5_columns_never_lead_beyond_ten_to_one_nor_below_one_to_four() -> None:
    axis: Counters = {"de1": At("2703", attack=12)}
    soviet: Counters = {"su62": At("2803", defence=1, dispersed=True)}
    state = position(axis=axis, soviet=soviet, phase=Phase.PREPARED)
    assert column_of(state, "2803", "de1") == "10:1"
    axis = {"de1": At("1306", defence=8)}
    state = position(axis=axis, soviet={"su64": At("1305", attack=2)}, side=SOVIET, phase=Phase.PREPARED)
    assert column_of(state, "1306", "su64") == "1:4"  # and not two columns below it


def test_6_5_shifts_do_not_make_an_attack_possible() -> None:
    soviet: Counters = {"su62": At("2803", defence=9, dispersed=True)}
    state = position(axis={"de1": At("2703", attack=2)}, soviet=soviet, phase=Phase.PREPARED, air=(1, 0))
    assert not orders_of(state, "attack")


def test_6_5_columns_add_up_before_the_limits_are_looked_at() -> None:
    """One down for the river and one up for dispersion: 1:4 stays 1:4 and 10:1 stays 10:1."""
    for strength, column in ((1, "1:4"), (12, "10:1")):
        soviet: Counters = {"tk1": At("1306", defence=4 if strength == 1 else 1, dispersed=True)}
        state = position(axis={"de1": At("1305", attack=strength)}, soviet=soviet, phase=Phase.PREPARED)
        assert column_of(state, "1306", "de1") == column


@pytest.mark.parametrize(
    ("scattered", "orderly", "column"),
    [
        (4, None, "3:2"),  # all of it
        (4, 4, "3:2"),  # half of it
        (5, 3, "3:2"),
        (3, 5, "1:1"),  # less
        (None, 4, "1:1"),
    ],
)
def test_6_6_attacks_on_dispersed_units_gain_a_column_if_they_are_at_least_half(
    scattered: int | None, orderly: int | None, column: str
) -> None:
    total = (scattered or 0) + (orderly or 0)
    soviet: dict[str, At | str] = {}
    if scattered:
        soviet["su62"] = At("2803", defence=scattered, dispersed=True)
    if orderly:
        soviet["tk1"] = At("2803", defence=orderly)
    state = position(axis={"de1": At("2703", attack=total)}, soviet=soviet, phase=Phase.PREPARED)
    assert column_of(state, "2803", "de1") == column


def test_6_6_the_printed_defence_counts_not_what_the_ground_adds() -> None:
    """Hills: 3 dispersed armour and 2 + 1 infantry in good order are more than half dispersed as printed."""
    soviet: Counters = {"tk1": At("1706", defence=3, dispersed=True), "su62": At("1706", defence=2)}
    state = position(axis={"de1": At("1606", attack=6)}, soviet=soviet, phase=Phase.PREPARED)
    assert column_of(state, "1706", "de1") == "3:2"


def test_6_6_dispersed_units_keep_the_ground() -> None:
    state = position(soviet={"su62": At("kursk", dispersed=True)})
    assert defence(state, hex_of("kursk"), 0) == 5


def test_6_6_dispersed_units_neither_move_nor_attack() -> None:
    axis: Counters = {"de1": At("2703", dispersed=True)}
    for phase, orders in ((Phase.MOVEMENT, "move"), (Phase.PREPARED, "attack")):
        state = position(axis=axis, soviet={"su62": "2803"}, phase=phase)
        assert orders_of(state, orders) == []


def test_8_2_an_attacker_out_of_supply_counts_half() -> None:
    axis: Counters = {"de1": At("2703", attack=6, hungry=1)}
    state = position(axis=axis, soviet={"su62": At("2803", defence=3)}, phase=Phase.PREPARED)
    assert column_of(state, "2803", "de1") == "1:1"
