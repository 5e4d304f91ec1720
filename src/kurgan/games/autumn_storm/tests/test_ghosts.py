"""Where an enemy was last seen [7.1]: what a side remembers of units it has lost from sight."""

from __future__ import annotations

from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, hex_of, knows, pass_turn, play, position, unit
from kurgan.games.autumn_storm.view import view


def ghosts(state: State, seat: int) -> dict[str, str]:
    """What a seat remembers: hex and label."""
    return {ghost.hex: ghost.label for ghost in view(knows(state, seat), seat).ghosts}


def seen_and_left(*, revealed: bool, turn: int = 1) -> State:
    """14th Panzer saw the 95th Rifle in 0204 and drove away."""
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", vision=1, revealed=revealed)}, turn=turn)
    return play(state, "move 14pz 0200")


def test_7_1_an_unknown_enemy_lost_from_sight_leaves_an_unknown_ghost() -> None:
    assert ghosts(seen_and_left(revealed=False), AXIS) == {"0204": "?"}


def test_7_1_an_identified_enemy_lost_from_sight_leaves_a_named_ghost() -> None:
    state = seen_and_left(revealed=True)
    assert ghosts(state, AXIS) == {"0204": "95"}
    shown = next(each for each in view(knows(state, AXIS), AXIS).units if each.code == "95")
    assert (shown.hex, shown.strength, shown.last_strength) == (None, None, 4)


def test_7_1_a_ghost_carries_the_turn_in_which_it_was_seen() -> None:
    state = seen_and_left(revealed=False, turn=3)
    pass_turn(pass_turn(state))
    assert [(ghost.hex, ghost.turn) for ghost in view(knows(state, AXIS), AXIS).ghosts] == [("0204", 3)]


def test_7_1_an_enemy_that_walks_out_of_sight_leaves_a_ghost_where_it_was_seen_last() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0204", revealed=True, movement=3)}, side=SOVIET)
    play(state, "move 95 0207")
    assert ghosts(state, AXIS) == {"0204": "95"}
    state = position(axis={"14pz": "0202"}, soviet={"95": At("0203", revealed=True, movement=3)}, side=SOVIET)
    play(state, "move 95 0206")
    assert ghosts(state, AXIS) == {"0204": "95"}  # it went by 0204, the last hex in sight


def test_7_1_an_enemy_that_comes_back_into_sight_in_the_same_move_leaves_no_ghost() -> None:
    axis: Counters = {"14pz": At("0101", vision=1), "71": At("0105", vision=1)}
    state = position(axis=axis, soviet={"95": At("0201", movement=8)}, side=SOVIET)
    play(state, "move 95 0205")
    assert ghosts(state, AXIS) == {}
    assert [each.hex for each in view(knows(state, AXIS), AXIS).units if each.label == "?"] == ["0205"]


def test_7_1_only_where_it_was_seen_last_does_an_enemy_leave_a_ghost() -> None:
    axis: Counters = {"14pz": At("0101", vision=1), "71": At("0105", vision=1)}
    state = position(axis=axis, soviet={"95": At("0201", movement=8)}, side=SOVIET, event=Card.NIGHT_ASSAULT)
    play(state, "move 95 0207")  # by 0205 and 0206, which the 71st sees
    assert ghosts(state, AXIS) == {"0206": "?"}


def test_7_1_an_enemy_glimpsed_in_passing_leaves_a_ghost() -> None:
    state = position(axis={"14pz": At("0202", vision=3)}, soviet={"95": At("0006", movement=6, vision=1)}, side=SOVIET)
    play(state, "move 95 0305")  # by 0105 and 0205, of which only 0205 is in sight
    assert ghosts(state, AXIS) == {"0205": "?"}


def test_7_1_whom_a_mover_saw_on_the_way_becomes_a_ghost() -> None:
    state = position(axis={"14pz": "0001"}, soviet={"95": At("0203", vision=1)})
    play(state, "move 14pz 0005")
    assert ghosts(state, AXIS) == {"0203": "95"}


def test_7_1_a_ghost_vanishes_when_its_hex_is_seen_again() -> None:
    state = seen_and_left(revealed=True)
    pass_turn(state)
    play(state, "move 95 0207")
    pass_turn(state)
    assert ghosts(state, AXIS) == {"0204": "95"}
    play(state, "move 14pz 0202")
    assert ghosts(state, AXIS) == {}


def test_7_1_a_named_ghost_vanishes_when_the_unit_is_seen_elsewhere() -> None:
    state = position(axis={"14pz": "0202", "71": "0007"}, soviet={"95": At("0204", vision=1, revealed=True)})
    play(state, "move 14pz 0200")
    assert ghosts(state, AXIS) == {"0204": "95"}
    pass_turn(state)
    play(state, "move 95 0206")
    assert ghosts(state, AXIS) == {}


def test_7_1_an_unknown_ghost_stays_when_some_unknown_unit_is_seen_elsewhere() -> None:
    state = position(axis={"14pz": "0202", "71": "0007"}, soviet={"95": At("0204", vision=1)})
    play(state, "move 14pz 0200")
    pass_turn(state)
    play(state, "move 95 0206")
    assert ghosts(state, AXIS) == {"0204": "?"}


def test_7_1_a_ghost_is_the_watchers_own_affair() -> None:
    state = seen_and_left(revealed=True)
    assert ghosts(state, SOVIET) == {}
    known = knows(state, SOVIET)
    assert list(known.ghosts[AXIS]) == [0, 0]
    assert state.ghost_turn[AXIS, hex_of("0204")] and not known.ghost_turn[AXIS, hex_of("0204")]


def test_7_1_when_morning_fog_falls_enemies_become_ghosts_and_come_back() -> None:
    state = position(axis={"14pz": "0202"}, soviet={"95": "0204"}, event=Card.MORNING_FOG)
    assert ghosts(state, AXIS) == {"0204": "?"}
    play(state, "end")
    assert ghosts(state, AXIS) == {}


def test_7_1_when_a_scan_ends_the_scanned_leave_named_ghosts() -> None:
    state = play(position(axis={"recbn": "0000"}, soviet={"95": "0006"}), "recon recbn")
    assert ghosts(state, AXIS) == {}
    play(state, "end")
    assert ghosts(state, AXIS) == {"0006": "95"}


def test_7_1_who_loses_his_eyes_keeps_the_ghosts() -> None:
    state = position(axis={"14pz": At("0203", strength=1)}, soviet={"95": "0204", "308": "0205"})
    play(state, "attack 14pz 0204", 1)
    assert ghosts(state, AXIS) == {"0204": "95", "0205": "?"}


def test_7_1_a_ghost_shows_the_strength_it_was_last_seen_with() -> None:
    state = seen_and_left(revealed=True)
    state.strength[unit(state, "95")] = 1  # what happened since, nobody saw
    assert next(each for each in view(knows(state, AXIS), AXIS).units if each.code == "95").last_strength == 4
