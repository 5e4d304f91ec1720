"""The guided first battle of Eastern Front, whatever is done in it: its lessons name what can be pressed, and end."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

import pytest
from fluent.runtime import FluentBundle
from pydantic import BaseModel, TypeAdapter
from pydantic_core import to_json

from kurgan.engine.game import Group
from kurgan.engine.match import Match
from kurgan.engine.sources import PACKAGE
from kurgan.engine.text import bundle_of
from kurgan.games import load
from kurgan.games.eastern_front import GAME
from kurgan.games.eastern_front.scene import scene
from kurgan.games.eastern_front.state import Step
from kurgan.games.eastern_front.tables.map import AXIS, SOVIET
from kurgan.games.eastern_front.tests.test_lesson import ADVICE
from kurgan.games.eastern_front.view import View
from kurgan.server.messages import Position
from kurgan.server.pictures import Look, drawn
from tests.browser.french import sources

PARTS: Final = {Step.DESTINATION, Step.ATTACKERS}  # the page gives whole orders, and never shows these
READ: Final = {"welcome", "enemy", "pocket"}  # what only has to be read may point at whatever it speaks of
MATCHES: Final = 12
SCENE: Final = scene(GAME.knows(GAME.start("first-ring", {}), SOVIET))
# What she did who broke the lesson: the second offer at the first attack, and then what she was told
ASTRAY: Final = (
    *("end", "attack 2623 su5tb su21", "advance su5tb 2623", "attack 2825 su57 mk4b"),
    *("retreat 2826", "advance mk4b 2825", "done", "end", "move mk13b 2824", "end", "end"),
)


class Said(BaseModel):
    """One lesson that was shown."""

    key: str
    points: list[str]
    values: dict[str, str | int | dict[str, str]]


class Taught(BaseModel):
    """What was shown at a moment, and how many lessons were still to come."""

    said: list[Said]
    left: int


class Moment(NamedTuple):
    """A position of the player's, as the page has it, and the subject he holds."""

    position: Position
    log: list[object]
    subject: str | None
    openings: dict[str, list[Group]]

    @property
    def view(self) -> View:
        view = self.position.view
        assert isinstance(view, View)
        return view

    def pressable(self) -> set[str]:
        """The hexes that a press does something on: of whoever may be told something, and where orders point."""
        units, orders = self.view.units, self.position.orders
        subjects = {str(units[each.subject].hex) if each.subject in units else each.subject for each in orders}
        held = [group for words, found in self.openings.items() if words.split()[1] == self.subject for group in found]
        return subjects | {place for group in [*orders, *held] for order in group.orders for place in order.places}


def moment(match: Match, source: random.Random) -> Moment:
    """Where a match stands in the player's eyes, who holds one of those whom he may tell something, or nothing."""
    position = drawn(match, Look(SOVIET, SOVIET))
    rows = [order for group in position.orders for order in group.orders if order.opens]
    opening = [choice.words for order in rows for choice in order.choices]
    asked = [words for words in opening if words.split()[0] in ("move", "advance")]
    subject = source.choice([None, *(words.split()[1] for words in opening)])
    openings = {words: list(match.continued(SOVIET, words)) for words in asked}
    return Moment(position, list(match.heard_since(SOVIET, 0)), subject, openings)


def wandering(seed: int) -> Iterator[Moment]:
    """A whole lesson of somebody who gives any orders, against an enemy who does so where none is given to him."""
    source, match = random.Random(seed), Match.new(GAME, "first-ring", ["greedy", "human"])
    while match.result is None:
        if match.to_move == SOVIET and Step(int(match.state.step)) not in PARTS:
            yield moment(match, source)
        number = match.scripted(AXIS) if match.to_move == AXIS else None
        legal = match.legal(match.to_move)
        match.play_number(match.to_move, source.choice(legal) if number is None else number)


def following(*orders: str) -> Iterator[Moment]:
    """A lesson with these orders."""
    source, match = random.Random(1), Match.new(GAME, "first-ring", ["greedy", "human"])
    yield moment(match, source)
    for words in orders:
        match.play(SOVIET, words)
        while match.to_move == AXIS:
            number, legal = match.scripted(AXIS), match.legal(AXIS)
            match.play_number(AXIS, number if number is not None else ended(match, legal))
        yield moment(match, source)


def ended(match: Match, legal: Sequence[int]) -> int:
    """The order that ends a phase, where it may be given."""
    return next((each for each in legal if GAME.say(match.known(AXIS), each) == "end"), legal[0])


