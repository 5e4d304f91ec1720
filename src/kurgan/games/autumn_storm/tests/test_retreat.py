"""Rule 6.7: where a beaten unit goes. Each criterion decides alone, with all later ones against it.

The 71st Infantry in 0204 is attacked from 0203. 0103 and 0303 are next to the attacker, 0104, 0205 and 0304 are
not. The field has only the hexes a test names, so that only those are open to the retreat.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kurgan.games.autumn_storm.rules import supply
from kurgan.games.autumn_storm.rules.sequence import Step
from kurgan.games.autumn_storm.state import State, controlled
from kurgan.games.autumn_storm.tables.map import AXIS, DISTANCE, SOVIET, TERRAIN, Terrain
from kurgan.games.autumn_storm.tests.positions import At, Counters, area, hex_of, play, position, unit, where

DEFENDER_RETREATS = 4  # the die, at 2:1


def beaten(
    *open: str,
    cause: str = "0203",
    friends: Counters | None = None,
    enemies: Counters | None = None,
    own: Sequence[str] = (),
    hostile: Sequence[str] = (),
    sources: Sequence[str] = ("0000", "0003", "0007"),
) -> State:
    """The battle after the 71st Infantry had to fall back from 0204 into one of the open hexes."""
    axis, soviet = {"71": "0204", **(friends or {})}, {"95": At(cause, attack=8), **(enemies or {})}
    places = [at if isinstance(at, str) else at.hex for at in [*axis.values(), *soviet.values()]]
    state = position(
        axis=axis, soviet=soviet, side=SOVIET, field=(*open, *places, *sources), axis_holds=own, soviet_holds=hostile
    )
    return play(state, "attack 95 0204", DEFENDER_RETREATS)


def to_source(state: State, name: str) -> int:
    """How far it is from a hex to the nearest source that still supplies the Axis."""
    return min(DISTANCE[hex_of(name), source] for source in supply.sources(state, AXIS))


def test_6_7_a_retreat_is_one_hex_at_once_and_takes_control() -> None:
    state = beaten("0205", "0206")
    assert (where(state, "71"), state.strength[unit(state, "71")]) == ("0205", 3)
    assert controlled(state, AXIS) == area("0204", "0205")
    assert (state.side, state.step) == (SOVIET, Step.ACTION)


def test_6_7_first_it_goes_away_from_the_enemy_that_beat_it() -> None:
    state = beaten("0103", "0205", friends={"li": "0003"}, own=["0103"], hostile=["0205"])
    assert DISTANCE[hex_of("0103"), hex_of("0203")] == 1
    assert where(state, "71") == "0205"


def test_6_7_then_out_of_enemy_zones() -> None:
    state = beaten("0104", "0304", enemies={"112": "0404"}, own=["0304"], hostile=["0104"])
    assert where(state, "71") == "0104"


def test_6_7_then_where_it_is_supplied() -> None:
    state = beaten("0304", "0205", friends={"94": "0103", "li": "0003"}, hostile=["0304"])
    assert TERRAIN[hex_of("0304")] == Terrain.RUINS
    assert where(state, "71") == "0205"


def test_6_7_then_to_ground_of_its_own() -> None:
    state = beaten("0304", "0205", own=["0205"])
    assert where(state, "71") == "0205"


def test_6_7_then_to_better_defence_terrain() -> None:
    state = beaten("0304", "0104")
    assert to_source(state, "0104") < to_source(state, "0304")
    assert where(state, "71") == "0304"


def test_6_7_then_toward_the_nearest_source() -> None:
    state = beaten("0205", "0104")
    assert [to_source(state, place) for place in ("0205", "0104")] == [3, 2]
    assert where(state, "71") == "0104"


def test_6_7_a_source_that_supplies_nobody_draws_nobody() -> None:
    assert where(beaten("0205", "0104", sources=("0003", "0007")), "71") == "0104"
    assert where(beaten("0205", "0104", sources=("0003", "0007"), hostile=["0003"]), "71") == "0205"
    assert where(beaten("0205", "0104", sources=("0007",)), "71") == "0205", "0003 is outside the field"


def test_6_7_without_any_source_only_the_direction_decides() -> None:
    assert where(beaten("0205", "0104", sources=()), "71") == "0205"


@pytest.mark.parametrize(
    ("cause", "open", "chosen"), [("0104", ("0304", "0303"), "0303"), ("0304", ("0104", "0203"), "0203")]
)
def test_6_7_at_last_clockwise_from_north(cause: str, open: tuple[str, str], chosen: str) -> None:
    state = beaten(*open, cause=cause)
    assert to_source(state, open[0]) == to_source(state, open[1])
    assert where(state, "71") == chosen


def test_6_7_a_hex_next_to_the_cause_or_in_a_zone_is_better_than_none() -> None:
    assert where(beaten("0303"), "71") == "0303"
    assert where(beaten("0304", enemies={"112": "0404"}), "71") == "0304"


def test_6_7_a_hex_with_a_unit_in_it_is_no_way_out() -> None:
    state = beaten("0205", friends={"94": "0304"}, enemies={"112": "0104"})
    assert where(state, "71") == "0205"


def test_6_7_without_a_way_out_it_stays_and_loses_one_more() -> None:
    state = beaten(friends={"94": "0304", "295": "0205"}, enemies={"112": "0104"})
    assert (where(state, "71"), state.strength[unit(state, "71")]) == ("0204", 2)


def test_6_7_the_volga_is_no_way_out() -> None:
    state = position(axis={"14pz": At("0701", attack=10, supplied=True), "71": "0700"}, soviet={"95": "0801"})
    play(state, "attack 14pz 0801", DEFENDER_RETREATS)
    assert (where(state, "95"), state.strength[unit(state, "95")]) == ("0801", 2)


def test_6_7_the_additional_loss_may_be_the_last() -> None:
    friends = {"94": "0304", "295": "0205", "389": "0104", "76": "0103", "79": "0303"}
    axis: Counters = {"71": At("0204", strength=2), **friends}
    state = position(axis=axis, soviet={"95": At("0203", attack=8)}, side=SOVIET)
    play(state, "attack 95 0204", DEFENDER_RETREATS)
    assert where(state, "71") == "lost"


def test_6_7_a_beaten_attacker_retreats_by_the_same_rule() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0204"}, field=("0203", "0204", "0103", "0202"))
    play(state, "attack 14pz 0204", 2)
    assert (where(state, "14pz"), state.strength[unit(state, "14pz")]) == ("0202", 3)


def test_6_7_a_routed_unit_retreats_too() -> None:
    state = position(axis={"14pz": At("0203", attack=20)}, soviet={"95": "0204"}, field=("0203", "0204", "0205"))
    play(state, "attack 14pz 0204", 6)
    assert (where(state, "95"), state.disrupted[unit(state, "95")]) == ("0205", 1)
