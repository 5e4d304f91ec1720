"""Every refusal, through `Match.play`: one sentence with the number of the rule that was broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kurgan.engine.match import Match, Refused
from kurgan.engine.record import copy
from kurgan.engine.text import LANGUAGES, Catalogue
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.actions import N_ACTIONS, first_order
from kurgan.games.autumn_storm.tables.map import AXIS, SOVIET
from kurgan.games.autumn_storm.tests.positions import At, Counters, match_at, position


def front() -> Match:
    """The Axis faces the 95th Rifle in 0204; recon has scanned, the 71st has no movement points left."""
    axis: Counters = {
        "14pz": At("0203", movement=2),
        "71": At("0000", movement=1),
        "li": At("0103", attack=0),
        "recbn": "0002",
        "94": At("0404", supplied=True),
    }
    match = match_at(position(axis=axis, soviet={"95": "0204", "112": "0307"}))
    match.play(AXIS, "recon recbn")
    match.play(AXIS, "move 71 0001")
    return match


def small_field() -> Match:
    return match_at(position(axis={"14pz": "0303"}, soviet={"95": "0505"}, field=("0300-0705",)))


def poor(command: int, artillery: int) -> Match:
    state = copy(front().state)
    state.command, state.artillery = command, artillery
    return match_at(state)


def after_a_loss() -> Match:
    match = match_at(position(axis={"14pz": At("0203", strength=1), "71": "0000"}, soviet={"95": "0204"}))
    match.play(AXIS, "attack 14pz 0204")
    match.happen(1)
    return match


def choosing(*parts: str, movement: int = 4) -> Callable[[], Match]:
    """14th Panzer beside the 71st, two hexes before the 95th Rifle, with so much of a way chosen."""

    def begun() -> Match:
        axis: Counters = {"14pz": At("0002", movement=movement, vision=2), "71": "0101"}
        match = match_at(position(axis=axis, soviet={"95": "0004"}))
        for part in parts:
            match.play(AXIS, part)
        return match

    return begun


PLAYED = [
    (front, "move 71", "unreadable-form", "2"),
    (front, "dance", "unreadable", "2"),
    (front, "", "unreadable", "2"),
    (front, "move 95 0203", "unreadable-unit", "1.5"),
    (front, "move 14pz 1010", "unreadable-hex", "1.1"),
    (front, "attack 14pz north", "unreadable-hex", "1.1"),
    (after_a_loss, "move 14pz 0202", "refused-lost", "6.6"),
    (lambda: poor(0, 2), "move 14pz 0202", "refused-command", "3.1"),
    (front, "move 14pz 0800", "refused-volga", "1.2"),
    (small_field, "move 14pz 0203", "refused-field", "1.1"),
    (front, "move 14pz 0103", "refused-occupied", "5.2"),
    (front, "move 14pz 0204", "refused-occupied", "5.2"),
    (front, "move 71 0000", "refused-no-points", "5.1"),
    (front, "move 14pz 0303", "refused-zone-to-zone", "5.4"),
    (front, "move 14pz 0104", "refused-zone", "5.3"),
    (front, "move 14pz 0700", "refused-far", "5.1"),
    (front, "attack li 0204", "refused-unarmed", "6.1"),
    (front, "attack 14pz 0202", "refused-nobody", "6.1"),
    (front, "attack recbn 0204", "refused-distant", "6.1"),
    (front, "recon 14pz", "refused-not-recon", "7.4"),
    (front, "recon recbn", "refused-scanned", "7.4"),
    (front, "rest 14pz", "refused-rest", "9.3"),
    (lambda: poor(0, 2), "bombard 0204", "refused-guns-command", "9.1"),
    (lambda: poor(3, 0), "bombard 0204", "refused-guns", "3.2"),
    (front, "bombard 0202", "refused-nobody", "9.1"),
    (lambda: poor(0, 2), "way", "refused-way-none", "5.7"),
    (front, "go", "refused-way-first", "5.7"),
    (front, "via 14pz 0202", "refused-way-first", "5.7"),
    (choosing("way"), "go", "refused-way-begin", "5.7"),
    (choosing("way"), "end", "refused-way-open", "5.7"),
    (choosing("way", "via 14pz 0102"), "via 71 0100", "refused-way-other", "5.7"),
    (choosing("way", "via 14pz 0102"), "via 14pz 0002", "refused-way-twice", "5.7"),
    (choosing("way", "via 14pz 0102"), "via 14pz 0700", "refused-way-gap", "5.7"),
    (choosing("way", "via 14pz 0003"), "via 14pz 0102", "refused-way-stopped", "5.3"),
    (choosing("way", "via 14pz 0102", "via 14pz 0101"), "go", "refused-way-end", "5.7"),
    (choosing(), "move 14pz 0102 0101", "refused-way-end", "5.7"),
    (choosing(movement=1), "move 14pz 0101 0001", "refused-way-through", "5.2"),
    (choosing(movement=1), "move 14pz 0102 0202", "refused-far", "5.1"),
    (choosing(), "move 14pz 0102 0902", "refused-volga", "1.2"),
    (choosing(), "move 99 0102 0101", "unreadable-unit", "1.5"),
]


@pytest.mark.parametrize(("match", "words", "key", "rule"), PLAYED)
def test_an_order_that_breaks_a_rule_is_refused_by_its_number(
    match: Callable[[], Match], words: str, key: str, rule: str
) -> None:
    played = match()
    before = list(played.moments)
    with pytest.raises(Refused) as refused:
        played.play(AXIS, words)
    assert (refused.value.line.key, refused.value.line.rule) == (key, rule)
    assert played.moments == before
    for language in LANGUAGES:
        assert GAME.catalogue.say(refused.value.line, language).endswith(f"[{rule}]")


@pytest.mark.parametrize("number", [N_ACTIONS, 9999, -1])
def test_a_number_that_is_no_order_is_refused(number: int) -> None:
    with pytest.raises(Refused, match=r"refused-number \[2\]"):
        front().play_number(AXIS, number)


def test_2_orders_out_of_turn_are_refused() -> None:
    with pytest.raises(Refused, match=r"refused-not-your-turn \[2\]"):
        front().play(SOVIET, "end")
    match = front()
    match.play(AXIS, "end")  # now chance is to move
    for seat in (AXIS, SOVIET):
        with pytest.raises(Refused, match=r"refused-not-your-turn \[2\]"):
            match.play(seat, "end")


def test_2_an_order_for_an_old_position_is_refused() -> None:
    match = front()
    with pytest.raises(Refused, match=r"refused-stale \[2\]"):
        match.play(AXIS, "end", at=match.moments[AXIS] - 1)
    match.play(AXIS, "end", at=match.moments[AXIS])


def test_2_undo_without_an_order_to_undo_is_refused() -> None:
    with pytest.raises(Refused, match=r"refused-no-undo \[2\]"):
        match_at(position(axis={"14pz": "0203"}, soviet={"95": "0204"})).undo(AXIS)


def test_12_4_orders_after_the_end_are_refused() -> None:
    match = front()
    match.resign(SOVIET)
    with pytest.raises(Refused, match=r"refused-over \[12.4\]"):
        match.play(AXIS, "end")


def test_1_5_a_counter_the_scenario_does_not_use_is_no_unit() -> None:
    state = position(axis={"14pz": "0203"}, soviet={"95": "0204"})
    assert GAME.refusal(GAME.knows(state, AXIS), first_order(5)).key == "refused-number"


def test_every_refusal_of_the_catalogue_is_tested() -> None:
    words = Catalogue([GAME.folder / "locale"])
    for language in LANGUAGES:
        written = {key for key in words.keys(language) if key.startswith(("refused", "unreadable"))}
        assert {key for _, _, key, _ in PLAYED} | {"refused-number"} == written


def test_every_rule_a_refusal_cites_is_in_the_rulebook() -> None:
    assert {rule for *_, rule in PLAYED} <= {rule.number for rule in GAME.rulebook.rule}


def test_5_3_a_refusal_tells_nothing_that_is_hidden() -> None:
    """A hidden enemy in the way does not change the reason that is given."""
    axis: Counters = {"14pz": At("0000", movement=3)}
    shown = []
    for soviet in ({"95": "0705"}, {"95": At("0203", vision=1)}):
        match = match_at(position(axis=axis, soviet=soviet))
        with pytest.raises(Refused) as refused:
            match.play(AXIS, "move 14pz 0203")
        shown.append(GAME.catalogue.say(refused.value.line, "en"))
    assert shown == ["0203 is too far for 14th Panzer Division with 3 movement points [5.1]"] * 2
