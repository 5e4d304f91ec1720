"""What has changed between two things that a page is told, and the later one from the earlier and its changes.

A change is `[value]`: it is this now; `[]`: it is gone; or an object with the change of each part that has one. The
parts of an object are its keys. Those of a list are its places, after it was put together from runs of the old list
(`""`: from where to before where) if things were added, taken away or moved; places behind its end are new. So `{}` is
no change, and nothing that a game may say clashes with any of it. Keys have no order. The page does the same in
client/src/api/changes.ts.

Things are compared as they are, models or plain data: what a game shows again is mostly the same object, which need not
be looked into.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, cast

from pydantic import JsonValue
from pydantic_core import to_json

from kurgan.server.parts import parts_of

RUNS: Final = ""
FEW: Final = 4  # one in so many places of a list may have changed before anybody asks what was moved
NESTED: Final = frozenset({dict, list, tuple})
PARTS: Final = ("view", "orders")  # of a position: what may be long

Changes: TypeAlias = dict[str, object] | list[object]


# From two things to what has changed


def change(before: object, after: object) -> Changes:
    """What makes the later of the earlier."""
    old, new = parts_of(before), parts_of(after)
    if isinstance(old, dict) and isinstance(new, dict):
        return in_keys(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return in_places(old, new)
    return {} if is_same(old, new) else [after]


def one_after_the_other(things: Iterable[object]) -> Iterator[object]:
    """The first of some things whole, and of each other what has changed since the one before it."""
    before: object = None
    for place, thing in enumerate(things):
        yield change(before, thing) if place else thing
        before = thing


def is_same(one: object, other: object) -> bool:
    """Will they be spelled alike? To Python 1 and True are equal, to a page they are not. Models hold what they say."""
    if one is other:
        return True
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return are_same(list(one.values()), [other[key] for key in one])
    return are_same(one, other) if isinstance(one, list | tuple) and isinstance(other, list | tuple) else True


def are_same(some: Sequence[object], others: Sequence[object]) -> bool:
    """The same of things that are equal one by one; most are no lists, and their kinds are compared at once."""
    kinds = list(map(type, some))
    return kinds == list(map(type, others)) and (NESTED.isdisjoint(kinds) or all(map(is_same, some, others)))


def in_keys(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """The changes of an object, key by key."""
    found: dict[str, object] = {key: [] for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif before[key] is not value and not is_same(before[key], value):
            found[key] = change(before[key], value)
    return found


def in_places(before: Sequence[object], after: Sequence[object]) -> Changes:
    """The changes of a list, place by place where it is as long as before and most of it stays where it is."""
    if len(before) != len(after):
        return in_runs(before, after)
    pairs = enumerate(zip(before, after, strict=True))
    others = [place for place, (old, new) in pairs if old is not new and not is_same(old, new)]
    if len(others) * FEW > len(after) + FEW:
        return in_runs(before, after)
    return {str(place): change(before[place], after[place]) for place in others}


def in_runs(before: Sequence[object], after: Sequence[object]) -> Changes:
    """The changes of a list of which parts were moved: which old things it is made of, and what is different then.
    Where that would say more than the list itself, the list."""
    sources = sources_of(before, after)
    found: dict[str, object] = {RUNS: list(runs_of(sources))} if sources != [*range(len(before))] else {}
    for place, (source, value) in enumerate(zip(sources, after, strict=False)):
        if before[source] is not value and not is_same(before[source], value):
            found[str(place)] = change(before[source], value)
    found |= {str(place): [after[place]] for place in range(len(sources), len(after))}
    return found if len(to_json(found)) < len(to_json(after)) else [after]


def sources_of(before: Sequence[object], after: Sequence[object]) -> list[int]:
    """For each thing of a new list the place it had in the old one, or else of what it may have come of. What is new
    at the end has come of nothing."""
    head = alike(before, after)
    tail = alike(reversed(before[head:]), reversed(after[head:]))
    middle = aligned(before[head : len(before) - tail], after[head : len(after) - tail])
    if tail == 0:
        return [*range(head), *(head + place for place in middle)]
    between, old = len(after) - tail - head, len(before) - tail
    middle += [max(old - head - 1, 0)] * (between - len(middle))  # not at the end after all
    return [*range(head), *(head + place for place in middle), *range(old, len(before))]


def alike(some: Iterable[object], others: Iterable[object]) -> int:
    """How many of the first are the same."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one is not other and not is_same(one, other):
            break
        count += 1
    return count


def aligned(before: Sequence[object], after: Sequence[object]) -> list[int]:
    """The same for what differs at both ends: an unknown thing may have come of what stood behind the one before it."""
    old, new = list(map(spelled, before)), list(map(spelled, after))
    places: dict[str | bytes, list[int]] = {}
    for place, text in enumerate(old):
        places.setdefault(text, []).append(place)
    last = max((place for place, text in enumerate(new) if text in places), default=-1)
    found: list[int] = []
    for place, text in enumerate(new):
        behind = found[-1] + 1 if found else 0
        if behind == len(old) and place > last:
            break
        near = min(behind, len(old) - 1)
        found.append(near if old[near] == text else min(places.get(text, [near]), key=lambda each: abs(each - near)))
    return found


def spelled(value: object) -> str | bytes:
    """What tells a thing from others. Long lists are mostly of words, which need no spelling."""
    return value if isinstance(value, str) else to_json(value)


def runs_of(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Places that follow one another, as from where to before where."""
    start = 0
    for at, place in enumerate(places, 1):
        if at == len(places) or places[at] != place + 1:
            yield places[start], place + 1
            start = at


# And back, for whoever is told


def changed(before: JsonValue, by: JsonValue) -> JsonValue:
    """The later of the earlier and a change of it."""
    if isinstance(by, list):
        [value] = by
        return value
    if not by:
        return before
    assert isinstance(by, dict)
    if isinstance(before, dict):
        kept = {key: value for key, value in before.items() if by.get(key) != []}
        return kept | {key: changed(before.get(key), each) for key, each in by.items() if each != []}
    assert isinstance(before, list)
    runs = cast(list[tuple[int, int]], by.get(RUNS, [[0, len(before)]]))
    made = [each for start, end in runs for each in before[start:end]]
    for place, each in by.items():
        if place and int(place) < len(made):
            made[int(place)] = changed(made[int(place)], each)
        elif place:
            made.append(changed(None, each))
    return made


def put_together(told: Iterable[JsonValue]) -> Iterator[JsonValue]:
    """Whole things, from the first of them and the changes that follow."""
    now: JsonValue = None
    for place, each in enumerate(told):
        now = changed(now, each) if place else each
        yield now


def position_after(before: Mapping[str, JsonValue], told: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """The whole position that a message tells of, if it is one, from the position before it."""
    if told["kind"] != "change":
        return dict(told)
    assert (before["seat"], before["at"]) == (told["seat"], told["since"]), "a change of something else"
    parts = {part: changed(before[part], told[part]) for part in PARTS}
    return {name: value for name, value in told.items() if name != "since"} | {"kind": "position"} | parts
