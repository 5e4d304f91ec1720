"""What each seat sees and may do, as JSON: made once at each of its moments, for however many look, and only if
somebody does. Whoever was told the moment before is told what has changed since. What it has heard is JSON already."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from pydantic_core import to_json

from kurgan.engine.entries import EVERYBODY, Entries
from kurgan.engine.game import CHANCE, NOBODY, AnyGame, Result
from kurgan.engine.match import Match
from kurgan.engine.text import Line
from kurgan.server.changes import PARTS, change
from kurgan.server.messages import Position, ResultMessage

UNROLLED: Final = Line("waiting-for-dice")
OF_A_CHAIR: Final = {"heard_from", "heard"}  # what differs between two who look at the same seat
MOST_HEARD: Final = 200_000  # bytes of the log that are told at once
NEVER: Final = -1  # in the place of a moment


class Look(NamedTuple):
    """Through whose eyes somebody looks, who of those who look is asked, and if it is before everybody."""

    seat: int
    asked: int
    is_open: bool = False


@dataclass
class Picture:
    """A position and the one that was seen before it; what is told of them is put into JSON when it is wanted."""

    position: Position
    before: Position | None = None

    @cached_property
    def whole(self) -> bytes:
        """All of it, but for what was heard and its end."""
        return spelled(dict(self.position))

    @cached_property
    def change(self) -> bytes:
        """What has changed, spelled alike."""
        before, after = self.before, dict(self.position)
        assert before is not None
        parts = {part: change(getattr(before, part), after[part]) for part in PARTS}
        return spelled({**after, "kind": "change", "since": before.at, **parts})

    def since(self, at: int) -> bytes:
        """What is sent to whoever was told a moment: what has changed if it was the one before, else all."""
        return self.change if self.before is not None and self.before.at == at else self.whole


class Pictures:
    """The pictures of one match, for those who look."""

    def __init__(self) -> None:
        self.seen: dict[Look, Picture] = {}

    def message(self, match: Match, look: Look, told: int, at: int = NEVER) -> tuple[str, int]:
        """What somebody is told who has heard so many lines and knows a moment, and how many lines those are then."""
        picture = self.picture(match, look).since(at)
        return with_lines(picture, match.entries, EVERYBODY if look.is_open else look.seat, told)

    def picture(self, match: Match, look: Look) -> Picture:
        """What is the same for all who look the same way."""
        found = self.seen.get(look)
        if found is None or found.position.at != match.moments[look.seat]:
            found = self.seen[look] = Picture(drawn(match, look), None if found is None else found.position)
        return found

    def forget(self, looks: Collection[Look | None]) -> None:
        """Keep only what somebody still looks at."""
        self.seen = {look: picture for look, picture in self.seen.items() if look in looks}


def drawn(match: Match, look: Look) -> Position:
    """What a seat knows, or everybody, as it sees it, and what it may do now, if it is the one who is asked and nobody
    only looks."""
    game, result, (seat, asked, is_open) = match.game, match.result, look
    known = match.common if is_open else match.known(seat)
    may_order = match.to_move == asked != NOBODY
    return Position(
        seat=game.seats[seat],
        at=match.moments[seat],
        to_move=None if match.to_move == NOBODY else match.named(match.to_move),
        prompt=UNROLLED if match.to_move == CHANCE else game.prompt(known, asked),
        view=game.view(known, seat),
        orders=list(game.menu(known, match.legal(asked))) if may_order else [],
        can_undo=may_order and match.can_undo(asked),
        heard_from=0,
        heard=[],
        result=None if result is None else result_message(game, result),
        is_open=is_open,
    )


def spelled(position: Mapping[str, object]) -> bytes:
    """A position as JSON, but for what was heard and its end. Each thing is spelled as what it is: asked by its type,
    pydantic would try which of five kinds each value of a line may be, and take four times as long."""
    return to_json({name: value for name, value in position.items() if name not in OF_A_CHAIR}).removesuffix(b"}")


def with_lines(picture: bytes, entries: Entries, seat: int, told: int) -> tuple[str, int]:
    """A picture with what was heard beyond so many lines, or the last of it, and how many there are then."""
    count = entries.counts[seat]
    return (picture + heard(entries, seat, range(min(told, count), count))).decode(), count


def heard(entries: Entries, seat: int, lines: range) -> bytes:
    """The last of some lines of a seat's log, as many as are told at once, as the end of a message."""
    found = entries.latest(seat, lines, MOST_HEARD)
    return b',"heard_from":%d,"heard":[%b]}' % (lines.stop - len(found), b",".join(found))


def heard_before(match: Match, look: Look, until: int) -> str:
    """What was heard before a line of the log."""
    seat = EVERYBODY if look.is_open else look.seat
    lines = range(min(until, match.entries.counts[seat]))
    return (b'{"kind":"heard"' + heard(match.entries, seat, lines)).decode()


def result_message(game: AnyGame, result: Result) -> ResultMessage:
    """How a match has ended."""
    return ResultMessage(winner=None if result.winner == NOBODY else game.seats[result.winner], line=result.line)
