"""Ways chosen by the player [5.7], and the one a unit takes by itself [5.6]."""

from __future__ import annotations

import pytest

from kurgan.engine.hexset import keep
from kurgan.engine.match import Match, Refused
from kurgan.engine.record import save
from kurgan.engine.text import Line, Value
from kurgan.games.autumn_storm import GAME
from kurgan.games.autumn_storm.names import place_line
from kurgan.games.autumn_storm.rules.movement import next_steps
from kurgan.games.autumn_storm.state import State
from kurgan.games.autumn_storm.tables.cards import Card
from kurgan.games.autumn_storm.tables.map import AXIS, GRID, SOVIET
from kurgan.games.autumn_storm.tests.positions import (
    At,
    Counters,
    area,
    heard,
    knows,
    match_at,
    orders,
    picture_of,
    position,
    unit,
    where,
)

RIDER = At("0002", movement=4, vision=1)


def way_of(match: Match) -> list[str]:
    """The hexes of the last move, as its side sees it."""
    return [str(hex) for hex in GAME.view(match.known(AXIS), AXIS).model_dump()["way"]]


def chosen(match: Match, *hexes: str) -> Match:
    """14th Panzer moves by these hexes."""
    match.play(AXIS, f"move 14pz {' '.join(hexes)}")
    return match


def refused(match: Match, words: str) -> str:
    with pytest.raises(Refused) as caught:
        match.play(AXIS, words)
    return caught.value.line.key


# The way a unit takes by itself


def haunted(*ghosts: str, card: Card = Card.NONE) -> State:
    """14th Panzer in 0001 remembers enemies in these hexes."""
    axis = {"14pz": At("0001", movement=4, vision=1)}
    state = position(axis=axis, soviet={"95": "0705"}, event=card)
    keep(state.ghosts[AXIS], area(*ghosts))
    return state


@pytest.mark.parametrize(
    ("ghosts", "card", "way"),
    [
        ([], Card.NONE, ["0002", "0102", "0203"]),
        (["0003"], Card.NONE, ["0101", "0202", "0203"]),  # 0002 and 0102 are next to it
        (["0003"], Card.NIGHT_ASSAULT, ["0002", "0102", "0203"]),  # no zone, no fear of it
        (["0003", "0201"], Card.NONE, ["0002", "0102", "0203"]),  # no way is better
    ],
)
def test_5_6_of_equal_ways_a_unit_takes_one_away_from_remembered_enemies(
    ghosts: list[str], card: Card, way: list[str]
) -> None:
    match = match_at(haunted(*ghosts, card=card))
    match.play(AXIS, "move 14pz 0203")
    assert way_of(match) == way


@pytest.mark.parametrize(
    ("ghosts", "words", "card", "warned"),
    [
        (["0003"], "move 14pz 0002 0003", Card.NONE, "0003"),  # into it
        (["0003"], "way 14pz 0002", Card.NONE, "0003"),  # next to it, on a way that is not whole yet
        (["0003", "0004"], "move 14pz 0004", Card.NONE, "0003"),  # the first of two on the way
        (["0003"], "move 14pz 0002", Card.NIGHT_ASSAULT, None),  # it has no zone to stop anybody
        (["0006"], "move 14pz 0002", Card.NONE, None),
    ],
)
def test_5_5_the_forecast_of_a_way_warns_of_an_enemy_that_was_last_seen_by_it(
    ghosts: list[str], words: str, card: Card, warned: str | None
) -> None:
    state = haunted(*ghosts, card=card)
    for ghost in ghosts:
        state.ghost_turn[AXIS, GRID.named(ghost)] = 2
    shown = match_at(state).foreseen(AXIS, words)
    assert shown is not None
    if warned is None:
        assert shown.note is None
    else:
        values: dict[str, Value] = {"place": place_line(GRID.named(warned)), "turn": 2}
        assert shown.note == Line("forecast-remembered", values, "5.5", (warned,))


def test_5_6_no_point_is_paid_for_fear() -> None:
    match = match_at(haunted("0103"))
    match.play(AXIS, "move 14pz 0004")
    assert way_of(match) == ["0002", "0003", "0004"]


# A way of one's own


def test_5_7_a_unit_goes_the_way_it_is_told_and_pays_for_it() -> None:
    match = chosen(match_at(position(axis={"14pz": RIDER})), "0102", "0101", "0001")
    assert way_of(match) == ["0102", "0101", "0001"]
    assert where(match.state, "14pz") == "0001"
    assert match.state.points[unit(match.state, "14pz")] == 1
    assert heard(match, AXIS) == ["14th Panzer Division moves from 0002 to 0001. [5.1]"]
    assert match.state.command == 5, "it is one order"


