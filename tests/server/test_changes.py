"""What has changed: whatever the earlier and the later are, the one and its change make the other, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, Field, JsonValue, computed_field, field_serializer
from pydantic_core import from_json, to_json

from kurgan.engine.game import NOBODY, AnyGame, Orders
from kurgan.engine.text import Line
from kurgan.server.changes import change, changed, one_after_the_other, put_together
from kurgan.server.pictures import Look, drawn
from tests.matches import chooser, new_match

BESIDE_THE_PAGE = Path(__file__).parents[2] / "client" / "src" / "testing" / "changes.json"
Facing: TypeAlias = Literal["north", "south"]
WORDS = st.sampled_from(["", "0", "1", "view", "a"])
LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from([0.0, 1.0, 0.5]) | WORDS
THINGS = st.recursive(
    LEAVES, lambda parts: st.lists(parts, max_size=5) | st.dictionaries(WORDS, parts, max_size=4), max_leaves=20
)


@given(THINGS, THINGS)
def test_the_earlier_and_its_change_make_the_later(before: JsonValue, after: JsonValue) -> None:
    assert is_spelled_alike(changed(before, as_told(change(before, after))), after)


@given(THINGS)
def test_what_has_not_changed_is_not_said(thing: JsonValue) -> None:
    assert change(thing, from_json(to_json(thing))) == {}


@given(st.lists(THINGS, max_size=4))
def test_what_is_told_one_after_the_other_can_be_put_together(things: list[JsonValue]) -> None:
    made = list(put_together(map(as_told, one_after_the_other(things))))
    assert len(made) == len(things) and all(map(is_spelled_alike, made, things))


class Plain(BaseModel):
    """A model that is spelled as it is."""

    hex: str
    marks: tuple[int, ...] = ()
    facing: Facing = "north"


class Renamed(BaseModel):
    hex: str = Field(serialization_alias="place")
    hidden: int = Field(0, exclude=True)


class Worked(BaseModel):
    steps: int

    @computed_field
    def is_spent(self) -> bool:
        return self.steps == 0


class Put(BaseModel):
    steps: int

    @field_serializer("steps")
    def in_words(self, steps: int) -> str:
        return f"{steps} steps"


class Kept(BaseModel):
    steps: int

    @cached_property
    def twice(self) -> int:
        return 2 * self.steps


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


def kept(steps: int) -> Kept:
    model = Kept(steps=steps)
    assert model.twice == 2 * steps
    return model


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Plain(hex="0101"), Plain(hex="0102", marks=(1, 2))),
        ({"a": Plain(hex="0101"), "b": Plain(hex="0102")}, {"b": Plain(hex="0102"), "c": Plain(hex="0101")}),
        ([Plain(hex="0101")], (Plain(hex="0101"), Plain(hex="0102"))),
        (Renamed(hex="0101"), Renamed(hex="0102", hidden=1)),
        (Worked(steps=1), Worked(steps=0)),
        (Put(steps=2), Put(steps=1)),
        (Kept(steps=1), kept(2)),
        ({1: "a", 2: "b"}, {1: "c"}),
        (Colour.RED, Colour.BLUE),
        ([Orders("go", "go b1", ["0101"])], [Orders("go", "go b1", ["0102"]), Orders("end", "end")]),
        (Line("log-x", {"who": Line("unit-a")}), Line("log-x", {"who": Line("unit-b")}, "2.1")),
    ],
)
def test_whatever_a_view_is_made_of_is_told_as_it_would_be_spelled(before: object, after: object) -> None:
    made = as_told(change(before, after))
    assert is_spelled_alike(changed(as_told(before), made), as_told(after)) and made != {}
    assert as_told(change(after, after)) == {}


def as_told(thing: object) -> JsonValue:
    """As it crosses the wire."""
    told: JsonValue = from_json(to_json(thing))
    return told


def is_spelled_alike(one: JsonValue, other: JsonValue) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def test_the_page_makes_the_same_of_a_change() -> None:
    """The same cases are held to the page's own function in client/src/api/changes.test.ts."""
    cases = json.loads(BESIDE_THE_PAGE.read_text(encoding="utf-8"))
    assert len(cases) > 20
    for case in cases:
        made = as_told(change(case["before"], case["after"]))
        assert is_spelled_alike(made, case["change"]), case["name"]
        assert is_spelled_alike(changed(case["before"], made), case["after"]), case["name"]


@pytest.mark.parametrize("name", ["autumn-storm", "battle-for-stalingrad"])
def test_an_order_changes_little_of_what_a_seat_sees_and_may_do(games: Mapping[str, AnyGame], name: str) -> None:
    match = new_match(games[name], 1)
    choosers = [chooser(match.game, "greedy", seat) for seat in range(2)]
    views: list[object] = []
    while match.to_move != NOBODY and len(views) < 60:
        seat = match.to_move
        match.play_number(seat, choosers[seat](match.known(seat), seat))
        views.append(drawn(match, Look(0, 0)))
    told = list(map(as_told, one_after_the_other(views)))
    assert all(map(is_spelled_alike, put_together(told), map(as_told, views)))
    assert sum(len(to_json(each)) for each in told[1:]) < sum(len(to_json(each)) for each in views) / 6
