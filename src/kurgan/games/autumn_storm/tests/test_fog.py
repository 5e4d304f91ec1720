"""Chapter 7: fog of war. Ghosts are in test_ghosts.py, what `known` hides in test_known.py."""

from __future__ import annotations

import pytest

from kurgan.games.autumn_storm.actions import apply
from kurgan.games.autumn_storm.rules.fog import is_identified, known_control, seen_enemies
from kurgan.games.autumn_storm.state import State, controlled, sight
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, DISTANCE, N_HEXES, OFF_MAP, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    Counters,
    area,
    hex_of,
    knows,
    orders_of,
    pass_turn,
    play,
    position,
    unit,
    where,
)
from kurgan.games.autumn_storm.view import UnitView, view

FAR = {"112": "0705"}


def is_revealed(state: State, code: str) -> bool:
    return bool(is_identified(state, unit(state, code)))


def counters(state: State, seat: int) -> dict[str, str]:
    """What a seat sees of the enemy: hex and label."""
    own = "axis" if seat == AXIS else "soviet"
    return {each.hex: each.label for each in view(knows(state, seat), seat).units if each.side != own and each.hex}


def test_7_1_a_side_sees_every_hex_within_vision_of_its_units() -> None:
    state = position(axis={"14pz": "0202", "recbn": "0506", "71": At("0700", vision=1)}, soviet=FAR)
    visions = {hex_of("0202"): 2, hex_of("0506"): 4, hex_of("0700"): 1}
    near = {each for each in range(N_HEXES) if any(DISTANCE[each, at] <= far for at, far in visions.items())}
    assert set(sight(state, AXIS)) == near


def test_7_1_nothing_blocks_the_line_of_sight() -> None:
    state = position(axis={"14pz": "0403"}, soviet={"95": "0603", "84tk": "0502", "308": "0503"})
    assert hex_of("0603") in seen_enemies(state, AXIS)  # behind the Kurgan, the ruins and two units


def test_7_1_enemies_out_of_vision_are_not_shown() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0204", "308": "0205"})
    assert counters(state, AXIS) == {"0204": "?"}
    assert counters(state, SOVIET) == {"0202": "?"}


def test_7_1_sight_follows_the_units() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0204"})
    play(state, "move 14pz 0201")
    assert counters(state, AXIS) == {}
    assert hex_of("0204") not in sight(state, AXIS)


def test_7_1_a_lost_unit_sees_no_more() -> None:
    state = position(axis={"14pz": At("0203", strength=1)}, soviet={"95": "0204"})
    play(state, "attack 14pz 0204", 1)
    assert not sight(state, AXIS)
    assert counters(state, AXIS) == {}


def test_7_2_an_unidentified_enemy_in_vision_is_a_question_mark_with_side_and_place() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", disrupted=True, damaged=2)})
    shown = [each for each in view(knows(state, AXIS), AXIS).units if each.hex == "0204"]
    assert shown == [UnitView(side="soviet", hex="0204")]
    named = next(each for each in view(knows(state, AXIS), AXIS).units if each.code == "95")
    assert (named.hex, named.strength, named.last_strength, named.disrupted) == (None, None, None, False)


def test_what_stays_as_it_is_is_shown_again_and_not_made_again() -> None:
    known = knows(position(axis={"14pz": "0202"}, soviet={"95": "0603"}), AXIS)
    first, second = (view(known, AXIS).units for _ in range(2))
    assert first and all(again is once for once, again in zip(first, second, strict=True))
    assert UnitView.model_config["frozen"], "others are shown it too"


def test_7_2_an_identified_enemy_shows_its_values() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", strength=5, damaged=2, revealed=True)})
    shown = next(each for each in view(knows(state, AXIS), AXIS).units if each.hex == "0204")
    assert (shown.code, shown.attack, shown.strength, shown.maximum) == ("95", 4, 3, 5)


def test_7_3_a_unit_that_moves_reveals_whom_it_brings_into_its_own_vision() -> None:
    state = position(axis={"14pz": "0201"}, soviet={"95": "0204", "308": "0206"})
    play(state, "move 14pz 0202")
    assert counters(state, AXIS) == {"0204": "95"}
    assert not is_revealed(state, "308")


