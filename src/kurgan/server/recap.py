"""Since your last turn: what a seat was shown while others played, made again from the match's numbers.

Everything is made from what the seat knew at each moment, and there is a picture for each of its own moments only:
an order it did not see leaves none, so their number tells nothing either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from pydantic_core import to_json

from kurgan.engine.entries import LINE, TURN_ENDS, Entry, is_end
from kurgan.engine.game import CHANCE, NOBODY
from kurgan.engine.match import Match
from kurgan.engine.record import AnyRecord, save
from kurgan.engine.text import Line
from kurgan.server.changes import one_after_the_other
from kurgan.server.messages import Recap, Shown

MOST_BYTES: Final = 1_000_000
MOST_SHOWN: Final = 150  # the latest: whoever was away for longer reads the rest in the log
SAID_SO: Final = TURN_ENDS.encode()


@dataclass(frozen=True)
class Deed:
    """An order and the dice that answered it: what a seat is shown at once."""

    start: int  # among the match's entries
    entries: Sequence[Entry]

    def heard(self, seat: int) -> list[Line]:
        """What a seat heard of it."""
        return [LINE.validate_json(line) for entry in self.entries for line in entry.lines(seat)]

    def after_end(self, seat: int, side: str) -> list[Line] | None:
        """What a seat heard of it after a side's turn had ended, or None if that was not heard."""
        if not any(SAID_SO in entry.told[seat] for entry in self.entries):
            return None
        lines = self.heard(seat)
        ends = [place for place, line in enumerate(lines) if is_end(line, side)]
        return lines[ends[-1] + 1 :] if ends else None


class Sight(NamedTuple):
    """What a seat knew at one of its moments, who was to move then, and what was heard with it."""

    known: AnyRecord
    to_move: int
    heard: Sequence[Line]


def recap(match: Match, seat: int) -> Recap:
    """What a seat was shown since its own last turn ended, up to its first order of the next."""
    since, has_played = deeds_since_turn(match, seat)
    past = since[: next_turn(match, seat, since)]
    shown = shown_of(match, seat, list(deque(sights_of(match, seat, past), MOST_SHOWN)))
    later = sum(len(entry.lines(seat)) for deed in since[len(past) :] for entry in deed.entries)
    return Recap(
        at=match.moments[seat],
        has_played=has_played,
        heard_from=match.entries.counts[seat] - later - sum(len(each.heard) for each in shown),
        shown=shown,
    )


def shown_of(match: Match, seat: int, sights: Sequence[Sight]) -> list[Shown]:
    """What the seat was shown, or the latest half of it if that would be too much, or half of that."""
    first, *others = sights
    shown = list(pictures(match, seat, [first._replace(heard=[]), *others]))
    if len(shown) > 1 and len(to_json(shown)) > MOST_BYTES:
        return shown_of(match, seat, sights[-len(sights) // 2 :])
    return shown


def deeds_since_turn(match: Match, seat: int) -> tuple[list[Deed], bool]:
    """What was done since a seat's own last turn ended, from the deed that ended it; and if there was one."""
    found: list[Deed] = []
    for deed in latest_deeds(match.entries):
        found.insert(0, deed)
        if deed.after_end(seat, match.game.seats[seat]) is not None:
            return found, True
    return found, False


def latest_deeds(entries: Sequence[Entry]) -> Iterator[Deed]:
    """A match's entries, the latest first, the dice with the order they answer."""
    answers: list[Entry] = []
    for place, entry in zip(range(len(entries) - 1, -1, -1), reversed(entries), strict=True):
        answers.insert(0, entry)
        if place == 0 or entry.seat != CHANCE:
            yield Deed(place, answers)
            answers = []


def next_turn(match: Match, seat: int, past: Sequence[Deed]) -> int:
    """Which of these deeds is the seat's first in a new turn of its own: one after another side's turn has ended."""
    others = [name for name in match.game.seats if name != match.game.seats[seat]]
    ended = [place for place, deed in enumerate(past) for side in others if deed.after_end(seat, side) is not None]
    own = [place for place, deed in enumerate(past) if ended and place > ended[-1] and deed.entries[0].seat == seat]
    return own[0] if own else len(past)


def sights_of(match: Match, seat: int, past: Sequence[Deed]) -> Iterator[Sight]:
    """How it stood before these deeds, and after each of which the seat saw or heard something."""
    game, states = match.game, match.states(past[0].start if past else len(match.entries))
    state = next(states)
    known = game.knows(state, seat)
    yield Sight(known, game.seat_to_move(state), [])
    for deed in past:
        is_seen, own = False, deed.after_end(seat, game.seats[seat])
        for entry in deed.entries:
            before, state = known, next(states)
            known = game.knows(state, seat)
            is_seen = is_seen or bool(entry.told[seat]) or save(before) != save(known)
        if is_seen:
            yield Sight(known, game.seat_to_move(state), deed.heard(seat) if own is None else own)


def pictures(match: Match, seat: int, sights: Sequence[Sight]) -> Iterator[Shown]:
    """What the seat was shown, the first whole and of the others what changed."""
    views = one_after_the_other(match.game.view(sight.known, seat) for sight in sights)
    for sight, view in zip(sights, views, strict=True):
        named = match.game.seats[sight.to_move] if sight.to_move not in (CHANCE, NOBODY) else None
        yield Shown(to_move=named, view=view, heard=list(sight.heard))