def test_5_7_hexes_that_do_not_touch_are_joined() -> None:
    match = chosen(match_at(position(axis={"14pz": RIDER})), "0004", "0104")
    assert way_of(match) == ["0003", "0004", "0104"]
    again = match_at(position(axis={"14pz": RIDER}))
    again.play(AXIS, "déplacer 14pz 0104 par 0004")
    assert save(again.state) == save(match.state)


def test_5_7_the_next_hex_is_a_neighbour_that_can_be_paid_and_left() -> None:
    state = position(axis={"14pz": RIDER, "71": "0001"})
    state.points[unit(state, "14pz")] = 1
    known = knows(state, AXIS)
    assert picture_of(next_steps(known, unit(state, "14pz"))) == picture_of(area("0003", "0101", "0102"))
    known.points[unit(state, "14pz")] = 2
    assert picture_of(next_steps(known, unit(state, "14pz"))) == picture_of(area("0001", "0003", "0101", "0102"))


def test_5_7_a_way_that_begins_in_an_enemy_zone_leads_out_of_it() -> None:
    """Only a zone that is entered stops a unit, not the one it sets out from."""
    state = position(axis={"14pz": RIDER}, soviet={"95": "0003"})
    assert picture_of(next_steps(knows(state, AXIS), unit(state, "14pz"))) == picture_of(area("0001", "0101"))
    assert way_of(chosen(match_at(state), "0101", "0201")) == ["0101", "0201"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("move 14pz 0102 0002", "refused-way-twice"),
        ("move 14pz 0102 0202 0201 0200 0300", "refused-far"),
        ("move 14pz 0102 0700", "refused-way-gap"),
        ("move 14pz 0102 0101", "refused-way-end"),
        ("move 14pz 0003 0102", "refused-way-stopped"),
        ("via 14pz 0003", "refused-way-first"),
        ("go", "refused-way-first"),
    ],
)
def test_5_7_a_way_that_breaks_a_rule_is_refused_as_a_whole(words: str, key: str) -> None:
    axis: Counters = {"14pz": At("0002", movement=4, vision=2), "71": "0101"}
    match = match_at(position(axis=axis, soviet={"95": "0004"}))
    before = save(match.state)
    assert refused(match, words) == key
    assert save(match.state) == before and match.entries == [] and not match.can_undo(AXIS)


def test_5_7_a_way_is_taken_back_as_a_whole_even_half_chosen() -> None:
    match = match_at(position(axis={"14pz": RIDER}))
    before = save(match.state)
    for part in ("way", "via 14pz 0102", "via 14pz 0101"):
        match.play(AXIS, part)
    match.undo(AXIS)
    assert save(match.state) == before
    state = match_at(position(axis={"14pz": At("0002", vision=3)}, field=("0000-0103",)))
    chosen(state, "0102", "0101", "0001").undo(AXIS)
    assert where(state.state, "14pz") == "0002" and state.entries == []


def test_5_7_once_begun_a_way_goes_on_and_ends() -> None:
    match = match_at(position(axis={"14pz": RIDER, "71": "0000"}))
    match.play(AXIS, "way")
    assert {words.split()[1] for words in orders(match.state)} == {"14pz", "71"}
    match.play(AXIS, "via 14pz 0003")
    assert {words.split()[1] for words in orders(match.state) if words != "go"} == {"14pz"}
    assert "go" in orders(match.state) and "end" not in orders(match.state)


def test_5_7_the_enemy_learns_of_a_way_only_what_it_sees_walked() -> None:
    state = position(axis={"14pz": At("0002", revealed=True)}, soviet={"95": At("0004", vision=3)})
    match = match_at(state)
    before, moment = save(match.known(SOVIET)), match.moments[SOVIET]
    for part in ("way", "via 14pz 0001"):
        match.play(AXIS, part)
        assert save(match.known(SOVIET)) == before
        assert match.moments[SOVIET] == moment and match.heard[SOVIET] == []
    match.play(AXIS, "go")
    assert match.moments[SOVIET] == moment + 1


def test_5_7_a_chosen_way_is_ambushed_like_any_other() -> None:
    state = position(axis={"14pz": At("0000", movement=8, vision=1)}, soviet={"95": At("0005", vision=1)})
    match = chosen(match_at(state), "0001", "0002", "0003", "0004", "0104")
    assert where(match.state, "14pz") == "0004"
    assert [line.key for _, line in match.heard[AXIS]] == ["log-ambushed", "log-revealed"]


def test_5_7_the_forecast_of_a_way_grows_with_it() -> None:
    match = match_at(position(axis={"14pz": RIDER, "71": "0003"}))
    for words, places, cost in (
        ("way 14pz 0003", ["0003"], "1"),
        ("way 14pz 0003 0004", ["0003", "0004"], "2"),
        ("move 14pz 0003 0004", ["0003", "0004"], "2"),
    ):
        forecast = match.foreseen(AXIS, words)
        assert forecast is not None
        assert (list(forecast.title.places), forecast.cases[0].factors[-1].value) == (places, cost)
    assert match.entries == [], "nothing was ordered"