def test_7_3_it_reveals_a_question_mark_that_another_unit_saw_before() -> None:
    state = position(axis={"71": "0203", "14pz": "0201"}, soviet={"95": "0205"})
    assert counters(state, AXIS) == {"0205": "?"}
    play(state, "move 14pz 0202")
    assert counters(state, AXIS) == {"0205": "?"}  # not yet in its own vision
    play(state, "move 14pz 0103")
    assert counters(state, AXIS) == {"0205": "95"}


def test_7_3_whom_the_mover_saw_all_along_it_does_not_reveal() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0205"})
    play(state, "move 14pz 0204")
    assert counters(state, AXIS) == {"0205": "?"}


def test_7_3_nor_when_it_loses_it_on_the_way_and_has_it_in_vision_again() -> None:
    state = position(axis={"14pz": At("0203", vision=1, movement=8)}, soviet={"95": "0204"})
    play(state, "move 14pz 0104")  # from zone to zone it has to go round
    assert (where(state, "14pz"), counters(state, AXIS)) == ("0104", {"0204": "?"})
    assert any(DISTANCE[hex_of("0204"), hex] > 1 for hex in state.way if hex != OFF_MAP)


def test_7_3_it_reveals_on_the_way_too() -> None:
    state = position(axis={"14pz": "0001"}, soviet={"95": At("0203", vision=1)})
    play(state, "move 14pz 0005")
    assert counters(state, AXIS) == {}  # behind it again
    assert is_revealed(state, "95")


def test_7_3_an_enemy_that_walks_into_view_stays_a_question_mark() -> None:
    state = position(axis={"14pz": "0201"}, soviet={"95": "0205"}, side=SOVIET)
    assert counters(state, AXIS) == {}
    play(state, "move 95 0203")
    assert counters(state, AXIS) == {"0203": "?"}
    assert not is_revealed(state, "95")
    assert is_revealed(state, "14pz")  # but the walker has revealed the watcher


def test_7_3_units_in_vision_at_the_start_are_question_marks() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0203"})
    assert (counters(state, AXIS), counters(state, SOVIET)) == ({"0203": "?"}, {"0202": "?"})


@pytest.mark.parametrize("die", range(1, 7))
def test_7_3_a_fight_reveals_both_units_whatever_its_result(die: int) -> None:
    state = position(axis={"14pz": "0203", "71": "0202"}, soviet={"95": "0204"})
    play(state, "attack 14pz 0204", die)
    assert [is_revealed(state, code) for code in ("14pz", "95", "71")] == [True, True, False]


def test_7_3_a_bombardment_reveals_its_target() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0204", "308": "0203"})
    play(state, "bombard 0204", 1)
    assert counters(state, AXIS) == {"0204": "95", "0203": "?"}


def test_7_3_a_recon_reveals_whom_it_scans() -> None:
    state = position(axis={"recbn": At("0202", vision=2)}, soviet={"95": "0204", "308": "0206", "112": "0207"})
    play(state, "recon recbn")
    assert counters(state, AXIS) == {"0204": "95", "0206": "308"}


def test_7_3_a_sniper_does_not_reveal_its_target() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0204"}, event=Card.SNIPER_TEAM)
    apply(state, hex_of("0204"))
    assert (state.disrupted[unit(state, "95")], counters(state, AXIS)) == (1, {"0204": "?"})


def test_7_3_a_retreat_reveals_nobody() -> None:
    soviet: Counters = {"95": "0204", "308": At("0200", vision=1)}
    state = position(axis={"14pz": "0203"}, soviet=soviet, field=("0200-0204",))
    play(state, "attack 14pz 0204", 2)
    assert where(state, "14pz") == "0202"
    assert counters(state, AXIS) == {"0204": "95", "0200": "?"}


def test_7_3_revealed_lasts_for_the_whole_game() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", revealed=True, vision=1)})
    play(state, "move 14pz 0201")
    assert counters(state, AXIS) == {}
    pass_turn(state)
    play(state, "move 95 0203")
    assert counters(state, AXIS) == {"0203": "95"}  # it walked in, and is known


def test_7_4_only_recon_units_scan_and_it_costs_one_command_point() -> None:
    state = position(axis={"recbn": "0202", "14pz": "0000"}, soviet=FAR)
    assert "recon" in orders_of(state, "recbn") and "recon" not in orders_of(state, "14pz")
    assert play(state, "recon recbn").command == 5


