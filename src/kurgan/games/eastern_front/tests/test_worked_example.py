"""June 1941, Grodno, as the specification counts it."""

from __future__ import annotations

import pytest

from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.rules.odds import (
    QUARTERS,
    air_shift,
    defence,
    dispersed_shift,
    joined_quarters,
    joined_sides,
    odds,
    ratio_column,
)
from kurgan.games.eastern_front.rules.terrain import water_shift
from kurgan.games.eastern_front.state import Phase, State, Step
from kurgan.games.eastern_front.tables.charts import COLUMN_NAMES, OUTCOME_NAMES
from kurgan.games.eastern_front.tests.positions import hex_of, is_dispersed, orders, planned, play, stack, where

GRODNO = "0714"


@pytest.fixture
def june() -> State:
    """The real Barbarossa, before the first prepared attack."""
    return play(GAME.start("barbarossa", {"weather": "historical"}), "end")


def test_6_5_grodno_is_held_by_the_3rd_army_and_the_11th_mechanised_corps(june: State) -> None:
    assert (june.phase, stack(june, GRODNO)) == (Phase.PREPARED, {"su3", "mk11"})
    assert stack(june, "0613") == {"de57", "de39"}


def test_6_5_the_attack_on_grodno_is_counted_as_in_the_specification(june: State) -> None:
    """3 + 1 + 1 = 5; 6 + 7 = 13; 13:5 is 2:1; the Niemen 3:2; surprise 2:1; the Luftflotte 3:1."""
    plan = planned(june, GRODNO, "de57", "de39")
    sides = joined_sides(plan, hex_of(GRODNO))
    assert defence(plan, hex_of(GRODNO), sides) == 5
    assert joined_quarters(plan, hex_of(GRODNO)) == 13 * QUARTERS
    assert COLUMN_NAMES[ratio_column(13, 5)] == "2:1"
    assert (water_shift(plan, hex_of(GRODNO), sides), dispersed_shift(plan, hex_of(GRODNO))) == (1, 1)
    assert COLUMN_NAMES[odds(plan)] == "2:1"
    play(plan, "fly")
    assert air_shift(plan, hex_of(GRODNO)) == 1
    assert COLUMN_NAMES[odds(plan)] == "3:1"


def test_6_3_a_four_drives_the_defenders_of_grodno_back_two_hexes(june: State) -> None:
    play(june, f"attack {GRODNO} de57 de39 air", 4)
    assert OUTCOME_NAMES[june.outcome] == "DR"
    assert (june.step, orders(june)) == (Step.BUY, ["buy", "decline"])
    play(june, "decline")
    goal = next(word for word in orders(june) if word.startswith("retreat"))
    play(june, goal)
    further = [word for word in orders(june) if word.startswith("retreat")]
    play(june, further[0])
    assert stack(june, further[0].split()[1]) >= {"su3", "mk11"}
    assert is_dispersed(june, "su3") and is_dispersed(june, "mk11")
    play(june, f"advance de57 {GRODNO}")
    assert where(june, "de57") == GRODNO
