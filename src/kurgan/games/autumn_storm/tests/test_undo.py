"""Rule 7.6: undo is free until something new was seen, a die was rolled or the turn has passed."""

from __future__ import annotations

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.record import save
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, heard, match_at, position


def behind_the_lines() -> Match:
    """71st Infantry may move in hexes that 14th Panzer and its own vision already show."""
    axis: Counters = {"14pz": "0202", "71": At("0201", vision=1, damaged=1), "recbn": At("0001", vision=1)}
    return match_at(position(axis=axis, soviet={"95": "0204"}))


def test_7_6_a_move_behind_the_lines_can_be_undone() -> None:
    match = behind_the_lines()
    before, told = save(match.state), heard(match, AXIS)
    match.play(AXIS, "move 71 0102")
    assert match.can_undo(AXIS)
    match.undo(AXIS)
    assert (save(match.state), heard(match, AXIS), list(match.entries)) == (before, told, [])


def test_7_6_several_orders_can_be_undone_one_by_one() -> None:
    match = behind_the_lines()
    before = save(match.state)
    match.play(AXIS, "move 71 0102")
    between = save(match.state)
    match.play(AXIS, "rest 71")
    match.undo(AXIS)
    assert save(match.state) == between
    match.undo(AXIS)
    assert save(match.state) == before
    assert not match.can_undo(AXIS)


@pytest.mark.parametrize(
    "words",
    [
        "move 14pz 0103",  # new hexes come into sight, though they are empty
        "recon recbn",
        "attack 14pz 0203",
        "bombard 0203",
        "end",
    ],
)
def test_7_6_what_shows_something_or_rolls_or_ends_closes_undo(words: str) -> None:
    axis: Counters = {"14pz": "0202", "71": At("0200", vision=1), "recbn": At("0001", vision=1)}
    match = match_at(position(axis=axis, soviet={"95": "0203"}))
    match.play(AXIS, "move 71 0201")
    assert match.can_undo(AXIS)
    match.play(AXIS, words)
    assert not match.can_undo(AXIS)
    with pytest.raises(Refused, match="refused-no-undo"):
        match.undo(AXIS)


def test_7_6_a_move_that_identifies_an_enemy_closes_undo() -> None:
    axis: Counters = {"14pz": At("0203", vision=5), "71": At("0201", movement=8)}
    match = match_at(position(axis=axis, soviet={"95": "0205"}))
    match.play(AXIS, "move 71 0200")
    assert match.can_undo(AXIS)  # there is nothing that 14th Panzer does not see
    match.play(AXIS, "move 71 0202")
    assert match.can_undo(AXIS)
    match.play(AXIS, "move 71 0103")
    assert not match.can_undo(AXIS)  # now the 95th Rifle is no longer a "?"


def test_7_6_after_the_die_there_is_no_way_back() -> None:
    match = match_at(position(axis={"14pz": "0203"}, soviet={"95": "0204"}))
    match.play(AXIS, "attack 14pz 0204")
    match.happen(4)
    assert (match.to_move, match.can_undo(AXIS)) == (AXIS, False)


def test_7_6_undo_is_only_for_the_side_to_move() -> None:
    match = behind_the_lines()
    match.play(AXIS, "move 71 0102")
    assert not match.can_undo(SOVIET)
    match.play(AXIS, "end")
    match.happen(Card.NIGHT_ASSAULT)
    assert (match.to_move, match.can_undo(SOVIET), match.can_undo(AXIS)) == (SOVIET, False, False)


def test_7_6_an_ambush_closes_undo() -> None:
    match = match_at(position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": "0005"}))
    match.play(AXIS, "move 14pz 0006")
    assert not match.can_undo(AXIS)