def test_7_4_a_scan_reaches_two_hexes_beyond_vision() -> None:
    state = position(axis={"recbn": "0000"}, soviet={"95": "0006", "308": "0007"})
    play(state, "recon recbn")
    assert (counters(state, AXIS), is_revealed(state, "308")) == ({"0006": "95"}, False)


@pytest.mark.parametrize(("card", "reach"), [(Card.COMMANDO_RAID, 7), (Card.MORNING_FOG, 5)])
def test_7_4_a_scan_follows_the_vision_of_the_day(card: Card, reach: int) -> None:
    state = position(axis={"recbn": "0000"}, soviet=FAR, event=card)
    play(state, "recon recbn")
    assert max(DISTANCE[hex_of("0000"), each] for each in sight(state, AXIS)) == reach


def test_7_4_what_a_scan_shows_is_seen_until_the_end_of_the_faction_turn() -> None:
    state = position(axis={"recbn": "0000"}, soviet={"95": "0006"})
    play(state, "recon recbn")
    play(state, "bombard 0006", 1)  # seen is enough
    assert counters(state, AXIS) == {"0006": "95"}
    play(state, "end")
    assert counters(state, AXIS) == {}


def test_7_4_a_scan_is_not_offered_twice_from_one_place() -> None:
    state = play(position(axis={"recbn": "0000"}, soviet=FAR), "recon recbn")
    assert "recon" not in orders_of(state, "recbn")
    play(state, "move recbn 0001")
    assert "recon" in orders_of(state, "recbn")


def test_7_5_a_side_knows_control_of_hexes_in_vision_of_victory_hexes_and_of_its_own() -> None:
    holds = ["0204", "0207", "0700"]
    state = position(axis={"14pz": "0202"}, soviet=FAR, soviet_holds=holds, axis_holds=["0601"])
    assert controlled(knows(state, AXIS), SOVIET) == area("0204", "0700")
    assert controlled(knows(state, AXIS), AXIS) == area("0202", "0601")


def test_7_5_elsewhere_it_remembers_what_it_saw_last() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", vision=1)})
    play(state, "move 14pz 0200")
    pass_turn(state)
    play(state, "move 95 0203")
    assert known_control(state, AXIS, SOVIET) == area("0204")
    assert known_control(state, AXIS, AXIS) == area("0202", "0201", "0200")


def test_7_5_own_hexes_that_were_left_stay_known() -> None:
    state = position(axis={"14pz": "0000"}, soviet=FAR)
    play(state, "move 14pz 0004")
    assert controlled(knows(state, AXIS), AXIS) == area("0000", "0001", "0002", "0003", "0004")


def test_7_5_a_victory_hex_taken_out_of_sight_is_known_to_have_fallen() -> None:
    state = position(axis={"14pz": "0500"}, soviet={"112": "0705"}, soviet_holds=["0600"])
    play(state, "move 14pz 0600")
    assert hex_of("0600") in controlled(knows(state, SOVIET), AXIS)
    assert hex_of("0500") not in controlled(knows(state, SOVIET), AXIS)


def test_7_6_how_far_a_known_enemy_could_get_is_told_from_what_the_seat_knows() -> None:
    axis: Counters = {"14pz": At("0202", vision=3)}
    soviet: Counters = {"95": At("0004", movement=1, revealed=True), "308": At("0204", movement=1)}
    state = position(axis=axis, soviet=soviet)
    reach = {each.code: each.reach for each in view(knows(state, AXIS), AXIS).units}
    assert reach["95"] == sorted(["0003", "0005", "0103", "0104"])
    assert reach["308"] == [], "nobody knows which unit the ? is"
    assert reach["14pz"] == [], "one's own are lit when they are chosen"


def test_5_2_a_known_enemy_could_get_past_its_own_side_and_end_behind_it() -> None:
    axis: Counters = {"14pz": At("0202", vision=4)}
    soviet: Counters = {
        "95": At("0004", movement=2, vision=5, revealed=True),
        "308": At("0103", revealed=True),
        "112": At("0003"),  # a "?"
        "84tk": At("0005"),
    }
    state = position(axis=axis, soviet=soviet, side=SOVIET)
    moves = [words.removeprefix("move ") for words in orders_of(state, "95") if words.startswith("move")]
    shown = next(each.reach for each in view(knows(state, AXIS), AXIS).units if each.code == "95")
    assert "0006" in shown, "through 0005"
    assert sorted(shown) == sorted(moves)
