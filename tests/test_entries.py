"""The entries of a match: packed they are what they were, also when some are taken back and others given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from kurgan.cli.ready import ready
from kurgan.engine.datafile import Text
from kurgan.engine.entries import EVERYBODY, LINE, PAGE, Entries, Entry
from kurgan.engine.record import AnyRecord
from kurgan.engine.text import Line
from kurgan.games import folders
from tests.matches import random_match

BOTH = range(2)


def entry(number: int) -> Entry:
    """Some number of which one seat hears a line, and every third of which the other hears another and the same."""
    name = Text(en="the Barrikady\nworks", fr="l’usine Barrikady")
    line = Line("log-x", {"number": number, "name": name, "share": 0.5, "side": Line("side-axis")}, "5.1", ("0302",))
    heard = ((line,), (Line("log-y", {"word": "a\tb"}), line) if number % 3 == 0 else ())
    return Entry.of(number % 2, number, f"move 14pz {number:04}", heard)


def some(count: int) -> tuple[Entries, list[Entry]]:
    """Entries, and the same in a plain list."""
    plain = [entry(number) for number in range(count)]
    entries = Entries(len(BOTH))
    for each in plain:
        entries.append(each)
    return entries, plain


def lines_of(plain: list[Entry], seat: int) -> list[bytes]:
    return [line for each in plain for line in each.lines(seat)]


def test_an_entry_tells_what_was_heard_in_json_and_gives_it_back() -> None:
    said = entry(3)
    [line] = said.heard[0]
    assert line.values["name"] == Text(en="the Barrikady\nworks", fr="l’usine Barrikady") and line.places == ("0302",)
    assert [each.key for each in said.heard[1]] == ["log-y", "log-x"] and entry(4).heard[1] == ()
    assert said.lines(0) == [LINE.dump_json(line)] == said.lines(EVERYBODY) and entry(4).lines(EVERYBODY) == []


@pytest.mark.parametrize("count", [0, 1, PAGE, 2 * PAGE - 1, 2 * PAGE, 5 * PAGE + 7])
def test_packed_or_not_they_are_a_sequence_like_any_other(count: int) -> None:
    entries, plain = some(count)
    assert (len(entries), list(entries), list(reversed(entries))) == (count, plain, plain[::-1])
    assert entries == plain and (count == 0 or entries != plain[:-1])
    assert [entries[place] for place in range(-count, count)] == plain * 2
    for part in (slice(None), slice(3, -3), slice(count - 2, None), slice(None, None, -1), slice(count, None)):
        assert entries[part] == plain[part]
    with pytest.raises(IndexError):
        entries[count]


@pytest.mark.parametrize("seat", [0, 1, EVERYBODY])
def test_what_a_seat_was_told_since_is_the_end_of_all_it_was_told(seat: int) -> None:
    entries, plain = some(3 * PAGE + 5)
    lines = lines_of(plain, seat)
    assert entries.counts[seat] == len(lines) > 0
    for told in (0, 1, len(lines) - 3, len(lines) - 1, len(lines)):
        assert entries.since(seat, told) == lines[told:]


@pytest.mark.parametrize("seat", [0, 1, EVERYBODY])
def test_the_latest_of_some_lines_are_as_many_as_have_room_but_at_least_one(seat: int) -> None:
    entries, plain = some(3 * PAGE + 5)
    lines = lines_of(plain, seat)
    for start, stop in ((0, len(lines)), (3, 20), (5, 6), (7, 7), (len(lines), len(lines))):
        for most in (0, 300, 1_000, 10**9):
            found = entries.latest(seat, range(start, stop), most)
            assert found == lines[stop - len(found) : stop] and len(found) <= stop - start
            longer = lines[max(stop - len(found) - 1, start) : stop]
            assert sum(map(len, found)) <= most or len(found) == 1
            assert len(found) == stop - start or sum(map(len, longer)) > most, "no more had room"


def test_what_comes_after_a_place_is_found_wherever_it_is() -> None:
    entries, plain = some(4 * PAGE + 3)
    entries.pack(5)
    for place in (0, 1, PAGE, PAGE + 1, 3 * PAGE + 2, 4 * PAGE, 4 * PAGE + 3):
        assert list(entries.after(place)) == plain[place:]
    assert entries.given == Counter(each.seat for each in plain) and entries.size > 0


def test_taking_back_leaves_what_was_before_however_far_it_goes() -> None:
    entries, plain = some(4 * PAGE)
    kept = entries.copy()
    for length in (4 * PAGE - 1, 3 * PAGE, PAGE + 3, 1, 0):
        entries.cut(length)
        assert entries == plain[:length]
        assert [entries.counts[seat] for seat in (*BOTH, EVERYBODY)] == [
            len(lines_of(plain[:length], seat)) for seat in (*BOTH, EVERYBODY)
        ]
    entries.append(plain[0])
    assert entries == plain[:1] and kept == plain, "a copy goes its own way"


@pytest.mark.parametrize("name", folders())
def test_what_every_seat_heard_in_a_whole_game_is_what_the_game_said(name: str) -> None:
    said: list[list[Line]] = [[], []]
    game = ready(name)

    def log(before: AnyRecord, number: int, after: AnyRecord, seat: int) -> Sequence[Line]:
        lines = game.log(before, number, after, seat)
        said[seat] += lines
        return lines

    match = random_match(replace(game, log=log), 1)
    assert [[line for _, line in heard] for heard in match.heard] == said
    assert match.entries.counts[:2] == [len(lines) for lines in said] and len(match.entries.newest) < 2 * PAGE