def lessons(matches: Sequence[Sequence[Moment]]) -> list[list[Taught]]:
    """What the page's own lessons say of them."""
    told = [{"scene": SCENE, "moments": [each._asdict() for each in moments]} for moments in matches]
    command = ["node", "client/scripts/taught.mjs"]
    given = to_json({"game": "eastern_front", "matches": told})
    done = subprocess.run(command, input=given, capture_output=True, check=True, cwd=PACKAGE.parent.parent)
    return TypeAdapter(list[list[Taught]]).validate_json(done.stdout)


@cache
def words_of(language: str) -> FluentBundle:
    return bundle_of(language, sources(load("eastern-front"), language))


def text(lesson: Said, language: str) -> str:
    """What a lesson says; every message is there, with every value it speaks of."""
    bundle = words_of(language)
    values = {name: each[language] if isinstance(each, dict) else each for name, each in lesson.values.items()}
    parts = []
    for part in ("title", "text"):
        value = bundle.get_message(f"lesson-{lesson.key}-{part}").value
        assert value is not None
        said, errors = bundle.format_pattern(value, {**values, "by": "mouse"})
        assert not errors, (lesson, errors)
        parts.append(str(said))
    return " ".join(parts)


def check(now: Moment, lesson: Said) -> None:
    """A lesson speaks only of what can be done now."""
    said, verbs = text(lesson, "en"), {order.verb for group in now.position.orders for order in group.orders}
    text(lesson, "fr")
    if lesson.key not in READ:
        assert set(lesson.points) <= now.pressable(), (lesson, now.view.step, now.subject)
    if "red rim" in said:
        assert "attack" in verbs, lesson
    if "nd the attacks" in said or "nd the movement" in said or "nd your turn" in said:
        assert "end" in verbs, lesson
    if "Press Kalach" in said or "that is marked" in said:
        assert lesson.points, lesson
    unit = lesson.values.get("unit")
    if isinstance(unit, dict) and unit["en"] in said:
        named = {code for code, each in SCENE.formations.items() if each.name.en == unit["en"]}
        places = {now.view.units[code].hex for code in named}
        assert places & now.pressable(), (lesson, now.view.step)


@pytest.fixture(scope="module")
def wanderings() -> list[tuple[list[Moment], list[Taught]]]:
    matches = [list(wandering(seed)) for seed in range(MATCHES)]
    return list(zip(matches, lessons(matches), strict=True))


def test_lessons_name_only_what_can_be_pressed(wanderings: list[tuple[list[Moment], list[Taught]]]) -> None:
    shown = set()
    for moments, taught in wanderings:
        for now, found in zip(moments, taught, strict=True):
            for lesson in found.said:
                check(now, lesson)
                shown.add(lesson.key)
    assert shown >= {"welcome", "month", "target", "advance", "duty", "ring", "moved", "operational", "pocket"}


def test_the_lesson_ends_whatever_is_done(wanderings: list[tuple[list[Moment], list[Taught]]]) -> None:
    for moments, taught in wanderings:
        second = [found for now, found in zip(moments, taught, strict=True) if now.view.turn == 2]
        assert second and second[-1].left == 0


def test_no_moment_of_the_first_turn_is_without_advice(wanderings: list[tuple[list[Moment], list[Taught]]]) -> None:
    """Where nothing can be taught the coach says at least that; that is no place to be for long."""
    for moments, taught in wanderings:
        silent = [now for now, found in zip(moments, taught, strict=True) if now.view.turn == 1 and found.said == []]
        assert len(silent) < len(moments) / 4, [(now.view.step, now.view.phase) for now in silent]


def test_whoever_takes_another_attack_is_led_to_the_end() -> None:
    moments = list(following(*ASTRAY))
    [taught] = lessons([moments])
    for now, found in zip(moments, taught, strict=True):
        for lesson in found.said:
            check(now, lesson)
    said = {found.said[-1].key: found.said[-1] for found in taught if found.said}
    assert said["ring"].values["unit"] == {"en": "13th Mechanised Corps", "fr": "13e corps mécanisé"}
    assert said["moved"].values["ring"] in ("closed", "held")
    assert taught[-1].left == 0


def test_whoever_does_what_he_is_told_is_taught_everything() -> None:
    moments = list(following(*ADVICE))
    [taught] = lessons([moments])
    shown = [lesson for found in taught for lesson in found.said]
    for now, found in zip(moments, taught, strict=True):
        for lesson in found.said:
            check(now, lesson)
    assert {"breakthrough", "retreat", "duty", "south", "losses", "enough", "ring", "moved"} <= {
        lesson.key for lesson in shown
    }
    [moved] = [lesson for lesson in shown if lesson.key == "moved"]
    assert moved.values == {"ring": "closed"}
